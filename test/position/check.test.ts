// checkPosition: what comes from outside.

import { describe, expect, it } from "vitest";
import {
  checkPosition,
  classic2,
  classic3,
  createGame,
  defineVariant,
  doubles3x2,
  homeOf,
  legalMoves,
  play,
  playAll,
  positionOf,
  type Seat,
  toCell,
  variants,
  withPiece,
} from "../../src/index.ts";

const start = createGame("classic-3").position;
const codes = (value: unknown, strict = false): string[] => {
  const result = checkPosition(value, { strict });
  return result.ok ? [] : result.errors.map(({ code }) => code);
};
const having = (more: object): unknown => ({ ...JSON.parse(JSON.stringify(start)), ...more });

describe("checkPosition", () => {
  it("takes what JSON and structuredClone bring, for every preset", () => {
    for (const { id } of variants) {
      const { position } = playAll(createGame(id as "classic-2"), []).game;
      for (const copy of [JSON.parse(JSON.stringify(position)), structuredClone(position)]) {
        expect(checkPosition(copy, { strict: true })).toEqual({ ok: true, value: position, warnings: [] });
      }
    }
  });

  it("gives a frozen copy and keeps nothing of what it was given", () => {
    const given = having({ made: [1, 0, 0] }) as { made: number[]; variant: { seats: string[] } };
    const result = checkPosition(given);
    given.made[0] = 99;
    given.variant.seats.pop();
    expect(result.ok && result.value.made).toEqual([1, 0, 0]);
    expect(result.ok && result.value.variant).toEqual(classic3);
    expect(result.ok && Object.isFrozen(result.value) && Object.isFrozen(result.value.made)).toBe(true);
  });

  it("knows no negative zero", () => {
    const result = checkPosition(having({ made: [-0, 0, 0] }));
    expect(result.ok && Object.is(result.value.made[0], 0)).toBe(true);
  });

  it.each([
    ["undefined", undefined],
    ["null", null],
    ["a text", "x"],
    ["a list", []],
    ["a number", 1],
  ])("refuses %s", (_, value) => {
    expect(codes(value)).toEqual(["NOT_A_POSITION"]);
  });

  it.each(["variant", "board", "turn", "round", "made", "arrived", "eliminated"])("misses %s", (field) => {
    const value = having({}) as Record<string, unknown>;
    delete value[field];
    expect(codes(value)).toEqual(["FIELD_MISSING"]);
  });

  it("tells where a board is wrong", () => {
    expect(codes(having({ board: "w" }))).toEqual(["BOARD_LENGTH"]);
    expect(codes(having({ board: 121 }))).toEqual(["BOARD_LENGTH"]);
    expect(codes(having({ board: `${start.board}.` }))).toEqual(["BOARD_LENGTH"]);
    const board = `x${start.board.slice(1, 60)}k${start.board.slice(61)}`;
    const result = checkPosition(having({ board }));
    expect(
      result.ok ? [] : result.errors.map(({ code, cell, offset, found }) => ({ code, cell, offset, found })),
    ).toEqual([
      { code: "NOT_A_LETTER", cell: "e17", offset: 0, found: "x" },
      { code: "SEAT_NOT_SEATED", cell: "i9", offset: 60, found: "k" },
    ]);
    // Capitals and other scripts are no letters of seats.
    expect(codes(having({ board: `W${start.board.slice(1)}` }))).toEqual(["NOT_A_LETTER"]);
  });

  it.each([
    ["turn", "black", "WRONG_TURN"],
    ["turn", "__proto__", "WRONG_TURN"],
    ["turn", 0, "WRONG_TURN"],
    ["round", 0, "BAD_ROUND"],
    ["round", -1, "BAD_ROUND"],
    ["round", 2 ** 53, "BAD_ROUND"],
    ["round", "1", "BAD_ROUND"],
    ["made", [0, 0], "BAD_MADE"],
    ["made", [0, 0, 0, 0], "BAD_MADE"],
    ["made", [0, 0, -1], "BAD_MADE"],
    ["made", [0, 0, 0.5], "BAD_MADE"],
    ["made", "0,0,0", "BAD_MADE"],
    ["arrived", null, "BAD_ARRIVED"],
    ["arrived", ["pink"], "NOT_A_SEAT"],
    ["arrived", ["black"], "SEAT_NOT_SEATED"],
    ["arrived", ["blue", "blue"], "SEAT_TWICE"],
    ["arrived", ["white", "blue", "yellow", "white"], "BAD_ARRIVED"],
    ["eliminated", {}, "BAD_ELIMINATED"],
    ["eliminated", [["white"]], "NOT_A_SEAT"],
    ["eliminated", ["white", "blue", "yellow"], "BAD_ELIMINATED"],
    ["variant", "classic-3", "NOT_A_VARIANT"],
    ["variant", { ...classic3, seats: ["white"] }, "BAD_SEATS"],
    ["variant", { ...classic3, roundLimit: 3 }, "RESERVED_ID"],
    ["extra", 1, "FIELD_UNKNOWN"],
  ])("%s: %j is %s", (field, value, code) => {
    expect(codes(having({ [field]: value }))).toEqual([code]);
  });

  it("a key named __proto__ is an unknown field and reaches nothing", () => {
    const value = JSON.parse(JSON.stringify(start).replace("{", '{"__proto__": {"round": 5},'));
    expect(codes(value)).toEqual(["FIELD_UNKNOWN"]);
  });

  it("names all problems at once", () => {
    expect(codes(having({ board: "", turn: "red", round: 0, made: [], arrived: 1, eliminated: 2, x: 3 }))).toEqual([
      "FIELD_UNKNOWN",
      "BOARD_LENGTH",
      "WRONG_TURN",
      "BAD_ROUND",
      "BAD_MADE",
      "BAD_ARRIVED",
      "BAD_ELIMINATED",
    ]);
  });

  it("R5.5 arrived and eliminated must be possible together", () => {
    expect(codes(having({ arrived: ["white"], eliminated: ["white"] }))).toEqual(["BAD_ELIMINATED"]);
    const doubles = (arrived: Seat[], eliminated: Seat[]) =>
      codes({ ...positionOf({ variant: doubles3x2 }), arrived, eliminated });
    expect(doubles(["white"], ["black", "white"])).toEqual([]);
    expect(doubles([], ["black"])).toEqual(["BAD_ELIMINATED"]);
    expect(doubles(["white", "black"], ["black", "white"])).toEqual(["BAD_ELIMINATED"]);
    expect(doubles([], ["black", "white", "red", "yellow", "blue", "green"])).toEqual(["BAD_ELIMINATED"]);
  });

  it("strict: counts of pieces and a turn that R4.2 gives", () => {
    const eleven = `w${start.board.slice(1)}`;
    expect(codes(having({ board: eleven }))).toEqual([]);
    const result = checkPosition(having({ board: eleven }), { strict: true });
    expect(result.ok ? {} : result.error).toMatchObject({
      code: "PIECE_COUNT",
      seat: "white",
      expected: "10",
      found: "11",
    });
    // One piece in the goal is enough for having arrived.
    const there = withPiece(withPiece(withPiece(start, "m1", null), "a13", null), "e17", "white");
    const { board } = withPiece(there, "q5", "blue");
    expect(codes(having({ board, arrived: ["white"] }), true)).toEqual(["WRONG_TURN"]);
    expect(codes(having({ board, arrived: ["white"], turn: "blue" }), true)).toEqual([]);
    // Of a game that is decided the turn is the seat that follows (design, position text).
    expect(codes(having({ board, arrived: ["white", "blue"], turn: "white" }), true)).toEqual([]);
    // The pieces of a side that fell are gone, with more than two sides.
    expect(codes(having({ eliminated: ["white"], turn: "blue" }), true)).toEqual(["PIECE_COUNT"]);
    expect(
      codes(having({ eliminated: ["white"], turn: "blue", board: start.board.replaceAll("w", ".") }), true),
    ).toEqual([]);
    const two = createGame("classic-2").position;
    expect(codes({ ...two, eliminated: ["white"], turn: "black" }, true)).toEqual([]);
  });

  it("strict: R4.4 nobody has moved more often than the rounds allow", () => {
    const strict = (made: number[], round: number, turn: Seat) => codes(having({ made, round, turn }), true);
    expect(strict([3, 3, 3], 4, "white")).toEqual([]);
    expect(strict([4, 4, 3], 4, "yellow")).toEqual([]);
    expect(strict([4, 3, 3], 4, "blue")).toEqual([]);
    // Skips and passes are no moves.
    expect(strict([3, 0, 2], 4, "white")).toEqual([]);
    expect(strict([5, 3, 3], 4, "white")).toEqual(["BAD_MADE"]);
    expect(strict([4, 4, 3], 4, "blue")).toEqual(["BAD_MADE"]);
    expect(strict([500, 0, 0], 10, "white")).toEqual(["BAD_MADE"]);
    expect(codes(having({ made: [500, 0, 0], round: 10 }))).toEqual([]);
  });

  it("strict: R4.4 a game that is decided does not close its round", () => {
    const { position } = createGame("classic-2");
    const fallen = { ...position, made: [30, 30], round: 30, eliminated: ["black"] };
    expect(codes({ ...fallen, turn: "white" }, true)).toEqual([]);
    expect(codes({ ...fallen, made: [31, 30], turn: "white" }, true)).toEqual(["BAD_MADE"]);
    // Nor does one in which nobody can move (the seat after the mover is to move then).
    const stuck = positionOf({
      variant: { ...classic2, id: "all", arrival: "all", otherCorners: "closed" },
      pieces: {
        white: ["m1", ...homeOf("classic-2", "black").filter((cell) => cell !== toCell("e17"))],
        black: ["e17", ...homeOf("classic-2", "white").filter((cell) => cell !== toCell("m1"))],
      },
    });
    expect(legalMoves(stuck)).toEqual([]);
    expect(codes({ ...stuck, made: [40, 40], round: 40 }, true)).toEqual([]);
    expect(codes({ ...stuck, made: [40, 40], round: 40, turn: "black" }, true)).toEqual(["BAD_MADE"]);
  });

  it("strict: R6.1 who has arrived has enough pieces in the goal", () => {
    expect(codes(having({ arrived: ["white"], turn: "blue" }), true)).toEqual(["BAD_ARRIVED"]);
    const most = defineVariant({ ...classic2, id: "most", arrival: "most" });
    const position = positionOf({
      variant: most,
      pieces: { white: homeOf(most, "black"), black: homeOf(most, "white") },
      arrived: ["white"],
      turn: "black",
    });
    expect(codes(position, true)).toEqual([]);
    // Five of ten are not more than half; where the others stand does not matter.
    const fewer = homeOf(most, "black")
      .slice(0, 5)
      .reduce((before, cell) => withPiece(before, cell, null), position);
    expect(codes(fewer, true)).toEqual(["PIECE_COUNT", "BAD_ARRIVED"]);
  });

  it("strict: every position of a game passes, the last one too", () => {
    const rules = [
      ...variants,
      defineVariant({ ...classic2, id: "pass", passing: "allowed", roundLimit: 9, repetition: null }),
      defineVariant({ ...doubles3x2, id: "hasty", homeDeadline: 4, roundLimit: 8 }),
    ];
    for (const variant of rules) {
      for (let seed = 1; seed <= 3; seed++) {
        let game = createGame(variant);
        for (let ply = 0; game.outcome === null && ply < 300; ply++) {
          const moves = legalMoves(game);
          game = play(game, moves[(ply * 7919 + seed * 104_729) % moves.length]!);
          expect(codes(game.position, true)).toEqual([]);
        }
      }
    }
  });
});
