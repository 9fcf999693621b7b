// R12 At the table: what an interface asks.

import { describe, expect, it } from "vitest";
import { neighborOnScreen, toPoint } from "../../src/geometry/index.ts";
import { cellName, cells, classic2, destinations, goalOf, homeOf, seats } from "../../src/index.ts";
import { at, drawn, names, pathText } from "../drawing.ts";
import { began } from "./_setup.ts";

const tips = { white: "m1", red: "e5", blue: "a13", black: "e17", yellow: "m13", green: "q5" } as const;

describe("R12.1 a picked piece", () => {
  // k11 over k12 to k13 in yellow's corner, where it may not stop, and on over j13 to i13.
  const corner = drawn("h13 . . k .\ni12 . . k\nj11 . k .", { turn: "black" });

  it("R12.1 the cells it can step to and the ends of all its chains, each with the path to show", () => {
    const { ends } = destinations(corner, at("k11"));
    expect(ends.map(({ kind, path }) => `${kind} ${pathText(path)}`)).toEqual([
      "chain k11-k13-i13",
      "step k11-j12",
      "step k11-j11",
      "step k11-k10",
      "step k11-l10",
    ]);
    for (const { to, path } of ends) expect(path.at(-1)).toBe(to);
  });

  it("R12.1 the landings in other corners where it cannot stop", () => {
    expect(names(destinations(corner, at("k11")).passThrough)).toBe("k13");
  });

  it("R12.1 nothing for a piece that is not to move, an empty cell and a game that is over", () => {
    const nothing = { ends: [], passThrough: [] };
    const game = began("i9 w\ni11 k");
    expect(destinations(game, at("i11"))).toEqual(nothing);
    expect(destinations(game, at("j9"))).toEqual(nothing);
    expect(destinations(began("i9 w\ni11 k", { round: 151 }), at("i9"))).toEqual(nothing);
  });
});

describe("R12.2 each viewer's star", () => {
  it("R12.2 has the own corner at the bottom and the goal at the top", () => {
    for (const from of seats) {
      const height = (cell: (typeof cells)[number]) => toPoint(cell, { size: 1, from }).y;
      for (const cell of homeOf(classic2, from)) expect(height(cell)).toBeGreaterThan(4.3 * Math.sqrt(0.75));
      for (const cell of goalOf(classic2, from)) expect(height(cell)).toBeLessThan(-4.3 * Math.sqrt(0.75));
      expect(height(at(tips[from]))).toBeCloseTo(8 * Math.sqrt(0.75), 10);
    }
  });
});

describe("R12.3 confirmation", () => {
  it("R12.3 a move marked by R5.4 asks for it: the mark is on each end", () => {
    const late = drawn("i9 w\nj4 w\ni11 k", { made: [29, 0] });
    const marks = (cell: string) =>
      destinations(late, at(cell)).ends.map(({ to, eliminatesMover }) => `${cellName(to)} ${eliminatesMover}`);
    expect(new Set(marks("i9").map((mark) => mark.split(" ")[1]))).toEqual(new Set(["true"]));
    // Out of home is safe, deeper into it is not.
    expect(marks("j4")).toEqual(["i5 false", "j5 false", "k4 true", "k3 true"]);
  });
});

describe("R12.4 keyboard", () => {
  it("R12.4 arrows choose a cell: every cell can be reached from every other", () => {
    for (const from of seats) {
      const seen = new Set([at("i9")]);
      for (const cell of seen) {
        for (const arrow of ["up", "down", "left", "right"] as const) {
          const next = neighborOnScreen(cell, arrow, from);
          if (next !== undefined) seen.add(next);
        }
      }
      expect(seen.size).toBe(121);
    }
  });

  it("R12.4 an arrow goes the way it points, as that viewer sees it", () => {
    for (const from of seats) {
      for (const cell of cells) {
        const here = toPoint(cell, { size: 1, from });
        const towards = (arrow: "up" | "down" | "left" | "right") => {
          const next = neighborOnScreen(cell, arrow, from);
          return next === undefined ? undefined : toPoint(next, { size: 1, from });
        };
        expect(towards("up")?.y ?? here.y - 1).toBeLessThan(here.y - 0.5);
        expect(towards("down")?.y ?? here.y + 1).toBeGreaterThan(here.y + 0.5);
        expect(towards("left")?.x ?? here.x - 1).toBeCloseTo(here.x - 1, 10);
        expect(towards("right")?.x ?? here.x + 1).toBeCloseTo(here.x + 1, 10);
      }
    }
  });
});
