import { bitCount } from "../geometry/lanes.ts";
import { jumpsOf } from "../moves/jumps.ts";
import { emptyAt, type Occupancy, ownAt } from "../moves/occupancy.ts";
import { chainsAt, type SeatRules } from "../variants/rules.ts";
import { type Generator, generatorOf } from "./_generate.ts";

/*
 * The moves of whole armies, from the parts of the generator: what its `piece` does, with all that pieces share taken out of the loop.
 * Chains of pieces that are not locked are followed here, the others by `piece`. As in the generator, functions with loops name their
 * tables again at the top.
 */

/** Lists and counts the moves of a seat. */
export interface Armies {
  /** Writes the moves of all pieces of a seat, rising by spot; returns the index after the last. */
  readonly list: (occupancy: Occupancy, seat: SeatRules, codes: Uint16Array, at: number) => number;
  /** How many moves {@link Armies.list} would write. */
  readonly count: (occupancy: Occupancy, seat: SeatRules) => number;
}

/** Makes the function that lists armies with long jumps. */
const longLister = ({ piece, second, long, writeSteps, writeEnds }: Generator): Armies["list"] => {
  const { goOnFar } = long;
  // Constants to the function inside.
  const holes = emptyAt;
  const army = ownAt + 8;
  const rules = chainsAt;

  return (occupancy, seat, codes, at) => {
    const { words, lines } = occupancy;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openHigh = words[holes + 1]! & masks[rules + 8]!;
    let end = at;
    for (let word = 0; word < 5; word++) {
      const lane = word === 1 ? 0 : word;
      const open = words[holes + lane]! & masks[rules + (lane << 3)]!;
      const ends = masks[rules + ((lane << 3) | 1)]!;
      const stops = masks[rules + ((lane << 3) | 2)]!;
      const fixed = masks[rules + ((word << 3) | 3)]!;
      for (let left = words[first + word]!; left !== 0; ) {
        const index = Math.clz32(left);
        const spot = (word << 5) | index;
        left ^= 0x80000000 >>> index;
        if ((fixed & (0x80000000 >>> index)) !== 0) {
          end = piece(occupancy, seat, spot, codes, end);
          continue;
        }
        end = writeSteps(codes, end, spot, ~words[spot]! & masks[spot]!);
        const reached = goOnFar(lines, spot, open, openHigh, stops, masks[rules + 10]!);
        end = writeEnds(codes, end, spot, lane << 5, reached & ends);
        if (word < 2) end = writeEnds(codes, end, spot, 32, second[0]! & masks[rules + 9]!);
      }
    }
    return end;
  };
};

/** Makes the function that lists armies. */
const lister = (generator: Generator): Armies["list"] => {
  const { piece, second, short, writeSteps, writeEnds } = generator;
  const { goOnNarrow, goOnWide } = short;
  const { low, high } = jumpsOf();
  const listLong = longLister(generator);
  // Constants to the function inside.
  const holes = emptyAt;
  const army = ownAt + 8;
  const rules = chainsAt;

  return (occupancy, seat, codes, at) => {
    const lowJumps = low;
    const highJumps = high;
    if (occupancy.long) return listLong(occupancy, seat, codes, at);
    const { words } = occupancy;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openLow = words[holes]! & masks[rules]!;
    const openHigh = words[holes + 1]! & masks[rules + 8]!;
    let end = at;
    for (let word = 0; word < 5; word++) {
      let left = words[first + word]!;
      if (left === 0) continue;
      const open = words[holes + word]! & masks[rules + (word << 3)]!;
      const ends = masks[rules + ((word << 3) | 1)]!;
      const stops = masks[rules + ((word << 3) | 2)]!;
      const fixed = masks[rules + ((word << 3) | 3)]!;
      do {
        const index = Math.clz32(left);
        const spot = (word << 5) | index;
        left ^= 0x80000000 >>> index;
        if ((fixed & (0x80000000 >>> index)) !== 0) {
          end = piece(occupancy, seat, spot, codes, end);
          continue;
        }
        const occupied = words[spot]!;
        end = writeSteps(codes, end, spot, ~occupied & masks[spot]!);
        const jump = (spot << 6) | occupied;
        if (word > 1) {
          const found = lowJumps[jump]! & open;
          if (found === 0) continue;
          const reached = goOnNarrow(words, word << 5, open, stops, found);
          end = writeEnds(codes, end, spot, word << 5, reached & ends);
          continue;
        }
        const foundLow = lowJumps[jump]! & openLow;
        const foundHigh = highJumps[jump]! & openHigh;
        if ((foundLow | foundHigh) === 0) continue;
        const reached = goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
        end = writeEnds(codes, end, spot, 0, reached & masks[rules + 1]!);
        end = writeEnds(codes, end, spot, 32, second[0]! & masks[rules + 9]!);
      } while (left !== 0);
    }
    return end;
  };
};

/** How many moves a piece has. */
type CountPiece = (occupancy: Occupancy, seat: SeatRules, spot: number) => number;

/** Makes the function that counts the moves of a piece. */
const pieceCounter = ({ second, chainEnds }: Generator, bits: Uint8Array): CountPiece => {
  return (occupancy, seat, spot) => {
    const steps = bits[~occupancy.words[spot]! & seat.masks[spot]!]!;
    const ends = chainEnds(occupancy, seat, spot);
    return steps + bitCount(ends) + bitCount(second[0]!);
  };
};

/** Makes the function that counts the moves of armies with long jumps. */
const longCounter = (countPiece: CountPiece): Armies["count"] => {
  const army = ownAt + 8;
  return (occupancy, seat) => {
    const first = army + (seat.corner << 3);
    let sum = 0;
    for (let word = 0; word < 5; word++) {
      for (let left = occupancy.words[first + word]!; left !== 0; ) {
        const index = Math.clz32(left);
        left ^= 0x80000000 >>> index;
        sum += countPiece(occupancy, seat, (word << 5) | index);
      }
    }
    return sum;
  };
};

/** Makes the function that counts the moves of armies. */
const counter = (generator: Generator): Armies["count"] => {
  const { second, short } = generator;
  const { goOnNarrow, goOnWide } = short;
  const { low, high } = jumpsOf();
  const bits = Uint8Array.from({ length: 128 }, (_, set) => bitCount(set));
  const countPiece = pieceCounter(generator, bits);
  const countLong = longCounter(countPiece);
  // Constants to the function inside.
  const holes = emptyAt;
  const army = ownAt + 8;
  const rules = chainsAt;

  return (occupancy, seat) => {
    const lowJumps = low;
    const highJumps = high;
    const sizes = bits;
    if (occupancy.long) return countLong(occupancy, seat);
    const { words } = occupancy;
    const { masks } = seat;
    const first = army + (seat.corner << 3);
    const openLow = words[holes]! & masks[rules]!;
    const openHigh = words[holes + 1]! & masks[rules + 8]!;
    let sum = 0;
    for (let word = 0; word < 5; word++) {
      let left = words[first + word]!;
      if (left === 0) continue;
      const mask = word << 3;
      const ends = masks[rules + mask + 1]!;
      const stops = masks[rules + mask + 2]!;
      const fixed = masks[rules + mask + 3]!;
      const open = words[holes + word]! & masks[rules + mask]!;
      const base = word << 5;
      do {
        const index = Math.clz32(left);
        const bit = 0x80000000 >>> index;
        const spot = base | index;
        left ^= bit;
        if ((fixed & bit) !== 0) {
          sum += countPiece(occupancy, seat, spot);
          continue;
        }
        const occupied = words[spot]!;
        sum += sizes[~occupied & masks[spot]!]!;
        const jump = (spot << 6) | occupied;
        if (word > 1) {
          const found = lowJumps[jump]! & open;
          if (found !== 0) sum += bitCount(goOnNarrow(words, base, open, stops, found) & ends);
          continue;
        }
        const foundLow = lowJumps[jump]! & openLow;
        const foundHigh = highJumps[jump]! & openHigh;
        if ((foundLow | foundHigh) === 0) continue;
        const reached = goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
        sum += bitCount(reached & masks[rules + 1]!) + bitCount(second[0]! & masks[rules + 9]!);
      } while (left !== 0);
    }
    return sum;
  };
};

let armies: Armies | undefined;

/** The lists, made at first use. */
export const armiesOf = (): Armies => {
  armies ??= { list: lister(generatorOf()), count: counter(generatorOf()) };
  return armies;
};
