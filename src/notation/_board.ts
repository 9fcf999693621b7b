import { rowEnd, rowStart } from "../geometry/cell.ts";
import { type Seat, seatOfLetter } from "../geometry/seat.ts";
import type { Board } from "../position/position.ts";
import { unfit } from "../problem/problem.ts";
import type { Fault, Field } from "./_position-fields.ts";

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
 * @param seats - who plays; undefined if that is not known
 * @param problems - where to add what is wrong
 * @returns the board; may not have 121 cells if a problem was added
 */
export const readBoard = ({ text, offset }: Field, seats: readonly Seat[] | undefined, problems: Fault[]): Board => {
  const rows = text.split("/");
  if (rows.length !== rowCount) {
    problems.push(unfit("ROW_COUNT", `${rowCount} rows`, rows.length, { offset }));
  }
  let board = "";
  let start = offset;
  rows.forEach((rowText, row) => {
    // With the wrong number of rows, how long each should be is unknown.
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
        problems.push(
          part.startsWith("0")
            ? unfit("BAD_RUN", "a number from 1 without leading zeros", part, { offset: at })
            : unfit("NOT_A_LETTER", "w r b k y g, or a number of empty cells", part, { offset: at }),
        );
      } else if (seats?.includes(seat) === false) {
        problems.push(unfit("SEAT_NOT_SEATED", "a seat that plays", seat, { seat, offset: at }));
      }
    }
    const expected = rowSize(row);
    if (sized && size !== expected) {
      problems.push(unfit("ROW_LENGTH", `${expected} cells`, size, { offset: start }, `row ${rowCount - row}`));
    }
    start += rowText.length + 1;
  });
  return board as Board;
};
