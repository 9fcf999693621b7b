/**
 * The rules for bots: a mutable state with make and unmake, moves as integers, perft.
 *
 * @module engine
 */
export type { Game, GameOrPosition, Turn } from "../game/game.ts";
export type { Cell, CellName } from "../geometry/cell.ts";
export type { Seat } from "../geometry/seat.ts";
export type { Move, MoveInput, Pass, SeatMove } from "../moves/move.ts";
export type { Ending, Outcome } from "../outcome/outcome.ts";
export type { Board, Position } from "../position/position.ts";
export type { Variant } from "../variants/variant.ts";
export { decodeMove, encodeMove, MAX_MOVES, passCode } from "./code.ts";
export { type Divided, perft, perftDivide } from "./perft.ts";
export { SearchState } from "./search-state.ts";
