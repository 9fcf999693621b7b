import type { Cell } from "../geometry/cell.ts";
import { toCell } from "../geometry/door.ts";
import { nameOf } from "../geometry/star.ts";
import type { MoveInput, ReadMove } from "../moves/move.ts";
import type { MoveProblem } from "../moves/refusal.ts";
import { RulesError } from "../problem/error.ts";
import { copyOf, headOf } from "../problem/foreign.ts";
import { problem, shown, unfit } from "../problem/problem.ts";
import { passText, readOwn } from "./move-text.ts";

const notACell = (value: unknown): MoveProblem => problem("NOT_A_CELL", { cell: shown(value), found: shown(value) });

/** Whether a move that was read is a problem. */
export const isProblem = (read: ReadMove | MoveProblem): read is MoveProblem => "code" in read;

/** A path has no cell twice, so a longer one is wrong whatever follows; this bounds the work. */
const longestPath = 122;

/** The cells of a path, as far as they matter. */
const readPath = (value: unknown): Cell[] | MoveProblem => {
  const list = headOf(value, longestPath);
  if (list === undefined) return notACell(value);
  const cells: Cell[] = [];
  for (const one of list) {
    const cell = toCell(one);
    if (cell === undefined) return notACell(one);
    cells.push(cell);
  }
  return cells.length < 2 ? problem("MOVE_TOO_SHORT") : cells;
};

const readObject = (
  input: unknown,
  { pass, from, to, path, seat }: Record<string, unknown>,
): ReadMove | MoveProblem => {
  if (pass === true) return { seat, path: undefined };
  const start = toCell(from);
  const end = toCell(to);
  const bare = path !== undefined && from === undefined && to === undefined;
  if (!bare && (start === undefined || end === undefined)) return notACell(start !== undefined ? to : (from ?? input));
  const cells = path === undefined ? [start!, end!] : readPath(path);
  if ("code" in cells) return cells;
  // If a path is too long to be read to its end, its last cell does not matter.
  if (!bare && cells.length < longestPath && (cells[0] !== start || cells.at(-1) !== end)) {
    const ends = (a: Cell, b: Cell): string => `${nameOf(a)}-${nameOf(b)}`;
    return unfit("PATH_ENDS_DIFFER", ends(start!, end!), ends(cells[0]!, cells.at(-1)!));
  }
  return { seat, path: cells };
};

/** Reads a move in any form; its legality is not checked. */
export const readMove = (input: unknown): ReadMove | MoveProblem => {
  if (typeof input === "string") {
    if (input === passText) return { seat: undefined, path: undefined };
    const result = readOwn(input);
    if (!result.ok) return result.error;
    const { from, to, path } = result.value;
    return { seat: undefined, path: path ?? [from, to] };
  }
  const given = copyOf(input);
  if (given !== undefined) return readObject(input, given);
  const cells = readPath(input);
  return "code" in cells ? cells : { seat: undefined, path: cells };
};

/** The move meant; throws RulesError with a move code. */
export const moveIn = (input: MoveInput): ReadMove => {
  const read = readMove(input);
  if (isProblem(read)) throw new RulesError(read);
  return read;
};
