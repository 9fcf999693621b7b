import type { GameOrPosition } from "../game/game.ts";
import { RulesError } from "../problem/error.ts";
import { unfit } from "../problem/problem.ts";
import { MAX_MOVES } from "./code.ts";
import { SearchState } from "./search-state.ts";

const checkDepth = (depth: number, least: number): void => {
  if (Number.isSafeInteger(depth) && depth >= least) return;
  throw new RulesError(unfit("BAD_OPTION", `an integer from ${least}`, depth, {}, "depth"));
};

/** Counts the sequences of `depth` moves from a state; `lists[depth]` is for its moves. */
const sequences = (state: SearchState, depth: number, lists: Uint16Array[]): number => {
  if (depth === 1) return state.count();
  lists[depth] ??= new Uint16Array(MAX_MOVES);
  const codes = lists[depth];
  const count = state.generate(codes);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    state.make(codes[at]!);
    sum += sequences(state, depth - 1, lists);
    state.unmake();
  }
  return sum;
};

/**
 * How many sequences of `depth` legal moves there are: the usual comparison of move generators. Moves with the same two ends
 * are one move (R3.10); a chosen pass, where the rules allow one, is a move too; a skipped seat is not (R4.3). A sequence that ends the
 * game before reaching the full length does not count.
 *
 * @param g - a game, whose history counts for repetition, or a position; left unchanged
 * @param depth - the length, an integer from 0
 * @returns the count; 1 for depth 0
 * @throws {@link RulesError} `BAD_OPTION` for any other depth; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 * import { perft } from "sternhalma/engine";
 *
 * perft(createGame("classic-2"), 3); // 4648
 * ```
 * @since 0.1.0
 */
export const perft = (g: GameOrPosition, depth: number): number => {
  checkDepth(depth, 0);
  const state = SearchState.from(g);
  return depth === 0 ? 1 : sequences(state, depth, []);
};

/**
 * A move and the number of sequences that begin with it.
 * @since 0.1.0
 */
export interface Divided {
  /** The code of the move; see `decodeMove`. */
  readonly code: number;
  /** How many sequences of the whole length begin with it. */
  readonly count: number;
}

/**
 * {@link perft} by first moves, which shows where two move generators differ.
 *
 * @param g - a game or position; left unchanged
 * @param depth - the length, an integer from 1
 * @returns a new list in the order of generation; the counts add up to that of `perft`
 * @throws {@link RulesError} `BAD_OPTION` for any other depth; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 * import { perftDivide } from "sternhalma/engine";
 *
 * perftDivide(createGame("classic-2"), 2).map(({ count }) => count).slice(0, 3); // [14, 14, 14]
 * ```
 * @since 0.1.0
 */
export const perftDivide = (g: GameOrPosition, depth: number): Divided[] => {
  checkDepth(depth, 1);
  const state = SearchState.from(g);
  const codes = new Uint16Array(MAX_MOVES);
  const count = state.generate(codes);
  const lists: Uint16Array[] = [];
  return Array.from(codes.subarray(0, count), (code) => {
    state.make(code);
    const below = depth === 1 ? 1 : sequences(state, depth - 1, lists);
    state.unmake();
    return { code, count: below };
  });
};
