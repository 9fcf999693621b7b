import { lanesOf, spotCount } from "../geometry/lanes.ts";
import { directions, starOf } from "../geometry/star.ts";

/*
 * Lines for long jumps (R3.4): 17 in each of the three axes, of 1 to 13 cells. What stands on a line is one integer: cell p
 * of the line is bit p + 12, and everything beyond both ends counts as occupied. So the twelve cells on each side of one are twelve bits,
 * and a table of 4096 entries says how far the jump over them goes.
 */

/** How many lines there are. */
export const lineCount = 51;

/** The lines. */
export interface Lines {
  /** Where a spot lies: `at[spot * 4 + axis]` is line × 16 + the number of the cell on it. Axis a runs in direction a of R3.10. */
  readonly at: Uint16Array;
  /** The spot at line × 16 + number. */
  readonly spot: Uint8Array;
  /** Each line with nothing on it. */
  readonly bare: Int32Array;
  /** How far the jump over the twelve cells after one goes, 0 for none; the nearest is bit 0. */
  readonly after: Uint8Array;
  /** The same for the twelve cells before one; the nearest is bit 11. */
  readonly before: Uint8Array;
}

let lines: Lines | undefined;

/** How far the jump along a ray goes, its occupied cells as bits, the nearest bit 0: over exactly one piece, halfway; else 0. */
const jumpOver = (ray: number): number => {
  const steps = 32 - Math.clz32(ray & -ray);
  return ray !== 0 && steps <= 6 && (ray & ((1 << (2 * steps)) - 1)) === 1 << (steps - 1) ? 2 * steps : 0;
};

const build = (): Lines => {
  const { next } = starOf();
  const lanes = lanesOf();
  const at = new Uint16Array(spotCount * 4);
  const spot = new Uint8Array(lineCount * 16);
  const bare = new Int32Array(lineCount);
  let line = 0;
  for (let axis = 0; axis < directions.length / 2; axis++) {
    for (const first of lanes.cell) {
      if (first === 255 || next[first * 6 + axis + 3]! >= 0) continue;
      let number = 0;
      for (let here = first; here >= 0; here = next[here * 6 + axis]!) {
        const where = lanes.spot[here]!;
        at[where * 4 + axis] = line * 16 + number;
        spot[line * 16 + number++] = where;
      }
      bare[line++] = ~(((1 << number) - 1) << 12);
    }
  }
  const after = new Uint8Array(4096);
  const before = new Uint8Array(4096);
  for (let ray = 0; ray < 4096; ray++) {
    let mirrored = 0;
    for (let bit = 0; bit < 12; bit++) mirrored |= ((ray >> bit) & 1) << (11 - bit);
    after[ray] = jumpOver(ray);
    before[mirrored] = jumpOver(ray);
  }
  return { at, spot, bare, after, before };
};

/** The lines, computed at first use; never handed out. */
export const linesOf = (): Lines => {
  lines ??= build();
  return lines;
};
