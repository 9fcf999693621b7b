import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import ts from "typescript";

/** One piece of code shown to a reader, with the place of each of its lines. */
export interface Example {
  /** The file it stands in, relative to the root of the project. */
  readonly file: string;
  readonly lines: readonly Line[];
  /** False for code that is only compiled: it waits for input, or shows a fragment. */
  readonly run: boolean;
}

interface Line {
  readonly text: string;
  /** Its line in the file, from 1. */
  readonly number: number;
}

/** Every example of the project: README.md, docs/**\/*.md and the doc comments of src/. */
export function examplesOf(root: string): Example[] {
  const markdown = ["README.md", ...filesBelow(root, "docs", ".md")];
  const sources = filesBelow(root, "src", ".ts");
  return [
    ...markdown.flatMap((file) => markdownExamples(file, read(root, file))),
    ...sources.flatMap((file) => commentExamples(file, read(root, file))),
  ];
}

function read(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

function filesBelow(root: string, folder: string, extension: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((name) => !name.startsWith("docs/api/"))
    .sort();
}

/** The code fenced as `ts` in a Markdown file. */
export function markdownExamples(file: string, text: string): Example[] {
  return fencedExamples(
    file,
    text.split(/\r?\n/).map((line, index) => ({ text: line, number: index + 1 })),
  );
}

/**
 * Fences of `ts`; `ts no-run` is only compiled, `ts continued` goes on where the block before it
 * in the same file ended.
 */
function fencedExamples(file: string, lines: readonly Line[]): Example[] {
  const examples: Example[] = [];
  let open: { fence: string; indent: number; info: string; at: number; lines: Line[] } | undefined;
  for (const line of lines) {
    const [, indent = "", fence = "", info = ""] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line.text) ?? [];
    if (open === undefined) {
      if (fence !== "") {
        open = { fence, indent: indent.length, info: info.trim(), at: line.number, lines: [] };
      }
    } else if (fence.startsWith(open.fence) && info.trim() === "") {
      const [language, ...options] = open.info.split(/\s+/);
      if (language === "ts" || language === "typescript") {
        examples.push(fenced(file, open.at, options, open.lines, examples.at(-1)));
      }
      open = undefined;
    } else {
      open.lines.push({ ...line, text: withoutIndent(line.text, open.indent) });
    }
  }
  if (open !== undefined) throw new Error(`${file}:${open.at}: this fence is never closed`);
  return examples;
}

function withoutIndent(text: string, width: number): string {
  const blank = text.length - text.trimStart().length;
  return text.slice(Math.min(width, blank));
}

function fenced(
  file: string,
  at: number,
  options: readonly string[],
  lines: readonly Line[],
  before: Example | undefined,
): Example {
  const unknown = options.find((option) => option !== "no-run" && option !== "continued");
  if (unknown !== undefined) {
    throw new Error(`${file}:${at}: unknown word "${unknown}" after ts (no-run, continued)`);
  }
  const run = !options.includes("no-run");
  if (!options.includes("continued")) return { file, lines, run };
  if (before === undefined) throw new Error(`${file}:${at}: no example before this one`);
  return { file, lines: [...before.lines, ...lines], run: run && before.run };
}

/** The code of each `@example` in the doc comments of a source file, fenced or bare. */
export function commentExamples(file: string, text: string): Example[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return docComments(source).flatMap(({ pos, end }) => {
    const first = source.getLineAndCharacterOfPosition(pos).line + 1;
    const lines = text
      .slice(pos + "/**".length, end - "*/".length)
      .split(/\r?\n/)
      .map((line, index) => ({
        text: line.replace(/^\s*\* ?/, "").trimEnd(),
        number: first + index,
      }));
    return exampleTags(lines).flatMap((tag) =>
      tag.some((line) => /^\s*(`{3,}|~{3,})/.test(line.text))
        ? fencedExamples(file, tag)
        : [{ file, lines: tag, run: true }],
    );
  });
}

/** Each doc comment once, wherever it stands before a piece of syntax. */
function docComments(source: ts.SourceFile): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      if (source.text.startsWith("/**", range.pos) && source.text[range.pos + 3] !== "/") {
        found.set(range.pos, range);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

/** The lines of each `@example` up to the next tag; an `@` inside of a fence is code. */
function exampleTags(lines: readonly Line[]): Line[][] {
  const tags: Line[][] = [];
  let tag: Line[] | undefined;
  let inFence = false;
  for (const line of lines) {
    if (!inFence && /^\s*@[a-z]/i.test(line.text)) {
      const rest = /^\s*@example\b(.*)$/.exec(line.text)?.[1];
      tag = rest === undefined ? undefined : [{ ...line, text: rest.trim() }];
      if (tag !== undefined) tags.push(tag);
      continue;
    }
    if (/^\s*(`{3,}|~{3,})/.test(line.text)) inFence = !inFence;
    tag?.push(line);
  }
  return tags;
}
