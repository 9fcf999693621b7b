import type { Seat } from "../geometry/seat.ts";
import type { Variant } from "../variants/variant.ts";

/**
 * What stands on each cell: 121 characters in cell order (R1.5), `.` for an empty cell and `w r b k y g` for the seats.
 * @since 0.1.0
 */
export type Board = string & {
  /** For the compiler only. */
  readonly "sternhalma: Board": true;
};

/**
 * A moment of a game, without its history: plain, frozen, JSON-safe data, the seven fields of its text.
 * @since 0.1.0
 */
export interface Position {
  /** The rules. */
  readonly variant: Variant;
  /** What stands on each cell. */
  readonly board: Board;
  /** The seat to move; if the game was decided before the next seat was found, the one after the mover in turn order (R4). */
  readonly turn: Seat;
  /** The round being played, from 1 (R4.4). */
  readonly round: number;
  /** Moves made by each seat, in the order of `variant.seats`; passes do not count (R5.1). */
  readonly made: readonly number[];
  /** Seats that have arrived, in order of arrival (R6). */
  readonly arrived: readonly Seat[];
  /** Seats that were eliminated, in order; in doubles a seat may be in both lists (R5.5). */
  readonly eliminated: readonly Seat[];
}
