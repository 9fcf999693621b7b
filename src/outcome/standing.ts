import type { Cell } from "../geometry/cell.ts";
import { toCell } from "../geometry/cell.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import { isRefusal, type MoveInput } from "../moves/_input.ts";
import { judge } from "../moves/explain.ts";
import { positionIn } from "../position/_over.ts";
import type { GameOrPosition } from "../position/position.ts";
import { rulesOf, type SeatRules, seatRulesOf } from "../variants/_rules.ts";
import { fillsGoal } from "./_arrival.ts";
import { breaksDeadline, isTrappedAt } from "./_home.ts";
import { progressOf, rankRest, seatPlaces, settledPlaces } from "./_places.ts";
import { standingAfter } from "./_step.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/**
 * One seat's line in a table of standings.
 * @since 0.1.0
 */
export interface Standing {
  /** The seat. */
  readonly seat: Seat;
  /** The place it has, or would have if the game ended now by R7.3. */
  readonly place: number;
  /** Own pieces in its goal. */
  readonly inGoal: number;
  /** The sum over its pieces of the steps to the nearest goal cell on an empty board. */
  readonly distance: number;
}

const rulesFor = (at: GameOrPosition, seat: Seat): SeatRules | undefined =>
  seatRulesOf(rulesOf(positionIn(at).variant), seat);

/**
 * How many of a seat's pieces stand in its goal (R7.3).
 *
 * @param at - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 0 to 15
 * @example
 * ```ts
 * import { createGame, piecesInGoal } from "sternhalma";
 *
 * piecesInGoal(createGame("classic-2"), "white"); // 0
 * ```
 * @since 0.1.0
 */
export const piecesInGoal = (at: GameOrPosition, seat: Seat): number => {
  const rules = rulesFor(at, seat);
  return rules === undefined ? 0 : progressOf(positionIn(at).board, rules).inGoal;
};

/**
 * How many of a seat's pieces stand at home (R5.1).
 *
 * @param at - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 0 to 15
 * @example
 * ```ts
 * import { createGame, piecesAtHome } from "sternhalma";
 *
 * piecesAtHome(createGame("fifteen-2"), "white"); // 15
 * ```
 * @since 0.1.0
 */
export const piecesAtHome = (at: GameOrPosition, seat: Seat): number => {
  const rules = rulesFor(at, seat);
  if (rules === undefined) return 0;
  const { board } = positionIn(at);
  return rules.home.filter((cell) => board.charCodeAt(cell) === rules.letter).length;
};

/**
 * How far a seat is from its goal: the sum over its pieces of the steps to the nearest goal cell on an empty board (R7.3).
 *
 * @param at - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 110 at the start with ten pieces, 140 with fifteen, 0 with all in the goal
 * @example
 * ```ts
 * import { createGame, distanceToGoal } from "sternhalma";
 *
 * distanceToGoal(createGame("classic-2"), "white"); // 110
 * ```
 * @since 0.1.0
 */
export const distanceToGoal = (at: GameOrPosition, seat: Seat): number => {
  const rules = rulesFor(at, seat);
  return rules === undefined ? 0 : progressOf(positionIn(at).board, rules).distance;
};

/**
 * The table as it stands: of a game that is over its places, else places taken and the others ranked by R7.3.
 *
 * @param at - a game or position
 * @returns a new list, best place first, equal places in turn order
 * @example
 * ```ts
 * import { createGame, play, standings } from "sternhalma";
 *
 * const game = play(createGame("classic-2"), "l3-l5");
 * standings(game).map(({ seat, place, distance }) => `${place} ${seat} ${distance}`); // ["1 white 108", "2 black 110"]
 * ```
 * @since 0.1.0
 */
export const standings = (at: GameOrPosition): Standing[] => {
  const position = positionIn(at);
  const rules = rulesOf(position.variant);
  const outcome = "position" in at ? (at.outcome as Outcome | null) : outcomeOf(position);
  const places = outcome?.places ?? seatPlaces(rules, rankRest(rules, position.board, settledPlaces(rules, position)));
  return rules.seats
    .map((one) => ({
      seat: one.seat,
      place: places[one.seat] as number,
      ...progressOf(position.board, one),
    }))
    .sort((a, b) => a.place - b.place);
};

/**
 * Whether a piece at home cannot leave it because of others (R5.2): with the rest of its colour lifted off and all others standing
 * still, no sequence of its moves ends outside home.
 *
 * @param at - a game or position
 * @param cell - where a piece of any seat stands
 * @returns true when trapped; false for an empty cell and a piece that is not at home
 * @example
 * ```ts
 * import { createGame, isTrapped, parseCell } from "sternhalma";
 *
 * isTrapped(createGame("classic-2"), parseCell("m1")); // false
 * ```
 * @since 0.1.0
 */
export const isTrapped = (at: GameOrPosition, cell: Cell): boolean => {
  const { variant, board } = positionIn(at);
  if (toCell(cell) === undefined) return false;
  const seat = seatOfLetter(board[cell]);
  const rules = rulesOf(variant);
  const own = seatRulesOf(rules, seat);
  return own !== undefined && isTrappedAt(rules, board, own, cell);
};

/**
 * Whether a legal move would eliminate its mover (R5.4), so that an interface can ask first.
 *
 * @param at - a game or position
 * @param move - a move in any form
 * @returns true when the mover would be out; false for a pass and for a move that is not legal
 * @example
 * ```ts
 * import { createGame, eliminatesMover, positionOf } from "sternhalma";
 *
 * const late = positionOf({ variant: "classic-2", made: [29, 29] });
 * eliminatesMover(late, "l4-l5"); // true
 * eliminatesMover(createGame("classic-2"), "l4-l5"); // false
 * ```
 * @since 0.1.0
 */
export const eliminatesMover = (at: GameOrPosition, move: MoveInput): boolean => {
  const answer = judge(at, move);
  if (answer === "pass" || isRefusal(answer)) return false;
  const position = positionIn(at);
  const rules = rulesOf(position.variant);
  const place = rules.variant.seats.indexOf(position.turn);
  const seat = rules.seats[place] as SeatRules;
  const { from, to } = answer;
  const { field } = standingAfter(rules, seat, position.board, from, to);
  // Arrival is judged first: a seat that has arrived owes nothing (R5.1).
  if (fillsGoal(rules, field, seat)) return false;
  return breaksDeadline(rules, field, seat, (position.made[place] as number) + 1, from, to);
};
