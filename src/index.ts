/**
 * The rules of Chinese checkers on the 121-cell star.
 *
 * @module sternhalma
 */
export { createGame, tryCreateGame } from "./game/create.ts";
export { type Destination, type Destinations, destinations } from "./game/destinations.ts";
export type { Game, Turn } from "./game/game.ts";
export { flag, resign, tryFlag, tryResign } from "./game/leave.ts";
export {
  advance,
  type Played,
  pass,
  play,
  playAll,
  tryAdvance,
  tryPass,
  tryPlay,
} from "./game/play.ts";
export { undo } from "./game/undo.ts";
export { type Branded, type Cell, type CellName, cells, toCell } from "./geometry/cell.ts";
export {
  cornerOf,
  distance,
  goalOf,
  type HomeSize,
  homeOf,
  neighbors,
  reflect,
  rotate,
} from "./geometry/lattice.ts";
export { cellName, parseCell } from "./geometry/name.ts";
export {
  type Arrow,
  type Axial,
  fromAxial,
  fromPoint,
  type Layout,
  neighborOnScreen,
  type Point,
  toAxial,
  toPoint,
} from "./geometry/screen.ts";
export { rotateSeat, type Seat, type SeatLetter, seatLetters, seats } from "./geometry/seat.ts";
export type { MoveInput, Pass, SeatMove } from "./moves/_input.ts";
export { type ChainOptions, jumpChains } from "./moves/chains.ts";
export { explainMove, isLegal, mayPass, pathOf, tryPathOf } from "./moves/explain.ts";
export { legalMoves, movesFrom } from "./moves/list.ts";
export { formatMove, type Move, parseMove, sameMove } from "./notation/move.ts";
export {
  axialNaming,
  formatMoveIn,
  gamerzNaming,
  indexNaming,
  type Naming,
  parseMoveIn,
  standardNaming,
} from "./notation/naming.ts";
export { formatPosition, type PositionTextOptions, parsePosition, parseSetup } from "./notation/position.ts";
export { type Ending, endings, type Outcome, outcomeOf, replyDue } from "./outcome/outcome.ts";
export {
  distanceToGoal,
  eliminatesMover,
  isTrapped,
  piecesAtHome,
  piecesInGoal,
  type Standing,
  standings,
} from "./outcome/standing.ts";
export { positionOf, type Setup, tryPositionOf, tryWithPiece, withPiece } from "./position/build.ts";
export { checkPosition, type PositionCheck } from "./position/check.ts";
export type { Board, GameOrPosition, Position } from "./position/position.ts";
export {
  hasArrived,
  movesMade,
  piecesOf,
  positionKey,
  seatAt,
  seatsInPlay,
} from "./position/read.ts";
export {
  type ClockCode,
  clockCodes,
  type MoveCode,
  moveCodes,
  type NamingCode,
  namingCodes,
  type OptionCode,
  optionCodes,
  type PositionCode,
  type ProblemCode,
  positionCodes,
  type RatingCode,
  type RecordCode,
  ratingCodes,
  recordCodes,
  type VariantCode,
  variantCodes,
} from "./problem/codes.ts";
export { isRulesError, RulesError, unwrap } from "./problem/error.ts";
export type { Problem, Result } from "./problem/problem.ts";
export { checkVariant, defineVariant, tryDefineVariant } from "./variants/check.ts";
export {
  classic2,
  classic3,
  classic4,
  classic6,
  doubles2x2,
  doubles3x2,
  fifteen2,
  findVariant,
  longJump2,
  longJump6,
  type PresetId,
  presetIds,
  variants,
} from "./variants/presets.ts";
export type { Variant, VariantSpec } from "./variants/variant.ts";
