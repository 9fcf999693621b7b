import { bitOf, lanesOf } from "../geometry/_lanes.ts";
import { cellCount } from "../geometry/cell.ts";
import { lift, put, toggleLines, toggleNear } from "../moves/_field.ts";
import { canMove } from "../moves/_generate.ts";
import { breaksDeadline } from "../outcome/_home.ts";
import { isDecided } from "../position/_over.ts";
import type { SeatRules } from "../variants/_rules.ts";
import { hashKeysOf } from "./_keys.ts";
import { occurrences } from "./_repetition.ts";
import {
  going,
  pastLimit,
  placesFilled,
  positionOfSearch,
  repeated,
  type Search,
  stride,
  stuck,
  tally,
  tallyHash,
} from "./_search.ts";
import { passCode } from "./code.ts";

/** Moves a piece of a seat in everything but hash and turn; whether a goal is full now that was touched. */
const move = (search: Search, mover: number, from: number, to: number): boolean => {
  const { owner, near, empty, own, lines, long } = search.field;
  const { goalOf, homeOf, away } = search.tables;
  const { spot, around } = lanesOf();
  const piece = owner[from] as number;
  owner[from] = 0;
  owner[to] = piece;
  const start = spot[from] as number;
  const end = spot[to] as number;
  const startBit = bitOf(start);
  const endBit = bitOf(end);
  const startWord = start >> 5;
  const endWord = end >> 5;
  empty[startWord] = (empty[startWord] as number) ^ startBit;
  empty[endWord] = (empty[endWord] as number) ^ endBit;
  const words = piece << 3;
  own[words | startWord] = (own[words | startWord] as number) ^ startBit;
  own[words | endWord] = (own[words | endWord] as number) ^ endBit;
  toggleNear(near, around, start);
  toggleNear(near, around, end);
  if (long) {
    toggleLines(lines, start);
    toggleLines(lines, end);
  }
  const steps = mover << 7;
  search.distance[mover] =
    (search.distance[mover] as number) + (away[steps | to] as number) - (away[steps | from] as number);
  const left = goalOf[from] as number;
  const entered = goalOf[to] as number;
  const self = mover + 1;
  if (homeOf[from] === self) search.atHome[mover] = (search.atHome[mover] as number) - 1;
  if (homeOf[to] === self) search.atHome[mover] = (search.atHome[mover] as number) + 1;
  if (left === entered) return false;
  if (left !== 0) {
    search.goalEmpty[left - 1] = (search.goalEmpty[left - 1] as number) + 1;
    if (left === self) search.inGoal[mover] = (search.inGoal[mover] as number) - 1;
  }
  if (entered === 0) return false;
  const hole = (search.goalEmpty[entered - 1] as number) - 1;
  search.goalEmpty[entered - 1] = hole;
  if (entered === self) search.inGoal[mover] = (search.inGoal[mover] as number) + 1;
  return hole === 0;
};

const isPlaying = (search: Search, place: number): boolean => {
  return (search.playing & (1 << (search.tables.seats[place] as SeatRules).corner)) !== 0;
};

/** Whether a seat in play has its goal full, with enough of its own pieces (R6.1). */
const fillsGoal = (search: Search, place: number): boolean => {
  return (
    search.goalEmpty[place] === 0 &&
    (search.inGoal[place] as number) >= (search.tables.needed[place] as number) &&
    isPlaying(search, place)
  );
};

const leavePlay = (search: Search, place: number): void => {
  const { playingLow, playingHigh } = hashKeysOf();
  const before = search.playing;
  const after = before & ~(1 << (search.tables.seats[place] as SeatRules).corner);
  search.low ^= (playingLow[before] as number) ^ (playingLow[after] as number);
  search.high ^= (playingHigh[before] as number) ^ (playingHigh[after] as number);
  search.playing = after;
};

/** Lists the seats that arrive, the mover first, then in turn order (R6.2); whether there is one. */
const judgeArrivals = (search: Search, mover: number): boolean => {
  const before = search.arrived.length;
  const count = search.made.length;
  for (let step = 0; step < count; step++) {
    const place = (mover + step) % count;
    if (!fillsGoal(search, place)) continue;
    search.arrived.push(place);
    leavePlay(search, place);
  }
  return search.arrived.length > before;
};

/** Whether a mover that has pieces at home late in the game is eliminated by its move (R5.1, R5.3). */
const falls = (search: Search, mover: number, made: number, code: number): boolean => {
  const { rules, seats } = search.tables;
  // Arrival is judged first: a seat that has arrived owes nothing.
  if (search.arrived.includes(mover)) return false;
  return breaksDeadline(rules, search.field, seats[mover] as SeatRules, made, code >> 7, code & 127);
};

/** Lists the mover and its partners as fallen and, with more than two sides, takes their pieces off; how many (R5.5). */
const eliminate = (search: Search, mover: number): number => {
  const { rules, placeOfOwner } = search.tables;
  const { pieceLow, pieceHigh } = hashKeysOf();
  const count = search.made.length;
  for (let step = 0; step < count; step++) {
    const place = (mover + step) % count;
    if (rules.sideOf[place] !== rules.sideOf[mover] || search.eliminated.includes(place)) continue;
    search.eliminated.push(place);
    leavePlay(search, place);
  }
  if (rules.sides.length === 2) return 0;
  let removed = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const owner = search.field.owner[cell] as number;
    if (owner === 0 || rules.sideOf[placeOfOwner[owner] as number] !== rules.sideOf[mover]) continue;
    lift(search.field, cell);
    tally(search, cell, owner, -1);
    search.low ^= pieceLow[(owner << 7) | cell] as number;
    search.high ^= pieceHigh[(owner << 7) | cell] as number;
    search.removed.push((owner << 7) | cell);
    removed++;
  }
  return removed;
};

/** Whether a seat has a move. The piece that could step last time is asked first. */
const mayMove = (search: Search, place: number): boolean => {
  const { near, own } = search.field;
  const seat = search.tables.seats[place] as SeatRules;
  const { steps, corner } = seat;
  const known = search.mobile[place] as number;
  if (((own[((corner + 1) << 3) | (known >> 5)] as number) & bitOf(known)) !== 0) {
    if ((~(near[known] as number) & (steps[known] as number)) !== 0) return true;
  }
  for (let word = 0; word < 5; word++) {
    for (let left = own[((corner + 1) << 3) | word] as number; left !== 0; ) {
      const first = Math.clz32(left);
      const spot = (word << 5) | first;
      if ((~(near[spot] as number) & (steps[spot] as number)) !== 0) {
        search.mobile[place] = spot;
        return true;
      }
      left &= ~bitOf(first);
    }
  }
  return canMove(search.field, seat);
};

const giveTurn = (search: Search, place: number): void => {
  const { turnLow, turnHigh } = hashKeysOf();
  const { seats } = search.tables;
  const before = (seats[search.turn] as SeatRules).corner;
  const after = (seats[place] as SeatRules).corner;
  search.low ^= (turnLow[before] as number) ^ (turnLow[after] as number);
  search.high ^= (turnHigh[before] as number) ^ (turnHigh[after] as number);
  search.turn = place;
};

/** Gives the turn to the next seat (R4.2–R4.4), or ends the game; whether the round closes. */
const nextTurn = (search: Search, decides: boolean): boolean => {
  const { rules } = search.tables;
  const mover = search.turn;
  const count = search.made.length;
  const follower = mover + 1 === count ? 0 : mover + 1;
  if (decides) {
    giveTurn(search, follower);
    if (isDecided(rules, positionOfSearch(search))) {
      search.ending = placesFilled;
      return false;
    }
  }
  let place = mover;
  let closes = false;
  for (let step = 0; step < count; step++) {
    place++;
    if (place === count) {
      place = 0;
      closes = true;
    }
    if (!isPlaying(search, place) || !mayMove(search, place)) continue;
    giveTurn(search, place);
    return closes;
  }
  giveTurn(search, follower);
  search.ending = stuck;
  return false;
};

/** Changes the hash as a move does; asked before the piece is moved. */
const hashMove = (search: Search, from: number, to: number): void => {
  const { pieceLow, pieceHigh } = hashKeysOf();
  const owner = (search.field.owner[from] as number) << 7;
  search.low ^= (pieceLow[owner | from] as number) ^ (pieceLow[owner | to] as number);
  search.high ^= (pieceHigh[owner | from] as number) ^ (pieceHigh[owner | to] as number);
};

const grow = (search: Search): void => {
  const longer = new Int32Array(search.stack.length * 2);
  longer.set(search.stack);
  search.stack = longer;
};

/** Plays a code by all the rules (R7.1). Nothing is checked. */
export const makeCode = (search: Search, code: number): void => {
  const mover = search.turn;
  const at = search.plies * stride;
  if (at === search.stack.length) grow(search);
  const stack = search.stack;
  stack[at] = code;
  stack[at + 1] = search.low;
  stack[at + 2] = search.high;
  let rest =
    mover |
    (search.ending << 3) |
    (search.arrived.length << 6) |
    (search.eliminated.length << 9) |
    (search.unjudged ? 1 << 13 : 0) |
    (search.playing << 21);
  search.plies++;
  // A move in a game that awaits a reply decides it, whatever it is (R6.4).
  let decides = search.arrived.length > 0 && search.tables.rules.variant.reply;
  if (code !== passCode) {
    hashMove(search, code >> 7, code & 127);
    const made = (search.made[mover] as number) + 1;
    search.made[mover] = made;
    if (move(search, mover, code >> 7, code & 127) || search.unjudged) {
      search.unjudged = false;
      if (judgeArrivals(search, mover)) decides = true;
    }
    if (made >= search.tables.deadline && (search.atHome[mover] as number) > 0 && falls(search, mover, made, code)) {
      rest |= eliminate(search, mover) << 14;
      decides = true;
    }
  }
  const closes = nextTurn(search, decides);
  if (closes) search.round++;
  stack[at + 3] = closes ? rest | (1 << 12) : rest;
  if (search.tables.repetition !== Number.POSITIVE_INFINITY) {
    const before = tallyHash(search, search.low, 1);
    if (before + 1 >= search.tables.repetition && search.ending === going) {
      if (occurrences(search) >= search.tables.repetition) search.ending = repeated;
    }
  }
  if (search.ending === going && search.round > search.tables.limit) search.ending = pastLimit;
};

/** Takes back the last code made; does nothing where the search began. */
export const unmakeCode = (search: Search): void => {
  if (search.plies === 0) return;
  if (search.tables.repetition !== Number.POSITIVE_INFINITY) tallyHash(search, search.low, -1);
  const at = --search.plies * stride;
  const stack = search.stack;
  const code = stack[at] as number;
  const rest = stack[at + 3] as number;
  const mover = rest & 7;
  if ((rest & (1 << 12)) !== 0) search.round--;
  if (code !== passCode) {
    for (let left = (rest >> 14) & 127; left > 0; left--) {
      const piece = search.removed.pop() as number;
      put(search.field, piece & 127, piece >> 7);
      tally(search, piece & 127, piece >> 7, 1);
    }
    move(search, mover, code & 127, code >> 7);
    search.made[mover] = (search.made[mover] as number) - 1;
    search.arrived.length = (rest >> 6) & 7;
    search.eliminated.length = (rest >> 9) & 7;
    search.unjudged = (rest & (1 << 13)) !== 0;
    search.playing = (rest >> 21) & 63;
  }
  search.turn = mover;
  search.ending = (rest >> 3) & 7;
  search.low = stack[at + 1] as number;
  search.high = stack[at + 2] as number;
};
