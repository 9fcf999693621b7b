/**
 * Generators for fast-check: cells, rule sets, games, positions and moves.
 *
 * @module testing
 */
export type { Game, GameOrPosition, Turn } from "../game/game.ts";
export type { Cell } from "../geometry/cell.ts";
export type { Seat } from "../geometry/seat.ts";
export type { Move } from "../moves/move.ts";
export type { Ending, Outcome } from "../outcome/outcome.ts";
export type { Board, Position } from "../position/position.ts";
export type { Variant } from "../variants/variant.ts";
export { type Arbitraries, arbitraries, type GameConstraints, type GameWithMove } from "./arbitraries.ts";
export type { FastCheck } from "./fast-check.ts";
