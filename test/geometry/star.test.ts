import { describe, expect, it } from "vitest";
import * as geometry from "../../src/geometry/index.ts";
import {
  type Cell,
  cellName,
  cells,
  cornerOf,
  distance,
  fromAxial,
  neighbors,
  parseCell,
  rotateSeat,
  type Seat,
  seatLetters,
  seats,
  toAxial,
  toCell,
} from "../../src/geometry/index.ts";
import * as root from "../../src/index.ts";
import { goalOf, homeOf } from "../../src/index.ts";
import { beside, borders, corners, directions, frozenNames, stepsFrom, towards } from "./_star.ts";

const at = (name: string): Cell => parseCell(name) as Cell;
const names = (list: readonly Cell[]): string[] => list.map(cellName);
const sorted = (list: readonly string[]): string[] =>
  [...list].sort((a, b) => frozenNames.indexOf(a) - frozenNames.indexOf(b));

describe("R1 the board", () => {
  it("R1.1 R1.5 has 121 cells with frozen numbers: e17 = 0, i9 = 60, m1 = 120", () => {
    expect(cells).toEqual(Array.from({ length: 121 }, (_, index) => index));
    expect(names(cells)).toEqual(frozenNames);
    expect([at("e17"), at("i9"), at("m1")]).toEqual([0, 60, 120]);
    expect(Object.isFrozen(cells)).toBe(true);
  });

  it("R1.2 a cell exists iff min(x,y,z) ≥ −4 or max(x,y,z) ≤ 4", () => {
    let count = 0;
    for (let x = -9; x <= 9; x++) {
      for (let y = -9; y <= 9; y++) {
        const coordinates = [x, y, -x - y];
        const exists = Math.min(...coordinates) >= -4 || Math.max(...coordinates) <= 4;
        const name = `${String.fromCharCode(105 + x)}${y + 9}`;
        expect([name, parseCell(name) !== undefined]).toEqual([name, exists]);
        if (exists) count++;
      }
    }
    expect(count).toBe(121);
  });

  it("R1.2 neighbours come in the order of directions of R3.10", () => {
    for (const name of frozenNames) expect(names(neighbors(at(name)))).toEqual(beside(name));
  });

  it("has 2 neighbours at 6 cells, 4 at 36, 5 at 6, 6 at 73: 312 edges", () => {
    const count = (wanted: number): number => cells.filter((cell) => neighbors(cell).length === wanted).length;
    expect([0, 1, 2, 3, 4, 5, 6].map(count)).toEqual([0, 0, 6, 0, 36, 6, 73]);
    expect(cells.flatMap((cell) => neighbors(cell))).toHaveLength(2 * 312);
    for (const cell of cells) for (const next of neighbors(cell)) expect(neighbors(next)).toContain(cell);
  });

  it("has 534 directed arcs of a short jump", () => {
    const landings = cells.flatMap((cell) =>
      neighbors(cell).map((bridge) => {
        const [from, over] = [toAxial(cell), toAxial(bridge)];
        return fromAxial({ q: 2 * over.q - from.q, r: 2 * over.r - from.r });
      }),
    );
    expect(landings.filter((landing) => landing !== undefined)).toHaveLength(534);
    const arcs = frozenNames.flatMap((name) => directions.map((direction) => towards(name, direction, 2)));
    expect(arcs.filter((landing) => landing !== undefined)).toHaveLength(534);
  });

  it("gives new lists, so that nobody can change the board", () => {
    const list = neighbors(at("i9"));
    list.length = 0;
    expect(neighbors(at("i9"))).toHaveLength(6);
    homeOf("classic-2", "white").length = 0;
    expect(homeOf("classic-2", "white")).toHaveLength(10);
  });
});

describe("R1.1 names", () => {
  it("are read in either case, and nothing else is forgiven", () => {
    for (const name of frozenNames) {
      expect(cellName(at(name))).toBe(name);
      expect(parseCell(name.toUpperCase())).toBe(parseCell(name));
    }
    for (const text of [
      "a4",
      "r1",
      "i0",
      "i18",
      "i09",
      "i",
      "9",
      "",
      " i9",
      "i9 ",
      "i9\n",
      "9i",
      "i-9",
      "i9.0",
      "ｉ9",
      "İ9",
      "ſ1",
      "\u212a3",
    ]) {
      expect(parseCell(text)).toBeUndefined();
    }
    for (const value of [undefined, null, 60, {}, [], ["i9"]]) expect(parseCell(value as never)).toBeUndefined();
  });

  it("toCell lets the integers 0 to 120 through and nothing else", () => {
    for (const cell of cells) expect(toCell(cell)).toBe(cell);
    expect(Object.is(toCell(-0), 0)).toBe(true);
    for (const value of [-1, 121, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "60", null, undefined, {}, [60], 60n]) {
      expect(toCell(value)).toBeUndefined();
    }
  });
});

describe("R1.3 corners, homes and goals", () => {
  it("seats go clockwise from the bottom, each with its letter", () => {
    expect(seats).toEqual(["white", "red", "blue", "black", "yellow", "green"]);
    expect(seats.map((seat) => seatLetters[seat]).join("")).toBe("wrbkyg");
    expect(Object.isFrozen(seatLetters)).toBe(true);
  });

  it("each corner has the ten cells around its tip; 61 cells are in none", () => {
    for (const seat of seats) {
      expect(names(cells.filter((cell) => cornerOf(cell) === seat))).toEqual((corners[seat] as string).split(" "));
    }
    expect(cells.filter((cell) => cornerOf(cell) === undefined)).toHaveLength(61);
  });

  it("the tips are m1 e5 a13 e17 m13 q5", () => {
    const tips = { white: "m1", red: "e5", blue: "a13", black: "e17", yellow: "m13", green: "q5" };
    for (const [seat, tip] of Object.entries(tips)) {
      expect(cornerOf(at(tip))).toBe(seat);
      expect(neighbors(at(tip))).toHaveLength(2);
    }
  });

  it("home is the corner, goal the corner opposite: white–black, red–yellow, blue–green", () => {
    const opposite = { white: "black", red: "yellow", blue: "green", black: "white", yellow: "red", green: "blue" };
    for (const seat of seats) {
      expect(names(homeOf("classic-2", seat))).toEqual((corners[seat] as string).split(" "));
      expect(names(goalOf("classic-2", seat))).toEqual((corners[opposite[seat]] as string).split(" "));
      expect(rotateSeat(seat, 3)).toBe(opposite[seat]);
    }
  });

  it("R1.4 with 15 pieces home and goal have the adjacent row of the hexagon too; corners stay", () => {
    for (const seat of seats) {
      const wide = sorted(`${corners[seat]} ${borders[seat]}`.split(" "));
      expect(names(homeOf("fifteen-2", seat))).toEqual(wide);
      expect(names(goalOf("fifteen-2", rotateSeat(seat, 3)))).toEqual(wide);
    }
    expect(cornerOf(at("i5"))).toBeUndefined();
  });

  it("rotateSeat goes round both ways", () => {
    expect([-7, -1, 0, 1, 5, 6, 600].map((sixths) => rotateSeat("white", sixths))).toEqual([
      "green",
      "green",
      "white",
      "red",
      "green",
      "white",
      "white",
    ]);
  });
});

describe("R7.3 distance", () => {
  it("is the number of steps on an empty board, for every two cells", () => {
    for (const name of frozenNames) {
      const steps = stepsFrom(name);
      expect(steps.size).toBe(121);
      for (const [other, count] of steps) expect(distance(at(name), at(other))).toBe(count);
    }
  });

  it("adds up to 110 from home to the nearest goal cells with ten pieces, 140 with fifteen", () => {
    const sum = (rules: root.PresetId, seat: Seat): number =>
      homeOf(rules, seat)
        .map((cell) => Math.min(...goalOf(rules, seat).map((end) => distance(cell, end))))
        .reduce((total, steps) => total + steps, 0);
    for (const seat of seats) expect([sum("classic-2", seat), sum("fifteen-2", seat)]).toEqual([110, 140]);
  });
});

describe("the geometry door", () => {
  it("opens on the same values as the root, and on those that only it has", () => {
    const own = "fromAxial fromPoint neighborOnScreen reflect rotate rotateSeat toAxial toPoint".split(" ");
    const inRoot = root as Record<string, unknown>;
    expect(
      Object.keys(geometry)
        .filter((name) => !(name in inRoot))
        .sort(),
    ).toEqual(own);
    for (const [name, value] of Object.entries(geometry)) {
      if (!own.includes(name)) expect(inRoot[name]).toBe(value);
    }
    expect("homeOf" in geometry || "goalOf" in geometry).toBe(false);
  });
});
