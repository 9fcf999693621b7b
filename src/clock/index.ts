/**
 * A clock for every seat: a reserve for the game and an increment for each move (R9).
 *
 * @module clock
 */
export type { Seat } from "../geometry/seat.ts";
export { type ClockCode, clockCodes, type ProblemCode } from "../problem/codes.ts";
export type { Problem, Result } from "../problem/problem.ts";
export {
  type Clock,
  type ClockSpec,
  fallen,
  remaining,
  spend,
  startClock,
  tryFallen,
  tryRemaining,
  trySpend,
  tryStartClock,
} from "./clock.ts";
