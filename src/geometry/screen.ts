import { fieldOf } from "../problem/foreign.ts";
import { refuseOption } from "../problem/options.ts";
import { type Cell, type CellName, cellAt } from "./cell.ts";
import { cellIn, seatIn } from "./door.ts";
import { rotated } from "./lattice.ts";
import { cornerIndex, type Seat } from "./seat.ts";
import { starOf } from "./star.ts";

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
 * How the star is laid out on a screen.
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

const arrows: readonly Arrow[] = ["up", "down", "left", "right"];

/**
 * The axial coordinates of a cell.
 *
 * @param cell - a cell, by number or name
 * @returns q and r
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { toAxial } from "sternhalma/geometry";
 *
 * toAxial("m1"); // { q: -4, r: 8 }
 * ```
 * @since 0.1.0
 */
export const toAxial = (cell: Cell | CellName): Axial => axialOf(cellIn(cell));

const axialOf = (cell: Cell): Axial => {
  const star = starOf();
  const x = star.x[cell]!;
  const y = star.y[cell]!;
  // 0 - y, since -y would make a negative zero.
  return { q: x + y, r: 0 - y };
};

/**
 * The cell at axial coordinates.
 *
 * @param axial - q and r
 * @returns the cell, or undefined off the star or for anything but integers
 * @example
 * ```ts
 * import { fromAxial } from "sternhalma/geometry";
 *
 * fromAxial({ q: 0, r: 0 }); // 60
 * fromAxial({ q: 9, r: 0 }); // undefined
 * ```
 * @since 0.1.0
 */
export const fromAxial = (axial: Axial): Cell | undefined => atAxial(fieldOf(axial, "q"), fieldOf(axial, "r"));

const atAxial = (q: unknown, r: unknown): Cell | undefined =>
  Number.isInteger(q) && Number.isInteger(r) ? cellAt((q as number) + (r as number), -(r as number)) : undefined;

const turnsTo = (from: Seat | undefined): number => (from === undefined ? 0 : cornerIndex(seatIn(from)));

/** The scale of a layout, and how far the star is turned. */
const readLayout = (layout: Layout): { size: number; turns: number } => {
  const size = fieldOf(layout, "size");
  if (typeof size !== "number" || !(size > 0 && size < Number.POSITIVE_INFINITY)) {
    return refuseOption("size", "a number above 0", size);
  }
  return { size, turns: turnsTo(fieldOf(layout, "from") as Seat | undefined) };
};

/**
 * Where to draw a cell (R1.2, R12.2).
 *
 * @param cell - a cell, by number or name
 * @param layout - scale, and whose corner is at the bottom
 * @returns the centre of the cell
 * @throws {@link RulesError} `NOT_A_CELL`, `NOT_A_SEAT`, `BAD_OPTION` for a size that is not above 0
 * @example
 * ```ts
 * import { toPoint } from "sternhalma/geometry";
 *
 * toPoint("j9", { size: 10 }); // { x: 10, y: 0 }
 * Math.round(toPoint("m1", { size: 10 }).y); // 69
 * ```
 * @since 0.1.0
 */
export const toPoint = (cell: Cell | CellName, layout: Layout): Point => {
  const { size, turns } = readLayout(layout);
  const { q, r } = axialOf(rotated(cellIn(cell), -turns));
  return { x: size * (q + r / 2), y: size * r * Math.sqrt(0.75) };
};

/**
 * The cell nearest to a point, the inverse of {@link toPoint}.
 *
 * @param point - such as that of a click
 * @param layout - the one used for drawing
 * @returns the cell whose hexagon holds the point, or undefined off the star
 * @throws {@link RulesError} `NOT_A_SEAT`, `BAD_OPTION` for a size that is not above 0
 * @example
 * ```ts
 * import { parseCell } from "sternhalma";
 * import { fromPoint, toPoint } from "sternhalma/geometry";
 *
 * const layout = { size: 24, from: "black" } as const;
 * fromPoint(toPoint("c11", layout), layout) === parseCell("c11"); // true
 * fromPoint({ x: 4000, y: 0 }, layout); // undefined
 * ```
 * @since 0.1.0
 */
export const fromPoint = (point: Point, layout: Layout): Cell | undefined => {
  const { size, turns } = readLayout(layout);
  const x = fieldOf(point, "x");
  const y = fieldOf(point, "y");
  if (typeof x !== "number" || typeof y !== "number") return undefined;
  const exactR = y / (size * Math.sqrt(0.75));
  const exactQ = x / size - exactR / 2;
  const exactS = -exactQ - exactR;
  // Rounding to the hexagon: whichever of q, r, s was rounded most follows from the other two.
  let q = Math.round(exactQ);
  let r = Math.round(exactR);
  const s = Math.round(exactS);
  const [offQ, offR, offS] = [Math.abs(q - exactQ), Math.abs(r - exactR), Math.abs(s - exactS)];
  if (offQ > offR && offQ > offS) q = -r - s;
  else if (offR > offS) r = -q - s;
  const cell = atAxial(q, r);
  return cell === undefined ? undefined : rotated(cell, turns);
};

/**
 * The cell an arrow key leads to on the screen (R12.4). Up and down zigzag to go straight: right from even rows, left from odd
 * ones, and to the only neighbour at an edge.
 *
 * @param cell - where the cursor is, by number or name
 * @param arrow - the key
 * @param from - the seat whose corner is at the bottom; white if left out
 * @returns the next cell, or undefined at the edge
 * @throws {@link RulesError} `NOT_A_CELL`, `NOT_A_SEAT`, `BAD_OPTION` for any other key
 * @example
 * ```ts
 * import { cellName } from "sternhalma";
 * import { neighborOnScreen } from "sternhalma/geometry";
 *
 * cellName(neighborOnScreen("i9", "up", "white") ?? "i9"); // "i10"
 * neighborOnScreen("m1", "down", "white"); // undefined
 * ```
 * @since 0.1.0
 */
export const neighborOnScreen = (cell: Cell | CellName, arrow: Arrow, from?: Seat): Cell | undefined => {
  if (!arrows.includes(arrow)) return refuseOption("arrow", arrows.join(", "), arrow);
  const turns = turnsTo(from);
  const { q, r } = axialOf(rotated(cellIn(cell), -turns));
  const even = r % 2 === 0;
  const [right, left] =
    arrow === "up"
      ? [atAxial(q + 1, r - 1), atAxial(q, r - 1)]
      : arrow === "down"
        ? [atAxial(q, r + 1), atAxial(q - 1, r + 1)]
        : [atAxial(q + 1, r), atAxial(q - 1, r)];
  const seen = arrow === "right" ? right : arrow === "left" ? left : even ? (right ?? left) : (left ?? right);
  return seen === undefined ? undefined : rotated(seen, turns);
};
