import type { GameOrPosition } from "../game/game.ts";
import { cells } from "../geometry/cell.ts";
import { isSeat, type Seat } from "../geometry/seat.ts";
import { attempt, RulesError } from "../problem/error.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { problem, type Result } from "../problem/problem.ts";
import { type Drawing, readDrawing, sharedOptions } from "./_drawing.ts";
import { boardLayer, goalLayer } from "./_svg-board.ts";
import { cellLayer } from "./_svg-cells.ts";
import { pathLayer } from "./_svg-path.ts";
import { descriptionOf, titleOf } from "./_words.ts";
import { element, escapeXml, rounded } from "./_xml.ts";
import type { SvgOptions } from "./options.ts";

const longestText = 10_000;

const textIn = (name: string, value: unknown, otherwise: () => string): string => {
  if (value === undefined) return otherwise();
  return typeof value === "string" && value.length <= longestText
    ? value
    : refuseOption(name, `a string of at most ${longestText} characters`, value);
};

const sizeIn = (value: unknown): number => {
  if (value === undefined) return 40;
  return typeof value === "number" && value >= 4 && value <= 1000
    ? value
    : refuseOption("size", "a number from 4 to 1000", value);
};

const goalIn = (value: unknown, { position, from }: Drawing): Seat | null => {
  const { seats } = position.variant;
  if (value === undefined) return seats.includes(from) ? from : null;
  if (value === null) return null;
  if (!isSeat(value)) return refuseOption("goal", "a seat or null", value);
  if (seats.includes(value)) return value;
  throw new RulesError(problem("SEAT_NOT_SEATED", { seat: value }));
};

/**
 * A position as an SVG picture in one string, without scripts, styles, ids or references to anything outside. Each piece has its
 * seat's colour and letter, corners are tinted like the seat at home there, and the goal of the seat at the bottom is outlined.
 *
 * The centre `i9` is at (0, 0), so `toPoint` and `fromPoint` of `sternhalma/geometry`, with the same `size` and `from`,
 * return and take points of the picture. Each cell is a group with its name as `data-cell`.
 *
 * @param g - a game or position
 * @param options - what to show
 * @returns one `svg` element
 * @throws {@link RulesError} `OPTION_UNKNOWN`, `BAD_OPTION`, `NOT_A_CELL`, `SEAT_NOT_SEATED`, the codes of a malformed path
 * (`MOVE_TOO_SHORT`, `PATH_ENDS_DIFFER`), those of {@link checkPosition}, or `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, destinations } from "sternhalma";
 * import { renderSvg } from "sternhalma/diagram";
 *
 * const game = createGame("classic-6");
 * const { ends, passThrough } = destinations(game, "l3");
 * const svg = renderSvg(game, { from: "white", highlight: ends.map(({ to }) => to), passThrough, size: 30 });
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'); // true
 * ```
 * @since 0.1.0
 */
export const renderSvg = (g: GameOrPosition, options?: SvgOptions): string => {
  const given = optionsOf(options, [...sharedOptions, "size", "goal", "title", "description"]);
  const drawing = readDrawing(g, given);
  const size = sizeIn(given.size);
  const goal = goalIn(given.goal, drawing);
  // Six and a half cells to each side, eight rows up and down, and the same rim all round.
  const halfWidth = size * 6.75;
  const halfHeight = size * (8 * Math.sqrt(0.75) + 0.75);
  const content = [
    element("title", {}, escapeXml(textIn("title", given.title, () => titleOf(drawing)))),
    element("desc", {}, escapeXml(textIn("description", given.description, () => descriptionOf(drawing)))),
    boardLayer(drawing, size),
    goal === null ? "" : goalLayer(drawing, size, goal),
    element(
      "g",
      { "font-family": "sans-serif", "text-anchor": "middle" },
      cells.map((cell) => cellLayer(drawing, size, cell)).join("\n"),
    ),
    pathLayer(drawing, size),
  ];
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      role: "img",
      width: halfWidth * 2,
      height: halfHeight * 2,
      viewBox: [-halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2].map(rounded).join(" "),
    },
    `\n${content.filter((part) => part !== "").join("\n")}\n`,
  );
};

/**
 * {@link renderSvg} without exceptions.
 *
 * @param g - a game or position
 * @param options - what to show
 * @returns one `svg` element, or what is wrong
 * @since 0.1.0
 */
export const tryRenderSvg = (g: GameOrPosition, options?: SvgOptions): Result<string> =>
  attempt(() => renderSvg(g, options));
