import { cellCount } from "../geometry/cell.ts";
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

/** A board with nothing on it. */
export const emptyBoard = (): Board => ".".repeat(cellCount) as Board;

/** A board with every seat's pieces at home. */
export const startBoard = (rules: Rules): Board => {
  let board = emptyBoard();
  for (const { home, letter } of rules.seats) {
    for (const cell of home) board = withLetter(board, cell, String.fromCharCode(letter));
  }
  return board;
};

/** A board with one letter replaced. */
export const withLetter = (board: Board, cell: number, letter: string): Board =>
  (board.slice(0, cell) + letter + board.slice(cell + 1)) as Board;
