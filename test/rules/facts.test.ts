// The facts at the end of the rules.

import { describe, expect, it } from "vitest";
import {
  cells,
  createGame,
  defineVariant,
  distanceToGoal,
  doubles2x2,
  fifteen2,
  jumpChains,
  legalMoves,
  neighbors,
  positionOf,
  replyDue,
  standings,
  type Variant,
  variants,
} from "../../src/index.ts";
import { began, having, played } from "./_setup.ts";

describe("facts", () => {
  for (const variant of variants) {
    it(`first moves and distance sum of ${variant.id}: 14 and 110 with ten pieces, 18 and 140 with fifteen`, () => {
      for (const turn of variant.seats) {
        const position = positionOf({ variant, turn });
        expect(legalMoves(position).length).toBe(variant.pieces === 10 ? 14 : 18);
        expect(distanceToGoal(position, turn)).toBe(variant.pieces === 10 ? 110 : 140);
      }
    });
  }

  it("neighbour counts: 2 for 6 cells, 4 for 36, 5 for 6, 6 for 73; 312 edges", () => {
    const counts = new Map<number, number>();
    for (const cell of cells) counts.set(neighbors(cell).length, (counts.get(neighbors(cell).length) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ 2: 6, 4: 36, 5: 6, 6: 73 });
    expect(cells.flatMap(neighbors).length).toBe(2 * 312);
  });

  it("534 directed short-jump arcs", () => {
    const open: Variant = defineVariant({
      ...fifteen2,
      id: "open",
      pieces: 10,
      otherCorners: "free",
      goalLock: "off",
      repetition: null,
    });
    let arcs = 0;
    for (const cell of cells) {
      // Bridges on every side and no further piece: each chain is one jump, but for those that go round the bridges.
      const position = positionOf({ variant: open, pieces: { white: [cell], black: neighbors(cell) } });
      for (const path of jumpChains(position, cell)) if (path.length === 2) arcs++;
    }
    expect(arcs).toBe(534);
  });

  it("classic-2: white arrives with one piece and black has the reply", () => {
    const moves = "j4-i5 e15-e13 l2-h6 e13-e12 i5-g7 e12-e11 h6-f8 e11-e10 g7-e11 e10-e12 e11-e15";
    const game = played(createGame("classic-2"), ...moves.split(" "));
    expect([game.outcome, game.position.arrived, game.position.turn, game.position.round]).toEqual([
      null,
      ["white"],
      "black",
      6,
    ]);
    expect(replyDue(game.position)).toBe(true);
    expect(standings(game).map(({ seat, inGoal }) => `${seat} ${inGoal}`)).toEqual(["white 1", "black 0"]);
  });

  it("long-jump-2: black has won", () => {
    const moves = "j4-i5 e14-e13 k3-g7 e13-e12 i5-j4 e15-k3";
    const game = played(createGame("long-jump-2"), ...moves.split(" "));
    expect(game.outcome).toEqual({ reason: "arrival", by: null, places: { white: 2, black: 1 } });
  });

  it("doubles-2x2: partners carrying one piece each across must not finish the team", () => {
    // White's e13 steps in among black's nine, then black's j5 among white's nine.
    const north = "e17 k\ne16 k k\ne15 k k k\ne14 . k k k\ne13 w";
    const south = "j4 . w w w\nk3 w w w\nl2 w w\nm1 w\nj5 k";
    const sides = "e8 r\ne7 r r\ne6 r r r\ne5 r r r r\nm13 y\nl12 . y\nj13 y y y";
    const across = (variant: Variant) =>
      played(began(`${north}\n${south}\n${sides}`, { variant }), "e13-e14", "h5-h6", "j5-j4");
    const game = across(doubles2x2);
    expect([game.position.arrived, game.outcome]).toEqual([[], null]);
    // With `any` instead both would have arrived, and the team with them.
    expect(across(having(doubles2x2, { arrival: "any" })).outcome?.places).toEqual({
      white: 1,
      black: 1,
      red: 2,
      yellow: 2,
    });
  });
});
