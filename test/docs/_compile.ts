import { join } from "node:path";
import ts from "typescript";
import type { Example } from "./_extract.ts";

/** What the compiler says against the examples, as "file:line: message". One program for all. */
export function compileFaults(root: string, examples: readonly Example[]): string[] {
  const options = compilerOptions(root);
  // The files live in memory only, in the root so that the package's own name resolves as usual.
  const files = new Map(examples.map((example, index) => [join(root, `example-${index}.ts`), example]));
  const texts = new Map([...files].map(([path, example]) => [path, textOf(example)]));

  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, settings, ...rest) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, settings, ...rest) : ts.createSourceFile(path, text, settings);
  };

  const program = ts.createProgram([...files.keys()], options, host);
  return [...files].flatMap(([path, example]) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((fault) => {
      const line = source?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
      const message = ts.flattenDiagnosticMessageText(fault.messageText, " ");
      return `${example.file}:${example.lines[line]?.number}: ${message} (TS${fault.code})`;
    });
  });
}

export function textOf(example: Example): string {
  return example.lines.map((line) => line.text).join("\n");
}

function compilerOptions(root: string): ts.CompilerOptions {
  const path = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, " "));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  // The package by its name is its sources, not the build that may be old.
  const paths = {
    sternhalma: [join(root, "src/index.ts")],
    "sternhalma/*": [join(root, "src/*/index.ts")],
  };
  return { ...options, paths };
}
