import { cellCount, cells } from "../geometry/cell.ts";
import { isSeat, type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { listOf } from "../problem/foreign.ts";
import { type About, failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { neededInGoal, type Rules } from "../variants/rules.ts";
import { makePosition, nobody } from "./made.ts";
import type { Board, Position } from "./position.ts";
import { isDecided } from "./state.ts";

/*
 * The one check of a position's fields, whether they come as values or were read from a text.
 */

/** The seven fields of a position, in the order of its text. */
export const positionFields = ["variant", "board", "turn", "round", "made", "arrived", "eliminated"] as const;

/** Where an entry of a field stands, and how it is written there, as fields of a problem. */
export type Where = (field: (typeof positionFields)[number], index: number) => About;

type Code = PositionCode | VariantCode;
type Fault = Problem<Code>;

/** Whether a board holds only letters of seats that play: the fast path for boards that are right. */
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

const boardFaults = (board: unknown, seats: readonly Seat[], where: Where): Fault[] => {
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
    const about = { cell: nameOf(cell), found: shown(letter), ...where("board", cell) };
    const what = `${about.found} on ${about.cell}`;
    faults.push(
      seat === undefined ? problem("NOT_A_LETTER", about, what) : problem("SEAT_NOT_SEATED", { seat, ...about }, what),
    );
  }
  return faults;
};

/** A list of seats that play, each once, copied and frozen; what is wrong goes to `faults`. */
const readList = (
  value: unknown,
  seats: readonly Seat[],
  field: "arrived" | "eliminated",
  where: Where,
  faults: Fault[],
): readonly Seat[] => {
  const list = listOf(value, seats.length);
  if (list === undefined) {
    faults.push(
      unfit(field === "arrived" ? "BAD_ARRIVED" : "BAD_ELIMINATED", "a list of seats", value, where(field, 0)),
    );
    return nobody;
  }
  list.forEach((seat, index) => {
    const known = isSeat(seat) && seats.includes(seat);
    if (known && list.indexOf(seat) === index) return;
    const about = { seat: shown(seat), found: shown(seat), ...where(field, index) };
    faults.push(problem(known ? "SEAT_TWICE" : isSeat(seat) ? "SEAT_NOT_SEATED" : "NOT_A_SEAT", about));
  });
  return list.length === 0 ? nobody : Object.freeze(list as Seat[]);
};

const counts = (value: unknown, from: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= from;

/** The moves made, copied and frozen; what is wrong goes to `faults`. */
const readMade = (value: unknown, seats: readonly Seat[], where: Where, faults: Fault[]): readonly number[] => {
  const made = listOf(value, 1000);
  if (made === undefined || made.length !== seats.length) {
    const found = made === undefined ? value : `${made.length} numbers`;
    faults.push(unfit("BAD_MADE", `${seats.length} numbers`, found, where("made", 0)));
  }
  const bad = made?.findIndex((count) => !counts(count, 0)) ?? -1;
  if (bad >= 0) faults.push(unfit("BAD_MADE", "integers from 0", made?.[bad], where("made", bad)));
  // Adding 0 makes a negative zero, which JSON loses, an ordinary one.
  return Object.freeze((made ?? []).map((count) => (counts(count, 0) ? count + 0 : 0)));
};

/** A fallen side is listed in full (R5.5), had not all arrived (R4.2), and is not the last (R5.6). */
const orderFaults = (rules: Rules, { arrived, eliminated }: Position, where: Where): Fault[] => {
  if (eliminated.length === 0) return [];
  const faults: Fault[] = [];
  const blame = (seat: Seat, expected: string): void => {
    faults.push(problem("BAD_ELIMINATED", { seat, expected, ...where("eliminated", 0) }));
  };
  const fallen = rules.sides.filter((side) => side.some((seat) => eliminated.includes(seat)));
  for (const side of fallen) {
    if (side.every((seat) => arrived.includes(seat))) blame(side[0]!, "a side that has not arrived");
    for (const seat of side) if (!eliminated.includes(seat)) blame(seat, "every seat of the fallen team");
  }
  if (fallen.length === rules.sides.length) blame(eliminated.at(-1)!, "at least one side left");
  return faults;
};

/**
 * R4.4: a seat moves at most once a round; skips and passes are not moves, so it may have made fewer. When the first seat is to move,
 * the last seat's move may have ended the game before its round was closed.
 */
const madeFaults = ({ variant, turn, round, made }: Position, where: Where): Fault[] => {
  const next = variant.seats.indexOf(turn);
  return variant.seats.flatMap((seat, index) => {
    const most = next === 0 || index < next ? round : round - 1;
    return made[index]! > most
      ? [unfit("BAD_MADE", `at most ${most} in round ${round}`, made[index], { seat, ...where("made", index) }, seat)]
      : [];
  });
};

/** What no game leads to. */
export const strictFaults = (rules: Rules, position: Position, where: Where): Fault[] => {
  const faults: Fault[] = [];
  const { variant, board, turn, arrived, eliminated } = position;
  for (const { seat, letter } of rules.seats) {
    const expected = eliminated.includes(seat) && rules.sides.length > 2 ? 0 : variant.pieces;
    const found = cells.filter((cell) => board.charCodeAt(cell) === letter).length;
    if (found !== expected) {
      faults.push(unfit("PIECE_COUNT", `${expected}`, found, { seat, ...where("board", 0) }, seat));
    }
  }
  if ((arrived.includes(turn) || eliminated.includes(turn)) && !isDecided(rules, position)) {
    faults.push(unfit("WRONG_TURN", "a seat in play", turn, { seat: turn, ...where("turn", 0) }));
  }
  faults.push(...madeFaults(position, where));
  for (const one of rules.seats) {
    const { seat, letter, goal } = one;
    // R6.2: a seat that has arrived moves no more, so its goal is still full, unless its team fell and was taken off (R5.5).
    if (!arrived.includes(seat) || (eliminated.includes(seat) && rules.sides.length > 2)) continue;
    const needed = neededInGoal(rules, one);
    const found = goal.filter((cell) => board.charCodeAt(cell) === letter).length;
    if (found < needed)
      faults.push(
        unfit(
          "BAD_ARRIVED",
          `at least ${needed} of its pieces in the goal`,
          found,
          { seat, ...where("arrived", 0) },
          seat,
        ),
      );
  }
  return faults;
};

/**
 * Checks the fields of a position.
 *
 * @param rules - its rules
 * @param values - the other fields; lists may be foreign
 * @param where - where what is wrong stands
 */
export const readFields = (
  rules: Rules,
  values: Readonly<Record<string, unknown>>,
  where: Where,
): Result<Position, Code> => {
  const { seats } = rules.variant;
  const { board, turn, round } = values;
  const faults = boardFaults(board, seats, where);
  if (!isSeat(turn) || !seats.includes(turn)) {
    const about = { seat: shown(turn), found: shown(turn), expected: seats.join(" "), ...where("turn", 0) };
    faults.push(problem("WRONG_TURN", about));
  }
  if (!counts(round, 1)) faults.push(unfit("BAD_ROUND", "an integer from 1", round, where("round", 0)));
  const made = readMade(values.made, seats, where, faults);
  const arrived = readList(values.arrived, seats, "arrived", where, faults);
  const eliminated = readList(values.eliminated, seats, "eliminated", where, faults);
  if (faults.length > 0) return failure(...faults);
  const position = makePosition(rules, board as Board, turn as Seat, round as number, made, arrived, eliminated);
  faults.push(...orderFaults(rules, position, where));
  return faults.length > 0 ? failure(...faults) : success(position);
};
