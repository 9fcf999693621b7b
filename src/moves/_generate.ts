import { lanesOf } from "../geometry/_lanes.ts";
import type { SeatRules } from "../variants/_rules.ts";
import type { Variant } from "../variants/variant.ts";
import { type Field, toggleLines } from "./_field.ts";
import { jumpsOf } from "./_jumps.ts";
import { linesOf } from "./_lines.ts";

/*
 * The one move generator. The ends of all chains are a flood fill over the piece's lane; routes are never walked. The goal lock
 * `landing` (R3.8) makes a goal cell lead to goal cells only, so the flood goes over the cells outside the goal first.
 *
 * The starting cell needs no lifting for short jumps (R3.5): a bridge lies in another lane than the chain, and the start is not
 * empty, so it is never landed on (R3.6). For long jumps it is taken off its lines.
 */

/** The set of ends found last: `low`, and `high` for the second word of the lane of 37 cells. */
export interface Reach {
  low: number;
  high: number;
}

const reach: Reach = { low: 0, high: 0 };

const floodNarrow = (field: Field, from: number, base: number, empty: number, stop: number): number => {
  const { cell } = lanesOf();
  const { low } = jumpsOf();
  const { near } = field;
  let found = (low[(from << 6) | (near[from] as number)] as number) & empty;
  let todo = found & ~stop;
  while (todo !== 0) {
    const here = cell[base | (31 - Math.clz32(todo & -todo))] as number;
    todo &= todo - 1;
    const fresh = (low[(here << 6) | (near[here] as number)] as number) & empty & ~found;
    found |= fresh;
    todo |= fresh & ~stop;
  }
  return found;
};

const floodWide = (
  field: Field,
  from: number,
  emptyLow: number,
  emptyHigh: number,
  stopLow: number,
  stopHigh: number,
): void => {
  const { cell } = lanesOf();
  const { low, high } = jumpsOf();
  const { near } = field;
  let at = (from << 6) | (near[from] as number);
  let foundLow = (low[at] as number) & emptyLow;
  let foundHigh = (high[at] as number) & emptyHigh;
  let todoLow = foundLow & ~stopLow;
  let todoHigh = foundHigh & ~stopHigh;
  while ((todoLow | todoHigh) !== 0) {
    let here: number;
    if (todoLow !== 0) {
      here = cell[31 - Math.clz32(todoLow & -todoLow)] as number;
      todoLow &= todoLow - 1;
    } else {
      here = cell[32 | (31 - Math.clz32(todoHigh & -todoHigh))] as number;
      todoHigh &= todoHigh - 1;
    }
    at = (here << 6) | (near[here] as number);
    const freshLow = (low[at] as number) & emptyLow & ~foundLow;
    const freshHigh = (high[at] as number) & emptyHigh & ~foundHigh;
    foundLow |= freshLow;
    foundHigh |= freshHigh;
    todoLow |= freshLow & ~stopLow;
    todoHigh |= freshHigh & ~stopHigh;
  }
  reach.low = foundLow;
  reach.high = foundHigh;
};

const shortReach = (field: Field, seat: SeatRules, lock: Variant["goalLock"], from: number): void => {
  const { word, cell } = lanesOf();
  const at = word[from] as number;
  const landing = lock === "landing";
  const locked = landing && seat.inGoal[from] === 1;
  if (at > 1) {
    let empty = (field.empty[at] as number) & (seat.landings[at] as number);
    const goal = seat.goalWords[at] as number;
    if (locked) empty &= goal;
    let found = floodNarrow(field, from, at << 5, empty, landing && !locked ? goal : 0);
    // Pieces that entered the goal on the way go on inside it.
    if (landing && !locked) {
      for (let todo = found & goal; todo !== 0; todo &= todo - 1) {
        const here = cell[(at << 5) | (31 - Math.clz32(todo & -todo))] as number;
        found |= floodNarrow(field, here, at << 5, empty & goal, 0);
      }
    }
    reach.low = found;
    reach.high = 0;
    return;
  }
  let emptyLow = (field.empty[0] as number) & (seat.landings[0] as number);
  let emptyHigh = (field.empty[1] as number) & (seat.landings[1] as number);
  const goalLow = seat.goalWords[0] as number;
  const goalHigh = seat.goalWords[1] as number;
  if (locked) {
    emptyLow &= goalLow;
    emptyHigh &= goalHigh;
  }
  const stops = landing && !locked;
  floodWide(field, from, emptyLow, emptyHigh, stops ? goalLow : 0, stops ? goalHigh : 0);
  if (!stops) return;
  let low = reach.low;
  let high = reach.high;
  for (let half = 0; half < 2; half++) {
    let todo = half === 0 ? low & goalLow : high & goalHigh;
    for (; todo !== 0; todo &= todo - 1) {
      const here = cell[(half << 5) | (31 - Math.clz32(todo & -todo))] as number;
      floodWide(field, here, emptyLow & goalLow, emptyHigh & goalHigh, 0, 0);
      low |= reach.low;
      high |= reach.high;
    }
  }
  reach.low = low;
  reach.high = high;
};

/**
 * Where a long jump lands (R3.4).
 *
 * @param occupied - the line's pieces as bits, the lifted one not among them
 * @param place - where the jump starts
 * @param length - how many cells the line has
 * @param up - whether it goes to rising places
 * @returns the place of the landing, or −1
 */
export const longLanding = (occupied: number, place: number, length: number, up: boolean): number => {
  if (up) {
    const rest = occupied >>> (place + 1);
    if (rest === 0) return -1;
    const steps = 32 - Math.clz32(rest & -rest);
    const landing = place + 2 * steps;
    return landing < length && (rest & ((1 << (2 * steps)) - 1)) === 1 << (steps - 1) ? landing : -1;
  }
  const rest = occupied & ((1 << place) - 1);
  if (rest === 0) return -1;
  const bridge = 31 - Math.clz32(rest);
  const landing = 2 * bridge - place;
  return landing >= 0 && rest >>> landing === 1 << (bridge - landing) ? landing : -1;
};

const stack = /* @__PURE__ */ new Uint8Array(128);

const longReach = (field: Field, seat: SeatRules, lock: Variant["goalLock"], from: number): void => {
  const { word, bit } = lanesOf();
  const { line, place, length, cell } = linesOf();
  const { inGoal, mayLand } = seat;
  const landing = lock === "landing";
  let low = 0;
  let high = 0;
  toggleLines(field, from);
  let size = 1;
  stack[0] = from;
  while (size > 0) {
    const here = stack[--size] as number;
    const locked = landing && inGoal[here] === 1;
    for (let axis = 0; axis < 3; axis++) {
      const number = line[here * 3 + axis] as number;
      const occupied = field.lines[number] as number;
      if (occupied === 0) continue;
      for (let way = 0; way < 2; way++) {
        const at = longLanding(occupied, place[here * 3 + axis] as number, length[number] as number, way === 0);
        if (at < 0) continue;
        const to = cell[(number << 4) | at] as number;
        if (to === from || mayLand[to] === 0 || (locked && inGoal[to] === 0)) continue;
        const mark = 1 << (bit[to] as number);
        if (word[to] === 1) {
          if ((high & mark) !== 0) continue;
          high |= mark;
        } else {
          if ((low & mark) !== 0) continue;
          low |= mark;
        }
        stack[size++] = to;
      }
    }
  }
  toggleLines(field, from);
  reach.low = low;
  reach.high = high;
};

/**
 * All cells that a chain of a piece may land on, those where it may not end included (R3.3–R3.8).
 *
 * @param field - what stands on the board; as before when the call is over
 * @param seat - the owner of the piece
 * @param lock - the goal lock of the rules
 * @param from - where the piece stands
 * @returns words of the piece's lane; the same object at every call
 */
export const landingsFrom = (
  field: Field,
  seat: SeatRules,
  lock: Variant["goalLock"],
  from: number,
): Readonly<Reach> => {
  if (field.long) longReach(field, seat, lock, from);
  else shortReach(field, seat, lock, from);
  return reach;
};

/**
 * All cells where a chain of a piece may end.
 *
 * @param field - what stands on the board
 * @param seat - the owner of the piece
 * @param lock - the goal lock of the rules
 * @param from - where the piece stands
 * @returns words of the piece's lane; the same object at every call
 */
export const endsFrom = (field: Field, seat: SeatRules, lock: Variant["goalLock"], from: number): Readonly<Reach> => {
  landingsFrom(field, seat, lock, from);
  const at = lanesOf().word[from] as number;
  const wide = at <= 1;
  reach.low &= seat.ends[wide ? 0 : at] as number;
  if (wide) reach.high &= seat.ends[1] as number;
  if (lock === "move" && seat.inGoal[from] === 1) {
    reach.low &= seat.goalWords[wide ? 0 : at] as number;
    if (wide) reach.high &= seat.goalWords[1] as number;
  }
  return reach;
};

/**
 * Writes the moves of one piece as codes `from << 7 | to`: steps first, then the ends of chains, each rising.
 *
 * @param field - what stands on the board
 * @param seat - the owner of the piece
 * @param lock - the goal lock of the rules
 * @param from - where the piece stands
 * @param codes - where to write
 * @param at - the place of the first code
 * @returns the place after the last code
 */
export const generateFrom = (
  field: Field,
  seat: SeatRules,
  lock: Variant["goalLock"],
  from: number,
  codes: Uint16Array,
  at: number,
): number => {
  const { near, cell, word } = lanesOf();
  const head = from << 7;
  let place = at;
  let steps = ~(field.near[from] as number) & (seat.steps[from] as number);
  for (; steps !== 0; steps &= steps - 1) {
    codes[place++] = head | (near[(from << 3) | (31 - Math.clz32(steps & -steps))] as number);
  }
  const ends = endsFrom(field, seat, lock, from);
  const lane = word[from] as number;
  const base = (lane <= 1 ? 0 : lane) << 5;
  for (let todo = ends.low; todo !== 0; todo &= todo - 1) {
    codes[place++] = head | (cell[base | (31 - Math.clz32(todo & -todo))] as number);
  }
  for (let todo = ends.high; todo !== 0; todo &= todo - 1) {
    codes[place++] = head | (cell[32 | (31 - Math.clz32(todo & -todo))] as number);
  }
  return place;
};

/**
 * Whether a piece has any move.
 *
 * @param field - what stands on the board
 * @param seat - the owner of the piece
 * @param lock - the goal lock of the rules
 * @param from - where the piece stands
 * @returns true for one move or more
 */
export const canMove = (field: Field, seat: SeatRules, lock: Variant["goalLock"], from: number): boolean => {
  if ((~(field.near[from] as number) & (seat.steps[from] as number)) !== 0) return true;
  const ends = endsFrom(field, seat, lock, from);
  return (ends.low | ends.high) !== 0;
};
