// positionOf and withPiece: building positions, also impossible ones.

import { describe, expect, it } from "vitest";
import {
  type Cell,
  cells,
  checkPosition,
  classic2,
  createGame,
  defineVariant,
  flag,
  isRulesError,
  legalMoves,
  outcomeOf,
  piecesOf,
  play,
  playAll,
  positionOf,
  resign,
  type Seat,
  type Setup,
  seatAt,
  tryFlag,
  tryPlay,
  tryPositionOf,
  tryResign,
  undo,
  withPiece,
} from "../../src/index.ts";
import { at, names, standing } from "../drawing.ts";

const codes = (setup: unknown): string[] => {
  const result = tryPositionOf(setup as Setup);
  return result.ok ? [] : result.errors.map(({ code }) => code);
};

/** The code that a call throws. */
const thrown = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return isRulesError(error) ? error.code : `no RulesError: ${String(error)}`;
  }
  return "nothing";
};

const variant = "classic-2";

describe("positionOf", () => {
  it("is the start of the variant when nothing else is said", () => {
    expect(positionOf({ variant })).toEqual(createGame(variant).position);
    expect(positionOf({ variant: defineVariant({ ...classic2, id: "club" }) }).variant.id).toBe("club");
  });

  it("takes cells by name or number; seats left out have no pieces", () => {
    const position = positionOf({ variant, pieces: { white: ["i9", at("j9")] } });
    expect(standing(position)).toBe("i9 white, j9 white");
    expect(positionOf({ variant, pieces: {} }).board).toBe(".".repeat(121));
  });

  it("sets turn, round, moves made, arrived and eliminated", () => {
    const position = positionOf({
      variant: "classic-3",
      turn: "yellow",
      round: 9,
      made: [9, 9, 8],
      arrived: ["white"],
      eliminated: ["blue"],
    });
    expect(position).toMatchObject({
      turn: "yellow",
      round: 9,
      made: [9, 9, 8],
      arrived: ["white"],
      eliminated: ["blue"],
    });
  });

  it("may have impossible counts: moves can be listed and played there", () => {
    const eleven = positionOf({ variant, pieces: { white: cells.slice(60, 71), black: [0 as Cell] } });
    expect(piecesOf(eleven, "white").length).toBe(11);
    expect(legalMoves(eleven).length).toBeGreaterThan(0);
    expect(play(createGame(eleven), legalMoves(eleven)[0] as never).position.turn).toBe("black");
    expect(checkPosition(eleven).ok).toBe(true);
    expect(checkPosition(eleven, { strict: true }).ok).toBe(false);
  });

  it("names all problems at once", () => {
    expect(
      codes({
        variant,
        pieces: { white: ["i9", "i9", "a4"], red: ["j9"], pink: [] },
        turn: "green",
        round: 0,
        made: [-1, 0],
        arrived: ["white", "white"],
        eliminated: ["nobody"],
        start: 3,
      }).sort(),
    ).toEqual(
      [
        "CELL_TAKEN_TWICE",
        "NOT_A_CELL",
        "SEAT_NOT_SEATED",
        "NOT_A_SEAT",
        "FIELD_UNKNOWN",
        "WRONG_TURN",
        "BAD_ROUND",
        "BAD_MADE",
        "SEAT_TWICE",
        "NOT_A_SEAT",
      ].sort(),
    );
  });

  it.each([
    ["nothing", undefined, "NOT_A_POSITION"],
    ["null", null, "NOT_A_POSITION"],
    ["a text", "classic-2", "NOT_A_POSITION"],
    ["an empty object", {}, "FIELD_MISSING"],
    ["an unknown variant", { variant: "classic-5" }, "UNKNOWN_VARIANT"],
    ["a prototype's name as variant", { variant: "__proto__" }, "UNKNOWN_VARIANT"],
    ["a bad rule set", { variant: { ...classic2, id: "x", pieces: 11 } }, "BAD_PIECES"],
    ["pieces that are null", { variant, pieces: null }, "NOT_A_POSITION"],
    ["pieces that are a list", { variant, pieces: [] }, "NOT_A_POSITION"],
    ["pieces that are a text", { variant, pieces: "m1" }, "NOT_A_POSITION"],
    ["an army that is no list", { variant, pieces: { white: "m1" } }, "NOT_A_POSITION"],
    [
      "an army of more than the board",
      { variant, pieces: { white: Array.from({ length: 122 }, () => 0) } },
      "NOT_A_POSITION",
    ],
    ["a cell off the star", { variant, pieces: { white: ["r1"] } }, "NOT_A_CELL"],
    ["a number that is no cell", { variant, pieces: { white: [121] } }, "NOT_A_CELL"],
    ["a hole in a list", { variant, pieces: { white: Array(1) } }, "NOT_A_CELL"],
    ["two armies on one cell", { variant, pieces: { white: ["i9"], black: [60] } }, "CELL_TAKEN_TWICE"],
    ["a colour that is not seated", { variant, pieces: { green: [] } }, "SEAT_NOT_SEATED"],
    ["a prototype's name as seat", { variant, pieces: JSON.parse('{"__proto__": ["i9"]}') }, "NOT_A_SEAT"],
    ["a turn of another seat", { variant, turn: "red" }, "WRONG_TURN"],
    ["a turn of null", { variant, turn: null }, "WRONG_TURN"],
    ["round 0", { variant, round: 0 }, "BAD_ROUND"],
    ["round 1.5", { variant, round: 1.5 }, "BAD_ROUND"],
    ["round null", { variant, round: null }, "BAD_ROUND"],
    ["a negative counter", { variant, made: [0, -1] }, "BAD_MADE"],
    ["too few counters", { variant, made: [0] }, "BAD_MADE"],
    ["a hole among the counters", { variant, made: [0, ...Array(1)] }, "BAD_MADE"],
    ["arrived that is no list", { variant, arrived: "white" }, "BAD_ARRIVED"],
    ["eliminated longer than the seats", { variant, eliminated: ["white", "white", "white"] }, "BAD_ELIMINATED"],
    ["a misspelt field", { variant, peices: {} }, "FIELD_UNKNOWN"],
  ])("refuses %s", (_, setup, code) => {
    expect(codes(setup)).toEqual([code]);
    expect(thrown(() => positionOf(setup as unknown as Setup))).toBe(code);
  });
});

describe("withPiece", () => {
  const { position } = createGame(variant);

  it("puts, replaces and takes away one piece, and leaves the position as it is", () => {
    const before = structuredClone(position);
    expect(seatAt(withPiece(position, at("i9"), "black"), at("i9"))).toBe("black");
    expect(seatAt(withPiece(position, at("m1"), "black"), at("m1"))).toBe("black");
    expect(names(piecesOf(withPiece(position, at("m1"), null), "white"))).not.toContain("m1 ");
    expect(position).toEqual(before);
    expect(withPiece(withPiece(position, at("m1"), null), at("m1"), "white")).toEqual(position);
  });

  it.each([
    ["a number that is no cell", () => withPiece(position, 121 as Cell, null), "NOT_A_CELL"],
    ["a seat that does not play", () => withPiece(position, at("i9"), "red"), "SEAT_NOT_SEATED"],
    ["no seat", () => withPiece(position, at("i9"), undefined as unknown as Seat), "NOT_A_SEAT"],
    ["a text for a position", () => withPiece("x" as never, at("i9"), null), "NOT_A_POSITION"],
    ["null for a position", () => withPiece(null as never, at("i9"), null), "NOT_A_POSITION"],
  ])("refuses %s", (_, call, code) => {
    expect(thrown(call)).toBe(code);
  });
});

describe("questions about what is no position", () => {
  const circular: Record<string, unknown> = { ...createGame(variant).position };
  circular.variant = { ...classic2, name: circular };

  it.each([
    ["undefined", undefined, "NOT_A_POSITION"],
    ["null", null, "NOT_A_POSITION"],
    ["a text", "classic-2", "NOT_A_POSITION"],
    ["a number", 3, "NOT_A_POSITION"],
    ["a list", [], "NOT_A_POSITION"],
    ["an empty object", {}, "FIELD_MISSING"],
    ["a game of nothing", { position: null, outcome: null }, "NOT_A_POSITION"],
    ["something else", { ok: true, value: createGame(variant).position, warnings: [] }, "NOT_A_POSITION"],
    [
      "a position without its lists",
      { variant: classic2, board: ".".repeat(121), turn: "white", round: 1 },
      "FIELD_MISSING",
    ],
  ])("%s: a RulesError, no TypeError", (_, value, code) => {
    expect(thrown(() => legalMoves(value as never))).toBe(code);
    expect(thrown(() => piecesOf(value as never, "white"))).toBe(code);
    expect(thrown(() => outcomeOf(value as never))).toBe(code);
    if ((value as { position?: unknown } | null)?.position !== undefined) return;
    // The same as when it is checked.
    const checked = checkPosition(value);
    expect(checked.ok ? "" : checked.error.code).toBe(code);
  });

  it("a rule set that is none, or holds itself, is named", () => {
    const bad = { ...createGame(variant).position, variant: { ...classic2, jumps: "none" } };
    expect(thrown(() => legalMoves(bad as never))).toBe("BAD_JUMPS");
    expect(thrown(() => legalMoves(circular as never))).toBe("BAD_NAME");
  });

  it.each([
    ["undefined", undefined],
    ["null", null],
    ["a text", "classic-2"],
    ["a bare position", createGame(variant).position],
    ["a game without turns", { position: createGame(variant).position, outcome: null }],
  ])("%s is no game to play on: a RulesError, no TypeError", (_, value) => {
    const game = value as never;
    for (const call of [
      () => play(game, "l4-l5"),
      () => playAll(game, []),
      () => resign(game, "white"),
      () => flag(game, "white"),
      () => undo(game),
    ]) {
      expect(thrown(call)).toBe("NOT_A_GAME");
    }
    for (const result of [tryPlay(game, "l4-l5"), tryResign(game, "white"), tryFlag(game, "white")]) {
      expect(result).toMatchObject({ ok: false, error: { code: "NOT_A_GAME" } });
    }
  });
});
