import type { ProblemCode } from "../problem/codes.ts";
import { type About, type Problem, problem } from "../problem/problem.ts";
import type { Settings } from "./options.ts";

/*
 * The state of reading one record. It only goes forward, and every character is looked at a bounded number of times.
 */

/** A place in the text being read. */
export interface Place {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** Where reading stands. */
export interface Cursor {
  readonly text: string;
  readonly settings: Settings;
  /** The next character. */
  at: number;
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
  at: 0,
  line,
  lineStart: 0,
  problems: [],
  warnings: [],
});

/** The place of a character on the cursor's line. */
export const placeAt = (cursor: Cursor, at: number): Place => ({
  at,
  line: cursor.line,
  column: at - cursor.lineStart + 1,
});

/** The place of the next character. */
export const placeOf = (cursor: Cursor): Place => placeAt(cursor, cursor.at);

/** The same problem at a place. */
export const movedTo = ({ at, line, column }: Place, problem: Problem): Problem => ({
  ...problem,
  line,
  column,
  offset: at,
});

/** A problem at a place. */
export const problemAt = (place: Place, code: ProblemCode, about?: About, what?: string): Problem =>
  movedTo(place, problem(code, about, what));

/** Goes on to the next line. */
export const nextLine = (cursor: Cursor, lineEnd: number): void => {
  cursor.at = Math.min(lineEnd + 1, cursor.text.length);
  cursor.line++;
  cursor.lineStart = cursor.at;
};

/** Where the cursor's line ends: at its line break, or at the end of the text. */
export const lineEndOf = ({ text, at }: Cursor): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};

/** Whether a character is white space between words: a space, tab or line break. */
export const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Passes over white space; false at the end of the text. */
export const skipBlank = (cursor: Cursor): boolean => {
  const { text } = cursor;
  for (; cursor.at < text.length; cursor.at++) {
    const code = text.charCodeAt(cursor.at);
    if (code === 10) {
      cursor.line++;
      cursor.lineStart = cursor.at + 1;
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
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code) || code === openBrace || code === closeBrace || code === semicolon) break;
  }
  return at;
};

/** The word that comes next, not consumed; empty at the end and before a comment. */
export const peekWord = (text: string, from: number): { readonly start: number; readonly end: number } => {
  let start = from;
  while (start < text.length && isBlank(text.charCodeAt(start))) start++;
  return { start, end: wordEnd(text, start) };
};
