import type { Outcome } from "../outcome/outcome.ts";
import { course, proceed, toGame } from "./_course.ts";
import { createGame } from "./create.ts";
import { type Game, gameIn, makeGame, type Turn } from "./game.ts";

/** Whether a game ended by somebody leaving, which is no turn of its own. */
const leftBy = (outcome: Outcome | null): boolean => outcome !== null && outcome.by !== null;

/**
 * Takes back the last turn; after a resignation or the fall of a flag, that only. The turns before it are played again, so the cost
 * grows with the length of the game.
 *
 * @param game - a game; stays as it is
 * @returns the game before, or undefined at the start
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
  if (leftBy(gameIn(game).outcome)) {
    return makeGame(game.start, game.position, game.turns, null, game.keys);
  }
  if (game.turns.length === 0) return undefined;
  const going = course(createGame(game.start));
  for (let ply = 0; ply < game.turns.length - 1; ply++) proceed(going, game.turns[ply] as Turn);
  return toGame(going);
};
