import { describe, expect, it } from "vitest";
import {
  neighborOnScreen,
  type Point,
  reflect,
  rotate,
  rotateSeat,
  toAxial,
  toPoint,
} from "../../src/geometry/index.ts";
import {
  advance,
  type Cell,
  cellName,
  classic2,
  cornerOf,
  createGame,
  destinations,
  distance,
  fifteen2,
  formatMove,
  formatPosition,
  goalOf,
  homeOf,
  isRulesError,
  legalMoves,
  movesFrom,
  neighbors,
  type Problem,
  parseMove,
  parsePosition,
  play,
  type Seat,
  sameMove,
  tryCreateGame,
} from "../../src/index.ts";
import { formatRecord, recordOf, tryRecordOf } from "../../src/record/index.ts";

/** What a refusal says; anything but a RulesError goes through. */
const problemOf = (call: () => unknown): Partial<Problem> => {
  try {
    return { message: `answers ${JSON.stringify(call())}` };
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.problem;
  }
};
const codeOf = (call: () => unknown): string | undefined => problemOf(call).code;

/** A value that the types do not let through, as plain JavaScript hands it over. */
const any = <T>(value: unknown): T => value as T;
const cell = (value: unknown): Cell => value as Cell;

const game = createGame("classic-2");
const names = (cells: readonly Cell[]): string => cells.map((one) => cellName(one)).join(" ");

describe("G1: names and numbers of cells are understood, anything else has a code", () => {
  const notCells = [2 ** 53, 1.5, -1, 121, Number.NaN, Number.POSITIVE_INFINITY, "i99", "", null, undefined, {}, [60]];

  it.each(notCells)("%s is no cell to anything in geometry", (value) => {
    const asked = [
      () => neighbors(cell(value)),
      () => cellName(cell(value)),
      () => cornerOf(cell(value)),
      () => distance(cell(value), cell(5)),
      () => distance(cell(5), cell(value)),
      () => rotate(cell(value), 1),
      () => reflect(cell(value)),
      () => toAxial(cell(value)),
      () => toPoint(cell(value), { size: 40 }),
      () => neighborOnScreen(cell(value), "up"),
    ];
    expect(asked.map(codeOf)).toEqual(asked.map(() => "NOT_A_CELL"));
  });

  it("a name is as good as its number", () => {
    // m1 is cell 120, e17 cell 0 (R1.5); they are 16 steps apart.
    expect(distance("m1", "e17")).toBe(16);
    expect(cellName(rotate("i9", 1))).toBe("i9");
    expect(cellName(rotate("m1", 1))).toBe("e5");
    expect(cellName(reflect("e5"))).toBe("q5");
    expect(names(neighbors("m1"))).toBe("m2 l2");
    expect(cellName(any("I9"))).toBe("i9");
    expect(cornerOf("m1")).toBe("white");
  });

  it("a turn is a whole number of sixths", () => {
    for (const sixths of [1.5, Number.NaN, 2 ** 53, any<number>("1"), any<number>(undefined)]) {
      expect(codeOf(() => rotate(cell(0), sixths))).toBe("BAD_OPTION");
      expect(codeOf(() => rotateSeat("white", sixths))).toBe("BAD_OPTION");
    }
    expect(rotateSeat("white", -7)).toBe("green");
  });

  it("a size is a number above 0", () => {
    for (const layout of [{}, { size: 0 }, { size: Number.NaN }, { size: "40" }, null, 40]) {
      expect(codeOf(() => toPoint(cell(60), any(layout)))).toBe("BAD_OPTION");
    }
    const { x, y }: Point = toPoint("i9", { size: 40 });
    expect([x, y]).toEqual([0, 0]);
  });

  it("a seat is one of the six", () => {
    expect(codeOf(() => rotateSeat(any<Seat>("pink"), 1))).toBe("NOT_A_SEAT");
    expect(codeOf(() => toPoint(cell(60), { size: 40, from: any<Seat>("pink") }))).toBe("NOT_A_SEAT");
  });

  it("a move in any form can be written and compared; what is none is refused", () => {
    expect(formatMove("L3-L5")).toBe("l3-l5");
    expect(formatMove({ from: "l3", to: "l5" })).toBe("l3-l5");
    expect(formatMove({ pass: true })).toBe("--");
    expect(codeOf(() => formatMove(any({})))).toBe("NOT_A_CELL");
    expect(codeOf(() => formatMove("i9"))).toBe("MOVE_TOO_SHORT");
    expect(sameMove("l3-l5", { from: "l3", to: "l5" })).toBe(true);
    expect(sameMove("m1-m3-k5", "m1-k5")).toBe(true);
    expect(sameMove("l3-l5", "l5-l3")).toBe(false);
    expect(codeOf(() => sameMove("l3-l5", "a-b"))).toBe("NOT_A_CELL");
  });
});

describe("G2: rules are meant by an id, a rule set, a position or a game", () => {
  it("the home and the goal of a seat", () => {
    const home = "j4 k4 l4 m4 k3 l3 m3 l2 m2 m1";
    const goal = "e17 e16 f16 e15 f15 g15 e14 f14 g14 h14";
    for (const rules of ["classic-2", classic2, game, game.position] as const) {
      expect(names(homeOf(rules, "white"))).toBe(home);
      expect(names(goalOf(rules, "white"))).toBe(goal);
    }
    expect(homeOf("fifteen-2", "white")).toHaveLength(15);
    expect(goalOf(fifteen2, "white")).toHaveLength(15);
  });

  it("what is no seat and what are no rules", () => {
    expect(codeOf(() => homeOf(classic2, any<Seat>("pink")))).toBe("NOT_A_SEAT");
    expect(codeOf(() => goalOf(classic2, any<Seat>("pink")))).toBe("NOT_A_SEAT");
    expect(codeOf(() => homeOf(any("classic-5"), "white"))).toBe("UNKNOWN_VARIANT");
    expect(codeOf(() => homeOf(any(10), "white"))).toBe("NOT_A_VARIANT");
    expect(codeOf(() => goalOf(any({ pieces: 10 }), "white"))).toBe("FIELD_MISSING");
  });
});

describe("G3: a cell may be asked about by the name that a picture gives", () => {
  it("moves from l3", () => {
    const there = destinations(game, "l3").ends.map(({ to }) => to);
    expect(names(there)).toBe("j5 l5");
    expect(movesFrom(game, "l3").map(formatMove)).toEqual(["l3-j5", "l3-l5"]);
    expect(movesFrom(game, any("L3"))).toEqual(movesFrom(game, cell(movesFrom(game, "l3")[0]!.from)));
  });

  it("a name that no cell has", () => {
    expect(codeOf(() => movesFrom(game, any("l33")))).toBe("NOT_A_CELL");
    expect(codeOf(() => destinations(game, cell(121)))).toBe("NOT_A_CELL");
  });

  it("an arrow is none of the names of keys", () => {
    expect(codeOf(() => neighborOnScreen(cell(60), any("ArrowUp")))).toBe("BAD_OPTION");
    expect(codeOf(() => neighborOnScreen(cell(60), any(undefined)))).toBe("BAD_OPTION");
    expect(cellName(neighborOnScreen("i9", "right")!)).toBe("j9");
  });
});

describe("G4: a destination is a move", () => {
  it("every end of every piece can be played", () => {
    let played = 0;
    for (const from of new Set(legalMoves(game).map((move) => move.from))) {
      for (const end of destinations(game, from).ends) {
        const next = play(game, end);
        expect(next.turns[0]).toMatchObject({ from, to: end.to, path: end.path });
        played++;
      }
    }
    expect(played).toBe(14);
  });
});

describe("G5: a refusal says what was given, and what to write", () => {
  it("a game where rules or a position are wanted", () => {
    for (const call of [() => createGame(any(game)), () => advance(any(game), "l4-l5")]) {
      expect(problemOf(call).message).toMatch(/this is a game/);
    }
    expect(codeOf(() => advance(any(game), "l4-l5"))).toBe("NOT_A_POSITION");
    expect(codeOf(() => createGame(any(game)))).toBe("NOT_A_VARIANT");
    expect(tryCreateGame(any(game)).ok).toBe(false);
  });

  it("a Result where its value is wanted", () => {
    const result = parsePosition(formatPosition(game));
    const calls = [
      () => createGame(any(result)),
      () => legalMoves(any(result)),
      () => advance(any(result), "l4-l5"),
      () => play(any(result), "l4-l5"),
      () => play(game, any(parseMove("l4-l5"))),
      () => homeOf(any(result), "white"),
      () => recordOf(any(result)),
    ];
    const messages = calls.map((call) => problemOf(call).message);
    expect(messages.filter((message) => !message?.includes("this is a Result; use .value"))).toEqual([]);
  });
});

describe("G6: null is no object of options", () => {
  it("in the functions of records", () => {
    expect(codeOf(() => tryRecordOf(game, any(null)))).toBe("BAD_OPTION");
    expect(codeOf(() => recordOf(game, any(null)))).toBe("BAD_OPTION");
    expect(codeOf(() => formatRecord(recordOf(game), any(null)))).toBe("BAD_OPTION");
  });
});
