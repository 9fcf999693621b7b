import { type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { positionFields } from "../position/door.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { failure, type Problem, type Result, success, unfit } from "../problem/problem.ts";
import { findVariant, presetIds } from "../variants/presets.ts";
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

/**
 * Splits a text at single spaces, or underscores.
 *
 * @param text - anything
 * @param least - how many fields there must be
 * @returns the fields, or what is wrong
 */
export const splitFields = (text: unknown, least: number): Result<readonly Field[], Code> => {
  if (typeof text !== "string") return failure(unfit("NOT_A_POSITION", "a string", text));
  const { length } = text;
  if (length > longestText) {
    return failure(unfit("TEXT_TOO_LONG", `at most ${longestText} characters`, length, { offset: longestText }));
  }
  let offset = 0;
  const fields = text.split(/[ _]/).map((field): Field => {
    const at = offset;
    offset += field.length + 1;
    return { text: field, offset: at };
  });
  const count = text === "" ? 0 : fields.length;
  const most = positionFields.length;
  const empty = fields.find((field) => field.text === "");
  if (count > 0 && empty !== undefined) {
    // An empty last field begins behind the text: the space before it is the one too many.
    const at = Math.min(empty.offset, length - 1);
    return failure(unfit("FIELD_COUNT", "single spaces between fields", "one more", { offset: at }));
  }
  if (count >= least && count <= most) return success(fields);
  const expected = `${least === most ? most : `${least} to ${most}`} fields (${positionFields.join(" ")})`;
  // The end of a text that stops too early, or the first field too many.
  const at = count < least ? length : fields[most]!.offset;
  return failure(unfit("FIELD_COUNT", expected, count, { offset: at }));
};

/**
 * The rules of an id.
 *
 * @param field - the id
 * @param own - rule sets to look in besides the presets
 * @returns the rules, or what is wrong
 */
export const readVariant = ({ text, offset }: Field, own: readonly Variant[]): Result<Variant, Code> => {
  const preset = findVariant(text);
  if (preset !== undefined) return success(preset);
  const found = own.find(({ id }) => id === text);
  return found === undefined
    ? failure(unfit("UNKNOWN_VARIANT", `one of ${presetIds.join(" ")}`, text, { offset }))
    : success(found);
};

/** A number without leading zeros that is kept exactly; undefined for anything else. */
const numberOf = (text: string, least: number): number | undefined => {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) && value >= least ? value : undefined;
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
  problems.push(unfit("WRONG_TURN", letters(seats), text, seat === undefined ? { offset } : { seat, offset }));
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
  const round = numberOf(text, 1);
  if (round === undefined) {
    problems.push(unfit("BAD_ROUND", "a number from 1 without leading zeros", text, { offset }));
  }
  return round;
};

/**
 * The moves made.
 *
 * @param field - numbers joined by commas
 * @param seats - who plays
 * @param problems - where to add what is wrong
 * @returns the numbers; 0 for a bad one
 */
export const readMade = ({ text, offset }: Field, seats: readonly Seat[], problems: Fault[]): readonly number[] => {
  const words = text.split(",");
  if (words.length !== seats.length) {
    problems.push(unfit("BAD_MADE", `${seats.length} numbers`, `${words.length} numbers`, { offset }));
  }
  let at = offset;
  return words.map((word) => {
    const count = numberOf(word, 0);
    if (count === undefined) {
      problems.push(unfit("BAD_MADE", "numbers from 0 without leading zeros", word, { offset: at }));
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
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!;
    const seat = seatOfLetter(letter);
    const at = { offset: offset + index };
    if (seat === undefined) {
      problems.push(unfit("NOT_A_SEAT", `- or letters of ${letters(seats)}`, letter, at, name));
    } else if (!seats.includes(seat)) {
      problems.push(unfit("SEAT_NOT_SEATED", `letters of ${letters(seats)}`, letter, { seat, ...at }, name));
    } else if (list.includes(seat)) {
      problems.push(unfit("SEAT_TWICE", "letters that differ", letter, { seat, ...at }, name));
    } else {
      list.push(seat);
    }
  }
  return list;
};
