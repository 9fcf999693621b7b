import type { Cell } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Ending } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { Variant } from "../variants/variant.ts";

/**
 * A tag of a record: its name (a letter, then letters, digits or `_`) and its value (one line of text).
 * @since 0.1.0
 */
export type RecordTag = readonly [name: string, value: string];

/**
 * One turn as it was written: two ends or a whole path, or a chosen pass (R4.3). Whether it is legal is for replay to say. It can be
 * handed to `play` as it is.
 * @since 0.1.0
 */
export type RecordTurn =
  | {
      /** Where the piece stands. */
      readonly from: Cell;
      /** Where it ends. */
      readonly to: Cell;
      /** Both ends and every landing, when three cells or more were written (R11.2). */
      readonly path?: readonly Cell[];
      /** The number of the round, when it was written before this turn. */
      readonly round?: number;
      /** What was written in comments after this turn, word for word, clock notes such as `[%clk 0:05:00]` included. */
      readonly comments?: readonly string[];
    }
  | {
      /** Marks a pass. */
      readonly pass: true;
      /** The number of the round, when it was written before this turn. */
      readonly round?: number;
      /** What was written in comments after this turn. */
      readonly comments?: readonly string[];
    };

/**
 * How a record says that the moves end: somebody left (R8), or the game is unfinished (`*`).
 * @since 0.1.0
 */
export type RecordEnding =
  | {
      /** A resignation, or the fall of a flag. */
      readonly reason: "resignation" | "time";
      /** Who left. */
      readonly by: Seat;
      /** The number of the round, when it was written before. */
      readonly round?: number;
      /** What was written in comments after it. */
      readonly comments?: readonly string[];
    }
  | {
      /** The game is not over. */
      readonly reason: "unfinished";
      /** The number of the round, when it was written before. */
      readonly round?: number;
      /** What was written in comments after it. */
      readonly comments?: readonly string[];
    };

/**
 * What a record claims about places: for each seat that it speaks of, the place from 1.
 * @since 0.1.0
 */
export type RecordResult = Readonly<Partial<Record<Seat, number>>>;

/**
 * A recorded game as plain, frozen, JSON-safe data. It holds what was written, not what is true: moves are legal and claims right only
 * when {@link verifyRecord} says so. Without a result and an ending it breaks off, unless the rules have ended the game.
 * @since 0.1.0
 */
export interface GameRecord {
  /** The version of the format. */
  readonly format: 1;
  /** The rules it was played under. */
  readonly variant: Variant;
  /** Where it began, when that is not the start of the variant; else null. */
  readonly start: Position | null;
  /** All other tags in order: players (`White`, `Red`, …), `Event`, `Site`, `Date`, `Round`, and any others. */
  readonly tags: readonly RecordTag[];
  /** Comments before the first turn. */
  readonly comments: readonly string[];
  /** What was done, in order; skipped seats (R4.3) leave no turn. */
  readonly turns: readonly RecordTurn[];
  /** How the moves end, or null when the rules ended the game. */
  readonly ending: RecordEnding | null;
  /** The claimed places, or null. */
  readonly result: RecordResult | null;
  /** The claimed reason of the end, or null. */
  readonly termination: Ending | null;
}
