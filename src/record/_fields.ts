import type { Cell } from "../geometry/cell.ts";
import { toCell } from "../geometry/door.ts";
import type { Seat } from "../geometry/seat.ts";
import { checkPosition } from "../position/door.ts";
import type { Position } from "../position/position.ts";
import { fieldsOf, type Fields as KnownFields } from "../problem/foreign.ts";
import { type About, type Problem, problem, shown, unfit } from "../problem/problem.ts";
import { checkVariant, sameRules } from "../variants/door.ts";
import { findVariant } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { isFault, readMove } from "./_cells.ts";
import { fieldTags, placesInOrder, playerOf } from "./_claims.ts";
import type { DraftEnding, DraftTurn } from "./_moves.ts";
import { isTagName } from "./_tags.ts";
import type { Settings } from "./options.ts";
import type { RecordResult, RecordTag } from "./record.ts";

/*
 * The fields of a record as values from outside: each check gives what it could read, and says what is wrong.
 */

/** Problems after which no more are looked for. */
export const enough = 20;

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bad = (field: string, expected: string, value: unknown, about: About = {}): Problem =>
  unfit("BAD_FIELD", expected, value, about, field);

/** Whether a value is a text that a record can hold: whole characters, no zero byte. */
const isText = (value: unknown): value is string =>
  typeof value === "string" &&
  !value.includes("\0") &&
  !(/[\ud800-\udfff]/.test(value) && /\p{Surrogate}/u.test(value));

/** Whether a text can be a comment: in braces without braces inside, or behind a semicolon on one line; no line of it may begin a record. */
export const isComment = (value: unknown): value is string =>
  isText(value) &&
  !value.includes("\n[Format ") &&
  (!/[{}]/.test(value) || !(value.includes("\n") || value.endsWith("\r")));

export const commentsIn = (field: string, value: unknown, problems: Problem[]): string[] => {
  if (value === undefined) return [];
  if (Array.isArray(value) && Array.from(value as unknown[]).every(isComment)) return value.slice();
  problems.push(unfit("BAD_COMMENT", "a list of texts, those with braces of one line", value, {}, field));
  return [];
};

export const tagsIn = (value: unknown, variant: Variant | undefined, problems: Problem[]): RecordTag[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push(bad("tags", "a list of names with values", value));
    return [];
  }
  const names = new Set<string>();
  const tags: RecordTag[] = [];
  for (const tag of Array.from(value as unknown[])) {
    if (problems.length > enough) break;
    const [name, text] = Array.isArray(tag) && tag.length === 2 ? (tag as unknown[]) : [];
    if (
      typeof name !== "string" ||
      !isTagName(name) ||
      fieldTags.includes(name) ||
      !isText(text) ||
      text.includes("\n")
    ) {
      problems.push(problem("BAD_TAG", { found: shown(name ?? tag) }));
      continue;
    }
    const seat = playerOf(name);
    if (seat !== undefined && variant !== undefined && !variant.seats.includes(seat)) {
      problems.push(problem("TAG_UNKNOWN_SEAT", { seat, found: name }));
    }
    if (names.has(name)) problems.push(problem("TAG_TWICE", { found: shown(name) }));
    names.add(name);
    tags.push([name, text]);
  }
  return tags;
};

const turnFields: readonly string[] = ["from", "to", "path", "pass", "round", "comments"];
const endingFields: readonly string[] = ["reason", "by", "round", "comments"];

/** The fields of a turn or an ending; of those that are not known the first is told. */
const partOf = (value: Fields, allowed: readonly string[]): KnownFields => {
  const { spec, faults } = fieldsOf(value, allowed, "BAD_FIELD", allowed);
  return { spec, faults: faults.slice(0, 1) };
};

/** What turns and endings share. */
const noteMore = (
  where: string,
  { spec, faults }: KnownFields,
  made: { round?: number; comments?: string[] },
  problems: Problem[],
): void => {
  problems.push(...faults);
  const { round, comments } = spec;
  if (round !== undefined) {
    if (!Number.isSafeInteger(round) || (round as number) < 1) {
      problems.push(bad(`round of ${where}`, "an integer from 1", round));
    } else made.round = round as number;
  }
  const texts = commentsIn(`comments of ${where}`, comments, problems);
  if (texts.length > 0) made.comments = texts;
};

const cellsOfTurn = (given: Fields, settings: Settings, ply: number): Cell[] | Problem => {
  const { from, to, path } = given;
  if (path !== undefined && !Array.isArray(path)) return bad("path", "a list of cells", path, { ply });
  const cells: Cell[] = [];
  for (const value of Array.from((path as unknown[] | undefined) ?? [from, to])) {
    const cell = toCell(value);
    if (cell === undefined) return problem("NOT_A_CELL", { cell: shown(value), found: shown(value), ply });
    cells.push(cell);
  }
  if (cells.length < 2) return problem("MOVE_TOO_SHORT", { found: shown(path), ply });
  const last = cells[cells.length - 1];
  if ((from !== undefined || to !== undefined) && (from !== cells[0] || to !== last)) {
    return problem("PATH_ENDS_DIFFER", { found: shown(`${cells[0]}-${last}`), ply });
  }
  const { turned } = settings;
  return turned === undefined ? cells : cells.map((cell) => turned[cell] as Cell);
};

const turnIn = (value: unknown, settings: Settings, ply: number, problems: Problem[]): DraftTurn | undefined => {
  if (value === "--") return { pass: true };
  if (typeof value === "string") {
    const move = readMove(value, 0, value.length, settings);
    if (!isFault(move)) return move;
    problems.push({ ...move, ply });
    return undefined;
  }
  if (!isObject(value)) {
    problems.push(bad("turn", "a move or a pass", value, { ply }));
    return undefined;
  }
  const part = partOf(value, turnFields);
  const given = part.spec;
  let made: DraftTurn;
  if (given.pass !== undefined) {
    if (given.pass !== true || given.from !== undefined || given.to !== undefined || given.path !== undefined) {
      problems.push(bad("turn", "either a move or a pass", value, { ply }));
      return undefined;
    }
    made = { pass: true };
  } else {
    const cells = cellsOfTurn(given, settings, ply);
    if (!Array.isArray(cells)) {
      problems.push(cells);
      return undefined;
    }
    made = { from: cells[0] as Cell, to: cells[cells.length - 1] as Cell };
    if (cells.length > 2) made.path = cells;
  }
  const before = problems.length;
  noteMore(`turn ${ply}`, part, made, problems);
  for (let index = before; index < problems.length; index++) problems[index] = { ...(problems[index] as Problem), ply };
  return made;
};

export const turnsIn = (value: unknown, settings: Settings, problems: Problem[]): DraftTurn[] => {
  if (!Array.isArray(value)) {
    problems.push(bad("turns", "a list of moves and passes", value));
    return [];
  }
  const { maxPlies } = settings;
  if (value.length > maxPlies) {
    problems.push(unfit("TOO_MANY_PLIES", `${maxPlies}`, value.length));
    return [];
  }
  const turns: DraftTurn[] = [];
  for (let index = 0; index < value.length && problems.length <= enough; index++) {
    const turn = turnIn(value[index], settings, index + 1, problems);
    if (turn !== undefined) turns.push(turn);
  }
  return turns;
};

export const endingIn = (
  value: unknown,
  variant: Variant | undefined,
  { seats }: Settings,
  problems: Problem[],
): DraftEnding | null => {
  if (value === undefined || value === null) return null;
  const expected = "null, { reason: unfinished }, or a reason (resignation or time) and by, the seat that left";
  if (!isObject(value)) {
    problems.push(bad("ending", expected, value));
    return null;
  }
  const part = partOf(value, endingFields);
  const { reason, by } = part.spec;
  let made: DraftEnding;
  if (reason === "unfinished" && by === undefined) made = { reason };
  else {
    const seat = typeof by === "string" ? seats.get(by) : undefined;
    if ((reason !== "resignation" && reason !== "time") || seat === undefined) {
      problems.push(bad("ending", expected, reason === "resignation" || reason === "time" ? by : reason));
      return null;
    }
    if (variant !== undefined && !variant.seats.includes(seat)) {
      problems.push(problem("SEAT_NOT_SEATED", { seat }));
    }
    made = { reason, by: seat };
  }
  noteMore("ending", part, made, problems);
  return made;
};

export const resultIn = (
  value: unknown,
  variant: Variant | undefined,
  { seats }: Settings,
  problems: Problem[],
): RecordResult | null => {
  if (value === undefined || value === null) return null;
  const claimed = new Map<Seat, number>();
  const fault = (found: unknown): null => {
    problems.push(unfit("BAD_RESULT", "null, or the place of each seat it names", found));
    return null;
  };
  if (!isObject(value)) return fault(value);
  const most = variant?.seats.length ?? 6;
  for (const [name, place] of Object.entries(value)) {
    const seat = seats.get(name);
    if (seat === undefined || (variant !== undefined && !variant.seats.includes(seat)) || claimed.has(seat)) {
      return fault(name);
    }
    if (!Number.isInteger(place) || (place as number) < 1 || (place as number) > most) return fault(place);
    claimed.set(seat, place as number);
  }
  return claimed.size === 0 ? fault(value) : placesInOrder(claimed, variant?.seats ?? [...claimed.keys()]);
};

export const variantIn = (
  value: unknown,
  { variant, variants }: Settings,
  warnings: Problem[],
  problems: Problem[],
): Variant | undefined => {
  const id = typeof value === "string" ? value : isObject(value) && Object.hasOwn(value, "id") ? value.id : undefined;
  if (variant !== undefined) {
    const brought = isObject(value) ? checkVariant(value) : undefined;
    const differs = brought !== undefined && !(brought.ok && sameRules(brought.value, variant));
    if ((id !== undefined && id !== variant.id) || differs) warnings.push(unfit("VARIANT_REPLACED", variant.id, id));
    return variant;
  }
  if (value === undefined) return undefined;
  if (typeof value === "string") {
    const known = findVariant(value) ?? variants.find((one) => one.id === value);
    if (known === undefined) problems.push(problem("UNKNOWN_VARIANT", { found: shown(value) }));
    return known;
  }
  const result = checkVariant(value);
  if (result.ok) return result.value;
  problems.push(...result.errors);
  return undefined;
};

export const startIn = (value: unknown, variant: Variant | undefined, problems: Problem[]): Position | null => {
  if (value === undefined || value === null || variant === undefined) return null;
  const brought = isObject(value) && Object.hasOwn(value, "variant") ? value.variant : variant;
  const named =
    typeof brought === "string" ? brought : isObject(brought) && Object.hasOwn(brought, "id") ? brought.id : brought;
  if (named !== variant.id) {
    problems.push(unfit("UNKNOWN_VARIANT", variant.id, named));
    return null;
  }
  const position = checkPosition(isObject(value) ? { ...value, variant } : value, { strict: true });
  if (position.ok) return position.value;
  problems.push(...position.errors);
  return null;
};
