import { bitOf } from "../geometry/lanes.ts";
import { linesOf } from "../moves/lines.ts";
import { lineFlipper } from "./_piece.ts";

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

/** Follows chains from a spot whose piece is taken off its lines; the second word of what is found is left in `second`. */
type FollowLong = LongChains["goOnFar"];

/** Makes the function that follows chains and minds the goal: a flood with a stack, in any lane. */
const carefulFlood = (second: Int32Array): FollowLong => {
  const { at: lineAt, spot: lineSpot, after, before } = linesOf();
  const stack = new Uint8Array(128);
  return (lines, spot, openLow, openHigh, stopsLow, stopsHigh) => {
    let reachedLow = 0;
    let reachedHigh = 0;
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
    second[0] = reachedHigh;
    return reachedLow;
  };
};

/** The bits of what lies on lines that are in the first word of their lane, or in the second. */
const bitsOnLines = (second: boolean): Int32Array =>
  Int32Array.from(linesOf().spot, (spot) => ((spot >> 5 === 1) === second ? bitOf(spot) : 0));

/** Makes the function that follows chains and ignores the goal, in a lane of one word. */
const narrowFlood = (): ((lines: Int32Array, spot: number, open: number) => number) => {
  const { at: lineAt, after, before } = linesOf();
  const lineBits = bitsOnLines(false);

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

  return (lines, spot, open) => {
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
};

/** Makes the function that follows chains and ignores the goal, in the lane of two words; the second is left in `second`. */
const wideFlood = (
  second: Int32Array,
): ((lines: Int32Array, spot: number, openLow: number, openHigh: number) => number) => {
  const { at: lineAt, after, before } = linesOf();
  const lineBits = bitsOnLines(false);
  const lineHighBits = bitsOnLines(true);

  return (lines, spot, openLow, openHigh) => {
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
};

/**
 * Makes the functions around their tables, once.
 *
 * @param second - where the second word of the lane of two words is left, as its first entry
 */
export const longChains = (second: Int32Array): LongChains => {
  const flip = lineFlipper();
  const careful = carefulFlood(second);
  const narrow = narrowFlood();
  const wide = wideFlood(second);

  /** All landings of long jumps: few chains touch the goal, and those are followed again, minding it. */
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
    let reached = spot < 64 ? wide(lines, spot, openLow, openHigh) : narrow(lines, spot, openLow);
    if (((reached & stopsLow) | (second[0]! & stopsHigh)) !== 0) {
      reached = careful(lines, spot, openLow, openHigh, stopsLow, stopsHigh);
    }
    flip(lines, spot);
    return reached;
  };

  return { goOnFar };
};
