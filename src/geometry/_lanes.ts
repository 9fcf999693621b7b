import { directions, starOf } from "./_star.ts";
import { cellCount } from "./cell.ts";

/*
 * Cells as bits. A jump, short or long, moves a piece by an even number of cells along a line, so it keeps the parity of both
 * coordinates: a chain never leaves one of four classes of 37, 28, 28 and 28 cells, its lane. The first lane takes two words of
 * 32 bits, the others one each. A step always changes the lane.
 */

/** How many 32-bit words hold a set of cells. */
export const wordCount = 5;

/**
 * The six neighbours of a cell as bits 0–5, ordered so that rising bits are rising cells; the bit opposite to b is 5 − b.
 * The entries are directions of R3.10.
 */
export const bitDirections: readonly number[] = [2, 1, 3, 0, 4, 5];

/** The lane layout, by cell unless said otherwise. */
export interface Lanes {
  /** Which word holds the cell's bit, 0–4; the lane of 37 cells has the words 0 and 1. */
  readonly word: Uint8Array;
  /** The cell's bit in its word, 0–31; rising with the cell. */
  readonly bit: Uint8Array;
  /** The cell of a bit: `cell[word * 32 + bit]`; 255 where there is none. */
  readonly cell: Uint8Array;
  /** All cells, by word. */
  readonly full: Int32Array;
  /** The neighbour at each bit: `near[cell * 8 + bit]`, 255 off the star. */
  readonly near: Uint8Array;
  /** Which of the six neighbours exist, as bits. */
  readonly exists: Uint8Array;
}

let lanes: Lanes | undefined;

const build = (): Lanes => {
  const { x, y, next } = starOf();
  const word = new Uint8Array(cellCount);
  const bit = new Uint8Array(cellCount);
  const cell = new Uint8Array(wordCount * 32).fill(255);
  const full = new Int32Array(wordCount);
  const near = new Uint8Array(cellCount * 8).fill(255);
  const exists = new Uint8Array(cellCount);
  const taken = [0, 0, 0, 0];
  for (let at = 0; at < cellCount; at++) {
    const lane = ((x[at] as number) & 1) | (((y[at] as number) & 1) << 1);
    const place = taken[lane] as number;
    taken[lane] = place + 1;
    word[at] = lane === 0 ? place >> 5 : lane + 1;
    bit[at] = place & 31;
    cell[(word[at] as number) * 32 + (place & 31)] = at;
    full[word[at] as number] = (full[word[at] as number] as number) | (1 << (place & 31));
    for (let b = 0; b < directions.length; b++) {
      const neighbour = next[at * 6 + (bitDirections[b] as number)] as number;
      if (neighbour < 0) continue;
      near[at * 8 + b] = neighbour;
      exists[at] = (exists[at] as number) | (1 << b);
    }
  }
  return { word, bit, cell, full, near, exists };
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
