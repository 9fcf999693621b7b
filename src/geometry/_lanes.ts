import { directions, starOf } from "./_star.ts";
import { cellCount } from "./cell.ts";

/*
 * Cells as bits. A jump, short or long, moves a piece by an even number of cells along a line, so it keeps the parity of both
 * coordinates: a chain never leaves one of four classes of 37, 28, 28 and 28 cells, its lane. The first lane takes two words of
 * 32 bits, the others one each. A step always changes the lane.
 *
 * A spot is a cell's place in this layout: word × 32 + place in the word. Places count from the highest bit down, so that
 * `Math.clz32` finds the first one and the spots of a word rise with the cells.
 */

/** How many 32-bit words hold a set of cells. */
export const wordCount = 5;

/** How many spots there are, those without a cell included. */
export const spotCount: number = wordCount * 32;

/**
 * The six neighbours of a cell, by place 0–5 in the order of cells; as bits, place p is 32 >> p, and the opposite of p is 5 − p. The
 * entries are directions of R3.10.
 */
export const placeDirections: readonly number[] = [2, 1, 3, 0, 4, 5];

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
  /** The neighbouring spots: `around[spot * 8 + place]`, {@link spotCount} off the star. */
  readonly around: Uint8Array;
  /** The neighbouring cells: `near[spot * 8 + place]`, 255 off the star. */
  readonly near: Uint8Array;
}

let lanes: Lanes | undefined;

const build = (): Lanes => {
  const { x, y, next } = starOf();
  const spot = new Uint8Array(cellCount);
  const cell = new Uint8Array(spotCount).fill(255);
  const full = new Int32Array(wordCount);
  const taken = [0, 0, 0, 0];
  for (let at = 0; at < cellCount; at++) {
    const lane = ((x[at] as number) & 1) | (((y[at] as number) & 1) << 1);
    const place = taken[lane] as number;
    taken[lane] = place + 1;
    const here = lane === 0 ? place : (lane + 1) * 32 + place;
    spot[at] = here;
    cell[here] = at;
    full[here >> 5] = (full[here >> 5] as number) | bitOf(here);
  }
  const around = new Uint8Array((spotCount + 1) * 8).fill(spotCount);
  const near = new Uint8Array(spotCount * 8).fill(255);
  for (let at = 0; at < cellCount; at++) {
    for (let place = 0; place < directions.length; place++) {
      const neighbour = next[at * 6 + (placeDirections[place] as number)] as number;
      if (neighbour < 0) continue;
      const index = (spot[at] as number) * 8 + place;
      around[index] = spot[neighbour] as number;
      near[index] = neighbour;
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
