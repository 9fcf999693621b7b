import { join } from "node:path";
import { format } from "node:util";
import ts from "typescript";
import { textOf } from "./_compile.ts";
import { type Expected, expectedOf, throwFault, valueFault } from "./_expected.ts";
import type { Example } from "./_extract.ts";

/** Runs an example; answers with what went wrong, each as "file:line: message". */
export async function runFaults(root: string, example: Example): Promise<string[]> {
  const text = textOf(example);
  const faults: string[] = [];
  const report = (line: number, message: string): void => {
    faults.push(`${example.file}:${example.lines[line]?.number}: ${message}`);
  };

  let current = 0;
  const waiting = new Set<number>();
  // Faults are collected, not thrown: an example may catch what it runs.
  const hooks = {
    at(line: number): void {
      current = line;
    },
    value(actual: unknown, promise: string, line: number): void {
      waiting.delete(line);
      const fault = valueFault(actual, promise);
      if (fault !== undefined) report(line, fault);
    },
    async throws(act: () => unknown, promise: string, line: number): Promise<void> {
      waiting.delete(line);
      let thrown: { error: unknown } | undefined;
      try {
        await act();
      } catch (error) {
        thrown = { error };
      }
      const fault = throwFault(thrown, promise);
      if (fault !== undefined) report(line, fault);
    },
  };

  const { code, promises, errors } = withHooks(text);
  for (const { line, message } of errors) report(line, message);
  for (const line of promises) waiting.add(line);
  try {
    const modules = await modulesOf(root, text);
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    const run = new AsyncFunction("require", "exports", "console", "$example", toCommonJs(code));
    await run((name: string) => modules.get(name), {}, quietConsole, hooks);
    for (const line of waiting) report(line, "the run never came by this line");
  } catch (error) {
    report(current, `the example throws ${String(error)}`);
  }
  return faults;
}

/** Prints nothing; `console.log(x)` answers with what it would print, to be compared. */
const quietConsole = {
  ...Object.fromEntries(["info", "warn", "error", "table", "dir"].map((name) => [name, () => {}])),
  log: (first: unknown, ...rest: unknown[]) => (rest.length === 0 ? first : format(first, ...rest)),
};

/** What the example imports: the sources for the package, else Node's own resolution. */
async function modulesOf(root: string, text: string): Promise<Map<string, object>> {
  const modules = new Map<string, object>();
  // Of what is imported for its types alone nothing is left to load.
  for (const { fileName } of ts.preProcessFile(toCommonJs(text), true, true).importedFiles) {
    const [name, door = ""] = fileName.split("/");
    const path = name === "sternhalma" ? join(root, "src", door, "index.ts") : fileName;
    const module: object = await import(/* @vite-ignore */ path);
    modules.set(fileName, { ...module, __esModule: true });
  }
  return modules;
}

function toCommonJs(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  }).outputText;
}

interface Hooked {
  readonly code: string;
  /** The lines with a promise that is to be kept. */
  readonly promises: readonly number[];
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** The same code on the same lines, with a call for each promise and before each statement. */
function withHooks(text: string): Hooked {
  const source = ts.createSourceFile("example.ts", text, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const promises: number[] = [];
  const errors: { line: number; message: string }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) {
      const start = node.getStart();
      if (node.parent === source && !ts.isImportDeclaration(node)) {
        inserts.push({ at: start, text: `;$example.at(${lineOf(start)});` });
      }
      const expected = expectedOf(node, trailingComment(text, node.end));
      const line = lineOf(node.end);
      if (expected?.kind === "fault") errors.push({ line, message: expected.text });
      else if (expected !== undefined) {
        promises.push(line);
        inserts.push(...hooksFor(node, expected, line));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const code = inserts
    .map((insert, order) => ({ ...insert, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((all, insert) => all.slice(0, insert.at) + insert.text + all.slice(insert.at), text);
  return { code, promises, errors };
}

function hooksFor(
  node: ts.Statement,
  expected: Exclude<Expected, { kind: "fault" }>,
  line: number,
): { at: number; text: string }[] {
  const { subject, kind, text } = expected;
  const tail = `), ${JSON.stringify(text)}, ${line})`;
  if (ts.isVariableStatement(node)) {
    return [{ at: node.end, text: `;$example.value((${subject.getText()}${tail};` }];
  }
  const head = kind === "value" ? "$example.value((" : "await $example.throws(async () => (";
  return [
    { at: subject.getStart(), text: head },
    { at: subject.end, text: tail },
  ];
}

/**
 * The text of the `//` comment behind a statement: on the line where it ends or, if it begins with an arrow, on the next one, and then
 * on those below that are indented further.
 */
function trailingComment(text: string, end: number): string | undefined {
  const range = ts
    .getTrailingCommentRanges(text, end)
    ?.find(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia);
  if (range !== undefined) return text.slice(range.pos + "//".length, range.end).trim();
  const [below] = /^[ \t]*\n[ \t]*\/\/ →.*(?:\n[ \t]*\/\/ {3,}.*)*/.exec(text.slice(end)) ?? [];
  return below
    ?.trim()
    .split("\n")
    .map((line) => line.replace("//", "").trim())
    .join(" ");
}
