import { bitOf, lanesOf } from "../geometry/lanes.ts";
import { chainsAt, type SeatRules } from "../variants/rules.ts";
import { jumpsOf } from "./jumps.ts";
import { linesOf } from "./lines.ts";
import { emptyAt, type Occupancy, ownAt, toggleLines } from "./occupancy.ts";

/*
 * Where one piece may go. The landings of all its chains are a flood over the piece's lane; routes are never walked. The engine lists
 * the moves of whole armies faster, with code that only bots should have to load.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 *
 * Everything is made once, around the tables: they are constants to the functions inside.
 */

/** Answers about one piece; each is valid until the next question. */
export interface Reach {
  /** The landings found last: the word of the lane and, for the lane of two words, the second. */
  readonly landings: Int32Array;
  /** The targets found last, in rising order. */
  readonly targets: Uint8Array;
  /** Finds all cells that a chain of a piece may land on, those where it may not end included (R3.3–R3.8). */
  readonly findLandings: (occupancy: Occupancy, seat: SeatRules, spot: number) => void;
  /** Finds the cells that a piece may move to (R3); returns how many there are. */
  readonly findTargets: (occupancy: Occupancy, seat: SeatRules, spot: number) => number;
}

/** The first word of a spot's lane. */
const laneWord = (spot: number): number => (spot < 64 ? 0 : spot >> 5);

/** Makes the function that finds the landings of one long jump from a spot (R3.4); the spot itself where a direction has none. */
const longJumpFinder = (landings: Int32Array): ((lines: Int32Array, here: number) => void) => {
  const { at: lineAt, spot: lineSpot, after, before } = linesOf();
  return (lines, here) => {
    let low = 0;
    let high = 0;
    for (let axis = here * 4; axis < here * 4 + 3; axis++) {
      const where = lineAt[axis]!;
      const standing = lines[where >> 4]! >> (where & 15);
      const forth = lineSpot[where + after[(standing >> 13) & 4095]!]!;
      const back = lineSpot[where - before[standing & 4095]!]!;
      if (forth >> 5 === 1) high |= 0x80000000 >>> forth;
      else low |= 0x80000000 >>> forth;
      if (back >> 5 === 1) high |= 0x80000000 >>> back;
      else low |= 0x80000000 >>> back;
    }
    landings[0] = low;
    landings[1] = high;
  };
};

/** Makes the function that finds the landings of chains. */
const landingFinder = (landings: Int32Array): Reach["findLandings"] => {
  const { low: lowJumps, high: highJumps } = jumpsOf();
  const findLongJumps = longJumpFinder(landings);
  return ({ words, lines, long }, { masks }, spot) => {
    const word = laneWord(spot);
    const wide = word === 0;
    const mask = chainsAt + word * 8;
    const openLow = words[emptyAt + word]! & masks[mask]!;
    const openHigh = wide ? words[emptyAt + 1]! & masks[mask + 8]! : 0;
    const stopsLow = masks[mask + 2]!;
    const stopsHigh = masks[chainsAt + 10]!;
    let freeLow = openLow;
    let freeHigh = openHigh;
    let todoLow = 0;
    let todoHigh = 0;
    const first = (spot << 6) | words[spot]!;
    // Most pieces cannot jump at all.
    if (!long && ((lowJumps[first]! & openLow) | (wide ? highJumps[first]! & openHigh : 0)) === 0) {
      landings[0] = 0;
      landings[1] = 0;
      return;
    }
    let here = spot;
    let stops = here >> 5 === 1 ? stopsHigh : stopsLow;
    if (long) toggleLines(lines, spot);
    for (;;) {
      let low: number;
      let high = 0;
      if (long) {
        findLongJumps(lines, here);
        low = landings[0]! & freeLow;
        high = landings[1]! & freeHigh;
      } else {
        const jump = (here << 6) | words[here]!;
        low = lowJumps[jump]! & freeLow;
        if (wide) high = highJumps[jump]! & freeHigh;
      }
      // R3.8: with the goal lock `landing` a goal cell leads to goal cells only.
      if ((stops & (0x80000000 >>> here)) !== 0) {
        low &= stopsLow;
        high &= stopsHigh;
      }
      freeLow ^= low;
      freeHigh ^= high;
      todoLow |= low;
      todoHigh |= high;
      if (todoLow !== 0) {
        const bit = Math.clz32(todoLow);
        todoLow ^= 0x80000000 >>> bit;
        here = (word << 5) | bit;
        stops = stopsLow;
      } else if (todoHigh !== 0) {
        const bit = Math.clz32(todoHigh);
        todoHigh ^= 0x80000000 >>> bit;
        here = 32 | bit;
        stops = stopsHigh;
      } else break;
    }
    if (long) toggleLines(lines, spot);
    landings[0] = openLow ^ freeLow;
    landings[1] = openHigh ^ freeHigh;
  };
};

const build = (): Reach => {
  const { cell, near } = lanesOf();
  const landings = new Int32Array(2);
  const findLandings = landingFinder(landings);
  // A piece has at most 6 steps and the other 36 cells of the widest lane (geometry/lanes.ts).
  const targets = new Uint8Array(42);

  /** Adds the cells of some bits to the targets, which stay in order; returns how many there are then. */
  const insert = (table: Uint8Array, base: number, bits: number, known: number): number => {
    let count = known;
    for (let left = bits; left !== 0; ) {
      const first = Math.clz32(left);
      left ^= 0x80000000 >>> first;
      const to = table[base + first]!;
      let index = count++;
      for (; index > 0 && targets[index - 1]! > to; index--) targets[index] = targets[index - 1]!;
      targets[index] = to;
    }
    return count;
  };

  const findTargets = (occupancy: Occupancy, seat: SeatRules, spot: number): number => {
    const { masks } = seat;
    const word = laneWord(spot);
    // A piece that may not leave the goal has its own set of ends.
    const locked = (masks[chainsAt + (spot >> 5) * 8 + 3]! & (0x80000000 >>> spot)) !== 0;
    const ends = chainsAt + (locked ? 5 : 1);
    findLandings(occupancy, seat, spot);
    let count = insert(near, spot * 8 - 26, stepsOf(occupancy, seat, spot), 0);
    const low = landings[0]!;
    if (low !== 0) count = insert(cell, word * 32, low & masks[ends + word * 8]!, count);
    const high = landings[1]!;
    return high === 0 ? count : insert(cell, 32, high & masks[ends + 8]!, count);
  };

  return { landings, targets, findLandings, findTargets };
};

let reach: Reach | undefined;

/** Made at first use. */
export const reachOf = (): Reach => {
  reach ??= build();
  return reach;
};

/** Whether the landings found last, from a spot, hold another spot. */
export const isLanding = (from: number, to: number): boolean =>
  laneWord(to) === laneWord(from) && (reachOf().landings[to >> 5 === 1 ? 1 : 0]! & bitOf(to)) !== 0;

/** The neighbours to which a piece may step, as a set of sides. */
const stepsOf = ({ words }: Occupancy, { masks }: SeatRules, spot: number): number => ~words[spot]! & masks[spot]!;

/**
 * Whether a seat has any move.
 *
 * @param occupancy - what stands on the board
 * @param seat - a seat, its turn or not
 * @returns true if it has one
 */
export const canMove = (occupancy: Occupancy, seat: SeatRules): boolean => {
  const first = ownAt + (seat.corner + 1) * 8;
  for (let word = 0; word < 5; word++) {
    for (let left = occupancy.words[first + word]!; left !== 0; ) {
      const spot = word * 32 + Math.clz32(left);
      left ^= bitOf(spot);
      if (stepsOf(occupancy, seat, spot) !== 0 || reachOf().findTargets(occupancy, seat, spot) > 0) return true;
    }
  }
  return false;
};
