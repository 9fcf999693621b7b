import type { RatingCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { copyOf, listOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, success, unfit } from "../problem/problem.ts";

/**
 * The rating of a player who has none yet (R10.1).
 * @since 0.1.0
 */
export const startRating = 1500;

/**
 * The K used when none is given: the most that one game against one opponent can move a rating (R10.1).
 * @since 0.1.0
 */
export const defaultFactor = 32;

/**
 * One player of a finished game.
 * @since 0.1.0
 */
export interface RatedPlayer {
  /** The rating before the game. */
  readonly rating: number;
  /** The place taken, 1 to 6; players who share a place have the same number. */
  readonly place: number;
  /** K of this player, from 0; {@link defaultFactor} if left out. */
  readonly k?: number;
}

/** Larger numbers are refused, so that sums stay finite. */
const largest = Number.MAX_SAFE_INTEGER;

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && value >= low && value <= high;

const ratingFaults = (value: unknown, part?: string): Problem<RatingCode>[] =>
  isBetween(value, -largest, largest) ? [] : [unfit("BAD_RATING", "a number", value, {}, part)];

const expected = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));

/**
 * The expected score of a player against another (R10.1): 1 for a sure win, ½ between equals.
 *
 * @param a - the player's rating
 * @param b - the opponent's rating
 * @returns 0 to 1; with the ratings swapped, 1 minus that
 * @throws {@link RulesError} `BAD_RATING` for anything but a number
 * @example
 * ```ts
 * import { expectedScore } from "sternhalma/rating";
 *
 * expectedScore(1500, 1500); // 0.5
 * expectedScore(1900, 1500).toFixed(3); // "0.909"
 * ```
 * @since 0.1.0
 */
export const expectedScore = (a: number, b: number): number => unwrap(tryExpectedScore(a, b));

/**
 * {@link expectedScore} without exceptions.
 *
 * @param a - the player's rating
 * @param b - the opponent's rating
 * @returns 0 to 1, or what is wrong with the ratings
 * @since 0.1.0
 */
export const tryExpectedScore = (a: number, b: number): Result<number, RatingCode> => {
  const faults = [...ratingFaults(a), ...ratingFaults(b)];
  return faults.length > 0 ? failure(...faults) : success(expected(a, b));
};

/** A better place wins, an equal one draws. */
const score = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

const playerFaults = (player: Record<string, unknown> | undefined, index: number): Problem<RatingCode>[] => {
  const name = `player ${index + 1}`;
  if (player === undefined) return [problem("BAD_PLAYERS", { expected: "an object" }, name)];
  const { rating, place, k } = player;
  const faults = ratingFaults(rating, name);
  if (!isBetween(place, 1, 6) || !Number.isInteger(place)) {
    faults.push(unfit("BAD_PLACE", "an integer from 1 to 6", place, {}, name));
  }
  if (k !== undefined && !isBetween(k, 0, largest)) {
    faults.push(unfit("BAD_FACTOR", "a number from 0", k, {}, name));
  }
  return faults;
};

/**
 * {@link rate} without exceptions.
 *
 * @param players - two to six players with their places
 * @returns the new ratings, or every problem found
 * @since 0.1.0
 */
export const tryRate = (players: readonly RatedPlayer[]): Result<number[], RatingCode> => {
  const read = listOf(players, 6)?.map(copyOf);
  if (read === undefined || read.length < 2) return failure(unfit("BAD_PLAYERS", "two to six players", players));
  const faults = read.flatMap(playerFaults);
  if (faults.length > 0) return failure(...faults);
  const list = read as unknown as readonly RatedPlayer[];
  return success(
    list.map(({ rating, place, k = defaultFactor }, index) => {
      let sum = 0;
      list.forEach((other, otherIndex) => {
        if (otherIndex !== index) sum += score(place, other.place) - expected(rating, other.rating);
      });
      return rating + (k / (list.length - 1)) * sum;
    }),
  );
};

/**
 * The ratings after a game (R10.1): every player is compared with every opponent by place, and the sum of the differences between
 * score and expected score, times K/(n − 1), is added. Two players: Elo. Changes sum to zero when all have the same K. Teams are not
 * rated.
 *
 * @param players - two to six players with their places
 * @returns the new ratings in the order given, not rounded
 * @throws {@link RulesError} `BAD_PLAYERS`, `BAD_RATING`, `BAD_PLACE`, `BAD_FACTOR`
 * @example
 * ```ts
 * import { rate, startRating } from "sternhalma/rating";
 *
 * rate([{ rating: startRating, place: 1 }, { rating: startRating, place: 2 }]); // [1516, 1484]
 * const three = [1500, 1500, 1500].map((rating, index) => ({ rating, place: index + 1 }));
 * rate(three); // [1516, 1500, 1484]
 * ```
 * @since 0.1.0
 */
export const rate = (players: readonly RatedPlayer[]): number[] => unwrap(tryRate(players));
