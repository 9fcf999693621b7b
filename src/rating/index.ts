/**
 * Elo ratings for two to six players, by place (R10).
 *
 * @module rating
 */
export { type ProblemCode, type RatingCode, ratingCodes } from "../problem/codes.ts";
export type { Problem, Result } from "../problem/problem.ts";
export {
  defaultFactor,
  expectedScore,
  type RatedPlayer,
  rate,
  startRating,
  tryExpectedScore,
  tryRate,
} from "./rating.ts";
