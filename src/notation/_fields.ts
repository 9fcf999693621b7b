import { type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { failure, type Problem, type Result, shown, success } from "../problem/problem.ts";
import { checkVariant } from "../variants/check.ts";
import { findVariant, variants as presets } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";

/*
 * The fields of a position's text, one by one. Each reader adds what is wrong to a list and goes on.
 */

/** The codes that can occur. */
export type Code = PositionCode | VariantCode;

/** Something wrong with the text of a position. */
export type Fault = Problem<Code>;

/** One field, and where it stands. */
export interface Field {
  readonly text: string;
  /** Of its first character, in the whole text. */
  readonly offset: number;
}

/** The longest text that is looked at; the longest position of any rule set is shorter. */
const longestText = 512;

/** The fields in their order. */
export const fieldNames = ["variant", "board", "turn", "round", "made", "arrived", "eliminated"] as const;

const countFault = (fields: readonly Field[], least: number): Fault | undefined => {
  const most = fieldNames.length;
  if (fields.length >= least && fields.length <= most) return undefined;
  const expected = least === most ? `${most}` : `${least} to ${most}`;
  const missing = fields.length < least ? `; ${fieldNames[fields.length]} is missing` : "";
  // The end of a text that stops too early, or the first field too many.
  const last = fields[Math.min(fields.length - 1, most)];
  const offset = last === undefined ? 0 : last.offset + (fields.length < least ? last.text.length : 0);
  return {
    code: "FIELD_COUNT",
    message: `A position has ${expected} fields (${fieldNames.join(" ")}), not ${fields.length}${missing}`,
    expected,
    found: `${fields.length}`,
    offset,
  };
};

/**
 * Splits a text at single spaces, or underscores.
 *
 * @param text - anything
 * @param least - how many fields there must be
 * @returns the fields, or what is wrong
 */
export const splitFields = (text: unknown, least: number): Result<readonly Field[], Code> => {
  if (typeof text !== "string") {
    const message = "The text of a position is a string";
    return failure({ code: "NOT_A_POSITION", message, expected: "a string", found: shown(text) });
  }
  if (text.length > longestText) {
    return failure({
      code: "TEXT_TOO_LONG",
      message: `The text of a position has at most ${longestText} characters, not ${text.length}`,
      expected: `${longestText}`,
      found: `${text.length}`,
      offset: longestText,
    });
  }
  let offset = 0;
  const fields =
    text === ""
      ? []
      : text.split(/[ _]/).map((field): Field => {
          const at = offset;
          offset += field.length + 1;
          return { text: field, offset: at };
        });
  const empty = fields.find((field) => field.text === "");
  if (empty !== undefined) {
    const message = "Single spaces stand between the fields of a position, and none before or after them";
    // An empty last field begins behind the text: the space before it is the one too many.
    const at = Math.min(empty.offset, (text as string).length - 1);
    return failure({ code: "FIELD_COUNT", message, expected: "single spaces", offset: at });
  }
  const fault = countFault(fields, least);
  return fault === undefined ? success(fields) : failure(fault);
};

/**
 * The rules of an id.
 *
 * @param field - the id
 * @param own - rule sets to look in besides the presets; anything, since it comes from outside
 * @returns the rules, or what is wrong
 */
export const readVariant = ({ text, offset }: Field, own: unknown): Result<Variant, Code> => {
  const preset = findVariant(text);
  if (preset !== undefined) return success(preset);
  if (own !== undefined && !Array.isArray(own)) {
    const message = "variants must be a list of rule sets";
    return failure({ code: "NOT_A_VARIANT", message, expected: "a list of rule sets", found: shown(own) });
  }
  const found = (own as readonly unknown[] | undefined)?.find(
    (variant) => typeof variant === "object" && variant !== null && (variant as Variant).id === text,
  );
  if (found === undefined) {
    const message = `There is no variant "${shown(text)}"`;
    const expected = presets.map(({ id }) => id).join(" ");
    return failure({ code: "UNKNOWN_VARIANT", message, expected, found: shown(text), offset });
  }
  const checked = checkVariant(found);
  return checked.ok ? checked : failure(...checked.errors.map((problem) => ({ ...problem, offset })));
};

/** A number without leading zeros that is kept exactly; undefined for anything else. */
const numberOf = (text: string): number | undefined => {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
};

const letters = (seats: readonly Seat[]): string => seats.map((seat) => seatLetters[seat]).join(" ");

/**
 * The seat to move.
 *
 * @param field - a letter
 * @param seats - who plays
 * @param problems - where to add what is wrong
 * @returns the seat, or undefined
 */
export const readTurn = ({ text, offset }: Field, seats: readonly Seat[], problems: Fault[]): Seat | undefined => {
  const seat = seatOfLetter(text);
  if (seat !== undefined && seats.includes(seat)) return seat;
  const found = shown(text);
  const expected = letters(seats);
  problems.push({
    code: "WRONG_TURN",
    message: `The turn is the letter of a seat that plays (${expected}), not "${found}"`,
    ...(seat === undefined ? {} : { seat }),
    expected,
    found,
    offset,
  });
  return undefined;
};

/**
 * The round.
 *
 * @param field - a number from 1
 * @param problems - where to add what is wrong
 * @returns the round, or undefined
 */
export const readRound = ({ text, offset }: Field, problems: Fault[]): number | undefined => {
  const round = numberOf(text);
  if (round !== undefined && round >= 1) return round;
  const found = shown(text);
  const message = `The round is a number from 1 without leading zeros, not "${found}"`;
  problems.push({ code: "BAD_ROUND", message, expected: "a number from 1", found, offset });
  return undefined;
};

/**
 * The moves made.
 *
 * @param field - numbers joined by commas
 * @param seats - who plays
 * @param problems - where to add what is wrong
 * @returns the numbers; 0 in the place of a bad one
 */
export const readMade = ({ text, offset }: Field, seats: readonly Seat[], problems: Fault[]): readonly number[] => {
  const words = text.split(",");
  if (words.length !== seats.length) {
    problems.push({
      code: "BAD_MADE",
      message: `The moves made are ${seats.length} numbers, one for each seat, not ${words.length}`,
      expected: `${seats.length} numbers`,
      found: `${words.length} numbers`,
      offset,
    });
  }
  let at = offset;
  return words.map((word) => {
    const count = numberOf(word);
    if (count === undefined) {
      const found = shown(word);
      const message = `The moves made are numbers from 0 without leading zeros, not "${found}"`;
      problems.push({ code: "BAD_MADE", message, expected: "a number from 0", found, offset: at });
    }
    at += word.length + 1;
    return count ?? 0;
  });
};

/**
 * A list of seats.
 *
 * @param name - what the list is called
 * @param field - letters, or `-`
 * @param seats - who plays
 * @param problems - where to add what is wrong
 * @returns the good ones
 */
export const readSeats = (
  name: "arrived" | "eliminated",
  { text, offset }: Field,
  seats: readonly Seat[],
  problems: Fault[],
): readonly Seat[] => {
  if (text === "-") return [];
  const list: Seat[] = [];
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] as string;
    const seat = seatOfLetter(letter);
    const where = { found: shown(letter), offset: offset + place };
    if (seat === undefined) {
      const message = `${name} has the letters of seats, or "-" for none; "${where.found}" is no seat's letter`;
      problems.push({ code: "NOT_A_SEAT", message, expected: letters(seats), ...where });
    } else if (!seats.includes(seat)) {
      problems.push({ code: "SEAT_NOT_SEATED", message: `${name} names ${seat}, which does not play`, seat, ...where });
    } else if (list.includes(seat)) {
      problems.push({ code: "SEAT_TWICE", message: `${name} names ${seat} twice`, seat, ...where });
    } else {
      list.push(seat);
    }
  }
  return list;
};
