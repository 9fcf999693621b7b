import { type Cell, cellCount } from "../geometry/cell.ts";
import { lanesOf } from "../geometry/lanes.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { inPlay } from "../position/state.ts";
import { type Rules, type SeatRules, seatRulesOf } from "../variants/rules.ts";
import type { Move } from "./move.ts";
import { type Occupancy, occupancyOf } from "./occupancy.ts";
import { canMove, reachOf } from "./reach.ts";

/*
 * Legal moves in positions made here (R3). Whether the game is over is not checked.
 */

/** The rules of the seat to move, or undefined if it takes no more turns (R4.2). */
export const moverOf = (position: Position): SeatRules | undefined =>
  inPlay(position, position.turn) ? seatRulesOf(rulesOfPosition(position), position.turn) : undefined;

const addMoves = (occupancy: Occupancy, seat: SeatRules, from: number, moves: Move[]): void => {
  const { targets, findTargets } = reachOf();
  const count = findTargets(occupancy, seat, lanesOf().spot[from]!);
  for (let index = 0; index < count; index++) moves.push({ from: from as Cell, to: targets[index] as Cell });
};

/** All moves of the seat to move: one for each pair of ends, sorted by `from`, then `to`. */
export const movesOf = (position: Position): Move[] => {
  const moves: Move[] = [];
  const seat = moverOf(position);
  if (seat === undefined) return moves;
  const occupancy = occupancyOf(position.board, rulesOfPosition(position).long);
  const owner = seat.corner + 1;
  for (let from = 0; from < cellCount; from++) {
    if (occupancy.owner[from] === owner) addMoves(occupancy, seat, from, moves);
  }
  return moves;
};

/** The moves of one piece, sorted by `to`; none if no piece of the seat to move stands there. */
export const movesOfPiece = (position: Position, cell: Cell): Move[] => {
  const moves: Move[] = [];
  const seat = moverOf(position);
  if (seat === undefined) return moves;
  const occupancy = occupancyOf(position.board, rulesOfPosition(position).long);
  if (occupancy.owner[cell] === seat.corner + 1) addMoves(occupancy, seat, cell, moves);
  return moves;
};

/** Whether a move between two cells is legal, given that a piece of the seat stands on the first. */
export const hasMove = (rules: Rules, board: string, seat: SeatRules, from: number, to: number): boolean => {
  const { targets, findTargets } = reachOf();
  const count = findTargets(occupancyOf(board, rules.long), seat, lanesOf().spot[from]!);
  for (let index = 0; index < count; index++) if (targets[index] === to) return true;
  return false;
};

/** Whether a seat, by its index in turn order, has any move on a board, its turn or not. */
export const seatCanMove = (rules: Rules, board: string, index: number): boolean =>
  canMove(occupancyOf(board, rules.long), rules.seats[index]!);

/** Whether no seat in play can move (R4.3). */
export const nobodyCanMove = (position: Position): boolean => {
  const rules = rulesOfPosition(position);
  return rules.variant.seats.every(
    (seat, index) => !inPlay(position, seat) || !seatCanMove(rules, position.board, index),
  );
};
