import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createGame, isRulesError, type Position, play, playAll, resign, undo, unwrap } from "../../src/index.ts";
import {
  cutRecord,
  formatRecord,
  gameOf,
  parseRecord,
  recordOf,
  replay,
  tryRecordOf,
  withComments,
  withTags,
} from "../../src/record/index.ts";
import { head, records } from "./_games.ts";

describe("cutting at a ply", () => {
  test("the shorter record leads to the position of that ply", () => {
    fc.assert(
      fc.property(records, fc.nat(), (record, number) => {
        const ply = number % (record.turns.length + 1);
        const cut = cutRecord(record, ply);
        if (cut === undefined) throw new Error("there are as many turns");
        expect(cut).toMatchObject({ ending: { reason: "unfinished" }, result: null, termination: null });
        expect(cut.tags).toEqual(record.tags);
        expect(cut.turns).toEqual(record.turns.slice(0, ply));
        const position = [...replay(record).positions][ply] as Position;
        expect([...replay(cut).positions].pop()).toEqual(position);
        expect(unwrap(parseRecord(formatRecord(cut)))).toEqual(cut);
      }),
    );
  });

  test("a ply that there is not", () => {
    const record = recordOf(play(createGame("classic-2"), "l4-l5"));
    expect([-1, 2, 0.5, Number.NaN].map((ply) => cutRecord(record, ply))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("a game is taken back and resumed with its tags and comments", () => {
    const text = `${head("classic-2", '[White "Ana"]')}{before} 1. l4-l5 {one} e14-e13 {two} 2. l5-l6 {three} black resigns {bye}\n`;
    const record = unwrap(parseRecord(text));
    const back = cutRecord(record, record.turns.length - 1);
    if (back === undefined) throw new Error("there are turns to take back");
    const game = play(gameOf(back), "m3-m5");
    expect(formatRecord(recordOf(game, { like: record }))).toBe(
      `${head("classic-2", '[White "Ana"]')}{before} 1. l4-l5 {one} e14-e13 {two} 2. m3-m5 *\n`,
    );
  });
});

describe("recordOf", () => {
  test("says what was played, as far as it was", () => {
    const start = createGame("classic-2");
    expect(recordOf(start)).toMatchObject({ turns: [], ending: { reason: "unfinished" }, result: null, start: null });
    const { game } = playAll(start, ["k3-i5", "e15-g13", "m1-k3-k5"]);
    expect(formatRecord(recordOf(game)).split("\n")[3]).toBe("1. k3-i5 e15-g13 2. m1-k3-k5 *");
    const left = resign(game, "white");
    expect(recordOf(left)).toMatchObject({
      ending: { reason: "resignation", by: "white" },
      result: { white: 2, black: 1 },
      termination: "resignation",
    });
    expect(recordOf(undo(left) ?? start)).toEqual(recordOf(game));
  });

  test("refuses tags that cannot be", () => {
    const game = createGame("classic-2");
    expect(tryRecordOf(game, { tags: [["Red", "x"]] })).toMatchObject({
      ok: false,
      error: { code: "TAG_UNKNOWN_SEAT" },
    });
  });

  test("refuses a game that was not made by the rules", () => {
    const game = play(createGame("classic-2"), "l4-l5");
    const forged = { ...game, turns: [...game.turns, ...game.turns] };
    expect(tryRecordOf(forged)).toMatchObject({ ok: false, error: { code: "NOT_A_GAME", ply: 2 } });
  });
});

describe("comments and tags", () => {
  test("are replaced at one place, and nothing else changes", () => {
    const record = recordOf(playAll(createGame("classic-2"), ["l4-l5", "e14-e13"]).game);
    const noted = withComments(withComments(record, 0, ["start"]), 2, ["[%clk 0:04:59]", "good"]);
    expect(formatRecord(noted)).toBe(`${head()}{start} 1. l4-l5 e14-e13 {[%clk 0:04:59]} {good} *\n`);
    expect(withComments(withComments(noted, 0, []), 2, [])).toEqual(record);
    expect(record.comments).toEqual([]);
    expect(withTags(noted, [["Event", "x"]]).turns).toEqual(noted.turns);
  });

  test("a comment with braces is written behind a semicolon", () => {
    const record = withComments(recordOf(play(createGame("classic-2"), "l4-l5")), 1, ["a } b {"]);
    expect(formatRecord(record)).toBe(`${head()}1. l4-l5 ;a } b {\n*\n`);
    expect(unwrap(parseRecord(formatRecord(record)))).toEqual(record);
  });

  test("records are frozen all the way down", () => {
    const record = withComments(recordOf(play(createGame("classic-2"), "l4-l5")), 1, ["a"]);
    const isDeepFrozen = (value: unknown): boolean =>
      typeof value !== "object" ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));
    expect(isDeepFrozen(record)).toBe(true);
    expect(isDeepFrozen(unwrap(parseRecord(formatRecord(record))))).toBe(true);
  });

  test("what is no record is refused", () => {
    for (const act of [() => withTags({} as never, []), () => cutRecord(null as never, 0), () => replay([] as never)]) {
      let thrown: unknown;
      try {
        act();
      } catch (error) {
        thrown = error;
      }
      expect(isRulesError(thrown)).toBe(true);
    }
  });
});

test("R4 of the reports: a comment behind the ending stays with a game that ended so", () => {
  const text = `${head()}1. l4-l5 black resigns {well played}\n`;
  const record = unwrap(parseRecord(text));
  expect(recordOf(gameOf(record), { like: record }).ending?.comments).toEqual(["well played"]);
  const other = recordOf(resign(play(createGame("classic-2"), "l4-l5"), "white"), { like: record });
  expect(other.ending?.comments).toBeUndefined();
});
