import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Arrow,
  type Cell,
  cellName,
  cells,
  cornerOf,
  distance,
  fromAxial,
  fromPoint,
  neighborOnScreen,
  neighbors,
  type Point,
  parseCell,
  reflect,
  rotate,
  rotateSeat,
  type Seat,
  seats,
  toAxial,
  toPoint,
} from "../../src/geometry/index.ts";
import { goalOf, homeOf, isRulesError } from "../../src/index.ts";
import { frozenNames, xy } from "./_star.ts";

/** The code of a call that is refused. */
const codeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
};
const at = (name: string): Cell => parseCell(name) as Cell;
const anyCell = fc.constantFrom(...cells);
const anySeat = fc.constantFrom(...seats);
const ascending = (list: readonly Cell[]): Cell[] => [...list].sort((a, b) => a - b);
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("rotation and reflection", () => {
  it("a sixth of a turn carries each home to the next seat's, with ten pieces and with fifteen", () => {
    for (const seat of seats) {
      for (const rules of ["classic-2", "fifteen-2"] as const) {
        const turned = homeOf(rules, seat).map((cell) => rotate(cell, 1));
        expect(ascending(turned)).toEqual(homeOf(rules, rotateSeat(seat, 1)));
      }
    }
  });

  it("six sixths are nothing, and turns add up, both ways", () => {
    fc.assert(
      fc.property(anyCell, fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), (cell, a, b) => {
        expect(rotate(cell, 6)).toBe(cell);
        expect(rotate(rotate(cell, a), b)).toBe(rotate(cell, a + b));
        expect(rotate(cell, a)).toBe(rotate(cell, a + 6));
      }),
    );
  });

  it("turns about the centre: i9 stays, every other cell moves", () => {
    expect(cells.filter((cell) => rotate(cell, 1) === cell)).toEqual([60]);
    expect(cells.filter((cell) => rotate(cell, 3) === cell)).toEqual([60]);
    expect(["m1", "e5", "a13", "e17", "m13", "q5"].map((name) => cellName(rotate(at(name), 1)))).toEqual([
      "e5",
      "a13",
      "e17",
      "m13",
      "q5",
      "m1",
    ]);
  });

  it("half a turn is the cell with the number counted from the other end", () => {
    for (const cell of cells) expect(rotate(cell, 3)).toBe(120 - cell);
  });

  it("a mirror keeps the rows and turns each round: the first cell of a row becomes its last", () => {
    const rows = new Map<string, Cell[]>();
    for (const cell of cells) {
      const row = cellName(cell).slice(1);
      rows.set(row, [...(rows.get(row) ?? []), cell]);
    }
    expect(rows.size).toBe(17);
    for (const row of rows.values()) expect(row.map(reflect)).toEqual([...row].reverse());
  });

  it("a mirror exchanges red with green and blue with yellow", () => {
    const mirrored = { white: "white", red: "green", blue: "yellow", black: "black", yellow: "blue", green: "red" };
    for (const cell of cells) {
      const seat = cornerOf(cell);
      expect(cornerOf(reflect(cell))).toBe(seat === undefined ? undefined : mirrored[seat]);
    }
  });

  it("both keep distances, and a mirror undoes itself and turns the other way", () => {
    fc.assert(
      fc.property(anyCell, anyCell, fc.integer({ min: 0, max: 5 }), (a, b, sixths) => {
        expect(distance(rotate(a, sixths), rotate(b, sixths))).toBe(distance(a, b));
        expect(distance(reflect(a), reflect(b))).toBe(distance(a, b));
        expect(reflect(reflect(a))).toBe(a);
        expect(reflect(rotate(a, sixths))).toBe(rotate(reflect(a), -sixths));
      }),
    );
  });
});

describe("axial coordinates", () => {
  it("are q = x + y and r = −y of R1.2, there and back, without negative zeros", () => {
    frozenNames.forEach((name, cell) => {
      const [x, y] = xy(name);
      const axial = toAxial(cell as Cell);
      expect(axial).toStrictEqual({ q: x + y + 0, r: 0 - y });
      expect(fromAxial(axial)).toBe(cell);
    });
  });

  it("lead to 121 cells and no others", () => {
    let found = 0;
    for (let q = -10; q <= 10; q++) for (let r = -10; r <= 10; r++) if (fromAxial({ q, r }) !== undefined) found++;
    expect(found).toBe(121);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, "0", undefined, null]) {
      expect(fromAxial({ q: bad as number, r: 0 })).toBeUndefined();
      expect(fromAxial({ q: 0, r: bad as number })).toBeUndefined();
    }
  });
});

describe("R1.2 R12.2 the layout on a screen", () => {
  it("puts a cell at (x + y/2, y·√3/2), y up, times the size", () => {
    frozenNames.forEach((name, cell) => {
      const [x, y] = xy(name);
      const point = toPoint(cell as Cell, { size: 20 });
      expect(point.x).toBeCloseTo(20 * (x + y / 2), 9);
      expect(point.y).toBeCloseTo((-20 * y * Math.sqrt(3)) / 2, 9);
    });
  });

  it("has all neighbours one size apart, in every view", () => {
    fc.assert(
      fc.property(anyCell, anySeat, fc.double({ min: 0.1, max: 1000, noNaN: true }), (cell, from, size) => {
        for (const next of neighbors(cell)) {
          expect(apart(toPoint(cell, { size, from }), toPoint(next, { size, from })) / size).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it("shows each viewer the own corner at the bottom, the goal at the top, and the next seat to the left of it", () => {
    for (const from of seats) {
      const layout = { size: 10, from };
      const middle = (list: readonly Cell[]): Point => {
        const points = list.map((cell) => toPoint(cell, layout));
        return {
          x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
          y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
        };
      };
      const home = middle(homeOf("classic-2", from));
      const goal = middle(goalOf("classic-2", from));
      expect(home.x).toBeCloseTo(0, 9);
      expect(home.y).toBeCloseTo(10 * 6 * Math.sqrt(0.75), 9);
      expect(goal.y).toBeCloseTo(-home.y, 9);
      // Clockwise from the bottom is to the left.
      const next = middle(homeOf("classic-2", rotateSeat(from, 1)));
      expect(next.x).toBeLessThan(-40);
      expect(next.y).toBeGreaterThan(0);
    }
  });

  it("is the view of white when nobody is named", () => {
    for (const cell of cells) expect(toPoint(cell, { size: 7 })).toEqual(toPoint(cell, { size: 7, from: "white" }));
  });

  it("fromPoint finds the cell again from anywhere in the circle inside its hexagon", () => {
    fc.assert(
      fc.property(
        anyCell,
        anySeat,
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 0.499, noNaN: true }),
        fc.double({ min: 0, max: 7, noNaN: true }),
        (cell, from, size, radius, angle) => {
          const { x, y } = toPoint(cell, { size, from });
          const near = { x: x + size * radius * Math.cos(angle), y: y + size * radius * Math.sin(angle) };
          expect(fromPoint(near, { size, from })).toBe(cell);
        },
      ),
    );
  });

  it("fromPoint finds the nearest cell, or nothing outside the hexagons of the star", () => {
    const place = fc.double({ min: -120, max: 120, noNaN: true });
    fc.assert(
      fc.property(place, place, anySeat, (x, y, from) => {
        const layout = { size: 12, from };
        const distances = cells.map((cell) => apart({ x, y }, toPoint(cell, layout)));
        const nearest = Math.min(...distances);
        const found = fromPoint({ x, y }, layout);
        // A hexagon one wide holds what is within 1/2 of its centre and nothing beyond 1/√3.
        if (nearest < 12 / 2 - 1e-9) expect(found).toBeDefined();
        if (nearest > 12 / Math.sqrt(3) + 1e-9) expect(found).toBeUndefined();
        if (found !== undefined) expect(distances[found]).toBeCloseTo(nearest, 9);
      }),
      { numRuns: 300 },
    );
  });

  it("fromPoint answers nothing to numbers that are no place", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(fromPoint({ x: bad, y: 0 }, { size: 10 })).toBeUndefined();
      expect(fromPoint({ x: 0, y: bad }, { size: 10 })).toBeUndefined();
    }
  });

  it("a size that is none is refused, for drawing and for finding", () => {
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, "10", null, undefined]) {
      const layout = { size: size as number };
      for (const call of [() => toPoint(at("i9"), layout), () => fromPoint({ x: 1, y: 1 }, layout)]) {
        expect(codeOf(call)).toBe("BAD_OPTION");
      }
    }
    for (const layout of [undefined, null, 10])
      expect(codeOf(() => toPoint(at("i9"), layout as never))).toBe("BAD_OPTION");
  });
});

describe("R12.4 arrow keys", () => {
  const arrows: readonly Arrow[] = ["up", "down", "left", "right"];
  const layoutOf = (from: Seat): { size: number; from: Seat } => ({ size: 1, from });

  it("lead to a neighbour on that side, in every view", () => {
    for (const from of seats) {
      for (const cell of cells) {
        const here = toPoint(cell, layoutOf(from));
        for (const arrow of arrows) {
          const next = neighborOnScreen(cell, arrow, from);
          if (next === undefined) continue;
          expect(neighbors(cell)).toContain(next);
          const there = toPoint(next, layoutOf(from));
          const [dx, dy] = [there.x - here.x, there.y - here.y];
          if (arrow === "left" || arrow === "right") {
            expect(dx).toBeCloseTo(arrow === "right" ? 1 : -1, 9);
            expect(dy).toBeCloseTo(0, 9);
          } else {
            expect(dy).toBeCloseTo(arrow === "down" ? Math.sqrt(0.75) : -Math.sqrt(0.75), 9);
          }
        }
      }
    }
  });

  it("lead nowhere only where there is nothing on that side", () => {
    for (const from of seats) {
      for (const cell of cells) {
        const here = toPoint(cell, layoutOf(from));
        const sides = neighbors(cell).map((next) => {
          const there = toPoint(next, layoutOf(from));
          if (Math.abs(there.y - here.y) < 0.1) return there.x > here.x ? "right" : "left";
          return there.y > here.y ? "down" : "up";
        });
        for (const arrow of arrows) {
          expect(neighborOnScreen(cell, arrow, from) !== undefined).toBe(sides.includes(arrow));
        }
      }
    }
  });

  it("go straight: sixteen times up from the tip at the bottom is the tip at the top, and back", () => {
    const tips = { white: "m1", red: "e5", blue: "a13", black: "e17", yellow: "m13", green: "q5" };
    for (const from of seats) {
      let cell = at(tips[from]);
      const far: number[] = [];
      for (let step = 0; step < 16; step++) {
        cell = neighborOnScreen(cell, "up", from) as Cell;
        far.push(Math.abs(toPoint(cell, layoutOf(from)).x));
      }
      expect(cellName(cell)).toBe(tips[rotateSeat(from, 3)]);
      expect(Math.max(...far)).toBeCloseTo(0.5, 9);
      for (let step = 0; step < 16; step++) cell = neighborOnScreen(cell, "down", from) as Cell;
      expect(cellName(cell)).toBe(tips[from]);
    }
  });

  it("reach every cell from any other", () => {
    for (const from of seats) {
      const reached = new Set<Cell>([at("i9")]);
      for (const cell of reached) {
        for (const arrow of arrows) {
          const next = neighborOnScreen(cell, arrow, from);
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached.size).toBe(121);
    }
  });

  it("are those of white when nobody is named", () => {
    for (const cell of cells) {
      for (const arrow of arrows) expect(neighborOnScreen(cell, arrow)).toBe(neighborOnScreen(cell, arrow, "white"));
    }
  });
});
