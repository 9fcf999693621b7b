// Starts that no game leads to (R14): they can be recorded and replayed, and are reported.

import { describe, expect, test } from "vitest";
import {
  checkPosition,
  createGame,
  formatPosition,
  type Position,
  play,
  positionOf,
  unwrap,
  withPiece,
} from "../../src/index.ts";
import {
  formatRecord,
  gameOf,
  parseRecord,
  parseRecords,
  recordFromJSON,
  recordOf,
  recordToJSON,
  replay,
  tryRecordOf,
  verifyRecord,
  withTags,
} from "../../src/record/index.ts";
import { head } from "./_games.ts";

const { position: start } = createGame("classic-2");
const puzzle = positionOf({ variant: "classic-2", pieces: { white: ["i9"], black: ["k9"] } });

const odd: readonly (readonly [title: string, start: Position, why: string])[] = [
  ["a puzzle", puzzle, "white: 1 (expected 10)"],
  ["a piece too many", withPiece(start, "i9", "white"), "white: 11 (expected 10)"],
  ["moves that nobody can have made", positionOf({ variant: "classic-2", made: [500, 0], round: 10 }), "white: 500"],
  [
    "a seat arrived with no piece in its goal",
    positionOf({ variant: "classic-2", arrived: ["white"], turn: "black" }),
    "white: 0",
  ],
];

describe("a start that no game leads to", () => {
  test.each(odd)("%s: is recorded, read and replayed, with a warning each time", (_, position, why) => {
    expect(checkPosition(position, { strict: true }).ok).toBe(false);
    const game = createGame(position);
    const written = tryRecordOf(game);
    expect(written).toMatchObject({ ok: true, warnings: [{ code: "UNREACHABLE_START" }] });
    const record = unwrap(written);
    const text = formatRecord(record);
    const read = parseRecord(text);
    expect(read).toMatchObject({ ok: true, value: record });
    expect(read.ok && read.warnings).toMatchObject([{ code: "UNREACHABLE_START", line: 3, column: 12, offset: 46 }]);
    expect(read.ok && read.warnings[0]?.message).toContain(why);
    const json = recordFromJSON(recordToJSON(record));
    expect(json).toMatchObject({ ok: true, value: record });
    expect(json.ok && json.warnings.map(({ code, line }) => [code, line])).toEqual([["UNREACHABLE_START", undefined]]);
    expect([...replay(record).positions]).toEqual([game.position]);
    expect(gameOf(record)).toEqual(game);
  });

  test("verifying says it among the warnings, and calls nothing else wrong", () => {
    const text = `${head("classic-2", `[Position "${formatPosition(puzzle)}"]`)}1. i9-i10 k9-k10 *`;
    const report = verifyRecord(unwrap(parseRecord(text)));
    expect(report).toMatchObject({ valid: true, plies: 2, findings: [] });
    expect(report.warnings).toMatchObject([{ code: "UNREACHABLE_START", seat: "white", line: 3, column: 12 }]);
    const [again] = parseRecords(`\n\n${text}`);
    expect(again?.ok && again.warnings).toMatchObject([{ code: "UNREACHABLE_START", line: 5, column: 12 }]);
    const copy = verifyRecord(JSON.parse(JSON.stringify(unwrap(parseRecord(text)))));
    expect(copy.warnings.map(({ line }) => line)).toEqual([undefined]);
  });

  test("a start that a game leads to has no warning", () => {
    const { position } = play(createGame("classic-2"), "l4-l5");
    const record = recordOf(createGame(position));
    expect(record.start).toEqual(position);
    expect(parseRecord(formatRecord(record))).toMatchObject({ ok: true, warnings: [] });
    expect(verifyRecord(record).warnings).toEqual([]);
    expect(verifyRecord(5 as never).warnings).toEqual([]);
  });

  test("what cannot be played from is refused as before", () => {
    const text = formatPosition(puzzle);
    const codesOf = (value: string): string[] => {
      const result = parseRecord(`${head("classic-2", `[Position "${value}"]`)}*`);
      return result.ok ? [] : result.errors.map(({ code, line, column }) => `${code} ${line}:${column}`);
    };
    expect(codesOf(text.replace(" w 1", " g 1"))).toEqual([`WRONG_TURN 3:${12 + text.indexOf("w 1")}`]);
    expect(codesOf(text.replace(" 0,0 ", " 0 "))).toEqual([`BAD_MADE 3:${12 + text.indexOf("0,0")}`]);
    expect(codesOf("classic-2")).toEqual(["FIELD_COUNT 3:21"]);
  });

  test("other tags and comments leave it as it is", () => {
    const record = recordOf(createGame(puzzle));
    expect(withTags(record, [["Event", "Puzzle"]]).start).toEqual(puzzle);
  });
});
