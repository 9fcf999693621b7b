import type { Cell } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import { inPlay, isOver, positionIn } from "../position/_over.ts";
import type { GameOrPosition, Position } from "../position/position.ts";
import type { MoveCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Problem, problem, type Result, shown, success } from "../problem/problem.ts";
import { type Rules, rulesOf, type SeatRules, seatRulesOf } from "../variants/_rules.ts";
import { hasMove } from "./_ends.ts";
import { isRefusal, type Meant, type MoveInput, type Refusal, readMove, seatNamed } from "./_input.ts";
import { canonicalPath, leavesGoal, mayEndAt, mayGoOn } from "./_path.ts";
import { firstStanding, jumpFrom, lineTo } from "./_ray.ts";
import { nobodyCanMove } from "./_stuck.ts";

/** Why a seat may not act, before its move is looked at. */
export const seatProblem = (position: Position, over: boolean, seat: unknown): Refusal | undefined => {
  if (over) return problem("GAME_OVER");
  const named = (seat === undefined ? position.turn : seat) as Seat;
  return position.variant.seats.includes(named) && inPlay(position, named)
    ? undefined
    : problem("SEAT_NOT_IN_PLAY", { seat: shown(named) });
};

/** What a refused hop lacks, where the code alone does not say it. */
const lacks: Partial<Record<MoveCode, string>> = {
  STEP_IN_CHAIN: ", steps and jumps do not mix",
  NO_BRIDGE: ", no piece to jump over",
  PATH_BLOCKED: ", not just one piece in the middle",
  LONG_JUMP: ", jumps are short here",
  NOT_REACHABLE: ", neither a step nor a chain",
};

/** Why one hop of a path is refused; the last conditions on a whole move are left out. */
const hopFault = (
  rules: Rules,
  board: string,
  seat: SeatRules,
  path: readonly Cell[],
  hop: number,
): MoveCode | undefined => {
  const here = path[hop - 1] as Cell;
  const to = path[hop] as Cell;
  if (path.indexOf(to) < hop) return "REVISITS_CELL";
  if (board[to] !== ".") return "CELL_OCCUPIED";
  const line = lineTo(here, to);
  if (line === undefined) return "NOT_IN_LINE";
  if (line.steps === 1) {
    if (path.length > 2) return "STEP_IN_CHAIN";
  } else {
    const from = path[0] as Cell;
    if (jumpFrom(board, from, here, line.direction, true) !== to) {
      return firstStanding(board, from, here, line.direction) < line.steps ? "PATH_BLOCKED" : "NO_BRIDGE";
    }
    if (line.steps > 2 && rules.variant.jumps === "short") return "LONG_JUMP";
  }
  if (seat.mayLand[to] === 0) return "ENTERS_OTHER_CORNER";
  return mayGoOn(rules, seat, here, to) ? undefined : "LEAVES_GOAL";
};

/** The problem of a hop with a code. */
const hopProblem = (code: MoveCode, board: string, seat: SeatRules, path: readonly Cell[], hop: number): Refusal => {
  const to = path[hop] as Cell;
  const cell = cellName(to);
  const where = { cell, hop, seat: seat.seat };
  const what = `${cellName(path[hop - 1] as Cell)}-${cell}`;
  if (code !== "CELL_OCCUPIED") return problem(code, where, what + (lacks[code] ?? ""));
  const found = seatOfLetter(board[to] as string) as Seat;
  return problem(code, { ...where, found }, `${what}, ${found} stands there`);
};

const pathProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): Refusal | undefined => {
  const last = path.length - 1;
  for (let hop = 1; hop <= last; hop++) {
    const code = hopFault(rules, board, seat, path, hop);
    if (code !== undefined) return hopProblem(code, board, seat, path, hop);
  }
  const from = path[0] as Cell;
  const to = path[last] as Cell;
  if (mayEndAt(rules, seat, from, to)) return undefined;
  const leaves = rules.variant.goalLock !== "off" && leavesGoal(seat, from, to);
  return hopProblem(leaves ? "LEAVES_GOAL" : "ENDS_IN_OTHER_CORNER", board, seat, path, last);
};

const endsProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): Refusal | undefined => {
  const [from, to] = path as [Cell, Cell];
  if (hasMove(rules, board, seat, from, to)) return undefined;
  const steps = lineTo(from, to)?.steps ?? 3;
  return (
    (steps === 1 || steps % 2 === 0 ? pathProblem(rules, board, seat, path) : undefined) ??
    hopProblem("NOT_REACHABLE", board, seat, path, 1)
  );
};

/**
 * What a move means when it is legal, or why it is not.
 *
 * @param at - a game or position
 * @param input - a move in any form
 * @returns the move's cells or a pass, or the problem
 * @internal
 */
export const judge = (at: GameOrPosition, input: MoveInput): Meant | Refusal => {
  const answer = judgeGiven(at, input);
  if ("position" in at || (answer !== "pass" && !isRefusal(answer))) return answer;
  // R4.3: a bare position in which nobody can move is over, though nothing in it says so. A legal move shows that it is not.
  return nobodyCanMove(rulesOf(at.variant), at) ? problem("GAME_OVER") : answer;
};

const judgeGiven = (at: GameOrPosition, input: MoveInput): Meant | Refusal => {
  const position = positionIn(at);
  const { board, turn, variant } = position;
  const named = seatNamed(input);
  const seatFault = seatProblem(position, isOver(at), named);
  if (seatFault !== undefined) return seatFault;
  if (named !== undefined && named !== turn) {
    return problem("WRONG_SEAT", { seat: shown(named), expected: turn });
  }
  // A position whose own seat to move is out of play answers above, since then `turn` is asked about.
  const rules = rulesOf(variant);
  const meant = readMove(input);
  if (meant === "pass") return variant.passing === "allowed" ? meant : problem("PASS_NOT_ALLOWED", { seat: turn });
  if (isRefusal(meant)) return meant;
  const { from, to, path } = meant;
  const seat = seatRulesOf(rules, turn) as SeatRules;
  const cell = cellName(from);
  if (path.length === 2 && to === from) return problem("SAME_CELL", { cell });
  if (board[from] === ".") return problem("EMPTY_CELL", { cell });
  if (board.charCodeAt(from) !== seat.letter) {
    const found = seatOfLetter(board[from] as string) as Seat;
    return problem("NOT_YOUR_PIECE", { cell, seat: turn, found }, `${cell} is of ${found}, to move is ${turn}`);
  }
  return (path.length === 2 ? endsProblem : pathProblem)(rules, board, seat, path) ?? meant;
};

/**
 * Why a move is refused.
 *
 * @param at - a game or position
 * @param move - text, two ends, or a move with a path, which is verified hop by hop (R11.2)
 * @returns undefined for a legal move, else the first problem, tested in the order of {@link moveCodes}
 * @example
 * ```ts
 * import { createGame, explainMove } from "sternhalma";
 *
 * const game = createGame("classic-2");
 * explainMove(game, "l3-l5"); // undefined
 * explainMove(game, "m1-m5")?.code; // "PATH_BLOCKED"
 * explainMove(game, "l4-l5-l6")?.code; // "STEP_IN_CHAIN"
 * ```
 * @since 0.1.0
 */
export const explainMove = (at: GameOrPosition, move: MoveInput): Problem<MoveCode> | undefined => {
  const answer = judge(at, move);
  return isRefusal(answer) ? answer : undefined;
};

/**
 * Whether a move is legal.
 *
 * @param at - a game or position
 * @param move - a move in any form
 * @returns true when it may be played
 * @example
 * ```ts
 * import { createGame, isLegal } from "sternhalma";
 *
 * isLegal(createGame("classic-2"), "m1-m3"); // false
 * ```
 * @since 0.1.0
 */
export const isLegal = (at: GameOrPosition, move: MoveInput): boolean => !isRefusal(judge(at, move));

/**
 * Whether the seat to move may pass by choice (R4.3).
 *
 * @param at - a game or position
 * @returns true while the game is on and its rules allow passing
 * @example
 * ```ts
 * import { createGame, mayPass } from "sternhalma";
 *
 * mayPass(createGame("classic-2")); // false
 * ```
 * @since 0.1.0
 */
export const mayPass = (at: GameOrPosition): boolean => isLegal(at, { pass: true });

/**
 * The canonical path of a legal move: the shortest, ties by the order of directions (R3.10).
 *
 * @param at - a game or position
 * @param move - a legal move; a path it brings does not matter beyond its legality
 * @returns all cells of the path, both ends included
 * @throws {@link RulesError} with the code of the refusal; `PASS_NOT_ALLOWED` for a pass, which has no path
 * @example
 * ```ts
 * import { cellName, createGame, pathOf, play } from "sternhalma";
 *
 * const game = play(play(createGame("classic-2"), "m3-m5"), "e15-e13");
 * pathOf(game, "m1-m3").map(cellName); // ["m1", "m3"]
 * ```
 * @since 0.1.0
 */
export const pathOf = (at: GameOrPosition, move: MoveInput): readonly Cell[] => unwrap(tryPathOf(at, move));

/**
 * {@link pathOf} without exceptions.
 *
 * @param at - a game or position
 * @param move - a move in any form
 * @returns all cells of the path, both ends included, or why there is none
 * @since 0.1.0
 */
export const tryPathOf = (at: GameOrPosition, move: MoveInput): Result<readonly Cell[], MoveCode> => {
  const answer = judge(at, move);
  if (answer === "pass") return failure(problem("PASS_NOT_ALLOWED", {}, "a pass has no path"));
  return isRefusal(answer) ? failure(answer) : success(meantPath(positionIn(at), answer.from, answer.to));
};

/** The canonical path of a move known to be legal. @internal */
export const meantPath = (position: Position, from: Cell, to: Cell): readonly Cell[] => {
  const rules = rulesOf(position.variant);
  return canonicalPath(rules, position.board, seatRulesOf(rules, position.turn) as SeatRules, from, to);
};
