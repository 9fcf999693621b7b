import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  classic2,
  createGame,
  defineVariant,
  formatPosition,
  type PresetId,
  playAll,
  positionOf,
  unwrap,
} from "../../src/index.ts";
import {
  formatRecord,
  type GameRecord,
  gameOf,
  parseRecord,
  type RecordReport,
  recordFromJSON,
  recordOf,
  replay,
  tryGameOf,
  verifyRecord,
} from "../../src/record/index.ts";
import { head } from "./_games.ts";

interface CompleteGame {
  readonly variant: PresetId;
  readonly moves: readonly string[];
  readonly finalBoard: string;
  readonly reason: string;
  readonly places: Record<string, number>;
  readonly plies: number;
}

const folder = new URL("../fixtures/complete-games/", import.meta.url);
const completeGames = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as CompleteGame,
);

const verify = (text: string): RecordReport => verifyRecord(unwrap(parseRecord(text)));

describe("complete games of every preset, played by the second implementation of the rules", () => {
  test.each(completeGames)("$variant", ({ variant, moves, finalBoard, reason, places, plies }) => {
    const claimed = Object.entries(places).map(([seat, place]) => `${seat}=${place}`);
    const text = `${head(variant, `[Result "${claimed.join(" ")}"]`, `[Termination "${reason}"]`)}${moves.join(" ")}\n`;
    const report = verify(text);
    expect(report).toMatchObject({ valid: true, plies, findings: [], resultMatches: true, terminationMatches: true });
    expect(report.position?.board).toBe(finalBoard);
    expect(report.outcome).toMatchObject({ reason, places });
    expect(Object.fromEntries(report.seats.map(({ seat, place }) => [seat, place]))).toEqual(places);
    expect(report.seats.reduce((sum, seat) => sum + seat.moves, 0)).toBe(plies);

    const { positions, steps, played } = replay(unwrap(parseRecord(text)));
    expect([...positions].length).toBe(plies + 1);
    expect([...positions].pop()?.board).toBe(finalBoard);
    expect([...steps].map((step) => step.ply)).toEqual(Array.from({ length: plies }, (_, index) => index + 1));
    expect(played().game.outcome).toMatchObject({ reason, places });
    // Numbered by the game itself, and read again.
    const numbered = formatRecord(recordOf(gameOf(unwrap(parseRecord(text)))));
    expect(verify(numbered)).toMatchObject({ valid: true, plies, resultMatches: true });
    expect(numbered).toMatch(/\n1\. \S+ /);
  });

  test("a false claim is a finding, not a fault of the moves", () => {
    const { variant, moves, plies } = completeGames.find((game) => game.variant === "classic-3") as CompleteGame;
    const report = verify(
      `${head(variant, '[Result "white=1 blue=2 yellow=3"]', '[Termination "limit"]')}${moves.join(" ")}`,
    );
    expect(report).toMatchObject({ valid: true, plies, resultMatches: false, terminationMatches: false });
    expect(report.findings).toMatchObject([
      { code: "RESULT_MISMATCH", expected: "yellow=1 blue=2 white=3", found: "white=1 blue=2 yellow=3", line: 3 },
      { code: "TERMINATION_MISMATCH", expected: "arrival", found: "limit", line: 4 },
    ]);
  });

  test("a move behind the end is a fault", () => {
    const { variant, moves, plies } = completeGames.find((game) => game.variant === "classic-2") as CompleteGame;
    const report = verify(`${head(variant, '[Result "black=1"]')}${moves.join(" ")} l4-l5`);
    expect(report).toMatchObject({
      valid: false,
      plies,
      problem: { code: "GAME_OVER", ply: plies + 1, move: "l4-l5" },
    });
  });
});

describe("the first fault is named with line, column, ply, round, seat and move", () => {
  test("an illegal move", () => {
    const report = verify(`${head()}1. l4-l5 e14-e13\n2. l5-l6 {a\nb} e13-e10 3. zz-zz *`.replace(" 3. zz-zz", ""));
    expect(report).toMatchObject({
      valid: false,
      plies: 3,
      problem: { code: "NOT_REACHABLE", line: 6, column: 4, ply: 4, round: 2, seat: "black", move: "e13-e10" },
      findings: [],
      resultMatches: null,
      terminationMatches: null,
      outcome: null,
    });
    expect(report.position?.turn).toBe("black");
  });

  test("a record without a text has no line", () => {
    const record = unwrap(
      recordFromJSON({ format: 1, variant: "classic-2", turns: ["l4-l6"], ending: { reason: "unfinished" } }),
    );
    const { problem } = verifyRecord(record);
    expect(problem).toMatchObject({ code: "NO_BRIDGE", ply: 1, round: 1, seat: "white", move: "l4-l6" });
    expect(problem?.line).toBeUndefined();
    // A copy is checked like any other value from outside.
    expect(verifyRecord(JSON.parse(JSON.stringify(record)) as GameRecord).problem).toEqual(problem);
  });

  test("a round's number where no round begins (R4.4)", () => {
    const turns = [
      { from: 113, to: 105, round: 1 },
      { from: 6, to: 14, round: 1 },
    ];
    const record = unwrap(recordFromJSON({ format: 1, variant: "classic-2", turns, result: { white: 1 } }));
    expect(verifyRecord(record)).toMatchObject({
      valid: false,
      plies: 1,
      problem: { code: "BAD_ROUND_NUMBER", expected: "no number", found: "1.", ply: 2, round: 1, seat: "black" },
    });
    const ending = { reason: "unfinished", round: 3 };
    const late = unwrap(recordFromJSON({ format: 1, variant: "classic-2", turns: ["l4-l5", "e14-e13"], ending }));
    expect(verifyRecord(late).problem).toMatchObject({ code: "BAD_ROUND_NUMBER", expected: "2.", found: "3.", ply: 3 });
  });

  test("a pass by choice where nobody may pass (R4.3)", () => {
    expect(verify(`${head()}1. -- *`).problem).toMatchObject({ code: "PASS_NOT_ALLOWED", column: 4, move: "--" });
  });

  test("somebody leaves who does not play any more, or when all is over (R8.2)", () => {
    const start = positionOf({ variant: "classic-3", arrived: ["blue"], round: 9, made: [8, 8, 8] });
    const tag = `[Position "${formatPosition(start)}"]`;
    expect(verify(`${head("classic-3", tag)}9. l4-l5 blue resigns`).problem).toMatchObject({
      code: "SEAT_NOT_IN_PLAY",
      ply: 2,
      line: 5,
      column: 10,
      seat: "blue",
    });
    const { variant, moves, plies } = completeGames[0] as CompleteGame;
    const over = verify(`${head(variant)}${moves.join(" ")} white resigns`);
    expect(over.problem).toMatchObject({ code: "GAME_OVER", ply: plies + 1 });
    expect(over.valid).toBe(false);
  });

  test("what is no record is a report too", () => {
    expect(verifyRecord(5 as unknown as GameRecord)).toMatchObject({
      valid: false,
      plies: 0,
      problem: { code: "NOT_A_RECORD" },
      position: null,
      seats: [],
    });
  });
});

describe("claims", () => {
  test("a resignation gives places and reason (R8.1)", () => {
    const tags = ['[Result "white=1 black=2"]', '[Termination "resignation"]'];
    expect(verify(`${head("classic-2", ...tags)}1. l4-l5 black resigns`)).toMatchObject({
      valid: true,
      resultMatches: true,
      terminationMatches: true,
      outcome: { reason: "resignation", by: "black", places: { white: 1, black: 2 } },
    });
    expect(verify(`${head("classic-2", ...tags)}1. l4-l5 white resigns`)).toMatchObject({
      valid: true,
      resultMatches: false,
      terminationMatches: true,
    });
    expect(verify(`${head("classic-2", ...tags)}1. l4-l5 black flags`)).toMatchObject({
      valid: true,
      resultMatches: true,
      terminationMatches: false,
    });
  });

  test("a result may speak of some seats only", () => {
    const { variant, moves } = completeGames.find((game) => game.variant === "classic-3") as CompleteGame;
    expect(verify(`${head(variant, '[Result "yellow=1"]')}${moves.join(" ")}`).resultMatches).toBe(true);
    expect(verify(`${head(variant, '[Result "yellow=2"]')}${moves.join(" ")}`).resultMatches).toBe(false);
  });

  test("a game that goes on has no places yet", () => {
    expect(verify(`${head("classic-2", '[Result "white=1"]')}1. l4-l5`)).toMatchObject({
      valid: true,
      resultMatches: false,
      outcome: null,
      findings: [{ code: "RESULT_MISMATCH", expected: "*", found: "white=1", line: 3 }],
    });
    expect(verify(`${head()}1. l4-l5 *`)).toMatchObject({ valid: true, resultMatches: true, findings: [] });
    expect(verify(`${head("classic-2", '[Termination "time"]')}1. l4-l5 *`)).toMatchObject({
      terminationMatches: false,
      findings: [{ code: "TERMINATION_MISMATCH", found: "time", line: 3 }],
    });
  });

  test("a game that is over is not unfinished", () => {
    const { variant, moves } = completeGames.find((game) => game.variant === "classic-2") as CompleteGame;
    expect(verify(`${head(variant)}${moves.join(" ")} *`)).toMatchObject({
      valid: true,
      resultMatches: false,
      findings: [{ code: "RESULT_MISMATCH", expected: "black=1 white=2", found: "*" }],
    });
  });

  test("nothing claimed, nothing to compare", () => {
    expect(verify(`${head()}1. l4-l5 black resigns`)).toMatchObject({
      valid: true,
      resultMatches: null,
      terminationMatches: null,
    });
  });

  test("R7.2 a repetition ends the game, also when it is only checked", () => {
    const there = "l4-l5 e14-e13 l5-l4 e13-e14 ";
    expect(verify(`${head("classic-2", '[Termination "repetition"]')}${there}${there}*`)).toMatchObject({
      valid: true,
      terminationMatches: true,
      outcome: { reason: "repetition", places: { white: 1, black: 1 } },
    });
    const free = defineVariant({ ...classic2, id: "free", repetition: null });
    const { game } = playAll(createGame(free), `${there}${there}${there}l4-l5`.split(" "));
    expect(verifyRecord(recordOf(game))).toMatchObject({ valid: true, plies: 13, outcome: null });
  });
});

describe("replay", () => {
  const text = `${head()}1. l4-l5 {first} e14-e13 2. l5-l7 *`;

  test("gives the good part and the problem", () => {
    const { positions, steps, played } = replay(unwrap(parseRecord(text)));
    expect([...positions].map(({ turn, round }) => `${turn} ${round}`)).toEqual(["white 1", "black 1", "white 2"]);
    expect([...steps].map(({ turn, comments }) => [turn.seat, comments])).toEqual([
      ["white", ["first"]],
      ["black", []],
    ]);
    const { game, problem } = played();
    expect(game.turns.length).toBe(2);
    expect(problem).toMatchObject({ code: "NO_BRIDGE", ply: 3 });
    expect(tryGameOf(unwrap(parseRecord(text)))).toMatchObject({ ok: false, error: { code: "NO_BRIDGE", ply: 3 } });
    expect(() => gameOf(unwrap(parseRecord(text)))).toThrow();
  });

  test("plays no further than it is looked at, and anew each time", () => {
    const { positions } = replay(unwrap(parseRecord(text)));
    const loop = positions[Symbol.iterator]();
    expect(loop.next().value?.turn).toBe("white");
    expect([...positions].length).toBe(3);
    expect(loop.next().value?.turn).toBe("black");
  });

  test("an ending that cannot be is a problem behind the last turn", () => {
    const { variant, moves, plies } = completeGames[0] as CompleteGame;
    const { game, problem } = replay(unwrap(parseRecord(`${head(variant)}${moves.join(" ")} white flags`))).played();
    expect(problem).toMatchObject({ code: "GAME_OVER", ply: plies + 1 });
    expect(game.outcome?.reason).toBe("arrival");
  });
});
