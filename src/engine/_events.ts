import { cellCount } from "../geometry/cell.ts";
import { lift, ownAt, put } from "../moves/occupancy.ts";
import { canMove } from "../moves/reach.ts";
import { breaksDeadline } from "../outcome/deadline.ts";
import { hashKeysOf } from "./_keys.ts";
import {
  arrivedShift,
  awaitsReply,
  eliminatedShift,
  endingShift,
  goalEmptyOf,
  highAt,
  inGoalOf,
  lowAt,
  madeBy,
  mobileOf,
  playingOf,
  playingShift,
  type Search,
  seatsAt,
  statusAt,
  tally,
  unjudged,
} from "./_search.ts";

/*
 * What seldom happens when a move is made: a seat arrives, falls, or has to look for a move.
 */

const leavePlay = (search: Search, index: number): void => {
  const { now, tables } = search;
  const { playingLow, playingHigh } = hashKeysOf();
  const before = playingOf(search);
  const corner = 1 << tables.seats[index]!.corner;
  if ((before & corner) === 0) return;
  const after = before ^ corner;
  now[lowAt]! ^= playingLow[before]! ^ playingLow[after]!;
  now[highAt]! ^= playingHigh[before]! ^ playingHigh[after]!;
  now[statusAt]! ^= corner << playingShift;
};

/** Lists the seats that arrive, the mover first, then in turn order (R6.2); whether there is one. */
export const judgeArrivals = (search: Search, mover: number): boolean => {
  const { now, arrived, tables } = search;
  const before = arrived.length;
  const count = tables.seats.length;
  now[statusAt]! &= ~unjudged;
  for (let step = 0; step < count; step++) {
    const index = (mover + step) % count;
    const own = seatsAt + index * 8;
    if (now[own + goalEmptyOf] !== 0 || now[own + inGoalOf]! < tables.needed[index]!) continue;
    if ((playingOf(search) & (1 << tables.seats[index]!.corner)) === 0) continue;
    arrived.push(index);
    leavePlay(search, index);
  }
  if (arrived.length === before) return false;
  now[statusAt]! += (arrived.length - before) << arrivedShift;
  if (tables.reply) now[statusAt]! |= awaitsReply;
  return true;
};

/** Whether a mover that has pieces at home late in the game is eliminated by its move (R5.1, R5.3). */
export const falls = (search: Search, mover: number, from: number, to: number): boolean => {
  const { rules, seats } = search.tables;
  // Arrival is judged first: a seat that has arrived owes nothing.
  if (search.arrived.includes(mover)) return false;
  return breaksDeadline(rules, search.occupancy, seats[mover]!, madeBy(search, mover), from, to);
};

/** Lists the mover and its partners as fallen and, with more than two sides, takes their pieces off; how many (R5.5). */
export const eliminate = (search: Search, mover: number): number => {
  const { now, tables, eliminated, occupancy } = search;
  const { rules, indexOfOwner } = tables;
  const { pieceLow, pieceHigh } = hashKeysOf();
  const before = eliminated.length;
  const count = tables.seats.length;
  for (let step = 0; step < count; step++) {
    const index = (mover + step) % count;
    if (rules.sideOf[index] !== rules.sideOf[mover] || eliminated.includes(index)) continue;
    eliminated.push(index);
    leavePlay(search, index);
  }
  now[statusAt]! += (eliminated.length - before) << eliminatedShift;
  if (rules.sides.length === 2) return 0;
  let removed = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const owner = occupancy.owner[cell]!;
    if (owner === 0 || rules.sideOf[indexOfOwner[owner]!] !== rules.sideOf[mover]) continue;
    lift(occupancy, cell);
    tally(search, cell, owner, -1);
    now[lowAt]! ^= pieceLow[(owner << 7) | cell]!;
    now[highAt]! ^= pieceHigh[(owner << 7) | cell]!;
    search.removed.push((owner << 7) | cell);
    removed++;
  }
  return removed;
};

/** Puts back the pieces taken off last. */
export const restore = (search: Search, count: number): void => {
  for (let left = count; left > 0; left--) {
    const piece = search.removed.pop() as number;
    put(search.occupancy, piece & 127, piece >> 7);
    tally(search, piece & 127, piece >> 7, 1);
  }
};

/** Whether a seat has a move. Which piece could step is remembered, to be tried first. */
export const mayMove = ({ occupancy, now, tables }: Search, index: number): boolean => {
  const seat = tables.seats[index]!;
  for (let word = 0; word < 5; word++) {
    for (let left = occupancy.words[ownAt + ((seat.corner + 1) << 3) + word]!; left !== 0; ) {
      const first = Math.clz32(left);
      const spot = (word << 5) | first;
      if ((~occupancy.words[spot]! & seat.masks[spot]!) !== 0) {
        now[seatsAt + index * 8 + mobileOf] = spot;
        return true;
      }
      left ^= 0x80000000 >>> first;
    }
  }
  return canMove(occupancy, seat);
};

/** Ends the search, which is not over yet. */
export const end = ({ now }: Search, why: number): void => {
  now[statusAt]! |= why << endingShift;
};
