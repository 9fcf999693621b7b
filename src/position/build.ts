import { type Cell, type CellName, toCell } from "../geometry/cell.ts";
import { homeOf } from "../geometry/lattice.ts";
import { parseCell } from "../geometry/name.ts";
import { isSeat, type Seat, seatLetters } from "../geometry/seat.ts";
import { fieldsOf } from "../problem/_fields.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Problem, problem, type Result, shown } from "../problem/problem.ts";
import { resolveVariant } from "../variants/check.ts";
import type { PresetId } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { emptyBoard, withLetter } from "./_make.ts";
import { checkPosition, positionFields } from "./check.ts";
import type { Board, Position } from "./position.ts";

/**
 * What {@link positionOf} takes. Everything but the variant may be left out.
 * @since 0.1.0
 */
export interface Setup {
  /** The rules: a preset's id or a rule set. */
  readonly variant: PresetId | Variant;
  /** The cells of each seat's pieces, by name or number; the start of the variant if left out, an empty army for a seat left out. */
  readonly pieces?: Readonly<Partial<Record<Seat, readonly (Cell | CellName)[]>>>;
  /** The seat to move; the first in the order if left out. */
  readonly turn?: Seat;
  /** The round, from 1; 1 if left out. */
  readonly round?: number;
  /** Moves made, by place in the order; none if left out. */
  readonly made?: readonly number[];
  /** Seats that have arrived, in order. */
  readonly arrived?: readonly Seat[];
  /** Seats that were eliminated, in order. */
  readonly eliminated?: readonly Seat[];
}

type Fault = Problem<PositionCode | VariantCode>;

const setupFields: readonly string[] = ["variant", "pieces", ...positionFields.slice(2)];

const placed = (
  pieces: Readonly<Record<string, unknown>>,
  seats: readonly Seat[],
): { board: Board; faults: Fault[] } => {
  let board = emptyBoard();
  const faults: Fault[] = [];
  for (const seat of Object.keys(pieces)) {
    const list = pieces[seat];
    if (list === undefined) continue;
    if (!isSeat(seat) || !seats.includes(seat)) {
      faults.push(problem(isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", { seat: shown(seat) }));
      continue;
    }
    if (!Array.isArray(list) || list.length > 121) {
      faults.push(problem("NOT_A_POSITION", { seat }, `pieces of ${seat}`));
      continue;
    }
    for (const value of Array.from(list as unknown[])) {
      const cell = typeof value === "string" ? parseCell(value) : toCell(value);
      if (cell !== undefined && board[cell] === ".") {
        board = withLetter(board, cell, seatLetters[seat]);
        continue;
      }
      const found = shown(value);
      faults.push(problem(cell === undefined ? "NOT_A_CELL" : "CELL_TAKEN_TWICE", { cell: found, seat, found }));
    }
  }
  return { board, faults };
};

/**
 * Builds a position, also one that no game would reach: editors and puzzles may have any number of pieces.
 *
 * @param setup - the variant, and whatever differs from its start
 * @returns a frozen position
 * @throws {@link RulesError} with a code of a position or variant: a cell off the star or taken twice, a seat that does not play,
 * a turn, round or list that cannot be
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
 * @returns a frozen position, or all that is wrong
 * @since 0.1.0
 */
export const tryPositionOf = (setup: Setup): Result<Position, PositionCode | VariantCode> => {
  if (typeof setup !== "object" || setup === null) return failure(problem("NOT_A_POSITION", { found: shown(setup) }));
  const { spec, faults } = fieldsOf(setup, setupFields, "NOT_A_POSITION", setupFields);
  const resolved = resolveVariant(spec.variant as Setup["variant"]);
  if (!resolved.ok) return resolved;
  const variant = resolved.value;
  const { seats } = variant;
  const { pieces = Object.fromEntries(seats.map((seat) => [seat, homeOf(variant, seat)])), ...rest } = spec;
  if (typeof pieces !== "object" || pieces === null || Array.isArray(pieces)) {
    return failure(problem("NOT_A_POSITION", { found: shown(pieces) }, `pieces ${shown(pieces)}`));
  }
  const { board, faults: misplaced } = placed(pieces as Readonly<Record<string, unknown>>, seats);
  const start = { turn: seats[0], round: 1, made: seats.map(() => 0), arrived: [], eliminated: [] };
  const result = checkPosition({ ...start, ...rest, variant, board });
  if (misplaced.length + faults.length === 0) return result;
  return failure(...misplaced, ...faults, ...(result.ok ? [] : result.errors));
};

/**
 * The same position with one cell changed, for editors.
 *
 * @param position - where to start from; stays as it is
 * @param cell - a cell
 * @param seat - whose piece is to stand there, or null for none
 * @returns a new position
 * @throws {@link RulesError} `NOT_A_CELL`, `SEAT_NOT_SEATED`, or what is wrong with the position
 * @example
 * ```ts
 * import { createGame, parseCell, piecesOf, withPiece } from "sternhalma";
 *
 * const { position } = createGame("classic-2");
 * piecesOf(withPiece(position, parseCell("m1"), null), "white").length; // 9
 * ```
 * @since 0.1.0
 */
export const withPiece = (position: Position, cell: Cell, seat: Seat | null): Position =>
  unwrap(tryWithPiece(position, cell, seat));

/**
 * {@link withPiece} without exceptions.
 *
 * @param position - where to start from; stays as it is
 * @param cell - a cell
 * @param seat - whose piece is to stand there, or null for none
 * @returns a new position, or what is wrong
 * @since 0.1.0
 */
export const tryWithPiece = (
  position: Position,
  cell: Cell,
  seat: Seat | null,
): Result<Position, PositionCode | VariantCode> => {
  const checked = checkPosition(position);
  if (!checked.ok) return checked;
  const { variant, board } = checked.value;
  if (toCell(cell) === undefined) return failure(problem("NOT_A_CELL", { cell: shown(cell) }));
  if (seat !== null && !variant.seats.includes(seat)) return failure(problem("SEAT_NOT_SEATED", { seat: shown(seat) }));
  const letter = seat === null ? "." : seatLetters[seat];
  return checkPosition({ ...checked.value, board: withLetter(board, cell, letter) });
};
