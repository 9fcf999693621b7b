import { gameIn } from "./door.ts";
import type { Game } from "./game.ts";
import { lineOf, makeGame } from "./made.ts";

/**
 * Takes back the last turn or, after a resignation or a fallen flag, only that.
 *
 * @param game - a game; left unchanged
 * @returns the game before, or undefined at the start
 * @throws {@link RulesError} `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, play, undo } from "sternhalma";
 *
 * const start = createGame("classic-2");
 * undo(play(start, "l4-l5"))?.position.board === start.position.board; // true
 * undo(start); // undefined
 * ```
 * @since 0.1.0
 */
export const undo = (game: Game): Game | undefined => {
  const own = gameIn(game);
  const { start, position, turns, outcome } = own;
  const line = lineOf(own);
  // Leaving the game is not a turn.
  if (outcome !== null && outcome.by !== null) return makeGame(start, position, turns, null, line);
  const before = line.positions[turns.length - 1];
  if (before === undefined) return undefined;
  return makeGame(start, before, Object.freeze([...turns].slice(0, -1)), null, line);
};
