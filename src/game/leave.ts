import type { Seat } from "../geometry/seat.ts";
import type { MoveCode, PositionCode, VariantCode } from "../problem/codes.ts";
import { attempt, unwrap } from "../problem/error.ts";
import type { Result } from "../problem/problem.ts";
import { gameIn } from "./door.ts";
import type { Game } from "./game.ts";
import { leave } from "./leaving.ts";

/**
 * A seat resigns (R8.1): with two sides it loses; with more the game ends for all, and it takes the worst free place.
 *
 * @param game - a game; left unchanged
 * @param seat - any seat in play, its turn or not (R8.2)
 * @returns the finished game
 * @throws {@link RulesError} `GAME_OVER`, or `SEAT_NOT_IN_PLAY` for a seat that has arrived, was eliminated or does not
 * play; `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, resign } from "sternhalma";
 *
 * resign(createGame("classic-2"), "black").outcome?.places; // { white: 1, black: 2 }
 * ```
 * @since 0.1.0
 */
export const resign = (game: Game, seat: Seat): Game => unwrap(leave(gameIn(game), seat, "resignation"));

/**
 * {@link resign} without exceptions.
 *
 * @param game - a game; left unchanged
 * @param seat - any seat in play
 * @returns the finished game, or why it is refused
 * @since 0.1.0
 */
export const tryResign = (game: Game, seat: Seat): Result<Game, MoveCode | PositionCode | VariantCode> =>
  attempt(() => resign(game, seat));

/**
 * A seat's flag has fallen (R8.1, R9.1): the same as a resignation, with the reason `time`.
 *
 * @param game - a game; left unchanged
 * @param seat - any seat in play
 * @returns the finished game
 * @throws {@link RulesError} `GAME_OVER`, `SEAT_NOT_IN_PLAY`, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, flag } from "sternhalma";
 *
 * flag(createGame("classic-3"), "blue").outcome?.reason; // "time"
 * ```
 * @since 0.1.0
 */
export const flag = (game: Game, seat: Seat): Game => unwrap(leave(gameIn(game), seat, "time"));

/**
 * {@link flag} without exceptions.
 *
 * @param game - a game; left unchanged
 * @param seat - any seat in play
 * @returns the finished game, or why it is refused
 * @since 0.1.0
 */
export const tryFlag = (game: Game, seat: Seat): Result<Game, MoveCode | PositionCode | VariantCode> =>
  attempt(() => flag(game, seat));
