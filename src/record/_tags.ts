import { type Problem, shown } from "../problem/problem.ts";
import { type Cursor, isBlank, type Location, lineEndOf, locate, nextLine, problemAt } from "./_cursor.ts";
import { nameEnd } from "./_tag-names.ts";

/** A tag as it was read. */
export interface TagRead {
  readonly name: string;
  readonly value: string;
  /** Of its bracket. */
  readonly location: Location;
  /** Of the first character of its value. */
  readonly valueLocation: Location;
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

/** Reads `[Name "value"]`, which fills the line from `start` to `end`. */
const strictTag = (cursor: Cursor, start: number, end: number): TagRead | Problem => {
  const { text } = cursor;
  const bad = (offset: number, expected: string): Problem =>
    problemAt(locate(cursor, offset), "BAD_TAG", {
      expected,
      found: shown(text.slice(offset, Math.min(end, offset + 50))),
    });
  let offset = nameEnd(text, start + 1, end);
  if (offset === start + 1) return bad(offset, "a letter");
  const name = text.slice(start + 1, offset);
  if (!isBlank(text.charCodeAt(offset))) return bad(offset, "a space");
  while (offset < end && isBlank(text.charCodeAt(offset))) offset++;
  if (offset >= end || text.charCodeAt(offset) !== quote) return bad(offset, '"');
  const valueStart = offset + 1;
  let value = "";
  let from = valueStart;
  for (offset = valueStart; offset < end && text.charCodeAt(offset) !== quote; offset++) {
    if (text.charCodeAt(offset) !== backslash) continue;
    const next = text.charCodeAt(offset + 1);
    if (offset + 1 >= end || (next !== quote && next !== backslash)) {
      return bad(offset, '\\" or \\\\');
    }
    value += text.slice(from, offset);
    from = ++offset;
  }
  if (offset >= end) return bad(valueStart - 1, '"');
  value += text.slice(from, offset);
  offset++;
  if (offset >= end || text[offset] !== "]") return bad(offset, "]");
  if (offset + 1 < end) return bad(offset + 1, "the end of the line");
  return { name, value, location: locate(cursor, start), valueLocation: locate(cursor, valueStart) };
};

const isLooseCode = (code: number): boolean => isBlank(code) || code === 58 || code === 61;

/** What a tag written otherwise means, when it has a name. */
const looseTag = (cursor: Cursor, start: number, end: number): TagRead | undefined => {
  const { text } = cursor;
  const nameStart = start + 1;
  let offset = nameEnd(text, nameStart, end);
  if (offset === nameStart) return undefined;
  const name = text.slice(nameStart, offset);
  while (offset < end && isLooseCode(text.charCodeAt(offset))) offset++;
  let last = end;
  if (last > offset && text[last - 1] === "]") last--;
  while (last > offset && isBlank(text.charCodeAt(last - 1))) last--;
  const opening = text[offset];
  if (last - offset >= 2 && (opening === '"' || opening === "'") && text[last - 1] === opening) {
    offset++;
    last--;
  }
  const value = text.slice(offset, last).replace(/\\(["\\])/g, "$1");
  return { name, value, location: locate(cursor, start), valueLocation: locate(cursor, offset) };
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
  let offset = cursor.offset;
  while (offset < text.length && isBlank(text.charCodeAt(offset))) offset++;
  return text.charCodeAt(offset) === bracket;
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
  while (cursor.offset < text.length) {
    const lineEnd = lineEndOf(cursor);
    let start = cursor.offset;
    let end = lineEnd;
    while (start < end && isBlank(text.charCodeAt(start))) start++;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    if (start === end) {
      const location = locate(cursor, cursor.offset);
      nextLine(cursor, lineEnd);
      if (!blank && !goesOn(cursor)) return read;
      if (!blank) cursor.warnings.push(problemAt(location, "BAD_TAG", {}, "a blank line among the tags"));
      blank = true;
      continue;
    }
    if (text.charCodeAt(start) !== bracket) {
      if (blank) return read;
      const problem = problemAt(locate(cursor, start), "BLANK_LINE_MISSING", {
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
