import type { Problem } from "../problem/problem.ts";
import { shown } from "../problem/problem.ts";
import { type Cursor, isBlank, lineEndOf, nextLine, type Place, placeAt, problemAt } from "./_cursor.ts";

/** A tag as it was read. */
export interface TagRead {
  readonly name: string;
  readonly value: string;
  /** Of its bracket. */
  readonly place: Place;
  /** Of the first character of its value. */
  readonly valuePlace: Place;
}

/** What stands before the moves. */
export interface TagsRead {
  readonly tags: TagRead[];
  /** Lines that lenient reading could not make tags of; kept as comments. */
  readonly loose: string[];
}

const quote = 34;
const backslash = 92;
const bracket = 91;

const isNameCode = (code: number, first: boolean): boolean =>
  (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (!first && ((code >= 48 && code <= 57) || code === 95));

/** Where the name that begins here ends. */
const nameEnd = (text: string, start: number, end: number): number => {
  let at = start;
  while (at < end && isNameCode(text.charCodeAt(at), at === start)) at++;
  return at;
};

/** Whether a text is the name of a tag. */
export const isTagName = (name: string): boolean => name !== "" && nameEnd(name, 0, name.length) === name.length;

/** Reads `[Name "value"]`, which fills the line from `start` to `end`. */
const strictTag = (cursor: Cursor, start: number, end: number): TagRead | Problem => {
  const { text } = cursor;
  const bad = (at: number, expected: string): Problem =>
    problemAt(placeAt(cursor, at), "BAD_TAG", { expected, found: shown(text.slice(at, Math.min(end, at + 50))) });
  let at = nameEnd(text, start + 1, end);
  if (at === start + 1) return bad(at, "a letter");
  const name = text.slice(start + 1, at);
  if (!isBlank(text.charCodeAt(at))) return bad(at, "a space");
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  if (at >= end || text.charCodeAt(at) !== quote) return bad(at, '"');
  const valueStart = at + 1;
  let value = "";
  let from = valueStart;
  for (at = valueStart; at < end && text.charCodeAt(at) !== quote; at++) {
    if (text.charCodeAt(at) !== backslash) continue;
    const next = text.charCodeAt(at + 1);
    if (at + 1 >= end || (next !== quote && next !== backslash)) {
      return bad(at, '\\" or \\\\');
    }
    value += text.slice(from, at);
    from = ++at;
  }
  if (at >= end) return bad(valueStart - 1, '"');
  value += text.slice(from, at);
  at++;
  if (at >= end || text[at] !== "]") return bad(at, "]");
  if (at + 1 < end) return bad(at + 1, "the end of the line");
  return { name, value, place: placeAt(cursor, start), valuePlace: placeAt(cursor, valueStart) };
};

const isLooseCode = (code: number): boolean => isBlank(code) || code === 58 || code === 61;

/** What a tag written otherwise means, when it has a name. */
const looseTag = (cursor: Cursor, start: number, end: number): TagRead | undefined => {
  const { text } = cursor;
  const nameStart = start + 1;
  let at = nameEnd(text, nameStart, end);
  if (at === nameStart) return undefined;
  const name = text.slice(nameStart, at);
  while (at < end && isLooseCode(text.charCodeAt(at))) at++;
  let last = end;
  if (last > at && text[last - 1] === "]") last--;
  while (last > at && isBlank(text.charCodeAt(last - 1))) last--;
  const opening = text[at];
  if (last - at >= 2 && (opening === '"' || opening === "'") && text[last - 1] === opening) {
    at++;
    last--;
  }
  const value = text.slice(at, last).replace(/\\(["\\])/g, "$1");
  return { name, value, place: placeAt(cursor, start), valuePlace: placeAt(cursor, at) };
};

const readLine = (cursor: Cursor, start: number, end: number, read: TagsRead): void => {
  const tag = strictTag(cursor, start, end);
  if ("name" in tag) {
    read.tags.push(tag);
    return;
  }
  if (!cursor.settings.lenient) {
    cursor.problems.push(tag);
    return;
  }
  const meant = looseTag(cursor, start, end);
  if (meant === undefined) read.loose.push(cursor.text.slice(start, end));
  else read.tags.push(meant);
  const message = meant === undefined ? "kept as a comment" : `read as ${shown(meant.name)} "${shown(meant.value)}"`;
  cursor.warnings.push({ ...tag, message: `${tag.message}; ${message}` });
};

/** In lenient reading, tags may go on behind a blank line. */
const goesOn = (cursor: Cursor): boolean => {
  if (!cursor.settings.lenient) return false;
  const { text } = cursor;
  let at = cursor.at;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === bracket;
};

/**
 * Reads the tags of a record, one a line, up to the blank line behind them. The cursor stops at the moves.
 *
 * @param cursor - at the first tag
 * @returns the tags; what is wrong with others is among the cursor's problems, or its warnings when lenient
 */
export const readTags = (cursor: Cursor): TagsRead => {
  const { text } = cursor;
  const read: TagsRead = { tags: [], loose: [] };
  let blank = false;
  while (cursor.at < text.length) {
    const lineEnd = lineEndOf(cursor);
    let start = cursor.at;
    let end = lineEnd;
    while (start < end && isBlank(text.charCodeAt(start))) start++;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    if (start === end) {
      const place = placeAt(cursor, cursor.at);
      nextLine(cursor, lineEnd);
      if (!blank && !goesOn(cursor)) return read;
      if (!blank) cursor.warnings.push(problemAt(place, "BAD_TAG", {}, "a blank line among the tags"));
      blank = true;
      continue;
    }
    if (text.charCodeAt(start) !== bracket) {
      if (blank) return read;
      const problem = problemAt(placeAt(cursor, start), "BLANK_LINE_MISSING", {
        expected: "a blank line",
        found: shown(text.slice(start, Math.min(end, start + 50))),
      });
      (cursor.settings.lenient ? cursor.warnings : cursor.problems).push(problem);
      return read;
    }
    blank = false;
    readLine(cursor, start, end, read);
    nextLine(cursor, lineEnd);
  }
  return read;
};
