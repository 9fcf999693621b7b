import type { Seat } from "../geometry/seat.ts";
import { nobodyCanMove, seatCanMove } from "../moves/legal.ts";
import { followMove, type Occupancy } from "../moves/occupancy.ts";
import { makePosition, rulesOfPosition } from "../position/made.ts";
import type { Board, Position } from "../position/position.ts";
import { awaitsReply, inPlay, isDecided, isPastLimit } from "../position/state.ts";
import type { Rules } from "../variants/rules.ts";
import { fillsGoal } from "./arrival.ts";
import { breaksDeadline } from "./deadline.ts";
import { endedBy, filled, type Outcome } from "./outcome.ts";

/** A board after a piece has moved. */
const moveLetter = (board: Board, from: number, to: number): Board => {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  return (board.slice(0, low) + board[high] + board.slice(low + 1, high) + board[low] + board.slice(high + 1)) as Board;
};

/** A position and what it decides; a game adds repetition, between no moves and the limit (R7.1). */
export interface Settled {
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/** Seats that arrive by a move, the mover first, then in turn order (R6.2). */
const arrivals = (rules: Rules, position: Position, occupancy: Occupancy, mover: number): readonly Seat[] => {
  const { seats } = rules.variant;
  let arrived = position.arrived;
  for (let step = 0; step < seats.length; step++) {
    const index = (mover + step) % seats.length;
    const seat = seats[index]!;
    if (!fillsGoal(rules, occupancy, rules.seats[index]!) || !inPlay(position, seat)) continue;
    arrived = [...arrived, seat];
  }
  return arrived === position.arrived ? arrived : Object.freeze(arrived);
};

/** The mover and then its partners in turn order, leaving out those already listed (R5.5). */
const fallingWith = (rules: Rules, position: Position, mover: number): readonly Seat[] => {
  const { seats } = rules.variant;
  const fallen = [...position.eliminated];
  for (let step = 0; step < seats.length; step++) {
    const index = (mover + step) % seats.length;
    const seat = seats[index]!;
    if (rules.sideOf[index] === rules.sideOf[mover] && !fallen.includes(seat)) fallen.push(seat);
  }
  return Object.freeze(fallen);
};

/** The board without the pieces of a side (R5.5). */
const withoutSide = (rules: Rules, board: Board, side: number): Board => {
  let left: string = board;
  rules.seats.forEach(({ letter }, index) => {
    if (rules.sideOf[index] === side) left = left.replaceAll(String.fromCharCode(letter), ".");
  });
  return left as Board;
};

/** What a position is made of before the next seat is found. */
type Parts = Pick<Position, "board" | "round" | "made" | "arrived" | "eliminated">;

const withTurn = ({ board, made, arrived, eliminated }: Parts, rules: Rules, index: number, round: number): Position =>
  makePosition(rules, board, rules.variant.seats[index]!, round, made, arrived, eliminated);

/** The outcome when nobody can move: by R6.4 there is no reply then, and the first has won. */
export const stuckOutcome = (rules: Rules, position: Position): Outcome =>
  awaitsReply(position) ? filled(rules, position) : endedBy(rules, position, "no-moves");

/**
 * Finds the next seat from an index in turn order on (R4.3, R4.4, R4.5), and ends the game when nobody can move.
 *
 * @param rules - the rules
 * @param parts - a position, or all of it but the turn; its round counts for indexes 0 to n − 1
 * @param first - the first index to look at; n for the first seat of the next round
 */
export const settleTurn = (rules: Rules, parts: Parts | Position, first: number): Settled => {
  const { seats } = rules.variant;
  for (let step = 0; step < seats.length; step++) {
    const next = (first + step) % seats.length;
    const seat = seats[next]!;
    if (!inPlay(parts, seat) || !seatCanMove(rules, parts.board, next)) continue;
    const round = parts.round + (first + step >= seats.length ? 1 : 0);
    const same = "turn" in parts && parts.turn === seat && parts.round === round;
    return { position: same ? parts : withTurn(parts, rules, next, round), outcome: null };
  }
  // R4.4: decided before a next seat is found, so the round is not closed.
  const stuck = withTurn(parts, rules, first % seats.length, parts.round);
  return { position: stuck, outcome: stuckOutcome(rules, stuck) };
};

/** The board and the shared occupancy after a move known to be legal. */
export const moved = (
  rules: Rules,
  before: Board,
  from: number,
  to: number,
): { board: Board; occupancy: Occupancy } => {
  const board = moveLetter(before, from, to);
  return { board, occupancy: followMove(before, board, from, to, rules.long) };
};

/** What a move leads to by R7.1, leaving repetition and limit to the caller. The move is known to be legal. */
const afterMove = (rules: Rules, before: Position, from: number, to: number): Settled => {
  const { seats } = rules.variant;
  const mover = seats.indexOf(before.turn);
  const seat = rules.seats[mover]!;
  const { board: standing, occupancy } = moved(rules, before.board, from, to);
  let board = standing;
  // Spread, since `slice` is slow on frozen lists.
  const made = [...before.made];
  const count = made[mover]! + 1;
  made[mover] = count;
  Object.freeze(made);
  const arrived = arrivals(rules, before, occupancy, mover);
  let { eliminated } = before;
  if (!arrived.includes(before.turn) && breaksDeadline(rules, occupancy, seat, count, from, to)) {
    eliminated = fallingWith(rules, before, mover);
    if (rules.sides.length > 2) board = withoutSide(rules, board, rules.sideOf[mover]!);
  }
  const parts: Parts = { board, round: before.round, made, arrived, eliminated };
  if (arrived.length + eliminated.length > 0) {
    const position = withTurn(parts, rules, (mover + 1) % seats.length, before.round);
    if (isDecided(rules, position)) return { position, outcome: filled(rules, position) };
  }
  return settleTurn(rules, parts, mover + 1);
};

/** What a chosen pass leads to (R4.3). */
const afterPass = (rules: Rules, before: Position): Settled => {
  const { seats } = rules.variant;
  const mover = seats.indexOf(before.turn);
  const passed = withTurn(before, rules, (mover + 1) % seats.length, before.round);
  // A passed reply is the reply: the first has won.
  if (isDecided(rules, passed)) return { position: passed, outcome: filled(rules, passed) };
  return settleTurn(rules, before, mover + 1);
};

/** What a turn known to be legal leads to, leaving repetition and limit to the caller (R7.1); undefined is a pass. */
export const afterTurn = (before: Position, path: readonly number[] | undefined): Settled => {
  const rules = rulesOfPosition(before);
  return path === undefined ? afterPass(rules, before) : afterMove(rules, before, path[0]!, path.at(-1)!);
};

/** The limit of R7.2, which comes last. */
export const withLimit = (settled: Settled): Settled => {
  const { position, outcome } = settled;
  return outcome === null && isPastLimit(position)
    ? { position, outcome: endedBy(rulesOfPosition(position), position, "limit") }
    : settled;
};

/** What a position decides by itself (R7), as {@link Settled.outcome}. */
export const decidedBy = (position: Position): Outcome | null => {
  const rules = rulesOfPosition(position);
  if (isDecided(rules, position)) return filled(rules, position);
  if (nobodyCanMove(position)) return stuckOutcome(rules, position);
  return withLimit({ position, outcome: null }).outcome;
};
