import { starOf } from "./_star.ts";
import { type Cell, cellAt } from "./cell.ts";
import { rotate } from "./lattice.ts";
import { cornerIndex, type Seat } from "./seat.ts";

/**
 * Axial coordinates as most hexagon libraries use them: q to the right, r downwards.
 * @since 0.1.0
 */
export interface Axial {
  /** −8 to 8; x + y of R1.2. */
  readonly q: number;
  /** −8 to 8; −y of R1.2. */
  readonly r: number;
}

/**
 * A point on a screen, y downwards, the centre `i9` at (0, 0).
 * @since 0.1.0
 */
export interface Point {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/**
 * How the star lies on a screen.
 * @since 0.1.0
 */
export interface Layout {
  /** The distance between the centres of two neighbouring cells, in pixels or any other unit; above 0. */
  readonly size: number;
  /** The seat whose corner is at the bottom (R12.2); white if left out. */
  readonly from?: Seat;
}

/**
 * An arrow key (R12.4).
 * @since 0.1.0
 */
export type Arrow = "up" | "down" | "left" | "right";

/**
 * The axial coordinates of a cell.
 *
 * @param cell - a cell
 * @returns q and r
 * @example
 * ```ts
 * import { parseCell, toAxial } from "sternhalma";
 *
 * toAxial(parseCell("m1")); // { q: -4, r: 8 }
 * ```
 * @since 0.1.0
 */
export const toAxial = (cell: Cell): Axial => {
  const star = starOf();
  const x = star.x[cell] as number;
  const y = star.y[cell] as number;
  // 0 - y, since -y would make a negative zero.
  return { q: x + y, r: 0 - y };
};

/**
 * The cell at axial coordinates.
 *
 * @param axial - q and r
 * @returns the cell, or undefined off the star and for numbers that are not integers
 * @example
 * ```ts
 * import { fromAxial } from "sternhalma";
 *
 * fromAxial({ q: 0, r: 0 }); // 60
 * fromAxial({ q: 9, r: 0 }); // undefined
 * ```
 * @since 0.1.0
 */
export const fromAxial = ({ q, r }: Axial): Cell | undefined =>
  Number.isInteger(q) && Number.isInteger(r) ? cellAt(q + r, -r) : undefined;

const turnsTo = (from: Seat | undefined): number => (from === undefined ? 0 : cornerIndex(from));

/**
 * Where to draw a cell (R1.2, R12.2).
 *
 * @param cell - a cell
 * @param layout - scale, and whose corner is at the bottom
 * @returns the middle of the cell
 * @example
 * ```ts
 * import { parseCell, toPoint } from "sternhalma";
 *
 * toPoint(parseCell("j9"), { size: 10 }); // { x: 10, y: 0 }
 * Math.round(toPoint(parseCell("m1"), { size: 10 }).y); // 69
 * ```
 * @since 0.1.0
 */
export const toPoint = (cell: Cell, { size, from }: Layout): Point => {
  const { q, r } = toAxial(rotate(cell, -turnsTo(from)));
  return { x: size * (q + r / 2), y: size * r * Math.sqrt(0.75) };
};

/**
 * The cell nearest to a point, the inverse of {@link toPoint}.
 *
 * @param point - for instance of a click
 * @param layout - the same as for drawing
 * @returns the cell whose hexagon holds the point, or undefined off the star
 * @example
 * ```ts
 * import { cellName, fromPoint, parseCell, toPoint } from "sternhalma";
 *
 * const layout = { size: 24, from: "black" } as const;
 * fromPoint(toPoint(parseCell("c11"), layout), layout) === parseCell("c11"); // true
 * fromPoint({ x: 4000, y: 0 }, layout); // undefined
 * ```
 * @since 0.1.0
 */
export const fromPoint = (point: Point, { size, from }: Layout): Cell | undefined => {
  const exactR = point.y / (size * Math.sqrt(0.75));
  const exactQ = point.x / size - exactR / 2;
  const exactS = -exactQ - exactR;
  // Rounding to the hexagon: of q, r, s the one rounded the most follows from the other two.
  let q = Math.round(exactQ);
  let r = Math.round(exactR);
  const s = Math.round(exactS);
  const [offQ, offR, offS] = [Math.abs(q - exactQ), Math.abs(r - exactR), Math.abs(s - exactS)];
  if (offQ > offR && offQ > offS) q = -r - s;
  else if (offR > offS) r = -q - s;
  const cell = fromAxial({ q: q + 0, r: r + 0 });
  return cell === undefined ? undefined : rotate(cell, turnsTo(from));
};

/**
 * The cell that an arrow key leads to on the screen (R12.4). Up and down go straight by zigzag: right from even rows, left from odd
 * ones, and to the only neighbour at an edge.
 *
 * @param cell - where the cursor is
 * @param arrow - the key
 * @param from - the seat whose corner is at the bottom; white if left out
 * @returns the next cell, or undefined at the edge
 * @example
 * ```ts
 * import { cellName, neighborOnScreen, parseCell } from "sternhalma";
 *
 * cellName(neighborOnScreen(parseCell("i9"), "up", "white") ?? parseCell("i9")); // "i10"
 * neighborOnScreen(parseCell("m1"), "down", "white"); // undefined
 * ```
 * @since 0.1.0
 */
export const neighborOnScreen = (cell: Cell, arrow: Arrow, from?: Seat): Cell | undefined => {
  const turns = turnsTo(from);
  const { q, r } = toAxial(rotate(cell, -turns));
  const even = r % 2 === 0;
  const [right, left] =
    arrow === "up"
      ? [fromAxial({ q: q + 1, r: r - 1 }), fromAxial({ q, r: r - 1 })]
      : arrow === "down"
        ? [fromAxial({ q, r: r + 1 }), fromAxial({ q: q - 1, r: r + 1 })]
        : [fromAxial({ q: q + 1, r }), fromAxial({ q: q - 1, r })];
  const seen = arrow === "right" ? right : arrow === "left" ? left : even ? (right ?? left) : (left ?? right);
  return seen === undefined ? undefined : rotate(seen, turns);
};
