import type { Cell } from "../geometry/cell.ts";
import { nobodyCanMove } from "../moves/legal.ts";
import { type MoveProblem, pathRefusal, seatProblem } from "../moves/refusal.ts";
import { isProblem, readMove } from "../notation/door.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { isDecided, isPastLimit } from "../position/state.ts";
import { fieldOf } from "../problem/foreign.ts";
import { problem, shown } from "../problem/problem.ts";
import type { GameOrPosition } from "./game.ts";

/** A turn known to be legal. */
export interface LegalTurn {
  /** Its cells; undefined for a pass. */
  readonly path: readonly Cell[] | undefined;
}

/** Whether a checked move is a problem. */
export const isRefusal = (answer: LegalTurn | MoveProblem): answer is MoveProblem => "code" in answer;

/** The current position of a game or position made here. */
export const currentOf = (g: GameOrPosition): Position => ("position" in g ? g.position : g);

/** Whether a game or position made here is over; whether anybody can move is not checked in a position. */
export const isOver = (g: GameOrPosition): boolean =>
  "position" in g ? g.outcome !== null : isDecided(rulesOfPosition(g), g) || isPastLimit(g);

/** The turn that a move in any form means in a position, or why it is refused. */
const checkIn = (position: Position, over: boolean, input: unknown): LegalTurn | MoveProblem => {
  const { turn, variant } = position;
  const read = readMove(input);
  // The seat is judged before the move, even if that cannot be read.
  const seat = isProblem(read) ? fieldOf(input, "seat") : read.seat;
  const fault = seatProblem(position, over, seat === undefined ? turn : seat);
  if (fault !== undefined) return fault;
  if (seat !== undefined && seat !== turn) return problem("WRONG_SEAT", { seat: shown(seat), expected: turn });
  if (isProblem(read)) return read;
  const { path } = read;
  if (path !== undefined) return pathRefusal(position, path) ?? read;
  return variant.passing === "allowed" ? read : problem("PASS_NOT_ALLOWED", { seat: turn });
};

/** {@link checkIn} for a bare position, which is over if nobody can move (R4.3); a legal move shows that it is not. */
const checkInBare = (position: Position, input: unknown): LegalTurn | MoveProblem => {
  const answer = checkIn(position, isOver(position), input);
  return (isRefusal(answer) || answer.path === undefined) && nobodyCanMove(position) ? problem("GAME_OVER") : answer;
};

/** The turn that a move in any form means, in a game or position made here, or why it is refused. */
export const checkMove = (g: GameOrPosition, input: unknown): LegalTurn | MoveProblem =>
  "position" in g ? checkIn(g.position, g.outcome !== null, input) : checkInBare(g, input);
