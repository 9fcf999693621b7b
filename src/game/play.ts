import type { MoveInput } from "../moves/move.ts";
import { afterTurn } from "../outcome/turn.ts";
import { positionIn } from "../position/door.ts";
import type { Position } from "../position/position.ts";
import type { MoveCode, PositionCode, VariantCode } from "../problem/codes.ts";
import { attempt, RulesError } from "../problem/error.ts";
import { eachOf, fieldOf } from "../problem/foreign.ts";
import { refuseOption } from "../problem/options.ts";
import type { Problem, Result } from "../problem/problem.ts";
import { checkMove, isRefusal, type LegalTurn } from "./check-move.ts";
import { course, proceed, toGame } from "./course.ts";
import { gameIn } from "./door.ts";
import type { Game, GameOrPosition } from "./game.ts";
import { afterLegal } from "./turn.ts";

const legalTurn = (g: GameOrPosition, move: MoveInput): LegalTurn => {
  const checked = checkMove(g, move);
  if (isRefusal(checked)) throw new RulesError(checked);
  return checked;
};

/**
 * Plays a move and applies all the rules: arrival, elimination, next seat, repetition, limit (R7.1).
 *
 * @param game - a game; left unchanged
 * @param move - text, two ends, a move with a path, or a pass (`--`)
 * @returns the game after the move
 * @throws {@link RulesError} with a {@link MoveCode} if the move is refused; `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, play } from "sternhalma";
 *
 * const game = play(createGame("classic-2"), "l4-l5");
 * game.position.turn; // "black"
 * ```
 * @since 0.1.0
 */
export const play = (game: Game, move: MoveInput): Game => {
  const before = gameIn(game);
  return afterLegal(before, legalTurn(before, move));
};

/**
 * {@link play} without exceptions.
 *
 * @param game - a game; left unchanged
 * @param move - a move in any form
 * @returns the game after the move, or why it is refused
 * @example
 * ```ts
 * import { createGame, tryPlay } from "sternhalma";
 *
 * const result = tryPlay(createGame("classic-2"), "l4-l6");
 * result.ok ? "" : result.error.code; // "NO_BRIDGE"
 * ```
 * @since 0.1.0
 */
export const tryPlay = (game: Game, move: MoveInput): Result<Game, MoveCode | PositionCode | VariantCode> =>
  attempt(() => play(game, move));

/**
 * What {@link playAll} returns.
 * @since 0.1.0
 */
export interface Played {
  /** The game after the last legal move. */
  readonly game: Game;
  /** Why the next move was refused, with its `ply`; absent if all were played. */
  readonly problem?: Problem<MoveCode>;
}

/**
 * Plays moves in order, up to the first that is refused.
 *
 * @param game - a game; left unchanged
 * @param moves - moves in any form
 * @returns the game so far, and the problem of the first refused move
 * @throws {@link RulesError} `NOT_A_GAME`, `BAD_OPTION` for moves that are not iterable
 * @example
 * ```ts
 * import { createGame, playAll } from "sternhalma";
 *
 * const { game, problem } = playAll(createGame("classic-2"), ["l4-l5", "e14-e13", "l5-l7"]);
 * game.turns.length; // 2
 * problem?.code; // "NO_BRIDGE"
 * problem?.ply; // 3
 * ```
 * @since 0.1.0
 */
export const playAll = (game: Game, moves: Iterable<MoveInput>): Played => {
  const going = course(gameIn(game));
  if (typeof fieldOf(moves, Symbol.iterator) !== "function") return refuseOption("moves", "a list of moves", moves);
  for (const move of eachOf(moves)) {
    const problem = proceed(going, move);
    if (problem !== undefined) return { game: toGame(going), problem };
  }
  return { game: toGame(going) };
};

/**
 * The next position by the rules, without a game and so without repetition. Seats that cannot move are skipped (R4.3), but not
 * the seat to move of a position built by hand: only {@link createGame} skips that (R4.5).
 *
 * @param position - a position; left unchanged. For a game use {@link play}
 * @param move - a move in any form
 * @returns the next position; {@link outcomeOf} tells whether it decides the game
 * @throws {@link RulesError} with a {@link MoveCode} if the move is refused; a position or variant code
 * @example
 * ```ts
 * import { advance, createGame } from "sternhalma";
 *
 * advance(createGame("classic-2").position, "l4-l5").made; // [1, 0]
 * ```
 * @since 0.1.0
 */
export const advance = (position: Position, move: MoveInput): Position => {
  const before = positionIn(position);
  return afterTurn(before, legalTurn(before, move).path).position;
};

/**
 * {@link advance} without exceptions.
 *
 * @param position - a position; left unchanged
 * @param move - a move in any form
 * @returns the next position, or why the move is refused
 * @since 0.1.0
 */
export const tryAdvance = (
  position: Position,
  move: MoveInput,
): Result<Position, MoveCode | PositionCode | VariantCode> => attempt(() => advance(position, move));
