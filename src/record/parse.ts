import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import type { Variant } from "../variants/variant.ts";
import { type Claims, claimsOf } from "./_claims.ts";
import { type Cursor, cursorAt, placeOf, problemAt, skipBlank } from "./_cursor.ts";
import { type MovesRead, readMoves } from "./_moves.ts";
import { isEnded, settleNumbers } from "./_numbers.ts";
import { own, type Replayed } from "./_own.ts";
import { dropSkips } from "./_skips.ts";
import { readTags } from "./_tags.ts";
import { utf8Length } from "./_utf8.ts";
import { type RecordOptions, type Settings, settingsOf } from "./options.ts";
import type { GameRecord } from "./record.ts";

/** A record of nothing but faults has that many; more are of no use to anybody. */
const mostProblems = 100;

const failed = (problems: readonly Problem[]): Result<GameRecord> => failure(...problems.slice(0, mostProblems));

/** The place of a character, found by counting lines; for problems that are rare. */
const placeBySearch = (text: string, at: number, firstLine: number): { at: number; line: number; column: number } => {
  let line = firstLine;
  let lineStart = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", end + 1)) {
    line++;
    lineStart = end + 1;
  }
  return { at, line, column: at - lineStart + 1 };
};

/** Why a text cannot hold a record at all. */
export const textFault = (text: string, line: number): Problem | undefined => {
  const nul = text.indexOf("\0");
  if (nul >= 0) return problemAt(placeBySearch(text, nul, line), "NUL_BYTE");
  // Bytes that are no UTF-8 were read as lone surrogates, which a well-formed text does not have either.
  const lone = /[\ud800-\udfff]/.test(text) ? text.search(/\p{Surrogate}/u) : -1;
  if (lone >= 0) {
    return problemAt(placeBySearch(text, lone, line), "BAD_ENCODING", { expected: "UTF-8" });
  }
  return undefined;
};

/** The problem of a record above the budget. */
export const longFault = ({ maxRecordBytes }: Settings, line: number): Problem =>
  problem("RECORD_TOO_LONG", { expected: `${maxRecordBytes} bytes`, line, column: 1 });

const checkFormat = (cursor: Cursor): Problem | undefined => {
  const begun = skipBlank(cursor);
  const { text, at } = cursor;
  const place = placeOf(cursor);
  const expected = '[Format "1"]';
  if (!begun) return problemAt(place, "NO_RECORD", { expected });
  if (place.column === 1 && text.startsWith("[Format ", at)) return undefined;
  return problemAt(place, "FORMAT_MISSING", { expected, found: shown(text.slice(at, at + 50)) });
};

/**
 * Notes where the ending of a record would stand. Without an ending and a result a record breaks off, unless the rules have ended its
 * game, which playing it will show; lenient reading plays it and takes it for unfinished.
 */
const noteMissingEnd = (cursor: Cursor, read: MovesRead, variant: Variant, { start, result }: Claims): void => {
  const place = placeOf(cursor);
  read.lines.push(place.line);
  read.columns.push(place.column);
  if (result !== null || !cursor.settings.lenient || isEnded(variant, start, read)) return;
  const more = { expected: "*", ply: read.turns.length + 1 };
  cursor.warnings.push(problemAt(place, "END_MISSING", more));
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
  const { problems, warnings } = cursor;
  const missing = checkFormat(cursor);
  if (missing !== undefined) return failed([missing]);
  const first = placeOf(cursor);
  const { tags, loose } = readTags(cursor);
  const format = tags.find(({ name }) => name === "Format");
  if (format !== undefined && format.value !== "1") {
    return failed([problemAt(format.valuePlace, "FORMAT_UNKNOWN", { expected: "1", found: shown(format.value) })]);
  }
  const claims = claimsOf(cursor, tags, first);
  const { variant } = claims;
  const ofTags = problems.length;
  const read = readMoves(cursor, variant);
  const ofMoves = problems.splice(ofTags);
  let replayed: Replayed | null = null;
  if (ofTags === 0 && variant !== undefined) {
    if (settings.skipsWritten) dropSkips(cursor, variant, claims.start, read);
    replayed = settleNumbers(cursor, variant, claims.start, read);
  }
  // A wrong number stands before whatever stopped the reading.
  if (problems.length === ofTags) problems.push(...ofMoves);
  if (problems.length > 0 || variant === undefined) return failed(problems);
  if (read.ending === null) noteMissingEnd(cursor, read, variant, claims);
  const { start, result, termination, resultLine, terminationLine } = claims;
  const record = own(
    {
      format: 1,
      variant,
      start,
      tags: claims.tags,
      comments: [...loose, ...read.comments],
      turns: read.turns,
      ending: read.ending,
      result,
      termination,
    },
    { lines: read.lines, columns: read.columns, resultLine, terminationLine, replayed },
  );
  return success(record, inOrder(warnings));
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
