import { textOf } from "../notation/position.ts";
import { currentIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";

/**
 * Writes a position as its text: `variant board turn round made arrived eliminated`, one line, single spaces. The board's rows run
 * from 17 down to 1, left to right, joined by `/`: letters `w r b k y g`, decimal numbers for runs of empty cells. `made` is joined
 * by commas in turn order; the two lists are letters, `-` if none. Only the id of the rules is written.
 *
 * @param g - a game, for its current position, or a position
 * @returns the text, under 200 characters for every preset
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, formatPosition, play } from "sternhalma";
 *
 * const game = play(createGame("classic-2"), "l4-l5");
 * formatPosition(game); // "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/7w5/ww1w/www/ww/w k 1 1,0 - -"
 * ```
 * @since 0.1.0
 */
export const formatPosition = (g: GameOrPosition): string => textOf(currentIn(g));
