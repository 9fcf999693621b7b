/**
 * A position as text and as an SVG picture.
 *
 * @module diagram
 */
export type { DiagramOptions, PathInput, SvgOptions, TextOptions } from "./options.ts";
export { renderSvg, tryRenderSvg } from "./svg.ts";
export { renderText, tryRenderText } from "./text.ts";
