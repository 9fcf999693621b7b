import type { Position } from "../position/position.ts";
import type { Result } from "../problem/problem.ts";
import { findVariant } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { readValue } from "./_value.ts";
import { recordIn } from "./door.ts";
import { type RecordOptions, settingsOf } from "./options.ts";
import type { GameRecord } from "./record.ts";

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
  const { variant, start, tags, comments, turns, ending, result, termination } = recordIn(record);
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
  readValue(value, settingsOf(options));
