import { lanesOf } from "../geometry/_lanes.ts";
import { type Cell, cellCount, toCell } from "../geometry/cell.ts";
import type { Move } from "../notation/move.ts";
import { inPlay, isOver, positionIn } from "../position/_over.ts";
import type { GameOrPosition, Position } from "../position/position.ts";
import { type Rules, rulesOf, type SeatRules, seatRulesOf } from "../variants/_rules.ts";
import { type Field, fieldOf } from "./_field.ts";
import { reachOf } from "./_reach.ts";

/** The moves of one piece, rising by `to`, added to a list. */
const addMoves = (field: Field, seat: SeatRules, from: number, moves: Move[]): void => {
  const { targets, findTargets } = reachOf();
  const count = findTargets(field, seat, lanesOf().spot[from] as number);
  for (let at = 0; at < count; at++) moves.push({ from: from as Cell, to: targets[at] as Cell });
};

/** The rules of the seat to move, or undefined when it takes no turns any more (R4.2). */
export const moverOf = (rules: Rules, position: Position): SeatRules | undefined => {
  return inPlay(position, position.turn) ? seatRulesOf(rules, position.turn) : undefined;
};

/**
 * All legal moves of the seat to move (R3): one for each pair of ends, sorted by `from`, then `to`, without paths.
 *
 * @param at - a game or position; of a finished game there are none
 * @returns a new list, shared with nobody
 * @example
 * ```ts
 * import { createGame, formatMove, legalMoves } from "sternhalma";
 *
 * const moves = legalMoves(createGame("classic-2"));
 * moves.length; // 14
 * moves.map(formatMove).slice(0, 4); // ["j4-i5", "j4-j5", "k4-j5", "k4-k5"]
 * ```
 * @since 0.1.0
 */
export const legalMoves = (at: GameOrPosition): Move[] => {
  const moves: Move[] = [];
  if (isOver(at)) return moves;
  const position = positionIn(at);
  const rules = rulesOf(position.variant);
  const seat = moverOf(rules, position);
  if (seat === undefined) return moves;
  const field = fieldOf(position.board, rules.variant.jumps === "long");
  const owner = seat.corner + 1;
  for (let from = 0; from < cellCount; from++) {
    if (field.owner[from] === owner) addMoves(field, seat, from, moves);
  }
  return moves;
};

/**
 * The legal moves of one piece, sorted by `to`.
 *
 * @param at - a game or position
 * @param cell - where the piece stands
 * @returns a new list; empty when no piece of the seat to move stands there
 * @example
 * ```ts
 * import { createGame, formatMove, movesFrom, parseCell } from "sternhalma";
 *
 * movesFrom(createGame("classic-2"), parseCell("l3")).map(formatMove); // ["l3-j5", "l3-l5"]
 * ```
 * @since 0.1.0
 */
export const movesFrom = (at: GameOrPosition, cell: Cell): Move[] => {
  const moves: Move[] = [];
  if (isOver(at) || toCell(cell) === undefined) return moves;
  const position = positionIn(at);
  const rules = rulesOf(position.variant);
  const seat = moverOf(rules, position);
  if (seat === undefined) return moves;
  const field = fieldOf(position.board, rules.variant.jumps === "long");
  if (field.owner[cell] === seat.corner + 1) addMoves(field, seat, cell, moves);
  return moves;
};
