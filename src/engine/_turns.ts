import { ownAt } from "../moves/occupancy.ts";
import { isDecided } from "../position/state.ts";
import { end, mayMove } from "./_events.ts";
import { hashKeysOf } from "./_keys.ts";
import {
  highAt,
  lowAt,
  mobileOf,
  placesFilled,
  playingShift,
  positionOfSearch,
  type Search,
  seatsAt,
  statusAt,
  stuck,
  turnAt,
} from "./_search.ts";

/** Gives turns; seats are meant by their index in turn order, of `count`. */
export interface Turns {
  /** Gives the turn to the next seat (R4.2–R4.4), or ends the game; returns whether the round closes. */
  readonly nextTurn: (search: Search, now: Int32Array, mover: number, count: number) => boolean;
  /** Whether the game is decided by its places, the turn then with the seat that follows (R7.1). */
  readonly isOver: (search: Search, now: Int32Array, mover: number, count: number) => boolean;
}

/** Makes the functions that give turns, around their tables. */
export const turnGiver = (): Turns => {
  // Constants to the functions inside.
  const { turnLow, turnHigh } = hashKeysOf();
  const armies = ownAt;
  const low = lowAt;
  const high = highAt;
  const turn = turnAt;
  const status = statusAt;
  const playing = playingShift;
  const perSeat = seatsAt;

  const giveTurn = (search: Search, now: Int32Array, index: number): void => {
    const { corners } = search.tables;
    const before = corners[now[turn]!]!;
    const after = corners[index]!;
    now[low]! ^= turnLow[before]! ^ turnLow[after]!;
    now[high]! ^= turnHigh[before]! ^ turnHigh[after]!;
    now[turn] = index;
  };

  /** Whether a seat takes the turn: it is in play and can move. The piece that could step last time usually still can. */
  const takesTurn = (search: Search, now: Int32Array, index: number): boolean => {
    const { words } = search.occupancy;
    const { masks, corner } = search.tables.seats[index]!;
    if ((now[status]! & (1 << (corner + playing))) === 0) return false;
    const known = now[perSeat + (index << 3) + mobileOf]!;
    const stands = words[armies + ((corner + 1) << 3) + (known >> 5)]! & (0x80000000 >>> known);
    if (stands !== 0 && (~words[known]! & masks[known]!) !== 0) return true;
    return mayMove(search, index);
  };

  const nextTurn = (search: Search, now: Int32Array, mover: number, count: number): boolean => {
    let index = mover;
    for (let step = 0; step < count; step++) {
      index++;
      if (index === count) index = 0;
      if (!takesTurn(search, now, index)) continue;
      giveTurn(search, now, index);
      return index <= mover;
    }
    giveTurn(search, now, mover + 1 === count ? 0 : mover + 1);
    end(search, stuck);
    return false;
  };

  const isOver = (search: Search, now: Int32Array, mover: number, count: number): boolean => {
    giveTurn(search, now, mover + 1 === count ? 0 : mover + 1);
    if (!isDecided(search.tables.rules, positionOfSearch(search))) return false;
    end(search, placesFilled);
    return true;
  };

  return { nextTurn, isOver };
};
