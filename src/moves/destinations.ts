import { type Cell, cells } from "../geometry/cell.ts";
import { lanesOf } from "../geometry/lanes.ts";
import { stepsBetween } from "../geometry/lattice.ts";
import { starOf } from "../geometry/star.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { moverOf, movesOfPiece } from "./legal.ts";
import type { Move } from "./move.ts";
import { occupancyOf } from "./occupancy.ts";
import { canonicalPath } from "./path.ts";
import { isLanding, reachOf } from "./reach.ts";

/** A cell where a piece may end: how it gets there, and the path to show. */
export interface End extends Required<Move> {
  readonly kind: "step" | "chain";
}

/** Where the piece on a cell may end (R12.1), in cell order; none unless a piece of the seat to move stands there. */
export const endsOf = (position: Position, cell: Cell): End[] =>
  movesOfPiece(position, cell).map(({ from, to }) => ({
    from,
    to,
    kind: stepsBetween(from, to) === 1 ? "step" : "chain",
    path: canonicalPath(position, from, to),
  }));

/** The landings of a piece in other corners (R3.7), whether or not it may stop there. */
export const cornerLandings = (position: Position, cell: Cell): Cell[] => {
  const seat = moverOf(position);
  if (seat === undefined || position.board.charCodeAt(cell) !== seat.letter) return [];
  const { spot } = lanesOf();
  const { corner } = starOf();
  reachOf().findLandings(occupancyOf(position.board, rulesOfPosition(position).long), seat, spot[cell]!);
  return cells.filter(
    (landing) =>
      corner[landing] !== -1 &&
      seat.inHome[landing] === 0 &&
      seat.inGoal[landing] === 0 &&
      isLanding(spot[cell]!, spot[landing]!),
  );
};
