import { lanesOf } from "../geometry/lanes.ts";
import { linesOf } from "../moves/lines.ts";
import { emptyAt, ownAt, toggleNear } from "../moves/occupancy.ts";
import { atHomeOf, distanceOf, goalEmptyOf, inGoalOf, type Search, seatsAt } from "./_search.ts";

/** Turns a spot from empty to occupied or back, on its three lines. */
type FlipLines = (lines: Int32Array, spot: number) => void;

/** Makes the function that turns spots on their lines, around its table. */
export const lineFlipper = (): FlipLines => {
  const { at: lineAt } = linesOf();
  return (lines, spot) => {
    const where = lineAt;
    const a = where[spot << 2]!;
    const b = where[(spot << 2) | 1]!;
    const c = where[(spot << 2) | 2]!;
    lines[a >> 4]! ^= 4096 << (a & 15);
    lines[b >> 4]! ^= 4096 << (b & 15);
    lines[c >> 4]! ^= 4096 << (c & 15);
  };
};

/** Moves a piece in everything but hash and turn; returns whether a goal it touched is now full. */
export type MovePiece = (
  search: Search,
  now: Int32Array,
  mover: number,
  piece: number,
  from: number,
  to: number,
) => boolean;

/** Makes the function that moves pieces, around its tables. */
export const pieceMover = (): MovePiece => {
  // Constants to the functions inside.
  const { spot, around } = lanesOf();
  const flip = lineFlipper();
  const holes = emptyAt;
  const armies = ownAt;
  const perSeat = seatsAt;
  const distance = distanceOf;
  const atHome = atHomeOf;

  /** Updates the counts of goals and homes when a piece enters or leaves one; returns whether a goal it touched is now full. */
  const cross = (now: Int32Array, mover: number, left: number, entered: number): boolean => {
    const self = mover + 1;
    const own = perSeat + (mover << 3);
    // Homes are the upper half of a zone.
    if (left >> 4 === self) now[own + atHome]! -= 1;
    if (entered >> 4 === self) now[own + atHome]! += 1;
    const before = left & 15;
    const after = entered & 15;
    if (before === after) return false;
    if (before !== 0) {
      const empty = perSeat + ((before - 1) << 3) + goalEmptyOf;
      now[empty]! += 1;
      if (before === self) now[own + inGoalOf]! -= 1;
    }
    if (after === 0) return false;
    const empty = perSeat + ((after - 1) << 3) + goalEmptyOf;
    const holesLeft = now[empty]! - 1;
    now[empty] = holesLeft;
    if (after === self) now[own + inGoalOf]! += 1;
    return holesLeft === 0;
  };

  return (search, now, mover, piece, from, to) => {
    const { occupancy, tables } = search;
    const { owner, words } = occupancy;
    owner[from] = 0;
    owner[to] = piece;
    const start = spot[from]!;
    const finish = spot[to]!;
    const startBit = 0x80000000 >>> start;
    const finishBit = 0x80000000 >>> finish;
    const startWord = start >> 5;
    const finishWord = finish >> 5;
    const own = armies + (piece << 3);
    words[holes + startWord]! ^= startBit;
    words[holes + finishWord]! ^= finishBit;
    words[own + startWord]! ^= startBit;
    words[own + finishWord]! ^= finishBit;
    toggleNear(words, around, start);
    toggleNear(words, around, finish);
    if (occupancy.long === true) {
      flip(occupancy.lines, start);
      flip(occupancy.lines, finish);
    }
    const { away, zone } = tables;
    const steps = mover << 7;
    const at = perSeat + (mover << 3) + distance;
    now[at]! += away[steps | to]! - away[steps | from]!;
    const left = zone[from]!;
    const entered = zone[to]!;
    return (left | entered) === 0 ? false : cross(now, mover, left, entered);
  };
};
