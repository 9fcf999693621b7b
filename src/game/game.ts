import type { Cell } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";

/**
 * What a seat did when it was its turn: a move or a chosen pass. A skipped seat (R4.3) leaves no turn.
 * @since 0.1.0
 */
export type Turn =
  | {
      /** Who moved. */
      readonly seat: Seat;
      /** Where the piece stood. */
      readonly from: Cell;
      /** Where it ended. */
      readonly to: Cell;
      /** Both ends and every landing; as given if three cells or more were given, else canonical (R3.10). */
      readonly path: readonly Cell[];
    }
  | {
      /** Who passed. */
      readonly seat: Seat;
      /** Marks a pass (R4.3). */
      readonly pass: true;
    };

/**
 * A game: where it began, where it stands, what was done and how it ended. Plain, frozen data; a copy of it, from JSON or a state
 * manager, is accepted as a game if its turns lead to its position. Its JSON may change with a minor release: store records.
 * @since 0.1.0
 */
export interface Game {
  /** The first position, seats without a move skipped (R4.5). */
  readonly start: Position;
  /** The current position. */
  readonly position: Position;
  /** What was done, in order. */
  readonly turns: readonly Turn[];
  /** How the game ended, or null while it goes on. */
  readonly outcome: Outcome | null;
}

/**
 * A game or a position, to ask questions about. A game stands for its current position; once it is over, for whatever reason, it
 * has no legal moves.
 * @since 0.1.0
 */
export type GameOrPosition = Game | Position;
