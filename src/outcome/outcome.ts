import type { Seat } from "../geometry/seat.ts";
import type { Position } from "../position/position.ts";
import { settledSides } from "../position/state.ts";
import type { Rules } from "../variants/rules.ts";
import { rankRest, type SidePlaces, seatPlaces, settledPlaces } from "./places.ts";

/**
 * Why a game has ended, in the order of R7.1; the last two are those of R8.
 * @since 0.1.0
 */
export const endings = ["arrival", "elimination", "no-moves", "repetition", "limit", "resignation", "time"] as const;

/**
 * Why a game has ended.
 * @since 0.1.0
 */
export type Ending = (typeof endings)[number];

/**
 * How a game has ended.
 * @since 0.1.0
 */
export interface Outcome {
  /** Why. Once all places are filled: `arrival` if a side has arrived, else `elimination` (R7.4). */
  readonly reason: Ending;
  /** Who resigned or whose flag fell, else null (R8.1). */
  readonly by: Seat | null;
  /** The place of every seat, from 1; partners share theirs, and equal sides share the better place (R7.3). */
  readonly places: Readonly<Partial<Record<Seat, number>>>;
}

/** A frozen outcome, the rest ranked by R7.3. */
export const endedBy = (
  rules: Rules,
  position: Position,
  reason: Ending,
  places: SidePlaces = settledPlaces(rules, position),
  by: Seat | null = null,
): Outcome => Object.freeze({ reason, by, places: seatPlaces(rules, rankRest(rules, position.board, places)) });

/** The outcome of a game whose places are filled, or whose reply will not be made (R7.4). */
export const filled = (rules: Rules, position: Position): Outcome =>
  endedBy(rules, position, settledSides(rules, position).arrived.length > 0 ? "arrival" : "elimination");
