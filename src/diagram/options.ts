import type { Cell, CellName } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { MoveInput } from "../moves/move.ts";

/**
 * What every picture can show. Everything may be left out.
 * @since 0.1.0
 */
export interface DiagramOptions {
  /** The seat whose corner is at the bottom (R12.2); white if left out. */
  readonly from?: Seat;
  /** Whether cells show their names; false if left out. */
  readonly names?: boolean;
  /** A move to show. The two ends of a legal move stand for its canonical path (R3.10); anything else is drawn as given. */
  readonly path?: MoveInput;
  /** Cells to mark, such as where a picked piece may end (R12.1). */
  readonly highlight?: readonly (Cell | CellName)[];
  /** Cells to mark grey: landings where a piece cannot stop (R12.1). */
  readonly passThrough?: readonly (Cell | CellName)[];
}

/**
 * What {@link renderText} can show.
 * @since 0.1.0
 */
export interface TextOptions extends DiagramOptions {
  /** Whether the letters are coloured by terminal escape codes; false if left out. */
  readonly color?: boolean;
}

/**
 * What {@link renderSvg} can show.
 * @since 0.1.0
 */
export interface SvgOptions extends DiagramOptions {
  /** The distance between the centres of two neighbouring cells, in pixels, 4 to 1000; 40 if left out. */
  readonly size?: number;
  /** The seat whose goal is outlined (R12.2), or null for none; if left out, the seat at the bottom, if it plays. */
  readonly goal?: Seat | null;
  /** The name of the picture, for those who cannot see it; if left out, it tells who is to move. At most 10 000 characters. */
  readonly title?: string;
  /** A longer text for those who cannot see the picture; if left out, it lists the pieces. At most 10 000 characters. */
  readonly description?: string;
}
