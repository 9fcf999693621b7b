import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileFaults } from "./_compile.ts";
import { commentExamples, type Example, examplesOf, markdownExamples } from "./_extract.ts";
import { runFaults } from "./_run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** An example of a README with this code; its first line is line 2. */
function example(code: string): Example {
  const [only] = markdownExamples("README.md", `\`\`\`ts\n${code}\n\`\`\``);
  if (only === undefined) throw new Error("no example");
  return only;
}

const run = (code: string): Promise<string[]> => runFaults(root, example(code));

const shape = ({ lines, ...rest }: Example) => ({
  ...rest,
  lines: lines.map(({ number, text }) => `${number} ${text}`),
});

describe("extracting from Markdown", () => {
  test("takes the fences of ts with their lines, and no others", () => {
    const text = "# Title\n```sh\nls\n```\n\n```ts\none;\n\n two;\n```\n```tsx\nno;\n```\n";
    expect(markdownExamples("a.md", text).map(shape)).toEqual([
      { file: "a.md", run: true, lines: ["7 one;", "8 ", "9  two;"] },
    ]);
  });

  test("fences in a list, longer fences, CRLF, a fence within a fence", () => {
    const text = "- item\r\n  ```ts\r\n  one;\r\n  ```\r\n\r\n````md\r\n```ts\r\nno;\r\n```\r\n````\r\n";
    expect(markdownExamples("a.md", text).map(shape)).toEqual([{ file: "a.md", run: true, lines: ["3 one;"] }]);
  });

  test("no-run and continued", () => {
    const text = "```ts\none;\n```\n```ts continued\ntwo;\n```\n```ts no-run\nthree;\n```\n";
    expect(markdownExamples("a.md", text).map(shape)).toEqual([
      { file: "a.md", run: true, lines: ["2 one;"] },
      { file: "a.md", run: true, lines: ["2 one;", "5 two;"] },
      { file: "a.md", run: false, lines: ["8 three;"] },
    ]);
  });

  test.each([
    ["```ts\none;\n", "a.md:1: this fence is never closed"],
    ["\n```ts norun\none;\n```\n", 'a.md:2: unknown word "norun" after ts (no-run, continued)'],
    ["```ts continued\none;\n```\n", "a.md:1: no example before this one"],
  ])("refuses %j", (text, message) => {
    expect(() => markdownExamples("a.md", text)).toThrow(message);
  });
});

describe("extracting from doc comments", () => {
  test("fenced and bare, up to the next tag, on any export or member", () => {
    const text = [
      "/** One line. @example no */",
      "/**",
      " * Text.",
      " * @example",
      " * ```ts",
      " * one;",
      " *   @two;",
      " * ```",
      " * prose",
      " * @since 0.1.0",
      " */",
      "export interface A {",
      "  /**",
      "   * @example a title",
      "   * ```ts no-run",
      "   * three;",
      "   * ```",
      "   */",
      "  b: 1;",
      "}",
      "/**",
      " * @example",
      " * four;",
      " */",
    ].join("\n");
    expect(commentExamples("a.ts", text).map(shape)).toEqual([
      { file: "a.ts", run: true, lines: ["6 one;", "7   @two;"] },
      { file: "a.ts", run: false, lines: ["16 three;"] },
      { file: "a.ts", run: true, lines: ["22 ", "23 four;", "24 "] },
    ]);
  });

  test("not from other comments, nor from strings", () => {
    const text = "// @example one;\n/* @example two; */\nexport const a = '/** @example three; */';\n";
    expect(commentExamples("a.ts", text)).toEqual([]);
  });
});

test("a project without documents has no examples", () => {
  expect(examplesOf(fileURLToPath(new URL("./nowhere", import.meta.url)))).toEqual([]);
});

describe("compiling", () => {
  test("names file and line of every fault, in one go", { timeout: 120_000 }, () => {
    const faults = compileFaults(root, [
      example("export const one: number = 1;"),
      example("\nconst two: number = 'two';\nawait Promise.resolve(two);\nthree();"),
    ]);
    expect(faults).toEqual([
      "README.md:3: Type 'string' is not assignable to type 'number'. (TS2322)",
      "README.md:5: Cannot find name 'three'. (TS2304)",
    ]);
  });
});

describe("running", () => {
  test.each([
    "1 + 1; // 2",
    "1 + 1 // 2",
    "1 + 1; // → 2",
    "1 + 1; // => 2",
    "({ a: [1, -2, null], b: undefined, c: 'x' }); // { a: [1, -2, null], c: \"x\" }",
    "Object.assign(Object.create(null), { a: 1 }); // { a: 1 }",
    "'i9'; // \"i9\"",
    "'i9'; // 'i9'",
    "'i9'; // i9",
    "'a long text'; // a long …",
    "[1, 2, 3]; // [ 1, 2, …",
    "new Map([[1, 2]]); // Map(1) { 1 => 2 }",
    "undefined; // undefined",
    "await Promise.resolve(3); // 3",
    "console.log('i9'); // i9",
    "console.log('i9', 60); // i9 60",
    "const three = 3; // 3",
    "let four = 1;\nfour = 4; // 4\nfour += 1; // as if by magic",
    "const five = [5]; // a list",
    "[1, 2, 3];\n// → [1, 2, 3]",
    "({ a: 1, b: '//' });\n// → { a: 1,\n//     b: \"//\" }\n// prose",
    "1;\n// prose",
    "1;\n\n// → prose",
    "for (const n of [6, 6]) {\n  n; // 6\n}",
    "[\n  7,\n].length; // 1",
    "null!.x; // throws",
    "await Promise.reject(new Error('no such cell')); // throws no such cell",
    "throw_('NO_BRIDGE'); // throws NO_BRIDGE\nfunction throw_(code: string) {\n  throw Object.assign(new Error('x'), { code });\n}",
    "import { strictEqual } from 'node:assert';\nstrictEqual(1, 1);",
    "import assert, { type AssertionError } from 'node:assert';\nassert(true);\nexport type E = AssertionError;",
    "import type { Game } from 'no-such-package';\nconst game: Game = 8; // 8",
    "import fc from 'fast-check';\nfc.sample(fc.constant(8), 1); // [8]",
  ])("%j passes", async (code) => {
    expect(await run(code)).toEqual([]);
  });

  test.each([
    ["\n1 + 1; // 3", "README.md:3: is 2, but the comment says 3"],
    ["'2'; // 3", "README.md:2: is '2', but the comment says 3"],
    ["1 + 1;\n// → 3", "README.md:2: is 2, but the comment says 3"],
    ["[1, 2];\n// → [1,\n//    3]", "README.md:2: is [ 1, 2 ], but the comment says [1, 3]"],
    ["[1, [2]]; // [1, [3]]", "README.md:2: is [ 1, [ 2 ] ], but the comment says [1, [3]]"],
    ["({ a: 1, b: 2 }); // { a: 1 }", "README.md:2: is { a: 1, b: 2 }, but the comment says"],
    ["undefined; // the cell", "README.md:2: is undefined, but the comment says the cell (prose"],
    ["'a long text'; // a short …", "README.md:2: is 'a long text', but"],
    ["console.log(1); // 2", "README.md:2: is 1, but"],
    ["const three = 3; // 4", "README.md:2: is 3, but"],
    ["const three = [3]; // → the list", "README.md:2: is [ 3 ], but"],
    ["const [a] = [3]; // 3", "README.md:2: a value behind several names"],
    ["const a = null!.x; // throws", "README.md:2: write what throws without a name"],
    ["1; // throws", "README.md:2: does not throw, but the comment says throws"],
    ["null!.x; // throws NO_BRIDGE", "README.md:2: throws TypeError"],
    ["\n\nnull!.x;", "README.md:4: the example throws TypeError"],
    ["1;\nif (1 > 2) {\n  2; // 2\n}", "README.md:4: the run never came by this line"],
    ["try {\n  1; // 2\n} catch {}", "README.md:3: is 1, but"],
    ["import 'sternhalma/nothing';", "README.md:2: the example throws"],
  ])("%j fails", async (code, message) => {
    const faults = await run(code);
    expect(faults[0]).toContain(message);
  });
});
