// What the compiler knows (design sections 2 and 3). The lines marked as errors are checked by `npm run typecheck`.

import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type Board,
  type Cell,
  type CellName,
  cellName,
  classic2,
  createGame,
  defineVariant,
  destinations,
  explainMove,
  findVariant,
  type Game,
  legalMoves,
  type Move,
  type MoveCode,
  type MoveInput,
  type Outcome,
  type Position,
  type PositionCode,
  type PresetId,
  type Problem,
  parseCell,
  parseMove,
  play,
  positionOf,
  type Result,
  type Seat,
  sameMove,
  seats,
  type Turn,
  toCell,
  tryPlay,
  type Variant,
  type VariantCode,
} from "../../src/index.ts";

describe("cells", () => {
  it("parseCell of a literal name is a Cell, of any other literal undefined, of a string either", () => {
    expectTypeOf(parseCell("i9")).toEqualTypeOf<Cell>();
    expectTypeOf(parseCell("M1")).toEqualTypeOf<Cell>();
    expectTypeOf(parseCell("a4")).toEqualTypeOf<undefined>();
    expectTypeOf(parseCell("i18")).toEqualTypeOf<undefined>();
    expectTypeOf(parseCell("i9" as string)).toEqualTypeOf<Cell | undefined>();
    expect([parseCell("i9"), parseCell("M1"), parseCell("a4"), parseCell("i18")]).toEqual([
      60,
      120,
      undefined,
      undefined,
    ]);
  });

  it("a number is no Cell before it was checked", () => {
    // @ts-expect-error a number is not branded
    const cell: Cell = 60;
    expect(toCell(cell)).toBe(60);
    expectTypeOf(toCell(60)).toEqualTypeOf<Cell | undefined>();
    expectTypeOf<Cell>().toExtend<number>();
    // @ts-expect-error a text is no board
    const board: Board = ".".repeat(121);
    expect(board.length).toBe(121);
  });

  it("cell names are 121 literals", () => {
    expectTypeOf(cellName(parseCell("i9"))).toEqualTypeOf<CellName>();
    const name: CellName = "q5";
    // @ts-expect-error off the star
    const off: CellName = "q6";
    expect([parseCell(name), parseCell(off as string)]).toEqual([110, undefined]);
  });
});

describe("variants", () => {
  it("a misspelt preset does not compile, an unknown text does not run", () => {
    // @ts-expect-error no such preset
    expect(() => createGame("classic-5")).toThrow();
    expectTypeOf(createGame("classic-2")).toEqualTypeOf<Game>();
    expectTypeOf(findVariant("classic-5")).toEqualTypeOf<Variant | undefined>();
    expectTypeOf<PresetId>().toExtend<string>();
  });

  it("unknown fields and values of a rule set do not compile", () => {
    expect(defineVariant({ ...classic2, id: "club", jumps: "long" }).jumps).toBe("long");
    // @ts-expect-error unknown field
    expect(() => defineVariant({ ...classic2, id: "club", speed: 3 })).toThrow();
    // @ts-expect-error unknown value
    expect(() => defineVariant({ ...classic2, id: "club", jumps: "medium" })).toThrow();
    // @ts-expect-error no such seat
    expect(() => defineVariant({ ...classic2, id: "club", seats: ["white", "pink"] })).toThrow();
    // @ts-expect-error eleven pieces
    expect(() => defineVariant({ ...classic2, id: "club", pieces: 11 })).toThrow();
  });

  it("unknown fields and cells of a setup do not compile", () => {
    // @ts-expect-error misspelt
    expect(() => positionOf({ variant: "classic-2", peices: {} })).toThrow();
    // @ts-expect-error off the star
    expect(() => positionOf({ variant: "classic-2", pieces: { white: ["a4"] } })).toThrow();
    expectTypeOf(positionOf({ variant: "classic-2" })).toEqualTypeOf<Position>();
  });
});

describe("games", () => {
  it("everything is read-only", () => {
    const game = createGame("classic-2");
    expect(() => {
      // @ts-expect-error read-only
      game.position.round = 2;
    }).toThrow(TypeError);
    expect(() => {
      // @ts-expect-error read-only
      game.turns.push({ seat: "white", pass: true });
    }).toThrow(TypeError);
    expectTypeOf(game.outcome).toEqualTypeOf<Outcome | null>();
    expectTypeOf(game.turns).toEqualTypeOf<readonly Turn[]>();
  });

  it("moves are text, ends, a path, a turn or a pass", () => {
    const game = createGame("classic-2");
    expectTypeOf(legalMoves(game)).toEqualTypeOf<Move[]>();
    const move = legalMoves(game)[0] as Move;
    expect(play(game, move).turns[0]).toEqual(play(game, { seat: "white", from: move.from, to: move.to }).turns[0]);
    expect(play(game, play(game, move).turns[0] as Turn)).toEqual(play(game, move));
    expect(play(game, ["l4", "l5"])).toEqual(play(game, "l4-l5"));
    expect(play(game, { from: "l4", to: "l5" })).toEqual(play(game, "l4-l5"));
    expect(play(game, destinations(game, "l4").ends[0]!)).toEqual(play(game, { from: "l4", to: "k5" }));
    // @ts-expect-error a cell off the star
    expect(tryPlay(game, ["l4", "l18"]).ok).toBe(false);
    // @ts-expect-error plain numbers are no cells
    expect(tryPlay(game, { from: 103, to: 95 }).ok).toBe(
      tryPlay(game, { from: toCell(103), to: toCell(95) } as Move).ok,
    );
  });

  it("results are told apart by ok, problems by code", () => {
    const result = tryPlay(createGame("classic-2"), "i9-i10");
    expectTypeOf(result).toEqualTypeOf<Result<Game, MoveCode | PositionCode | VariantCode>>();
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Game>();
    else expectTypeOf(result.error).toEqualTypeOf<Problem<MoveCode | PositionCode | VariantCode>>();
    // What is refused may be the game or the move; explainMove speaks of moves only.
    expectTypeOf(explainMove(createGame("classic-2"), "i9-i10")).toEqualTypeOf<Problem<MoveCode> | undefined>();
    expect(result.ok).toBe(false);
    // @ts-expect-error the value is there only when all is well
    expect(result.value).toBe(undefined);
  });

  it("the functions of notation take one argument, so that map works", () => {
    expectTypeOf(parseMove).parameters.toEqualTypeOf<[string]>();
    expectTypeOf(cellName).parameters.toEqualTypeOf<[Cell | CellName]>();
    expectTypeOf(sameMove).parameters.toEqualTypeOf<[MoveInput, MoveInput]>();
    expect(["l4-l5", "e14-e13"].map(parseMove).every(({ ok }) => ok)).toBe(true);
  });

  it("seats are six literals", () => {
    expectTypeOf<Seat>().toEqualTypeOf<"white" | "red" | "blue" | "black" | "yellow" | "green">();
    expectTypeOf(seats[0]).toEqualTypeOf<"white">();
    expectTypeOf(destinations(createGame("classic-2"), parseCell("l4")).ends[0]?.kind).toEqualTypeOf<
      "step" | "chain" | undefined
    >();
  });
});
