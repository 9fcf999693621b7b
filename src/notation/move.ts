import type { Cell } from "../geometry/cell.ts";
import { cellName, parseCell } from "../geometry/name.ts";
import type { MoveCode } from "../problem/codes.ts";
import { failure, type Result, shown, success } from "../problem/problem.ts";

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
export const parseMove = (text: string): Result<Move, MoveCode> => {
  if (typeof text !== "string" || text === "") {
    return failure({ code: "MOVE_TOO_SHORT", message: "A move needs two cells or more", found: shown(text) });
  }
  const path: Cell[] = [];
  for (let start = 0; start <= text.length; ) {
    const hyphen = text.indexOf("-", start);
    const end = hyphen < 0 ? text.length : hyphen;
    const word = text.slice(start, Math.min(end, start + 50));
    const cell = parseCell(word);
    if (cell === undefined) {
      return failure({
        code: "NOT_A_CELL",
        message: `"${shown(word)}" is no cell of the star`,
        cell: shown(word),
        found: shown(word),
        column: start + 1,
        offset: start,
      });
    }
    path.push(cell);
    start = end + 1;
  }
  const from = path[0] as Cell;
  const to = path[path.length - 1] as Cell;
  if (path.length < 2) {
    return failure({
      code: "MOVE_TOO_SHORT",
      message: "A move needs two cells or more",
      cell: cellName(from),
      found: shown(text),
    });
  }
  return success(path.length === 2 ? { from, to } : { from, to, path });
};

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
