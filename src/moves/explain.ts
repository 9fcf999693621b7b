import type { Cell } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import { isOver, positionIn } from "../position/_over.ts";
import type { GameOrPosition, Position } from "../position/position.ts";
import type { MoveCode } from "../problem/codes.ts";
import { RulesError } from "../problem/error.ts";
import { type Problem, shown } from "../problem/problem.ts";
import { type Rules, rulesOf, type SeatRules } from "../variants/_rules.ts";
import { hasMove } from "./_ends.ts";
import { given, type MoveInput, seatNamed } from "./_input.ts";
import { canonicalPath, mayGoOn } from "./_path.ts";
import { jumpFrom, lineTo, standingBetween } from "./_ray.ts";
import { nobodyCanMove } from "./_stuck.ts";

/** What a legal move is: a pass, or the cells of its path (two cells stand for any chain between them). */
export type Meant = { readonly pass: true } | { readonly pass: false; readonly path: readonly Cell[] };

type Refusal = Problem<MoveCode>;

const refusal = (code: MoveCode, message: string, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message,
  ...more,
});

/** Why a seat may not act, before its move is looked at. */
export const seatProblem = (position: Position, over: boolean, seat: unknown): Refusal | undefined => {
  if (over) return gameOver();
  const { variant, turn, arrived, eliminated } = position;
  const named = seat === undefined ? turn : seat;
  if (
    !(variant.seats as readonly unknown[]).includes(named) ||
    arrived.includes(named as Seat) ||
    eliminated.includes(named as Seat)
  ) {
    return refusal("SEAT_NOT_IN_PLAY", `${shown(named)} takes no turns`, { seat: shown(named) });
  }
  return undefined;
};

/** What one hop of a path is refused for, the last conditions on a whole move left out. */
const hopProblem = (
  rules: Rules,
  board: string,
  seat: SeatRules,
  path: readonly Cell[],
  hop: number,
): Refusal | undefined => {
  const from = path[0] as Cell;
  const here = path[hop - 1] as Cell;
  const to = path[hop] as Cell;
  const where = { cell: cellName(to), hop, seat: seat.seat };
  const hopText = `${cellName(here)}-${cellName(to)}`;
  if (path.indexOf(to) < hop) {
    return refusal("REVISITS_CELL", `A chain may not land twice on ${where.cell}`, where);
  }
  if (board[to] !== ".") {
    const found = seatOfLetter(board[to] as string) as string;
    return refusal("CELL_OCCUPIED", `${where.cell} is occupied by ${found}`, { ...where, found });
  }
  const line = lineTo(here, to);
  if (line?.steps === 1) {
    if (path.length > 2) {
      return refusal("STEP_IN_CHAIN", `${hopText} is a step, and steps and jumps do not mix`, where);
    }
  } else if (line === undefined) {
    return refusal("NOT_IN_LINE", `${hopText} is not along a line`, where);
  } else {
    const between = standingBetween(board, from, here, line.direction, line.steps);
    if (between.length === 0) {
      return refusal("NO_BRIDGE", `There is no piece to jump over from ${hopText.replace("-", " to ")}`, where);
    }
    if (between.length > 1 || (between[0] as number) * 2 !== line.steps) {
      const message = `The way ${hopText} does not have exactly one piece, in its middle`;
      return refusal("PATH_BLOCKED", message, where);
    }
    if (line.steps > 2 && rules.variant.jumps === "short") {
      return refusal("LONG_JUMP", `${hopText} is a long jump, and jumps are short here`, where);
    }
  }
  if (seat.mayLand[to] === 0) {
    return refusal("ENTERS_OTHER_CORNER", `${where.cell} is in another corner, which is closed`, where);
  }
  if (rules.variant.goalLock === "landing" && seat.inGoal[here] === 1 && seat.inGoal[to] === 0) {
    return refusal("LEAVES_GOAL", `A piece that is in the goal stays in it, and ${where.cell} is outside`, where);
  }
  return undefined;
};

const endProblem = (rules: Rules, seat: SeatRules, path: readonly Cell[]): Refusal | undefined => {
  const from = path[0] as Cell;
  const to = path[path.length - 1] as Cell;
  const where = { cell: cellName(to), hop: path.length - 1, seat: seat.seat };
  if (rules.variant.goalLock !== "off" && seat.inGoal[from] === 1 && seat.inGoal[to] === 0) {
    return refusal("LEAVES_GOAL", `A move that begins in the goal ends in it, and ${where.cell} is outside`, where);
  }
  if (seat.mayEnd[to] === 0) {
    return refusal("ENDS_IN_OTHER_CORNER", `No move may end on ${where.cell}, in another corner`, where);
  }
  return undefined;
};

/** Whether a hop of a chain is right; what {@link hopProblem} says without saying why, for moves that mostly are. */
const isRightHop = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[], hop: number): boolean => {
  const here = path[hop - 1] as Cell;
  const to = path[hop] as Cell;
  if (!mayGoOn(rules, seat, here, to) || path.indexOf(to) < hop) return false;
  const long = rules.variant.jumps === "long";
  for (let direction = 0; direction < 6; direction++) {
    if (jumpFrom(board, path[0] as Cell, here, direction, long) === to) return true;
  }
  return false;
};

const pathProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): Refusal | undefined => {
  const chain = path.length > 2;
  for (let hop = 1; hop < path.length; hop++) {
    if (chain && isRightHop(rules, board, seat, path, hop)) continue;
    const problem = hopProblem(rules, board, seat, path, hop);
    if (problem !== undefined) return problem;
  }
  return endProblem(rules, seat, path);
};

const endsProblem = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): Refusal | undefined => {
  const [from, to] = path as [Cell, Cell];
  if (hasMove(rules, board, seat, from, to)) return undefined;
  const steps = lineTo(from, to)?.steps;
  const single =
    steps === 1 || (steps !== undefined && steps % 2 === 0) ? pathProblem(rules, board, seat, path) : undefined;
  return (
    single ??
    refusal("NOT_REACHABLE", `Neither a step nor a chain leads from ${cellName(from)} to ${cellName(to)}`, {
      cell: cellName(to),
      seat: seat.seat,
      hop: 1,
    })
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
  if ("position" in at || (!isRefusal(answer) && !answer.pass)) return answer;
  // R4.3: a bare position in which nobody can move is over, though nothing in it says so. A legal move shows that it is not.
  return nobodyCanMove(rulesOf(at.variant), at) ? gameOver() : answer;
};

const gameOver = (): Refusal => refusal("GAME_OVER", "The game is over");

const judgeGiven = (at: GameOrPosition, input: MoveInput): Meant | Refusal => {
  const position = positionIn(at);
  const named = seatNamed(input);
  const seatFault = seatProblem(position, isOver(at), named);
  if (seatFault !== undefined) return seatFault;
  if (named !== undefined && named !== position.turn) {
    return refusal("WRONG_SEAT", `It is the turn of ${position.turn}, not of ${shown(named)}`, {
      seat: shown(named),
      expected: position.turn,
    });
  }
  // A position whose own seat to move is out of play answers above, since then `turn` is asked about.
  const rules = rulesOf(position.variant);
  const read = given(input);
  if (read.kind === "pass") {
    return rules.variant.passing === "allowed"
      ? { pass: true }
      : refusal("PASS_NOT_ALLOWED", "Nobody passes by choice in this variant", { seat: position.turn });
  }
  if (read.kind === "problem") return read.problem;
  const { path } = read;
  const from = path[0] as Cell;
  const { board } = position;
  const seat = rules.seats[rules.variant.seats.indexOf(position.turn)] as SeatRules;
  const cell = cellName(from);
  if (path.length === 2 && path[1] === from) {
    return refusal("SAME_CELL", `A move ends on another cell than ${cell}`, { cell });
  }
  if (board[from] === ".") return refusal("EMPTY_CELL", `No piece stands on ${cell}`, { cell });
  if (board.charCodeAt(from) !== seat.letter) {
    const found = seatOfLetter(board[from] as string) as string;
    const message = `The piece on ${cell} is of ${found}, and it is the turn of ${seat.seat}`;
    return refusal("NOT_YOUR_PIECE", message, { cell, seat: seat.seat, found });
  }
  const problem = path.length === 2 ? endsProblem(rules, board, seat, path) : pathProblem(rules, board, seat, path);
  return problem ?? { pass: false, path };
};

/** Whether an answer of {@link judge} is a refusal. @internal */
export const isRefusal = (answer: Meant | Refusal): answer is Refusal => "code" in answer;

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
export const pathOf = (at: GameOrPosition, move: MoveInput): readonly Cell[] => {
  const answer = judge(at, move);
  if (isRefusal(answer)) throw new RulesError(answer);
  if (answer.pass) throw new RulesError(refusal("PASS_NOT_ALLOWED", "A pass has no path"));
  return meantPath(positionIn(at), answer.path[0] as Cell, answer.path[answer.path.length - 1] as Cell);
};

/** The canonical path of a move known to be legal. @internal */
export const meantPath = (position: Position, from: Cell, to: Cell): readonly Cell[] => {
  const rules = rulesOf(position.variant);
  const seat = rules.seats[rules.variant.seats.indexOf(position.turn)] as SeatRules;
  return canonicalPath(rules, position.board, seat, from, to);
};
