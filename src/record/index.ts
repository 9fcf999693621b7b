/**
 * Game records: text and JSON, streams of them, replay and verification; namings of other systems.
 *
 * @module record
 */
export type { Game, Turn } from "../game/game.ts";
export type { Played } from "../game/play.ts";
export type { Cell } from "../geometry/cell.ts";
export type { Seat } from "../geometry/seat.ts";
export type { Move, MoveInput } from "../moves/move.ts";
export {
  axialNaming,
  formatMoveIn,
  gamerzNaming,
  indexNaming,
  type Naming,
  parseMoveIn,
  standardNaming,
} from "../notation/naming.ts";
export type { Ending, Outcome } from "../outcome/outcome.ts";
export type { Board, Position } from "../position/position.ts";
export {
  type MoveCode,
  type NamingCode,
  namingCodes,
  type ProblemCode,
  type RecordCode,
  recordCodes,
} from "../problem/codes.ts";
export type { Problem, Result } from "../problem/problem.ts";
export type { VariantInput } from "../variants/door.ts";
export type { Variant } from "../variants/variant.ts";
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
