import type { Cell, CellName } from "../geometry/cell.ts";
import { cellIn, seatIn } from "../geometry/door.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import type { MoveInput } from "../moves/move.ts";
import { occupancyOf } from "../moves/occupancy.ts";
import { fillsGoal } from "../outcome/arrival.ts";
import { breaksDeadline, isTrappedAt } from "../outcome/deadline.ts";
import { moved } from "../outcome/turn.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { seatRulesOf } from "../variants/rules.ts";
import { checkMove, currentOf, isRefusal } from "./check-move.ts";
import { currentIn, stateIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";

/**
 * How many of a seat's pieces stand at home (R5.1).
 *
 * @param g - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns 0 to 15
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, piecesAtHome } from "sternhalma";
 *
 * piecesAtHome(createGame("fifteen-2"), "white"); // 15
 * ```
 * @since 0.1.0
 */
export const piecesAtHome = (g: GameOrPosition, seat: Seat): number => {
  const position = currentIn(g);
  const rules = seatRulesOf(rulesOfPosition(position), seatIn(seat));
  return rules?.home.filter((cell) => position.board.charCodeAt(cell) === rules.letter).length ?? 0;
};

/**
 * Whether a piece at home cannot leave it because of others (R5.2): with the rest of its colour lifted off and all others
 * unmoved, no sequence of its moves ends outside home.
 *
 * @param g - a game or position
 * @param cell - where a piece of any seat stands, by number or name
 * @returns true if trapped; false for an empty cell or a piece that is not at home
 * @throws {@link RulesError} `NOT_A_CELL`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, isTrapped } from "sternhalma";
 *
 * isTrapped(createGame("classic-2"), "m1"); // false
 * ```
 * @since 0.1.0
 */
export const isTrapped = (g: GameOrPosition, cell: Cell | CellName): boolean => {
  const position = currentIn(g);
  const here = cellIn(cell);
  const rules = rulesOfPosition(position);
  const seat = seatRulesOf(rules, seatOfLetter(position.board[here]));
  return seat !== undefined && isTrappedAt(occupancyOf(position.board, rules.long), seat, here);
};

/**
 * Whether a legal move would eliminate its mover (R5.4), so that an interface can ask first.
 *
 * @param g - a game or position
 * @param move - a move in any form
 * @returns true if the mover would be eliminated; false for a pass or an illegal move
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
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
export const eliminatesMover = (g: GameOrPosition, move: MoveInput): boolean => {
  const state = stateIn(g);
  const checked = checkMove(state, move);
  if (isRefusal(checked) || checked.path === undefined) return false;
  return fallsBy(currentOf(state), checked.path[0]!, checked.path.at(-1)!);
};

/** Whether a legal move eliminates its mover. */
export const fallsBy = (position: Position, from: Cell, to: Cell): boolean => {
  const rules = rulesOfPosition(position);
  const index = rules.variant.seats.indexOf(position.turn);
  const seat = rules.seats[index]!;
  const { occupancy } = moved(rules, position.board, from, to);
  // Arrival is judged first: a seat that has arrived owes nothing (R5.1).
  return (
    !fillsGoal(rules, occupancy, seat) && breaksDeadline(rules, occupancy, seat, position.made[index]! + 1, from, to)
  );
};
