/**
 * The rules of Chinese checkers on the 121-cell star.
 *
 * @module sternhalma
 */
export { hasArrived, movesMade, piecesOf, positionKey, seatAt, seatsInPlay } from "./game/board.ts";
export { createGame, tryCreateGame } from "./game/create.ts";
export { type Destination, type Destinations, destinations } from "./game/destinations.ts";
export { checkGame } from "./game/door.ts";
export type { Game, GameOrPosition, Turn } from "./game/game.ts";
export { flag, resign, tryFlag, tryResign } from "./game/leave.ts";
export { eliminatesMover, isTrapped, piecesAtHome } from "./game/leaving-home.ts";
export {
  type ChainOptions,
  explainMove,
  isLegal,
  jumpChains,
  legalMoves,
  mayPass,
  movesFrom,
  pathOf,
} from "./game/moves.ts";
export { advance, type Played, play, playAll, tryAdvance, tryPlay } from "./game/play.ts";
export {
  distanceToGoal,
  outcomeOf,
  piecesInGoal,
  replyDue,
  type Standing,
  standings,
} from "./game/standing.ts";
export { formatPosition } from "./game/text.ts";
export { undo } from "./game/undo.ts";
export { type Cell, type CellName, cells } from "./geometry/cell.ts";
export { toCell } from "./geometry/door.ts";
export { cornerOf, distance, neighbors } from "./geometry/lattice.ts";
export { cellName, parseCell } from "./geometry/name.ts";
export { type Seat, type SeatLetter, seatColors, seatLetters, seats } from "./geometry/seat.ts";
export type { Move, MoveInput, Pass, SeatMove } from "./moves/move.ts";
export { formatMove, parseMove, sameMove } from "./notation/move.ts";
export { type PositionTextOptions, parsePosition, parseSetup } from "./notation/position.ts";
export { type Ending, endings, type Outcome } from "./outcome/outcome.ts";
export { positionOf, type Setup, tryPositionOf, withPiece } from "./position/build.ts";
export { checkPosition, type PositionCheck } from "./position/door.ts";
export type { Board, Position } from "./position/position.ts";
export {
  type MoveCode,
  moveCodes,
  type OptionCode,
  optionCodes,
  type PositionCode,
  type ProblemCode,
  positionCodes,
  type VariantCode,
  variantCodes,
} from "./problem/codes.ts";
export { isRulesError, RulesError, unwrap } from "./problem/error.ts";
export type { Problem, Result } from "./problem/problem.ts";
export { checkVariant, defineVariant, tryDefineVariant, type VariantInput } from "./variants/door.ts";
export { goalOf, homeOf } from "./variants/homes.ts";
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
export type { Variant } from "./variants/variant.ts";
