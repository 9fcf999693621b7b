import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actionCount,
  actionOf,
  maskOf,
  moveOf,
  passAction,
  planeSize,
  planes,
  planesOf,
} from "../../examples/bots/policy-view.mjs";
import { toAxial } from "../../src/geometry/index.ts";
import {
  advance,
  cellName,
  cells,
  classic2,
  createGame,
  defineVariant,
  legalMoves,
  outcomeOf,
  type Position,
  parseCell,
  seats,
  variants,
} from "../../src/index.ts";

/** The position after some moves, each the one with that number among the legal ones. */
const walk = (start: Position, numbers: readonly number[]): Position => {
  let position = start;
  for (const number of numbers) {
    if (outcomeOf(position) !== null) break;
    const moves = legalMoves(position);
    position = advance(position, moves[number % moves.length]!);
  }
  return position;
};

const positions = fc
  .tuple(fc.constantFrom(...variants), fc.array(fc.nat({ max: 9999 }), { maxLength: 40 }))
  .map(([variant, numbers]) => walk(createGame(variant).position, numbers));

const plane = (numbers: Float32Array, name: (typeof planes)[number]): Float32Array => {
  const at = planes.indexOf(name) * planeSize * planeSize;
  return numbers.subarray(at, at + planeSize * planeSize);
};

describe("actions", () => {
  test("from × 121 + to, for white on the board as it lies", () => {
    expect(actionCount).toBe(14_641);
    expect(actionOf({ from: parseCell("l4"), to: parseCell("l5") }, "white")).toBe(113 * 121 + 105);
  });

  test("each seat's move out of its own home is the same action", () => {
    // l4-l5 turned by sixths: (x, y) becomes (x + y, −x) in the coordinates of R1.2.
    const steps = {
      white: "l4-l5",
      red: "g6-h6",
      blue: "d11-e10",
      black: "f14-f13",
      yellow: "k12-j12",
      green: "n7-m8",
    };
    for (const seat of seats) {
      const [from, to] = steps[seat].split("-").map((name) => parseCell(name));
      const action = actionOf({ from: from!, to: to! }, seat);
      expect(moveOf(action, seat), seat).toEqual({ from, to });
      expect(action, seat).toBe(113 * 121 + 105);
    }
  });

  test("every pair of two cells comes back, for every seat", { timeout: 60_000 }, () => {
    const faults: unknown[] = [];
    for (const seat of seats) {
      const seen = new Set<number>();
      for (const from of cells) {
        for (const to of cells) {
          if (from === to) continue;
          const action = actionOf({ from, to }, seat);
          const back = moveOf(action, seat);
          if ("pass" in back || back.from !== from || back.to !== to) faults.push([seat, from, to, action]);
          seen.add(action);
        }
      }
      expect(seen.size).toBe(121 * 120);
      expect(Math.min(...seen)).toBeGreaterThan(passAction);
      expect(Math.max(...seen)).toBeLessThan(actionCount);
    }
    expect(faults).toEqual([]);
  });

  test("a pass has a number that no move has", () => {
    expect(actionOf({ pass: true }, "green")).toBe(passAction);
    expect(moveOf(passAction, "green")).toEqual({ pass: true });
  });
});

describe("the mask", () => {
  test("holds the legal moves and nothing else", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        const mask = maskOf(position);
        expect(mask).toHaveLength(actionCount);
        const moves = [...mask.keys()]
          .filter((action) => mask[action] === 1)
          .map((action) => moveOf(action, position.turn));
        const names = (list: readonly object[]): string[] => list.map((move) => JSON.stringify(move)).sort();
        expect(names(moves)).toEqual(names(legalMoves(position).map(({ from, to }) => ({ from, to }))));
      }),
      { numRuns: 60 },
    );
  });

  test("is the same for all seats of the same start", () => {
    const first = maskOf(createGame("classic-6").position);
    expect(first.reduce((sum, bit) => sum + bit, 0)).toBe(14);
    const second = maskOf(createGame("classic-2").position);
    expect(second).toEqual(first);
    const black = { ...createGame("classic-2").position, turn: "black" } as const;
    expect(maskOf(black)).toEqual(first);
  });

  test("knows the pass of rules that allow one (R4.3)", () => {
    const server = defineVariant({ ...classic2, id: "server", passing: "allowed" });
    expect(maskOf(createGame(server).position)[passAction]).toBe(1);
    expect(maskOf(createGame("classic-2").position)[passAction]).toBe(0);
  });
});

describe("planes", () => {
  test("the board can be read back from the pieces, turned", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(positions, (position) => {
        const numbers = planesOf(position);
        const order = position.variant.seats;
        const own = order.indexOf(position.turn);
        // Turning by sixths about the centre, on the coordinates themselves (R1.2).
        const turns = seats.indexOf(position.turn);
        const board = cells.map((cell) => {
          let { q, r } = toAxial(cell);
          for (let turn = 0; turn < turns; turn++) [q, r] = [q + r, -q];
          const square = (r + 8) * planeSize + q + 8;
          const after = order.findIndex((_, at) => plane(numbers, planes[at]!)[square] === 1);
          return after < 0 ? undefined : order[(own + after) % order.length];
        });
        const letters: Record<string, string> = {
          w: "white",
          r: "red",
          b: "blue",
          k: "black",
          y: "yellow",
          g: "green",
        };
        expect(board).toEqual(Array.from(position.board, (letter) => letters[letter]));
      }),
      { numRuns: 60 },
    );
  });

  test("the own home is at the bottom and the goal at the top, whoever is to move", () => {
    const { position } = createGame("fifteen-2");
    for (const turn of ["white", "black"] as const) {
      const numbers = planesOf({ ...position, turn });
      const rowsOf = (name: (typeof planes)[number]): number[] => {
        const squares = [...plane(numbers, name).entries()].filter(([, value]) => value === 1);
        return [...new Set(squares.map(([square]) => Math.floor(square / planeSize)))];
      };
      expect(rowsOf("own")).toEqual([12, 13, 14, 15, 16]);
      expect(rowsOf("home")).toEqual([12, 13, 14, 15, 16]);
      expect(rowsOf("next 1")).toEqual([0, 1, 2, 3, 4]);
      expect(rowsOf("goal")).toEqual([0, 1, 2, 3, 4]);
      expect(plane(numbers, "star").reduce((sum, value) => sum + value, 0)).toBe(121);
    }
  });

  test("what hangs on counts is told as shares of the limits", () => {
    const position = { ...createGame("classic-2").position, round: 75, made: [15, 74] };
    const numbers = planesOf(position);
    const values = (name: (typeof planes)[number]): number[] => [...new Set(plane(numbers, name))].sort();
    expect(values("round")).toEqual([0, 0.5]);
    expect(values("moves made")).toEqual([0, 0.5]);
    const free = defineVariant({ ...classic2, id: "free", homeDeadline: null, roundLimit: null });
    const unlimited = planesOf({ ...position, variant: free });
    expect(new Set(plane(unlimited, "round"))).toEqual(new Set([0]));
  });

  test("cells are where their coordinates say", () => {
    const [tip] = cells;
    expect(cellName(tip!)).toBe("e17");
    const numbers = planesOf(createGame("classic-2").position);
    // e17 is at q 4, r −8: first row, column 12.
    expect(plane(numbers, "next 1")[12]).toBe(1);
    expect(plane(numbers, "next 1").reduce((sum, value) => sum + value, 0)).toBe(10);
  });
});
