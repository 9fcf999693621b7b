import type { Seat } from "../geometry/seat.ts";
import { keyOf } from "../position/read.ts";
import { boardOf, type Search, stride } from "./_search.ts";
import { passCode } from "./code.ts";

/** How often the position has occurred, now included (R7.2). */
export const occurrences = (search: Search): number => {
  let count = 1;
  const stack = search.stack;
  for (let ply = search.plies - 1; ply > 0; ply--) {
    const at = ply * stride;
    if (stack[at + 1] === search.low && stack[at + 2] === search.high && isAsBefore(search, ply)) count++;
  }
  for (let at = 0; at < search.keys.length; at++) {
    if (search.keyHashes[at * 2] !== search.low || search.keyHashes[at * 2 + 1] !== search.high) continue;
    const turn = search.tables.rules.variant.seats[search.turn] as Seat;
    if (search.keys[at] === keyOf(boardOf(search), turn, search.playing)) count++;
  }
  return count;
};

/** Whether the position has the same key as that after so many plies, which has the same hash: the moves since then are taken back on a copy. */
const isAsBefore = (search: Search, ply: number): boolean => {
  const rest = search.stack[ply * stride + 3] as number;
  if ((rest & 7) !== search.turn || ((rest >> 21) & 63) !== search.playing) return false;
  // With the same seats in play no army was taken off in between.
  const { owner } = search.field;
  const board = owner.slice();
  for (let later = search.plies - 1; later >= ply; later--) {
    const code = search.stack[later * stride] as number;
    if (code === passCode) continue;
    board[code >> 7] = board[code & 127] as number;
    board[code & 127] = 0;
  }
  return board.every((piece, cell) => piece === owner[cell]);
};
