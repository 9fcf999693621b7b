import { lanesOf } from "../geometry/_lanes.ts";
import { cellCount } from "../geometry/cell.ts";
import { emptyAt, lift, ownAt, put, toggleNear } from "../moves/_field.ts";
import { linesOf } from "../moves/_lines.ts";
import { canMove } from "../moves/_reach.ts";
import { breaksDeadline } from "../outcome/_home.ts";
import { isDecided } from "../position/_over.ts";
import type { SeatRules } from "../variants/_rules.ts";
import { hashKeysOf } from "./_keys.ts";
import { occurrences } from "./_repetition.ts";
import {
  arrivedShift,
  atHomeOf,
  awaitsReply,
  counterCount,
  distanceOf,
  dueOf,
  eliminatedShift,
  endingOf,
  endingShift,
  goalEmptyOf,
  highAt,
  inGoalOf,
  lowAt,
  madeBy,
  madeOf,
  mobileOf,
  pastLimit,
  placesAt,
  placesFilled,
  playingOf,
  playingShift,
  pliesAt,
  positionOfSearch,
  repeated,
  type Search,
  statusAt,
  stuck,
  tally,
  turnAt,
  unjudged,
} from "./_search.ts";
import { passCode } from "./code.ts";

/*
 * What is kept of a ply: its code, the two words of the hash before it, and the status before it with, in bits that a status leaves free,
 * the mover in 0–2, whether the round closed in 12, and how many pieces were taken off in 15–21.
 */
const roundClosed = 1 << 12;
const removedShift = 15;
const statusBits = (0x1ff << endingShift) | unjudged | awaitsReply | (63 << playingShift);

const leavePlay = (search: Search, place: number): void => {
  const { now, tables } = search;
  const { playingLow, playingHigh } = hashKeysOf();
  const before = playingOf(search);
  const corner = 1 << (tables.seats[place] as SeatRules).corner;
  if ((before & corner) === 0) return;
  const after = before ^ corner;
  now[lowAt] = (now[lowAt] as number) ^ (playingLow[before] as number) ^ (playingLow[after] as number);
  now[highAt] = (now[highAt] as number) ^ (playingHigh[before] as number) ^ (playingHigh[after] as number);
  now[statusAt] = (now[statusAt] as number) ^ (corner << playingShift);
};

/** Lists the seats that arrive, the mover first, then in turn order (R6.2); whether there is one. */
const judgeArrivals = (search: Search, mover: number): boolean => {
  const { now, arrived, tables } = search;
  const before = arrived.length;
  const count = tables.seats.length;
  now[statusAt] = (now[statusAt] as number) & ~unjudged;
  for (let step = 0; step < count; step++) {
    const place = (mover + step) % count;
    const own = placesAt + place * 8;
    if (now[own + goalEmptyOf] !== 0 || (now[own + inGoalOf] as number) < (tables.needed[place] as number)) continue;
    if ((playingOf(search) & (1 << (tables.seats[place] as SeatRules).corner)) === 0) continue;
    arrived.push(place);
    leavePlay(search, place);
  }
  if (arrived.length === before) return false;
  now[statusAt] = (now[statusAt] as number) + ((arrived.length - before) << arrivedShift);
  if (tables.reply) now[statusAt] = (now[statusAt] as number) | awaitsReply;
  return true;
};

/** Whether a mover that has pieces at home late in the game is eliminated by its move (R5.1, R5.3). */
const falls = (search: Search, mover: number, from: number, to: number): boolean => {
  const { rules, seats } = search.tables;
  // Arrival is judged first: a seat that has arrived owes nothing.
  if (search.arrived.includes(mover)) return false;
  return breaksDeadline(rules, search.field, seats[mover] as SeatRules, madeBy(search, mover), from, to);
};

/** Lists the mover and its partners as fallen and, with more than two sides, takes their pieces off; how many (R5.5). */
const eliminate = (search: Search, mover: number): number => {
  const { now, tables, eliminated, field } = search;
  const { rules, placeOfOwner } = tables;
  const { pieceLow, pieceHigh } = hashKeysOf();
  const before = eliminated.length;
  const count = tables.seats.length;
  for (let step = 0; step < count; step++) {
    const place = (mover + step) % count;
    if (rules.sideOf[place] !== rules.sideOf[mover] || eliminated.includes(place)) continue;
    eliminated.push(place);
    leavePlay(search, place);
  }
  now[statusAt] = (now[statusAt] as number) + ((eliminated.length - before) << eliminatedShift);
  if (rules.sides.length === 2) return 0;
  let removed = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const owner = field.owner[cell] as number;
    if (owner === 0 || rules.sideOf[placeOfOwner[owner] as number] !== rules.sideOf[mover]) continue;
    lift(field, cell);
    tally(search, cell, owner, -1);
    now[lowAt] = (now[lowAt] as number) ^ (pieceLow[(owner << 7) | cell] as number);
    now[highAt] = (now[highAt] as number) ^ (pieceHigh[(owner << 7) | cell] as number);
    search.removed.push((owner << 7) | cell);
    removed++;
  }
  return removed;
};

/** Puts back the pieces taken off last. */
const restore = (search: Search, count: number): void => {
  for (let left = count; left > 0; left--) {
    const piece = search.removed.pop() as number;
    put(search.field, piece & 127, piece >> 7);
    tally(search, piece & 127, piece >> 7, 1);
  }
};

/** Whether a seat has a move. Which piece could step is remembered, to be asked first. */
const mayMove = ({ field, now, tables }: Search, place: number): boolean => {
  const seat = tables.seats[place] as SeatRules;
  for (let word = 0; word < 5; word++) {
    for (let left = field.words[ownAt + ((seat.corner + 1) << 3) + word] as number; left !== 0; ) {
      const first = Math.clz32(left);
      const spot = (word << 5) | first;
      if ((~(field.words[spot] as number) & (seat.masks[spot] as number)) !== 0) {
        now[placesAt + place * 8 + mobileOf] = spot;
        return true;
      }
      left ^= 0x80000000 >>> first;
    }
  }
  return canMove(field, seat);
};

/** Ends the search, which is not over yet. */
const end = ({ now }: Search, why: number): void => {
  now[statusAt] = (now[statusAt] as number) | (why << endingShift);
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
  const holes = emptyAt;
  const armies = ownAt;
  const pass = passCode;
  const counterBits = counterCount - 1;
  const low = lowAt;
  const high = highAt;
  const turn = turnAt;
  const plies = pliesAt;
  const status = statusAt;
  const kept = statusBits;
  const playing = playingShift;
  const special = unjudged | awaitsReply;
  const waiting = awaitsReply;
  const places = placesAt;
  const moves = madeOf;
  const due = dueOf;
  const distance = distanceOf;
  const atHome = atHomeOf;

  /** Turns a spot on its three lines. */
  const flip = (lines: Int32Array, at: number): void => {
    const a = lineAt[at << 2] as number;
    const b = lineAt[(at << 2) | 1] as number;
    const c = lineAt[(at << 2) | 2] as number;
    lines[a >> 4] = (lines[a >> 4] as number) ^ (4096 << (a & 15));
    lines[b >> 4] = (lines[b >> 4] as number) ^ (4096 << (b & 15));
    lines[c >> 4] = (lines[c >> 4] as number) ^ (4096 << (c & 15));
  };

  /** Keeps the counts of goals and homes when a piece moves in or out of one; whether a goal is full now that was touched. */
  const cross = (now: Int32Array, mover: number, left: number, entered: number): boolean => {
    const self = mover + 1;
    const own = places + (mover << 3);
    // Homes are the upper half of a zone.
    if (left >> 4 === self) now[own + atHome] = (now[own + atHome] as number) - 1;
    if (entered >> 4 === self) now[own + atHome] = (now[own + atHome] as number) + 1;
    const before = left & 15;
    const after = entered & 15;
    if (before === after) return false;
    if (before !== 0) {
      const empty = places + ((before - 1) << 3) + goalEmptyOf;
      now[empty] = (now[empty] as number) + 1;
      if (before === self) now[own + inGoalOf] = (now[own + inGoalOf] as number) - 1;
    }
    if (after === 0) return false;
    const empty = places + ((after - 1) << 3) + goalEmptyOf;
    const holesLeft = (now[empty] as number) - 1;
    now[empty] = holesLeft;
    if (after === self) now[own + inGoalOf] = (now[own + inGoalOf] as number) + 1;
    return holesLeft === 0;
  };

  /** Moves a piece of a seat in everything but hash and turn; whether a goal is full now that was touched. */
  const move = (search: Search, now: Int32Array, mover: number, piece: number, from: number, to: number): boolean => {
    const { field, tables } = search;
    const { owner, words } = field;
    owner[from] = 0;
    owner[to] = piece;
    const start = spot[from] as number;
    const finish = spot[to] as number;
    const startBit = 0x80000000 >>> start;
    const finishBit = 0x80000000 >>> finish;
    const startWord = start >> 5;
    const finishWord = finish >> 5;
    const own = armies + (piece << 3);
    words[holes + startWord] = (words[holes + startWord] as number) ^ startBit;
    words[holes + finishWord] = (words[holes + finishWord] as number) ^ finishBit;
    words[own + startWord] = (words[own + startWord] as number) ^ startBit;
    words[own + finishWord] = (words[own + finishWord] as number) ^ finishBit;
    toggleNear(words, around, start);
    toggleNear(words, around, finish);
    if (field.long === true) {
      flip(field.lines, start);
      flip(field.lines, finish);
    }
    const { away, zone } = tables;
    const steps = mover << 7;
    const at = places + (mover << 3) + distance;
    now[at] = (now[at] as number) + (away[steps | to] as number) - (away[steps | from] as number);
    const left = zone[from] as number;
    const entered = zone[to] as number;
    return (left | entered) === 0 ? false : cross(now, mover, left, entered);
  };

  const giveTurn = (search: Search, now: Int32Array, place: number): void => {
    const { corners } = search.tables;
    const before = corners[now[turn] as number] as number;
    const after = corners[place] as number;
    now[low] = (now[low] as number) ^ (turnLow[before] as number) ^ (turnLow[after] as number);
    now[high] = (now[high] as number) ^ (turnHigh[before] as number) ^ (turnHigh[after] as number);
    now[turn] = place;
  };

  /** Whether a seat takes the turn: it is in play and can move, and the piece that could step last time usually still can. */
  const takesTurn = (search: Search, now: Int32Array, place: number): boolean => {
    const { words } = search.field;
    const { masks, corner } = search.tables.seats[place] as SeatRules;
    if (((now[status] as number) & (1 << (corner + playing))) === 0) return false;
    const known = now[places + (place << 3) + mobileOf] as number;
    const stands = (words[armies + ((corner + 1) << 3) + (known >> 5)] as number) & (0x80000000 >>> known);
    if (stands !== 0 && (~(words[known] as number) & (masks[known] as number)) !== 0) return true;
    return mayMove(search, place);
  };

  /** Gives the turn to the next seat (R4.2–R4.4), or ends the game; whether the round closes. */
  const nextTurn = (search: Search, now: Int32Array, mover: number, count: number): boolean => {
    let place = mover;
    for (let step = 0; step < count; step++) {
      place++;
      if (place === count) place = 0;
      if (!takesTurn(search, now, place)) continue;
      giveTurn(search, now, place);
      return place <= mover;
    }
    giveTurn(search, now, mover + 1 === count ? 0 : mover + 1);
    end(search, stuck);
    return false;
  };

  /** Whether the game is decided by its places, the turn then with the seat that follows (R7.1). */
  const isOver = (search: Search, now: Int32Array, mover: number, count: number): boolean => {
    giveTurn(search, now, mover + 1 === count ? 0 : mover + 1);
    if (!isDecided(search.tables.rules, positionOfSearch(search))) return false;
    end(search, placesFilled);
    return true;
  };

  const grow = (search: Search): Int32Array => {
    const longer = new Int32Array(search.stack.length * 2);
    longer.set(search.stack);
    search.stack = longer;
    return longer;
  };

  const make = (search: Search, code: number): void => {
    const { tables, now } = search;
    const mover = now[turn] as number;
    const at = (now[plies] as number) << 2;
    const stack = at === search.stack.length ? grow(search) : search.stack;
    const before = now[status] as number;
    let rest = before | mover;
    stack[at] = code;
    stack[at + 1] = now[low] as number;
    stack[at + 2] = now[high] as number;
    now[plies] = (now[plies] as number) + 1;
    // A turn in a game that awaits a reply decides it, whatever it is (R6.4).
    let decides = (before & waiting) !== 0;
    if (code !== pass) {
      const from = code >> 7;
      const to = code & 127;
      const piece = search.field.owner[from] as number;
      const key = piece << 7;
      now[low] = (now[low] as number) ^ (pieceLow[key | from] as number) ^ (pieceLow[key | to] as number);
      now[high] = (now[high] as number) ^ (pieceHigh[key | from] as number) ^ (pieceHigh[key | to] as number);
      const own = places + (mover << 3);
      const made = (now[own + moves] as number) + 1;
      now[own + moves] = made;
      if (move(search, now, mover, piece, from, to) === true || (before & special) !== 0) {
        if (judgeArrivals(search, mover)) decides = true;
      }
      if (made >= (now[own + due] as number) && (now[own + atHome] as number) > 0 && falls(search, mover, from, to)) {
        rest |= eliminate(search, mover) << removedShift;
        decides = true;
      }
    }
    const count = tables.corners.length;
    if (decides === false || isOver(search, now, mover, count) === false) {
      if (nextTurn(search, now, mover, count) === true) {
        rest |= roundClosed;
        search.round++;
      }
    }
    stack[at + 3] = rest;
    if (tables.counts === true) {
      const { counters } = search;
      const counted = (now[low] as number) & counterBits;
      const earlier = counters[counted] as number;
      counters[counted] = earlier + 1;
      if (earlier + 1 >= tables.repetition && endingOf(search) === 0 && occurrences(search) >= tables.repetition) {
        end(search, repeated);
      }
    }
    if ((rest & roundClosed) !== 0 && search.round > tables.limit && endingOf(search) === 0) end(search, pastLimit);
  };

  const unmake = (search: Search): void => {
    const { stack, tables, now } = search;
    if (now[plies] === 0) return;
    if (tables.counts === true) {
      const { counters } = search;
      const counted = (now[low] as number) & counterBits;
      counters[counted] = (counters[counted] as number) - 1;
    }
    const left = (now[plies] as number) - 1;
    const at = left << 2;
    now[plies] = left;
    const code = stack[at] as number;
    const rest = stack[at + 3] as number;
    const mover = rest & 7;
    if ((rest & roundClosed) !== 0) search.round--;
    if (code !== pass) {
      const removed = (rest >> removedShift) & 127;
      if (removed !== 0) restore(search, removed);
      const piece = search.field.owner[code & 127] as number;
      move(search, now, mover, piece, code & 127, code >> 7);
      const own = places + (mover << 3);
      now[own + moves] = (now[own + moves] as number) - 1;
      if ((((now[status] as number) ^ rest) & (63 << playing)) !== 0) {
        search.arrived.length = (rest >> arrivedShift) & 7;
        search.eliminated.length = (rest >> eliminatedShift) & 7;
      }
    }
    now[turn] = mover;
    now[status] = rest & kept;
    now[low] = stack[at + 1] as number;
    now[high] = stack[at + 2] as number;
  };

  return { make, unmake };
};

let maker: Maker | undefined;

/** What makes and takes back, made at first use. */
export const makerOf = (): Maker => {
  maker ??= build();
  return maker;
};
