import { type Cell, cellCount, rowEnd, rowStart } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import type { Board } from "../position/position.ts";
import type { PositionCode } from "../problem/codes.ts";
import { type Problem, shown } from "../problem/problem.ts";
import type { Field } from "./_fields.ts";

/*
 * The board field of a position's text: rows 17 to 1, each left to right, joined by `/`; letters for pieces, decimal numbers for runs
 * of empty cells.
 */

/** How many rows the star has. */
const rowCount = 17;

/** How many cells a row has, rows counted from the top, 0–16. */
const rowSize = (row: number): number => rowEnd(8 - row) - rowStart(8 - row) + 1;

/** The board field. */
export const writeBoard = (board: Board): string => {
  const rows: string[] = [];
  for (let row = 0, cell = 0; row < rowCount; cell += rowSize(row), row++) {
    rows.push(board.slice(cell, cell + rowSize(row)).replace(/\.+/g, (run) => `${run.length}`));
  }
  return rows.join("/");
};

/** One row: its letters with a dot for an empty cell, and the offset of each of its letters. */
interface Row {
  readonly letters: string;
  /** Where each letter stands in the text, by place in the row. */
  readonly offsets: readonly number[];
  readonly problems: readonly Problem<PositionCode>[];
}

const readRow = (text: string, start: number): Row => {
  let letters = "";
  const offsets: number[] = [];
  const problems: Problem<PositionCode>[] = [];
  for (const { 0: part, index } of text.matchAll(/\d+|\D/gu)) {
    const where = { offset: start + index, found: shown(part) };
    if (/^\d/.test(part)) {
      if (part.startsWith("0")) {
        const message = `A run of empty cells is a number from 1 without a leading 0, not ${where.found}`;
        problems.push({ code: "BAD_RUN", message, expected: "a number from 1", ...where });
      }
      // More than the board has is too long, however much it is.
      const run = part.length > 3 ? cellCount : Math.min(Number(part), cellCount);
      letters += ".".repeat(run);
      for (let cell = 0; cell < run; cell++) offsets.push(where.offset);
      continue;
    }
    if (seatOfLetter(part) === undefined) {
      const message = `"${where.found}" is neither a seat's letter nor a number`;
      problems.push({ code: "NOT_A_LETTER", message, expected: "w r b k y g or a number", ...where });
    }
    letters += seatOfLetter(part) === undefined ? "?" : part;
    offsets.push(where.offset);
  }
  return { letters, offsets, problems };
};

/**
 * Reads the board field.
 *
 * @param field - the field
 * @param seats - who plays; undefined when that is not known
 * @returns the board, or all that is wrong
 */
export const readBoard = (
  { text, offset: start }: Field,
  seats: readonly Seat[] | undefined,
): { readonly board: Board; readonly problems: readonly Problem<PositionCode>[] } => {
  const problems: Problem<PositionCode>[] = [];
  const texts = text.split("/");
  if (texts.length !== rowCount) {
    problems.push({
      code: "ROW_COUNT",
      message: `A board has ${rowCount} rows, not ${texts.length}`,
      expected: `${rowCount}`,
      found: `${texts.length}`,
      offset: start,
    });
  }
  let board = "";
  let offset = start;
  texts.forEach((rowText, row) => {
    const { letters, offsets, problems: wrong } = readRow(rowText, offset);
    problems.push(...wrong);
    // With another number of rows nobody can say how long each should be.
    if (texts.length === rowCount && letters.length !== rowSize(row) && wrong.length === 0) {
      problems.push({
        code: "ROW_LENGTH",
        message: `Row ${rowCount - row} has ${rowSize(row)} cells, not ${shownLength(letters)}`,
        expected: `${rowSize(row)}`,
        found: shownLength(letters),
        offset,
      });
    }
    for (let place = 0; seats !== undefined && place < letters.length; place++) {
      const seat = seatOfLetter(letters[place] as string);
      if (seat === undefined || seats.includes(seat)) continue;
      const placed = texts.length === rowCount && letters.length === rowSize(row);
      const cell = placed ? { cell: cellName((board.length + place) as Cell) } : {};
      problems.push({
        code: "SEAT_NOT_SEATED",
        message: `${seat} stands in row ${rowCount - row} but does not play`,
        seat,
        ...cell,
        found: letters[place] as string,
        offset: offsets[place] as number,
      });
    }
    board += letters;
    offset += rowText.length + 1;
  });
  return { board: board as Board, problems };
};

const shownLength = (letters: string): string =>
  letters.length > cellCount ? `more than ${cellCount}` : `${letters.length}`;
