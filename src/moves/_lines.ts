import { directions, starOf } from "../geometry/_star.ts";
import { cellCount } from "../geometry/cell.ts";

/*
 * Lines for long jumps (R3.4): 17 in each of the three axes, of 1 to 13 cells. What stands on a line is one integer, so the first
 * piece in a direction is one count of zeros away.
 */

/** How many lines there are. */
export const lineCount = 51;

/** The lines, three to a cell; `cell * 3 + axis` unless said otherwise. Axis a runs in direction a of R3.10 as bits rise. */
export interface Lines {
  /** The number of the line, 0–50. */
  readonly line: Uint8Array;
  /** The cell's bit on the line, 0–12. */
  readonly place: Uint8Array;
  /** How many cells a line has, by line. */
  readonly length: Uint8Array;
  /** The cell of a bit: `cell[line * 16 + place]`, 255 where there is none. */
  readonly cell: Uint8Array;
}

let lines: Lines | undefined;

const build = (): Lines => {
  const { next } = starOf();
  const line = new Uint8Array(cellCount * 3);
  const place = new Uint8Array(cellCount * 3);
  const length = new Uint8Array(lineCount);
  const cell = new Uint8Array(lineCount * 16).fill(255);
  let count = 0;
  for (let axis = 0; axis < directions.length / 2; axis++) {
    for (let first = 0; first < cellCount; first++) {
      if ((next[first * 6 + axis + 3] as number) >= 0) continue;
      let at = 0;
      for (let here = first; here >= 0; here = next[here * 6 + axis] as number) {
        line[here * 3 + axis] = count;
        place[here * 3 + axis] = at;
        cell[count * 16 + at++] = here;
      }
      length[count++] = at;
    }
  }
  return { line, place, length, cell };
};

/** The lines, computed at first use; never handed out. */
export const linesOf = (): Lines => {
  lines ??= build();
  return lines;
};
