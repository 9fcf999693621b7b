import type { Seat } from "../geometry/seat.ts";
import { nobodyCanMove } from "../moves/_stuck.ts";
import { awaitsReply, isDecided, isPastLimit, positionIn, settledSides } from "../position/_over.ts";
import type { Position } from "../position/position.ts";
import { type Rules, rulesOf } from "../variants/_rules.ts";
import { rankRest, type SidePlaces, seatPlaces, settledPlaces } from "./_places.ts";

/**
 * Why a game has ended, in the order of R7.1; the last two are of R8.
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
  /** Why. A game that ended with its places filled has `arrival` if a side has arrived, else `elimination` (R7.4). */
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

/** The outcome of a game whose places are filled, or in which the reply is not to be made (R7.4). */
export const filled = (rules: Rules, position: Position): Outcome =>
  endedBy(rules, position, settledSides(rules, position).arrived.length > 0 ? "arrival" : "elimination");

/**
 * What a position decides by itself: places filled by arrival and elimination, nobody able to move, or the last round closed
 * (R7). Repetition, resignation and a fallen flag belong to a game.
 *
 * @param position - a position
 * @returns the frozen outcome, or null while the game goes on
 * @example
 * ```ts
 * import { outcomeOf, positionOf } from "sternhalma";
 *
 * const position = positionOf({ variant: "classic-3", arrived: ["blue", "yellow"] });
 * outcomeOf(position)?.places; // { white: 3, blue: 1, yellow: 2 }
 * ```
 * @since 0.1.0
 */
export const outcomeOf = (position: Position): Outcome | null => {
  const at = positionIn(position);
  const rules = rulesOf(at.variant);
  if (isDecided(rules, at)) return filled(rules, at);
  if (nobodyCanMove(rules, at)) {
    // R6.4: without a legal move there is no reply, and the first has won.
    return awaitsReply(at) ? filled(rules, at) : endedBy(rules, at, "no-moves");
  }
  return isPastLimit(at) ? endedBy(rules, at, "limit") : null;
};

/**
 * Whether the first of two seats has arrived and the second is to make the last move (R6.4).
 *
 * @param position - a position
 * @returns true while the reply is due and can be made
 * @example
 * ```ts
 * import { positionOf, replyDue } from "sternhalma";
 *
 * replyDue(positionOf({ variant: "classic-2", turn: "black", arrived: ["white"] })); // true
 * ```
 * @since 0.1.0
 */
export const replyDue = (position: Position): boolean =>
  outcomeOf(position) === null && awaitsReply(positionIn(position));
