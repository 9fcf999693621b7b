import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { checkDraft, leaverFault } from "./_check.ts";
import { type Cursor, cursorAt, here, type Location, movedTo, problemAt, skipBlank } from "./_cursor.ts";
import { type MovesRead, readMoves } from "./_moves.ts";
import { isEnded, settleNumbers } from "./_numbers.ts";
import { dropSkips } from "./_skips.ts";
import { readTags } from "./_tags.ts";
import { draftOf } from "./_text-draft.ts";
import { utf8Length } from "./_utf8.ts";
import { makeRecord, type Replayed } from "./made.ts";
import { type RecordOptions, type Settings, settingsOf } from "./options.ts";
import type { GameRecord } from "./record.ts";

/** A record of nothing but faults has that many; more are of no use to anybody. */
const mostProblems = 100;

const failed = (problems: readonly Problem[]): Result<GameRecord> => failure(...problems.slice(0, mostProblems));

/** Where a character stands, found by counting lines; for problems that are rare. */
const search = (text: string, offset: number, firstLine: number): Location => {
  let line = firstLine;
  let lineStart = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) {
    line++;
    lineStart = end + 1;
  }
  return { offset, line, column: offset - lineStart + 1 };
};

/** Why a text cannot hold a record at all. */
export const textFault = (text: string, line: number): Problem | undefined => {
  const nul = text.indexOf("\0");
  if (nul >= 0) return problemAt(search(text, nul, line), "NUL_BYTE");
  // Bytes that are no UTF-8 were read as lone surrogates, which a well-formed text does not have either.
  const lone = /[\ud800-\udfff]/.test(text) ? text.search(/\p{Surrogate}/u) : -1;
  if (lone >= 0) {
    return problemAt(search(text, lone, line), "BAD_ENCODING", { expected: "UTF-8" });
  }
  return undefined;
};

/** The problem of a record above the budget. */
export const longFault = ({ maxRecordBytes }: Settings, line: number): Problem =>
  problem("RECORD_TOO_LONG", { expected: `${maxRecordBytes} bytes`, line, column: 1 });

const checkFormat = (cursor: Cursor): Problem | undefined => {
  const begun = skipBlank(cursor);
  const { text, offset } = cursor;
  const location = here(cursor);
  const expected = '[Format "1"]';
  if (!begun) return problemAt(location, "NO_RECORD", { expected });
  if (location.column === 1 && text.startsWith("[Format ", offset)) return undefined;
  return problemAt(location, "FORMAT_MISSING", { expected, found: shown(text.slice(offset, offset + 50)) });
};

/**
 * Notes where the ending of a record would stand. Without an ending and a result a record breaks off, unless the rules have ended its
 * game, which playing it will show; lenient reading plays it and takes it for unfinished.
 */
const noteMissingEnd = (
  cursor: Cursor,
  read: MovesRead,
  record: Pick<GameRecord, "variant" | "start" | "result">,
): void => {
  const location = here(cursor);
  read.locations.push(location);
  if (record.result !== null || !cursor.settings.lenient || isEnded(record, read)) return;
  cursor.warnings.push(problemAt(location, "END_MISSING", { expected: "*", ply: read.turns.length + 1 }));
  read.ending = { reason: "unfinished" };
};

/**
 * Reads one record.
 *
 * @param text - the record, perhaps with white space before it
 * @param line - the number of its first line
 * @param settings - how records are read
 */
export const readRecord = (text: string, line: number, settings: Settings): Result<GameRecord> => {
  if (text.length > settings.maxRecordBytes || utf8Length(text) > settings.maxRecordBytes) {
    return failed([longFault(settings, line)]);
  }
  const fault = textFault(text, line);
  if (fault !== undefined) return failed([fault]);
  const cursor = cursorAt(text, settings, line);
  const missing = checkFormat(cursor);
  if (missing !== undefined) return failed([missing]);
  const first = here(cursor);
  const { tags, loose } = readTags(cursor);
  const format = tags.find(({ name }) => name === "Format");
  if (format !== undefined && format.value !== "1") {
    return failed([problemAt(format.valueLocation, "FORMAT_UNKNOWN", { expected: "1", found: shown(format.value) })]);
  }
  const read = readMoves(cursor);
  const draft = draftOf(cursor, tags, first, read);
  const checked = checkDraft(draft, settings);
  const { variant, start } = checked;
  const problems = [...cursor.problems, ...checked.problems];
  let replayed: Replayed | undefined;
  if (problems.length === 0 && variant !== undefined) {
    if (settings.skipsWritten) dropSkips(cursor, { variant, start }, read);
    const settled = settleNumbers(cursor, { variant, start }, read);
    // A wrong number stands before whatever stopped the reading.
    if (settled !== undefined && "code" in settled) return failed([settled]);
    replayed = settled;
  }
  const leaver = leaverFault(read.ending, variant);
  if (leaver !== undefined) problems.push(movedTo(read.locations.at(-1)!, leaver));
  else if (read.problem !== undefined) problems.push(read.problem);
  if (problems.length > 0 || variant === undefined) return failed(problems);
  if (read.ending === null) noteMissingEnd(cursor, read, { ...checked, variant });
  const { result, termination } = checked;
  const comments = [...loose, ...read.comments];
  const record = makeRecord(
    { variant, start, tags: checked.tags, comments, turns: read.turns, ending: read.ending, result, termination },
    { where: draft.where!, turns: read.locations, replayed },
  );
  return success(record, inOrder([...cursor.warnings, ...checked.warnings]));
};

/** Warnings in the order of the text; several looks at it found them. */
const inOrder = (warnings: readonly Problem[]): Problem[] =>
  warnings.slice().sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

/**
 * Reads the text of one record. Strict by default: each word is used or is a problem. Moves are not played: {@link verifyRecord} and
 * {@link replay} do that.
 *
 * @param text - one record in format 1
 * @param options - how it is read
 * @returns the record with a warning for each repair; or all problems of its tags (the first 100), and the first of its moves, with
 * line and column
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or the code of a rule set among the options
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { parseRecord } from "sternhalma/record";
 *
 * const record = unwrap(parseRecord('[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-e13 2. l5-l6 *\n'));
 * record.turns.length; // 3
 * const result = parseRecord('[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 zz9 *\n');
 * result.ok ? "" : `${result.error.code} ${result.error.line}:${result.error.column}`; // "BAD_TOKEN 4:10"
 * ```
 * @since 0.1.0
 */
export const parseRecord = (text: string, options?: RecordOptions): Result<GameRecord> => {
  const settings = settingsOf(options);
  if (typeof text !== "string") return failed([unfit("NOT_TEXT", "a text", text)]);
  return readRecord(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text, 1, settings);
};
