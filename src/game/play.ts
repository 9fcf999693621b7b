import { isRefusal, type MoveInput } from "../moves/_input.ts";
import { judge } from "../moves/explain.ts";
import type { Position } from "../position/position.ts";
import { positionKey } from "../position/read.ts";
import type { MoveCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Problem, type Result, success } from "../problem/problem.ts";
import { rulesOf } from "../variants/_rules.ts";
import { course, proceed, toGame } from "./_course.ts";
import { appended, recorded } from "./_seen.ts";
import { judgeTurn, turnOf, withRepetition } from "./_turn.ts";
import { type Game, gameIn, makeGame } from "./game.ts";

/**
 * Plays a move and applies all the rules: arrival, elimination, next seat, repetition, limit (R7.1).
 *
 * @param game - a game; stays as it is
 * @param move - text, two ends, a move with a path, or a pass (`--`)
 * @returns the game after the move
 * @throws {@link RulesError} with a {@link MoveCode} when the move is refused
 * @example
 * ```ts
 * import { createGame, play } from "sternhalma";
 *
 * const game = play(createGame("classic-2"), "l4-l5");
 * game.position.turn; // "black"
 * ```
 * @since 0.1.0
 */
export const play = (game: Game, move: MoveInput): Game => unwrap(tryPlay(game, move));

/**
 * {@link play} without exceptions.
 *
 * @param game - a game; stays as it is
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
export const tryPlay = (game: Game, move: MoveInput): Result<Game, MoveCode> => {
  const meant = judge(gameIn(game), move);
  if (isRefusal(meant)) return failure(meant);
  const rules = rulesOf(game.position.variant);
  const judged = judgeTurn(rules, game.position, meant);
  const { keys, occurrence } = recorded(game.keys, positionKey(judged.position));
  const { position, outcome } = withRepetition(rules, judged, occurrence);
  const turns = appended(game.turns, turnOf(game.position, meant));
  return success(makeGame(game.start, position, turns, outcome, keys));
};

/**
 * Passes by choice, where the rules allow it (R4.3).
 *
 * @param game - a game; stays as it is
 * @returns the game after the pass
 * @throws {@link RulesError} `PASS_NOT_ALLOWED`, `GAME_OVER`
 * @example
 * ```ts
 * import { classic2, createGame, defineVariant, pass } from "sternhalma";
 *
 * const server = defineVariant({ ...classic2, id: "server", passing: "allowed" });
 * pass(createGame(server)).position.turn; // "black"
 * ```
 * @since 0.1.0
 */
export const pass = (game: Game): Game => play(game, { pass: true });

/**
 * {@link pass} without exceptions.
 *
 * @param game - a game; stays as it is
 * @returns the game after the pass, or why it is refused
 * @since 0.1.0
 */
export const tryPass = (game: Game): Result<Game, MoveCode> => tryPlay(game, { pass: true });

/**
 * What {@link playAll} comes to.
 * @since 0.1.0
 */
export interface Played {
  /** The game after the last move that was legal. */
  readonly game: Game;
  /** Why the next move was refused, with its `ply`; absent when all were played. */
  readonly problem?: Problem<MoveCode>;
}

/**
 * Plays moves in order up to the first that is refused.
 *
 * @param game - a game; stays as it is
 * @param moves - moves in any form
 * @returns the game so far, and the problem of the first refused move
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
  const going = course(game);
  for (const move of moves) {
    const problem = proceed(going, move);
    if (problem !== undefined) return { game: toGame(going), problem };
  }
  return { game: toGame(going) };
};

/**
 * The next position by the rules, without a game and so without repetition. Seats that cannot move are skipped (R4.3); in a position
 * built by hand whose own seat to move cannot, only {@link createGame} skips it (R4.5).
 *
 * @param position - a position; stays as it is
 * @param move - a move in any form
 * @returns the next position; {@link outcomeOf} says whether it decides the game
 * @throws {@link RulesError} with a {@link MoveCode} when the move is refused
 * @example
 * ```ts
 * import { advance, createGame } from "sternhalma";
 *
 * advance(createGame("classic-2").position, "l4-l5").made; // [1, 0]
 * ```
 * @since 0.1.0
 */
export const advance = (position: Position, move: MoveInput): Position => unwrap(tryAdvance(position, move));

/**
 * {@link advance} without exceptions.
 *
 * @param position - a position; stays as it is
 * @param move - a move in any form
 * @returns the next position, or why the move is refused
 * @since 0.1.0
 */
export const tryAdvance = (position: Position, move: MoveInput): Result<Position, MoveCode> => {
  const meant = judge(position, move);
  if (isRefusal(meant)) return failure(meant);
  return success(judgeTurn(rulesOf(position.variant), position, meant).position);
};
