import { isSeat, type Seat } from "../geometry/seat.ts";

const isNameCode = (code: number, first: boolean): boolean =>
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (!first && ((code >= 48 && code <= 57) || code === 95));

/** Where the name that begins here ends. */
export const nameEnd = (text: string, start: number, end: number): number => {
  let offset = start;
  while (offset < end && isNameCode(text.charCodeAt(offset), offset === start)) offset++;
  return offset;
};

/** Tags that are fields of a record. */
export const fieldTags: readonly string[] = ["Format", "Variant", "Rules", "Position", "Result", "Termination"];

/** Whether a text is the name of a tag that is no field of a record. */
export const isOtherTag = (name: unknown): name is string =>
  typeof name === "string" && name !== "" && nameEnd(name, 0, name.length) === name.length && !fieldTags.includes(name);

/** The tag of a seat's player. */
export const playerTag = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** The seat whose player a tag names: `White`, `Red`, … */
export const playerOf = (name: string): Seat | undefined => {
  const seat = name.toLowerCase();
  return isSeat(seat) && name === playerTag(seat) ? seat : undefined;
};
