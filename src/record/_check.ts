import type { Seat } from "../geometry/seat.ts";
import { parseWhole } from "../notation/position.ts";
import { type Ending, endings } from "../outcome/outcome.ts";
import { checkPosition } from "../position/door.ts";
import { isMadePosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { copyOf, fieldOf, listOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { checkVariant, sameRules } from "../variants/door.ts";
import { isMadeVariant } from "../variants/made.ts";
import { findVariant } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { located } from "./_cursor.ts";
import type { Draft, DraftEnding, Where } from "./_draft.ts";
import { isOtherTag, playerOf } from "./_tag-names.ts";
import { makeRecord } from "./made.ts";
import type { Settings } from "./options.ts";
import type { GameRecord, RecordResult, RecordTag } from "./record.ts";

/*
 * The one check of a record's parts, whether they come from text, from a value or from a game. Where they stand in a text is all that it
 * is told of their origin.
 */

/** Problems of one list after which no more are looked for. */
export const enough = 20;

/** The longest list that is looked at. */
export const longestList = 1_000_000;

/** Rule sets are short; a longer text is none. */
const longestRules = 4096;

/** What is wrong in a draft, and what it says when nothing is. */
export interface Checked {
  /** Undefined only when something is wrong. */
  readonly variant: Variant | undefined;
  readonly start: Position | null;
  readonly tags: readonly RecordTag[];
  readonly result: RecordResult | null;
  readonly termination: Ending | null;
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

/** A check under way. */
type Check = Pick<Checked, "problems" | "warnings"> & { readonly draft: Draft; readonly settings: Settings };

/** The value of a text of JSON. */
export const parsed = (text: string): Result<unknown> => {
  try {
    return success(JSON.parse(text) as unknown);
  } catch {
    return failure(problem("BAD_JSON", { found: shown(text) }));
  }
};

const report = ({ draft, problems }: Check, part: Exclude<keyof Where, "tags">, ...found: readonly Problem[]): void => {
  for (const one of found) problems.push(located(draft.where?.[part], one));
};

const isSeated = (variant: Variant | undefined, seat: Seat): boolean => variant?.seats.includes(seat) !== false;

const rulesIn = (rules: unknown): Result<Variant> => {
  if (typeof rules !== "string") return checkVariant(rules);
  if (rules.length > longestRules) {
    return failure(problem("BAD_RULES", { found: shown(rules) }, `more than ${longestRules} characters`));
  }
  const json = parsed(rules);
  return json.ok ? checkVariant(json.value) : json;
};

/** The rules that a draft names by their id, or brings along as a value or as text. */
const variantIn = (check: Check): Variant | undefined => {
  const { draft, settings, warnings } = check;
  const { variant: given, where } = draft;
  const named = typeof given === "string";
  const rules = draft.rules ?? (named ? undefined : isMadeVariant(given) ? given : (copyOf(given) ?? given));
  const id = named ? given : fieldOf(rules, "id");
  const brought = rules === undefined ? undefined : rulesIn(rules);
  if (settings.variant !== undefined) {
    // Rules that are not used may have faults: another system may have written them.
    const { variant } = settings;
    const agrees = brought === undefined || (brought.ok && sameRules(brought.value, variant));
    if (!agrees || (id !== undefined && id !== variant.id)) {
      warnings.push(located(where?.variant, unfit("VARIANT_REPLACED", variant.id, id)));
    }
    return variant;
  }
  if (brought?.ok === false) report(check, "rules", ...brought.errors);
  if (given === undefined) {
    if (where !== undefined) report(check, "variant", problem("VARIANT_MISSING", { expected: "Variant" }));
    return undefined;
  }
  if (brought !== undefined) {
    if (!brought.ok) return undefined;
    const { value } = brought;
    if (value.id !== id) report(check, "rules", problem("BAD_RULES", { expected: shown(id), found: value.id }));
    return value;
  }
  const variant = findVariant(id as string) ?? settings.variants.find((one) => one.id === id);
  if (variant === undefined) report(check, "variant", problem("UNKNOWN_VARIANT", { found: shown(id) }));
  return variant;
};

/** Whether a value is a text that a record can hold: whole characters, no zero byte. */
const isText = (value: unknown): value is string =>
  typeof value === "string" &&
  !value.includes("\0") &&
  !(/[\ud800-\udfff]/.test(value) && /\p{Surrogate}/u.test(value));

/** Whether a text can be a comment: in braces without braces inside, or behind a semicolon on one line; no line of it may begin a record. */
const isComment = (value: unknown): value is string =>
  isText(value) &&
  !value.includes("\n[Format ") &&
  (!/[{}]/.test(value) || !(value.includes("\n") || value.endsWith("\r")));

/** The comments of a list, copied; undefined when it is none. */
export const commentsIn = (value: unknown): string[] | undefined => {
  const list = listOf(value, longestList);
  return list?.every(isComment) ? list : undefined;
};

/** The tags of a list that are no fields of a record, copied; what is wrong is told with the number of the tag. */
export const tagsIn = (
  value: unknown,
  variant: Variant | undefined,
  tell: (fault: Problem, index: number) => void,
): RecordTag[] => {
  if (value === undefined) return [];
  const list = listOf(value, longestList);
  if (list === undefined) tell(unfit("BAD_FIELD", "a list of names with values", value, {}, "tags"), 0);
  const names = new Set<string>();
  const tags: RecordTag[] = [];
  let told = 0;
  for (let index = 0; index < (list?.length ?? 0) && told <= enough; index++) {
    const report = (fault: Problem): void => {
      tell(fault, index);
      told++;
    };
    const tag = listOf(list![index], 2);
    const [name, text] = tag?.length === 2 ? tag : [];
    if (!isOtherTag(name) || !isText(text) || text.includes("\n")) {
      report(problem("BAD_TAG", { found: shown(name ?? list![index]) }));
      continue;
    }
    const seat = playerOf(name);
    if (seat !== undefined && !isSeated(variant, seat)) report(problem("TAG_UNKNOWN_SEAT", { seat, found: name }));
    if (names.has(name)) report(problem("TAG_TWICE", { found: shown(name) }));
    names.add(name);
    tags.push([name, text]);
  }
  return tags;
};

/** The start as text: all its fields, under the rules of the record. */
const startText = (text: string, variant: Variant): Result<Position> => {
  const result = parseWhole(text, [variant]);
  if (!result.ok || result.value.variant === variant) return result;
  return failure(problem("UNKNOWN_VARIANT", { expected: variant.id, found: result.value.variant.id }));
};

/** The start as a value, which may leave its rules to the record. */
const startValue = (value: unknown, variant: Variant): Result<Position> => {
  if (isMadePosition(value) && value.variant === variant) return success(value);
  const fields = copyOf(value);
  const named = fields !== undefined && Object.hasOwn(fields, "variant") ? fields.variant : variant;
  const id = typeof named === "string" ? named : (fieldOf(named, "id") ?? named);
  if (id !== variant.id) return failure(unfit("UNKNOWN_VARIANT", variant.id, id));
  return checkPosition(fields === undefined ? value : { ...fields, variant });
};

/** Why no game leads to a start, if none does. It can be played from all the same. */
export const unreachable = (start: Position | null): Problem | undefined => {
  const result = start === null ? undefined : checkPosition(start, { strict: true });
  if (result === undefined || result.ok) return undefined;
  const { message, seat } = result.error;
  return problem("UNREACHABLE_START", seat === undefined ? {} : { seat }, message);
};

const startIn = (check: Check, variant: Variant | undefined): Position | null => {
  const { start, where } = check.draft;
  if (start === undefined || start === null || variant === undefined) return null;
  const result = where === undefined ? startValue(start, variant) : startText(start as string, variant);
  if (!result.ok) {
    report(check, "start", ...result.errors);
    return null;
  }
  const warning = unreachable(result.value);
  if (warning !== undefined) check.warnings.push(located(where?.start, warning));
  return result.value;
};

const resultIn = (check: Check, variant: Variant | undefined): RecordResult | null => {
  const { result } = check.draft;
  if (result === null) return null;
  const fault = (found: unknown, offset: number | undefined): null => {
    const about = offset === undefined ? {} : { offset };
    report(check, "result", unfit("BAD_RESULT", "the place of each seat, as in white=1 black=2", found, about));
    return null;
  };
  const claimed = new Map<Seat, number>();
  const most = variant?.seats.length ?? 6;
  for (const { seat: name, place, seatOffset, placeOffset } of result) {
    const seat = check.settings.seats.get(name as string);
    if (seat === undefined || !isSeated(variant, seat) || claimed.has(seat)) return fault(name, seatOffset);
    if (!Number.isInteger(place) || (place as number) < 1 || (place as number) > most) return fault(place, placeOffset);
    claimed.set(seat, place as number);
  }
  const seats = variant?.seats ?? [...claimed.keys()];
  return Object.fromEntries(seats.filter((seat) => claimed.has(seat)).map((seat) => [seat, claimed.get(seat)]));
};

const terminationIn = (check: Check): Ending | null => {
  const { termination } = check.draft;
  if (termination === undefined || termination === null) return null;
  if (!(endings as readonly unknown[]).includes(termination)) {
    report(check, "termination", unfit("BAD_TERMINATION", endings.join(", "), termination));
  }
  return termination as Ending;
};

/** Why a seat cannot be the one that left, if it cannot. */
export const leaverFault = (ending: DraftEnding | null, variant: Variant | undefined): Problem | undefined =>
  ending === null || ending.reason === "unfinished" || isSeated(variant, ending.by)
    ? undefined
    : problem("SEAT_NOT_SEATED", { seat: ending.by });

/**
 * Checks a draft.
 *
 * @param draft - what was read
 * @param settings - how records are read
 * @returns its parts checked, and what is wrong, in the order of the parts
 */
export const checkDraft = (draft: Draft, settings: Settings): Checked => {
  const check: Check = { draft, settings, problems: [], warnings: [] };
  const { problems, warnings } = check;
  const variant = variantIn(check);
  const tags = tagsIn(draft.tags, variant, (fault, index) => {
    problems.push(located(draft.where?.tags[index], fault));
  });
  const start = startIn(check, variant);
  problems.push(...(draft.faults ?? []));
  // Of text the reader asks, since a wrong number before the ending is the first fault.
  const leaver = draft.where === undefined ? leaverFault(draft.ending, variant) : undefined;
  if (leaver !== undefined) problems.push(leaver);
  const result = resultIn(check, variant);
  return { variant, start, tags, result, termination: terminationIn(check), problems, warnings };
};

/**
 * The record of a draft that is not from text.
 *
 * @param draft - what was read
 * @param settings - how records are read
 * @param faults - what was wrong with the set of its fields
 */
export const recordOfDraft = (
  draft: Draft,
  settings: Settings,
  faults: readonly Problem[] = [],
): Result<GameRecord> => {
  const { comments, turns, ending } = draft;
  const { problems, warnings, variant, ...checked } = checkDraft(draft, settings);
  if (faults.length + problems.length > 0 || variant === undefined) return failure(...faults, ...problems);
  return success(makeRecord({ variant, ...checked, comments, turns, ending }), warnings);
};
