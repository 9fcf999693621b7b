// Arrival, the home deadline, sides, ranking and places (R5, R6, R7.3), on plain lists.

import { type Cell, distanceToGoal, goalOf, homeOf, type Seat } from "./board.ts";
import { type Board, movesOfPiece, movesOfSeat } from "./moves.ts";
import type { OracleRules } from "./rules.ts";

export type Side = readonly Seat[];

/** The sides of a variant: its seats, or its teams (R6.3). */
export function sidesOf(rules: OracleRules): readonly Side[] {
  return rules.teams ?? rules.seats.map((seat) => [seat]);
}

export function sideOf(rules: OracleRules, seat: Seat): Side {
  const side = sidesOf(rules).find((members) => members.includes(seat));
  if (side === undefined) throw new Error(`not seated: ${seat}`);
  return side;
}

/** The seats in turn order beginning with one of them. */
export function turnOrderFrom(rules: OracleRules, seat: Seat): Seat[] {
  const place = rules.seats.indexOf(seat);
  return [...rules.seats.slice(place), ...rules.seats.slice(0, place)];
}

function cellsOf(board: Board, seat: Seat): Cell[] {
  return [...board].filter(([, owner]) => owner === seat).map(([cell]) => cell);
}

/** R6.1: every goal cell occupied, enough of them by the seat's own pieces. */
export function fillsGoal(rules: OracleRules, board: Board, seat: Seat): boolean {
  const goal = [...goalOf(seat, rules.pieces)];
  if (!goal.every((cell) => board.has(cell))) return false;
  const own = goal.filter((cell) => board.get(cell) === seat).length;
  switch (rules.arrival) {
    case "any":
      return own >= 1;
    case "most":
      return 2 * own > goal.length;
    case "all":
      return own === goal.length;
  }
}

/** R5.2: no sequence of moves of this piece, its own army lifted off, ends outside home. False for a piece not at home. */
export function isTrapped(rules: OracleRules, board: Board, cell: Cell): boolean {
  const seat = board.get(cell);
  if (seat === undefined) return false;
  const home = homeOf(seat, rules.pieces);
  if (!home.has(cell)) return false;
  const others = [...board].filter(([, owner]) => owner !== seat);
  const seen = new Set([cell]);
  const queue = [cell];
  for (const at of queue) {
    const alone = new Map([...others, [at, seat] as const]);
    for (const { to } of movesOfPiece(rules, alone, seat, at)) {
      if (!home.has(to)) return false;
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return true;
}

interface Ends {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * R5.1 and R5.3, from the boards before and after a legal move; `made` counts this move. Arrival has been judged before.
 * The traps are those after the move; what could have been done instead is a question about the board before it.
 */
export function breaksHomeDeadline(
  rules: OracleRules,
  before: Board,
  after: Board,
  seat: Seat,
  move: Ends,
  made: number,
): boolean {
  const deadline = rules.homeDeadline;
  if (deadline === null || made < deadline) return false;
  const home = homeOf(seat, rules.pieces);
  const freeAtHome = cellsOf(after, seat).filter((cell) => home.has(cell) && !isTrapped(rules, after, cell));
  if (made === deadline) return freeAtHome.length > 0;
  const takesOut = ({ from, to }: Ends) => home.has(from) && !home.has(to);
  const bringsIn = ({ from, to }: Ends) => !home.has(from) && home.has(to);
  if (bringsIn(move)) return true;
  if (freeAtHome.length === 0 || takesOut(move)) return false;
  return [...movesOfSeat(rules, before, seat).values()].some(takesOut);
}

/** A side has fallen when its members are listed as eliminated: a team falls whole (R5.5). */
function hasFallen(side: Side, eliminated: readonly Seat[]): boolean {
  return side.some((seat) => eliminated.includes(seat));
}

/** R6.3: a side has arrived when all its seats have; a team that fell has not. */
function sideHasArrived(side: Side, arrived: readonly Seat[], eliminated: readonly Seat[]): boolean {
  return side.every((seat) => arrived.includes(seat)) && !hasFallen(side, eliminated);
}

/** The sides that arrived, in order; a team's moment is that of its last member. */
export function arrivedSides(rules: OracleRules, arrived: readonly Seat[], eliminated: readonly Seat[]): Side[] {
  const moment = (side: Side) => Math.max(...side.map((seat) => arrived.indexOf(seat)));
  return sidesOf(rules)
    .filter((side) => sideHasArrived(side, arrived, eliminated))
    .sort((a, b) => moment(a) - moment(b));
}

/** The sides that fell, in order. */
function fallenSides(rules: OracleRules, eliminated: readonly Seat[]): Side[] {
  const moment = (side: Side) =>
    Math.min(...side.filter((seat) => eliminated.includes(seat)).map((s) => eliminated.indexOf(s)));
  return sidesOf(rules)
    .filter((side) => hasFallen(side, eliminated))
    .sort((a, b) => moment(a) - moment(b));
}

export function unplacedSides(rules: OracleRules, arrived: readonly Seat[], eliminated: readonly Seat[]): Side[] {
  return sidesOf(rules).filter((side) => !hasFallen(side, eliminated) && !sideHasArrived(side, arrived, eliminated));
}

export function piecesInGoal(rules: OracleRules, board: Board, seat: Seat): number {
  return cellsOf(board, seat).filter((cell) => goalOf(seat, rules.pieces).has(cell)).length;
}

export function distanceLeft(rules: OracleRules, board: Board, seat: Seat): number {
  return cellsOf(board, seat)
    .map((cell) => distanceToGoal(seat, rules.pieces, cell))
    .reduce((sum, steps) => sum + steps, 0);
}

export type Places = { [seat: Seat]: number };

/**
 * Places of all sides as things stand (R7.3): those arrived from the best, those fallen from the worst, the others
 * between them: ranked by pieces in the goal, then distance, equal ones sharing the better place; or, where the rule set
 * says `shared`, all at the best free place. `resigned` is a side that takes the worst place still free (R8.1). Places
 * are per side, members of a team have the same.
 */
export function rankAll(
  rules: OracleRules,
  board: Board,
  arrived: readonly Seat[],
  eliminated: readonly Seat[],
  resigned?: Side,
): Places {
  const places: Places = {};
  const give = (side: Side, place: number) => {
    for (const seat of side) places[seat] = place;
  };
  const first = arrivedSides(rules, arrived, eliminated);
  first.forEach((side, index) => {
    give(side, index + 1);
  });
  const last = fallenSides(rules, eliminated);
  last.forEach((side, index) => {
    give(side, sidesOf(rules).length - index);
  });
  if (resigned !== undefined) give(resigned, sidesOf(rules).length - last.length);

  const ranked = unplacedSides(rules, arrived, eliminated)
    .filter((side) => !side.some((seat) => resigned?.includes(seat)))
    .map((side) => ({
      side,
      inGoal: side.reduce((sum, seat) => sum + piecesInGoal(rules, board, seat), 0),
      distance: side.reduce((sum, seat) => sum + distanceLeft(rules, board, seat), 0),
    }));
  for (const one of ranked) {
    const ahead = ranked.filter(
      (other) => other.inGoal > one.inGoal || (other.inGoal === one.inGoal && other.distance < one.distance),
    );
    give(one.side, first.length + 1 + (rules.undecided === "shared" ? 0 : ahead.length));
  }
  return places;
}
