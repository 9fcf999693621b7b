import type { Cell, CellName } from "../geometry/cell.ts";
import { cellIn } from "../geometry/door.ts";
import { cornerLandings, endsOf } from "../moves/destinations.ts";
import { currentOf, isOver } from "./check-move.ts";
import { stateIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";
import { fallsBy } from "./leaving-home.ts";

/**
 * A cell where the picked piece may end; a move that {@link play} accepts.
 * @since 0.1.0
 */
export interface Destination {
  /** Where the piece stands. */
  readonly from: Cell;
  /** The cell. */
  readonly to: Cell;
  /** How the piece gets there; never both. */
  readonly kind: "step" | "chain";
  /** The path to show: canonical, both ends included (R3.10). */
  readonly path: readonly Cell[];
  /** Whether the move would eliminate the mover, so that an interface can ask first (R12.3). */
  readonly eliminatesMover: boolean;
}

/**
 * What to light up for a picked piece (R12.1).
 * @since 0.1.0
 */
export interface Destinations {
  /** Where it may end, in cell order. */
  readonly ends: readonly Destination[];
  /** Landings in other corners where it may not stop, in cell order; shown grey. */
  readonly passThrough: readonly Cell[];
}

/**
 * What an interface lights up when a piece is picked (R12.1).
 *
 * @param g - a game or position
 * @param cell - where the piece stands, by number or name
 * @returns ends and pass-through landings, new lists; both empty unless a piece of the seat to move stands there
 * @throws {@link RulesError} `NOT_A_CELL`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { cellName, createGame, destinations } from "sternhalma";
 *
 * const { ends } = destinations(createGame("classic-2"), "l4");
 * ends.map(({ to, kind }) => `${kind} ${cellName(to)}`); // ["step k5", "step l5"]
 * ```
 * @since 0.1.0
 */
export const destinations = (g: GameOrPosition, cell: Cell | CellName): Destinations => {
  const state = stateIn(g);
  const from = cellIn(cell);
  if (isOver(state)) return { ends: [], passThrough: [] };
  const position = currentOf(state);
  const ends = endsOf(position, from).map((end) => ({ ...end, eliminatesMover: fallsBy(position, from, end.to) }));
  const stops = new Set(ends.map(({ to }) => to));
  return { ends, passThrough: cornerLandings(position, from).filter((landing) => !stops.has(landing)) };
};
