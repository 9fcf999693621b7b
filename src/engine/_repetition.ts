import { keyOf } from "../position/key.ts";
import { boardOf, highAt, lowAt, playingOf, playingShift, pliesAt, type Search, stride, turnAt } from "./_search.ts";
import { passCode } from "./code.ts";

/** How often the position has occurred, now included (R7.2). */
export const occurrences = (search: Search): number => {
  const { now, stack, keys, keyHashes } = search;
  const low = now[lowAt];
  const high = now[highAt];
  let count = 1;
  for (let ply = now[pliesAt]! - 1; ply > 0; ply--) {
    const at = ply * stride;
    if (stack[at + 1] === low && stack[at + 2] === high && isAsBefore(search, ply)) count++;
  }
  for (let at = 0; at < keys.length; at++) {
    if (keyHashes[at * 2] !== low || keyHashes[at * 2 + 1] !== high) continue;
    const turn = search.tables.corners[now[turnAt]!]!;
    if (keys[at] === keyOf(boardOf(search), turn, playingOf(search))) count++;
  }
  return count;
};

/**
 * Whether the position has the same key as the one after so many plies, which has the same hash: on a copy of the board, the moves since
 * then are taken back.
 */
const isAsBefore = (search: Search, ply: number): boolean => {
  const { now, stack } = search;
  const rest = stack[ply * stride + 3]!;
  if ((rest & 7) !== now[turnAt] || ((rest >> playingShift) & 63) !== playingOf(search)) return false;
  // With the same seats in play, no army was taken off in between.
  const { owner } = search.occupancy;
  const board = owner.slice();
  for (let later = now[pliesAt]! - 1; later >= ply; later--) {
    const code = stack[later * stride]!;
    if (code === passCode) continue;
    board[code >> 7] = board[code & 127]!;
    board[code & 127] = 0;
  }
  return board.every((piece, cell) => piece === owner[cell]);
};
