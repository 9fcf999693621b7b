import { lanesOf } from "../geometry/lanes.ts";
import { jumpsOf } from "../moves/jumps.ts";
import { emptyAt, type Occupancy } from "../moves/occupancy.ts";
import { chainsAt, type SeatRules } from "../variants/rules.ts";
import { type LongChains, longChains } from "./_long.ts";
import { type ShortChains, shortChains } from "./_short.ts";

/*
 * The moves of one piece for bots: the same as moves/reach.ts finds, but as fast as possible, and in parts that the lists of whole
 * armies are made from. The ends of all chains are a flood fill over the piece's lane; routes are never walked. The goal lock
 * `landing` (R3.8) makes a goal cell lead to goal cells only, so the flood goes over the cells outside the goal first.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 *
 * Everything is made once, around the tables: they are constants to the functions inside. Functions with loops name them again at the top,
 * since only there does the optimising compiler see in time that they are constant.
 */

/** Lists the moves of a piece. Codes are `from << 7 | to`. */
export interface Generator {
  /** Writes the moves of one piece, steps first, then the ends of chains, each rising; returns the index after the last. */
  readonly piece: (occupancy: Occupancy, seat: SeatRules, spot: number, codes: Uint16Array, at: number) => number;
  /** The second word of what was found last, as its first entry. */
  readonly second: Int32Array;
  readonly short: ShortChains;
  readonly long: LongChains;
  /** The landings where a move of a piece may end; leaves the second word in `second`, 0 for other lanes. */
  readonly chainEnds: (occupancy: Occupancy, seat: SeatRules, spot: number) => number;
  /** Writes moves to a set of neighbours. */
  readonly writeSteps: (codes: Uint16Array, at: number, spot: number, steps: number) => number;
  /** Writes moves to a set of cells of the word that begins at spot `base`. */
  readonly writeEnds: (codes: Uint16Array, at: number, spot: number, base: number, ends: number) => number;
}

/** Makes the functions that write moves, around their tables. */
const writers = (): Pick<Generator, "writeSteps" | "writeEnds"> => {
  const { cell, near: nearCell } = lanesOf();
  const heads = Uint16Array.from(cell, (one) => (one & 127) << 7);

  /** Writes moves to a set of neighbours. */
  const writeSteps = (codes: Uint16Array, at: number, spot: number, steps: number): number => {
    const starts = heads;
    const neighbours = nearCell;
    const head = starts[spot]!;
    const first = (spot << 3) - 26;
    let end = at;
    for (let left = steps; left !== 0; ) {
      const next = Math.clz32(left);
      left ^= 0x80000000 >>> next;
      codes[end++] = head | neighbours[first + next]!;
    }
    return end;
  };

  /** Writes moves to a set of cells of the word that begins at a spot. */
  const writeEnds = (codes: Uint16Array, at: number, spot: number, base: number, ends: number): number => {
    const cells = cell;
    const starts = heads;
    const head = starts[spot]!;
    let end = at;
    for (let left = ends; left !== 0; ) {
      const next = Math.clz32(left);
      left ^= 0x80000000 >>> next;
      codes[end++] = head | cells[base | next]!;
    }
    return end;
  };

  return { writeSteps, writeEnds };
};

const build = (): Generator => {
  const { writeSteps, writeEnds } = writers();
  const { low, high } = jumpsOf();
  const holes = emptyAt;
  const rules = chainsAt;
  /** The second word of what was found last, as its first entry. */
  const second = new Int32Array(32);
  const short = shortChains(second);
  const long = longChains(second);
  const { goOnNarrow, goOnWide } = short;
  const { goOnFar } = long;

  /** All cells of its lane that a chain of a piece may land on, those where it may not end included (R3.3–R3.8), as `chainEnds` gives them. */
  const landings = (occupancy: Occupancy, { masks }: SeatRules, spot: number): number => {
    const { words, lines } = occupancy;
    const at = (spot >> 5) << 3;
    const locked = (masks[rules + at + 3]! & (0x80000000 >>> spot)) !== 0;
    if (spot >= 64) {
      const open = words[holes + (spot >> 5)]! & masks[rules + (locked ? at + 4 : at)]!;
      const stops = masks[rules + at + 2]!;
      if (occupancy.long) return goOnFar(lines, spot, open, 0, stops, 0);
      const found = low[(spot << 6) | words[spot]!]! & open;
      return found === 0 ? 0 : goOnNarrow(words, spot & 0xe0, open, stops, found);
    }
    const openLow = words[holes]! & masks[rules + (locked ? 4 : 0)]!;
    const openHigh = words[holes + 1]! & masks[rules + (locked ? 12 : 8)]!;
    if (occupancy.long) return goOnFar(lines, spot, openLow, openHigh, masks[rules + 2]!, masks[rules + 10]!);
    const jump = (spot << 6) | words[spot]!;
    const foundLow = low[jump]! & openLow;
    const foundHigh = high[jump]! & openHigh;
    second[0] = 0;
    return (foundLow | foundHigh) === 0 ? 0 : goOnWide(words, openLow, openHigh, masks, foundLow, foundHigh);
  };

  /** The landings where a move may end; leaves the second word in `second`, 0 for other lanes. */
  const chainEnds = (occupancy: Occupancy, seat: SeatRules, spot: number): number => {
    const { masks } = seat;
    const at = (spot >> 5) << 3;
    const ends = (masks[rules + at + 3]! & (0x80000000 >>> spot)) !== 0 ? 5 : 1;
    const found = landings(occupancy, seat, spot);
    if (spot >= 64) {
      second[0] = 0;
      return found & masks[rules + at + ends]!;
    }
    second[0]! &= masks[rules + 8 + ends]!;
    return found & masks[rules + ends]!;
  };

  const piece = (occupancy: Occupancy, seat: SeatRules, spot: number, codes: Uint16Array, at: number): number => {
    let end = writeSteps(codes, at, spot, ~occupancy.words[spot]! & seat.masks[spot]!);
    const ends = chainEnds(occupancy, seat, spot);
    end = writeEnds(codes, end, spot, spot < 64 ? 0 : spot & 0xe0, ends);
    return writeEnds(codes, end, spot, 32, second[0]!);
  };

  return { piece, second, short, long, chainEnds, writeSteps, writeEnds };
};

let generator: Generator | undefined;

/** The generator, made at first use. */
export const generatorOf = (): Generator => {
  generator ??= build();
  return generator;
};
