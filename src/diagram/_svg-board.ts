import { type Cell, cellAt, cells } from "../geometry/cell.ts";
import { neighbors, rotated, rotateSeat } from "../geometry/lattice.ts";
import { type Point, toPoint } from "../geometry/screen.ts";
import { cornerIndex, type Seat, seats } from "../geometry/seat.ts";
import { boardColors, seatTints } from "./_colors.ts";
import type { Drawing } from "./_drawing.ts";
import { element, rounded } from "./_xml.ts";

const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(" ");

/** A polygon with round corners, a stroke of some width around its points. */
const patch = (points: readonly Point[], color: string, width: number): string =>
  element("polygon", {
    points: pointsText(points),
    fill: color,
    stroke: color,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });

/** The three cells at the ends of a home, which is a triangle of 10 or 15 cells. */
const homeTips = (pieces: 10 | 15, seat: Seat): Cell[] => {
  const depth = pieces === 10 ? 3 : 4;
  // White's tip is m1, x = 4 and y = −8; its home opens up (0,+1) and up-left (−1,+1).
  return [cellAt(4, -8), cellAt(4, -8 + depth), cellAt(4 - depth, -8 + depth)].map((cell) =>
    rotated(cell!, cornerIndex(seat)),
  );
};

/** The two large triangles that make the star. */
const starTriangles = [seats.filter((_, corner) => corner % 2 === 0), seats.filter((_, corner) => corner % 2 === 1)];

/** Every line of cells, from one edge of the star to the other. */
const lineText = (point: (cell: Cell) => Point): string => {
  const parts: string[] = [];
  for (const turn of [0, 1, 2]) {
    // Rows of the star seen upright, turned by sixths: reading order makes each row a run of neighbours.
    let start = cells[0]!;
    cells.forEach((cell, index) => {
      const next = cells[index + 1];
      if (next !== undefined && neighbors(cell).includes(next)) return;
      if (start !== cell) {
        const [a, b] = [point(rotated(start, turn)), point(rotated(cell, turn))];
        parts.push(`M${rounded(a.x)} ${rounded(a.y)}L${rounded(b.x)} ${rounded(b.y)}`);
      }
      if (next !== undefined) start = next;
    });
  }
  return parts.join("");
};

/** The star, the tinted homes of those who play, and the lines between cells. */
export const boardLayer = ({ position, from }: Drawing, size: number): string => {
  const { variant } = position;
  const point = (cell: Cell): Point => toPoint(cell, { size, from });
  const tipOf = (seat: Seat): Point => point(homeTips(10, seat)[0]!);
  const triangles = starTriangles.map((corners) => corners.map(tipOf));
  return [
    ...triangles.map((points) => patch(points, boardColors.rim, size * 1.2)),
    ...triangles.map((points) => patch(points, boardColors.plate, size * 1.1)),
    ...variant.seats.map((seat) => patch(homeTips(variant.pieces, seat).map(point), seatTints[seat].tint, size * 0.92)),
    element("path", { d: lineText(point), fill: "none", stroke: boardColors.lines, "stroke-width": size * 0.035 }),
  ].join("\n");
};

/** The line around the goal of a seat (R12.2). */
export const goalLayer = ({ position, from }: Drawing, size: number, seat: Seat): string => {
  const { variant } = position;
  const opposite = rotateSeat(seat, 3);
  const points = homeTips(variant.pieces, opposite).map((cell) => toPoint(cell, { size, from }));
  return outline(points, size * 0.5, size * 0.08, seatTints[seat].line);
};

/** A line at a distance around the points of {@link homeTips}: straight beside its edges, round at its corners. */
const outline = (points: readonly Point[], distance: number, width: number, color: string): string => {
  const arc = `A${rounded(distance)} ${rounded(distance)} 0 0 0 `;
  const edges = points.map((start, index) => {
    const end = points[(index + 1) % points.length]!;
    const out = distance / Math.hypot(end.x - start.x, end.y - start.y);
    // The points run anticlockwise on the screen, however the star is turned: outside is to the right.
    const shift = { x: (start.y - end.y) * out, y: (end.x - start.x) * out };
    const beside = ({ x, y }: Point): string => `${rounded(x + shift.x)} ${rounded(y + shift.y)}`;
    return { start: beside(start), end: beside(end) };
  });
  const first = edges[0]!.start;
  const d = `M${edges.map(({ start, end }) => `${start}L${end}`).join(arc)}${arc}${first}Z`;
  return element("path", { d, fill: "none", stroke: color, "stroke-width": width });
};
