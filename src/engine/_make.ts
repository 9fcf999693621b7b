import { eliminate, end, falls, judgeArrivals, restore } from "./_events.ts";
import { hashKeysOf } from "./_keys.ts";
import { type MovePiece, pieceMover } from "./_piece.ts";
import { occurrences } from "./_repetition.ts";
import {
  arrivedShift,
  atHomeOf,
  awaitsReply,
  counterCount,
  dueOf,
  eliminatedShift,
  endingOf,
  endingShift,
  highAt,
  lowAt,
  madeOf,
  pastLimit,
  playingShift,
  pliesAt,
  repeated,
  type Search,
  seatsAt,
  statusAt,
  turnAt,
  unjudged,
} from "./_search.ts";
import { turnGiver } from "./_turns.ts";
import { passCode } from "./code.ts";

/*
 * What is kept of a ply: its code, the two words of the hash before it, and the status before it with, in bits that a status leaves free,
 * the mover in 0–2, whether the round closed in 12, and how many pieces were taken off in 15–21.
 */
const roundClosed = 1 << 12;
const removedShift = 15;
const statusBits = (0x1ff << endingShift) | unjudged | awaitsReply | (63 << playingShift);

/** What makes and takes back. */
interface Maker {
  /** Plays a code by all the rules (R7.1). Nothing is checked. */
  readonly make: (search: Search, code: number) => void;
  /** Takes back the last code made; does nothing where the search began. */
  readonly unmake: (search: Search) => void;
}

/** Doubles the room for what can be taken back. */
const grow = (search: Search): Int32Array => {
  const longer = new Int32Array(search.stack.length * 2);
  longer.set(search.stack);
  search.stack = longer;
  return longer;
};

const makerWith = (move: MovePiece): Maker["make"] => {
  // Constants to the function inside.
  const { pieceLow, pieceHigh } = hashKeysOf();
  const { nextTurn, isOver } = turnGiver();
  const pass = passCode;
  const counterBits = counterCount - 1;
  const low = lowAt;
  const high = highAt;
  const turn = turnAt;
  const plies = pliesAt;
  const status = statusAt;
  const special = unjudged | awaitsReply;
  const waiting = awaitsReply;
  const perSeat = seatsAt;
  const moves = madeOf;
  const due = dueOf;
  const atHome = atHomeOf;

  return (search, code) => {
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
      const own = perSeat + (mover << 3);
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
};

const unmakerWith = (move: MovePiece): Maker["unmake"] => {
  // Constants to the function inside.
  const pass = passCode;
  const counterBits = counterCount - 1;
  const low = lowAt;
  const high = highAt;
  const turn = turnAt;
  const plies = pliesAt;
  const status = statusAt;
  const kept = statusBits;
  const playing = playingShift;
  const perSeat = seatsAt;
  const moves = madeOf;

  return (search) => {
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
      const own = perSeat + (mover << 3);
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
};

let maker: Maker | undefined;

/** What makes and takes back, made at first use. */
export const makerOf = (): Maker => {
  if (maker === undefined) {
    const move = pieceMover();
    maker = { make: makerWith(move), unmake: unmakerWith(move) };
  }
  return maker;
};
