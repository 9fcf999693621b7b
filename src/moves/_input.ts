import { type Cell, toCell } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import type { Seat } from "../geometry/seat.ts";
import { type Move, parseMove, passText } from "../notation/move.ts";
import type { MoveCode } from "../problem/codes.ts";
import { type Problem, shown } from "../problem/problem.ts";

/**
 * A move with the name of the seat that makes it; a turn of `game.turns` is one. The seat is checked to be the one to move.
 * @since 0.1.0
 */
export interface SeatMove extends Move {
  /** The seat that moves; the one to move if left out. */
  readonly seat?: Seat;
}

/**
 * A pass (R4.3).
 * @since 0.1.0
 */
export interface Pass {
  /** Marks a pass. */
  readonly pass: true;
  /** The seat that passes; the one to move if left out. */
  readonly seat?: Seat;
}

/**
 * What everything that takes a move accepts: text (`l2-l3`, `m1-m3-k5`, `--` for a pass), a move, or a turn of another game.
 * @since 0.1.0
 */
export type MoveInput = string | SeatMove | Pass;

/** A move as it was handed in: its cells, or a pass, or why it is neither. */
export type Given =
  | { readonly kind: "path"; readonly path: readonly Cell[] }
  | { readonly kind: "pass" }
  | { readonly kind: "problem"; readonly problem: Problem<MoveCode> };

const problem = (code: MoveCode, message: string, more: Partial<Problem<MoveCode>> = {}): Given => ({
  kind: "problem",
  problem: { code, message, ...more },
});

const notACell = (value: unknown): Given =>
  problem("NOT_A_CELL", `${shown(value)} is no cell of the star`, { cell: shown(value), found: shown(value) });

/** A path has no cell twice, so a longer one is wrong whatever it holds; this bounds the work. */
const longestPath = 122;

const ofObject = (move: Partial<Record<"pass" | "from" | "to" | "path", unknown>>): Given => {
  if (move.pass === true) return { kind: "pass" };
  if (move.path === undefined) {
    const from = toCell(move.from);
    const to = toCell(move.to);
    if (from === undefined) return notACell(move.from);
    if (to === undefined) return notACell(move.to);
    return { kind: "path", path: [from, to] };
  }
  if (!Array.isArray(move.path)) return notACell(move.path);
  const path: Cell[] = [];
  for (const value of Array.from(move.path.slice(0, longestPath) as unknown[])) {
    const cell = toCell(value);
    if (cell === undefined) return notACell(value);
    path.push(cell);
  }
  const endsGiven = move.from !== undefined || move.to !== undefined;
  if (endsGiven && toCell(move.from) === undefined) return notACell(move.from);
  if (endsGiven && toCell(move.to) === undefined) return notACell(move.to);
  if (path.length < 2) return problem("MOVE_TOO_SHORT", "A move needs two cells or more");
  const first = path[0] as Cell;
  const last = path[path.length - 1] as Cell;
  // Of a path too long to be read to its end the last cell does not matter.
  if (endsGiven && move.path.length <= longestPath && (move.from !== first || move.to !== last)) {
    return problem("PATH_ENDS_DIFFER", "The path does not lead from the move's first cell to its last", {
      expected: `${cellName(move.from as Cell)}-${cellName(move.to as Cell)}`,
      found: `${cellName(first)}-${cellName(last)}`,
    });
  }
  return { kind: "path", path };
};

/** The seat named by a caller, if any. */
export const seatNamed = (input: MoveInput): unknown =>
  typeof input === "object" && input !== null ? input.seat : undefined;

/** Reads what was handed in; never throws. */
export const given = (input: MoveInput): Given => {
  if (typeof input === "string") {
    if (input === passText) return { kind: "pass" };
    const result = parseMove(input);
    if (!result.ok) return { kind: "problem", problem: result.error };
    const { from, to, path } = result.value;
    return { kind: "path", path: path ?? [from, to] };
  }
  if (typeof input === "object" && input !== null) return ofObject(input);
  return notACell(input);
};
