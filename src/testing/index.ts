/**
 * Generators for fast-check: cells, rule sets, games, positions and moves.
 *
 * @module testing
 */
export { type Arbitraries, arbitraries, type GameConstraints, type GameWithMove } from "./arbitraries.ts";
export type { FastCheck } from "./fast-check.ts";
