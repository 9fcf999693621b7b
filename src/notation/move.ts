import type { Cell } from "../geometry/cell.ts";
import { cellName, parseCell } from "../geometry/name.ts";
import type { MoveCode, ProblemCode } from "../problem/codes.ts";
import { type About, failure, type Problem, problem, type Result, shown, success } from "../problem/problem.ts";

/**
 * A move. Its identity is the two ends (R3.10); a path says by which chain, and includes both ends.
 * @since 0.1.0
 */
export interface Move {
  /** Where the piece stands. */
  readonly from: Cell;
  /** Where it ends. */
  readonly to: Cell;
  /** Two cells, which mean any legal move between them, or every landing of a chain (R11.2). */
  readonly path?: readonly Cell[];
}

/** How a pass is written, and how move text is joined. */
export const passText = "--";

/** The longest name of a cell that is looked at, in any naming. */
const longestName = 100;

/**
 * Reads a move's cells, one word after the other.
 *
 * @param text - anything
 * @param separator - what stands between two cells
 * @param read - the cell of a word, whose place in the text is given as the fields of a problem; undefined when it names none
 * @returns the move, with a path when three cells or more are written, or the first problem
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
    // One more than the longest name, so that a longer one is seen to be too long without being copied whole.
    const word = whole.slice(start, Math.min(next < 0 ? whole.length : next, start + longestName + 1));
    const where = { column: start + 1, offset: start };
    const cell = word.length > longestName ? undefined : read(word, where);
    if (typeof cell === "object") return failure(cell);
    if (cell === undefined) return failure(problem("NOT_A_CELL", { cell: shown(word), found: shown(word), ...where }));
    path.push(cell);
    start = next < 0 ? -1 : next + separator.length;
  }
  const from = path[0] as Cell;
  const to = path[path.length - 1] as Cell;
  if (path.length > 2) return success({ from, to, path });
  if (path.length === 2) return success({ from, to });
  const cell = path.length === 0 ? {} : { cell: cellName(from) };
  return failure(problem("MOVE_TOO_SHORT", { ...cell, found: shown(text) }));
};

/**
 * Reads a move: cell names joined by hyphens (R11.1). Whether it is legal is not asked.
 *
 * @param text - such as `l2-l3` or `m1-m3-k5`
 * @returns the move, with a path when three cells or more are written; else `NOT_A_CELL` or `MOVE_TOO_SHORT` with the column
 * @example
 * ```ts
 * import { formatMove, parseMove, unwrap } from "sternhalma";
 *
 * formatMove(unwrap(parseMove("M1-m3-k5"))); // "m1-m3-k5"
 * parseMove("m1-a4").ok; // false
 * ```
 * @since 0.1.0
 */
export const parseMove = (text: string): Result<Move, MoveCode> => readCells(text, "-", (word) => parseCell(word));

/**
 * Writes a move.
 *
 * @param move - a move; without a path its two ends are written
 * @returns cell names joined by hyphens
 * @example
 * ```ts
 * import { createGame, formatMove, legalMoves } from "sternhalma";
 *
 * legalMoves(createGame("classic-2")).map(formatMove)[0]; // "j4-i5"
 * ```
 * @since 0.1.0
 */
export const formatMove = (move: Move): string => (move.path ?? [move.from, move.to]).map(cellName).join("-");

/**
 * Whether two moves are the same move: the same two ends, by whatever chain (R3.10).
 *
 * @param a - a move
 * @param b - a move
 * @returns true when both ends are equal
 * @example
 * ```ts
 * import { parseMove, sameMove, unwrap } from "sternhalma";
 *
 * sameMove(unwrap(parseMove("m1-m3-k5")), unwrap(parseMove("m1-k5"))); // true
 * ```
 * @since 0.1.0
 */
export const sameMove = (a: Move, b: Move): boolean => a.from === b.from && a.to === b.to;
