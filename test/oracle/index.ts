// The oracle: a second, slow implementation of the rules, to check the library against. It never imports from `src`.

export {
  allCells,
  allSeats,
  type Cell,
  coordinatesOf,
  cornerOf,
  distanceToGoal,
  goalOf,
  homeOf,
  neighboursOf,
  oppositeOf,
  otherCornersOf,
  type Seat,
  tipOf,
} from "./board.ts";
export {
  type OracleOutcome,
  type OraclePosition,
  type OracleReason,
  type OracleSetup,
  type OracleStanding,
  type OState,
  oracleBoardText,
  oracleCanonical,
  oracleChains,
  oracleEliminates,
  oracleInPlay,
  oracleKey,
  oracleMoves,
  oraclePass,
  oraclePassThrough,
  oraclePerft,
  oraclePlay,
  oracleResign,
  oracleStandings,
  oracleStart,
  oracleTrapped,
} from "./game.ts";
export type { Board, OracleMove } from "./moves.ts";
export { sideOf, sidesOf } from "./outcome.ts";
export { type OracleRules, oraclePreset, oraclePresets } from "./rules.ts";
