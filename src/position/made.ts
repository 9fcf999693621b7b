import { cellCount } from "../geometry/cell.ts";
import { letters, type Seat } from "../geometry/seat.ts";
import { Marking } from "../problem/mark.ts";
import type { Rules } from "../variants/rules.ts";
import type { Board, Position } from "./position.ts";

class MadePosition extends Marking {
  readonly #rules: Rules;

  constructor(position: Position, rules: Rules) {
    super(position);
    this.#rules = rules;
  }

  static rulesOf(value: unknown): Rules | undefined {
    return typeof value === "object" && value !== null && #rules in value ? (value as MadePosition).#rules : undefined;
  }
}

/** Whether a position was made here. */
export const isMadePosition = (value: unknown): value is Position => MadePosition.rulesOf(value) !== undefined;

/** The rules of a position made here. */
export const rulesOfPosition = (position: Position): Rules => MadePosition.rulesOf(position)!;

/** A frozen position; all are made here, so all have the same fields in the same order. The lists are frozen already. */
export const makePosition = (
  rules: Rules,
  board: Board,
  turn: Seat,
  round: number,
  made: readonly number[],
  arrived: readonly Seat[],
  eliminated: readonly Seat[],
): Position => {
  const position: Position = { variant: rules.variant, board, turn, round, made, arrived, eliminated };
  new MadePosition(position, rules);
  return Object.freeze(position);
};

/** The list shared by positions in which nobody has arrived, or nobody was eliminated. */
export const nobody: readonly Seat[] = /* @__PURE__ */ Object.freeze([] as Seat[]);

/** A board with nothing on it. */
export const emptyBoard = (): Board => ".".repeat(cellCount) as Board;

/** A board with one letter replaced. */
export const withLetter = (board: Board, cell: number, letter: string): Board =>
  (board.slice(0, cell) + letter + board.slice(cell + 1)) as Board;

/** A board with every seat's pieces at home. */
export const startBoard = (rules: Rules): Board => {
  let board = emptyBoard();
  for (const { home, corner } of rules.seats) {
    for (const cell of home) board = withLetter(board, cell, letters[corner]!);
  }
  return board;
};
