import { isSeat, type Seat } from "../geometry/seat.ts";
import { parsePosition } from "../notation/position.ts";
import { type Ending, endings } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { ProblemCode } from "../problem/codes.ts";
import { type Problem, shown } from "../problem/problem.ts";
import { checkVariant, sameRules } from "../variants/door.ts";
import { findVariant } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { type Cursor, movedTo, type Place, problemAt } from "./_cursor.ts";
import type { TagRead } from "./_tags.ts";
import type { RecordResult, RecordTag } from "./record.ts";

/** What the tags of a record say. */
export interface Claims {
  /** Undefined when it cannot be told; the cursor has the problem then. */
  readonly variant: Variant | undefined;
  readonly start: Position | null;
  readonly tags: readonly RecordTag[];
  readonly result: RecordResult | null;
  readonly termination: Ending | null;
  readonly resultLine: number;
  readonly terminationLine: number;
}

/** Rule sets are short; a longer text is none. */
const longestRules = 4096;
const longestResult = 512;

const shift = (place: Place, by: number): Place => ({ at: place.at + by, line: place.line, column: place.column + by });

/** A problem of a value, moved to where the value stands. */
const within = (place: Place, problem: Problem): Problem => movedTo(shift(place, problem.offset ?? 0), problem);

// An archive brings the same rules with every record; what was checked is known by its text.
const checkedRules: Map<string, Variant> = /* @__PURE__ */ new Map();
const rulesKept = 64;

const rulesIn = ({ value, valuePlace }: TagRead, problems: Problem[]): Variant | undefined => {
  const bad = (code: ProblemCode, what: string): undefined => {
    problems.push(problemAt(valuePlace, code, { found: shown(value) }, what));
  };
  if (value.length > longestRules) return bad("BAD_RULES", `more than ${longestRules} characters`);
  const known = checkedRules.get(value);
  if (known !== undefined) return known;
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    return bad("BAD_JSON", shown(value));
  }
  const result = checkVariant(json);
  if (result.ok) {
    if (checkedRules.size >= rulesKept) checkedRules.clear();
    checkedRules.set(value, result.value);
    return result.value;
  }
  problems.push(...result.errors.map((problem) => movedTo(valuePlace, problem)));
  return undefined;
};

const variantOf = (
  cursor: Cursor,
  tag: TagRead | undefined,
  rules: TagRead | undefined,
  first: Place,
): Variant | undefined => {
  const { problems, warnings, settings } = cursor;
  // Rules that are not used may have faults: another system may have written them.
  const brought = rules === undefined ? undefined : rulesIn(rules, settings.variant === undefined ? problems : []);
  if (settings.variant !== undefined) {
    const { variant } = settings;
    const differs = rules !== undefined && (brought === undefined || !sameRules(brought, variant));
    if (tag !== undefined && (tag.value !== variant.id || differs)) {
      const about = { expected: variant.id, found: shown(tag.value) };
      warnings.push(problemAt(tag.valuePlace, "VARIANT_REPLACED", about));
    }
    return variant;
  }
  if (tag === undefined) {
    problems.push(problemAt(rules?.place ?? first, "VARIANT_MISSING", { expected: "Variant" }));
    return undefined;
  }
  if (rules !== undefined) {
    if (brought !== undefined && brought.id !== tag.value) {
      const about = { expected: shown(tag.value), found: brought.id };
      problems.push(problemAt(rules.valuePlace, "BAD_RULES", about));
    }
    return brought;
  }
  const variant = findVariant(tag.value) ?? settings.variants.find(({ id }) => id === tag.value);
  if (variant === undefined) {
    problems.push(problemAt(tag.valuePlace, "UNKNOWN_VARIANT", { found: shown(tag.value) }));
  }
  return variant;
};

const startIn = ({ value, valuePlace }: TagRead, variant: Variant, problems: Problem[]): Position | null => {
  const result = parsePosition(value, { variants: [variant] });
  if (!result.ok) {
    problems.push(...result.errors.map((problem) => within(valuePlace, problem)));
    return null;
  }
  if (result.value.variant.id !== variant.id) {
    const about = { expected: variant.id, found: result.value.variant.id };
    problems.push(problemAt(valuePlace, "UNKNOWN_VARIANT", about));
    return null;
  }
  return result.value;
};

const resultIn = (
  { value, valuePlace }: TagRead,
  variant: Variant | undefined,
  { problems, settings }: Cursor,
): RecordResult | null => {
  const bad = (offset: number, found: string): null => {
    const about = { expected: "for instance white=1 black=2", found: shown(found) };
    problems.push(problemAt(shift(valuePlace, offset), "BAD_RESULT", about));
    return null;
  };
  if (value.length > longestResult) return bad(0, value);
  const claimed = new Map<Seat, number>();
  for (let at = 0; at <= value.length; ) {
    const space = value.indexOf(" ", at);
    const end = space < 0 ? value.length : space;
    const word = value.slice(at, end);
    const equals = word.lastIndexOf("=");
    const seat = settings.seats.get(word.slice(0, Math.max(equals, 0)));
    const place = word.slice(equals + 1);
    if (equals < 0 || seat === undefined || variant?.seats.includes(seat) === false || claimed.has(seat)) {
      return bad(at, word);
    }
    if (!/^[1-6]$/.test(place) || Number(place) > (variant?.seats.length ?? 6)) return bad(at + equals + 1, word);
    claimed.set(seat, Number(place));
    at = end + 1;
  }
  return placesInOrder(claimed, variant?.seats ?? [...claimed.keys()]);
};

/** Claimed places, seats in turn order. */
export const placesInOrder = (claimed: ReadonlyMap<Seat, number>, seats: readonly Seat[]): RecordResult =>
  Object.fromEntries(seats.filter((seat) => claimed.has(seat)).map((seat) => [seat, claimed.get(seat)]));

/** The seat whose player a tag names: `White`, `Red`, … */
export const playerOf = (name: string): Seat | undefined => {
  const seat = name.toLowerCase();
  return isSeat(seat) && name === playerTag(seat) ? seat : undefined;
};

/** The tag of a seat's player. */
export const playerTag = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** Tags that are fields of a record. */
export const fieldTags: readonly string[] = ["Format", "Variant", "Rules", "Position", "Result", "Termination"];

/**
 * What the tags of a record say; problems go to the cursor.
 *
 * @param cursor - what is being read
 * @param read - the tags in order, `Format` first
 * @param first - where the record begins
 */
export const claimsOf = (cursor: Cursor, read: readonly TagRead[], first: Place): Claims => {
  const { problems, settings } = cursor;
  const byName = new Map<string, TagRead>();
  const rest: { tag: TagRead; name: string }[] = [];
  for (const tag of read) {
    // A seat of another system names a player under our name; only where it is no field of ours.
    const alias = fieldTags.includes(tag.name) ? undefined : settings.seats.get(tag.name);
    const name = alias === undefined || isSeat(tag.name) ? tag.name : playerTag(alias);
    if (byName.has(name)) {
      problems.push(problemAt(tag.place, "TAG_TWICE", { found: shown(name) }));
      continue;
    }
    byName.set(name, tag);
    if (!fieldTags.includes(name)) rest.push({ tag, name });
  }
  const variant = variantOf(cursor, byName.get("Variant"), byName.get("Rules"), first);
  for (const { tag, name } of rest) {
    const seat = playerOf(name);
    if (variant === undefined || seat === undefined || variant.seats.includes(seat)) continue;
    problems.push(problemAt(tag.place, "TAG_UNKNOWN_SEAT", { seat, found: shown(tag.name) }));
  }
  const position = byName.get("Position");
  const result = byName.get("Result");
  const termination = byName.get("Termination");
  const start = position === undefined || variant === undefined ? null : startIn(position, variant, problems);
  const places = result === undefined ? null : resultIn(result, variant, cursor);
  if (termination !== undefined && !(endings as readonly string[]).includes(termination.value)) {
    const about = { expected: endings.join(", "), found: shown(termination.value) };
    problems.push(problemAt(termination.valuePlace, "BAD_TERMINATION", about));
  }
  return {
    variant,
    start,
    tags: rest.map(({ tag, name }): RecordTag => [name, tag.value]),
    result: places,
    termination: (termination?.value ?? null) as Ending | null,
    resultLine: result?.place.line ?? 0,
    terminationLine: termination?.place.line ?? 0,
  };
};
