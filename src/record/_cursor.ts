import type { ProblemCode } from "../problem/codes.ts";
import { type About, type Problem, problem } from "../problem/problem.ts";
import type { Settings } from "./options.ts";

/*
 * The state of reading one record. It only goes forward, and every character is looked at a bounded number of times.
 */

/** Where something stands in the text being read. */
export interface Location {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** Where reading stands. */
export interface Cursor {
  readonly text: string;
  readonly settings: Settings;
  /** The next character. */
  offset: number;
  /** Its line, from 1. */
  line: number;
  /** Where its line begins. */
  lineStart: number;
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

/** A cursor at the beginning of a text. */
export const cursorAt = (text: string, settings: Settings, line: number): Cursor => ({
  text,
  settings,
  offset: 0,
  line,
  lineStart: 0,
  problems: [],
  warnings: [],
});

/** A location on the cursor's line. */
export const locate = (cursor: Cursor, offset: number): Location => ({
  offset,
  line: cursor.line,
  column: offset - cursor.lineStart + 1,
});

/** The location of the next character. */
export const here = (cursor: Cursor): Location => locate(cursor, cursor.offset);

/** The same problem at a location. */
export const movedTo = ({ offset, line, column }: Location, problem: Problem): Problem => ({
  ...problem,
  line,
  column,
  offset,
});

/** A problem of what stands at a location, or further on by the problem's own offset. */
export const located = (location: Location | undefined, found: Problem): Problem => {
  if (location === undefined) return found;
  const { offset: further = 0 } = found;
  const { offset, line, column } = location;
  return movedTo({ offset: offset + further, line, column: column + further }, found);
};

/** A problem at a location. */
export const problemAt = (location: Location, code: ProblemCode, about?: About, what?: string): Problem =>
  movedTo(location, problem(code, about, what));

/** Goes on to the next line. */
export const nextLine = (cursor: Cursor, lineEnd: number): void => {
  cursor.offset = Math.min(lineEnd + 1, cursor.text.length);
  cursor.line++;
  cursor.lineStart = cursor.offset;
};

/** Where the cursor's line ends: at its line break, or at the end of the text. */
export const lineEndOf = ({ text, offset }: Cursor): number => {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
};

/** Whether a character is white space between words: a space, tab or line break. */
export const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Passes over white space; false at the end of the text. */
export const skipBlank = (cursor: Cursor): boolean => {
  const { text } = cursor;
  for (; cursor.offset < text.length; cursor.offset++) {
    const code = text.charCodeAt(cursor.offset);
    if (code === 10) {
      cursor.line++;
      cursor.lineStart = cursor.offset + 1;
    } else if (!isBlank(code)) return true;
  }
  return false;
};

/** The sign that opens a comment. */
export const openBrace = 123;
/** The sign that closes a comment. */
export const closeBrace = 125;
/** The sign of a comment up to the end of its line. */
export const semicolon = 59;

/** Where a word ends: at white space or a sign of comments. */
export const wordEnd = (text: string, start: number): number => {
  let offset = start;
  for (; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (isBlank(code) || code === openBrace || code === closeBrace || code === semicolon) break;
  }
  return offset;
};

/** The word that comes next, not consumed; empty at the end and before a comment. */
export const peekWord = (text: string, from: number): { readonly start: number; readonly end: number } => {
  let start = from;
  while (start < text.length && isBlank(text.charCodeAt(start))) start++;
  return { start, end: wordEnd(text, start) };
};
