import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { classic2 } from "../../src/index.ts";
import { run } from "./_run.ts";

const board = "k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w";

/** Positions that cannot be, with the code and the column each is told with. */
const bad: [string, string, RegExp][] = [
  ["an empty text", "", /there is no variant "" \(UNKNOWN_VARIANT\)/],
  ["an unknown variant", "clasic-2", /UNKNOWN_VARIANT.*Did you mean classic-2\?/],
  ["3.5 players", "classic-3.5", /there is no variant "classic-3\.5" \(UNKNOWN_VARIANT\)/],
  ["a prototype's name", "__proto__", /there is no variant "__proto__" \(UNKNOWN_VARIANT\)/],
  ["another prototype's name", "constructor", /UNKNOWN_VARIANT/],
  ["an unknown variant with a board", `nonsense ${board} w 1 0,0 - -`, /position:1:1: .*\(UNKNOWN_VARIANT\)/],
  ["a row too long", `classic-2 ${board.replace("/13/", "/14/")} w 1 0,0 - -`, /position:1:25: .*\(ROW_LENGTH\)/],
  ["a row too few", `classic-2 ${board.slice(2)} w 1 0,0 - -`, /position:1:11: .*\(ROW_COUNT\)/],
  [
    "a colour not seated",
    `classic-2 ${board.replace("/9/", "/4r4/")} w 1 0,0 - -`,
    /position:1:38: .*\(SEAT_NOT_SEATED\)/,
  ],
  ["a letter that is none", `classic-2 ${board.replace("/9/", "/4x4/")} w 1 0,0 - -`, /\(NOT_A_LETTER\)/],
  ["a wrong turn", `classic-2 ${board} r 1 0,0 - -`, /position:1:\d+: .*\(WRONG_TURN\)/],
  ["a negative round", `classic-2 ${board} w -1 0,0 - -`, /\(BAD_ROUND\)/],
  ["negative counters", `classic-2 ${board} w 1 0,-1 - -`, /\(BAD_MADE\)/],
  ["a field too many", `classic-2 ${board} w 1 0,0 - - -`, /\(FIELD_COUNT\)/],
  [
    "NUL bytes",
    `classic-2 ${board.replace("/9/", "/4\u00004/")} w 1 0,0 - -`,
    /position:1:38: .*\ufffd.*\(NOT_A_LETTER\)/,
  ],
  ["a text without end", `classic-2 ${"k".repeat(10_000)}`, /position:1:513: .*\(TEXT_TOO_LONG\)/],
];

describe("positions as operands", () => {
  test.each(bad)("%s", async (_, text, message) => {
    const { code, out, err } = await run(["moves", text]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect([code, out]).toEqual([2, ""]);
  });

  test("all problems of a position are told, one a line", async () => {
    const { err } = await run(["moves", `classic-2 ${board.replace("/13/", "/14/")} r 0 0 - -`]);
    expect(err.match(/\([A-Z_]+\)/g)).toEqual(["(ROW_LENGTH)", "(WRONG_TURN)", "(BAD_ROUND)", "(BAD_MADE)"]);
  });

  test("a piece off the star, an empty cell, somebody else's piece", async () => {
    for (const [cell, code] of [
      ["a4", "NOT_A_CELL"],
      ["r1", "NOT_A_CELL"],
      ["i0", "NOT_A_CELL"],
      ["i18", "NOT_A_CELL"],
      ["i9", "EMPTY_CELL"],
      ["e17", "NOT_YOUR_PIECE"],
    ] as const) {
      const ran = await run(["moves", "classic-2", "--piece", cell]);
      expect([ran.code, ran.out]).toEqual([2, ""]);
      expect(ran.err).toContain(`(${code})`);
    }
  });
});

describe("--rules", () => {
  let folder = "";
  const file = (content: unknown): string => {
    const path = join(folder, "rules.json");
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "sternhalma-"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test("makes rule sets of one's own known", async () => {
    const rules = file([{ ...classic2, id: "club", jumps: "long" }]);
    expect((await run(["perft", "club", "1", "--rules", rules])).out).toBe("14\n");
  });

  test.each([
    ["no JSON", "{", /rules\.json: is not JSON \(BAD_JSON\)/],
    ["no rule set", "7", /\(NOT_A_VARIANT\)/],
    ["hostile names and nothing else", '{"__proto__": {"id": "x"}}', /\(NOT_A_VARIANT\)/],
    ["hostile names", '{"__proto__": {"id": "x"}, "id": "x"}', /__proto__[^\n]*\(FIELD_UNKNOWN\)/],
    [
      "five faults at once",
      { ...classic2, id: "No", pieces: 3.5, jumps: "far" },
      /BAD_ID[\s\S]*BAD_PIECES[\s\S]*BAD_JUMPS/,
    ],
    ["a preset's id", { ...classic2, jumps: "long" }, /\(RESERVED_ID\)/],
    [
      "two seats of 15 side by side",
      { ...classic2, id: "x", seats: ["white", "red"], pieces: 15 },
      /NEIGHBOURING_HOMES/,
    ],
  ])("%s", async (_, content, message) => {
    const { code, out, err } = await run(["moves", "club", "--rules", file(content)]);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([2, ""]);
  });

  test("a missing file, a folder, a name that cannot be", async () => {
    for (const [name, reason] of [
      [join(folder, "nothing.json"), "no such file"],
      [folder, "is a directory"],
      [`${folder}/\u0000`, "no file can have this name"],
    ] as const) {
      const { code, err } = await run(["moves", "club", "--rules", name]);
      expect(code).toBe(2);
      expect(err).toContain(reason);
    }
  });
});
