import { utf8Length } from "./_utf8.ts";

/*
 * Cuts a stream of text into records. A record begins where a line begins with `[Format `, and nowhere else; in JSON Lines every line
 * is one. What is too long is dropped while it is read, so memory stays within the budget and one chunk. How the text is cut into
 * chunks makes no difference.
 */

/** A piece of the stream that is a record, or should be. */
export interface Piece {
  /** `junk`: text before the first record. `long`: a record above the budget, of which only the place is known. */
  readonly kind: "text" | "json" | "junk" | "long";
  /** The whole piece; of junk only the beginning. */
  readonly text: string;
  /** Its first line, from 1. */
  readonly line: number;
  /** Where it begins, in bytes of UTF-8 from the beginning. */
  readonly offset: number;
}

/** Takes chunks, gives pieces. */
export interface Splitter {
  readonly push: (chunk: string) => Generator<Piece, void>;
  readonly end: () => Generator<Piece, void>;
  /** How far the stream is consumed. */
  readonly here: () => { readonly line: number; readonly offset: number };
}

const mark = "[Format ";
const lineMark = `\n${mark}`;
/** How much of junk is looked at to say what it is. */
const junkKept = 4096;

/** What is being read: nothing yet, text without records, a record, a line of JSON, or the rest of one that is too long. */
type State = "start" | "junk" | "text" | "skip" | "json" | "jsonSkip";

const lineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
};

const firstInk = (text: string): number => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
  }
  return -1;
};

/**
 * A splitter at the beginning of a stream.
 *
 * @param maxBytes - the longest record
 */
export const splitter = (maxBytes: number): Splitter => {
  let state: State = "start";
  /** Text not decided on yet: shorter than the mark of a record. */
  let rest = "";
  let atLineStart = true;
  let first = true;
  /** Whether the stream holds JSON Lines, so that every line that begins no record as text is one. */
  let lines = false;
  // The piece being read, and how far the stream is consumed.
  let parts: string[] = [];
  let bytes = 0;
  let pieceLine = 1;
  let pieceOffset = 0;
  let line = 1;
  let offset = 0;

  const begin = (next: State): void => {
    state = next;
    parts = [];
    bytes = 0;
    pieceLine = line;
    pieceOffset = offset;
  };

  const piece = (kind: Piece["kind"]): Piece => ({
    kind,
    text: kind === "long" ? "" : parts.join(""),
    line: pieceLine,
    offset: pieceOffset,
  });

  /** Counts text as consumed, and keeps what the state needs of it; true when the record has become too long. */
  const take = (text: string): boolean => {
    const size = utf8Length(text);
    line += lineBreaks(text);
    offset += size;
    if (state === "junk") {
      if (bytes < junkKept) parts.push(text.slice(0, junkKept - bytes));
      bytes += text.length;
      return false;
    }
    if (state !== "text" && state !== "json") return false;
    bytes += size;
    if (bytes > maxBytes) {
      parts = [];
      return true;
    }
    parts.push(text);
    return false;
  };

  /** Consumes white space before anything has begun; decides what the stream holds. Gives what is left of the text. */
  const decide = (text: string, last: boolean): string => {
    let left = text;
    if (first && left !== "") {
      first = false;
      if (left.charCodeAt(0) === 0xfeff) {
        offset += 3;
        left = left.slice(1);
      }
    }
    const ink = firstInk(left);
    const blank = ink < 0 ? left : left.slice(0, ink);
    if (blank !== "") atLineStart = blank.endsWith("\n");
    take(blank);
    if (ink < 0) return "";
    left = left.slice(ink);
    lines ||= left[0] === "{";
    if (atLineStart && left.startsWith(mark)) {
      lines = false;
      begin("text");
    } else if (last || !atLineStart || left.length >= mark.length || !mark.startsWith(left)) {
      begin(lines ? "json" : "junk");
    }
    return left;
  };

  /** Reads on in a record, or in what is left out up to the next one. Gives what is left, to wait for more or to be read on. */
  const untilRecord = function* (text: string, last: boolean): Generator<Piece, { left: string; waits: boolean }> {
    const found = text.indexOf(lineMark);
    // The end of a chunk may hold the beginning of a mark.
    const cut = found >= 0 ? found + 1 : last ? text.length : Math.max(0, text.length - mark.length);
    if (take(text.slice(0, cut))) {
      yield piece("long");
      state = "skip";
    }
    const left = text.slice(cut);
    if (found < 0) return { left, waits: true };
    if (state === "junk" || state === "text") yield piece(state);
    begin("text");
    return { left, waits: false };
  };

  /** Reads on in a line of JSON. Gives what is left of the text. */
  const untilLineEnd = function* (text: string): Generator<Piece, string> {
    const found = text.indexOf("\n");
    const cut = found < 0 ? text.length : found + 1;
    if (take(text.slice(0, cut))) {
      yield piece("long");
      state = "jsonSkip";
    }
    if (found < 0) return "";
    if (state === "json") yield piece("json");
    // What comes next is decided anew, so that records as text may follow.
    begin("start");
    atLineStart = true;
    return text.slice(cut);
  };

  const run = function* (text: string, last: boolean): Generator<Piece, void> {
    let left = rest + text;
    rest = "";
    while (left !== "") {
      if (state === "start") {
        left = decide(left, last);
        if (state === "start") break;
      } else if (state === "json" || state === "jsonSkip") {
        left = yield* untilLineEnd(left);
      } else {
        const read = yield* untilRecord(left, last);
        left = read.left;
        if (read.waits) break;
      }
    }
    rest = left;
  };

  return {
    push: (chunk) => run(chunk, false),
    end: function* () {
      yield* run("", true);
      if (state === "text" || state === "junk" || state === "json") yield piece(state);
    },
    here: () => ({ line, offset }),
  };
};
