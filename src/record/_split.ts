import { utf8Length } from "./_utf8.ts";

/*
 * Cuts a stream of text into records. A record begins where a line begins with `[Format `, and nowhere else; in JSON Lines every line
 * is one. What is too long is dropped while it is read, so memory stays within the budget and one chunk. How the text is cut into
 * chunks makes no difference.
 */

/** A piece of the stream that is a record, or should be. */
export interface Piece {
  /** `junk`: text before the first record. `long`: a record above the budget, of which only the beginning is known. */
  readonly kind: "text" | "json" | "junk" | "long";
  /** The whole piece; of junk only the beginning. */
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
  /** Where it begins, in bytes of UTF-8 from the beginning. */
  readonly offset: number;
}

/** A stream being cut; the piece being read, and how far the stream is consumed. */
export interface Splitter {
  readonly maxBytes: number;
  /** What is being read: nothing yet, text without records, a record, a line of JSON, or the rest of one that is too long. */
  state: "start" | "junk" | "text" | "skip" | "json" | "jsonSkip";
  /** Text not decided on yet: shorter than the mark of a record. */
  rest: string;
  atLineStart: boolean;
  /** Whether the stream holds JSON Lines, so that every line that begins no record as text is one. */
  lines: boolean;
  parts: string[];
  bytes: number;
  pieceLine: number;
  pieceOffset: number;
  line: number;
  offset: number;
}

const mark = "[Format ";
const lineMark = `\n${mark}`;
/** How much of junk is looked at to say what it is. */
const junkKept = 4096;

/**
 * A splitter at the beginning of a stream.
 *
 * @param maxBytes - the longest record
 */
export const splitter = (maxBytes: number): Splitter => ({
  maxBytes,
  state: "start",
  rest: "",
  atLineStart: true,
  lines: false,
  parts: [],
  bytes: 0,
  pieceLine: 1,
  pieceOffset: 0,
  line: 1,
  offset: 0,
});

const lineBreaks = (text: string): number => {
  let count = 0;
  for (let found = text.indexOf("\n"); found >= 0; found = text.indexOf("\n", found + 1)) count++;
  return count;
};

const firstInk = (text: string): number => {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return index;
  }
  return -1;
};

const begin = (stream: Splitter, state: Splitter["state"]): void => {
  stream.state = state;
  stream.parts = [];
  stream.bytes = 0;
  stream.pieceLine = stream.line;
  stream.pieceOffset = stream.offset;
};

const piece = ({ parts, pieceLine, pieceOffset }: Splitter, kind: Piece["kind"]): Piece => ({
  kind,
  text: kind === "long" ? "" : parts.join(""),
  line: pieceLine,
  offset: pieceOffset,
});

/** Counts text as consumed, and keeps what the state needs of it; true when the record has become too long. */
const take = (stream: Splitter, text: string): boolean => {
  const size = utf8Length(text);
  stream.line += lineBreaks(text);
  stream.offset += size;
  const { state, parts, bytes } = stream;
  if (state === "junk") {
    if (bytes < junkKept) parts.push(text.slice(0, junkKept - bytes));
    stream.bytes += text.length;
    return false;
  }
  if (state !== "text" && state !== "json") return false;
  stream.bytes += size;
  if (stream.bytes > stream.maxBytes) {
    stream.parts = [];
    return true;
  }
  parts.push(text);
  return false;
};

/**
 * Consumes white space before anything has begun, and decides what the stream holds. Gives what is left of the text when
 * something has begun.
 */
const decide = (stream: Splitter, text: string, last: boolean): string => {
  let left = text;
  if (stream.offset === 0 && left.charCodeAt(0) === 0xfeff) {
    stream.offset = 3;
    left = left.slice(1);
  }
  const ink = firstInk(left);
  const blank = ink < 0 ? left : left.slice(0, ink);
  if (blank !== "") stream.atLineStart = blank.endsWith("\n");
  take(stream, blank);
  if (ink < 0) return "";
  left = left.slice(ink);
  stream.lines ||= left[0] === "{";
  if (stream.atLineStart && left.startsWith(mark)) {
    stream.lines = false;
    begin(stream, "text");
  } else if (last || !stream.atLineStart || left.length >= mark.length || !mark.startsWith(left)) {
    begin(stream, stream.lines ? "json" : "junk");
  } else {
    stream.rest = left;
    return "";
  }
  return left;
};

/** Reads on in a record, or in what is left out up to the next one. Gives what is left of the text when that has begun. */
function* untilRecord(stream: Splitter, text: string, last: boolean): Generator<Piece, string> {
  const found = text.indexOf(lineMark);
  // The end of a chunk may hold the beginning of a mark.
  const cut = found >= 0 ? found + 1 : last ? text.length : Math.max(0, text.length - mark.length);
  if (take(stream, text.slice(0, cut))) {
    yield piece(stream, "long");
    stream.state = "skip";
  }
  if (found < 0) {
    stream.rest = text.slice(cut);
    return "";
  }
  if (stream.state === "junk" || stream.state === "text") yield piece(stream, stream.state);
  begin(stream, "text");
  return text.slice(cut);
}

/** Reads on in a line of JSON. Gives what is left of the text. */
function* untilLineEnd(stream: Splitter, text: string): Generator<Piece, string> {
  const found = text.indexOf("\n");
  const cut = found < 0 ? text.length : found + 1;
  if (take(stream, text.slice(0, cut))) {
    yield piece(stream, "long");
    stream.state = "jsonSkip";
  }
  if (found < 0) return "";
  if (stream.state === "json") yield piece(stream, "json");
  // What comes next is decided anew, so that records as text may follow.
  begin(stream, "start");
  stream.atLineStart = true;
  return text.slice(cut);
}

/** The pieces that a chunk completes. */
export function* pushChunk(stream: Splitter, chunk: string, last = false): Generator<Piece, void> {
  let left = stream.rest + chunk;
  stream.rest = "";
  while (left !== "") {
    const { state } = stream;
    if (state === "start") left = decide(stream, left, last);
    else if (state === "json" || state === "jsonSkip") left = yield* untilLineEnd(stream, left);
    else left = yield* untilRecord(stream, left, last);
  }
}

/** The pieces that the last chunk and the end of the stream complete. */
export function* endStream(stream: Splitter, chunk: string): Generator<Piece, void> {
  yield* pushChunk(stream, chunk, true);
  const { state } = stream;
  if (state === "text" || state === "junk" || state === "json") yield piece(stream, state);
}
