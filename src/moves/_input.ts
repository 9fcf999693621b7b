import { type Cell, toCell } from "../geometry/cell.ts";
import { cellName } from "../geometry/name.ts";
import type { Seat } from "../geometry/seat.ts";
import { formatMove, type Move, parseMove, passText } from "../notation/move.ts";
import type { MoveCode } from "../problem/codes.ts";
import { type Problem, problem, shown, unfit } from "../problem/problem.ts";

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

/** A move read: its ends and its path, which is the two ends when no longer one was given; or a pass. */
export type Meant = Required<Move> | "pass";

/** Why a move is refused. */
export type Refusal = Problem<MoveCode>;

/** Whether an answer is a refusal. */
export const isRefusal = (answer: Meant | Refusal): answer is Refusal => typeof answer === "object" && "code" in answer;

const notACell = (value: unknown): Refusal => problem("NOT_A_CELL", { cell: shown(value), found: shown(value) });

/** A path has no cell twice, so a longer one is wrong whatever it holds; this bounds the work. */
const longestPath = 122;

const ofObject = ({ pass, from, to, path }: Partial<Record<keyof Pass | keyof Move, unknown>>): Meant | Refusal => {
  if (pass === true) return "pass";
  if (path !== undefined && !Array.isArray(path)) return notACell(path);
  const listed: unknown[] = (path ?? []).slice(0, longestPath);
  const named = path === undefined || from !== undefined || to !== undefined;
  const cells: Cell[] = [];
  for (const value of named ? [...listed, from, to] : listed) {
    const cell = toCell(value);
    if (cell === undefined) return notACell(value);
    cells.push(cell);
  }
  const ends = named ? cells.splice(listed.length) : [];
  const way = path === undefined ? ends : cells;
  if (way.length < 2) return problem("MOVE_TOO_SHORT");
  const move = { from: way[0] as Cell, to: way[way.length - 1] as Cell, path: way };
  // Of a path too long to be read to its end the last cell does not matter.
  if (named && (path ?? way).length <= longestPath && (ends[0] !== move.from || ends[1] !== move.to)) {
    return unfit("PATH_ENDS_DIFFER", ends.map(cellName).join("-"), formatMove({ from: move.from, to: move.to }));
  }
  return move;
};

/** The seat named by a caller, if any. */
export const seatNamed = (input: MoveInput): unknown =>
  typeof input === "object" && input !== null ? input.seat : undefined;

/** Reads what was handed in; never throws. */
export const readMove = (input: MoveInput): Meant | Refusal => {
  if (typeof input === "object" && input !== null) return ofObject(input);
  if (typeof input !== "string") return notACell(input);
  if (input === passText) return "pass";
  const result = parseMove(input);
  return result.ok ? { path: [result.value.from, result.value.to], ...result.value } : result.error;
};
