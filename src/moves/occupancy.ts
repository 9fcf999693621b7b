import { cellCount } from "../geometry/cell.ts";
import { lanesOf } from "../geometry/lanes.ts";
import { letters } from "../geometry/seat.ts";
import { linesOf } from "./lines.ts";

/*
 * An occupancy is what stands on the board, in the form that lists moves fastest: who stands where, which neighbours of a cell are
 * occupied, which cells of a lane are empty, what stands on each line. Questions about positions share one, which follows their
 * boards; the engine keeps its own and changes it move by move.
 */

/** Where the empty cells begin in the words of an occupancy. */
export const emptyAt = 168;

/** Where the pieces of owners begin in the words of an occupancy. */
export const ownAt = 176;

/** What stands on the board, ready for listing moves. Owners are 1 + the number of their home corner. */
export interface Occupancy {
  /** By cell: its owner, 0 for an empty cell. */
  readonly owner: Uint8Array;
  /**
   * All in one array, which is faster than three: by spot, the sides with occupied neighbours; at {@link emptyAt}, the empty cells by
   * word; at {@link ownAt}, an owner's pieces by `owner * 8 + word`.
   */
  readonly words: Int32Array;
  /** What stands on each line, kept up to date only if `long`. */
  readonly lines: Int32Array;
  /** Whether `lines` are kept up to date. */
  readonly long: boolean;
}

/** An occupancy with nothing on it. */
export const emptyOccupancy = (long: boolean): Occupancy => {
  const words = new Int32Array(ownAt + 7 * 8);
  words.set(lanesOf().full, emptyAt);
  return { owner: new Uint8Array(cellCount), words, lines: linesOf().bare.slice(), long };
};

/** A copy that shares nothing. */
export const copyOccupancy = ({ owner, words, lines, long }: Occupancy): Occupancy => ({
  owner: owner.slice(),
  words: words.slice(),
  lines: lines.slice(),
  long,
});

/** Turns a spot from empty to occupied or back, on its three lines only. */
export const toggleLines = (lines: Int32Array, spot: number): void => {
  const { at } = linesOf();
  for (let axis = spot * 4; axis < spot * 4 + 3; axis++) {
    const index = at[axis]!;
    lines[index >> 4]! ^= 4096 << (index & 15);
  }
};

/** Tells the neighbours of a spot that it has turned from empty to occupied or back. */
export const toggleNear = (near: Int32Array, around: Uint8Array, spot: number): void => {
  const at = spot << 3;
  const a = around[at]!;
  const b = around[at + 1]!;
  const c = around[at + 2]!;
  const d = around[at + 3]!;
  const e = around[at + 4]!;
  const f = around[at + 5]!;
  // The spot lies on the opposite side of its neighbour; what is off the star is written to the one after the last spot.
  near[a]! ^= 1;
  near[b]! ^= 2;
  near[c]! ^= 4;
  near[d]! ^= 8;
  near[e]! ^= 16;
  near[f]! ^= 32;
};

const toggle = ({ words, lines, long }: Occupancy, around: Uint8Array, spot: number, owner: number): void => {
  const word = spot >> 5;
  const bit = 0x80000000 >>> spot;
  const own = ownAt + (owner << 3) + word;
  words[emptyAt + word]! ^= bit;
  words[own]! ^= bit;
  toggleNear(words, around, spot);
  if (long) toggleLines(lines, spot);
};

/** Puts a piece of an owner on an empty cell. */
export const put = (occupancy: Occupancy, cell: number, owner: number): void => {
  const { spot, around } = lanesOf();
  occupancy.owner[cell] = owner;
  toggle(occupancy, around, spot[cell]!, owner);
};

/** Takes the piece off an occupied cell. */
export const lift = (occupancy: Occupancy, cell: number): void => {
  const { spot, around } = lanesOf();
  const owner = occupancy.owner[cell]!;
  occupancy.owner[cell] = 0;
  toggle(occupancy, around, spot[cell]!, owner);
};

/** Moves a piece from an occupied cell to an empty one. */
export const shift = (occupancy: Occupancy, from: number, to: number): void => {
  const owner = occupancy.owner[from]!;
  lift(occupancy, from);
  put(occupancy, to, owner);
};

/** The owner of a letter's character code; 0 for an empty cell. */
let owners: Uint8Array | undefined;
const ownersOf = (): Uint8Array => {
  owners ??= Uint8Array.from({ length: 128 }, (_, code) => letters.indexOf(String.fromCharCode(code)) + 1);
  return owners;
};

/** Makes an occupancy match a board, by changing the cells that differ. */
export const fill = (occupancy: Occupancy, board: string): void => {
  const table = ownersOf();
  const { spot, around } = lanesOf();
  const { owner } = occupancy;
  for (let cell = 0; cell < cellCount; cell++) {
    const wanted = table[board.charCodeAt(cell)]!;
    const standing = owner[cell]!;
    if (standing === wanted) continue;
    const here = spot[cell]!;
    owner[cell] = wanted;
    if (standing !== 0) toggle(occupancy, around, here, standing);
    if (wanted !== 0) toggle(occupancy, around, here, wanted);
  }
};

/** The kept occupancy, the board it matches, and the moves that led there, so that they can be taken back. */
interface Kept {
  readonly occupancy: Occupancy;
  board: string;
  readonly boards: string[];
  readonly moves: number[];
}

/** How many moves are kept: enough for callers that try one move after another, a few deep. */
const longestWay = 8;

const kept: (Kept | undefined)[] = [undefined, undefined];

const keptOf = (long: boolean): Kept => {
  const index = long ? 1 : 0;
  kept[index] ??= { occupancy: emptyOccupancy(long), board: ".".repeat(cellCount), boards: [], moves: [] };
  return kept[index];
};

const goTo = (known: Kept, board: string): void => {
  const { occupancy, boards, moves } = known;
  const back = boards.lastIndexOf(board);
  if (back < 0) {
    if (boards.length > 0) {
      boards.length = 0;
      moves.length = 0;
    }
    fill(occupancy, board);
  } else {
    while (boards.length > back) {
      boards.pop();
      const move = moves.pop() as number;
      shift(occupancy, move & 127, move >> 7);
    }
  }
  known.board = board;
};

/**
 * The occupancy of a board: valid until the next call of anything here, so use it at once and never keep it.
 *
 * @param board - 121 characters
 * @param long - whether lines are needed
 * @returns the occupancy; undo any change made to it
 */
export const occupancyOf = (board: string, long: boolean): Occupancy => {
  const known = keptOf(long);
  if (known.board !== board) goTo(known, board);
  return known.occupancy;
};

/**
 * The occupancy of a board after a move, which is cheaper than reading the next board.
 *
 * @param before - the board before
 * @param after - the board after
 * @param from - where a piece stood on the board before; moving an empty cell would corrupt the kept occupancy
 * @param to - where it stands now; a cell that was empty
 * @param long - which occupancy
 * @returns the occupancy of the board after, as {@link occupancyOf} gives it
 */
export const followMove = (before: string, after: string, from: number, to: number, long: boolean): Occupancy => {
  const known = keptOf(long);
  if (known.board !== before) goTo(known, before);
  shift(known.occupancy, from, to);
  if (known.boards.length === longestWay) {
    known.boards.shift();
    known.moves.shift();
  }
  known.boards.push(before);
  known.moves.push((from << 7) | to);
  known.board = after;
  return known.occupancy;
};
