import { starOf } from "./_star.ts";
import { type Cell, cellAt, cells } from "./cell.ts";
import { cornerIndex, type Seat, seats } from "./seat.ts";

/**
 * The cells beside a cell, in the order of directions of R3.10: (+1,0) (0,+1) (−1,+1) (−1,0) (0,−1) (+1,−1).
 *
 * @param cell - a cell
 * @returns two to six cells, a new list
 * @example
 * ```ts
 * import { cellName, neighbors, parseCell } from "sternhalma";
 *
 * neighbors(parseCell("m1")).map(cellName); // ["m2", "l2"]
 * ```
 * @since 0.1.0
 */
export const neighbors = (cell: Cell): Cell[] => {
  const { next } = starOf();
  const found: Cell[] = [];
  for (let at = cell * 6; at < cell * 6 + 6; at++) {
    if ((next[at] as number) >= 0) found.push(next[at] as Cell);
  }
  return found;
};

/**
 * How many steps lead from one cell to another on an empty board (R7.3).
 *
 * @param a - a cell
 * @param b - a cell
 * @returns 0 to 16
 * @example
 * ```ts
 * import { distance, parseCell } from "sternhalma";
 *
 * distance(parseCell("m1"), parseCell("e17")); // 16
 * ```
 * @since 0.1.0
 */
export const distance = (a: Cell, b: Cell): number => {
  const { x, y } = starOf();
  const dx = (x[a] as number) - (x[b] as number);
  const dy = (y[a] as number) - (y[b] as number);
  // No wall of the star stands in the way: its straight-line distance is its walking distance.
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
};

/**
 * The corner that a cell lies in, named by the seat at home there (R1.3).
 *
 * @param cell - a cell
 * @returns the seat, or undefined in the hexagon
 * @example
 * ```ts
 * import { cornerOf, parseCell } from "sternhalma";
 *
 * cornerOf(parseCell("q5")); // "green"
 * cornerOf(parseCell("i9")); // undefined
 * ```
 * @since 0.1.0
 */
export const cornerOf = (cell: Cell): Seat | undefined => seats[starOf().corner[cell] as number];

/** The part of a rule set that decides how large homes are. */
export interface HomeSize {
  /** Pieces of each seat: 10, or 15 with the adjacent row of the hexagon (R1.4). */
  readonly pieces: 10 | 15;
}

/**
 * Whether a cell belongs to the home around a corner.
 *
 * @param cell - a cell
 * @param corner - 0–5, clockwise from the bottom
 * @param pieces - 10 or 15
 * @returns true inside
 * @internal
 */
export const inHome = (cell: Cell, corner: number, pieces: 10 | 15): boolean => {
  const { x, y, corner: cornerAt } = starOf();
  if (cornerAt[cell] === corner) return true;
  if (pieces === 10 || cornerAt[cell] !== -1) return false;
  const column = x[cell] as number;
  const row = y[cell] as number;
  // R1.4: the row of the hexagon that borders the corner.
  return [row === -4, -column - row === 4, column === -4, row === 4, -column - row === -4, column === 4][
    corner
  ] as boolean;
};

/**
 * The home of a seat: its corner, with 15 pieces also the adjacent row (R1.3, R1.4).
 *
 * @param variant - a rule set, or anything that says how many pieces there are
 * @param seat - a seat
 * @returns 10 or 15 cells in order, a new list
 * @example
 * ```ts
 * import { cellName, classic2, homeOf } from "sternhalma";
 *
 * homeOf(classic2, "white").map(cellName).join(" "); // "j4 k4 l4 m4 k3 l3 m3 l2 m2 m1"
 * ```
 * @since 0.1.0
 */
export const homeOf = (variant: HomeSize, seat: Seat): Cell[] =>
  cells.filter((cell) => inHome(cell, cornerIndex(seat), variant.pieces));

/**
 * The goal of a seat: the home opposite (R1.3).
 *
 * @param variant - a rule set, or anything that says how many pieces there are
 * @param seat - a seat
 * @returns 10 or 15 cells in order, a new list
 * @example
 * ```ts
 * import { cellName, classic2, goalOf } from "sternhalma";
 *
 * goalOf(classic2, "white").map(cellName).join(" "); // "e17 e16 f16 e15 f15 g15 e14 f14 g14 h14"
 * ```
 * @since 0.1.0
 */
export const goalOf = (variant: HomeSize, seat: Seat): Cell[] =>
  cells.filter((cell) => inHome(cell, (cornerIndex(seat) + 3) % 6, variant.pieces));

/**
 * The cell after turning the star clockwise; 1 carries each home to the next seat's.
 *
 * @param cell - a cell
 * @param sixths - any integer
 * @returns the cell that it comes to
 * @example
 * ```ts
 * import { cellName, parseCell, rotate } from "sternhalma";
 *
 * cellName(rotate(parseCell("m1"), 1)); // "e5"
 * ```
 * @since 0.1.0
 */
export const rotate = (cell: Cell, sixths: number): Cell => {
  const star = starOf();
  let x = star.x[cell] as number;
  let y = star.y[cell] as number;
  for (let turn = ((sixths % 6) + 6) % 6; turn > 0; turn--) [x, y] = [x + y, -x];
  return cellAt(x, y) as Cell;
};

/**
 * The cell seen in a mirror: left becomes right, rows stay.
 *
 * @param cell - a cell
 * @returns its mirror image
 * @example
 * ```ts
 * import { cellName, parseCell, reflect } from "sternhalma";
 *
 * cellName(reflect(parseCell("a13"))); // "m13"
 * ```
 * @since 0.1.0
 */
export const reflect = (cell: Cell): Cell => {
  const { x, y } = starOf();
  return cellAt(-(x[cell] as number) - (y[cell] as number), y[cell] as number) as Cell;
};
