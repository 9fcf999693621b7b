import type { Seat } from "../geometry/seat.ts";
import type { Rules } from "../variants/_rules.ts";
import type { Board, Position } from "./position.ts";

/** A frozen position; every one is made here, so that all have the same fields in the same order. */
export const makePosition = (
  rules: Rules,
  board: Board,
  turn: Seat,
  round: number,
  made: readonly number[],
  arrived: readonly Seat[],
  eliminated: readonly Seat[],
): Position => Object.freeze({ variant: rules.variant, board, turn, round, made, arrived, eliminated });

/** The list shared by positions in which nobody has arrived, or nobody was eliminated. */
export const nobody: readonly Seat[] = /* @__PURE__ */ Object.freeze([] as Seat[]);

/** The place of a seat in the turn order, −1 when it is not seated. */
export const placeInOrder = (rules: Rules, seat: Seat): number => rules.variant.seats.indexOf(seat);

/** A board with every seat's pieces at home. */
export const startBoard = (rules: Rules): Board => {
  const letters = Array.from({ length: 121 }, () => ".");
  for (const { home, letter } of rules.seats) {
    for (const cell of home) letters[cell] = String.fromCharCode(letter);
  }
  return letters.join("") as Board;
};

/** A board with one letter replaced. */
export const withLetter = (board: Board, cell: number, letter: string): Board =>
  (board.slice(0, cell) + letter + board.slice(cell + 1)) as Board;
