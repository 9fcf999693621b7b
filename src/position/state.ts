import type { Seat } from "../geometry/seat.ts";
import { sameRules } from "../variants/door.ts";
import type { Rules } from "../variants/rules.ts";
import type { Position } from "./position.ts";

/*
 * What follows from the lists of a position: who still plays, and whether the game is decided.
 */

/** Whether a seat still takes turns (R4.2). */
export const inPlay = ({ arrived, eliminated }: Pick<Position, "arrived" | "eliminated">, seat: Seat): boolean =>
  !arrived.includes(seat) && !eliminated.includes(seat);

/** Sides that have fallen, and sides that have arrived and not fallen, by index (R5.5, R6.3). */
export const settledSides = (
  rules: Rules,
  { arrived, eliminated }: Position,
): { arrived: number[]; fallen: number[] } => {
  const settled: { arrived: number[]; fallen: number[] } = { arrived: [], fallen: [] };
  rules.sides.forEach((side, index) => {
    if (side.some((seat) => eliminated.includes(seat))) settled.fallen.push(index);
    else if (side.every((seat) => arrived.includes(seat))) settled.arrived.push(index);
  });
  return settled;
};

/** Whether the first seat has arrived and the second is to make the last move (R6.4). Whether it can move is not checked. */
export const awaitsReply = ({ variant, arrived, eliminated, turn }: Position): boolean =>
  variant.reply &&
  arrived.length === 1 &&
  arrived[0] === variant.seats[0] &&
  turn === variant.seats[1] &&
  eliminated.length === 0;

/** Whether the lists of a position decide the game: all places filled but one, or the end of R6.3 or R6.4. */
export const isDecided = (rules: Rules, position: Position): boolean => {
  if (position.arrived.length === 0 && position.eliminated.length === 0) return false;
  const { arrived, fallen } = settledSides(rules, position);
  if (arrived.length > 0 && awaitsReply(position)) return false;
  if (rules.sides.length - arrived.length - fallen.length <= 1) return true;
  return !rules.variant.playOn && arrived.length > 0;
};

/** Whether the last round has closed (R7.2). */
export const isPastLimit = ({ variant, round }: Position): boolean =>
  variant.roundLimit !== null && round > variant.roundLimit;

/** Whether two positions made here are equal, apart from the names of their rule sets: all have their fields in the same order. */
export const samePosition = (a: Position, b: Position): boolean =>
  a === b ||
  (sameRules(a.variant, b.variant) &&
    JSON.stringify({ ...a, variant: null }) === JSON.stringify({ ...b, variant: null }));
