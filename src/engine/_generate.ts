import { lanesOf } from "../geometry/_lanes.ts";
import { emptyAt, type Field } from "../moves/_field.ts";
import { jumpsOf } from "../moves/_jumps.ts";
import { chainsAt, type SeatRules } from "../variants/_rules.ts";
import { type LongChains, longChains } from "./_long.ts";
import { type ShortChains, shortChains } from "./_short.ts";

/*
 * The moves of one piece for bots: the same as moves/_reach.ts finds, as fast as can be, and in parts from which the lists of whole armies are
 * made. The ends of all chains are a flood fill over the piece's lane; routes are never walked. The goal lock
 * `landing` (R3.8) makes a goal cell lead to goal cells only, so the flood goes over the cells outside the goal first.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 *
 * Everything is made once, around the tables: they are constants to the functions inside. Functions with loops name them anew at their top,
 * since only there the optimising compiler sees in time that they are constant.
 */

/** Lists the moves of a piece. Codes are `from << 7 | to`. */
export interface Generator {
  /** Writes the moves of one piece, steps first, then the ends of chains, each rising; returns the place after the last. */
  readonly piece: (field: Field, seat: SeatRules, spot: number, codes: Uint16Array, at: number) => number;
  /** The second word of what was found last, in its first place. */
  readonly second: Int32Array;
  readonly short: ShortChains;
  readonly long: LongChains;
  /** The landings where a move of a piece may end; leaves the second word in `second`, 0 for other lanes. */
  readonly chainEnds: (field: Field, seat: SeatRules, spot: number) => number;
  /** Writes moves to a set of neighbours. */
  readonly writeSteps: (codes: Uint16Array, at: number, spot: number, steps: number) => number;
  /** Writes moves to a set of cells of the word that begins at spot `base`. */
  readonly writeEnds: (codes: Uint16Array, at: number, spot: number, base: number, ends: number) => number;
}

const build = (): Generator => {
  const { cell, near: nearCell } = lanesOf();
  const { low, high } = jumpsOf();
  const heads = Uint16Array.from(cell, (one) => (one & 127) << 7);
  const holes = emptyAt;
  const rules = chainsAt;
  /** The second word of what was found last, in its first place. */
  const second = new Int32Array(32);
  const short = shortChains(second);
  const long = longChains(second);
  const { goOnNarrow, goOnWide } = short;
  const { goOnFar } = long;

  /** All cells of its lane that a chain of a piece may land on, those where it may not end included (R3.3–R3.8), as `chainEnds` gives them. */
  const landings = (field: Field, { masks }: SeatRules, spot: number): number => {
    const { words, lines } = field;
    const at = (spot >> 5) << 3;
    const locked = ((masks[rules + at + 3] as number) & (0x80000000 >>> spot)) !== 0;
    if (spot >= 64) {
      const open = (words[holes + (spot >> 5)] as number) & (masks[rules + (locked ? at + 4 : at)] as number);
      const stops = masks[rules + at + 2] as number;
      if (field.long) return goOnFar(lines, spot, open, 0, stops, 0);
      const found = (low[(spot << 6) | (words[spot] as number)] as number) & open;
      return found === 0 ? 0 : goOnNarrow(words, spot & 0xe0, open, stops, found);
    }
    const openLow = (words[holes] as number) & (masks[rules + (locked ? 4 : 0)] as number);
    const openHigh = (words[holes + 1] as number) & (masks[rules + (locked ? 12 : 8)] as number);
    if (field.long)
      return goOnFar(lines, spot, openLow, openHigh, masks[rules + 2] as number, masks[rules + 10] as number);
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

  return { piece, second, short, long, chainEnds, writeSteps, writeEnds };
};

let generator: Generator | undefined;

/** The generator, made at first use. */
export const generatorOf = (): Generator => {
  generator ??= build();
  return generator;
};
