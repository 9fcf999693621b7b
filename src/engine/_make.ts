import { cellCount } from "../geometry/cell.ts";
import { lanesOf } from "../geometry/lanes.ts";
import { linesOf } from "../moves/lines.ts";
import { emptyAt, lift, ownAt, put, toggleNear } from "../moves/occupancy.ts";
import { canMove } from "../moves/reach.ts";
import { breaksDeadline } from "../outcome/deadline.ts";
import { isDecided } from "../position/state.ts";
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
  placesFilled,
  playingOf,
  playingShift,
  pliesAt,
  positionOfSearch,
  repeated,
  type Search,
  seatsAt,
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
const judgeArrivals = (search: Search, mover: number): boolean => {
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
const falls = (search: Search, mover: number, from: number, to: number): boolean => {
  const { rules, seats } = search.tables;
  // Arrival is judged first: a seat that has arrived owes nothing.
  if (search.arrived.includes(mover)) return false;
  return breaksDeadline(rules, search.occupancy, seats[mover]!, madeBy(search, mover), from, to);
};

/** Lists the mover and its partners as fallen and, with more than two sides, takes their pieces off; how many (R5.5). */
const eliminate = (search: Search, mover: number): number => {
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
const restore = (search: Search, count: number): void => {
  for (let left = count; left > 0; left--) {
    const piece = search.removed.pop() as number;
    put(search.occupancy, piece & 127, piece >> 7);
    tally(search, piece & 127, piece >> 7, 1);
  }
};

/** Whether a seat has a move. Which piece could step is remembered, to be asked first. */
const mayMove = ({ occupancy, now, tables }: Search, index: number): boolean => {
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
const end = ({ now }: Search, why: number): void => {
  now[statusAt]! |= why << endingShift;
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
  const places = seatsAt;
  const moves = madeOf;
  const due = dueOf;
  const distance = distanceOf;
  const atHome = atHomeOf;

  /** Turns a spot on its three lines. */
  const flip = (lines: Int32Array, at: number): void => {
    const a = lineAt[at << 2]!;
    const b = lineAt[(at << 2) | 1]!;
    const c = lineAt[(at << 2) | 2]!;
    lines[a >> 4]! ^= 4096 << (a & 15);
    lines[b >> 4]! ^= 4096 << (b & 15);
    lines[c >> 4]! ^= 4096 << (c & 15);
  };

  /** Keeps the counts of goals and homes when a piece moves in or out of one; whether a goal is full now that was touched. */
  const cross = (now: Int32Array, mover: number, left: number, entered: number): boolean => {
    const self = mover + 1;
    const own = places + (mover << 3);
    // Homes are the upper half of a zone.
    if (left >> 4 === self) now[own + atHome]! -= 1;
    if (entered >> 4 === self) now[own + atHome]! += 1;
    const before = left & 15;
    const after = entered & 15;
    if (before === after) return false;
    if (before !== 0) {
      const empty = places + ((before - 1) << 3) + goalEmptyOf;
      now[empty]! += 1;
      if (before === self) now[own + inGoalOf]! -= 1;
    }
    if (after === 0) return false;
    const empty = places + ((after - 1) << 3) + goalEmptyOf;
    const holesLeft = now[empty]! - 1;
    now[empty] = holesLeft;
    if (after === self) now[own + inGoalOf]! += 1;
    return holesLeft === 0;
  };

  /** Moves a piece of a seat in everything but hash and turn; whether a goal is full now that was touched. */
  const move = (search: Search, now: Int32Array, mover: number, piece: number, from: number, to: number): boolean => {
    const { occupancy, tables } = search;
    const { owner, words } = occupancy;
    owner[from] = 0;
    owner[to] = piece;
    const start = spot[from]!;
    const finish = spot[to]!;
    const startBit = 0x80000000 >>> start;
    const finishBit = 0x80000000 >>> finish;
    const startWord = start >> 5;
    const finishWord = finish >> 5;
    const own = armies + (piece << 3);
    words[holes + startWord]! ^= startBit;
    words[holes + finishWord]! ^= finishBit;
    words[own + startWord]! ^= startBit;
    words[own + finishWord]! ^= finishBit;
    toggleNear(words, around, start);
    toggleNear(words, around, finish);
    if (occupancy.long === true) {
      flip(occupancy.lines, start);
      flip(occupancy.lines, finish);
    }
    const { away, zone } = tables;
    const steps = mover << 7;
    const at = places + (mover << 3) + distance;
    now[at]! += away[steps | to]! - away[steps | from]!;
    const left = zone[from]!;
    const entered = zone[to]!;
    return (left | entered) === 0 ? false : cross(now, mover, left, entered);
  };

  const giveTurn = (search: Search, now: Int32Array, index: number): void => {
    const { corners } = search.tables;
    const before = corners[now[turn]!]!;
    const after = corners[index]!;
    now[low]! ^= turnLow[before]! ^ turnLow[after]!;
    now[high]! ^= turnHigh[before]! ^ turnHigh[after]!;
    now[turn] = index;
  };

  /** Whether a seat takes the turn: it is in play and can move, and the piece that could step last time usually still can. */
  const takesTurn = (search: Search, now: Int32Array, index: number): boolean => {
    const { words } = search.occupancy;
    const { masks, corner } = search.tables.seats[index]!;
    if ((now[status]! & (1 << (corner + playing))) === 0) return false;
    const known = now[places + (index << 3) + mobileOf]!;
    const stands = words[armies + ((corner + 1) << 3) + (known >> 5)]! & (0x80000000 >>> known);
    if (stands !== 0 && (~words[known]! & masks[known]!) !== 0) return true;
    return mayMove(search, index);
  };

  /** Gives the turn to the next seat (R4.2–R4.4), or ends the game; whether the round closes. */
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
    const mover = now[turn]!;
    const at = now[plies]! << 2;
    const stack = at === search.stack.length ? grow(search) : search.stack;
    const before = now[status]!;
    let rest = before | mover;
    stack[at] = code;
    stack[at + 1] = now[low]!;
    stack[at + 2] = now[high]!;
    now[plies]! += 1;
    // A turn in a game that awaits a reply decides it, whatever it is (R6.4).
    let decides = (before & waiting) !== 0;
    if (code !== pass) {
      const from = code >> 7;
      const to = code & 127;
      const piece = search.occupancy.owner[from]!;
      const key = piece << 7;
      now[low]! ^= pieceLow[key | from]! ^ pieceLow[key | to]!;
      now[high]! ^= pieceHigh[key | from]! ^ pieceHigh[key | to]!;
      const own = places + (mover << 3);
      const made = now[own + moves]! + 1;
      now[own + moves] = made;
      if (move(search, now, mover, piece, from, to) === true || (before & special) !== 0) {
        if (judgeArrivals(search, mover)) decides = true;
      }
      if (made >= now[own + due]! && now[own + atHome]! > 0 && falls(search, mover, from, to)) {
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
      const counted = now[low]! & counterBits;
      const earlier = counters[counted]!;
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
      const counted = now[low]! & counterBits;
      counters[counted]! -= 1;
    }
    const left = now[plies]! - 1;
    const at = left << 2;
    now[plies] = left;
    const code = stack[at]!;
    const rest = stack[at + 3]!;
    const mover = rest & 7;
    if ((rest & roundClosed) !== 0) search.round--;
    if (code !== pass) {
      const removed = (rest >> removedShift) & 127;
      if (removed !== 0) restore(search, removed);
      const piece = search.occupancy.owner[code & 127]!;
      move(search, now, mover, piece, code & 127, code >> 7);
      const own = places + (mover << 3);
      now[own + moves]! -= 1;
      if (((now[status]! ^ rest) & (63 << playing)) !== 0) {
        search.arrived.length = (rest >> arrivedShift) & 7;
        search.eliminated.length = (rest >> eliminatedShift) & 7;
      }
    }
    now[turn] = mover;
    now[status] = rest & kept;
    now[low] = stack[at + 1]!;
    now[high] = stack[at + 2]!;
  };

  return { make, unmake };
};

let maker: Maker | undefined;

/** What makes and takes back, made at first use. */
export const makerOf = (): Maker => {
  maker ??= build();
  return maker;
};
