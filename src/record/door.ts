import { unwrap } from "../problem/error.ts";
import { failure, type Result, success, unfit } from "../problem/problem.ts";
import { readValue } from "./_value.ts";
import { isMadeRecord } from "./made.ts";
import { type Settings, settingsOf } from "./options.ts";
import type { GameRecord } from "./record.ts";

/** Settings for what is in memory already, whatever its length. */
export const unlimited = (): Settings =>
  settingsOf({ maxPlies: Number.POSITIVE_INFINITY, maxRecordBytes: Number.POSITIVE_INFINITY });

/** A record of ours is believed, a foreign one is read and checked; or what is wrong. */
export const readRecordValue = (value: unknown): Result<GameRecord> => {
  if (isMadeRecord(value)) return success(value);
  // Text is parsed where JSON is asked for, not where a record is.
  return typeof value === "string" ? failure(unfit("NOT_A_RECORD", "a record", value)) : readValue(value, unlimited());
};

/** The record meant; throws RulesError with what is wrong with it. */
export const recordIn = (value: GameRecord): GameRecord => unwrap(readRecordValue(value));
