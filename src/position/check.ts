import type { Cell } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import { isSeat, type Seat, seatOfLetter } from "../geometry/seat.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { failure, type Problem, type Result, shown, success } from "../problem/problem.ts";
import { type Rules, rulesOf } from "../variants/_rules.ts";
import { checkVariant } from "../variants/check.ts";
import { makePosition, nobody } from "./_make.ts";
import { isDecided, settledSides } from "./_over.ts";
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

const fieldNames = ["variant", "board", "turn", "round", "made", "arrived", "eliminated"] as const;

const boardFaults = (board: unknown, seats: readonly Seat[]): Fault[] => {
  if (typeof board !== "string" || board.length !== 121) {
    const found = typeof board === "string" ? `${board.length} characters` : shown(board);
    const message = `A board is 121 characters, one a cell, not ${found}`;
    return [{ code: "BOARD_LENGTH", message, expected: "121 characters", found }];
  }
  const faults: Fault[] = [];
  for (let cell = 0; cell < 121; cell++) {
    const letter = board[cell] as string;
    if (letter === ".") continue;
    const seat = seatOfLetter(letter);
    if (seat !== undefined && seats.includes(seat)) continue;
    const where = { cell: cellName(cell as Cell), offset: cell, found: shown(letter) };
    faults.push(
      seat === undefined
        ? { code: "NOT_A_LETTER", message: `"${shown(letter)}" on ${where.cell} is no seat's letter`, ...where }
        : { code: "SEAT_NOT_SEATED", message: `${seat} stands on ${where.cell} but does not play`, seat, ...where },
    );
  }
  return faults;
};

const listFaults = (value: unknown, seats: readonly Seat[], code: "BAD_ARRIVED" | "BAD_ELIMINATED"): Fault[] => {
  const field = code === "BAD_ARRIVED" ? "arrived" : "eliminated";
  if (!Array.isArray(value) || value.length > seats.length) {
    return [{ code, message: `${field} must be a list of seats`, expected: "a list of seats", found: shown(value) }];
  }
  const faults: Fault[] = [];
  Array.from(value as unknown[]).forEach((seat, index) => {
    const where = { seat: shown(seat), found: shown(seat) };
    if (!isSeat(seat)) {
      faults.push({ code: "NOT_A_SEAT", message: `${field} names ${where.seat}, which is no seat`, ...where });
    } else if (!seats.includes(seat)) {
      faults.push({ code: "SEAT_NOT_SEATED", message: `${field} names ${seat}, which does not play`, ...where });
    } else if (value.indexOf(seat) !== index) {
      faults.push({ code: "SEAT_TWICE", message: `${field} names ${seat} twice`, ...where });
    }
  });
  return faults;
};

const counts = (value: unknown, from: number): boolean => Number.isSafeInteger(value) && (value as number) >= from;

const fieldFaults = (spec: Record<string, unknown>, seats: readonly Seat[]): Fault[] => {
  const faults = boardFaults(spec.board, seats);
  const { turn, round, made } = spec;
  if (!isSeat(turn) || !seats.includes(turn)) {
    const found = shown(turn);
    const message = `The turn is of ${found}, which does not play`;
    faults.push({ code: "WRONG_TURN", message, expected: seats.join(" "), found, seat: found });
  }
  if (!counts(round, 1)) {
    const found = shown(round);
    faults.push({
      code: "BAD_ROUND",
      message: `The round must be an integer from 1, not ${found}`,
      expected: "an integer from 1",
      found,
    });
  }
  if (
    !Array.isArray(made) ||
    made.length !== seats.length ||
    !Array.from(made as unknown[]).every((count) => counts(count, 0))
  ) {
    const found = Array.isArray(made) ? shown(made.slice(0, 7).map(shown).join(",")) : shown(made);
    const expected = `${seats.length} integers from 0`;
    faults.push({ code: "BAD_MADE", message: `made must be ${expected}, not ${found}`, expected, found });
  }
  faults.push(...listFaults(spec.arrived, seats, "BAD_ARRIVED"));
  faults.push(...listFaults(spec.eliminated, seats, "BAD_ELIMINATED"));
  return faults;
};

/** In doubles a fallen team is listed whole (R5.5), and a seat without a team cannot both arrive and fall. */
const orderFaults = (rules: Rules, position: Position): Fault[] => {
  const faults: Fault[] = [];
  const { arrived, eliminated, variant } = position;
  for (const seat of eliminated) {
    if (variant.teams === null) {
      if (arrived.includes(seat)) {
        faults.push({ code: "BAD_ELIMINATED", message: `${seat} has arrived and cannot be eliminated`, seat });
      }
      continue;
    }
    const team = variant.teams.find((one) => one.includes(seat)) as readonly Seat[];
    const partner = team.find((one) => !eliminated.includes(one));
    if (team[0] === seat && team.every((one) => arrived.includes(one))) {
      const message = `All of the team of ${seat} have arrived, so that it cannot be eliminated (R4.2)`;
      faults.push({ code: "BAD_ELIMINATED", message, seat });
    }
    if (partner !== undefined) {
      const message = `${seat} was eliminated, so ${partner} of the same team must be listed too (R5.5)`;
      faults.push({ code: "BAD_ELIMINATED", message, seat: partner });
    }
  }
  if (settledSides(rules, position).fallen.length >= rules.sides.length) {
    faults.push({ code: "BAD_ELIMINATED", message: "The last side cannot be eliminated (R5.6)" });
  }
  return faults;
};

const strictFaults = (rules: Rules, position: Position): Fault[] => {
  const faults: Fault[] = [];
  const { variant, board, turn, arrived, eliminated } = position;
  for (const { seat, letter } of rules.seats) {
    const gone = eliminated.includes(seat) && rules.sides.length > 2;
    const expected = gone ? 0 : variant.pieces;
    let found = 0;
    for (let cell = 0; cell < 121; cell++) if (board.charCodeAt(cell) === letter) found++;
    if (found !== expected) {
      const message = `${seat} must have ${expected} pieces, not ${found}`;
      faults.push({ code: "PIECE_COUNT", message, seat, expected: `${expected}`, found: `${found}` });
    }
  }
  if ((arrived.includes(turn) || eliminated.includes(turn)) && !isDecided(rules, position)) {
    const message = `${turn} takes no more turns (R4.2)`;
    faults.push({ code: "WRONG_TURN", message, seat: turn, found: turn });
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
export const checkPosition = (value: unknown, options: PositionCheck = {}): Result<Position, Code> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure({
      code: "NOT_A_POSITION",
      message: `A position is an object, not ${shown(value)}`,
      found: shown(value),
    });
  }
  const spec: Record<string, unknown> = Object.create(null);
  const faults: Fault[] = [];
  for (const key of Object.keys(value)) {
    if ((fieldNames as readonly string[]).includes(key)) spec[key] = (value as Record<string, unknown>)[key];
    else if (faults.length < 20) {
      faults.push({
        code: "FIELD_UNKNOWN",
        message: `A position has no field "${shown(key)}"`,
        expected: fieldNames.join(", "),
        found: shown(key),
      });
    }
  }
  const missing = fieldNames.filter((field) => !Object.hasOwn(spec, field));
  faults.push(
    ...missing.map((field): Fault => ({ code: "FIELD_MISSING", message: `${field} is missing`, expected: field })),
  );
  if (missing.length > 0) return failure(...faults);
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
  if (options.strict === true) faults.push(...strictFaults(rules, position));
  return faults.length > 0 ? failure(...faults) : success(position);
};
