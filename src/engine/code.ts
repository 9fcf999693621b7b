import { toCell } from "../geometry/door.ts";
import type { Move, MoveInput, Pass } from "../moves/move.ts";
import { moveIn } from "../notation/door.ts";
import { RulesError } from "../problem/error.ts";
import { problem, shown } from "../problem/problem.ts";

/**
 * The code of a chosen pass (R4.3).
 * @example
 * ```ts
 * import { encodeMove, passCode } from "sternhalma/engine";
 *
 * encodeMove({ pass: true }) === passCode; // true
 * ```
 * @since 0.1.0
 */
export const passCode = 16383;

/**
 * An upper bound on the moves of a position, under any rules and with any number of pieces: room for this many codes is always enough.
 *
 * A step joins two of the 312 pairs of neighbours (R1.2), one cell of the pair holding a piece of the mover and the other empty, so
 * there are at most 312 steps. A chain stays in one of four lanes of 37, 28, 28 and 28 cells (the parity of both coordinates), from
 * a piece of the mover to an empty cell; with p pieces in a lane of n cells these are at most p·(n − p) pairs, so at most
 * 18·19 + 3·14·14 = 930. With a chosen pass that makes 312 + 930 + 1.
 * @example
 * ```ts
 * import { MAX_MOVES } from "sternhalma/engine";
 *
 * MAX_MOVES; // 1243
 * ```
 * @since 0.1.0
 */
export const MAX_MOVES = 1243;

/**
 * The code of a move, an integer below 16 384: `from << 7 | to`, 16 383 for a pass. Stable by semver. Legality is not checked.
 *
 * @param move - a move in any form, its path ignored, or a pass
 * @returns the code
 * @throws {@link RulesError} with the {@link MoveCode} for anything but a move
 * @example
 * ```ts
 * import { encodeMove } from "sternhalma/engine";
 *
 * encodeMove("l4-l5"); // 14569
 * encodeMove({ pass: true }); // 16383
 * ```
 * @since 0.1.0
 */
export const encodeMove = (move: MoveInput): number => {
  const { path } = moveIn(move);
  return path === undefined ? passCode : (path[0]! << 7) | path.at(-1)!;
};

/**
 * The move of a code, in a form that `play` and everything else accepts.
 *
 * @param code - a code from {@link encodeMove} or a generated list
 * @returns two ends, or a pass
 * @throws {@link RulesError} `NOT_A_CELL` for anything but a code
 * @example
 * ```ts
 * import { formatMove } from "sternhalma";
 * import { decodeMove } from "sternhalma/engine";
 *
 * const move = decodeMove(14569);
 * "pass" in move ? "--" : formatMove(move); // "l4-l5"
 * ```
 * @since 0.1.0
 */
export const decodeMove = (code: number): Move | Pass => {
  if (code === passCode) return { pass: true };
  const from = typeof code === "number" ? toCell(Math.floor(code / 128)) : undefined;
  const to = typeof code === "number" ? toCell(code % 128) : undefined;
  if (from === undefined || to === undefined) {
    throw new RulesError(problem("NOT_A_CELL", { found: shown(code) }, `${shown(code)} is not a move code`));
  }
  return { from, to };
};
