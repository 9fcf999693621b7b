import { bitOf, lanesOf } from "../geometry/_lanes.ts";
import { chainsAt, type SeatRules } from "../variants/_rules.ts";
import { emptyAt, type Field, ownAt } from "./_field.ts";
import { jumpsOf } from "./_jumps.ts";
import { linesOf } from "./_lines.ts";

/*
 * The one move generator. The ends of all chains are a flood fill over the piece's lane; routes are never walked. The goal lock
 * `landing` (R3.8) makes a goal cell lead to goal cells only, so the flood goes over the cells outside the goal first.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 *
 * Everything is made once, around the tables: they are constants to the functions inside. Functions with loops name them anew at their top,
 * since only there the optimising compiler sees in time that they are constant.
 */

/** Lists moves. Codes are `from << 7 | to`. */
export interface Generator {
  /**
   * All cells of its lane that a chain of a piece may land on, those where it may not end included (R3.3–R3.8).
   *
   * @returns the word of the piece's lane, the first of the lane of two words; the second is then in {@link Generator.high}
   */
  readonly landings: (field: Field, seat: SeatRules, spot: number) => number;
  /** The second word found by {@link Generator.landings} for a spot of the lane of two words. */
  readonly high: () => number;
  /** Writes the moves of one piece, steps first, then the ends of chains, each rising; returns the place after the last. */
  readonly piece: (field: Field, seat: SeatRules, spot: number, codes: Uint16Array, at: number) => number;
  /** Writes the moves of all pieces of a seat, rising by spot; returns the place after the last. */
  readonly list: (field: Field, seat: SeatRules, codes: Uint16Array, at: number) => number;
  /** How many moves {@link Generator.list} would write. */
  readonly count: (field: Field, seat: SeatRules) => number;
  /** Whether a piece has any move. */
  readonly movable: (field: Field, seat: SeatRules, spot: number) => boolean;
}

/** How many bits of a word are set. */
export const bitCount = (word: number): number => {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const build = (): Generator => {
  const { cell, near: nearCell } = lanesOf();
  const { low, high } = jumpsOf();
  const { at: lineAt, spot: lineSpot, after, before } = linesOf();
  const heads = Uint16Array.from(cell, (one) => (one & 127) << 7);
  const lineBits = Int32Array.from(lineSpot, (spot) => (spot >> 5 === 1 ? 0 : bitOf(spot)));
  const lineHighBits = Int32Array.from(lineSpot, (spot) => (spot >> 5 === 1 ? bitOf(spot) : 0));
  const stack = new Uint8Array(128);
  const bits = Uint8Array.from({ length: 128 }, (_, set) => bitCount(set));
  const holes = emptyAt;
  const army = ownAt + 8;
  const rules = chainsAt;
  /** The second word of what was found last, in its first place. */
  const second = new Int32Array(32);

  /** All landings of a lane of one word that follow from some, goal or not. */
  const spreadNarrow = (words: Int32Array, base: number, open: number, found: number): number => {
    const lowJumps = low;
    let free = open ^ found;
    for (let left = found; left !== 0; ) {
      const place = Math.clz32(left);
      const here = base | place;
      left ^= 0x80000000 >>> place;
      const fresh = (lowJumps[(here << 6) | (words[here] as number)] as number) & free;
      free ^= fresh;
      left |= fresh;
    }
    return open ^ free;
  };

  /** The same when goal cells lead to goal cells only: first outside of the goal, then inside. */
  const spreadLocked = (words: Int32Array, base: number, open: number, stops: number, found: number): number => {
    let reached = found;
    for (let left = found & ~stops; left !== 0; ) {
      const place = Math.clz32(left);
      const here = base | place;
      left ^= 0x80000000 >>> place;
      const fresh = (low[(here << 6) | (words[here] as number)] as number) & open & ~reached;
      reached |= fresh;
      left |= fresh & ~stops;
    }
    const inside = reached & stops;
    return reached | spreadNarrow(words, base, open & stops, inside);
  };

  /** The landings that follow from the first ones. Few chains touch the goal: whether one does is seen afterwards. */
  const goOnNarrow = (words: Int32Array, base: number, open: number, stops: number, found: number): number => {
    const reached = spreadNarrow(words, base, open, found);
    return (reached & stops) === 0 ? reached : spreadLocked(words, base, open, stops, found);
  };

  const narrow = (words: Int32Array, spot: number, open: number, stops: number): number => {
    const found = (low[(spot << 6) | (words[spot] as number)] as number) & open;
    return found === 0 ? 0 : goOnNarrow(words, spot & 0xe0, open, stops, found);
  };

  /** As `spreadNarrow` for the lane of two words, the second of which comes and goes in `second`. */
  const spreadWide = (words: Int32Array, openLow: number, openHigh: number, foundLow: number): number => {
    const lowJumps = low;
    const highJumps = high;
    let leftLow = foundLow;
    let leftHigh = second[0] as number;
    let freeLow = openLow ^ leftLow;
    let freeHigh = openHigh ^ leftHigh;
    while ((leftLow | leftHigh) !== 0) {
      let here: number;
      if (leftLow !== 0) {
        here = Math.clz32(leftLow);
        leftLow ^= 0x80000000 >>> here;
      } else {
        const place = Math.clz32(leftHigh);
        here = 32 | place;
        leftHigh ^= 0x80000000 >>> place;
      }
      const at = (here << 6) | (words[here] as number);
      const freshLow = (lowJumps[at] as number) & freeLow;
      const freshHigh = (highJumps[at] as number) & freeHigh;
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
      const place = Math.clz32(isLow ? leftLow : leftHigh);
      if (isLow) leftLow ^= 0x80000000 >>> place;
      else leftHigh ^= 0x80000000 >>> place;
      const here = isLow ? place : 32 | place;
      const at = (here << 6) | (words[here] as number);
      const freshLow = (low[at] as number) & openLow & ~reachedLow;
      const freshHigh = (high[at] as number) & openHigh & ~reachedHigh;
      reachedLow |= freshLow;
      reachedHigh |= freshHigh;
      leftLow |= freshLow & ~stopsLow;
      leftHigh |= freshHigh & ~stopsHigh;
    }
    second[0] = reachedHigh & stopsHigh;
    const inside = spreadWide(words, openLow & stopsLow, openHigh & stopsHigh, reachedLow & stopsLow);
    second[0] = (second[0] as number) | reachedHigh;
    return inside | reachedLow;
  };

  /** As `goOnNarrow` for the lane of two words. */
  const goOnWide = (
    words: Int32Array,
    openLow: number,
    openHigh: number,
    masks: Int32Array,
    foundLow: number,
    foundHigh: number,
  ): number => {
    second[0] = foundHigh;
    const reached = spreadWide(words, openLow, openHigh, foundLow);
    const stopsLow = masks[rules + 2] as number;
    const stopsHigh = masks[rules + 10] as number;
    if (((reached & stopsLow) | ((second[0] as number) & stopsHigh)) === 0) return reached;
    return spreadWideLocked(words, openLow, openHigh, stopsLow, stopsHigh, foundLow, foundHigh);
  };

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
      const here = stack[--size] as number;
      const isHigh = here >> 5 === 1;
      const locked = ((isHigh ? stopsHigh : stopsLow) & (0x80000000 >>> here)) !== 0;
      const low = locked ? openLow & stopsLow : openLow;
      const high = locked ? openHigh & stopsHigh : openHigh;
      for (let axis = here << 2; axis < (here << 2) + 3; axis++) {
        const where = lineAt[axis] as number;
        const standing = lines[where >> 4] as number;
        const place = where & 15;
        const forth = after[(standing >> (place + 13)) & 4095] as number;
        if (forth !== 0) {
          const to = lineSpot[where + forth] as number;
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
        const back = before[(standing >> place) & 4095] as number;
        if (back !== 0) {
          const to = lineSpot[where - back] as number;
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
    const a = where[spot << 2] as number;
    const b = where[(spot << 2) | 1] as number;
    const c = where[(spot << 2) | 2] as number;
    lines[a >> 4] = (lines[a >> 4] as number) ^ (4096 << (a & 15));
    lines[b >> 4] = (lines[b >> 4] as number) ^ (4096 << (b & 15));
    lines[c >> 4] = (lines[c >> 4] as number) ^ (4096 << (c & 15));
  };

  /** The landings of one jump of any length, from a cell of a lane of one word. Where no jump leads it gives the cell itself. */
  const farNarrow = (lines: Int32Array, here: number): number => {
    const where = lineAt;
    const forward = after;
    const backward = before;
    const lowBits = lineBits;
    const a = where[here << 2] as number;
    const b = where[(here << 2) | 1] as number;
    const c = where[(here << 2) | 2] as number;
    const standsA = (lines[a >> 4] as number) >> (a & 15);
    const standsB = (lines[b >> 4] as number) >> (b & 15);
    const standsC = (lines[c >> 4] as number) >> (c & 15);
    return (
      (lowBits[a + (forward[(standsA >> 13) & 4095] as number)] as number) |
      (lowBits[a - (backward[standsA & 4095] as number)] as number) |
      (lowBits[b + (forward[(standsB >> 13) & 4095] as number)] as number) |
      (lowBits[b - (backward[standsB & 4095] as number)] as number) |
      (lowBits[c + (forward[(standsC >> 13) & 4095] as number)] as number) |
      (lowBits[c - (backward[standsC & 4095] as number)] as number)
    );
  };

  /** All landings of long jumps in a lane of one word, goal or not. */
  const spreadFarNarrow = (lines: Int32Array, spot: number, open: number): number => {
    const base = spot & 0xe0;
    // The starting cell is not empty, and what was found is taken out: a cell that gives itself changes nothing.
    let left = farNarrow(lines, spot) & open;
    let free = open ^ left;
    while (left !== 0) {
      const place = Math.clz32(left);
      left ^= 0x80000000 >>> place;
      const fresh = farNarrow(lines, base | place) & free;
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
        const at = where[axis] as number;
        const stands = (lines[at >> 4] as number) >> (at & 15);
        const forth = at + (forward[(stands >> 13) & 4095] as number);
        const back = at - (backward[stands & 4095] as number);
        const freshLow = ((lowBits[forth] as number) | (lowBits[back] as number)) & freeLow;
        const freshHigh = ((highBits[forth] as number) | (highBits[back] as number)) & freeHigh;
        freeLow ^= freshLow;
        freeHigh ^= freshHigh;
        leftLow |= freshLow;
        leftHigh |= freshHigh;
      }
      if (leftLow !== 0) {
        here = Math.clz32(leftLow);
        leftLow ^= 0x80000000 >>> here;
      } else if (leftHigh !== 0) {
        const place = Math.clz32(leftHigh);
        here = 32 | place;
        leftHigh ^= 0x80000000 >>> place;
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
    const touches = ((reached & stopsLow) | ((second[0] as number) & stopsHigh)) !== 0;
    return touches ? far(lines, spot, openLow, openHigh, stopsLow, stopsHigh) : reached;
  };

  const landings = (field: Field, { masks }: SeatRules, spot: number): number => {
    const { words, lines, long } = field;
    const at = (spot >> 5) << 3;
    const locked = ((masks[rules + at + 3] as number) & (0x80000000 >>> spot)) !== 0;
    if (spot >= 64) {
      const open = (words[holes + (spot >> 5)] as number) & (masks[rules + (locked ? at + 4 : at)] as number);
      const stops = masks[rules + at + 2] as number;
      return long ? goOnFar(lines, spot, open, 0, stops, 0) : narrow(words, spot, open, stops);
    }
    const openLow = (words[holes] as number) & (masks[rules + (locked ? 4 : 0)] as number);
    const openHigh = (words[holes + 1] as number) & (masks[rules + (locked ? 12 : 8)] as number);
    if (long) return goOnFar(lines, spot, openLow, openHigh, masks[rules + 2] as number, masks[rules + 10] as number);
    const jump = (spot << 6) | (words[spot] as number);
    const foundLow = (low[jump] as number) & openLow;
    const foundHigh = (high[jump] as number) & openHigh;
    second[0] = 0;
    return (foundLow | foundHigh) === 0 ? 0 : goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
  };

  /** The landings where a move may end; leaves the second word in `second`, 0 for other lanes. */
  const chainEnds = (field: Field, seat: SeatRules, spot: number): number => {
    const { masks } = seat;
    const at = (spot >> 5) << 3;
    const ends = ((masks[rules + at + 3] as number) & (0x80000000 >>> spot)) !== 0 ? 5 : 1;
    const found = landings(field, seat, spot);
    if (spot >= 64) {
      second[0] = 0;
      return found & (masks[rules + at + ends] as number);
    }
    second[0] = (second[0] as number) & (masks[rules + 8 + ends] as number);
    return found & (masks[rules + ends] as number);
  };

  /** Writes moves to a set of neighbours. */
  const writeSteps = (codes: Uint16Array, at: number, spot: number, steps: number): number => {
    const starts = heads;
    const neighbours = nearCell;
    const head = starts[spot] as number;
    const first = (spot << 3) - 26;
    let place = at;
    for (let left = steps; left !== 0; ) {
      const next = Math.clz32(left);
      left ^= 0x80000000 >>> next;
      codes[place++] = head | (neighbours[first + next] as number);
    }
    return place;
  };

  /** Writes moves to a set of cells of the word that begins at a spot. */
  const writeEnds = (codes: Uint16Array, at: number, spot: number, base: number, ends: number): number => {
    const cells = cell;
    const starts = heads;
    const head = starts[spot] as number;
    let place = at;
    for (let left = ends; left !== 0; ) {
      const next = Math.clz32(left);
      left ^= 0x80000000 >>> next;
      codes[place++] = head | (cells[base | next] as number);
    }
    return place;
  };

  const piece = (field: Field, seat: SeatRules, spot: number, codes: Uint16Array, at: number): number => {
    let place = writeSteps(codes, at, spot, ~(field.words[spot] as number) & (seat.masks[spot] as number));
    const ends = chainEnds(field, seat, spot);
    place = writeEnds(codes, place, spot, spot < 64 ? 0 : spot & 0xe0, ends);
    return writeEnds(codes, place, spot, 32, second[0] as number);
  };

  /*
   * The moves of all pieces of a seat: what `piece` does, with everything that pieces share taken out of the loop. Short jumps of pieces
   * that are not locked are followed here, the others by `piece`.
   */

  const list = (field: Field, seat: SeatRules, codes: Uint16Array, at: number): number => {
    const lowJumps = low;
    const highJumps = high;
    if (field.long) return listLong(field, seat, codes, at);
    const { words } = field;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openLow = (words[holes] as number) & (masks[rules] as number);
    const openHigh = (words[holes + 1] as number) & (masks[rules + 8] as number);
    let place = at;
    for (let word = 0; word < 5; word++) {
      let left = words[first + word] as number;
      if (left === 0) continue;
      const open = (words[holes + word] as number) & (masks[rules + (word << 3)] as number);
      const ends = masks[rules + ((word << 3) | 1)] as number;
      const stops = masks[rules + ((word << 3) | 2)] as number;
      const fixed = masks[rules + ((word << 3) | 3)] as number;
      do {
        const index = Math.clz32(left);
        const spot = (word << 5) | index;
        left ^= 0x80000000 >>> index;
        if ((fixed & (0x80000000 >>> index)) !== 0) {
          place = piece(field, seat, spot, codes, place);
          continue;
        }
        const occupied = words[spot] as number;
        place = writeSteps(codes, place, spot, ~occupied & (masks[spot] as number));
        const jump = (spot << 6) | occupied;
        if (word > 1) {
          const found = (lowJumps[jump] as number) & open;
          if (found === 0) continue;
          const reached = goOnNarrow(words, word << 5, open, stops, found);
          place = writeEnds(codes, place, spot, word << 5, reached & ends);
          continue;
        }
        const foundLow = (lowJumps[jump] as number) & openLow;
        const foundHigh = (highJumps[jump] as number) & openHigh;
        if ((foundLow | foundHigh) === 0) continue;
        const reached = goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
        place = writeEnds(codes, place, spot, 0, reached & (masks[rules + 1] as number));
        place = writeEnds(codes, place, spot, 32, (second[0] as number) & (masks[rules + 9] as number));
      } while (left !== 0);
    }
    return place;
  };

  const listLong = (field: Field, seat: SeatRules, codes: Uint16Array, at: number): number => {
    const { words, lines } = field;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openHigh = (words[holes + 1] as number) & (masks[rules + 8] as number);
    let place = at;
    for (let word = 0; word < 5; word++) {
      const lane = word === 1 ? 0 : word;
      const open = (words[holes + lane] as number) & (masks[rules + (lane << 3)] as number);
      const ends = masks[rules + ((lane << 3) | 1)] as number;
      const stops = masks[rules + ((lane << 3) | 2)] as number;
      const fixed = masks[rules + ((word << 3) | 3)] as number;
      for (let left = words[first + word] as number; left !== 0; ) {
        const index = Math.clz32(left);
        const spot = (word << 5) | index;
        left ^= 0x80000000 >>> index;
        if ((fixed & (0x80000000 >>> index)) !== 0) {
          place = piece(field, seat, spot, codes, place);
          continue;
        }
        place = writeSteps(codes, place, spot, ~(words[spot] as number) & (masks[spot] as number));
        const reached = goOnFar(lines, spot, open, openHigh, stops, masks[rules + 10] as number);
        place = writeEnds(codes, place, spot, lane << 5, reached & ends);
        if (word < 2) place = writeEnds(codes, place, spot, 32, (second[0] as number) & (masks[rules + 9] as number));
      }
    }
    return place;
  };

  const countPiece = (field: Field, seat: SeatRules, spot: number): number => {
    const steps = bits[~(field.words[spot] as number) & (seat.masks[spot] as number)] as number;
    const ends = chainEnds(field, seat, spot);
    return steps + bitCount(ends) + bitCount(second[0] as number);
  };

  const countLong = (field: Field, seat: SeatRules): number => {
    const first = army + (seat.corner << 3);
    let sum = 0;
    for (let word = 0; word < 5; word++) {
      for (let left = field.words[first + word] as number; left !== 0; ) {
        const index = Math.clz32(left);
        left ^= 0x80000000 >>> index;
        sum += countPiece(field, seat, (word << 5) | index);
      }
    }
    return sum;
  };

  const count = (field: Field, seat: SeatRules): number => {
    const lowJumps = low;
    const highJumps = high;
    const sizes = bits;
    if (field.long) return countLong(field, seat);
    const { words } = field;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openLow = (words[holes] as number) & (masks[rules] as number);
    const openHigh = (words[holes + 1] as number) & (masks[rules + 8] as number);
    let sum = 0;
    for (let word = 0; word < 5; word++) {
      let left = words[first + word] as number;
      if (left === 0) continue;
      const mask = word << 3;
      const ends = masks[rules + mask + 1] as number;
      const stops = masks[rules + mask + 2] as number;
      const fixed = masks[rules + mask + 3] as number;
      const open = (words[holes + word] as number) & (masks[rules + mask] as number);
      const base = word << 5;
      do {
        const index = Math.clz32(left);
        const bit = 0x80000000 >>> index;
        const spot = base | index;
        left ^= bit;
        if ((fixed & bit) !== 0) {
          sum += countPiece(field, seat, spot);
          continue;
        }
        const occupied = words[spot] as number;
        sum += sizes[~occupied & (masks[spot] as number)] as number;
        const jump = (spot << 6) | occupied;
        if (word > 1) {
          const found = (lowJumps[jump] as number) & open;
          if (found !== 0) sum += bitCount(goOnNarrow(words, base, open, stops, found) & ends);
          continue;
        }
        const foundLow = (lowJumps[jump] as number) & openLow;
        const foundHigh = (highJumps[jump] as number) & openHigh;
        if ((foundLow | foundHigh) === 0) continue;
        const reached = goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
        sum +=
          bitCount(reached & (masks[rules + 1] as number)) +
          bitCount((second[0] as number) & (masks[rules + 9] as number));
      } while (left !== 0);
    }
    return sum;
  };

  return {
    landings,
    high: () => second[0] as number,
    piece,
    list,
    count,
    movable: (field, seat, spot) =>
      (~(field.words[spot] as number) & (seat.masks[spot] as number)) !== 0 ||
      (chainEnds(field, seat, spot) | (second[0] as number)) !== 0,
  };
};

let generator: Generator | undefined;

/** The generator, made at first use. */
export const generatorOf = (): Generator => {
  generator ??= build();
  return generator;
};

/**
 * Whether a seat has any move.
 *
 * @param field - what stands on the board
 * @param seat - a seat, its turn or not
 * @returns true for one move or more
 */
export const canMove = (field: Field, seat: SeatRules): boolean => {
  const { movable } = generatorOf();
  for (let word = 0; word < 5; word++) {
    for (let left = field.words[ownAt + ((seat.corner + 1) << 3) + word] as number; left !== 0; ) {
      const place = Math.clz32(left);
      if (movable(field, seat, (word << 5) | place)) return true;
      left &= ~(0x80000000 >>> place);
    }
  }
  return false;
};

/**
 * Whether a set of landings of a piece holds a cell.
 *
 * @param from - the spot of the piece
 * @param low - the landings
 * @param high - their second word
 * @param to - the spot asked for
 */
export const holdsSpot = (from: number, low: number, high: number, to: number): boolean => {
  const word = to >> 5;
  const sameLane = word === from >> 5 || (word <= 1 && from < 64);
  return sameLane && ((word === 1 ? high : low) & (0x80000000 >>> to)) !== 0;
};
