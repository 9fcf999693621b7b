import { integerIn } from "../problem/options.ts";
import { type Cell, type CellName, cellAt } from "./cell.ts";
import { cellIn, seatIn } from "./door.ts";
import { cornerIndex, type Seat, seats } from "./seat.ts";
import { starOf } from "./star.ts";

/**
 * The neighbours of a cell, in the order of directions of R3.10: (+1,0) (0,+1) (−1,+1) (−1,0) (0,−1) (+1,−1).
 *
 * @param cell - a cell, by number or name
 * @returns two to six cells, a new list
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { cellName, neighbors } from "sternhalma";
 *
 * neighbors("m1").map(cellName); // ["m2", "l2"]
 * ```
 * @since 0.1.0
 */
export const neighbors = (cell: Cell | CellName): Cell[] => {
  const first = cellIn(cell) * 6;
  return Array.from(starOf().next.subarray(first, first + 6)).filter((next): next is Cell => next >= 0);
};

/**
 * How many steps it takes from one cell to another on an empty board (R7.3).
 *
 * @param a - a cell, by number or name
 * @param b - a cell, by number or name
 * @returns 0 to 16
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { distance } from "sternhalma";
 *
 * distance("m1", "e17"); // 16
 * ```
 * @since 0.1.0
 */
export const distance = (a: Cell | CellName, b: Cell | CellName): number => stepsBetween(cellIn(a), cellIn(b));

/** {@link distance}, unchecked. @internal */
export const stepsBetween = (a: Cell, b: Cell): number => {
  const { x, y } = starOf();
  const dx = x[a]! - x[b]!;
  const dy = y[a]! - y[b]!;
  // No edge of the star gets in the way: distance on the hexagonal grid is walking distance.
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
};

/**
 * The corner that a cell lies in, named by the seat at home there (R1.3).
 *
 * @param cell - a cell, by number or name
 * @returns the seat, or undefined in the hexagon
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { cornerOf } from "sternhalma";
 *
 * cornerOf("q5"); // "green"
 * cornerOf("i9"); // undefined
 * ```
 * @since 0.1.0
 */
export const cornerOf = (cell: Cell | CellName): Seat | undefined => seats[starOf().corner[cellIn(cell)]!];

/**
 * Whether a cell belongs to the home around a corner.
 *
 * @param cell - a cell
 * @param corner - 0–5, clockwise from the bottom
 * @param pieces - 10 or 15
 * @returns true if it does
 * @internal
 */
export const inHome = (cell: Cell, corner: number, pieces: 10 | 15): boolean => {
  const { x, y, corner: cornerAt } = starOf();
  if (cornerAt[cell] === corner) return true;
  if (pieces === 10 || cornerAt[cell] !== -1) return false;
  const column = x[cell]!;
  const row = y[cell]!;
  // R1.4: the row of the hexagon that borders the corner.
  return [row === -4, -column - row === 4, column === -4, row === 4, -column - row === -4, column === 4][corner]!;
};

/**
 * Where a cell goes when the star turns clockwise; 1 takes each home to the next seat's.
 *
 * @param cell - a cell, by number or name
 * @param sixths - any integer
 * @returns the cell it goes to
 * @throws {@link RulesError} `NOT_A_CELL`, `BAD_OPTION`
 * @example
 * ```ts
 * import { cellName } from "sternhalma";
 * import { rotate } from "sternhalma/geometry";
 *
 * cellName(rotate("m1", 1)); // "e5"
 * ```
 * @since 0.1.0
 */
export const rotate = (cell: Cell | CellName, sixths: number): Cell =>
  rotated(cellIn(cell), integerIn("sixths", sixths));

/** {@link rotate}, unchecked. @internal */
export const rotated = (cell: Cell, sixths: number): Cell => {
  const star = starOf();
  let x = star.x[cell]!;
  let y = star.y[cell]!;
  for (let turn = ((sixths % 6) + 6) % 6; turn > 0; turn--) [x, y] = [x + y, -x];
  return cellAt(x, y)!;
};

/**
 * The mirror image of a cell: left and right change places, rows stay.
 *
 * @param cell - a cell, by number or name
 * @returns the cell in its place
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { cellName } from "sternhalma";
 * import { reflect } from "sternhalma/geometry";
 *
 * cellName(reflect("a13")); // "m13"
 * ```
 * @since 0.1.0
 */
export const reflect = (cell: Cell | CellName): Cell => {
  const { x, y } = starOf();
  const here = cellIn(cell);
  return cellAt(-x[here]! - y[here]!, y[here]!)!;
};

/**
 * The seat whose home is so many sixths of a turn further clockwise.
 *
 * @param seat - the seat to start from
 * @param sixths - any integer; 1 goes from white to red, 3 to the seat opposite
 * @returns the seat there
 * @throws {@link RulesError} `NOT_A_SEAT`, `BAD_OPTION`
 * @example
 * ```ts
 * import { rotateSeat } from "sternhalma/geometry";
 *
 * rotateSeat("white", 3); // "black"
 * ```
 * @since 0.1.0
 */
export const rotateSeat = (seat: Seat, sixths: number): Seat => {
  const corner = cornerIndex(seatIn(seat)) + (integerIn("sixths", sixths) % 6);
  return seats[(corner + 6) % 6]!;
};
