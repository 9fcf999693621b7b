import type { Cell, CellName } from "../geometry/cell.ts";
import { cellIn } from "../geometry/door.ts";
import { chainsOf } from "../moves/chains.ts";
import { movesOf, movesOfPiece } from "../moves/legal.ts";
import type { Move, MoveInput } from "../moves/move.ts";
import { canonicalPath } from "../moves/path.ts";
import type { MoveCode } from "../problem/codes.ts";
import { RulesError } from "../problem/error.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { type Problem, problem } from "../problem/problem.ts";
import { checkMove, currentOf, isOver, isRefusal } from "./check-move.ts";
import { stateIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";

/**
 * All legal moves of the seat to move (R3): one for each pair of ends, sorted by `from`, then `to`, without paths.
 *
 * @param g - a game or position; a finished game has none
 * @returns a new list
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, formatMove, legalMoves } from "sternhalma";
 *
 * const moves = legalMoves(createGame("classic-2"));
 * moves.length; // 14
 * moves.map(formatMove).slice(0, 4); // ["j4-i5", "j4-j5", "k4-j5", "k4-k5"]
 * ```
 * @since 0.1.0
 */
export const legalMoves = (g: GameOrPosition): Move[] => {
  const state = stateIn(g);
  return isOver(state) ? [] : movesOf(currentOf(state));
};

/**
 * The legal moves of one piece, sorted by `to`.
 *
 * @param g - a game or position
 * @param cell - where the piece stands, by number or name
 * @returns a new list; empty if no piece of the seat to move stands there
 * @throws {@link RulesError} `NOT_A_CELL`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, formatMove, movesFrom } from "sternhalma";
 *
 * movesFrom(createGame("classic-2"), "l3").map(formatMove); // ["l3-j5", "l3-l5"]
 * ```
 * @since 0.1.0
 */
export const movesFrom = (g: GameOrPosition, cell: Cell | CellName): Move[] => {
  const state = stateIn(g);
  const from = cellIn(cell);
  return isOver(state) ? [] : movesOfPiece(currentOf(state), from);
};

/**
 * How far {@link jumpChains} goes.
 * @since 0.1.0
 */
export interface ChainOptions {
  /** The most chains to give, from 0; all if left out. */
  readonly limit?: number;
}

/**
 * Every chain of one piece that may end, one by one (R3.1, R3.6): depth first in the order of directions of R3.10, a chain before those
 * that extend it. There can be millions: stop when you have enough, or set a limit. Steps are not chains.
 *
 * @param g - a game or position
 * @param cell - where the piece stands, by number or name
 * @param options - how many chains to give at most
 * @returns a lazy sequence of paths, both ends included; empty if no piece of the seat to move stands there
 * @throws {@link RulesError} `NOT_A_CELL`, `BAD_OPTION`, `OPTION_UNKNOWN`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { cellName, createGame, jumpChains } from "sternhalma";
 *
 * const chains = [...jumpChains(createGame("classic-2"), "l3")];
 * chains.map((path) => path.map(cellName).join("-")); // ["l3-l5", "l3-j5"]
 * ```
 * @since 0.1.0
 */
export const jumpChains = (
  g: GameOrPosition,
  cell: Cell | CellName,
  options?: ChainOptions,
): Generator<Cell[], void, undefined> => {
  const state = stateIn(g);
  const from = cellIn(cell);
  const { limit = Number.POSITIVE_INFINITY } = optionsOf(options, ["limit"]);
  if (typeof limit !== "number" || !(limit >= 0)) return refuseOption("limit", "a number from 0", limit);
  return chainsUpTo(state, from, limit);
};

function* chainsUpTo(state: GameOrPosition, from: Cell, limit: number): Generator<Cell[], void, undefined> {
  if (isOver(state) || limit < 1) return;
  let left = limit;
  for (const chain of chainsOf(currentOf(state), from)) {
    yield chain;
    if (--left < 1) return;
  }
}

/**
 * Why a move is refused.
 *
 * @param g - a game or position
 * @param move - text, two ends, or a move with a path, which is verified hop by hop (R11.2)
 * @returns undefined for a legal move, else the first problem, tested in the order of {@link moveCodes}
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, explainMove } from "sternhalma";
 *
 * const game = createGame("classic-2");
 * explainMove(game, "l3-l5"); // undefined
 * explainMove(game, "m1-m5")?.code; // "PATH_BLOCKED"
 * explainMove(game, "l4-l5-l6")?.code; // "STEP_IN_CHAIN"
 * ```
 * @since 0.1.0
 */
export const explainMove = (g: GameOrPosition, move: MoveInput): Problem<MoveCode> | undefined => {
  const checked = checkMove(stateIn(g), move);
  return isRefusal(checked) ? checked : undefined;
};

/**
 * Whether a move is legal.
 *
 * @param g - a game or position
 * @param move - a move in any form
 * @returns true if it may be played
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, isLegal } from "sternhalma";
 *
 * isLegal(createGame("classic-2"), "m1-m3"); // false
 * ```
 * @since 0.1.0
 */
export const isLegal = (g: GameOrPosition, move: MoveInput): boolean => !isRefusal(checkMove(stateIn(g), move));

/**
 * Whether the seat to move may pass by choice (R4.3).
 *
 * @param g - a game or position
 * @returns true while the game goes on and its rules allow passing
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, mayPass } from "sternhalma";
 *
 * mayPass(createGame("classic-2")); // false
 * ```
 * @since 0.1.0
 */
export const mayPass = (g: GameOrPosition): boolean => isLegal(g, { pass: true });

/**
 * The canonical path of a legal move: the shortest, with ties broken by the order of directions (R3.10).
 *
 * @param g - a game or position
 * @param move - a legal move; its own path, if any, need only be legal
 * @returns all cells of the path, both ends included
 * @throws {@link RulesError} with the code of the refusal; `PASS_NOT_ALLOWED` for a pass; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { cellName, createGame, pathOf, play } from "sternhalma";
 *
 * const game = play(play(createGame("classic-2"), "m3-m5"), "e15-e13");
 * pathOf(game, "m1-m3").map(cellName); // ["m1", "m3"]
 * ```
 * @since 0.1.0
 */
export const pathOf = (g: GameOrPosition, move: MoveInput): Cell[] => {
  const state = stateIn(g);
  const checked = checkMove(state, move);
  if (isRefusal(checked)) throw new RulesError(checked);
  const { path } = checked;
  if (path === undefined) throw new RulesError(problem("PASS_NOT_ALLOWED", {}, "a pass has no path"));
  return canonicalPath(currentOf(state), path[0]!, path.at(-1)!);
};
