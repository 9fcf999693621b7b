import { type Seat, seatLetters } from "../geometry/seat.ts";
import { positionFields, readFields, strictFaults, type Where } from "../position/fields.ts";
import { emptyBoard, startBoard } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { listOf } from "../problem/foreign.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { failure, type Result } from "../problem/problem.ts";
import { type VariantInput, variantIn } from "../variants/door.ts";
import { rulesOf } from "../variants/made.ts";
import type { Variant } from "../variants/variant.ts";
import { readBoard, writeBoard } from "./_board.ts";
import {
  type Code,
  type Entries,
  type Fault,
  type Field,
  madeOf,
  readVariant,
  roundOf,
  seatsOf,
  splitFields,
  turnOf,
} from "./_position-fields.ts";

/**
 * What {@link parsePosition} and {@link parseSetup} may need to know.
 * @since 0.1.0
 */
export interface PositionTextOptions {
  /** Custom rule sets that a text may name by id; the presets are always known. */
  readonly variants?: readonly VariantInput[];
}

const joined = (seats: readonly Seat[]): string => seats.map((seat) => seatLetters[seat]).join("") || "-";

/** The text of a position: seven fields, single spaces. */
export const textOf = ({ variant, board, turn, round, made, arrived, eliminated }: Position): string => {
  const lists = `${made.join(",")} ${joined(arrived)} ${joined(eliminated)}`;
  return `${variant.id} ${writeBoard(board)} ${seatLetters[turn]} ${round} ${lists}`;
};

/** Adds line and column to a problem with an offset. */
const placed = (problem: Fault): Fault =>
  problem.offset === undefined ? problem : { ...problem, line: 1, column: problem.offset + 1 };

/** The caller's own rule sets, in whatever form each is given. */
export const variantsIn = (value: unknown): readonly Variant[] => {
  if (value === undefined) return [];
  const list = listOf(value, 10_000) ?? refuseOption("variants", "a list of rule sets", value);
  return list.map((one) => variantIn(one as VariantInput));
};

const ownIn = (options: PositionTextOptions | undefined): readonly Variant[] =>
  variantsIn(optionsOf(options, ["variants"]).variants);

const read = (text: unknown, own: readonly Variant[], least: number, strict: boolean): Result<Position, Code> => {
  const split = splitFields(text, least);
  if (!split.ok) return failure(...split.errors.map(placed));
  const [id, board, turn, round, made, arrived, eliminated] = split.value as [Field, ...(Field | undefined)[]];
  const problems: Fault[] = [];
  const variant = readVariant(id, own);
  if (!variant.ok) {
    // Who plays is unknown then; the board is checked as far as possible without that.
    problems.push(...variant.errors);
    if (board !== undefined) readBoard(board, undefined, problems);
    return failure(...problems.map(placed));
  }
  const rules = rulesOf(variant.value);
  const { seats } = rules.variant;
  const start = { turn: seats[0], round: 1, made: seats.map(() => 0), arrived: [], eliminated: [] };
  const written: Partial<Record<keyof Position, Entries>> = {
    ...(turn && { turn: turnOf(turn, seats) }),
    ...(round && { round: roundOf(round) }),
    ...(made && { made: madeOf(made) }),
    ...(arrived && { arrived: seatsOf(arrived) }),
    ...(eliminated && { eliminated: seatsOf(eliminated) }),
  };
  const values: Record<string, unknown> = { ...start, board: startBoard(rules) };
  for (const [name, entries] of Object.entries(written)) values[name] = entries.value;
  if (board !== undefined) values.board = readBoard(board, seats, problems);
  // The rest is checked beside a board that cannot be read.
  if (problems.length > 0) values.board = emptyBoard();
  const where: Where = (field, index) =>
    field === "board" ? { offset: board?.offset ?? 0 } : (written[field]?.where(index) ?? {});
  const result = readFields(rules, values, where);
  if (!result.ok || problems.length > 0) {
    return failure(...[...problems, ...(result.ok ? [] : result.errors)].map(placed));
  }
  const faults = strict ? strictFaults(rules, result.value, where) : [];
  return faults.length > 0 ? failure(...faults.map(placed)) : result;
};

/**
 * Reads the text of a position as {@link formatPosition} writes it: seven fields, single spaces (`_` is accepted for a space, so that
 * a text survives in a link), lower case, numbers without leading zeros. As strict as a game: every seat has all its pieces, or none if
 * they were taken off; the seat to move is in play; and nobody has made more moves than the rounds allow or arrived without pieces in
 * the goal. For editors and puzzles see {@link parseSetup}.
 *
 * @param text - at most 512 characters
 * @param options - custom rule sets
 * @returns a frozen position, or every problem found: position or variant codes, with `offset`, `line` 1 and `column`;
 * `UNKNOWN_VARIANT` for an id that no preset and none of `variants` has
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or a variant code for a rule set among the options
 * @example
 * ```ts
 * import { parsePosition, unwrap } from "sternhalma";
 *
 * const start = "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w w 1 0,0 - -";
 * unwrap(parsePosition(start)).turn; // "white"
 * const result = parsePosition(start.replace("w 1", "r 1"));
 * result.ok ? 0 : result.error.column; // 65
 * ```
 * @since 0.1.0
 */
export const parsePosition = (
  text: string,
  options?: PositionTextOptions,
): Result<Position, PositionCode | VariantCode> => read(text, ownIn(options), positionFields.length, true);

/**
 * Reads the text of a set-up position, for editors and puzzles: like that of a position, but with any number of pieces, the seat to move
 * may take no more turns, and fields may be left out from the end. Those are as at the start of the variant: `classic-2` alone is its
 * start; with only a variant and a board, the first seat is to move in round 1.
 *
 * @param text - at most 512 characters
 * @param options - custom rule sets
 * @returns a frozen position, or every problem found, as from {@link parsePosition}
 * @throws {@link RulesError} as {@link parsePosition}
 * @example
 * ```ts
 * import { legalMoves, parseSetup, unwrap } from "sternhalma";
 *
 * const puzzle = unwrap(parseSetup("classic-2 1/2/3/4/13/12/11/10/4wk3/10/11/12/13/4/3/2/1"));
 * legalMoves(puzzle).length; // 6
 * ```
 * @since 0.1.0
 */
export const parseSetup = (text: string, options?: PositionTextOptions): Result<Position, PositionCode | VariantCode> =>
  read(text, ownIn(options), 1, false);

/** Reads all seven fields of a position that no game need lead to. */
export const parseWhole = (text: string, own: readonly Variant[]): Result<Position, PositionCode | VariantCode> =>
  read(text, own, positionFields.length, false);
