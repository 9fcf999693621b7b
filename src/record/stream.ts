import { RulesError } from "../problem/error.ts";
import { eachOf, fieldOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, unfit } from "../problem/problem.ts";
import { parsed, tagsIn } from "./_check.ts";
import { cursorAt } from "./_cursor.ts";
import { endStream, type Piece, pushChunk, splitter } from "./_split.ts";
import { fieldTags } from "./_tag-names.ts";
import { readTags } from "./_tags.ts";
import { utf8Reader } from "./_utf8.ts";
import { readValue } from "./_value.ts";
import { type RecordOptions, type Settings, settingsOf } from "./options.ts";
import { longFault, readRecord, textFault } from "./parse.ts";
import type { GameRecord, RecordTag } from "./record.ts";

/**
 * Where a record of a stream begins.
 * @since 0.1.0
 */
export interface RecordStart {
  /** Which record of the stream, from 1; what could not be read counts. */
  readonly number: number;
  /** Its first line, from 1. */
  readonly line: number;
  /** Where it begins, in bytes of UTF-8 from the beginning of the stream. */
  readonly offset: number;
  /** Its tags that are no fields of a record, such as `Event`; of a record that cannot be read, those that could be made out. */
  readonly tags: readonly RecordTag[];
}

/**
 * One record of a stream: the result of reading it, where it begins and how it is tagged.
 * @since 0.1.0
 */
export type ReadRecord = Result<GameRecord> & RecordStart;

/**
 * What a stream is read from: pieces of text or of UTF-8 bytes, cut anywhere. Node's streams and the bodies of `fetch` are such.
 * @since 0.1.0
 */
export type RecordChunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Offsets count from the beginning of a record's text, which the reader of a stream does not have. */
const withoutOffset = (problem: Problem): Problem => {
  const { offset: _, ...rest } = problem;
  return rest;
};

const onLine =
  (line: number) =>
  (problem: Problem): Problem => ({ ...problem, line, column: 1 });

const junkFault = (text: string, line: number): Problem => {
  // A character may be cut where the junk is.
  const whole = /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
  const fault = textFault(whole, line);
  const found = shown(whole.trimEnd().split("\n")[0]);
  return fault ?? problem("FORMAT_MISSING", { expected: '[Format "1"]', found, line, column: 1 });
};

const changed = (result: Result<GameRecord>, change: (problem: Problem) => Problem): Result<GameRecord> =>
  result.ok ? { ...result, warnings: result.warnings.map(change) } : failure(...result.errors.map(change));

const readPiece = ({ kind, text, line }: Piece, settings: Settings): Result<GameRecord> => {
  switch (kind) {
    case "text":
      return changed(readRecord(text, line, settings), withoutOffset);
    case "json": {
      const fault = textFault(text, line);
      return changed(fault === undefined ? readValue(text, settings) : failure(withoutOffset(fault)), onLine(line));
    }
    case "junk":
      return failure(withoutOffset(junkFault(text, line)));
    case "long":
      return failure(longFault(settings, line));
    default: {
      const never: never = kind;
      return never;
    }
  }
};

/** The tags of a piece that could not be read, so that somebody can tell which record it is. */
const tagsBesides = ({ kind, text, line }: Piece, settings: Settings): RecordTag[] => {
  if (kind === "json") {
    const json = parsed(text);
    return json.ok ? tagsIn(fieldOf(json.value, "tags"), undefined, () => {}) : [];
  }
  if (kind !== "text" || textFault(text, line) !== undefined) return [];
  return readTags(cursorAt(text, settings, line))
    .tags.filter(({ name }) => !fieldTags.includes(name))
    .map(({ name, value }): RecordTag => [name, value]);
};

/** The text of a chunk, or undefined for what is no chunk. */
const chunkText = (chunk: unknown, read: (bytes: Uint8Array) => string): string | undefined => {
  if (typeof chunk === "string") return chunk;
  return ArrayBuffer.isView(chunk) && (chunk as Partial<Uint8Array>).BYTES_PER_ELEMENT === 1
    ? read(chunk as Uint8Array)
    : undefined;
};

/** Reads one stream: takes its chunks and then its end, gives the records that each of them completes. */
const reader = (settings: Settings): ((chunk: unknown, last?: boolean) => Generator<ReadRecord, void>) => {
  const stream = splitter(settings.maxRecordBytes);
  const bytes = utf8Reader();
  let number = 0;
  return function* (chunk, last = false) {
    const text = chunkText(chunk, bytes.read);
    if (text === undefined) {
      // A chunk that is no text at all counts like a record that cannot be read: the stream goes on behind it.
      number++;
      const { line, offset } = stream;
      yield { ...failure(unfit("NOT_TEXT", "a text or bytes", chunk)), number, line, offset, tags: [] };
      return;
    }
    for (const piece of last ? endStream(stream, bytes.end()) : pushChunk(stream, text)) {
      const { line, offset } = piece;
      number++;
      const result = readPiece(piece, settings);
      const tags = result.ok ? result.value.tags : tagsBesides(piece, settings);
      yield { ...result, number, line, offset, tags };
    }
  };
};

/**
 * Reads a stream of records, as text or as JSON Lines (one JSON object a line). A record that cannot be read never ends the stream:
 * reading goes on at the next line that begins with `[Format `, or at the next line of JSON. Memory stays within `maxRecordBytes` and
 * one chunk, however long the stream or a line of it.
 *
 * @param chunks - text or UTF-8 bytes, cut anywhere
 * @param options - how records are read
 * @returns one result a record, with its number, line and offset; problems and warnings have the lines of the stream
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or the code of a rule set among the options; `NOT_TEXT` for what gives no
 * chunks; what the source of the chunks throws
 * @example
 * ```ts
 * import { readRecords } from "sternhalma/record";
 *
 * const chunks = ['[Format "1"]\n[Variant "classic-2"]\n\nl4-l5 *\n[For', 'mat "2"]\n[Format "1"]\n[Variant "classic-3"]\n\n*\n'];
 * const found: string[] = [];
 * for await (const read of readRecords(chunks)) found.push(`${read.line} ${read.ok ? "ok" : read.error.code}`);
 * found; // ["1 ok", "5 FORMAT_UNKNOWN", "6 ok"]
 * ```
 * @since 0.1.0
 */
export async function* readRecords(chunks: RecordChunks, options?: RecordOptions): AsyncGenerator<ReadRecord, void> {
  const read = reader(settingsOf(options));
  const has = (way: symbol): boolean => typeof fieldOf(chunks, way) === "function";
  const comesLater = has(Symbol.asyncIterator);
  if (!comesLater && !has(Symbol.iterator)) {
    throw new RulesError(unfit("NOT_TEXT", "chunks of text or bytes", chunks));
  }
  if (comesLater) for await (const chunk of chunks) yield* read(chunk);
  else for (const chunk of eachOf(chunks as Iterable<unknown>)) yield* read(chunk);
  yield* read("", true);
}

/**
 * Reads all records of a text that is in memory, as {@link readRecords} reads a stream.
 *
 * @param text - records as text or as JSON Lines; none in a text of white space
 * @param options - how they are read
 * @returns one result a record, with its number, line and offset
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or the code of a rule set among the options
 * @example
 * ```ts
 * import { parseRecords } from "sternhalma/record";
 *
 * const text = '[Format "1"]\n[Variant "classic-2"]\n\n*\n\n[Format "1"]\n[Variant "clasic-3"]\n\n*\n';
 * parseRecords(text).map((read) => (read.ok ? read.value.variant.id : read.error.code)); // ["classic-2", "UNKNOWN_VARIANT"]
 * ```
 * @since 0.1.0
 */
export const parseRecords = (text: string, options?: RecordOptions): ReadRecord[] => {
  const read = reader(settingsOf(options));
  return [...read(text), ...read("", true)];
};
