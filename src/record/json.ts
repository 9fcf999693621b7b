import { type Ending, endings } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { ProblemCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { fieldsOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { findVariant } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { commentsIn, endingIn, isObject, resultIn, startIn, tagsIn, turnsIn, variantIn } from "./_fields.ts";
import type { DraftTurn } from "./_moves.ts";
import { isOwn, own } from "./_own.ts";
import { type RecordOptions, type Settings, settingsOf } from "./options.ts";
import type { GameRecord, RecordTurn } from "./record.ts";

/**
 * A record as JSON: the record itself, but a preset is named by its id and the start leaves the rules to the record.
 * @since 0.1.0
 */
export interface RecordJSON extends Omit<GameRecord, "variant" | "start"> {
  /** The id of a preset, or other rules in full. */
  readonly variant: string | Variant;
  /** Where the game began, without the rules, or null. */
  readonly start: Omit<Position, "variant"> | null;
}

const mayMiss = ["start", "tags", "comments", "ending", "result", "termination"];
const fieldNames = ["format", "variant", "turns", ...mayMiss];

/** The value of a text of JSON that is not too long. @internal */
export const parsed = (text: string, { maxRecordBytes }: Settings): Result<unknown, ProblemCode> => {
  if (text.length > maxRecordBytes) {
    return failure(problem("RECORD_TOO_LONG", { expected: `${maxRecordBytes} bytes` }));
  }
  try {
    return success(JSON.parse(text) as unknown);
  } catch {
    return failure(problem("BAD_JSON", { found: shown(text) }));
  }
};

/** {@link recordFromJSON} with options looked through. @internal */
export const readJSON = (given: unknown, settings: Settings): Result<GameRecord> => {
  const json = typeof given === "string" ? parsed(given, settings) : success(given);
  if (!json.ok) return json;
  const { value } = json;
  if (!isObject(value)) return failure(problem("NOT_A_RECORD", { found: shown(value) }));
  const optional = settings.variant === undefined ? mayMiss : [...mayMiss, "variant"];
  const { spec, faults: problems } = fieldsOf(value, fieldNames, "NOT_A_RECORD", optional);
  const warnings: Problem[] = [];
  if (spec.format !== undefined && spec.format !== 1) return failure(unfit("FORMAT_UNKNOWN", "1", spec.format));
  const variant = variantIn(spec.variant, settings, warnings, problems);
  const { termination = null } = spec;
  if (termination !== null && !(endings as readonly unknown[]).includes(termination)) {
    problems.push(unfit("BAD_TERMINATION", `null or ${endings.join(", ")}`, termination));
  }
  const start = startIn(spec.start, variant, problems);
  const tags = tagsIn(spec.tags, variant, problems);
  const comments = commentsIn("comments", spec.comments, problems);
  const turns = spec.turns === undefined ? [] : turnsIn(spec.turns, settings, problems);
  const ending = endingIn(spec.ending, variant, settings, problems);
  const result = resultIn(spec.result, variant, settings, problems);
  if (problems.length > 0 || variant === undefined) return failure(...problems);
  const record: GameRecord = {
    format: 1,
    variant,
    start,
    tags,
    comments,
    turns,
    ending,
    result,
    termination: termination as Ending | null,
  };
  return success(own(record), warnings);
};

/**
 * A record as a value for JSON.
 *
 * @param record - a record
 * @returns a copy of plain objects and lists; {@link recordFromJSON} makes the same record of it
 * @throws {@link RulesError} with the problem of a value that is no record
 * @example
 * ```ts
 * import { createGame, play } from "sternhalma";
 * import { recordOf, recordToJSON } from "sternhalma/record";
 *
 * const json = recordToJSON(recordOf(play(createGame("classic-2"), "l4-l5")));
 * JSON.stringify(json.turns); // '[{"from":113,"to":105,"round":1}]'
 * ```
 * @since 0.1.0
 */
export const recordToJSON = (record: GameRecord): RecordJSON => {
  const { variant, start, tags, comments, turns, ending, result, termination } = checkedRecord(record);
  const { variant: _, ...position } = start ?? { variant };
  return {
    format: 1,
    variant: findVariant(variant.id) === undefined ? copied(variant) : variant.id,
    start: start === null ? null : copied(position as Omit<Position, "variant">),
    tags: copied(tags),
    comments: copied(comments),
    turns: copied(turns, turnFields),
    ending: copied(ending, turnFields),
    result: copied(result),
    termination,
  };
};

/** The fields of turns and endings in the order in which they are written, whichever was read or set first. */
const turnFields = ["from", "to", "path", "pass", "reason", "by", "round", "comments"];

const copied = <T>(value: T, order?: string[]): T => JSON.parse(JSON.stringify(value, order)) as T;

/**
 * Reads a record from a value, usually parsed JSON. Only `format`, `variant` and `turns` must be there. A
 * turn may also be text, `"l4-l5"` or `"--"`, in the naming of the options.
 *
 * @param value - anything; a text is parsed as JSON
 * @param options - how it is read; `lenient` and `skips` are for text only
 * @returns a frozen record, or what is wrong with it, with the `ply` of wrong turns
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or the code of a rule set among the options
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { formatRecord, recordFromJSON } from "sternhalma/record";
 *
 * const json = { format: 1, variant: "classic-2", turns: ["l4-l5"], ending: { reason: "unfinished" } };
 * formatRecord(unwrap(recordFromJSON(json))); // '[Format "1"]\n[Variant "classic-2"]\n\nl4-l5 *\n'
 * ```
 * @since 0.1.0
 */
export const recordFromJSON = (value: unknown, options?: RecordOptions): Result<GameRecord> =>
  readJSON(value, settingsOf(options));

/** A record known to be right; one that was not made here is checked first. @internal */
export const checkedRecord = (record: GameRecord): GameRecord => unwrap(checkRecord(record));

/** {@link checkedRecord} without exceptions. @internal */
export const checkRecord = (record: GameRecord): Result<GameRecord> =>
  isOwn(record)
    ? success(record)
    : typeof record === "string"
      ? failure(problem("NOT_A_RECORD"))
      : readUnlimited(record);

/** {@link readJSON} of what was put together here, as if it came from outside. @internal */
export const readUnlimited = (record: unknown): Result<GameRecord> =>
  readJSON(record, settingsOf({ maxPlies: Number.POSITIVE_INFINITY, maxRecordBytes: Number.POSITIVE_INFINITY }));

/** The turns of a record as drafts that may be changed. @internal */
export const draftTurn = (turn: RecordTurn): DraftTurn => {
  const { comments, ...rest } = turn;
  return comments === undefined ? { ...rest } : { ...rest, comments: comments.slice() };
};
