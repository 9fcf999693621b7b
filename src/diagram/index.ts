/**
 * A position as text and as an SVG picture.
 *
 * @module diagram
 */
export type { Game, GameOrPosition, Turn } from "../game/game.ts";
export type { Cell, CellName } from "../geometry/cell.ts";
export type { Seat } from "../geometry/seat.ts";
export type { MoveInput, Pass, SeatMove } from "../moves/move.ts";
export type { Ending, Outcome } from "../outcome/outcome.ts";
export type { Board, Position } from "../position/position.ts";
export type { ProblemCode } from "../problem/codes.ts";
export type { Problem, Result } from "../problem/problem.ts";
export type { Variant } from "../variants/variant.ts";
export type { DiagramOptions, SvgOptions, TextOptions } from "./options.ts";
export { renderSvg, tryRenderSvg } from "./svg.ts";
export { renderText, tryRenderText } from "./text.ts";
