import { describe, expect, test } from "vitest";
import { blackWins, record } from "./_records.ts";
import { run } from "./_run.ts";

const board = "k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w";
const tags = (more: string): string => record("l4-l5 *", `[Variant "classic-2"]\n${more}`);
const position = (text: string): string => tags(`[Position "${text}"]`);

/** What a record may have wrong: the record, where that is told, and the code. */
const cases: [string, string, string, string][] = [
  ["a cell off the star, a4", record("l4-a4 *"), "4:4", "NOT_A_CELL"],
  ["a cell off the star, r1", record("r1-l5 *"), "4:1", "NOT_A_CELL"],
  ["a cell off the star, i0", record("l4-i0 *"), "4:4", "NOT_A_CELL"],
  ["a cell off the star, i18", record("l4-i18 *"), "4:4", "NOT_A_CELL"],
  ["an empty path", record("- *"), "4:1", "NOT_A_CELL"],
  ["a path of one cell", record("l4 *"), "4:1", "MOVE_TOO_SHORT"],
  ["a step behind a jump", record("l3-l5-l6 *"), "4:1", "STEP_IN_CHAIN"],
  ["a jump behind a step", record("l4-l5-l3 *"), "4:1", "STEP_IN_CHAIN"],
  ["a path that jumps back", record("l3-l5-l3 *"), "4:1", "REVISITS_CELL"],
  ["somebody else's piece", record("e14-e13 *"), "4:1", "NOT_YOUR_PIECE"],
  ["an empty cell", record("i9-i10 *"), "4:1", "EMPTY_CELL"],
  ["an occupied cell", record("m1-l2 *"), "4:1", "CELL_OCCUPIED"],
  ["no bridge", record("l4-l6 *"), "4:1", "NO_BRIDGE"],
  ["two cells far apart", record("l4-a13 *"), "4:1", "NOT_REACHABLE"],
  ["a pass where nobody passes", record("-- *"), "4:1", "PASS_NOT_ALLOWED"],
  ["a move after the end", blackWins.replace("e15-k3", "e15-k3 j5-j6"), "8:51", "GAME_OVER"],
  ["somebody who does not play resigns", record("l4-l5 red resigns"), "4:7", "SEAT_NOT_SEATED"],
  ["a wrong round number", record("1. l4-l5 e14-e13 3. l5-l6 *"), "4:18", "BAD_ROUND_NUMBER"],
  ["an unknown variant", record("*", '[Variant "clasic-2"]'), "2:11", "UNKNOWN_VARIANT"],
  ["3.5 players", record("*", '[Variant "classic-3.5"]'), "2:11", "UNKNOWN_VARIANT"],
  ["a prototype's name as id", record("*", '[Variant "__proto__"]'), "2:11", "UNKNOWN_VARIANT"],
  ["no variant", record("*", '[Event "x"]'), "1:1", "VARIANT_MISSING"],
  [
    "a position with a row too long",
    position(`classic-2 ${board.replace("/9/", "/10/")} w 1 0,0 - -`),
    "3:48",
    "ROW_LENGTH",
  ],
  [
    "a position with a colour not seated",
    position(`classic-2 ${board.replace("/9/", "/r8/")} w 1 0,0 - -`),
    "3:48",
    "SEAT_NOT_SEATED",
  ],
  [
    "a position with a red piece",
    position(`classic-2 ${board.replace("/9/", "/r8/")} w 1 0,0 - -`),
    "3:48",
    "SEAT_NOT_SEATED",
  ],
  ["a position with a wrong turn", position(`classic-2 ${board} r 1 0,0 - -`), "3:76", "WRONG_TURN"],
  ["a position with negative counters", position(`classic-2 ${board} w 1 -1,0 - -`), "3:80", "BAD_MADE"],
  ["an unknown reason of the end", tags('[Termination "boredom"]'), "3:15", "BAD_TERMINATION"],
  ["places that cannot be", tags('[Result "white=0 black=2"]'), "3:16", "BAD_RESULT"],
  ["places of one who does not play", tags('[Result "red=1 black=2"]'), "3:10", "BAD_RESULT"],
  ["a tag twice", tags('[Event "a"]\n[Event "b"]'), "4:1", "TAG_TWICE"],
  ["a tag without quotes", tags("[Event x]"), "3:8", "BAD_TAG"],
  ["a comment that is never closed", record("l4-l5 { *"), "4:7", "COMMENT_OPEN"],
  ["NUL bytes", record("l4-l5 \u0000 *"), "4:7", "NUL_BYTE"],
  ["text behind the end", record("l4-l5 * e14-e13"), "4:9", "TEXT_AFTER_END"],
  ["no end", record("l4-l5"), "6:1", "END_MISSING"],
];

describe("what a record may have wrong is told with its place and code, and the exit code is 1", () => {
  test.each(cases)("%s", async (_, input, place, code) => {
    const { code: exit, out, err } = await run(["verify", "-"], { input });
    expect(out).toMatch(/^-:(\d+:\d+): .*?\b([A-Z_]{6,}): /);
    const [, where, told] = /^-:(\d+:\d+): .*?\b([A-Z_]{6,}): /.exec(out) ?? [];
    expect([told, where, exit, err]).toEqual([code, place, 1, ""]);
  });
});
