import { jumpsOf } from "../moves/jumps.ts";
import { chainsAt } from "../variants/rules.ts";

/*
 * Chains of short jumps: floods over words, one jump of a cell being one look into the table of landings. Few chains touch the goal, so the
 * goal lock `landing` (R3.8) is ignored at first, and those that do touch it are followed again, minding it.
 */

/** Follows chains of short jumps. */
export interface ShortChains {
  /** All landings that follow from the first ones, in a lane of one word that begins at spot `base`; `open` cells may be landed on. */
  readonly goOnNarrow: (words: Int32Array, base: number, open: number, stops: number, found: number) => number;
  /** The same in the lane of two words: the first word is returned, the second is left in `second`. */
  readonly goOnWide: (
    words: Int32Array,
    openLow: number,
    openHigh: number,
    masks: Int32Array,
    foundLow: number,
    foundHigh: number,
  ) => number;
}

/** Makes the function for lanes of one word, around its table. */
const narrowChains = (): ShortChains["goOnNarrow"] => {
  const { low } = jumpsOf();

  /** All landings of a lane of one word that follow from some, ignoring the goal. */
  const spreadNarrow = (words: Int32Array, base: number, open: number, found: number): number => {
    const lowJumps = low;
    let free = open ^ found;
    for (let left = found; left !== 0; ) {
      const bit = Math.clz32(left);
      const here = base | bit;
      left ^= 0x80000000 >>> bit;
      const fresh = lowJumps[(here << 6) | words[here]!]! & free;
      free ^= fresh;
      left |= fresh;
    }
    return open ^ free;
  };

  /** The same if goal cells lead only to goal cells: first outside the goal, then inside. */
  const spreadLocked = (words: Int32Array, base: number, open: number, stops: number, found: number): number => {
    let reached = found;
    for (let left = found & ~stops; left !== 0; ) {
      const bit = Math.clz32(left);
      const here = base | bit;
      left ^= 0x80000000 >>> bit;
      const fresh = low[(here << 6) | words[here]!]! & open & ~reached;
      reached |= fresh;
      left |= fresh & ~stops;
    }
    const inside = reached & stops;
    return reached | spreadNarrow(words, base, open & stops, inside);
  };

  return (words, base, open, stops, found) => {
    const reached = spreadNarrow(words, base, open, found);
    return (reached & stops) === 0 ? reached : spreadLocked(words, base, open, stops, found);
  };
};

/** Makes the function for the lane of two words, around its tables; the second word of what is found is left in `second`. */
const wideChains = (second: Int32Array): ShortChains["goOnWide"] => {
  const { low, high } = jumpsOf();
  const rules = chainsAt;

  /** As `spreadNarrow` for the lane of two words, the second of which comes and goes in `second`. */
  const spreadWide = (words: Int32Array, openLow: number, openHigh: number, foundLow: number): number => {
    const lowJumps = low;
    const highJumps = high;
    let leftLow = foundLow;
    let leftHigh = second[0]!;
    let freeLow = openLow ^ leftLow;
    let freeHigh = openHigh ^ leftHigh;
    while ((leftLow | leftHigh) !== 0) {
      let here: number;
      if (leftLow !== 0) {
        here = Math.clz32(leftLow);
        leftLow ^= 0x80000000 >>> here;
      } else {
        const bit = Math.clz32(leftHigh);
        here = 32 | bit;
        leftHigh ^= 0x80000000 >>> bit;
      }
      const at = (here << 6) | words[here]!;
      const freshLow = lowJumps[at]! & freeLow;
      const freshHigh = highJumps[at]! & freeHigh;
      freeLow ^= freshLow;
      freeHigh ^= freshHigh;
      leftLow |= freshLow;
      leftHigh |= freshHigh;
    }
    second[0] = openHigh ^ freeHigh;
    return openLow ^ freeLow;
  };

  /** As `spreadLocked` for the lane of two words. */
  const spreadWideLocked = (
    words: Int32Array,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
    foundLow: number,
    foundHigh: number,
  ): number => {
    let reachedLow = foundLow;
    let reachedHigh = foundHigh;
    let leftLow = foundLow & ~stopsLow;
    let leftHigh = foundHigh & ~stopsHigh;
    while ((leftLow | leftHigh) !== 0) {
      const isLow = leftLow !== 0;
      const bit = Math.clz32(isLow ? leftLow : leftHigh);
      if (isLow) leftLow ^= 0x80000000 >>> bit;
      else leftHigh ^= 0x80000000 >>> bit;
      const here = isLow ? bit : 32 | bit;
      const at = (here << 6) | words[here]!;
      const freshLow = low[at]! & openLow & ~reachedLow;
      const freshHigh = high[at]! & openHigh & ~reachedHigh;
      reachedLow |= freshLow;
      reachedHigh |= freshHigh;
      leftLow |= freshLow & ~stopsLow;
      leftHigh |= freshHigh & ~stopsHigh;
    }
    second[0] = reachedHigh & stopsHigh;
    const inside = spreadWide(words, openLow & stopsLow, openHigh & stopsHigh, reachedLow & stopsLow);
    second[0]! |= reachedHigh;
    return inside | reachedLow;
  };

  return (words, openLow, openHigh, masks, foundLow, foundHigh) => {
    second[0] = foundHigh;
    const reached = spreadWide(words, openLow, openHigh, foundLow);
    const stopsLow = masks[rules + 2]!;
    const stopsHigh = masks[rules + 10]!;
    if (((reached & stopsLow) | (second[0]! & stopsHigh)) === 0) return reached;
    return spreadWideLocked(words, openLow, openHigh, stopsLow, stopsHigh, foundLow, foundHigh);
  };
};

/**
 * Makes the functions around their tables, once.
 *
 * @param second - where the second word of the lane of two words is left, as its first entry
 */
export const shortChains = (second: Int32Array): ShortChains => ({
  goOnNarrow: narrowChains(),
  goOnWide: wideChains(second),
});
