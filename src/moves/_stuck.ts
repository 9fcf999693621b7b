import { inPlay } from "../position/_over.ts";
import type { Position } from "../position/position.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { fieldOf } from "./_field.ts";
import { canMove } from "./_reach.ts";

/** Whether a seat has any move on a board, its turn or not. */
export const seatCanMove = (rules: Rules, board: string, place: number): boolean =>
  canMove(fieldOf(board, rules.variant.jumps === "long"), rules.seats[place] as SeatRules);

/** Whether no seat in play can move (R4.3). */
export const nobodyCanMove = (rules: Rules, position: Position): boolean =>
  rules.variant.seats.every((seat, place) => !inPlay(position, seat) || !seatCanMove(rules, position.board, place));
