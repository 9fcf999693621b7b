import { lanesOf } from "../geometry/_lanes.ts";
import { type Cell, cells, toCell } from "../geometry/cell.ts";
import { cornerOf, distance } from "../geometry/lattice.ts";
import { fieldOf } from "../moves/_field.ts";
import { isLanding, reachOf } from "../moves/_reach.ts";
import { meantPath } from "../moves/explain.ts";
import { moverOf, movesFrom } from "../moves/list.ts";
import { eliminatesMover } from "../outcome/standing.ts";
import { isOver, positionIn } from "../position/_over.ts";
import type { GameOrPosition } from "../position/position.ts";
import { rulesOf } from "../variants/_rules.ts";

/**
 * A cell where the picked piece may end.
 * @since 0.1.0
 */
export interface Destination {
  /** The cell. */
  readonly to: Cell;
  /** How the piece gets there; never both. */
  readonly kind: "step" | "chain";
  /** The path to show: canonical, both ends included (R3.10). */
  readonly path: readonly Cell[];
  /** Whether the move would eliminate the mover, so that one asks first (R12.3). */
  readonly eliminatesMover: boolean;
}

/**
 * What to light up for a picked piece (R12.1).
 * @since 0.1.0
 */
export interface Destinations {
  /** Where it may end, in order of cells. */
  readonly ends: readonly Destination[];
  /** Landings in other corners where it may not stop, in order of cells; shown grey. */
  readonly passThrough: readonly Cell[];
}

/**
 * What an interface lights up when a piece is picked (R12.1).
 *
 * @param at - a game or position
 * @param cell - where the piece stands
 * @returns ends and pass-through landings, new lists; both empty for a piece that is not to move
 * @example
 * ```ts
 * import { cellName, createGame, destinations, parseCell } from "sternhalma";
 *
 * const { ends } = destinations(createGame("classic-2"), parseCell("l4"));
 * ends.map(({ to, kind }) => `${kind} ${cellName(to)}`); // ["step k5", "step l5"]
 * ```
 * @since 0.1.0
 */
export const destinations = (at: GameOrPosition, cell: Cell): Destinations => {
  const position = positionIn(at);
  const ends = movesFrom(at, cell).map(
    ({ to }): Destination => ({
      to,
      kind: distance(cell, to) === 1 ? "step" : "chain",
      path: meantPath(position, cell, to),
      eliminatesMover: eliminatesMover(at, { from: cell, to }),
    }),
  );
  const stops = new Set(ends.map(({ to }) => to));
  return { ends, passThrough: cornerLandings(at, cell).filter((landing) => !stops.has(landing)) };
};

/** The landings of a piece in other corners (R3.7), whether or not it may stop there. */
const cornerLandings = (at: GameOrPosition, cell: Cell): Cell[] => {
  const position = positionIn(at);
  if (isOver(at) || toCell(cell) === undefined) return [];
  const rules = rulesOf(position.variant);
  const seat = moverOf(rules, position);
  if (seat === undefined || position.board.charCodeAt(cell) !== seat.letter) return [];
  const { spot } = lanesOf();
  const from = spot[cell] as number;
  reachOf().findLandings(fieldOf(position.board, rules.variant.jumps === "long"), seat, from);
  return cells.filter(
    (landing) =>
      isLanding(from, spot[landing] as number) &&
      cornerOf(landing) !== undefined &&
      !seat.inHome[landing] &&
      !seat.inGoal[landing],
  );
};
