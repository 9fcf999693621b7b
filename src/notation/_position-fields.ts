import { type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { positionFields } from "../position/fields.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { type About, failure, type Problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { findVariant, presetIds } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";

/*
 * The fields of a position's text, and the values that they stand for.
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

/** The longest text that is read; the longest position under any rules is shorter. */
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
    // An empty last field begins past the text: the space before it is the extra one.
    const at = Math.min(empty.offset, length - 1);
    return failure(unfit("FIELD_COUNT", "single spaces between fields", "an extra space", { offset: at }));
  }
  if (count >= least && count <= most) return success(fields);
  const expected = `${least === most ? most : `${least} to ${most}`} fields (${positionFields.join(" ")})`;
  // The end of a text that stops too early, or the first field too many.
  const at = count < least ? length : fields[most]!.offset;
  return failure(unfit("FIELD_COUNT", expected, count, { offset: at }));
};

/**
 * The rules with an id.
 *
 * @param field - the id
 * @param own - rule sets to look through besides the presets
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

/** A number without leading zeros that is kept exactly; the text itself for anything else, which is no number then. */
const numberOf = (text: string): number | string => {
  const value = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : text;
};

/** A value read from a field, and where each of its entries stands. */
export interface Entries {
  readonly value: unknown;
  readonly where: (index: number) => About;
}

const letters = (seats: readonly Seat[]): string => seats.map((seat) => seatLetters[seat]).join(" ");

/** The seat to move, of one letter. */
export const turnOf = ({ text, offset }: Field, seats: readonly Seat[]): Entries => {
  const value = seatOfLetter(text);
  return { value, where: () => ({ offset, expected: letters(seats), found: shown(text), seat: value ?? shown(text) }) };
};

/** The round. */
export const roundOf = ({ text, offset }: Field): Entries => ({ value: numberOf(text), where: () => ({ offset }) });

/** The moves made, numbers joined by commas. */
export const madeOf = ({ text, offset }: Field): Entries => {
  const words = text.split(",");
  const before = (index: number): number => words.slice(0, index).join(",").length + (index > 0 ? 1 : 0);
  return { value: words.map(numberOf), where: (index) => ({ offset: offset + before(index) }) };
};

/** A list of seats: letters, or `-`. */
export const seatsOf = ({ text, offset }: Field): Entries => {
  const letter = (index: number): string => text[index] ?? "";
  return {
    value:
      text === "-"
        ? []
        : Array.from({ length: text.length }, (_, index) => seatOfLetter(letter(index)) ?? letter(index)),
    where: (index) => ({ offset: offset + index, found: shown(letter(index)) }),
  };
};
