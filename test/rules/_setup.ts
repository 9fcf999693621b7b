// Short ways to begin and play in the tests of the rules.

import { expect } from "vitest";
import {
  createGame,
  defineVariant,
  explainMove,
  type Game,
  type Position,
  playAll,
  type Setup,
  type Variant,
} from "../../src/index.ts";
import { drawn } from "../drawing.ts";

/** A rule set that differs from another in some fields. */
export const having = (from: Variant, more: Partial<Variant>): Variant =>
  defineVariant({ ...from, id: "custom", ...more });

/** A game that begins as drawn. */
export const began = (drawing: string, more: Partial<Setup> = {}): Game => createGame(drawn(drawing, more));

/** The game after moves that must all be legal. */
export const played = (game: Game, ...moves: string[]): Game => {
  const result = playAll(game, moves);
  expect(result.problem).toBe(undefined);
  return result.game;
};

/** The seat to move and the round. */
export const turn = ({ position }: Game): string => `${position.turn} ${position.round}`;

/** Why a move is refused, if it is. */
export const code = (at: Game | Position, move: string): string | undefined => explainMove(at, move)?.code;
