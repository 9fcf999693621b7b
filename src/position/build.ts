import { type Cell, type CellName, toCell } from "../geometry/cell.ts";
import { parseCell } from "../geometry/name.ts";
import { isSeat, type Seat, seatLetters } from "../geometry/seat.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { RulesError, unwrap } from "../problem/error.ts";
import { failure, type Problem, type Result, shown } from "../problem/problem.ts";
import { rulesOf } from "../variants/_rules.ts";
import { resolveVariant } from "../variants/check.ts";
import type { PresetId } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { withLetter } from "./_make.ts";
import { checkPosition } from "./check.ts";
import type { Position } from "./position.ts";

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

type Code = PositionCode | VariantCode;

const setupFields: readonly string[] = ["variant", "pieces", "turn", "round", "made", "arrived", "eliminated"];

const placed = (
  pieces: Readonly<Partial<Record<string, readonly unknown[]>>>,
  variant: Variant,
): { board: string; problems: Problem<Code>[] } => {
  const letters = Array.from({ length: 121 }, () => ".");
  const problems: Problem<Code>[] = [];
  for (const seat of Object.keys(pieces)) {
    const list = pieces[seat];
    if (list === undefined) continue;
    if (!isSeat(seat) || !variant.seats.includes(seat)) {
      const code = isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT";
      problems.push({ code, message: `${shown(seat)} does not play ${variant.id}`, seat: shown(seat) });
      continue;
    }
    if (!Array.isArray(list) || list.length > 121) {
      problems.push({ code: "NOT_A_POSITION", message: `The pieces of ${seat} are not a list of cells`, seat });
      continue;
    }
    for (const value of Array.from(list)) {
      const cell = typeof value === "string" ? parseCell(value) : toCell(value);
      const where = { cell: shown(value), seat, found: shown(value) };
      if (cell === undefined) {
        problems.push({ code: "NOT_A_CELL", message: `${shown(value)} is no cell of the star`, ...where });
      } else if (letters[cell] !== ".") {
        problems.push({ code: "CELL_TAKEN_TWICE", message: `Two pieces stand on ${shown(value)}`, ...where });
      } else {
        letters[cell] = seatLetters[seat];
      }
    }
  }
  return { board: letters.join(""), problems };
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
  if (typeof setup !== "object" || setup === null) {
    return failure({ code: "NOT_A_POSITION", message: "A setup is an object", found: shown(setup) });
  }
  const variant = resolveVariant(setup.variant);
  if (!variant.ok) return variant;
  const rules = rulesOf(variant.value);
  const { seats } = rules.variant;
  const {
    pieces = Object.fromEntries(rules.seats.map(({ seat, home }) => [seat, home])),
    turn = seats[0],
    round = 1,
    made = seats.map(() => 0),
    arrived = [],
    eliminated = [],
  } = setup;
  if (typeof pieces !== "object" || pieces === null || Array.isArray(pieces)) {
    return failure({
      code: "NOT_A_POSITION",
      message: "pieces is a list of cells for each seat",
      found: shown(pieces),
    });
  }
  const { board, problems } = placed(pieces, rules.variant);
  for (const key of Object.keys(setup)) {
    if (!setupFields.includes(key) && problems.length < 20) {
      problems.push({
        code: "FIELD_UNKNOWN",
        message: `A setup has no field "${shown(key)}"`,
        expected: setupFields.join(", "),
        found: shown(key),
      });
    }
  }
  const result = checkPosition({ variant: rules.variant, board, turn, round, made, arrived, eliminated });
  if (problems.length === 0) return result;
  return failure<Code>(...problems, ...(result.ok ? [] : result.errors));
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
export const withPiece = (position: Position, cell: Cell, seat: Seat | null): Position => {
  const { variant, board } = unwrap(checkPosition(position));
  if (toCell(cell) === undefined) {
    throw new RulesError({ code: "NOT_A_CELL", message: `${shown(cell)} is no cell of the star`, cell: shown(cell) });
  }
  if (seat !== null && !variant.seats.includes(seat)) {
    throw new RulesError({
      code: "SEAT_NOT_SEATED",
      message: `${shown(seat)} does not play ${shown(variant.id)}`,
      seat: shown(seat),
    });
  }
  const letter = seat === null ? "." : seatLetters[seat];
  return unwrap(checkPosition({ ...position, board: withLetter(board, cell, letter) }));
};
