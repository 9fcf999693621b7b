/**
 * Game records: text and JSON, streams of them, replay and verification.
 *
 * @module record
 */
export {
  cutRecord,
  type RecordOfOptions,
  recordOf,
  tryRecordOf,
  tryWithComments,
  tryWithTags,
  withComments,
  withRounds,
  withTags,
} from "./edit.ts";
export { formatRecord, type RecordFormat } from "./format.ts";
export { type RecordJSON, recordFromJSON, recordToJSON } from "./json.ts";
export type { RecordOptions } from "./options.ts";
export { parseRecord } from "./parse.ts";
export type { GameRecord, RecordEnding, RecordResult, RecordTag, RecordTurn } from "./record.ts";
export { gameOf, type Replay, type ReplayStep, replay, tryGameOf } from "./replay.ts";
export { parseRecords, type ReadRecord, type RecordChunks, type RecordStart, readRecords } from "./stream.ts";
export { type RecordProblem, type RecordReport, type SeatReport, verifyRecord } from "./verify.ts";
