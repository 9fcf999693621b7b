import { cornerIndex, type Seat, seatOfLetter } from "../geometry/seat.ts";

/*
 * Random words for hashes, two of 32 bits for everything that a position's key tells (R7.2): a piece on a cell, the seat to move, the
 * seats in play. The hash of a position is their exclusive or, so that a move changes a few of them.
 */

/** Two words for each thing. */
export interface HashKeys {
  /** Of a piece: `pieceLow[owner * 128 + cell]`, the owner as in a field. */
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

/** The hash of a key of R7.2 as two words; undefined for a text that is none. */
export const hashOfKey = (key: unknown): readonly [low: number, high: number] | undefined => {
  if (typeof key !== "string" || key.length !== 123) return undefined;
  const { pieceLow, pieceHigh, turnLow, turnHigh, playingLow, playingHigh } = hashKeysOf();
  const turn = seatOfLetter(key[121] as string);
  const playing = key.charCodeAt(122) - 48;
  if (turn === undefined || !(playing >= 0 && playing < 64)) return undefined;
  const corner = cornerIndex(turn);
  let low = (turnLow[corner] as number) ^ (playingLow[playing] as number);
  let high = (turnHigh[corner] as number) ^ (playingHigh[playing] as number);
  for (let cell = 0; cell < 121; cell++) {
    const owner: Seat | undefined = seatOfLetter(key[cell] as string);
    if (owner === undefined) continue;
    const at = ((cornerIndex(owner) + 1) << 7) | cell;
    low ^= pieceLow[at] as number;
    high ^= pieceHigh[at] as number;
  }
  return [low, high];
};
