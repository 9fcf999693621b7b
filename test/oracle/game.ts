// A game: turns, rounds, the end (R4 to R8). States are never changed, each call returns a new one.

import { allCells, type Cell, homeOf, type Seat } from "./board.ts";
import { type Board, canonicalPath, chainsOf, movesOfSeat, type OracleMove, passThroughOf } from "./moves.ts";
import {
  arrivedSides,
  breaksHomeDeadline,
  distanceLeft,
  fillsGoal,
  isTrapped,
  type Places,
  piecesInGoal,
  rankAll,
  sideOf,
  sidesOf,
  turnOrderFrom,
  unplacedSides,
} from "./outcome.ts";
import type { OracleRules } from "./rules.ts";

export type OracleReason = "arrival" | "elimination" | "repetition" | "limit" | "no-moves" | "resignation" | "time";

export interface OracleOutcome {
  readonly reason: OracleReason;
  readonly by: Seat | null;
  readonly places: Places;
}

/** A position without its history: what text and JSON of the library hold. */
export interface OraclePosition {
  readonly rules: OracleRules;
  readonly board: Board;
  readonly turn: Seat;
  readonly round: number;
  /** Moves made by each seat. */
  readonly made: ReadonlyMap<Seat, number>;
  readonly arrived: readonly Seat[];
  readonly eliminated: readonly Seat[];
}

export interface OState extends OraclePosition {
  /** Keys of the positions that count for repetition, the start first (R7.2). */
  readonly history: readonly string[];
  readonly outcome: OracleOutcome | null;
}

export interface OracleSetup {
  readonly board?: Iterable<readonly [Cell, Seat]>;
  readonly turn?: Seat;
  readonly round?: number;
  readonly made?: Iterable<readonly [Seat, number]>;
  readonly arrived?: readonly Seat[];
  readonly eliminated?: readonly Seat[];
}

// ---------------------------------------------------------------- small questions

const letters: { readonly [seat: Seat]: string } = {
  white: "w",
  red: "r",
  blue: "b",
  black: "k",
  yellow: "y",
  green: "g",
};

/** 121 characters in cell order (R1.5). */
export function oracleBoardText(state: { readonly board: Board }): string {
  return allCells
    .map((cell) => {
      const seat = state.board.get(cell);
      return seat === undefined ? "." : letters[seat];
    })
    .join("");
}

/** The seats that still take turns (R4.2), in the order of the rule set. */
export function oracleInPlay(position: OraclePosition): Seat[] {
  return position.rules.seats.filter((seat) => !position.arrived.includes(seat) && !position.eliminated.includes(seat));
}

/** R7.2: same occupancy, same seat to move, same seats in play. */
export function oracleKey(position: OraclePosition): string {
  return [oracleBoardText(position), position.turn, oracleInPlay(position).join(",")].join(" ");
}

/** R6.4: the first seat has arrived and the second has its one answer to make. */
function replyIsDue(position: OraclePosition): boolean {
  const { rules, arrived, eliminated, turn } = position;
  if (!rules.reply) return false;
  const [first, second] = rules.seats as readonly [Seat, Seat];
  return arrived.includes(first) && !arrived.includes(second) && !eliminated.includes(second) && turn === second;
}

// ---------------------------------------------------------------- ends

/** R7.4, for a game ended by places filled. */
function filled(position: OraclePosition, places: Places): OracleOutcome {
  const someArrived = arrivedSides(position.rules, position.arrived, position.eliminated).length > 0;
  return { reason: someArrived ? "arrival" : "elimination", by: null, places };
}

function ranked(position: OraclePosition): Places {
  const { rules, board, arrived, eliminated } = position;
  return rankAll(rules, board, arrived, eliminated);
}

/** The end by places filled in games with a reply (R6.4). `replyDue`: the first has arrived and the second may answer. */
function endWithReply(position: OraclePosition, replyDue: boolean): OracleOutcome | null {
  const { rules, arrived, eliminated } = position;
  const [first, second] = rules.seats as readonly [Seat, Seat];
  const firstArrived = arrived.includes(first);
  const secondArrived = arrived.includes(second);
  if (firstArrived && secondArrived) return filled(position, { [first]: 1, [second]: 1 });
  if (secondArrived) return filled(position, { [first]: 2, [second]: 1 });
  if (firstArrived) return replyDue ? null : filled(position, { [first]: 1, [second]: 2 });
  if (eliminated.includes(first)) return filled(position, { [first]: 2, [second]: 1 });
  if (eliminated.includes(second)) return filled(position, { [first]: 1, [second]: 2 });
  return null;
}

/** The end by places filled in all other games (R5.6, R6.3). */
function endWithoutReply(position: OraclePosition): OracleOutcome | null {
  const { rules, arrived, eliminated } = position;
  const left = unplacedSides(rules, arrived, eliminated);
  const stopsHere = !rules.playOn && arrivedSides(rules, arrived, eliminated).length > 0;
  // One unplaced side takes the one free place, which is what ranking it alone gives.
  if (left.length <= 1 || stopsHere) return filled(position, ranked(position));
  return null;
}

interface Next {
  readonly turn: Seat;
  readonly round: number;
}

/**
 * The next seat in play with a legal move, looking at the seat `firstOffset` places after `from` first (R4.2, R4.3).
 * The round closes when the search passes the end of the seat order (R4.4).
 */
function findNext(position: OraclePosition, from: Seat, firstOffset: 0 | 1): Next | undefined {
  const { rules, board, round } = position;
  const inPlay = oracleInPlay(position);
  const count = rules.seats.length;
  const start = rules.seats.indexOf(from);
  for (let offset = firstOffset; offset < count + firstOffset; offset++) {
    const seat = rules.seats[(start + offset) % count] as Seat;
    if (!inPlay.includes(seat)) continue;
    if (movesOfSeat(rules, board, seat).size === 0) continue;
    return { turn: seat, round: start + offset >= count ? round + 1 : round };
  }
  return undefined;
}

/** R7.1 from "next seat" on. */
function finishTurn(position: OraclePosition, history: readonly string[], from: Seat, firstOffset: 0 | 1): OState {
  const { rules } = position;
  const next = findNext(position, from, firstOffset);
  if (next === undefined) {
    // In a game with a reply due this is the second seat without a move: the first has won at once (R6.4).
    const first = rules.seats[0] as Seat;
    const outcome: OracleOutcome =
      rules.reply && position.arrived.includes(first)
        ? (endWithReply(position, false) as OracleOutcome)
        : { reason: "no-moves", by: null, places: ranked(position) };
    return { ...position, turn: followerOf(rules, from, firstOffset), history, outcome };
  }
  const moved: OraclePosition = { ...position, ...next };
  const key = oracleKey(moved);
  const longer = [...history, key];
  let reason: OracleReason | null = null;
  if (rules.repetition !== null && longer.filter((k) => k === key).length >= rules.repetition) {
    reason = "repetition";
  } else if (rules.roundLimit !== null && moved.round > rules.roundLimit) {
    reason = "limit";
  }
  const outcome = reason === null ? null : { reason, by: null, places: ranked(moved) };
  return { ...moved, history: longer, outcome };
}

/** The seat written as `turn` when no next seat was looked for or found: the one that follows in the order. */
function followerOf(rules: OracleRules, seat: Seat, offset: 0 | 1): Seat {
  return rules.seats[(rules.seats.indexOf(seat) + offset) % rules.seats.length] as Seat;
}

// ---------------------------------------------------------------- verbs

/** The start, or a set-up position: places already filled end it, then R4.5. Set-ups are not checked. */
export function oracleStart(rules: OracleRules, setup: OracleSetup = {}): OState {
  const homes = rules.seats.flatMap((seat) =>
    [...homeOf(seat, rules.pieces)].map((cell): readonly [Cell, Seat] => [cell, seat]),
  );
  const made = new Map(rules.seats.map((seat) => [seat, 0]));
  for (const [seat, moves] of setup.made ?? []) made.set(seat, moves);
  const position: OraclePosition = {
    rules,
    board: new Map(setup.board ?? homes),
    turn: setup.turn ?? (rules.seats[0] as Seat),
    round: setup.round ?? 1,
    made,
    arrived: [...(setup.arrived ?? [])],
    eliminated: [...(setup.eliminated ?? [])],
  };
  const ended = rules.reply ? endWithReply(position, replyIsDue(position)) : endWithoutReply(position);
  if (ended !== null) return { ...position, history: [], outcome: ended };
  return finishTurn(position, [], position.turn, 0);
}

export function oracleMoves(state: OState): Map<string, OracleMove> {
  if (state.outcome !== null) return new Map();
  return movesOfSeat(state.rules, state.board, state.turn);
}

interface Played {
  readonly position: OraclePosition;
  readonly fell: boolean;
}

/** The board after a legal move, arrivals (R6.2) and elimination (R5) judged; turn and round still the mover's. */
function moveAndJudge(state: OState, from: Cell, to: Cell): Played {
  const { rules, turn: mover } = state;
  if (!oracleMoves(state).has(`${from}-${to}`)) throw new Error(`not legal: ${from}-${to}`);
  const board = new Map(state.board);
  board.delete(from);
  board.set(to, mover);
  const made = new Map(state.made);
  const movesMade = (made.get(mover) ?? 0) + 1;
  made.set(mover, movesMade);

  const inPlay = oracleInPlay(state);
  const arrivals = turnOrderFrom(rules, mover).filter((seat) => inPlay.includes(seat) && fillsGoal(rules, board, seat));
  const arrived = [...state.arrived, ...arrivals];

  let eliminated = state.eliminated;
  const fell =
    !arrived.includes(mover) && breaksHomeDeadline(rules, state.board, board, mover, { from, to }, movesMade);
  if (fell) {
    // The whole team falls: the mover first, then its partners in turn order (R5.5).
    const side = sideOf(rules, mover);
    const falling = turnOrderFrom(rules, mover).filter((seat) => side.includes(seat));
    eliminated = [...eliminated, ...falling];
    if (sidesOf(rules).length > 2) {
      for (const [cell, seat] of [...board]) if (falling.includes(seat)) board.delete(cell);
    }
  }
  return { position: { ...state, board, made, arrived, eliminated }, fell };
}

export function oraclePlay(state: OState, from: Cell, to: Cell): OState {
  const { rules, turn: mover, history } = state;
  const { position } = moveAndJudge(state, from, to);
  // Only the first seat's own arriving move opens the reply (R6.4).
  const opensReply = mover === rules.seats[0];
  const ended = rules.reply ? endWithReply(position, opensReply) : endWithoutReply(position);
  if (ended !== null) {
    return { ...position, turn: followerOf(rules, mover, 1), history, outcome: ended };
  }
  return finishTurn(position, history, mover, 1);
}

/** R4.3: a chosen pass. */
export function oraclePass(state: OState): OState {
  const { rules, turn, history } = state;
  if (state.outcome !== null) throw new Error("the game is over");
  if (rules.passing !== "allowed") throw new Error("passing is not allowed");
  if (replyIsDue(state)) {
    // A passed reply is the reply: the first has won.
    const outcome = endWithReply(state, false);
    return { ...state, turn: followerOf(rules, turn, 1), outcome };
  }
  return finishTurn(state, history, turn, 1);
}

/** R8: the position stays as it is, only the outcome is added. */
export function oracleResign(state: OState, seat: Seat, reason: "resignation" | "time"): OState {
  if (state.outcome !== null) throw new Error("the game is over");
  if (!oracleInPlay(state).includes(seat)) throw new Error(`not in play: ${seat}`);
  const { rules, board, arrived, eliminated } = state;
  const places = rankAll(rules, board, arrived, eliminated, sideOf(rules, seat));
  return { ...state, outcome: { reason, by: seat, places } };
}

// ---------------------------------------------------------------- questions

/** All chains of the piece that may end, at most `limit`; none for a piece that is not to move. */
export function oracleChains(state: OState, cell: Cell, limit: number): Cell[][] {
  if (state.outcome !== null || state.board.get(cell) !== state.turn) return [];
  return chainsOf(state.rules, state.board, state.turn, cell, limit);
}

/** The canonical path of a legal move (R3.10), undefined for an illegal one. */
export function oracleCanonical(state: OState, from: Cell, to: Cell): Cell[] | undefined {
  if (state.outcome !== null || state.board.get(from) !== state.turn) return undefined;
  return canonicalPath(state.rules, state.board, state.turn, from, to);
}

/** R12.1: landings in other corners where the piece cannot stop; none for a piece that is not to move. */
export function oraclePassThrough(state: OState, cell: Cell): Cell[] {
  if (state.outcome !== null || state.board.get(cell) !== state.turn) return [];
  return passThroughOf(state.rules, state.board, state.turn, cell);
}

export function oracleTrapped(state: OState, cell: Cell): boolean {
  return isTrapped(state.rules, state.board, cell);
}

/** R5.4: would this legal move eliminate the mover? False for an illegal move. */
export function oracleEliminates(state: OState, from: Cell, to: Cell): boolean {
  if (!oracleMoves(state).has(`${from}-${to}`)) return false;
  return moveAndJudge(state, from, to).fell;
}

export interface OracleStanding {
  readonly seat: Seat;
  readonly place: number;
  readonly inGoal: number;
  readonly distance: number;
}

/** Each seat in the order of the rule set, with its place as things stand, or as the game ended. */
export function oracleStandings(state: OState): OracleStanding[] {
  const { rules, board } = state;
  const places = state.outcome?.places ?? ranked(state);
  return rules.seats.map((seat) => ({
    seat,
    place: places[seat] as number,
    inGoal: piecesInGoal(rules, board, seat),
    distance: distanceLeft(rules, board, seat),
  }));
}

/** Number of move sequences of this length, by distinct (from, to). */
export function oraclePerft(rules: OracleRules, depth: number): number {
  const count = (state: OState, left: number): number => {
    if (left === 0) return 1;
    const moves = oracleMoves(state);
    if (left === 1) return moves.size;
    let sum = 0;
    for (const { from, to } of moves.values()) sum += count(oraclePlay(state, from, to), left - 1);
    return sum;
  };
  return count(oracleStart(rules), depth);
}
