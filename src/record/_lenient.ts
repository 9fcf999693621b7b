import type { Move } from "../moves/move.ts";
import { shown } from "../problem/problem.ts";
import { isFault, readMove } from "./_cells.ts";
import { type Cursor, here, peekWord, problemAt, skipBlank } from "./_cursor.ts";

/*
 * Moves as other programs and people write them: `x`, `>` or spaces where the separator stands.
 */

/** Longer words are no moves that anybody wrote. */
const longest = 1000;

const isSign = (sign: string, separator: string): boolean =>
  sign === "x" || sign === "X" || sign === ">" || sign === "→" || (separator === "-" && sign === "-");

/** The text with every run of signs replaced by the separator. */
const joined = (word: string, separator: string): string => {
  let made = "";
  for (let start = 0; start < word.length; ) {
    let end = start;
    while (end < word.length && isSign(word[end]!, separator)) end++;
    if (end > start) made += separator;
    else made += word[end++];
    start = end;
  }
  return made;
};

/**
 * The move that is meant where none is written as it should be, with a warning; undefined when none can be made of it. The cursor is
 * behind it then.
 */
export const repairedMove = (cursor: Cursor, end: number): Move | undefined => {
  const { text, settings } = cursor;
  const separator = settings.naming?.separator ?? "-";
  const read = (word: string): Move | undefined => {
    if (word.length > longest) return undefined;
    const move = readMove(word, 0, word.length, settings);
    return isFault(move) ? undefined : move;
  };
  const isCell = (word: string): boolean => read(`${word}${separator}${word}`) !== undefined;
  const begins = (word: string): boolean => word.startsWith(separator) || isSign(word[0] ?? "", separator);
  const ends = (word: string): boolean => word.endsWith(separator) || isSign(word[word.length - 1] ?? "", separator);

  let word = text.slice(cursor.offset, Math.min(end, cursor.offset + longest + 1));
  let behind = end;
  for (;;) {
    const move = read(joined(word, separator));
    const next = peekWord(text, behind);
    const more = text.slice(next.start, Math.min(next.end, next.start + longest + 1));
    const goesOn = more !== "" && more !== "--" && (ends(word) || begins(more));
    const pair = move === undefined && more !== "" && isCell(word) && (isCell(more) || read(joined(more, separator)));
    if (!goesOn && !pair) {
      if (move === undefined) return undefined;
      const found = shown(text.slice(cursor.offset, Math.min(behind, cursor.offset + 50)));
      const expected = shown(joined(word, separator));
      cursor.warnings.push(problemAt(here(cursor), "BAD_TOKEN", { expected, found }));
      while (cursor.offset < behind) {
        skipBlank(cursor);
        cursor.offset = peekWord(text, cursor.offset).end;
      }
      return move;
    }
    word += goesOn ? more : separator + more;
    behind = next.end;
    if (word.length > longest) return undefined;
  }
};
