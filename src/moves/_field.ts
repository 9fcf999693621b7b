import { lanesOf, wordCount } from "../geometry/_lanes.ts";
import { cellCount } from "../geometry/cell.ts";
import { lineCount, linesOf } from "./_lines.ts";

/*
 * A field is what stands on the board in the form that lists moves fastest: who stands where, which neighbours of a cell are
 * occupied, which cells of a lane are empty, what stands on each line. The value API fills one from a board string and keeps the
 * last; the engine keeps its own and changes it move by move.
 */

/** What stands on the board, ready for listing moves. */
export interface Field {
  /** By cell: 0 for empty, else 1 + the home corner of the owner. */
  readonly owner: Uint8Array;
  /** By cell: its occupied neighbours, as bits of the lane layout. */
  readonly near: Uint8Array;
  /** Empty cells, by word of the lane layout. */
  readonly empty: Int32Array;
  /** Occupied cells of each line, kept up only when `long`. */
  readonly lines: Uint16Array;
  /** Whether `lines` are kept up. */
  readonly long: boolean;
}

/** A field with nothing on it. */
export const emptyField = (long: boolean): Field => ({
  owner: new Uint8Array(cellCount),
  near: new Uint8Array(cellCount),
  empty: lanesOf().full.slice(),
  lines: new Uint16Array(lineCount),
  long,
});

/** A copy that shares nothing. */
export const copyField = (field: Field): Field => ({
  owner: field.owner.slice(),
  near: field.near.slice(),
  empty: field.empty.slice(),
  lines: field.lines.slice(),
  long: field.long,
});

/** Turns a cell from empty to occupied or back, in everything but `owner`. */
export const toggle = (field: Field, cell: number): void => {
  const { word, bit, near } = lanesOf();
  const at = word[cell] as number;
  field.empty[at] = (field.empty[at] as number) ^ (1 << (bit[cell] as number));
  for (let b = 0; b < 6; b++) {
    const neighbour = near[cell * 8 + b] as number;
    if (neighbour !== 255) field.near[neighbour] = (field.near[neighbour] as number) ^ (32 >> b);
  }
  if (field.long) toggleLines(field, cell);
};

/** Turns a cell on its three lines only. */
export const toggleLines = (field: Field, cell: number): void => {
  const { line, place } = linesOf();
  for (let at = cell * 3; at < cell * 3 + 3; at++) {
    const number = line[at] as number;
    field.lines[number] = (field.lines[number] as number) ^ (1 << (place[at] as number));
  }
};

/** Puts a piece of an owner (1 + corner) on an empty cell. */
export const put = (field: Field, cell: number, owner: number): void => {
  field.owner[cell] = owner;
  toggle(field, cell);
};

/** Takes the piece off an occupied cell. */
export const lift = (field: Field, cell: number): void => {
  field.owner[cell] = 0;
  toggle(field, cell);
};

const owners = "wrbkyg";

const fill = (field: Field, board: string): void => {
  field.owner.fill(0);
  field.near.fill(0);
  field.empty.set(lanesOf().full);
  if (field.long) field.lines.fill(0);
  for (let cell = 0; cell < cellCount; cell++) {
    const letter = board.charCodeAt(cell);
    if (letter !== 46) put(field, cell, owners.indexOf(String.fromCharCode(letter)) + 1);
  }
};

// One field for each kind of jump, filled with the last board asked about; known by the board's content.
const scratch: { field: Field; board: string }[] = [];

const scratchOf = (long: boolean): { field: Field; board: string } => {
  const index = long ? 1 : 0;
  const known = scratch[index];
  if (known !== undefined) return known;
  const made = { field: emptyField(long), board: ".".repeat(cellCount) };
  scratch[index] = made;
  return made;
};

/**
 * The field of a board: valid until the next call of anything here, so it is used at once and never kept.
 *
 * @param board - 121 characters
 * @param long - whether lines are needed
 * @returns the field, not to be changed
 */
export const fieldOf = (board: string, long: boolean): Field => {
  const slot = scratchOf(long);
  if (slot.board !== board) {
    slot.board = "";
    fill(slot.field, board);
    slot.board = board;
  }
  return slot.field;
};

/**
 * Tells the kept field of a board that one piece has moved, which is cheaper than reading the next board.
 *
 * @param before - the board before
 * @param after - the board after
 * @param from - where the piece stood
 * @param to - where it stands now
 * @param long - which field
 */
export const followMove = (before: string, after: string, from: number, to: number, long: boolean): void => {
  const slot = scratchOf(long);
  if (slot.board !== before) return;
  const owner = slot.field.owner[from] as number;
  slot.board = "";
  lift(slot.field, from);
  put(slot.field, to, owner);
  slot.board = after;
};
