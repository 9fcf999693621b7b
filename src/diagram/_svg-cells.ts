import type { Cell } from "../geometry/cell.ts";
import { toPoint } from "../geometry/screen.ts";
import { type Seat, seatColors, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import { boardColors, seatTints } from "./_colors.ts";
import type { Drawing } from "./_drawing.ts";
import { element, rounded } from "./_xml.ts";

const textAt = (text: string, y: number, height: number, color: string, bold: boolean): string =>
  element(
    "text",
    // A capital is about 0.7 of the font's height: half of that below the middle centres it in any renderer.
    { y: y + height * 0.36, "font-size": height, fill: color, ...(bold ? { "font-weight": "bold" } : {}) },
    text,
  );

const ring = (radius: number, color: string, width: number, dashes = ""): string =>
  element("circle", {
    r: radius,
    fill: "none",
    stroke: color,
    "stroke-width": width,
    ...(dashes === "" ? {} : { "stroke-dasharray": dashes }),
  });

const piece = (seat: Seat, size: number, name: string): string => {
  const { edge, letter } = seatTints[seat];
  const disc = element("circle", {
    r: size * 0.38,
    fill: seatColors[seat],
    stroke: edge,
    "stroke-width": size * 0.045,
  });
  const sign = seatLetters[seat].toUpperCase();
  return name === ""
    ? disc + textAt(sign, 0, size * 0.4, letter, true)
    : disc +
        textAt(sign, -size * 0.1, size * 0.34, letter, true) +
        textAt(name, size * 0.19, size * 0.2, letter, false);
};

const hole = (size: number, name: string): string =>
  element("circle", {
    r: size * 0.3,
    fill: boardColors.hole,
    stroke: boardColors.holeEdge,
    "stroke-width": size * 0.035,
  }) + (name === "" ? "" : textAt(name, 0, size * 0.23, boardColors.name, false));

/** One cell: what stands on it, its name and its marks. */
export const cellLayer = (
  { position, from, names, highlight, passThrough }: Drawing,
  size: number,
  cell: Cell,
): string => {
  const { x, y } = toPoint(cell, { size, from });
  const seat = seatOfLetter(position.board[cell]);
  const name = names ? nameOf(cell) : "";
  const parts = [seat === undefined ? hole(size, name) : piece(seat, size, name)];
  if (highlight.has(cell)) {
    parts.push(ring(size * 0.41, boardColors.halo, size * 0.15), ring(size * 0.41, boardColors.accent, size * 0.08));
  } else if (passThrough.has(cell)) {
    parts.push(ring(size * 0.39, boardColors.grey, size * 0.06, `${rounded(size * 0.1)} ${rounded(size * 0.1)}`));
    if (seat === undefined && !names) parts.push(element("circle", { r: size * 0.1, fill: boardColors.grey }));
  }
  return element(
    "g",
    { "data-cell": nameOf(cell), transform: `translate(${rounded(x)} ${rounded(y)})` },
    parts.join(""),
  );
};
