import { bitCount } from "../geometry/_lanes.ts";
import { emptyAt, type Field, ownAt } from "../moves/_field.ts";
import { jumpsOf } from "../moves/_jumps.ts";
import { chainsAt, type SeatRules } from "../variants/_rules.ts";
import { generatorOf } from "./_generate.ts";

/*
 * The moves of whole armies, by the parts of the one generator: what its `piece` does, with everything that pieces share taken out of the loop.
 * Chains of pieces that are not locked are followed here, the others by `piece`. As in the generator, functions with loops name tables anew
 * at their top.
 */

/** Lists and counts the moves of a seat. */
export interface Lists {
  /** Writes the moves of all pieces of a seat, rising by spot; returns the place after the last. */
  readonly list: (field: Field, seat: SeatRules, codes: Uint16Array, at: number) => number;
  /** How many moves {@link Lists.list} would write. */
  readonly count: (field: Field, seat: SeatRules) => number;
}

const build = (): Lists => {
  const { piece, second, short, long, chainEnds, writeSteps, writeEnds } = generatorOf();
  const { goOnNarrow, goOnWide } = short;
  const { goOnFar } = long;
  const { low, high } = jumpsOf();
  const bits = Uint8Array.from({ length: 128 }, (_, set) => bitCount(set));
  const holes = emptyAt;
  const army = ownAt + 8;
  const rules = chainsAt;

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

  return { list, count };
};

let lists: Lists | undefined;

/** The lists, made at first use. */
export const listsOf = (): Lists => {
  lists ??= build();
  return lists;
};
