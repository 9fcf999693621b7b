import type { Cell } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Move } from "../moves/move.ts";
import type { ProblemCode } from "../problem/codes.ts";
import { type Problem, shown } from "../problem/problem.ts";
import type { Variant } from "../variants/variant.ts";
import { isFault, readMove } from "./_cells.ts";
import {
  type Cursor,
  closeBrace,
  movedTo,
  openBrace,
  type Place,
  peekWord,
  placeOf,
  problemAt,
  semicolon,
  skipBlank,
  wordEnd,
} from "./_cursor.ts";
import { repairedMove } from "./_lenient.ts";

/** A turn being read. */
export type DraftTurn =
  | { from: Cell; to: Cell; path?: readonly Cell[]; round?: number; comments?: string[] }
  | { pass: true; round?: number; comments?: string[] };

/** An ending being read. */
export type DraftEnding =
  | { reason: "resignation" | "time"; by: Seat; round?: number; comments?: string[] }
  | { reason: "unfinished"; round?: number; comments?: string[] };

/** A round's number as it was written. */
export interface NumberMark {
  /** How many turns stand before it. */
  index: number;
  readonly value: number;
  readonly place: Place;
}

/** What stands behind the tags. */
export interface MovesRead {
  readonly comments: string[];
  turns: DraftTurn[];
  ending: DraftEnding | null;
  /** Lines and columns of turns and ending. */
  lines: number[];
  columns: number[];
  readonly numbers: NumberMark[];
}

/** A comment, the cursor on its first sign. */
const readComment = (cursor: Cursor): string | Problem => {
  const { text } = cursor;
  const opened = placeOf(cursor);
  const start = cursor.at + 1;
  if (text.charCodeAt(cursor.at) === semicolon) {
    const found = text.indexOf("\n", start);
    let end = found < 0 ? text.length : found;
    cursor.at = end;
    while (end > start && text.charCodeAt(end - 1) === 13) end--;
    return text.slice(start, end);
  }
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === closeBrace) {
      cursor.at = at + 1;
      return text.slice(start, at);
    }
    if (code === openBrace) {
      cursor.at = at;
      const about = { expected: "}", found: "{" };
      return problemAt(placeOf(cursor), "COMMENT_IN_COMMENT", about, `{ in the comment of line ${opened.line}`);
    }
    if (code === 10) {
      cursor.line++;
      cursor.lineStart = at + 1;
    }
  }
  return problemAt(opened, "COMMENT_OPEN", { expected: "}" });
};

const verbs = { resigns: "resignation", flags: "time" } as const;

/** `white resigns`, `blue flags`: undefined when no seat stands here. */
const readLeaving = (cursor: Cursor, end: number, variant: Variant | undefined): DraftEnding | Problem | undefined => {
  const { text, at, settings, warnings } = cursor;
  const place = placeOf(cursor);
  const word = text.slice(at, Math.min(end, at + 100));
  const exact = settings.seats.get(word);
  const seat = exact ?? (settings.lenient ? settings.seats.get(word.toLowerCase()) : undefined);
  if (seat === undefined) return undefined;
  const next = peekWord(text, end);
  const written = text.slice(next.start, Math.min(next.end, next.start + 20));
  const verb = settings.lenient ? written.toLowerCase() : written;
  if (verb !== "resigns" && verb !== "flags") {
    // The number of a seat elsewhere may be a cell's name.
    if (word !== seat) return undefined;
    return problemAt(place, "BAD_TOKEN", { expected: "resigns or flags", found: shown(written), seat });
  }
  if (variant !== undefined && !variant.seats.includes(seat)) {
    return problemAt(place, "SEAT_NOT_SEATED", { seat, found: word });
  }
  if (exact === undefined || verb !== written) {
    warnings.push(problemAt(place, "BAD_TOKEN", { expected: `${seat} ${verb}`, found: `${word} ${written}` }));
  }
  cursor.at = end;
  skipBlank(cursor);
  cursor.at = next.end;
  return { reason: verbs[verb], by: seat };
};

/** The number of a round, the cursor on its first digit; undefined when the digits are something else. */
const readNumber = (cursor: Cursor): { value: number; dots: number; place: Place } | Problem | undefined => {
  const { text } = cursor;
  let at = cursor.at;
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++;
  const end = at;
  if (text.charCodeAt(at) !== 46) return undefined;
  while (text.charCodeAt(at) === 46) at++;
  const place = placeOf(cursor);
  const digits = text.slice(cursor.at, Math.min(end, cursor.at + 10));
  const dots = at - end;
  if ((dots > 1 || digits.length > 9 || digits.charCodeAt(0) === 48) && !cursor.settings.lenient) {
    return problemAt(place, "BAD_ROUND_NUMBER", { found: shown(text.slice(cursor.at, at)) });
  }
  cursor.at = at;
  // A number that is written wrongly is a wrong number for lenient reading.
  const value = digits.length > 9 || digits.charCodeAt(0) === 48 ? 0 : Number(digits);
  return { value, dots, place };
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const badWord = (cursor: Cursor, end: number, problem: Problem<ProblemCode>): Problem => {
  const { text, at } = cursor;
  const place = placeOf(cursor);
  const word = shown(text.slice(at, Math.min(end, at + 50)));
  if (text.charCodeAt(at) === 91) {
    return problemAt(place, "BAD_TAG", { found: word }, `${word} among the moves`);
  }
  const separator = cursor.settings.naming?.separator ?? "-";
  const joined = text.slice(at, end).includes(separator);
  if (problem.code === "BAD_NAMING" || problem.code === "MOVE_TOO_SHORT" || joined) {
    const offset = problem.offset ?? 0;
    const there = { at: at + offset, line: place.line, column: place.column + offset };
    return movedTo(there, problem);
  }
  return problemAt(place, "BAD_TOKEN", { expected: "a move, a comment or the end", found: word });
};

/** A move, the cursor on its first character; the cursor is behind it then. */
const readTurn = (cursor: Cursor, end: number): Move | Problem => {
  const { text, at, settings } = cursor;
  const move = readMove(text, at, end, settings);
  if (!isFault(move)) {
    cursor.at = end;
    return move;
  }
  return (settings.lenient ? repairedMove(cursor, end) : undefined) ?? badWord(cursor, end, move);
};

const isProblem = (value: object): value is Problem => "code" in value;

const startOfRecord = "[Format ";

/**
 * Reads the moves of a record up to its end.
 *
 * @param cursor - behind the tags
 * @param variant - who plays, if it is known
 * @returns what was read, up to the first problem, which goes to the cursor
 */
export const readMoves = (cursor: Cursor, variant: Variant | undefined): MovesRead => {
  const read: MovesRead = { comments: [], turns: [], ending: null, lines: [], columns: [], numbers: [] };
  const { text, settings, problems } = cursor;
  const { turns, lines, columns, numbers } = read;
  let pending: NumberMark | undefined;
  const finish = (problem?: Problem): MovesRead => {
    if (problem !== undefined) problems.push(problem);
    return read;
  };
  while (skipBlank(cursor)) {
    const code = text.charCodeAt(cursor.at);
    if (code === openBrace || code === semicolon) {
      const comment = readComment(cursor);
      if (typeof comment !== "string") return finish(comment);
      const last = read.ending ?? turns[turns.length - 1];
      if (last === undefined) read.comments.push(comment);
      else if (last.comments === undefined) last.comments = [comment];
      else last.comments.push(comment);
      continue;
    }
    if (cursor.at === cursor.lineStart && text.startsWith(startOfRecord, cursor.at)) {
      return finish(problemAt(placeOf(cursor), "TEXT_AFTER_END", { found: startOfRecord }));
    }
    const end = wordEnd(text, cursor.at);
    if (read.ending !== null) {
      const found = shown(text.slice(cursor.at, Math.min(Math.max(end, cursor.at + 1), cursor.at + 50)));
      return finish(problemAt(placeOf(cursor), "TEXT_AFTER_END", { found }));
    }
    if (isDigit(code)) {
      const number = readNumber(cursor);
      if (number !== undefined) {
        if (isProblem(number)) return finish(number);
        if (number.dots > 1) {
          const found = `${number.value}${".".repeat(Math.min(number.dots, 5))}`;
          cursor.warnings.push(problemAt(number.place, "BAD_ROUND_NUMBER", { found }, `${found}, left out`));
          continue;
        }
        if (pending !== undefined) {
          if (!settings.lenient) return finish(unused(number));
          cursor.warnings.push(unused(pending));
        }
        pending = { index: turns.length, value: number.value, place: number.place };
        continue;
      }
    }
    const place = placeOf(cursor);
    const length = end - cursor.at;
    if (code === 42 && length === 1) {
      read.ending = { reason: "unfinished" };
      cursor.at = end;
    } else if (code === 45 && length === 2 && text.charCodeAt(cursor.at + 1) === 45) {
      turns.push({ pass: true });
      cursor.at = end;
    } else {
      const leaving = readLeaving(cursor, end, variant);
      if (leaving !== undefined) {
        if (isProblem(leaving)) return finish(leaving);
        read.ending = leaving;
      } else {
        const move = readTurn(cursor, Math.max(end, cursor.at + 1));
        if (isProblem(move)) return finish({ ...move, ply: turns.length + 1 });
        turns.push(move);
      }
    }
    if (turns.length > settings.maxPlies) {
      turns.pop();
      return finish(problemAt(place, "TOO_MANY_PLIES", { expected: `${settings.maxPlies}` }));
    }
    lines.push(place.line);
    columns.push(place.column);
    if (pending !== undefined) {
      numbers.push(pending);
      pending = undefined;
    }
  }
  if (pending !== undefined) {
    if (!settings.lenient) return finish(unused(pending));
    cursor.warnings.push(unused(pending));
  }
  return read;
};

/** A round's number with no move behind it. */
const unused = ({ value, place }: Pick<NumberMark, "value" | "place">): Problem =>
  problemAt(place, "BAD_ROUND_NUMBER", { found: `${value}.` }, `${value}. without a move`);
