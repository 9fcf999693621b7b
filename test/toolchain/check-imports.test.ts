import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findImportFaults } from "../../scripts/check-imports.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "check-imports-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The faults of a source folder with these files, as "file:line message". */
function faultsOf(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return findImportFaults(folder).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const plain = "export const one = 1;\n";

describe("imports that are allowed", () => {
  test("down the folder list, within a folder, and all from the root", () => {
    expect(
      faultsOf({
        "problem/a.ts": plain,
        "geometry/a.ts": 'export * from "../problem/a.ts";\n',
        "geometry/b.ts": 'import { one } from "./a.ts";\nexport const two = one;\n',
        "rating/a.ts": 'import type { one } from "../geometry/a.ts";\nexport type T = typeof one;\n',
        "index.ts": 'export * from "./rating/a.ts";\nexport * from "./geometry/b.ts";\n',
      }),
    ).toEqual([]);
  });

  test("node: in the command, and the types of fast-check in testing", () => {
    expect(
      faultsOf({
        "cli/a.ts": 'import { argv } from "node:process";\nexport const n = argv.length;\n',
        "testing/a.ts": 'import type fc from "fast-check";\nexport type F = typeof fc;\n',
        "testing/b.ts": 'export type F = typeof import("fast-check");\n',
      }),
    ).toEqual([]);
  });

  test("an import that only stands in a comment or a string is none", () => {
    expect(
      faultsOf({
        "problem/a.ts": '// import "../game/a.ts";\nexport const text = \'import x from "node:fs"\';\n',
      }),
    ).toEqual([]);
  });
});

describe("imports that are refused", () => {
  test.each([
    ["import", 'import { one } from "../game/a.ts";\nexport const x = one;\n'],
    ["import type", 'import type { one } from "../game/a.ts";\nexport type X = typeof one;\n'],
    ["export from", 'export { one } from "../game/a.ts";\n'],
    ["export *", 'export * from "../game/a.ts";\n'],
    ["import()", 'export const x = () => import("../game/a.ts");\n'],
    ["typeof import()", 'export type X = typeof import("../game/a.ts");\n'],
  ])("up the folder list, by %s", (_kind, text) => {
    expect(faultsOf({ "game/a.ts": plain, "moves/a.ts": `\n${text}` })).toEqual([
      "moves/a.ts:2 moves/ does not import game/ (allowed: problem, geometry, variants, position)",
    ]);
  });

  test("more than problem and geometry in rating and clock", () => {
    expect(
      faultsOf({
        "game/a.ts": plain,
        "rating/a.ts": 'export * from "../game/a.ts";\n',
        "clock/a.ts": 'export * from "../rating/a.ts";\n',
      }),
    ).toEqual([
      "clock/a.ts:1 clock/ does not import rating/ (allowed: problem, geometry)",
      "rating/a.ts:1 rating/ does not import game/ (allowed: problem, geometry)",
    ]);
  });

  test("the command, by testing and by the root", () => {
    const faults = faultsOf({
      "cli/a.ts": plain,
      "testing/a.ts": 'export * from "../cli/a.ts";\n',
      "index.ts": 'export * from "./cli/a.ts";\n',
    });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toBe("index.ts:1 the library does not import cli/");
    expect(faults[1]).toMatch(/^testing\/a\.ts:1 testing\/ does not import cli\//);
  });

  test("the root, by a folder", () => {
    expect(faultsOf({ "index.ts": plain, "cli/a.ts": 'export * from "../index.ts";\n' })).toEqual([
      "cli/a.ts:1 imports index.ts: only users of the package import the root",
    ]);
  });

  test("a circle between files of one folder, of types too", () => {
    expect(
      faultsOf({
        "moves/a.ts": 'export * from "./b.ts";\n',
        "moves/b.ts": 'export * from "./c.ts";\n',
        "moves/c.ts": '\nimport type { X } from "./a.ts";\nexport type Y = X;\n',
      }),
    ).toEqual(["moves/c.ts:2 imports in a circle: moves/a.ts → moves/b.ts → moves/c.ts → moves/a.ts"]);
  });

  test("a file that imports itself", () => {
    expect(faultsOf({ "moves/a.ts": 'export * from "./a.ts";\n' })).toEqual([
      "moves/a.ts:1 imports in a circle: moves/a.ts → moves/a.ts",
    ]);
  });

  test.each(["node:fs", "fs", "fast-check", "lodash"])("%s outside the command", (name) => {
    expect(faultsOf({ "moves/a.ts": `import "${name}";\n` })).toEqual([
      `moves/a.ts:1 imports ${name}; outside cli/ the library imports only itself`,
    ]);
  });

  test("a package in the command", () => {
    expect(faultsOf({ "cli/a.ts": 'import "lodash";\n' })).toEqual([
      "cli/a.ts:1 imports the package lodash; the command uses only node: and the library",
    ]);
  });

  test.each([
    'import fc from "fast-check";\nexport const x = fc;\n',
    'import { type Arbitrary } from "fast-check";\nexport type X = Arbitrary<1>;\n',
    'export * from "fast-check";\n',
    'export const x = () => import("fast-check");\n',
  ])("more than types of fast-check in testing: %j", (text) => {
    expect(faultsOf({ "testing/a.ts": text })).toEqual([
      'testing/a.ts:1 imports more than types of fast-check (write "import type")',
    ]);
  });

  test("a folder nobody listed, a missing file, another extension, a file outside", () => {
    expect(
      faultsOf({
        "utils/a.ts": plain,
        "problem/a.ts": 'import "./gone.ts";\nimport "./b.js";\nimport "./b";\nimport "../../outside.ts";\n',
        "problem/b.ts": plain,
      }),
    ).toEqual([
      "problem/a.ts:1 imports ./gone.ts, which is no .ts file",
      "problem/a.ts:2 imports ./b.js, which is no .ts file",
      "problem/a.ts:3 imports ./b, which is no .ts file",
      "problem/a.ts:4 imports ../../outside.ts, which is outside of the sources",
      "utils/a.ts:1 folder utils/ is not in the folder order",
    ]);
  });
});
