import { cornerIndex, letters } from "../geometry/seat.ts";
import type { Position } from "./position.ts";
import { inPlay } from "./state.ts";

/*
 * What makes two positions the same for repetition (R7.2), as text: the board, the letter of the seat to move, and one character for
 * the seats in play.
 */

/** The key of a position's parts; the turn by home corner, the seats in play as bits by home corner. */
export const keyOf = (board: string, turn: number, playing: number): string =>
  `${board}${letters[turn]}${String.fromCharCode(48 + playing)}`;

/** The seats in play as bits by home corner. */
export const inPlayBits = (position: Position): number => {
  let bits = 0;
  for (const seat of position.variant.seats) {
    if (inPlay(position, seat)) bits |= 1 << cornerIndex(seat);
  }
  return bits;
};

/** The key of a position. */
export const keyOfPosition = (position: Position): string =>
  keyOf(position.board, cornerIndex(position.turn), inPlayBits(position));
