import { seatIn } from "../geometry/door.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Outcome } from "../outcome/outcome.ts";
import { progressOf, rankRest, seatPlaces, settledPlaces } from "../outcome/places.ts";
import { decidedBy } from "../outcome/turn.ts";
import { rulesOfPosition } from "../position/made.ts";
import { awaitsReply } from "../position/state.ts";
import { seatRulesOf } from "../variants/rules.ts";
import { currentOf } from "./check-move.ts";
import { currentIn, stateIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";

/**
 * One seat's line in a table of standings.
 * @since 0.1.0
 */
export interface Standing {
  /** The seat. */
  readonly seat: Seat;
  /** The place it has, or would have by R7.3 if the game ended now. */
  readonly place: number;
  /** Own pieces in its goal. */
  readonly inGoal: number;
  /** The sum over its pieces of the steps to the nearest goal cell on an empty board. */
  readonly distance: number;
}

const progressIn = (g: GameOrPosition, seat: Seat): { readonly inGoal: number; readonly distance: number } => {
  const position = currentIn(g);
  const rules = seatRulesOf(rulesOfPosition(position), seatIn(seat));
  return rules === undefined ? { inGoal: 0, distance: 0 } : progressOf(position.board, rules);
};

/**
 * How many of a seat's pieces stand in its goal (R7.3).
 *
 * @param g - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 0 to 15
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, piecesInGoal } from "sternhalma";
 *
 * piecesInGoal(createGame("classic-2"), "white"); // 0
 * ```
 * @since 0.1.0
 */
export const piecesInGoal = (g: GameOrPosition, seat: Seat): number => progressIn(g, seat).inGoal;

/**
 * How far a seat is from its goal: the sum over its pieces of the steps to the nearest goal cell on an empty board (R7.3).
 *
 * @param g - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 110 at the start with ten pieces, 140 with fifteen, 0 with all in the goal
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, distanceToGoal } from "sternhalma";
 *
 * distanceToGoal(createGame("classic-2"), "white"); // 110
 * ```
 * @since 0.1.0
 */
export const distanceToGoal = (g: GameOrPosition, seat: Seat): number => progressIn(g, seat).distance;

/**
 * The current table: the places of a game that is over, else the places taken and the other seats ranked by R7.3.
 *
 * @param g - a game or position
 * @returns a new list, best place first, equal places in turn order
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, play, standings } from "sternhalma";
 *
 * const game = play(createGame("classic-2"), "l3-l5");
 * standings(game).map(({ seat, place, distance }) => `${place} ${seat} ${distance}`); // ["1 white 108", "2 black 110"]
 * ```
 * @since 0.1.0
 */
export const standings = (g: GameOrPosition): Standing[] => {
  const state = stateIn(g);
  const position = currentOf(state);
  const rules = rulesOfPosition(position);
  const places =
    outcomeIn(state)?.places ?? seatPlaces(rules, rankRest(rules, position.board, settledPlaces(rules, position)));
  return rules.seats
    .map((one) => ({ seat: one.seat, place: places[one.seat]!, ...progressOf(position.board, one) }))
    .sort((a, b) => a.place - b.place);
};

/** How a game made here ended, or what a position decides. */
const outcomeIn = (state: GameOrPosition): Outcome | null => ("position" in state ? state.outcome : decidedBy(state));

/**
 * What a position decides by itself: places filled by arrival and elimination, no seat able to move, or the last round closed
 * (R7). Repetition, resignation and a fallen flag belong to a game.
 *
 * @param g - a position, or a game, whose own outcome is returned
 * @returns the frozen outcome, or null while the game goes on
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { outcomeOf, positionOf } from "sternhalma";
 *
 * const position = positionOf({ variant: "classic-3", arrived: ["blue", "yellow"] });
 * outcomeOf(position)?.places; // { white: 3, blue: 1, yellow: 2 }
 * ```
 * @since 0.1.0
 */
export const outcomeOf = (g: GameOrPosition): Outcome | null => outcomeIn(stateIn(g));

/**
 * Whether the first of two seats has arrived and the second is to make the last move (R6.4).
 *
 * @param g - a game or position
 * @returns true while the reply is due and can be made
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { positionOf, replyDue } from "sternhalma";
 *
 * replyDue(positionOf({ variant: "classic-2", turn: "black", arrived: ["white"] })); // true
 * ```
 * @since 0.1.0
 */
export const replyDue = (g: GameOrPosition): boolean => {
  const state = stateIn(g);
  return outcomeIn(state) === null && awaitsReply(currentOf(state));
};
