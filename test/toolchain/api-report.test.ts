import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { apiReports } from "../../scripts/api-report.mjs";

/** The reports of a package with these files. */
function reportsOf(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "api-report-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return Object.fromEntries(apiReports(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const set = {
  "package.json": JSON.stringify({
    name: "halma",
    type: "module",
    exports: { ".": {}, "./board": {}, "./package.json": "./package.json" },
  }),
  "tsconfig.src.json": JSON.stringify({
    compilerOptions: { module: "nodenext", allowImportingTsExtensions: true, noEmit: true, types: [] },
  }),
};

test("one report for each door, each public name with its declaration", { timeout: 120_000 }, () => {
  expect(
    reportsOf({
      ...set,
      "src/index.ts": 'export { jump as leap, type Size } from "./a.ts";\nexport * from "./board/index.ts";\n',
      "src/a.ts": [
        "/** A comment. */",
        "export function jump(a: number): number;",
        "export function jump(a: string): string;",
        "export function jump(a: never): unknown { return a; }",
        "export type Size = 10 | 15;",
        "export const hidden: number = 1;",
      ].join("\n"),
      "src/board/index.ts": "export const rows: readonly number[] = [17];\nexport interface Row { readonly a: 1 }\n",
    }),
  ).toEqual({
    "halma.txt": [
      "# halma: 4 names\n",
      "export interface Row {\n    readonly a: 1;\n}\n",
      "export type Size = 10 | 15;\n",
      "leap is\nexport declare function jump(a: number): number;\nexport declare function jump(a: string): string;\n",
      "export declare const rows: readonly number[];\n",
    ].join("\n"),
    "halma-board.txt": [
      "# halma/board: 2 names\n",
      "export interface Row {\n    readonly a: 1;\n}\n",
      "export declare const rows: readonly number[];\n",
    ].join("\n"),
  });
});

test("a door that leads nowhere is an error", { timeout: 120_000 }, () => {
  expect(() => reportsOf({ ...set, "src/index.ts": "export const a: 1 = 1;\n" })).toThrow(/board.*exports nothing/);
});
