import { type Cell, cells } from "../geometry/cell.ts";
import { starOf } from "../geometry/star.ts";
import type { Move } from "../moves/move.ts";
import { readOwn } from "../notation/move-text.ts";
import { parseMoveIn } from "../notation/naming.ts";
import type { MoveCode, NamingCode } from "../problem/codes.ts";
import type { Problem } from "../problem/problem.ts";
import type { Settings } from "./options.ts";

/** By letter (17) and number (18 columns, the first unused): the cell, or −1. */
let table: Int16Array | undefined;

const tableOf = (): Int16Array => {
  if (table !== undefined) return table;
  const { x, y } = starOf();
  const made = new Int16Array(17 * 18).fill(-1);
  for (const cell of cells) made[(x[cell]! + 8) * 18 + y[cell]! + 9] = cell;
  table = made;
  return made;
};

/** The cell named by a part of a text, or −1. The same as `parseCell` of the part, without cutting it out. */
const cellBetween = (text: string, start: number, end: number): number => {
  const length = end - start;
  if (length < 2 || length > 3) return -1;
  const letter = (text.charCodeAt(start) | 32) - 97;
  let number = text.charCodeAt(start + 1) - 48;
  if (letter < 0 || letter > 16 || number < 1 || number > 9) return -1;
  if (length === 3) {
    const digit = text.charCodeAt(start + 2) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
    if (number > 17) return -1;
  }
  return tableOf()[letter * 18 + number]!;
};

const asMove = (path: readonly Cell[]): Move => {
  const from = path[0]!;
  const to = path.at(-1)!;
  return path.length === 2 ? { from, to } : { from, to, path };
};

/** The move of a part of a text in the library's own naming, or undefined: the quick way for what is right. */
const ownMove = (text: string, start: number, end: number): Move | undefined => {
  let hyphen = start + 2;
  if (text.charCodeAt(hyphen) !== 45) hyphen++;
  if (text.charCodeAt(hyphen) !== 45 || hyphen >= end) return undefined;
  const from = cellBetween(text, start, hyphen);
  if (from < 0) return undefined;
  const to = cellBetween(text, hyphen + 1, end);
  if (to >= 0) return { from: from as Cell, to: to as Cell };
  const path = [from as Cell];
  for (let offset = hyphen + 1; offset <= end; ) {
    const found = text.indexOf("-", offset);
    const next = found < 0 || found > end ? end : found;
    const cell = cellBetween(text, offset, next);
    if (cell < 0) return undefined;
    path.push(cell as Cell);
    offset = next + 1;
  }
  return asMove(path);
};

/** Whether an answer of {@link readMove} is a problem. */
export const isFault = (answer: Move | Problem<MoveCode | NamingCode>): answer is Problem<MoveCode | NamingCode> =>
  "code" in answer;

const turn = (move: Move, turned: readonly Cell[]): Move =>
  asMove((move.path ?? [move.from, move.to]).map((cell) => turned[cell]!));

/**
 * Reads the move of a part of a text, in the naming and rotation of the settings.
 *
 * @param text - a text
 * @param start - where the move begins
 * @param end - where it ends
 * @param settings - how records are read
 * @returns the move, or a problem whose column and offset count from the beginning of the move
 */
export const readMove = (
  text: string,
  start: number,
  end: number,
  { naming, turned }: Settings,
): Move | Problem<MoveCode | NamingCode> => {
  let move = naming === undefined ? ownMove(text, start, end) : undefined;
  if (move === undefined) {
    const word = text.slice(start, end);
    const result = naming === undefined ? readOwn(word) : parseMoveIn(naming, word);
    if (!result.ok) return result.error;
    move = result.value;
  }
  return turned === undefined ? move : turn(move, turned);
};
