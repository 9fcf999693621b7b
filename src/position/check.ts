import { cells } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import { isSeat, type Seat, seatOfLetter } from "../geometry/seat.ts";
import { fieldsOf } from "../problem/_fields.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { type Rules, rulesOf } from "../variants/_rules.ts";
import { checkVariant } from "../variants/check.ts";
import { makePosition, nobody } from "./_make.ts";
import { isDecided } from "./_over.ts";
import type { Board, Position } from "./position.ts";

type Code = PositionCode | VariantCode;
type Fault = Problem<Code>;

/**
 * How strictly a position is checked.
 * @since 0.1.0
 */
export interface PositionCheck {
  /** Whether impossible piece counts, and a turn of a seat that does not move any more, are problems too; false if left out. */
  readonly strict?: boolean;
}

/** The seven fields of a position, in the order of its text. @internal */
export const positionFields = ["variant", "board", "turn", "round", "made", "arrived", "eliminated"] as const;

const boardFaults = (board: unknown, seats: readonly Seat[]): Fault[] => {
  if (typeof board !== "string" || board.length !== 121) {
    const found = typeof board === "string" ? `${board.length} characters` : board;
    return [unfit("BOARD_LENGTH", "121 characters", found)];
  }
  const faults: Fault[] = [];
  for (const cell of cells) {
    const letter = board[cell] as string;
    const seat = seatOfLetter(letter);
    if (letter === "." || (seat !== undefined && seats.includes(seat))) continue;
    const where = { cell: cellName(cell), offset: cell, found: shown(letter) };
    const what = `${where.found} on ${where.cell}`;
    faults.push(
      seat === undefined ? problem("NOT_A_LETTER", where, what) : problem("SEAT_NOT_SEATED", { seat, ...where }, what),
    );
  }
  return faults;
};

const listFaults = (value: unknown, seats: readonly Seat[], code: "BAD_ARRIVED" | "BAD_ELIMINATED"): Fault[] => {
  if (!Array.isArray(value) || value.length > seats.length) {
    return [unfit(code, "a list of seats", value)];
  }
  return Array.from(value as unknown[]).flatMap((seat, index) => {
    const known = isSeat(seat) && seats.includes(seat);
    if (known && value.indexOf(seat) === index) return [];
    const about = { seat: shown(seat), found: shown(seat) };
    return [problem(known ? "SEAT_TWICE" : isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", about)];
  });
};

const counts = (value: unknown, from: number): boolean => Number.isSafeInteger(value) && (value as number) >= from;

const fieldFaults = (spec: Record<string, unknown>, seats: readonly Seat[]): Fault[] => {
  const faults = boardFaults(spec.board, seats);
  const { turn, round, made } = spec;
  if (!isSeat(turn) || !seats.includes(turn)) {
    faults.push(unfit("WRONG_TURN", seats.join(" "), turn, { seat: shown(turn) }));
  }
  if (!counts(round, 1)) faults.push(unfit("BAD_ROUND", "an integer from 1", round));
  if (
    !Array.isArray(made) ||
    made.length !== seats.length ||
    !Array.from(made as unknown[]).every((count) => counts(count, 0))
  ) {
    const found = Array.isArray(made) ? made.slice(0, 7).map(shown).join(",") : made;
    faults.push(unfit("BAD_MADE", `${seats.length} integers from 0`, found));
  }
  faults.push(...listFaults(spec.arrived, seats, "BAD_ARRIVED"));
  faults.push(...listFaults(spec.eliminated, seats, "BAD_ELIMINATED"));
  return faults;
};

/** A fallen side is listed whole (R5.5), had not arrived as a whole (R4.2), and is not the last (R5.6). */
const orderFaults = (rules: Rules, { arrived, eliminated }: Position): Fault[] => {
  const faults: Fault[] = [];
  const blame = (seat: Seat, expected: string): void => {
    faults.push(problem("BAD_ELIMINATED", { seat, expected }));
  };
  const fallen = rules.sides.filter((side) => side.some((seat) => eliminated.includes(seat)));
  for (const side of fallen) {
    if (side.every((seat) => arrived.includes(seat))) blame(side[0] as Seat, "no side that has arrived");
    for (const seat of side) if (!eliminated.includes(seat)) blame(seat, "all of a fallen team");
  }
  if (fallen.length === rules.sides.length) blame(eliminated[eliminated.length - 1] as Seat, "one side left");
  return faults;
};

const strictFaults = (rules: Rules, position: Position): Fault[] => {
  const faults: Fault[] = [];
  const { variant, board, turn, arrived, eliminated } = position;
  for (const { seat, letter } of rules.seats) {
    const expected = eliminated.includes(seat) && rules.sides.length > 2 ? 0 : variant.pieces;
    const found = cells.filter((cell) => board.charCodeAt(cell) === letter).length;
    if (found !== expected) {
      faults.push(unfit("PIECE_COUNT", `${expected}`, found, { seat }, seat));
    }
  }
  if ((arrived.includes(turn) || eliminated.includes(turn)) && !isDecided(rules, position)) {
    faults.push(unfit("WRONG_TURN", "a seat in play", turn, { seat: turn }));
  }
  return faults;
};

/**
 * Checks a value from outside to be a position.
 *
 * @param value - anything, for instance parsed JSON with the seven fields
 * @param options - whether piece counts and turn must be those of a game
 * @returns a frozen copy, or all that is wrong
 * @example
 * ```ts
 * import { checkPosition, createGame } from "sternhalma";
 *
 * const { position } = createGame("classic-2");
 * checkPosition(JSON.parse(JSON.stringify(position))).ok; // true
 * const result = checkPosition({ ...position, round: -1, turn: "pink" });
 * result.ok ? [] : result.errors.map((problem) => problem.code); // ["WRONG_TURN", "BAD_ROUND"]
 * ```
 * @since 0.1.0
 */
export const checkPosition = (
  value: unknown,
  options: PositionCheck = {},
): Result<Position, PositionCode | VariantCode> => {
  const { spec, faults } = fieldsOf(value, positionFields, "NOT_A_POSITION");
  if (faults.some(({ code }) => code !== "FIELD_UNKNOWN")) return failure(...faults);
  const variant = checkVariant(spec.variant);
  if (!variant.ok) return failure(...faults, ...variant.errors);
  const rules = rulesOf(variant.value);
  faults.push(...fieldFaults(spec, rules.variant.seats));
  if (faults.length > 0) return failure(...faults);
  const list = (seats: readonly Seat[]): readonly Seat[] => (seats.length === 0 ? nobody : Object.freeze([...seats]));
  const position = makePosition(
    rules,
    spec.board as Board,
    spec.turn as Seat,
    spec.round as number,
    // Adding 0 makes a negative zero, which JSON does not keep, an ordinary one.
    Object.freeze((spec.made as number[]).map((count) => count + 0)),
    list(spec.arrived as Seat[]),
    list(spec.eliminated as Seat[]),
  );
  faults.push(...orderFaults(rules, position));
  if (options?.strict === true) faults.push(...strictFaults(rules, position));
  return faults.length > 0 ? failure(...faults) : success(position);
};
