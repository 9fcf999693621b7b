import { type Point, toPoint } from "../geometry/screen.ts";
import { boardColors } from "./_colors.ts";
import type { Drawing } from "./_drawing.ts";
import { element, rounded } from "./_xml.ts";

/** The point at a distance from one point towards another. */
const towards = (start: Point, end: Point, distance: number): Point => {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const part = length === 0 ? 0 : distance / length;
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
};

const text = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Where the curve of a hop is pulled to: a jump goes round the left of its bridge, whose letter stays readable; a step is straight. */
const pull = (start: Point, end: Point, size: number): Point => {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const aside = length > size * 1.5 ? (size * 0.9) / length : 0;
  return {
    x: (start.x + end.x) / 2 + (end.y - start.y) * aside,
    y: (start.y + end.y) / 2 - (end.x - start.x) * aside,
  };
};

/** The head of an arrow with its tip, pointing away from a point. */
const head = (tip: Point, back: Point, size: number): string => {
  const foot = towards(tip, back, size * 0.3);
  const side = { x: (tip.y - foot.y) * 0.6, y: (foot.x - tip.x) * 0.6 };
  const corners = [tip, { x: foot.x + side.x, y: foot.y + side.y }, { x: foot.x - side.x, y: foot.y - side.y }];
  return element("path", {
    d: `M${corners.map(text).join("L")}Z`,
    fill: boardColors.accent,
    stroke: boardColors.halo,
    "stroke-width": size * 0.03,
    "stroke-linejoin": "round",
  });
};

/** A path as a line from cell to cell with a dot at each landing and an arrow at its end; empty without one. */
export const pathLayer = ({ path, from }: Drawing, size: number): string => {
  if (path.length < 2) return "";
  const centres = path.map((cell) => toPoint(cell, { size, from }));
  const last = centres.length - 1;
  const pulls = centres.slice(1).map((end, hop) => pull(centres[hop]!, end, size));
  // The line begins and ends at the rim of the pieces, so that their letters stay readable.
  const start = towards(centres[0]!, pulls[0]!, size * 0.38);
  const lastPull = pulls[last - 1]!;
  const tip = towards(centres[last]!, lastPull, size * 0.3);
  const ends = [...centres.slice(1, last), towards(tip, lastPull, size * 0.2)];
  const d = `M${text(start)}${ends.map((end, hop) => `Q${text(pulls[hop]!)} ${text(end)}`).join("")}`;
  const stroke = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  return [
    element("path", { ...stroke, stroke: boardColors.halo, "stroke-width": size * 0.17 }),
    element("path", { ...stroke, stroke: boardColors.accent, "stroke-width": size * 0.1 }),
    ...centres
      .slice(1, last)
      .map(({ x, y }) => element("circle", { cx: x, cy: y, r: size * 0.11, fill: boardColors.accent })),
    head(tip, lastPull, size),
  ].join("\n");
};
