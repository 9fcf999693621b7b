import { lanesOf } from "../geometry/_lanes.ts";
import type { SeatRules } from "../variants/_rules.ts";
import { type Field, toggleLines } from "./_field.ts";
import { jumpsOf } from "./_jumps.ts";
import { linesOf } from "./_lines.ts";

/*
 * The one move generator. The ends of all chains are a flood fill over the piece's lane; routes are never walked. The goal lock
 * `landing` (R3.8) makes a goal cell lead to goal cells only, so the flood goes over the cells outside the goal first.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 *
 * Everything is made once, around the tables: they are constants to the functions inside.
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

const top = 0x80000000;

const build = (): Generator => {
  const { cell, near: nearCell } = lanesOf();
  const { low, high } = jumpsOf();
  const { at: lineAt, spot: lineSpot, after, before } = linesOf();
  const heads = Uint16Array.from(cell, (one) => (one & 127) << 7);
  const stack = new Uint8Array(128);
  const bits = Uint8Array.from({ length: 64 }, (_, set) => bitCount(set));
  let second = 0;

  /** Goes on from landings of a lane of one word: `found` are all so far, `todo` those not gone on from. */
  const floodNarrow = (
    near: Uint8Array,
    base: number,
    open: number,
    stops: number,
    found: number,
    todo: number,
  ): number => {
    let reached = found;
    for (let left = todo; left !== 0; ) {
      const place = Math.clz32(left);
      const here = base | place;
      const fresh = (low[(here << 6) | (near[here] as number)] as number) & open & ~reached;
      reached |= fresh;
      left = (left & ~(top >>> place)) | (fresh & ~stops);
    }
    return reached;
  };

  const narrow = (near: Uint8Array, spot: number, open: number, stops: number): number => {
    const found = (low[(spot << 6) | (near[spot] as number)] as number) & open;
    if (found === 0) return 0;
    const reached = floodNarrow(near, spot & 0xe0, open, stops, found, found & ~stops);
    // Pieces that entered the goal on the way go on inside it.
    const inside = reached & stops;
    return inside === 0 ? reached : floodNarrow(near, spot & 0xe0, open & stops, 0, reached, inside);
  };

  const floodWide = (
    near: Uint8Array,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
    foundLow: number,
    todoLow: number,
    todoHigh: number,
  ): number => {
    let reachedLow = foundLow;
    let reachedHigh = second;
    let leftLow = todoLow;
    let leftHigh = todoHigh;
    while ((leftLow | leftHigh) !== 0) {
      let here: number;
      if (leftLow !== 0) {
        here = Math.clz32(leftLow);
        leftLow &= ~(top >>> here);
      } else {
        const place = Math.clz32(leftHigh);
        here = 32 | place;
        leftHigh &= ~(top >>> place);
      }
      const at = (here << 6) | (near[here] as number);
      const freshLow = (low[at] as number) & openLow & ~reachedLow;
      const freshHigh = (high[at] as number) & openHigh & ~reachedHigh;
      reachedLow |= freshLow;
      reachedHigh |= freshHigh;
      leftLow |= freshLow & ~stopsLow;
      leftHigh |= freshHigh & ~stopsHigh;
    }
    second = reachedHigh;
    return reachedLow;
  };

  /** As `narrow` for the lane of two words; leaves the second word in `second`. */
  const wide = (
    near: Uint8Array,
    spot: number,
    openLow: number,
    openHigh: number,
    stopsLow: number,
    stopsHigh: number,
  ): number => {
    const at = (spot << 6) | (near[spot] as number);
    const foundLow = (low[at] as number) & openLow;
    second = (high[at] as number) & openHigh;
    if ((foundLow | second) === 0) return 0;
    const reached = floodWide(
      near,
      openLow,
      openHigh,
      stopsLow,
      stopsHigh,
      foundLow,
      foundLow & ~stopsLow,
      second & ~stopsHigh,
    );
    const insideLow = reached & stopsLow;
    const insideHigh = second & stopsHigh;
    if ((insideLow | insideHigh) === 0) return reached;
    return floodWide(near, openLow & stopsLow, openHigh & stopsHigh, 0, 0, reached, insideLow, insideHigh);
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
    toggleLines(lines, spot);
    let size = 1;
    stack[0] = spot;
    while (size > 0) {
      const here = stack[--size] as number;
      const isHigh = here >> 5 === 1;
      const locked = ((isHigh ? stopsHigh : stopsLow) & (top >>> here)) !== 0;
      const low = locked ? openLow & stopsLow : openLow;
      const high = locked ? openHigh & stopsHigh : openHigh;
      for (let axis = here << 2; axis < (here << 2) + 3; axis++) {
        const where = lineAt[axis] as number;
        const standing = lines[where >> 4] as number;
        const place = where & 15;
        const forth = after[(standing >> (place + 13)) & 4095] as number;
        if (forth !== 0) {
          const to = lineSpot[where + forth] as number;
          const bit = top >>> to;
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
          const bit = top >>> to;
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
    toggleLines(lines, spot);
    second = reachedHigh;
    return reachedLow;
  };

  const landings = (field: Field, seat: SeatRules, spot: number): number => {
    const { empty, near, lines, long } = field;
    const word = spot >> 5;
    const locked = ((seat.locked[word] as number) & (top >>> spot)) !== 0;
    const allowed = locked ? seat.lockedLandings : seat.landings;
    if (word > 1) {
      const open = (empty[word] as number) & (allowed[word] as number);
      const stops = locked ? 0 : (seat.stops[word] as number);
      return long ? far(lines, spot, open, 0, stops, 0) : narrow(near, spot, open, stops);
    }
    const openLow = (empty[0] as number) & (allowed[0] as number);
    const openHigh = (empty[1] as number) & (allowed[1] as number);
    const stopsLow = locked ? 0 : (seat.stops[0] as number);
    const stopsHigh = locked ? 0 : (seat.stops[1] as number);
    return long
      ? far(lines, spot, openLow, openHigh, stopsLow, stopsHigh)
      : wide(near, spot, openLow, openHigh, stopsLow, stopsHigh);
  };

  /** The landings where a move may end; leaves the second word in `second`, 0 for other lanes. */
  const chainEnds = (field: Field, seat: SeatRules, spot: number): number => {
    const word = spot >> 5;
    const ends = ((seat.locked[word] as number) & (top >>> spot)) !== 0 ? seat.lockedEnds : seat.ends;
    const found = landings(field, seat, spot);
    if (word > 1) {
      second = 0;
      return found & (ends[word] as number);
    }
    second &= ends[1] as number;
    return found & (ends[0] as number);
  };

  const piece = (field: Field, seat: SeatRules, spot: number, codes: Uint16Array, at: number): number => {
    const head = heads[spot] as number;
    let place = at;
    for (let steps = ~(field.near[spot] as number) & (seat.steps[spot] as number); steps !== 0; ) {
      const first = Math.clz32(steps);
      codes[place++] = head | (nearCell[(spot << 3) + first - 26] as number);
      steps &= ~(top >>> first);
    }
    const base = spot < 64 ? 0 : spot & 0xe0;
    for (let ends = chainEnds(field, seat, spot); ends !== 0; ) {
      const first = Math.clz32(ends);
      codes[place++] = head | (cell[base | first] as number);
      ends &= ~(top >>> first);
    }
    for (let ends = second; ends !== 0; ) {
      const first = Math.clz32(ends);
      codes[place++] = head | (cell[32 | first] as number);
      ends &= ~(top >>> first);
    }
    return place;
  };

  const list = (field: Field, seat: SeatRules, codes: Uint16Array, at: number): number => {
    const { own } = field;
    const first = (seat.corner + 1) << 3;
    let place = at;
    for (let word = 0; word < 5; word++) {
      for (let left = own[first | word] as number; left !== 0; ) {
        const spot = Math.clz32(left);
        place = piece(field, seat, (word << 5) | spot, codes, place);
        left &= ~(top >>> spot);
      }
    }
    return place;
  };

  const count = (field: Field, seat: SeatRules): number => {
    const { own, near } = field;
    const { steps } = seat;
    const first = (seat.corner + 1) << 3;
    let sum = 0;
    for (let word = 0; word < 5; word++) {
      for (let left = own[first | word] as number; left !== 0; ) {
        const place = Math.clz32(left);
        const spot = (word << 5) | place;
        sum += bits[~(near[spot] as number) & (steps[spot] as number)] as number;
        const ends = chainEnds(field, seat, spot);
        if (ends !== 0) sum += bitCount(ends);
        if (second !== 0) sum += bitCount(second);
        left &= ~(top >>> place);
      }
    }
    return sum;
  };

  return {
    landings,
    high: () => second,
    piece,
    list,
    count,
    movable: (field, seat, spot) =>
      (~(field.near[spot] as number) & (seat.steps[spot] as number)) !== 0 ||
      (chainEnds(field, seat, spot) | second) !== 0,
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
    for (let left = field.own[((seat.corner + 1) << 3) | word] as number; left !== 0; ) {
      const place = Math.clz32(left);
      if (movable(field, seat, (word << 5) | place)) return true;
      left &= ~(top >>> place);
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
  return sameLane && ((word === 1 ? high : low) & (top >>> to)) !== 0;
};
