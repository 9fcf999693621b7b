import { lanesOf } from "../geometry/_lanes.ts";
import { cellCount } from "../geometry/cell.ts";
import { lift, put, toggleNear } from "../moves/_field.ts";
import { canMove } from "../moves/_generate.ts";
import { linesOf } from "../moves/_lines.ts";
import { breaksDeadline } from "../outcome/_home.ts";
import { isDecided } from "../position/_over.ts";
import type { SeatRules } from "../variants/_rules.ts";
import { hashKeysOf } from "./_keys.ts";
import { occurrences } from "./_repetition.ts";
import {
  counterCount,
  going,
  pastLimit,
  placesFilled,
  positionOfSearch,
  repeated,
  type Search,
  stride,
  stuck,
  tally,
} from "./_search.ts";
import { passCode } from "./code.ts";

/*
 * What is kept of a ply besides its code and the hash before it, in one integer: the mover in bits 0–2, how the game had ended 3–5, how many
 * seats had arrived 6–8 and been eliminated 9–11, whether the round closed 12, whether arrivals were unjudged 13, how many pieces were
 * taken off 14–20, the seats that were in play 21–26.
 */
const roundClosed = 1 << 12;
const wasUnjudged = 1 << 13;

const isPlaying = ({ playing, tables }: Search, place: number): boolean =>
  (playing & (1 << (tables.seats[place] as SeatRules).corner)) !== 0;

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
  const { goalEmpty, inGoal, arrived, tables } = search;
  const before = arrived.length;
  const count = tables.seats.length;
  for (let step = 0; step < count; step++) {
    const place = (mover + step) % count;
    if (goalEmpty[place] !== 0 || (inGoal[place] as number) < (tables.needed[place] as number)) continue;
    if (!isPlaying(search, place)) continue;
    arrived.push(place);
    leavePlay(search, place);
  }
  return arrived.length > before;
};

/** Whether a mover that has pieces at home late in the game is eliminated by its move (R5.1, R5.3). */
const falls = (search: Search, mover: number, from: number, to: number): boolean => {
  const { rules, seats } = search.tables;
  // Arrival is judged first: a seat that has arrived owes nothing.
  if (search.arrived.includes(mover)) return false;
  return breaksDeadline(rules, search.field, seats[mover] as SeatRules, search.made[mover] as number, from, to);
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

/** Whether a seat has a move. Which piece could step is remembered, to be asked first. */
const mayMove = (search: Search, place: number): boolean => {
  const { near, own } = search.field;
  const seat = search.tables.seats[place] as SeatRules;
  const { steps, corner } = seat;
  for (let word = 0; word < 5; word++) {
    for (let left = own[((corner + 1) << 3) | word] as number; left !== 0; ) {
      const first = Math.clz32(left);
      const spot = (word << 5) | first;
      if ((~(near[spot] as number) & (steps[spot] as number)) !== 0) {
        search.mobile[place] = spot;
        return true;
      }
      left ^= 0x80000000 >>> first;
    }
  }
  return canMove(search.field, seat);
};

/** What makes and takes back. */
interface Maker {
  /** Plays a code by all the rules (R7.1). Nothing is checked. */
  readonly make: (search: Search, code: number) => void;
  /** Takes back the last code made; does nothing where the search began. */
  readonly unmake: (search: Search) => void;
}

const build = (): Maker => {
  // Constants to the functions inside.
  const { spot, around } = lanesOf();
  const { at: lineAt } = linesOf();
  const { pieceLow, pieceHigh, turnLow, turnHigh } = hashKeysOf();
  const width = stride;
  const pass = passCode;
  const counters = counterCount - 1;

  /** Turns a spot on its three lines. */
  const flip = (lines: Int32Array, spot: number): void => {
    const a = lineAt[spot << 2] as number;
    const b = lineAt[(spot << 2) | 1] as number;
    const c = lineAt[(spot << 2) | 2] as number;
    lines[a >> 4] = (lines[a >> 4] as number) ^ (4096 << (a & 15));
    lines[b >> 4] = (lines[b >> 4] as number) ^ (4096 << (b & 15));
    lines[c >> 4] = (lines[c >> 4] as number) ^ (4096 << (c & 15));
  };

  /** Keeps the counts of goals and homes when a piece moves in or out of one; whether a goal is full now that was touched. */
  const cross = (search: Search, mover: number, left: number, entered: number): boolean => {
    const { goalEmpty, inGoal, atHome } = search;
    const self = mover + 1;
    // Homes are the upper half of a zone.
    if (left >> 4 === self) atHome[mover] = (atHome[mover] as number) - 1;
    if (entered >> 4 === self) atHome[mover] = (atHome[mover] as number) + 1;
    const before = left & 15;
    const after = entered & 15;
    if (before === after) return false;
    if (before !== 0) {
      goalEmpty[before - 1] = (goalEmpty[before - 1] as number) + 1;
      if (before === self) inGoal[mover] = (inGoal[mover] as number) - 1;
    }
    if (after === 0) return false;
    const empty = (goalEmpty[after - 1] as number) - 1;
    goalEmpty[after - 1] = empty;
    if (after === self) inGoal[mover] = (inGoal[mover] as number) + 1;
    return empty === 0;
  };

  /** Moves a piece of a seat in everything but hash and turn; whether a goal is full now that was touched. */
  const move = (search: Search, mover: number, piece: number, from: number, to: number): boolean => {
    const { field, distance, tables } = search;
    const { owner, near, empty, own } = field;
    owner[from] = 0;
    owner[to] = piece;
    const start = spot[from] as number;
    const end = spot[to] as number;
    const startBit = 0x80000000 >>> start;
    const endBit = 0x80000000 >>> end;
    const startWord = start >> 5;
    const endWord = end >> 5;
    const words = piece << 3;
    empty[startWord] = (empty[startWord] as number) ^ startBit;
    empty[endWord] = (empty[endWord] as number) ^ endBit;
    own[words | startWord] = (own[words | startWord] as number) ^ startBit;
    own[words | endWord] = (own[words | endWord] as number) ^ endBit;
    toggleNear(near, around, start);
    toggleNear(near, around, end);
    if (field.long === true) {
      flip(field.lines, start);
      flip(field.lines, end);
    }
    const { away, zone } = tables;
    const steps = mover << 7;
    distance[mover] = (distance[mover] as number) + (away[steps | to] as number) - (away[steps | from] as number);
    const left = zone[from] as number;
    const entered = zone[to] as number;
    return (left | entered) !== 0 && cross(search, mover, left, entered);
  };

  const giveTurn = (search: Search, place: number): void => {
    const { seats } = search.tables;
    const before = (seats[search.turn] as SeatRules).corner;
    const after = (seats[place] as SeatRules).corner;
    search.low ^= (turnLow[before] as number) ^ (turnLow[after] as number);
    search.high ^= (turnHigh[before] as number) ^ (turnHigh[after] as number);
    search.turn = place;
  };

  /** Whether a seat takes the turn: it is in play and can move, and the piece that could step last time usually still can. */
  const takesTurn = (search: Search, place: number): boolean => {
    const { near, own } = search.field;
    const { steps, corner } = search.tables.seats[place] as SeatRules;
    if ((search.playing & (1 << corner)) === 0) return false;
    const known = search.mobile[place] as number;
    const stands = (own[((corner + 1) << 3) | (known >> 5)] as number) & (0x80000000 >>> known);
    if (stands !== 0 && (~(near[known] as number) & (steps[known] as number)) !== 0) return true;
    return mayMove(search, place);
  };

  /** Gives the turn to the next seat (R4.2–R4.4), or ends the game; whether the round closes. */
  const nextTurn = (search: Search, mover: number, decides: boolean): boolean => {
    const { rules, seats } = search.tables;
    const count = seats.length;
    const follower = mover + 1 === count ? 0 : mover + 1;
    if (decides === true) {
      giveTurn(search, follower);
      if (isDecided(rules, positionOfSearch(search))) {
        search.ending = placesFilled;
        return false;
      }
    }
    let place = mover;
    for (let step = 0; step < count; step++) {
      place++;
      if (place === count) place = 0;
      if (!takesTurn(search, place)) continue;
      giveTurn(search, place);
      return place <= mover;
    }
    giveTurn(search, follower);
    search.ending = stuck;
    return false;
  };

  const grow = (search: Search): Int32Array => {
    const longer = new Int32Array(search.stack.length * 2);
    longer.set(search.stack);
    search.stack = longer;
    return longer;
  };

  const make = (search: Search, code: number): void => {
    const { tables, made, arrived, eliminated } = search;
    const mover = search.turn;
    const at = search.plies * width;
    const stack = at === search.stack.length ? grow(search) : search.stack;
    let rest = mover | (search.ending << 3) | (arrived.length << 6) | (eliminated.length << 9) | (search.playing << 21);
    stack[at] = code;
    stack[at + 1] = search.low;
    stack[at + 2] = search.high;
    search.plies++;
    // A turn in a game that awaits a reply decides it, whatever it is (R6.4).
    let decides = tables.reply === true && arrived.length > 0;
    if (code !== pass) {
      const from = code >> 7;
      const to = code & 127;
      const piece = search.field.owner[from] as number;
      const key = piece << 7;
      search.low ^= (pieceLow[key | from] as number) ^ (pieceLow[key | to] as number);
      search.high ^= (pieceHigh[key | from] as number) ^ (pieceHigh[key | to] as number);
      const count = (made[mover] as number) + 1;
      made[mover] = count;
      if (move(search, mover, piece, from, to) === true || search.unjudged === true) {
        if (search.unjudged === true) rest |= wasUnjudged;
        search.unjudged = false;
        if (judgeArrivals(search, mover)) decides = true;
      }
      if (count >= tables.deadline && (search.atHome[mover] as number) > 0 && falls(search, mover, from, to)) {
        rest |= eliminate(search, mover) << 14;
        decides = true;
      }
    }
    if (nextTurn(search, mover, decides) === true) {
      search.round++;
      rest |= roundClosed;
    }
    stack[at + 3] = rest;
    if (tables.counts === true) {
      const counted = search.low & counters;
      const before = search.counters[counted] as number;
      search.counters[counted] = before + 1;
      if (before + 1 >= tables.repetition && search.ending === going && occurrences(search) >= tables.repetition) {
        search.ending = repeated;
      }
    }
    if (search.round > tables.limit && search.ending === going) search.ending = pastLimit;
  };

  const unmake = (search: Search): void => {
    if (search.plies === 0) return;
    const { stack, tables, made } = search;
    if (tables.counts === true) {
      const counted = search.low & counters;
      search.counters[counted] = (search.counters[counted] as number) - 1;
    }
    const at = --search.plies * width;
    const code = stack[at] as number;
    const rest = stack[at + 3] as number;
    const mover = rest & 7;
    if ((rest & roundClosed) !== 0) search.round--;
    if (code !== pass) {
      // Bits 6–20: only then was there more than the move.
      if (((rest >> 14) & 127) !== 0) restore(search, (rest >> 14) & 127);
      const piece = search.field.owner[code & 127] as number;
      move(search, mover, piece, code & 127, code >> 7);
      made[mover] = (made[mover] as number) - 1;
      if ((rest & wasUnjudged) !== 0) search.unjudged = true;
      const playing = (rest >> 21) & 63;
      if (playing !== search.playing) {
        search.playing = playing;
        search.arrived.length = (rest >> 6) & 7;
        search.eliminated.length = (rest >> 9) & 7;
      }
    }
    search.turn = mover;
    search.ending = (rest >> 3) & 7;
    search.low = stack[at + 1] as number;
    search.high = stack[at + 2] as number;
  };

  return { make, unmake };
};

/** Puts back the pieces taken off last. */
const restore = (search: Search, count: number): void => {
  for (let left = count; left > 0; left--) {
    const piece = search.removed.pop() as number;
    put(search.field, piece & 127, piece >> 7);
    tally(search, piece & 127, piece >> 7, 1);
  }
};

let maker: Maker | undefined;

/** What makes and takes back, made at first use. */
export const makerOf = (): Maker => {
  maker ??= build();
  return maker;
};
