import { cellCount } from "./cell.ts";
import { directions, starOf } from "./star.ts";

/*
 * Cells as bits. A jump, short or long, moves a piece by an even number of cells along a line, so it keeps the parity of both
 * coordinates: a chain never leaves one of four classes of 37, 28, 28 and 28 cells, its lane. The first lane takes two words of
 * 32 bits, the others one each. A step always changes the lane.
 *
 * A spot is the number of a cell in this layout: word × 32 + bit. Bits count from the highest down, so that `Math.clz32` finds the
 * first one and the spots of a word rise with the cells.
 */

/** How many 32-bit words hold a set of cells. */
export const wordCount = 5;

/** How many spots there are, those without a cell included. */
export const spotCount: number = wordCount * 32;

/**
 * The six sides of a cell, 0–5 in the order of the cells that lie there; in a set of sides, side s is the bit 32 >> s, and the side
 * opposite is 5 − s. The entries are directions of R3.10.
 */
export const sideDirections: readonly number[] = [2, 1, 3, 0, 4, 5];

/** The bit of a spot in its word. */
export const bitOf = (spot: number): number => 0x80000000 >>> (spot & 31);

/** How many bits of a word are set. */
export const bitCount = (word: number): number => {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The lane layout. */
export interface Lanes {
  /** The spot of a cell. */
  readonly spot: Uint8Array;
  /** The cell of a spot, 255 where there is none. */
  readonly cell: Uint8Array;
  /** All cells, by word. */
  readonly full: Int32Array;
  /** The neighbouring spots: `around[spot * 8 + side]`, {@link spotCount} off the star. */
  readonly around: Uint8Array;
  /** The neighbouring cells: `near[spot * 8 + side]`, 255 off the star. */
  readonly near: Uint8Array;
}

let lanes: Lanes | undefined;

const build = (): Lanes => {
  const { x, y, next } = starOf();
  const spot = new Uint8Array(cellCount);
  const cell = new Uint8Array(spotCount).fill(255);
  const full = new Int32Array(wordCount);
  const taken = [0, 0, 0, 0];
  for (let index = 0; index < cellCount; index++) {
    const lane = (x[index]! & 1) | ((y[index]! & 1) << 1);
    const bit = taken[lane]!++;
    const here = lane === 0 ? bit : (lane + 1) * 32 + bit;
    spot[index] = here;
    cell[here] = index;
    full[here >> 5]! |= bitOf(here);
  }
  const around = new Uint8Array((spotCount + 1) * 8).fill(spotCount);
  const near = new Uint8Array(spotCount * 8).fill(255);
  for (let index = 0; index < cellCount; index++) {
    for (let side = 0; side < directions.length; side++) {
      const neighbour = next[index * 6 + sideDirections[side]!]!;
      if (neighbour < 0) continue;
      around[spot[index]! * 8 + side] = spot[neighbour]!;
      near[spot[index]! * 8 + side] = neighbour;
    }
  }
  return { spot, cell, full, around, near };
};

/**
 * The lane layout, computed at first use.
 *
 * @returns the same tables every time; never handed out
 */
export const lanesOf = (): Lanes => {
  lanes ??= build();
  return lanes;
};
