import { cellCount } from "../geometry/cell.ts";
import { letters } from "../geometry/seat.ts";

/*
 * Random words for hashes, two of 32 bits for everything in a position's key (R7.2): a piece on a cell, the seat to move, the
 * seats in play. The hash of a position is their exclusive or, so that a move changes a few of them.
 */

/** Two words for each thing. */
export interface HashKeys {
  /** Of a piece: `pieceLow[owner * 128 + cell]`, the owner as in an occupancy. */
  readonly pieceLow: Int32Array;
  readonly pieceHigh: Int32Array;
  /** Of the seat to move, by its home corner. */
  readonly turnLow: Int32Array;
  readonly turnHigh: Int32Array;
  /** Of the seats in play, as bits by home corner. */
  readonly playingLow: Int32Array;
  readonly playingHigh: Int32Array;
}

let keys: HashKeys | undefined;

const build = (): HashKeys => {
  let state = 0x5eed121;
  // A counter through the finisher of MurmurHash3: every state gives another word.
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  };
  const words = (length: number): Int32Array => Int32Array.from({ length }, next);
  return {
    pieceLow: words(7 * 128),
    pieceHigh: words(7 * 128),
    turnLow: words(6),
    turnHigh: words(6),
    playingLow: words(64),
    playingHigh: words(64),
  };
};

/** The words, made at first use. */
export const hashKeysOf = (): HashKeys => {
  keys ??= build();
  return keys;
};

/** The hash of a key of R7.2 as two words. */
export const hashOfKey = (key: string): readonly [low: number, high: number] => {
  const { pieceLow, pieceHigh, turnLow, turnHigh, playingLow, playingHigh } = hashKeysOf();
  const corner = letters.indexOf(key[121]!);
  const playing = key.charCodeAt(122) - 48;
  let low = turnLow[corner]! ^ playingLow[playing]!;
  let high = turnHigh[corner]! ^ playingHigh[playing]!;
  for (let cell = 0; cell < cellCount; cell++) {
    const owner = letters.indexOf(key[cell]!) + 1;
    if (owner === 0) continue;
    low ^= pieceLow[(owner << 7) | cell]!;
    high ^= pieceHigh[(owner << 7) | cell]!;
  }
  return [low, high];
};
