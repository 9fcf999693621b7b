import { type CellName, cellAt, cellCount, rowEnd, rowStart } from "./cell.ts";

/** The six directions in the order that breaks ties between paths (R3.10); d and (d + 3) % 6 are opposite. */
export const directions: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** What follows from the coordinates of the star, by cell. */
export interface Star {
  /** Letter minus i. */
  readonly x: Int8Array;
  /** Row minus 9. */
  readonly y: Int8Array;
  /** The number of the corner the cell lies in, 0–5 clockwise from the bottom, or −1 in the hexagon. */
  readonly corner: Int8Array;
  /** The neighbour in each direction: `next[cell * 6 + direction]`, −1 off the star. */
  readonly next: Int8Array;
}

let star: Star | undefined;

const build = (): Star => {
  const x = new Int8Array(cellCount);
  const y = new Int8Array(cellCount);
  const corner = new Int8Array(cellCount);
  const next = new Int8Array(cellCount * 6);
  let cell = 0;
  for (let row = 8; row >= -8; row--) {
    for (let column = rowStart(row); column <= rowEnd(row); column++) {
      const z = -column - row;
      x[cell] = column;
      y[cell] = row;
      // Clockwise from the bottom: low y, high z, low x, high y, low z, high x (R1.3).
      corner[cell] = [row < -4, z > 4, column < -4, row > 4, z < -4, column > 4].indexOf(true);
      directions.forEach(([dx, dy], direction) => {
        next[cell * 6 + direction] = cellAt(column + dx, row + dy) ?? -1;
      });
      cell++;
    }
  }
  return { x, y, corner, next };
};

/**
 * The tables of the star, computed at first use.
 *
 * @returns the same tables every time; never handed out
 */
export const starOf = (): Star => {
  star ??= build();
  return star;
};

/** The name of a cell, in lower case (R1.1); unchecked. */
export const nameOf = (cell: number): CellName => {
  const { x, y } = starOf();
  return `${String.fromCharCode(105 + x[cell]!)}${9 + y[cell]!}` as CellName;
};
