/**
 * A clock for every seat: a reserve for the game and an increment for each move (R9).
 *
 * @module clock
 */
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
