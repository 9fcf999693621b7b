import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatMove, unwrap } from "../../src/index.ts";
import {
  axialNaming,
  formatRecord,
  indexNaming,
  parseRecord,
  type RecordOptions,
  verifyRecord,
} from "../../src/record/index.ts";
import { head } from "./_games.ts";

/** Moves as they were understood, and warnings as `CODE line:column`. */
const leniently = (text: string, options: RecordOptions = {}): { moves: string; warnings: string[] } => {
  const result = parseRecord(text, { ...options, lenient: true });
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.line}:${result.error.column}`);
  return {
    moves: result.value.turns.map((turn) => ("pass" in turn ? "--" : formatMove(turn))).join(" "),
    warnings: result.warnings.map(({ code, line, column }) => `${code} ${line}:${column}`),
  };
};

/** The moves of a game that is over, played by the second implementation of the rules. */
const completeMoves = (variant: string): string[] => {
  const file = new URL(`../fixtures/complete-games/${variant}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { moves: string[] }).moves;
};

const faultOf = (text: string): string => {
  const result = parseRecord(text, { lenient: true });
  return result.ok ? "" : result.error.code;
};

describe("lenient reading repairs, one warning each", () => {
  test("what is right is read without a warning", () => {
    expect(leniently(`${head()}1. l4-l5 e14-e13 2. m1-m3 *`)).toEqual({ moves: "l4-l5 e14-e13 m1-m3", warnings: [] });
  });

  test.each([
    ["x", "1. l4xl5 e14-e13", ["BAD_TOKEN 4:4"]],
    ["X", "1. l4Xl5 e14-e13", ["BAD_TOKEN 4:4"]],
    [">", "1. l4>l5 e14->e13", ["BAD_TOKEN 4:4", "BAD_TOKEN 4:10"]],
    ["spaces", "1. l4 l5 e14 e13", ["BAD_TOKEN 4:4", "BAD_TOKEN 4:10"]],
    ["spaced signs", "1. l4 - l5 e14 x e13", ["BAD_TOKEN 4:4", "BAD_TOKEN 4:12"]],
    ["signs on one side", "1. l4- l5 e14 >e13", ["BAD_TOKEN 4:4", "BAD_TOKEN 4:11"]],
    ["two hyphens", "1. l4--l5 e14-e13", ["BAD_TOKEN 4:4"]],
    ["a line break in a move", "1. l4\nl5 e14-e13", ["BAD_TOKEN 4:4"]],
  ])("between cells: %s", (_, moves, warnings) => {
    expect(leniently(`${head()}${moves} *`)).toEqual({ moves: "l4-l5 e14-e13", warnings });
  });

  test("a chain with other signs keeps its landings", () => {
    expect(leniently(`${head()}m3xm5 e15>e13 m1 x m3 > m7 *`).moves).toBe("m3-m5 e15-e13 m1-m3-m7");
    expect(leniently(`${head()}m1 m3-k5 *`).moves).toBe("m1-m3-k5");
  });

  test("a pass behind a move is no sign between cells", () => {
    expect(leniently(`${head()}l4xl5 -- *`).moves).toBe("l4-l5 --");
    expect(faultOf(`${head()}l4 -- *`)).toBe("MOVE_TOO_SHORT");
  });

  test("in another naming", () => {
    expect(leniently(`${head()}103>94 1 3 *`, { naming: indexNaming }).moves).toBe(
      leniently(`${head()}103-94 1-3 *`, { naming: indexNaming }).moves,
    );
    expect(leniently(`${head()}-4,8>-2,6 *`, { naming: axialNaming }).moves).toBe("m1-m3");
  });

  test.each([
    ["2. l4-l5 e14-e13 *", "1. l4-l5 e14-e13 *", ["BAD_ROUND_NUMBER 4:1"]],
    ["1. l4-l5 1. e14-e13 *", "1. l4-l5 e14-e13 *", ["BAD_ROUND_NUMBER 4:10"]],
    [
      "1. l4-l5 2. e14-e13 3. l5-l6 *",
      "1. l4-l5 e14-e13 2. l5-l6 *",
      ["BAD_ROUND_NUMBER 4:10", "BAD_ROUND_NUMBER 4:21"],
    ],
    ["01. l4-l5 *", "1. l4-l5 *", ["BAD_ROUND_NUMBER 4:1"]],
    ["1. l4-l5 1... e14-e13 *", "1. l4-l5 e14-e13 *", ["BAD_ROUND_NUMBER 4:10"]],
    ["1. 1. l4-l5 *", "1. l4-l5 *", ["BAD_ROUND_NUMBER 4:1"]],
    ["1. l4-l5 e14-e13 2. ; nothing\n*", "1. l4-l5 e14-e13 {; nothing} 2. *", []],
  ])("numbers: %s", (moves, right, warnings) => {
    const text = `${head()}${moves}`;
    const result = parseRecord(text, { lenient: true });
    const record = unwrap(result);
    expect(result.ok ? result.warnings.map(({ code, line, column }) => `${code} ${line}:${column}`) : []).toEqual(
      warnings,
    );
    expect(formatRecord(record)).toBe(`${head()}${right.replace("{;", "{")}\n`);
    expect(verifyRecord(record).valid).toBe(true);
  });

  test("numbers behind another start", () => {
    const start = "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w k 1 1,0 - -";
    const right = leniently(`${head("classic-2", `[Position "${start}"]`)}1. e14-e13 3. l4-l5 *`);
    expect(right.warnings).toEqual(["BAD_ROUND_NUMBER 5:12"]);
  });

  test("numbers that go on by counting although somebody has arrived", () => {
    // Written as if all three seats moved in every round to the end.
    const moves = completeMoves("classic-3");
    const counted = moves.map((move, index) => (index % 3 === 0 ? `${index / 3 + 1}. ${move}` : move)).join(" ");
    const text = `${head("classic-3", '[Result "yellow=1"]')}${counted}\n`;
    // Counting alone cannot see it, playing the moves does.
    const strict = verifyRecord(unwrap(parseRecord(text)));
    expect(strict.problem?.code).toBe("BAD_ROUND_NUMBER");
    const repaired = unwrap(parseRecord(text, { lenient: true }));
    expect(verifyRecord(repaired)).toMatchObject({ valid: true, plies: moves.length, resultMatches: true });
    expect(unwrap(parseRecord(formatRecord(repaired)))).toEqual(repaired);
  });

  test.each([
    ["[Event Club evening]", ["Event", "Club evening"], "BAD_TAG 3:8"],
    ["[Event 'Club']", ["Event", "Club"], "BAD_TAG 3:8"],
    ['[Event: "Club"]', ["Event", "Club"], "BAD_TAG 3:7"],
    ['[Event="Club"]', ["Event", "Club"], "BAD_TAG 3:7"],
    ['[Event "Club"', ["Event", "Club"], "BAD_TAG 3:14"],
    ['[Event "a\\b"]', ["Event", "a\\b"], "BAD_TAG 3:10"],
    ["[Event]", ["Event", ""], "BAD_TAG 3:7"],
  ])("tags: %s", (line, tag, warning) => {
    const result = parseRecord(`${head("classic-2", line)}*`, { lenient: true });
    expect(unwrap(result).tags).toEqual([tag]);
    expect(leniently(`${head("classic-2", line)}*`).warnings).toEqual([warning]);
  });

  test("a line that is no tag at all is kept as a comment", () => {
    const text = `${head("classic-2", "[? {}]")}{more} *`;
    expect(unwrap(parseRecord(text, { lenient: true })).comments).toEqual(["[? {}]", "more"]);
    expect(leniently(text).warnings).toEqual(["BAD_TAG 3:2"]);
  });

  test("tags may go on behind a blank line", () => {
    const text = '[Format "1"]\n\n[Variant "classic-2"]\n[Event "a"]\n\n\nl4-l5 *';
    expect(unwrap(parseRecord(text, { lenient: true })).tags).toEqual([["Event", "a"]]);
    expect(leniently(text).warnings).toEqual(["BAD_TAG 2:1"]);
  });

  test("a missing blank line", () => {
    expect(leniently('[Format "1"]\n[Variant "classic-2"]\n1. l4-l5 *')).toEqual({
      moves: "l4-l5",
      warnings: ["BLANK_LINE_MISSING 3:1"],
    });
  });

  test("a missing end", () => {
    const text = `${head()}1. l4-l5\n`;
    expect(unwrap(parseRecord(text, { lenient: true })).ending).toEqual({ reason: "unfinished" });
    expect(leniently(text).warnings).toEqual(["END_MISSING 5:1"]);
    // A game that the rules have ended needs none.
    const moves = completeMoves("classic-2").join(" ");
    expect(leniently(`${head()}${moves}`)).toEqual({ moves, warnings: [] });
  });

  test("capitals of an ending", () => {
    const text = `${head()}White Resigns`;
    expect(unwrap(parseRecord(text, { lenient: true })).ending).toEqual({ reason: "resignation", by: "white" });
    expect(leniently(text).warnings).toEqual(["BAD_TOKEN 4:1"]);
  });

  test("what nobody can read stays a problem", () => {
    expect(faultOf(`${head()}1. l4-l5 hello *`)).toBe("BAD_TOKEN");
    expect(faultOf(`${head()}l4 x *`)).toBe("MOVE_TOO_SHORT");
    expect(faultOf(`${head()}l4 l5 l6 *`)).toBe("MOVE_TOO_SHORT");
    expect(faultOf(`${head()}l4 {between} l5 *`)).toBe("MOVE_TOO_SHORT");
    expect(faultOf(`${head()}{open`)).toBe("COMMENT_OPEN");
    expect(faultOf(`${head()}${"l4x".repeat(100_000)} *`)).toBe("BAD_TOKEN");
    expect(faultOf(`${head()}${"l4 - ".repeat(100_000)} *`)).toBe("MOVE_TOO_SHORT");
    expect(faultOf(head("classic-2", '[Event "a"]', '[Event "a"]'))).toBe("TAG_TWICE");
  });

  test("a repaired record is written as it should be, and read strictly then", () => {
    const text = '[Format "1"]\n[Variant classic-2]\n[Event x]\n3. l4xl5 e14 e13 2. m1 - m3\n';
    const record = unwrap(parseRecord(text, { lenient: true }));
    expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
  });
});
