import { cellCount, cells } from "../geometry/cell.ts";
import { isSeat, type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { fieldsOf, listOf } from "../problem/foreign.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { checkVariant } from "../variants/door.ts";
import { rulesOf } from "../variants/made.ts";
import { neededInGoal, type Rules } from "../variants/rules.ts";
import { isMadePosition, makePosition, nobody, rulesOfPosition } from "./made.ts";
import type { Board, Position } from "./position.ts";
import { isDecided } from "./state.ts";

type Code = PositionCode | VariantCode;
type Fault = Problem<Code>;

/**
 * How strictly a position is checked.
 * @since 0.1.0
 */
export interface PositionCheck {
  /**
   * Whether what no game leads to is a problem too: another number of pieces, the turn of a seat that does not move any more, more moves
   * made than the rounds allow, a seat arrived without its pieces in the goal. False if left out.
   */
  readonly strict?: boolean;
}

/** The seven fields of a position, in the order of its text. */
export const positionFields = ["variant", "board", "turn", "round", "made", "arrived", "eliminated"] as const;

/** Whether a board holds nothing but the letters of those who play: the quick way for what is right. */
const isBoard = (board: string, seats: readonly Seat[]): boolean => {
  // A letter is 96 + the number of its bit.
  let allowed = 0;
  for (const seat of seats) allowed |= 1 << (seatLetters[seat].charCodeAt(0) - 96);
  for (let cell = 0; cell < cellCount; cell++) {
    const code = board.charCodeAt(cell);
    if (code !== 46 && (code < 97 || code > 122 || ((allowed >> (code - 96)) & 1) === 0)) return false;
  }
  return true;
};

const boardFaults = (board: unknown, seats: readonly Seat[]): Fault[] => {
  if (typeof board !== "string" || board.length !== 121) {
    const found = typeof board === "string" ? `${board.length} characters` : board;
    return [unfit("BOARD_LENGTH", "121 characters", found)];
  }
  if (isBoard(board, seats)) return [];
  const faults: Fault[] = [];
  for (const cell of cells) {
    const letter = board[cell]!;
    if (letter === ".") continue;
    const seat = seatOfLetter(letter);
    if (seat !== undefined && seats.includes(seat)) continue;
    const where = { cell: nameOf(cell), offset: cell, found: shown(letter) };
    const what = `${where.found} on ${where.cell}`;
    faults.push(
      seat === undefined ? problem("NOT_A_LETTER", where, what) : problem("SEAT_NOT_SEATED", { seat, ...where }, what),
    );
  }
  return faults;
};

/** A list of seats that play, each once, copied and frozen; what is wrong goes to `faults`. */
const readList = (
  value: unknown,
  seats: readonly Seat[],
  code: "BAD_ARRIVED" | "BAD_ELIMINATED",
  faults: Fault[],
): readonly Seat[] => {
  const list = listOf(value, seats.length);
  if (list === undefined) {
    faults.push(unfit(code, "a list of seats", value));
    return nobody;
  }
  list.forEach((seat, index) => {
    const known = isSeat(seat) && seats.includes(seat);
    if (known && list.indexOf(seat) === index) return;
    const about = { seat: shown(seat), found: shown(seat) };
    faults.push(problem(known ? "SEAT_TWICE" : isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", about));
  });
  return list.length === 0 ? nobody : Object.freeze(list as Seat[]);
};

const counts = (value: unknown, from: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from;

/** The moves made, copied and frozen; what is wrong goes to `faults`. */
const readMade = (value: unknown, seats: readonly Seat[], faults: Fault[]): readonly number[] => {
  const made = listOf(value, 1000);
  if (made === undefined || made.length !== seats.length || !made.every((count): count is number => counts(count, 0))) {
    const found = made === undefined ? value : made.slice(0, 7).map(shown).join(",");
    faults.push(unfit("BAD_MADE", `${seats.length} integers from 0`, found));
    return [];
  }
  // Adding 0 makes a negative zero, which JSON does not keep, an ordinary one.
  return Object.freeze(made.map((count) => count + 0));
};

/** A fallen side is listed whole (R5.5), had not arrived as a whole (R4.2), and is not the last (R5.6). */
const orderFaults = (rules: Rules, { arrived, eliminated }: Position): Fault[] => {
  if (eliminated.length === 0) return [];
  const faults: Fault[] = [];
  const blame = (seat: Seat, expected: string): void => {
    faults.push(problem("BAD_ELIMINATED", { seat, expected }));
  };
  const fallen = rules.sides.filter((side) => side.some((seat) => eliminated.includes(seat)));
  for (const side of fallen) {
    if (side.every((seat) => arrived.includes(seat))) blame(side[0]!, "no side that has arrived");
    for (const seat of side) if (!eliminated.includes(seat)) blame(seat, "all of a fallen team");
  }
  if (fallen.length === rules.sides.length) blame(eliminated.at(-1)!, "one side left");
  return faults;
};

/**
 * R4.4: in every round a seat moves once at most; skips and passes are no moves, so it may have made fewer. With the
 * first seat to move, the last one's move may have ended the game before its round was closed.
 */
const madeFaults = ({ variant, turn, round, made }: Position): Fault[] => {
  const next = variant.seats.indexOf(turn);
  return variant.seats.flatMap((seat, index) => {
    const most = next === 0 || index < next ? round : round - 1;
    return made[index]! > most
      ? [unfit("BAD_MADE", `at most ${most} in round ${round}`, made[index], { seat }, seat)]
      : [];
  });
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
  faults.push(...madeFaults(position));
  for (const one of rules.seats) {
    const { seat, letter, goal } = one;
    // R6.2: who has arrived moves no more, so what made it arrive is still there, unless its team fell and was taken off (R5.5).
    if (!arrived.includes(seat) || (eliminated.includes(seat) && rules.sides.length > 2)) continue;
    const needed = neededInGoal(rules, one);
    const found = goal.filter((cell) => board.charCodeAt(cell) === letter).length;
    if (found < needed)
      faults.push(unfit("BAD_ARRIVED", `${needed} pieces or more in the goal`, found, { seat }, seat));
  }
  return faults;
};

/** Reads the fields of a foreign position. */
const read = (value: unknown): Result<Position, Code> => {
  const { spec, faults } = fieldsOf(value, positionFields, "NOT_A_POSITION");
  if (faults.some(({ code }) => code !== "FIELD_UNKNOWN")) return failure(...faults);
  const variant = checkVariant(spec.variant);
  if (!variant.ok) return failure(...faults, ...variant.errors);
  const rules = rulesOf(variant.value);
  const { seats } = rules.variant;
  const { board, turn, round } = spec;
  faults.push(...boardFaults(board, seats));
  if (!isSeat(turn) || !seats.includes(turn)) {
    faults.push(unfit("WRONG_TURN", seats.join(" "), turn, { seat: shown(turn) }));
  }
  if (!counts(round, 1)) faults.push(unfit("BAD_ROUND", "an integer from 1", round));
  const made = readMade(spec.made, seats, faults);
  const arrived = readList(spec.arrived, seats, "BAD_ARRIVED", faults);
  const eliminated = readList(spec.eliminated, seats, "BAD_ELIMINATED", faults);
  if (faults.length > 0) return failure(...faults);
  const position = makePosition(rules, board as Board, turn as Seat, round as number, made, arrived, eliminated);
  faults.push(...orderFaults(rules, position));
  return faults.length > 0 ? failure(...faults) : success(position);
};

/**
 * Checks a value from outside to be a position.
 *
 * @param value - anything, for instance parsed JSON with the seven fields
 * @param options - whether piece counts and turn must be those of a game
 * @returns a frozen copy, or all that is wrong; a position made here is itself the answer
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`
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
  options?: PositionCheck,
): Result<Position, PositionCode | VariantCode> => {
  const { strict = false } = optionsOf(options, ["strict"]);
  if (typeof strict !== "boolean") refuseOption("strict", "true or false", strict);
  const result = readPosition(value);
  if (!result.ok || !strict) return result;
  const faults = strictFaults(rulesOfPosition(result.value), result.value);
  return faults.length > 0 ? failure(...faults) : result;
};

/** A position of ours is believed, a foreign one is read and checked; or what is wrong. */
export const readPosition = (value: unknown): Result<Position, Code> =>
  isMadePosition(value) ? success(value) : read(value);

/** The position meant; throws RulesError with a code of a position or variant. */
export const positionIn = (value: Position): Position => (isMadePosition(value) ? value : unwrap(read(value)));
