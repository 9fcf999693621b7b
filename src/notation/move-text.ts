import { type Cell, cellNamed } from "../geometry/cell.ts";
import { nameOf } from "../geometry/star.ts";
import type { Move } from "../moves/move.ts";
import type { MoveCode, ProblemCode } from "../problem/codes.ts";
import { type About, failure, type Problem, problem, type Result, shown, success } from "../problem/problem.ts";

/** How a pass is written, and how move text is joined. */
export const passText = "--";

/** The longest cell name that is read, in any naming. */
const longestName = 100;

/**
 * Reads a move's cells, one word after the other.
 *
 * @param text - anything
 * @param separator - what stands between two cells
 * @param read - the cell a word names, or undefined; where the word stands is given as fields of a problem
 * @returns the move, with a path if three cells or more are written, or the first problem
 * @internal
 */
export const readCells = <Code extends ProblemCode>(
  text: unknown,
  separator: string,
  read: (word: string, where: About) => Cell | undefined | Problem<Code>,
): Result<Move, Code | MoveCode> => {
  const path: Cell[] = [];
  const whole = typeof text === "string" ? text : "";
  for (let start = 0; whole !== "" && start >= 0; ) {
    const next = whole.indexOf(separator, start);
    // One more than the longest name shows that a longer one is too long, without copying all of it.
    const word = whole.slice(start, Math.min(next < 0 ? whole.length : next, start + longestName + 1));
    const where = { column: start + 1, offset: start };
    const cell = word.length > longestName ? undefined : read(word, where);
    if (typeof cell === "object") return failure(cell);
    if (cell === undefined) return failure(problem("NOT_A_CELL", { cell: shown(word), found: shown(word), ...where }));
    path.push(cell);
    start = next < 0 ? -1 : next + separator.length;
  }
  const from = path[0]!;
  const to = path.at(-1)!;
  if (path.length > 2) return success({ from, to, path });
  if (path.length === 2) return success({ from, to });
  const cell = path.length === 0 ? {} : { cell: nameOf(from) };
  return failure(problem("MOVE_TOO_SHORT", { ...cell, found: shown(text) }));
};

/** Reads a move in the library's own naming. */
export const readOwn = (text: unknown): Result<Move, MoveCode> => readCells(text, "-", cellNamed);
