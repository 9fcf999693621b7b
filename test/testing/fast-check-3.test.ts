import fc from "fast-check-3";
import { expect, it } from "vitest";
import { type Cell, checkPosition, type Game, isLegal, type Move, type Position } from "../../src/index.ts";
import { arbitraries, type FastCheck } from "../../src/testing/index.ts";

/** What those have who stay with version 3: here the types of version 4 stand beside it. */
interface Generators {
  readonly cell: () => fc.Arbitrary<Cell>;
  readonly game: (constraints: { maxTurns: number }) => fc.Arbitrary<Game>;
  readonly gameWithMove: (constraints: { maxTurns: number }) => fc.Arbitrary<{ game: Game; move: Move }>;
  readonly position: () => fc.Arbitrary<Position>;
  readonly setup: () => fc.Arbitrary<Position>;
}

const { cell, game, gameWithMove, position, setup } = arbitraries(fc as unknown as FastCheck) as unknown as Generators;

it("the generators run under fast-check 3", () => {
  expect(new Set(fc.sample(cell(), 3000)).size).toBe(121);
  const moves = fc.property(gameWithMove({ maxTurns: 10 }), (one) => isLegal(one.game, one.move));
  const positions = fc.property(fc.oneof(position(), setup()), (one) => checkPosition(one).ok);
  fc.assert(moves, { numRuns: 50 });
  fc.assert(positions, { numRuns: 50 });
});

it("games shrink under fast-check 3", () => {
  const short = fc.property(game({ maxTurns: 20 }), ({ turns }) => turns.length < 3);
  expect(fc.check(short, { numRuns: 500 }).counterexample?.[0].turns).toHaveLength(3);
});
