import { rowEnd, rowStart } from "../geometry/cell.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import type { Board } from "../position/position.ts";
import { type Fault, type Field, fault } from "./_fields.ts";

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

/**
 * Reads the board field.
 *
 * @param field - the field
 * @param seats - who plays; undefined when that is not known
 * @param problems - where to add what is wrong
 * @returns the board; not one of 121 cells when a problem was added
 */
export const readBoard = ({ text, offset }: Field, seats: readonly Seat[] | undefined, problems: Fault[]): Board => {
  const rows = text.split("/");
  if (rows.length !== rowCount) {
    problems.push(fault("ROW_COUNT", "The board", `${rowCount} rows`, `${rows.length}`, offset));
  }
  let board = "";
  let start = offset;
  rows.forEach((rowText, row) => {
    // With another number of rows nobody can say how long each should be.
    let sized = rows.length === rowCount;
    let size = 0;
    for (const { 0: part, index } of rowText.matchAll(/\d+|\D/gu)) {
      const seat = seatOfLetter(part);
      const at = start + index;
      if (/^[1-9]/.test(part)) {
        size += Number(part);
        // A run that is longer than any row is refused below.
        board += ".".repeat(Math.min(Number(part), rowCount));
        continue;
      }
      size++;
      board += part;
      if (seat === undefined) {
        sized = false;
        const isRun = part.startsWith("0");
        problems.push(
          isRun
            ? fault("BAD_RUN", "A run of empty cells", "a number from 1 without leading zeros", part, at)
            : fault("NOT_A_LETTER", "A piece", "w r b k y g, a run of empty cells a number", part, at),
        );
      } else if (seats?.includes(seat) === false) {
        problems.push({ ...fault("SEAT_NOT_SEATED", "A piece", "of a seat that plays", seat, at), seat });
      }
    }
    const expected = rowSize(row);
    if (sized && size !== expected) {
      problems.push(fault("ROW_LENGTH", `Row ${rowCount - row}`, `${expected} cells`, `${size}`, start));
    }
    start += rowText.length + 1;
  });
  return board as Board;
};
