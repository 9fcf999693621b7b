import type { Seat } from "../geometry/seat.ts";
import type { Position } from "../position/position.ts";
import type { Rules } from "../variants/_rules.ts";
import { fieldOf } from "./_field.ts";
import { canMove } from "./_generate.ts";

/** Whether a seat has any move on a board, its turn or not. */
export const seatCanMove = (rules: Rules, board: string, place: number): boolean => {
  const seat = rules.seats[place] as (typeof rules.seats)[number];
  const field = fieldOf(board, rules.variant.jumps === "long");
  const letter = String.fromCharCode(seat.letter);
  for (let cell = board.indexOf(letter); cell >= 0; cell = board.indexOf(letter, cell + 1)) {
    if (canMove(field, seat, rules.variant.goalLock, cell)) return true;
  }
  return false;
};

/** Whether a seat of a position still takes turns (R4.2). */
export const inPlay = (position: Position, seat: Seat): boolean =>
  !position.arrived.includes(seat) && !position.eliminated.includes(seat);

/** Whether no seat in play can move (R4.3). */
export const nobodyCanMove = (rules: Rules, position: Position): boolean =>
  rules.variant.seats.every((seat, place) => !inPlay(position, seat) || !seatCanMove(rules, position.board, place));
