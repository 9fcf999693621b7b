import { bitOf } from "../geometry/lanes.ts";
import { linesOf } from "../moves/lines.ts";

/*
 * Chains of long jumps (R3.4): floods as for short ones, one jump of a cell being two looks for each of its three lines. The piece is taken off
 * its lines meanwhile (R3.5).
 */

/** Follows chains of long jumps. */
export interface LongChains {
  /**
   * All landings of a piece. `openHigh` and `stopsHigh` are those of the second word, 0 in other lanes; the second word of what is found is
   * left in `second`.
   */
  readonly goOnFar: (
    lines: Int32Array,
    spot: number,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
  ) => number;
}

/**
 * Makes the functions around their tables, once.
 *
 * @param shared - where the second word of the lane of two words is left, as its first entry
 */
export const longChains = (shared: Int32Array): LongChains => {
  const { at: lineAt, spot: lineSpot, after, before } = linesOf();
  const lineBits = Int32Array.from(lineSpot, (spot) => (spot >> 5 === 1 ? 0 : bitOf(spot)));
  const lineHighBits = Int32Array.from(lineSpot, (spot) => (spot >> 5 === 1 ? bitOf(spot) : 0));
  const stack = new Uint8Array(128);
  const second = shared;

  /** Long jumps in any lane: a flood by a stack. `openHigh` and `stopsHigh` are those of the lane of two words. */
  const far = (
    lines: Int32Array,
    spot: number,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
  ): number => {
    let reachedLow = 0;
    let reachedHigh = 0;
    flip(lines, spot);
    let size = 1;
    stack[0] = spot;
    while (size > 0) {
      const here = stack[--size]!;
      const isHigh = here >> 5 === 1;
      const locked = ((isHigh ? stopsHigh : stopsLow) & (0x80000000 >>> here)) !== 0;
      const low = locked ? openLow & stopsLow : openLow;
      const high = locked ? openHigh & stopsHigh : openHigh;
      for (let axis = here << 2; axis < (here << 2) + 3; axis++) {
        const where = lineAt[axis]!;
        const standing = lines[where >> 4]!;
        const along = where & 15;
        const forth = after[(standing >> (along + 13)) & 4095]!;
        if (forth !== 0) {
          const to = lineSpot[where + forth]!;
          const bit = 0x80000000 >>> to;
          if (to >> 5 === 1) {
            if ((high & ~reachedHigh & bit) !== 0) {
              reachedHigh |= bit;
              stack[size++] = to;
            }
          } else if ((low & ~reachedLow & bit) !== 0) {
            reachedLow |= bit;
            stack[size++] = to;
          }
        }
        const back = before[(standing >> along) & 4095]!;
        if (back !== 0) {
          const to = lineSpot[where - back]!;
          const bit = 0x80000000 >>> to;
          if (to >> 5 === 1) {
            if ((high & ~reachedHigh & bit) !== 0) {
              reachedHigh |= bit;
              stack[size++] = to;
            }
          } else if ((low & ~reachedLow & bit) !== 0) {
            reachedLow |= bit;
            stack[size++] = to;
          }
        }
      }
    }
    flip(lines, spot);
    second[0] = reachedHigh;
    return reachedLow;
  };

  /** Turns a spot on its three lines. */
  const flip = (lines: Int32Array, spot: number): void => {
    const where = lineAt;
    const a = where[spot << 2]!;
    const b = where[(spot << 2) | 1]!;
    const c = where[(spot << 2) | 2]!;
    lines[a >> 4]! ^= 4096 << (a & 15);
    lines[b >> 4]! ^= 4096 << (b & 15);
    lines[c >> 4]! ^= 4096 << (c & 15);
  };

  /** The landings of one jump of any length, from a cell of a lane of one word. Where no jump leads it gives the cell itself. */
  const farNarrow = (lines: Int32Array, here: number): number => {
    const where = lineAt;
    const forward = after;
    const backward = before;
    const lowBits = lineBits;
    const a = where[here << 2]!;
    const b = where[(here << 2) | 1]!;
    const c = where[(here << 2) | 2]!;
    const standsA = lines[a >> 4]! >> (a & 15);
    const standsB = lines[b >> 4]! >> (b & 15);
    const standsC = lines[c >> 4]! >> (c & 15);
    return (
      lowBits[a + forward[(standsA >> 13) & 4095]!]! |
      lowBits[a - backward[standsA & 4095]!]! |
      lowBits[b + forward[(standsB >> 13) & 4095]!]! |
      lowBits[b - backward[standsB & 4095]!]! |
      lowBits[c + forward[(standsC >> 13) & 4095]!]! |
      lowBits[c - backward[standsC & 4095]!]!
    );
  };

  /** All landings of long jumps in a lane of one word, goal or not. */
  const spreadFarNarrow = (lines: Int32Array, spot: number, open: number): number => {
    const base = spot & 0xe0;
    // The starting cell is not empty, and what was found is taken out: a cell that gives itself changes nothing.
    let left = farNarrow(lines, spot) & open;
    let free = open ^ left;
    while (left !== 0) {
      const bit = Math.clz32(left);
      left ^= 0x80000000 >>> bit;
      const fresh = farNarrow(lines, base | bit) & free;
      free ^= fresh;
      left |= fresh;
    }
    return open ^ free;
  };

  /** The same in the lane of two words; the second comes in `second`. */
  const spreadFarWide = (lines: Int32Array, spot: number, openLow: number, openHigh: number): number => {
    const where = lineAt;
    const forward = after;
    const backward = before;
    const lowBits = lineBits;
    const highBits = lineHighBits;
    let freeLow = openLow;
    let freeHigh = openHigh;
    let leftLow = 0;
    let leftHigh = 0;
    let here = spot;
    for (;;) {
      for (let axis = here << 2; axis < (here << 2) + 3; axis++) {
        const at = where[axis]!;
        const stands = lines[at >> 4]! >> (at & 15);
        const forth = at + forward[(stands >> 13) & 4095]!;
        const back = at - backward[stands & 4095]!;
        const freshLow = (lowBits[forth]! | lowBits[back]!) & freeLow;
        const freshHigh = (highBits[forth]! | highBits[back]!) & freeHigh;
        freeLow ^= freshLow;
        freeHigh ^= freshHigh;
        leftLow |= freshLow;
        leftHigh |= freshHigh;
      }
      if (leftLow !== 0) {
        here = Math.clz32(leftLow);
        leftLow ^= 0x80000000 >>> here;
      } else if (leftHigh !== 0) {
        const bit = Math.clz32(leftHigh);
        here = 32 | bit;
        leftHigh ^= 0x80000000 >>> bit;
      } else break;
    }
    second[0] = openHigh ^ freeHigh;
    return openLow ^ freeLow;
  };

  /** All landings of long jumps: few chains touch the goal, those are followed once more with care. */
  const goOnFar = (
    lines: Int32Array,
    spot: number,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
  ): number => {
    flip(lines, spot);
    second[0] = 0;
    const reached = spot < 64 ? spreadFarWide(lines, spot, openLow, openHigh) : spreadFarNarrow(lines, spot, openLow);
    flip(lines, spot);
    const touches = ((reached & stopsLow) | (second[0]! & stopsHigh)) !== 0;
    return touches ? far(lines, spot, openLow, openHigh, stopsLow, stopsHigh) : reached;
  };

  return { goOnFar };
};
