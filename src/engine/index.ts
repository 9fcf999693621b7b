/**
 * The rules for bots: a mutable state with make and unmake, moves as integers, perft.
 *
 * @module engine
 */
export { decodeMove, encodeMove, MAX_MOVES, passCode } from "./code.ts";
export { type Divided, perft, perftDivide } from "./perft.ts";
export { SearchState } from "./search-state.ts";
