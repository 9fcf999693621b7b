import type { Cell, CellName } from "../geometry/cell.ts";
import { cellIn, toCell } from "../geometry/door.ts";
import { isSeat, type Seat, seatLetters } from "../geometry/seat.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { RulesError, unwrap } from "../problem/error.ts";
import { copyOf, fieldsOf, listOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, unfit } from "../problem/problem.ts";
import { readVariant, type VariantInput } from "../variants/door.ts";
import { rulesOf } from "../variants/made.ts";
import { checkPosition, positionIn } from "./door.ts";
import { positionFields } from "./fields.ts";
import { emptyBoard, makePosition, rulesOfPosition, startBoard, withLetter } from "./made.ts";
import type { Board, Position } from "./position.ts";

/**
 * What {@link positionOf} takes. All but the variant may be left out.
 * @since 0.1.0
 */
export interface Setup {
  /** The rules: a preset's id, a rule set, or a position or game with those rules. */
  readonly variant: VariantInput;
  /** The cells of each seat's pieces, by name or number; the variant's start if left out. A seat left out of it has none. */
  readonly pieces?: Readonly<Partial<Record<Seat, readonly (Cell | CellName)[]>>>;
  /** The seat to move; the first in turn order if left out. */
  readonly turn?: Seat;
  /** The round, from 1; 1 if left out. */
  readonly round?: number;
  /** Moves made, in turn order; none if left out. */
  readonly made?: readonly number[];
  /** Seats that have arrived, in order. */
  readonly arrived?: readonly Seat[];
  /** Seats that were eliminated, in order. */
  readonly eliminated?: readonly Seat[];
}

type Fault = Problem<PositionCode | VariantCode>;

const setupFields: readonly string[] = ["variant", "pieces", ...positionFields.slice(2)];

/** The board with some pieces; what is wrong goes to `faults`. */
const placed = (pieces: Record<string, unknown>, seats: readonly Seat[], faults: Fault[]): Board => {
  let board = emptyBoard();
  for (const seat of Object.keys(pieces)) {
    if (pieces[seat] === undefined) continue;
    if (!isSeat(seat) || !seats.includes(seat)) {
      faults.push(problem(isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", { seat: shown(seat) }));
      continue;
    }
    const list = listOf(pieces[seat], 121);
    if (list === undefined)
      faults.push(unfit("NOT_A_POSITION", "a list of cells", pieces[seat], { seat }, `pieces of ${seat}`));
    for (const value of list ?? []) {
      const cell = toCell(value);
      if (cell !== undefined && board[cell] === ".") {
        board = withLetter(board, cell, seatLetters[seat]);
        continue;
      }
      const found = shown(value);
      faults.push(problem(cell === undefined ? "NOT_A_CELL" : "CELL_TAKEN_TWICE", { cell: found, seat, found }));
    }
  }
  return board;
};

/**
 * Builds a position, even one that no game reaches: editors and puzzles may have any number of pieces.
 *
 * @param setup - the variant, and whatever differs from its start
 * @returns a frozen position
 * @throws {@link RulesError} with a position or variant code: a cell off the star or taken twice, a seat that does not play,
 * an impossible turn, round or list
 * @example
 * ```ts
 * import { legalMoves, positionOf } from "sternhalma";
 *
 * const puzzle = positionOf({ variant: "classic-2", pieces: { white: ["i9"], black: ["j9"] } });
 * legalMoves(puzzle).length; // 6
 * ```
 * @since 0.1.0
 */
export const positionOf = (setup: Setup): Position => unwrap(tryPositionOf(setup));

/**
 * {@link positionOf} without exceptions.
 *
 * @param setup - the variant, and whatever differs from its start
 * @returns a frozen position, or every problem found
 * @since 0.1.0
 */
export const tryPositionOf = (setup: Setup): Result<Position, PositionCode | VariantCode> => {
  const { spec, faults } = fieldsOf(setup, setupFields, "NOT_A_POSITION", setupFields.slice(1));
  if (spec.variant === undefined) return failure(...faults);
  const resolved = readVariant(spec.variant);
  if (!resolved.ok) return resolved;
  const variant = resolved.value;
  const { seats } = variant;
  const { pieces, ...rest } = spec;
  const given = pieces === undefined ? undefined : copyOf(pieces);
  if (pieces !== undefined && given === undefined) {
    return failure(unfit("NOT_A_POSITION", "lists of cells by seat", pieces, {}, "pieces"));
  }
  const board = given === undefined ? startBoard(rulesOf(variant)) : placed(given, seats, faults);
  const { turn = seats[0], round = 1, made = seats.map(() => 0), arrived = [], eliminated = [] } = rest;
  const result = checkPosition({ variant, board, turn, round, made, arrived, eliminated });
  return faults.length === 0 ? result : failure(...faults, ...(result.ok ? [] : result.errors));
};

/**
 * The same position with one cell changed, for editors.
 *
 * @param position - where to start from; left unchanged
 * @param cell - a cell, by number or name
 * @param seat - whose piece to put there, or null for none
 * @returns a new position
 * @throws {@link RulesError} `NOT_A_CELL`, `SEAT_NOT_SEATED`, or what is wrong with the position
 * @example
 * ```ts
 * import { createGame, piecesOf, withPiece } from "sternhalma";
 *
 * const { position } = createGame("classic-2");
 * piecesOf(withPiece(position, "m1", null), "white").length; // 9
 * ```
 * @since 0.1.0
 */
export const withPiece = (position: Position, cell: Cell | CellName, seat: Seat | null): Position => {
  const before = positionIn(position);
  const { variant, board, turn, round, made, arrived, eliminated } = before;
  if (seat !== null && !variant.seats.includes(seat)) {
    throw new RulesError(problem(isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", { seat: shown(seat) }));
  }
  const after = withLetter(board, cellIn(cell), seat === null ? "." : seatLetters[seat]);
  return makePosition(rulesOfPosition(before), after, turn, round, made, arrived, eliminated);
};
