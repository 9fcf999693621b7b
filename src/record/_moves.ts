import { seats } from "../geometry/seat.ts";
import type { Move } from "../moves/move.ts";
import { type Problem, shown } from "../problem/problem.ts";
import { isFault, readMove } from "./_cells.ts";
import {
  type Cursor,
  closeBrace,
  here,
  type Location,
  located,
  openBrace,
  peekWord,
  problemAt,
  semicolon,
  skipBlank,
  wordEnd,
} from "./_cursor.ts";
import type { DraftEnding, DraftTurn } from "./_draft.ts";
import { repairedMove } from "./_lenient.ts";

/** A round's number as it was written. */
export interface NumberMark {
  /** How many turns stand before it. */
  index: number;
  readonly value: number;
  readonly location: Location;
}

/** What stands behind the tags. */
export interface MovesRead {
  readonly comments: string[];
  turns: DraftTurn[];
  ending: DraftEnding | null;
  /** Where the turns stand, and last the ending. */
  locations: Location[];
  readonly numbers: NumberMark[];
  /** A number for the turn that comes next. */
  pending: NumberMark | undefined;
  /** What stopped the reading, if anything did. */
  problem: Problem | undefined;
}

const startOfRecord = "[Format ";

/** A comment, the cursor on its first sign. */
const readComment = (cursor: Cursor): string | Problem => {
  const { text } = cursor;
  const opened = here(cursor);
  const start = cursor.offset + 1;
  if (text.charCodeAt(cursor.offset) === semicolon) {
    const found = text.indexOf("\n", start);
    let end = found < 0 ? text.length : found;
    cursor.offset = end;
    while (end > start && text.charCodeAt(end - 1) === 13) end--;
    return text.slice(start, end);
  }
  for (let offset = start; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code === closeBrace) {
      cursor.offset = offset + 1;
      return text.slice(start, offset);
    }
    if (code === openBrace) {
      cursor.offset = offset;
      const about = { expected: "}", found: "{" };
      return problemAt(here(cursor), "COMMENT_IN_COMMENT", about, `{ in the comment of line ${opened.line}`);
    }
    if (code === 10) {
      cursor.line++;
      cursor.lineStart = offset + 1;
      // Another record begins here, whatever is open.
      if (text.startsWith(startOfRecord, offset + 1)) break;
    }
  }
  return problemAt(opened, "COMMENT_OPEN", { expected: "}" });
};

const verbs = { resigns: "resignation", flags: "time" } as const;

/** `white resigns`, `blue flags`: undefined when no seat stands here. */
const readLeaving = (cursor: Cursor, end: number): DraftEnding | Problem | undefined => {
  const { text, offset, settings, warnings } = cursor;
  const location = here(cursor);
  const word = text.slice(offset, Math.min(end, offset + 100));
  const exact = settings.seats.get(word);
  const seat = exact ?? (settings.lenient ? settings.seats.get(word.toLowerCase()) : undefined);
  if (seat === undefined) return undefined;
  const next = peekWord(text, end);
  const written = text.slice(next.start, Math.min(next.end, next.start + 20));
  const verb = settings.lenient ? written.toLowerCase() : written;
  if (verb !== "resigns" && verb !== "flags") {
    // The number of a seat elsewhere may be a cell's name.
    if (word !== seat) return undefined;
    return problemAt(location, "BAD_TOKEN", { expected: "resigns or flags", found: shown(written), seat });
  }
  if (exact === undefined || verb !== written) {
    warnings.push(problemAt(location, "BAD_TOKEN", { expected: `${seat} ${verb}`, found: `${word} ${written}` }));
  }
  cursor.offset = end;
  skipBlank(cursor);
  cursor.offset = next.end;
  return { reason: verbs[verb], by: seat };
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** A round's number with no move behind it. */
const unused = ({ value, location }: Omit<NumberMark, "index">): Problem =>
  problemAt(location, "BAD_ROUND_NUMBER", { found: `${value}.` }, `${value}. without a move`);

/** The number of a round, the cursor on its first digit; false when the digits are something else, true when it is read. */
const readNumber = (cursor: Cursor, read: MovesRead): Problem | boolean => {
  const { text, settings, warnings } = cursor;
  let end = cursor.offset;
  while (isDigit(text.charCodeAt(end))) end++;
  let behind = end;
  while (text.charCodeAt(behind) === 46) behind++;
  const dots = behind - end;
  if (dots === 0) return false;
  const location = here(cursor);
  const digits = text.slice(cursor.offset, Math.min(end, cursor.offset + 10));
  const isNumber = digits.length <= 9 && digits.charCodeAt(0) !== 48;
  if ((dots > 1 || !isNumber) && !settings.lenient) {
    return problemAt(location, "BAD_ROUND_NUMBER", { found: shown(text.slice(cursor.offset, behind)) });
  }
  cursor.offset = behind;
  // A number that is written wrongly is a wrong number for lenient reading.
  const value = isNumber ? Number(digits) : 0;
  if (dots > 1) {
    const found = `${value}${".".repeat(Math.min(dots, 5))}`;
    warnings.push(problemAt(location, "BAD_ROUND_NUMBER", { found }, `${found}, left out`));
    return true;
  }
  if (read.pending !== undefined) {
    if (!settings.lenient) return unused({ value, location });
    warnings.push(unused(read.pending));
  }
  read.pending = { index: read.turns.length, value, location };
  return true;
};

const badWord = (cursor: Cursor, end: number, problem: Problem): Problem => {
  const { text, offset } = cursor;
  const location = here(cursor);
  const word = shown(text.slice(offset, Math.min(end, offset + 50)));
  if (text.charCodeAt(offset) === 91) return problemAt(location, "BAD_TAG", { found: word }, `${word} among the moves`);
  const separator = cursor.settings.naming?.separator ?? "-";
  const joined = text.slice(offset, end).includes(separator);
  if (problem.code === "BAD_NAMING" || problem.code === "MOVE_TOO_SHORT" || joined) {
    return located(location, problem);
  }
  return problemAt(location, "BAD_TOKEN", { expected: "a move, a comment or the end", found: word });
};

/** A move or who leaves, the cursor on its first character; the cursor is behind it then. */
const readAction = (cursor: Cursor, end: number, ply: number): Move | DraftEnding | Problem => {
  const { text, offset, settings } = cursor;
  const behind = Math.max(end, offset + 1);
  // No seat of ours has the name of a move; those of another system come first.
  const first = settings.seats.size > seats.length ? readLeaving(cursor, end) : undefined;
  if (first !== undefined) return first;
  const move = readMove(text, offset, behind, settings);
  if (!isFault(move)) {
    cursor.offset = behind;
    return move;
  }
  return (
    readLeaving(cursor, end) ??
    (settings.lenient ? repairedMove(cursor, behind) : undefined) ?? { ...badWord(cursor, behind, move), ply }
  );
};

/** A comment goes to what stands before it. */
const addComment = (cursor: Cursor, read: MovesRead): Problem | undefined => {
  const comment = readComment(cursor);
  if (typeof comment !== "string") return comment;
  const last = read.ending ?? read.turns.at(-1);
  if (last === undefined) read.comments.push(comment);
  else if (last.comments === undefined) last.comments = [comment];
  // The list is one that was made here.
  else (last.comments as string[]).push(comment);
  return undefined;
};

/** A turn or an ending, the cursor on its first character. */
const addTurn = (cursor: Cursor, end: number, read: MovesRead): Problem | undefined => {
  const { text, offset, settings } = cursor;
  const { turns } = read;
  const location = here(cursor);
  const code = text.charCodeAt(offset);
  const length = end - offset;
  if (code === 42 && length === 1) {
    read.ending = { reason: "unfinished" };
    cursor.offset = end;
  } else if (code === 45 && length === 2 && text.charCodeAt(offset + 1) === 45) {
    turns.push({ pass: true });
    cursor.offset = end;
  } else {
    const action = readAction(cursor, end, turns.length + 1);
    if ("code" in action) return action;
    if ("from" in action) turns.push(action);
    else read.ending = action;
  }
  if (turns.length > settings.maxPlies) {
    turns.pop();
    return problemAt(location, "TOO_MANY_PLIES", { expected: `${settings.maxPlies}` });
  }
  read.locations.push(location);
  if (read.pending !== undefined) read.numbers.push(read.pending);
  read.pending = undefined;
  return undefined;
};

/** Whatever comes next, the cursor on its first character. */
const readNext = (cursor: Cursor, read: MovesRead): Problem | undefined => {
  const { text, offset } = cursor;
  const code = text.charCodeAt(offset);
  if (code === openBrace || code === semicolon) return addComment(cursor, read);
  if (offset === cursor.lineStart && text.startsWith(startOfRecord, offset)) {
    return problemAt(here(cursor), "TEXT_AFTER_END", { found: startOfRecord });
  }
  if (read.ending !== null) {
    const end = Math.max(wordEnd(text, offset), offset + 1);
    return problemAt(here(cursor), "TEXT_AFTER_END", { found: shown(text.slice(offset, Math.min(end, offset + 50))) });
  }
  // Before the end of the word is looked for: one word may hold any number of numbers.
  const number = isDigit(code) && readNumber(cursor, read);
  if (number === true) return undefined;
  return number === false ? addTurn(cursor, wordEnd(text, offset), read) : number;
};

/**
 * Reads the moves of a record up to its end, or up to the first problem. Who may leave is not asked.
 *
 * @param cursor - behind the tags
 * @returns what was read
 */
export const readMoves = (cursor: Cursor): MovesRead => {
  const read: MovesRead = {
    comments: [],
    turns: [],
    ending: null,
    locations: [],
    numbers: [],
    pending: undefined,
    problem: undefined,
  };
  while (read.problem === undefined && skipBlank(cursor)) read.problem = readNext(cursor, read);
  if (read.pending === undefined || read.problem !== undefined) return read;
  if (cursor.settings.lenient) cursor.warnings.push(unused(read.pending));
  else read.problem = unused(read.pending);
  return read;
};
