import { nameOf } from "../geometry/star.ts";
import type { Move, MoveInput } from "../moves/move.ts";
import type { MoveCode } from "../problem/codes.ts";
import type { Result } from "../problem/problem.ts";
import { moveIn } from "./door.ts";
import { passText, readOwn } from "./move-text.ts";

/**
 * Reads a move: cell names joined by hyphens (R11.1). Its legality is not checked.
 *
 * @param text - such as `l2-l3` or `m1-m3-k5`
 * @returns the move, with a path if three cells or more are written; else `NOT_A_CELL` or `MOVE_TOO_SHORT` with the column
 * @example
 * ```ts
 * import { formatMove, parseMove, unwrap } from "sternhalma";
 *
 * formatMove(unwrap(parseMove("M1-m3-k5"))); // "m1-m3-k5"
 * parseMove("m1-a4").ok; // false
 * ```
 * @since 0.1.0
 */
export const parseMove = (text: string): Result<Move, MoveCode> => readOwn(text);

/**
 * Writes a move.
 *
 * @param move - a move in any form; without a path its two ends are written
 * @returns cell names joined by hyphens, `--` for a pass
 * @throws {@link RulesError} with the {@link MoveCode} for anything but a move
 * @example
 * ```ts
 * import { createGame, formatMove, legalMoves } from "sternhalma";
 *
 * legalMoves(createGame("classic-2")).map(formatMove)[0]; // "j4-i5"
 * ```
 * @since 0.1.0
 */
export const formatMove = (move: MoveInput): string => moveIn(move).path?.map(nameOf).join("-") ?? passText;

/**
 * Whether two moves are the same: the same two ends, by whatever chain (R3.10), or both a pass.
 *
 * @param a - a move in any form
 * @param b - a move in any form
 * @returns true if both ends are equal, or both are passes
 * @throws {@link RulesError} with the {@link MoveCode} for anything but a move
 * @example
 * ```ts
 * import { sameMove } from "sternhalma";
 *
 * sameMove("m1-m3-k5", { from: "m1", to: "k5" }); // true
 * ```
 * @since 0.1.0
 */
export const sameMove = (a: MoveInput, b: MoveInput): boolean => {
  const one = moveIn(a).path;
  const other = moveIn(b).path;
  return one?.[0] === other?.[0] && one?.at(-1) === other?.at(-1);
};
