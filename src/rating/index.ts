/**
 * Elo ratings for two to six players, by place (R10).
 *
 * @module rating
 */
export {
  defaultFactor,
  expectedScore,
  type RatedPlayer,
  rate,
  startRating,
  tryExpectedScore,
  tryRate,
} from "./rating.ts";
