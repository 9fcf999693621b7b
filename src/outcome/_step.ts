import type { Seat } from "../geometry/seat.ts";
import { type Field, followMove } from "../moves/_field.ts";
import { seatCanMove } from "../moves/_stuck.ts";
import { makePosition } from "../position/_make.ts";
import { awaitsReply, inPlay, isDecided, isPastLimit } from "../position/_over.ts";
import type { Board, Position } from "../position/position.ts";
import { RulesError } from "../problem/error.ts";
import { problem } from "../problem/problem.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { fillsGoal } from "./_arrival.ts";
import { breaksDeadline } from "./_home.ts";
import { endedBy, filled, type Outcome } from "./outcome.ts";

/** A board after a piece has moved. */
const moveLetter = (board: Board, from: number, to: number): Board => {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  return (board.slice(0, low) + board[high] + board.slice(low + 1, high) + board[low] + board.slice(high + 1)) as Board;
};

/** A board and the field of it, which is valid until the next call of anything that asks for one. */
export interface Moved {
  readonly board: Board;
  readonly field: Field;
}

/**
 * What stands on the board after a move that was found legal.
 *
 * @throws RulesError `NOT_A_POSITION` when a position showed another board to whoever judged the move, as one with a getter may:
 * the kept field would not survive a move of nothing
 */
export const standingAfter = (rules: Rules, seat: SeatRules, before: Board, from: number, to: number): Moved => {
  if (before.charCodeAt(from) !== seat.letter || before[to] !== ".") {
    throw new RulesError(problem("NOT_A_POSITION", { expected: "a board that stays the same" }));
  }
  const board = moveLetter(before, from, to);
  return { board, field: followMove(before, board, from, to, rules.variant.jumps === "long") };
};

/** A position and what it decides; repetition is for a game to add, between nobody can move and the limit (R7.1). */
export interface Judged {
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/** Seats that arrive by a move, the mover first, then in turn order (R6.2). */
const arrivals = (rules: Rules, position: Position, field: Field, mover: number): readonly Seat[] => {
  const { seats } = rules.variant;
  let arrived = position.arrived;
  for (let step = 0; step < seats.length; step++) {
    const place = (mover + step) % seats.length;
    const seat = seats[place] as Seat;
    if (!fillsGoal(rules, field, rules.seats[place] as SeatRules) || !inPlay(position, seat)) continue;
    arrived = [...arrived, seat];
  }
  return arrived === position.arrived ? arrived : Object.freeze(arrived);
};

/** The mover and then its partners in turn order, those listed already left out (R5.5). */
const fallingWith = (rules: Rules, position: Position, mover: number): readonly Seat[] => {
  const { seats } = rules.variant;
  const fallen = [...position.eliminated];
  for (let step = 0; step < seats.length; step++) {
    const place = (mover + step) % seats.length;
    const seat = seats[place] as Seat;
    if (rules.sideOf[place] === rules.sideOf[mover] && !fallen.includes(seat)) fallen.push(seat);
  }
  return Object.freeze(fallen);
};

/** The board without the pieces of a side (R5.5). */
const withoutSide = (rules: Rules, board: Board, side: number): Board => {
  let left: string = board;
  rules.seats.forEach(({ letter }, place) => {
    if (rules.sideOf[place] === side) left = left.replaceAll(String.fromCharCode(letter), ".");
  });
  return left as Board;
};

/** What a position is made of before the next seat is found. */
type Parts = Pick<Position, "board" | "round" | "made" | "arrived" | "eliminated">;

const withTurn = ({ board, made, arrived, eliminated }: Parts, rules: Rules, place: number, round: number): Position =>
  makePosition(rules, board, rules.variant.seats[place] as Seat, round, made, arrived, eliminated);

/**
 * Finds the next seat from a place in the order on (R4.3, R4.4, R4.5), and ends the game when nobody can move.
 *
 * @param rules - the rules
 * @param parts - a position, or all of it but the turn; its round is that of `place` 0 to n − 1
 * @param place - the first place to look at; n for the first seat of the next round
 */
export const settleTurn = (rules: Rules, parts: Parts | Position, place: number): Judged => {
  const { seats } = rules.variant;
  for (let step = 0; step < seats.length; step++) {
    const next = (place + step) % seats.length;
    const seat = seats[next] as Seat;
    if (!inPlay(parts, seat) || !seatCanMove(rules, parts.board, next)) continue;
    const round = parts.round + (place + step >= seats.length ? 1 : 0);
    const settled =
      "turn" in parts && parts.turn === seat && parts.round === round ? parts : withTurn(parts, rules, next, round);
    return { position: settled, outcome: null };
  }
  // R4.4: decided before a next seat is found, so the round is not closed.
  const stuck = withTurn(parts, rules, place % seats.length, parts.round);
  return {
    position: stuck,
    // R6.4: without a legal move there is no reply, and the first has won.
    outcome: awaitsReply(stuck) ? filled(rules, stuck) : endedBy(rules, stuck, "no-moves"),
  };
};

/** What a move leads to by R7.1, repetition and limit left to the caller. The move is known to be legal. */
export const afterMove = (rules: Rules, before: Position, from: number, to: number): Judged => {
  const { seats } = rules.variant;
  const mover = seats.indexOf(before.turn);
  const seat = rules.seats[mover] as SeatRules;
  const { board: standing, field } = standingAfter(rules, seat, before.board, from, to);
  let board = standing;
  // Spread, since `slice` takes a slow way with frozen lists.
  const made = [...before.made];
  made[mover] = (made[mover] as number) + 1;
  Object.freeze(made);
  const arrived = arrivals(rules, before, field, mover);
  let { eliminated } = before;
  if (!arrived.includes(before.turn) && breaksDeadline(rules, field, seat, made[mover] as number, from, to)) {
    eliminated = fallingWith(rules, before, mover);
    if (rules.sides.length > 2) board = withoutSide(rules, board, rules.sideOf[mover] as number);
  }
  const parts: Parts = { board, round: before.round, made, arrived, eliminated };
  if (arrived.length + eliminated.length > 0) {
    const position = withTurn(parts, rules, (mover + 1) % seats.length, before.round);
    if (isDecided(rules, position)) return { position, outcome: filled(rules, position) };
  }
  return settleTurn(rules, parts, mover + 1);
};

/** What a chosen pass leads to (R4.3). */
export const afterPass = (rules: Rules, before: Position): Judged => {
  const mover = rules.variant.seats.indexOf(before.turn);
  const passed = withTurn(before, rules, (mover + 1) % rules.variant.seats.length, before.round);
  // A passed reply is the reply: the first has won.
  if (isDecided(rules, passed)) return { position: passed, outcome: filled(rules, passed) };
  return settleTurn(rules, before, mover + 1);
};

/** The limit of R7.2, which comes last. */
export const withLimit = (rules: Rules, judged: Judged): Judged =>
  judged.outcome === null && isPastLimit(judged.position)
    ? { position: judged.position, outcome: endedBy(rules, judged.position, "limit") }
    : judged;
