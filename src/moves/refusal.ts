import type { Cell } from "../geometry/cell.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { inPlay } from "../position/state.ts";
import type { MoveCode } from "../problem/codes.ts";
import { type Problem, problem, shown } from "../problem/problem.ts";
import { type Rules, type SeatRules, seatRulesOf } from "../variants/rules.ts";
import { firstStanding, jumpFrom, lineTo } from "./_ray.ts";
import { hasMove } from "./legal.ts";
import { leavesGoal, mayEndAt, mayGoOn } from "./path.ts";

/*
 * Why a seat may not act, and why a path is not a legal move.
 */

/** Why a move is refused. */
export type MoveProblem = Problem<MoveCode>;

/** Why a seat may not act, before its move is looked at. */
export const seatProblem = (position: Position, over: boolean, seat: unknown): MoveProblem | undefined => {
  if (over) return problem("GAME_OVER");
  return position.variant.seats.includes(seat as Seat) && inPlay(position, seat as Seat)
    ? undefined
    : problem("SEAT_NOT_IN_PLAY", { seat: shown(seat) });
};

/** What a refused hop lacks, where the code alone does not say it. */
const lacks: Partial<Record<MoveCode, string>> = {
  STEP_IN_CHAIN: ", steps and jumps do not mix",
  NO_BRIDGE: ", no piece to jump over",
  PATH_BLOCKED: ", a jump crosses exactly one piece, halfway",
  LONG_JUMP: ", only short jumps are allowed",
  NOT_REACHABLE: ", no step or chain leads there",
};

/** Why one hop of a path is refused; where the whole move may end is not considered. */
const hopFault = (
  rules: Rules,
  board: string,
  seat: SeatRules,
  path: readonly Cell[],
  hop: number,
): MoveCode | undefined => {
  const here = path[hop - 1]!;
  const to = path[hop]!;
  if (path.indexOf(to) < hop) return "REVISITS_CELL";
  if (board[to] !== ".") return "CELL_OCCUPIED";
  const line = lineTo(here, to);
  if (line === undefined) return "NOT_IN_LINE";
  if (line.steps === 1) {
    if (path.length > 2) return "STEP_IN_CHAIN";
  } else {
    const from = path[0]!;
    if (jumpFrom(board, from, here, line.direction, true) !== to) {
      return firstStanding(board, from, here, line.direction) < line.steps ? "PATH_BLOCKED" : "NO_BRIDGE";
    }
    if (line.steps > 2 && rules.variant.jumps === "short") return "LONG_JUMP";
  }
  if (seat.mayLand[to] === 0) return "ENTERS_OTHER_CORNER";
  return mayGoOn(rules, seat, here, to) ? undefined : "LEAVES_GOAL";
};

/** The problem for a hop and a code. */
const hopProblem = (
  code: MoveCode,
  board: string,
  seat: SeatRules,
  path: readonly Cell[],
  hop: number,
): MoveProblem => {
  const to = path[hop]!;
  const cell = nameOf(to);
  const where = { cell, hop, seat: seat.seat };
  const what = `${nameOf(path[hop - 1]!)}-${cell}`;
  if (code !== "CELL_OCCUPIED") return problem(code, where, what + (lacks[code] ?? ""));
  const found = seatOfLetter(board[to])!;
  return problem(code, { ...where, found }, `${what}, ${cell} holds a ${found} piece`);
};

const pathProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): MoveProblem | undefined => {
  const last = path.length - 1;
  for (let hop = 1; hop <= last; hop++) {
    const code = hopFault(rules, board, seat, path, hop);
    if (code !== undefined) return hopProblem(code, board, seat, path, hop);
  }
  const from = path[0]!;
  const to = path[last]!;
  if (mayEndAt(rules, seat, from, to)) return undefined;
  const leaves = rules.variant.goalLock !== "off" && leavesGoal(seat, from, to);
  return hopProblem(leaves ? "LEAVES_GOAL" : "ENDS_IN_OTHER_CORNER", board, seat, path, last);
};

const endsProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): MoveProblem | undefined => {
  const [from, to] = path as [Cell, Cell];
  if (hasMove(rules, board, seat, from, to)) return undefined;
  const steps = lineTo(from, to)?.steps ?? 3;
  return (
    (steps === 1 || steps % 2 === 0 ? pathProblem(rules, board, seat, path) : undefined) ??
    hopProblem("NOT_REACHABLE", board, seat, path, 1)
  );
};

/**
 * Why a move of the seat to move, which is in play, is refused.
 *
 * @param position - a position made here
 * @param path - two cells or more
 * @returns undefined for a legal move
 */
export const pathRefusal = (position: Position, path: readonly Cell[]): MoveProblem | undefined => {
  const { board, turn } = position;
  const rules = rulesOfPosition(position);
  const seat = seatRulesOf(rules, turn)!;
  const from = path[0]!;
  const cell = nameOf(from);
  if (path.length === 2 && path[1] === from) return problem("SAME_CELL", { cell });
  if (board[from] === ".") return problem("EMPTY_CELL", { cell });
  if (board.charCodeAt(from) !== seat.letter) {
    const found = seatOfLetter(board[from])!;
    return problem("NOT_YOUR_PIECE", { cell, seat: turn, found }, `${cell} holds a ${found} piece; ${turn} is to move`);
  }
  return (path.length === 2 ? endsProblem : pathProblem)(rules, board, seat, path);
};
