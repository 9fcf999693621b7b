// R1 Board.

import { describe, expect, it } from "vitest";
import { toPoint } from "../../src/geometry/index.ts";
import {
  cellName,
  cells,
  classic2,
  cornerOf,
  createGame,
  goalOf,
  homeOf,
  movesFrom,
  neighbors,
  parseCell,
  type Seat,
  seatAt,
  seats,
} from "../../src/index.ts";
import { at, drawn, names } from "../drawing.ts";

const letters = [..."abcdefghijklmnopq"];
const numbers = Array.from({ length: 17 }, (_, index) => index + 1);

/** R1.2, as it is written. */
const exists = (x: number, y: number): boolean => {
  const z = -x - y;
  return Math.min(x, y, z) >= -4 || Math.max(x, y, z) <= 4;
};
const xOf = (name: string): number => name.charCodeAt(0) - "i".charCodeAt(0);
const yOf = (name: string): number => Number(name.slice(1)) - 9;

describe("R1 board", () => {
  it("R1.1 121 cells: a hexagon of 61 and six corners of 10", () => {
    expect(cells.length).toBe(121);
    expect(cells.filter((cell) => cornerOf(cell) === undefined).length).toBe(61);
    for (const seat of seats) expect(cells.filter((cell) => cornerOf(cell) === seat).length).toBe(10);
  });

  it("R1.1 a cell is a letter a–q and a number 1–17; lowest m1, highest e17, centre i9", () => {
    const all = cells.map((cell) => cellName(cell));
    expect(new Set(all).size).toBe(121);
    for (const name of all) expect(name).toMatch(/^[a-q]([1-9]|1[0-7])$/);
    expect(all.filter((name) => name.endsWith("17"))).toEqual(["e17"]);
    expect(all.filter((name) => yOf(name) === -8)).toEqual(["m1"]);
    const centre = toPoint(at("i9"), { size: 1 });
    expect([centre.x, centre.y]).toEqual([0, 0]);
  });

  it("R1.2 a cell exists iff min(x, y, z) ≥ −4 or max(x, y, z) ≤ 4", () => {
    let count = 0;
    for (const letter of letters) {
      for (const number of numbers) {
        const name = `${letter}${number}`;
        const there = exists(xOf(name), yOf(name));
        expect([name, parseCell(name) !== undefined]).toEqual([name, there]);
        if (there) count++;
      }
    }
    expect(count).toBe(121);
  });

  it("R1.2 neighbours are (±1,0) (0,±1) (+1,−1) (−1,+1)", () => {
    const around = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const;
    for (const cell of cells) {
      const [x, y] = [xOf(cellName(cell)), yOf(cellName(cell))];
      const expected = around
        .filter(([dx, dy]) => exists(x + dx, y + dy))
        .map(([dx, dy]) => `${String.fromCharCode(105 + x + dx)}${9 + y + dy}`);
      expect(names(neighbors(cell))).toBe(expected.sort().join(" "));
    }
    expect(names(neighbors(at("i9")))).toBe("h10 h9 i10 i8 j8 j9");
  });

  it("R1.2 on the screen a cell lies at (x + y/2, y·√3/2), y up", () => {
    for (const cell of cells) {
      const [x, y] = [xOf(cellName(cell)), yOf(cellName(cell))];
      const point = toPoint(cell, { size: 1 });
      expect(point.x).toBeCloseTo(x + y / 2, 12);
      expect(-point.y).toBeCloseTo((y * Math.sqrt(3)) / 2, 12);
    }
  });

  it("R1.3 the corners clockwise from the bottom, with seat and tip", () => {
    const tips = ["white m1", "red e5", "blue a13", "black e17", "yellow m13", "green q5"];
    expect(tips.map((line) => line.split(" ")[0])).toEqual([...seats]);
    const clockwise: number[] = [];
    for (const line of tips) {
      const [seat, tip] = line.split(" ") as [Seat, string];
      expect([tip, cornerOf(at(tip))]).toEqual([tip, seat]);
      expect(neighbors(at(tip)).length).toBe(2);
      const { x, y } = toPoint(at(tip), { size: 1 });
      // Seen as on a clock face: the angle from the bottom, growing through left, top and right.
      clockwise.push(((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360);
    }
    expect(clockwise.map(Math.round)).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it("R1.3 [decided] white sits at the bottom, and moves up", () => {
    const game = createGame("classic-2");
    expect(seatAt(game, at("m1"))).toBe("white");
    expect(toPoint(at("m1"), { size: 1 }).y).toBe(Math.max(...cells.map((cell) => toPoint(cell, { size: 1 }).y)));
    expect(game.position.turn).toBe("white");
  });

  it("R1.3 a seat's goal is the opposite corner: white–black, red–yellow, blue–green", () => {
    const pairs: [Seat, Seat][] = [
      ["white", "black"],
      ["red", "yellow"],
      ["blue", "green"],
    ];
    for (const [a, b] of pairs) {
      expect(names(goalOf(classic2, a))).toBe(names(homeOf(classic2, b)));
      expect(names(goalOf(classic2, b))).toBe(names(homeOf(classic2, a)));
      for (const cell of homeOf(classic2, a)) expect(cornerOf(cell)).toBe(a);
    }
  });

  it("R1.4 with 15 pieces home and goal are the corner plus the adjacent row of the hexagon", () => {
    const fifteen = "fifteen-2";
    expect(names(homeOf(fifteen, "white"))).toBe("i5 j4 j5 k3 k4 k5 l2 l3 l4 l5 m1 m2 m3 m4 m5");
    expect(names(goalOf(fifteen, "black"))).toBe(names(homeOf(fifteen, "white")));
    expect(names(homeOf(fifteen, "black"))).toBe("e13 e14 e15 e16 e17 f13 f14 f15 f16 g13 g14 g15 h13 h14 i13");
    for (const seat of seats) expect(homeOf(fifteen, seat).length).toBe(15);
  });

  it("R1.4 [decided] the other corners remain the 10-cell corners: the row before one is free to end in", () => {
    // d13 is blue's corner, e12 lies in the row before it, which with 15 pieces would be blue's home.
    const piece = drawn(
      `d13  .
        d12  . w`,
      { variant: "fifteen-2" },
    );
    expect(names(homeOf("fifteen-2", "blue"))).toContain("e12");
    expect(names(movesFrom(piece, at("e12")).map(({ to }) => to))).toBe("e11 e13 f11 f12");
  });

  it("R1.5 the index is reading order: rows 17 down to 1, each left to right", () => {
    const expected = [...numbers]
      .reverse()
      .flatMap((number) =>
        letters.map((letter) => `${letter}${number}`).filter((name) => exists(xOf(name), yOf(name))),
      );
    expect(cells.map((cell) => cellName(cell))).toEqual(expected);
    expect(cells).toEqual(expected.map((_, index) => index));
    expect([at("e17"), at("i9"), at("m1")]).toEqual([0, 60, 120]);
  });
});
