import { lanesOf } from "../geometry/_lanes.ts";
import { cellCount } from "../geometry/cell.ts";
import { linesOf } from "./_lines.ts";

/*
 * A field is what stands on the board in the form that lists moves fastest: who stands where, which neighbours of a cell are
 * occupied, which cells of a lane are empty, what stands on each line. The value API keeps one that follows the boards it is asked
 * about; the engine keeps its own and changes it move by move.
 */

/** Where the empty cells begin in the words of a field. */
export const emptyAt = 168;

/** Where the pieces of owners begin in the words of a field. */
export const ownAt = 176;

/** What stands on the board, ready for listing moves. Owners are 1 + the number of their home corner. */
export interface Field {
  /** By cell: its owner, 0 for an empty cell. */
  readonly owner: Uint8Array;
  /**
   * All of it in one array, which is faster than three: by spot its occupied neighbours, at {@link emptyAt} the empty cells by word, at
   * {@link ownAt} an owner's pieces by `owner * 8 + word`.
   */
  readonly words: Int32Array;
  /** What stands on each line, kept up only when `long`. */
  readonly lines: Int32Array;
  /** Whether `lines` are kept up. */
  readonly long: boolean;
}

/** A field with nothing on it. */
export const emptyField = (long: boolean): Field => {
  const words = new Int32Array(ownAt + 7 * 8);
  words.set(lanesOf().full, emptyAt);
  return { owner: new Uint8Array(cellCount), words, lines: linesOf().bare.slice(), long };
};

/** A copy that shares nothing. */
export const copyField = ({ owner, words, lines, long }: Field): Field => ({
  owner: owner.slice(),
  words: words.slice(),
  lines: lines.slice(),
  long,
});

/** Turns a spot from empty to occupied or back, on its three lines only. */
export const toggleLines = (lines: Int32Array, spot: number): void => {
  const { at } = linesOf();
  for (let axis = spot * 4; axis < spot * 4 + 3; axis++) {
    const index = at[axis] as number;
    lines[index >> 4] = (lines[index >> 4] as number) ^ (4096 << (index & 15));
  }
};

/** Tells the neighbours of a spot that it has turned from empty to occupied or back. */
export const toggleNear = (near: Int32Array, around: Uint8Array, spot: number): void => {
  const at = spot << 3;
  const a = around[at] as number;
  const b = around[at + 1] as number;
  const c = around[at + 2] as number;
  const d = around[at + 3] as number;
  const e = around[at + 4] as number;
  const f = around[at + 5] as number;
  // The spot lies on the opposite side of its neighbour; what is off the star has one common place to write to, the one after the last spot.
  near[a] = (near[a] as number) ^ 1;
  near[b] = (near[b] as number) ^ 2;
  near[c] = (near[c] as number) ^ 4;
  near[d] = (near[d] as number) ^ 8;
  near[e] = (near[e] as number) ^ 16;
  near[f] = (near[f] as number) ^ 32;
};

const toggle = ({ words, lines, long }: Field, around: Uint8Array, spot: number, owner: number): void => {
  const word = spot >> 5;
  const bit = 0x80000000 >>> spot;
  const own = ownAt + (owner << 3) + word;
  words[emptyAt + word] = (words[emptyAt + word] as number) ^ bit;
  words[own] = (words[own] as number) ^ bit;
  toggleNear(words, around, spot);
  if (long) toggleLines(lines, spot);
};

/** Puts a piece of an owner on an empty cell. */
export const put = (field: Field, cell: number, owner: number): void => {
  const { spot, around } = lanesOf();
  field.owner[cell] = owner;
  toggle(field, around, spot[cell] as number, owner);
};

/** Takes the piece off an occupied cell. */
export const lift = (field: Field, cell: number): void => {
  const { spot, around } = lanesOf();
  const owner = field.owner[cell] as number;
  field.owner[cell] = 0;
  toggle(field, around, spot[cell] as number, owner);
};

/** Moves a piece from an occupied cell to an empty one. */
export const shift = (field: Field, from: number, to: number): void => {
  const owner = field.owner[from] as number;
  lift(field, from);
  put(field, to, owner);
};

const letters = "wrbkyg";
/** The owner of a letter's character code; an empty cell and anything else are 0. */
let owners: Uint8Array | undefined;
const ownersOf = (): Uint8Array => {
  owners ??= Uint8Array.from({ length: 128 }, (_, code) => letters.indexOf(String.fromCharCode(code)) + 1);
  return owners;
};

/** Makes a field that of a board, by changing the cells that differ. */
export const fill = (field: Field, board: string): void => {
  const table = ownersOf();
  const { spot, around } = lanesOf();
  const { owner } = field;
  for (let cell = 0; cell < cellCount; cell++) {
    // A board that nobody checked may be too short or hold any character; the kept field must survive it.
    const wanted = table[board.charCodeAt(cell)] ?? 0;
    const standing = owner[cell] as number;
    if (standing === wanted) continue;
    const here = spot[cell] as number;
    owner[cell] = wanted;
    if (standing !== 0) toggle(field, around, here, standing);
    if (wanted !== 0) toggle(field, around, here, wanted);
  }
};

/** The kept field, known by the board's content, and the moves by which it came there, so that they can be taken back. */
interface Kept {
  readonly field: Field;
  board: string;
  readonly boards: string[];
  readonly moves: number[];
}

/** How many moves are kept: enough for whoever tries one move after the other, a few deep. */
const longestWay = 8;

const kept: (Kept | undefined)[] = [undefined, undefined];

const keptOf = (long: boolean): Kept => {
  const index = long ? 1 : 0;
  kept[index] ??= { field: emptyField(long), board: ".".repeat(cellCount), boards: [], moves: [] };
  return kept[index];
};

const goTo = (known: Kept, board: string): void => {
  const { field, boards, moves } = known;
  const back = boards.lastIndexOf(board);
  if (back < 0) {
    if (boards.length > 0) {
      boards.length = 0;
      moves.length = 0;
    }
    fill(field, board);
  } else {
    while (boards.length > back) {
      boards.pop();
      const move = moves.pop() as number;
      shift(field, move & 127, move >> 7);
    }
  }
  known.board = board;
};

/**
 * The field of a board: valid until the next call of anything here, so it is used at once and never kept.
 *
 * @param board - 121 characters
 * @param long - whether lines are needed
 * @returns the field; whoever changes it puts everything back
 */
export const fieldOf = (board: string, long: boolean): Field => {
  const known = keptOf(long);
  if (known.board !== board) goTo(known, board);
  return known.field;
};

/**
 * The field of a board after a move, which is cheaper than reading the next board.
 *
 * @param before - the board before
 * @param after - the board after
 * @param from - where a piece stood on the board before; the kept field would not survive a move of nothing
 * @param to - where it stands now; a cell that was empty
 * @param long - which field
 * @returns the field of the board after, as {@link fieldOf} gives it
 */
export const followMove = (before: string, after: string, from: number, to: number, long: boolean): Field => {
  const known = keptOf(long);
  if (known.board !== before) goTo(known, before);
  shift(known.field, from, to);
  if (known.boards.length === longestWay) {
    known.boards.shift();
    known.moves.shift();
  }
  known.boards.push(before);
  known.moves.push((from << 7) | to);
  known.board = after;
  return known.field;
};
