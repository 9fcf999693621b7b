import type { Cell, CellName } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";

/**
 * A move, identified by its two ends (R3.10); a path tells by which chain, and includes both.
 * @since 0.1.0
 */
export interface Move {
  /** Where the piece stands. */
  readonly from: Cell;
  /** Where it ends. */
  readonly to: Cell;
  /** Two cells, for any legal move between them, or every cell of a chain (R11.2). */
  readonly path?: readonly Cell[];
}

/**
 * A move as input: cells by number or name, optionally with the seat that makes it, which must be the one to move. Turns of `game.turns`
 * and ends of `destinations` are such moves.
 * @since 0.1.0
 */
export interface SeatMove {
  /** Where the piece stands. */
  readonly from: Cell | CellName;
  /** Where it ends. */
  readonly to: Cell | CellName;
  /** Two cells, for any legal move between them, or every cell of a chain (R11.2). */
  readonly path?: readonly (Cell | CellName)[];
  /** The seat that moves; the one to move if left out. */
  readonly seat?: Seat;
}

/**
 * A pass (R4.3).
 * @since 0.1.0
 */
export interface Pass {
  /** Marks a pass. */
  readonly pass: true;
  /** The seat that passes; the one to move if left out. */
  readonly seat?: Seat;
}

/**
 * A move in any of the forms that functions accept: text (`l2-l3`, `m1-m3-k5`, `--` for a pass), a move, a pass, or the cells of a path.
 * @since 0.1.0
 */
export type MoveInput = string | SeatMove | Pass | readonly (Cell | CellName)[];

/** A move that was read: the seat named, if any, and the path, just the two ends if no longer one was given. */
export interface ReadMove {
  readonly seat: unknown;
  /** Two cells or more; undefined for a pass. */
  readonly path: readonly Cell[] | undefined;
}
