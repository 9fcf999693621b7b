import { cellCount } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import { RulesError } from "../problem/error.ts";
import { unfit } from "../problem/problem.ts";
import { type Rules, rulesOf } from "../variants/_rules.ts";
import type { GameOrPosition, Position } from "./position.ts";

/** Whether a value has the shape of a position. Whether its fields say what can be is not looked at: that is for `checkPosition`. */
const isShaped = (value: unknown): value is Position => {
  if (typeof value !== "object" || value === null) return false;
  const { variant, board, round, made, arrived, eliminated } = value as Partial<Position>;
  return (
    typeof board === "string" &&
    board.length === cellCount &&
    typeof round === "number" &&
    Array.isArray(made) &&
    made.every((count) => typeof count === "number") &&
    Array.isArray(arrived) &&
    Array.isArray(eliminated) &&
    typeof variant === "object" &&
    variant !== null &&
    Array.isArray(variant.seats)
  );
};

/** The position that was asked about last; frozen, so it keeps its shape. Several questions are asked about the same. */
let last: unknown;

/** The position that is meant; throws RulesError `NOT_A_POSITION` for what is neither game nor position. */
export const positionIn = (at: GameOrPosition): Position => {
  const position: unknown = typeof at === "object" && at !== null && "position" in at ? at.position : at;
  if (position === last && last !== undefined) return last as Position;
  if (isShaped(position)) {
    if (Object.isFrozen(position)) last = position;
    return position;
  }
  throw new RulesError(unfit("NOT_A_POSITION", "a game or a position", at));
};

/** Whether a seat still takes turns (R4.2). */
export const inPlay = ({ arrived, eliminated }: Pick<Position, "arrived" | "eliminated">, seat: Seat): boolean =>
  !arrived.includes(seat) && !eliminated.includes(seat);

/** Sides that have fallen, and sides that have arrived and not fallen, by number (R5.5, R6.3). */
export const settledSides = (
  rules: Rules,
  { arrived, eliminated }: Position,
): { arrived: number[]; fallen: number[] } => {
  const settled: { arrived: number[]; fallen: number[] } = { arrived: [], fallen: [] };
  rules.sides.forEach((side, number) => {
    if (side.some((seat) => eliminated.includes(seat))) settled.fallen.push(number);
    else if (side.every((seat) => arrived.includes(seat))) settled.arrived.push(number);
  });
  return settled;
};

/** Whether the first seat has arrived and the second is to make the last move (R6.4). Whether it can move is not asked. */
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

/** Whether nothing may be played any more; that nobody can move is not asked here. */
export const isOver = (at: GameOrPosition): boolean => {
  const position = positionIn(at);
  if ("position" in at) return at.outcome !== null;
  return isDecided(rulesOf(position.variant), position) || isPastLimit(position);
};
