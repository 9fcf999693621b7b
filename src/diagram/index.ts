/**
 * A position as text and as an SVG picture.
 *
 * @module diagram
 */
export type { ProblemCode } from "../problem/codes.ts";
export type { Problem, Result } from "../problem/problem.ts";
export type { DiagramOptions, SvgOptions, TextOptions } from "./options.ts";
export { renderSvg, tryRenderSvg } from "./svg.ts";
export { renderText, tryRenderText } from "./text.ts";
