import type { Seat } from "../geometry/seat.ts";
import { seatProblem } from "../moves/explain.ts";
import { settledPlaces } from "../outcome/_places.ts";
import { endedBy } from "../outcome/outcome.ts";
import type { MoveCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Result, success } from "../problem/problem.ts";
import { rulesOf } from "../variants/_rules.ts";
import { type Game, gameIn, makeGame } from "./game.ts";

const leave = (game: Game, seat: Seat, reason: "resignation" | "time"): Result<Game, MoveCode> => {
  const { position } = gameIn(game);
  const problem = seatProblem(position, game.outcome !== null, seat ?? null);
  if (problem !== undefined) return failure(problem);
  const rules = rulesOf(position.variant);
  const places = settledPlaces(rules, position);
  // R8.1: the worst free place; of two sides that is the loss.
  let worst = rules.sides.length;
  while (places.includes(worst)) worst--;
  places[rules.sideOf[rules.variant.seats.indexOf(seat)] as number] = worst;
  const outcome = endedBy(rules, position, reason, places, seat);
  return success(makeGame(game.start, position, game.turns, outcome, game.keys));
};

/**
 * A seat resigns (R8.1): of two sides it loses, of more the game ends for all and it takes the worst free place.
 *
 * @param game - a game; stays as it is
 * @param seat - any seat in play, its turn or not (R8.2)
 * @returns the game, over
 * @throws {@link RulesError} `GAME_OVER`, or `SEAT_NOT_IN_PLAY` for a seat that has arrived, was eliminated or does not play
 * @example
 * ```ts
 * import { createGame, resign } from "sternhalma";
 *
 * resign(createGame("classic-2"), "black").outcome?.places; // { white: 1, black: 2 }
 * ```
 * @since 0.1.0
 */
export const resign = (game: Game, seat: Seat): Game => unwrap(tryResign(game, seat));

/**
 * {@link resign} without exceptions.
 *
 * @param game - a game; stays as it is
 * @param seat - any seat in play
 * @returns the game, over, or why not
 * @since 0.1.0
 */
export const tryResign = (game: Game, seat: Seat): Result<Game, MoveCode> => leave(game, seat, "resignation");

/**
 * A seat's flag has fallen (R8.1, R9.1): the same as a resignation, with the reason `time`.
 *
 * @param game - a game; stays as it is
 * @param seat - any seat in play
 * @returns the game, over
 * @throws {@link RulesError} `GAME_OVER`, `SEAT_NOT_IN_PLAY`
 * @example
 * ```ts
 * import { createGame, flag } from "sternhalma";
 *
 * flag(createGame("classic-3"), "blue").outcome?.reason; // "time"
 * ```
 * @since 0.1.0
 */
export const flag = (game: Game, seat: Seat): Game => unwrap(tryFlag(game, seat));

/**
 * {@link flag} without exceptions.
 *
 * @param game - a game; stays as it is
 * @param seat - any seat in play
 * @returns the game, over, or why not
 * @since 0.1.0
 */
export const tryFlag = (game: Game, seat: Seat): Result<Game, MoveCode> => leave(game, seat, "time");
