import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeMove, encodeMove, MAX_MOVES, SearchState } from "../../src/engine/index.ts";
import { toAxial } from "../../src/geometry/index.ts";
import { type Cell, cells, classic2, defineVariant, isRulesError, neighbors, positionOf } from "../../src/index.ts";

const codeOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
};

describe("move codes", () => {
  it("are from × 128 + to, and 16383 for a pass", () => {
    for (const from of cells) {
      for (const to of cells) {
        const code = encodeMove({ from, to });
        expect(code).toBe(from * 128 + to);
        expect(decodeMove(code)).toEqual({ from, to });
      }
    }
    expect(encodeMove({ pass: true })).toBe(16383);
    expect(decodeMove(16383)).toEqual({ pass: true });
  });

  it("refuse what is no cell and no code", () => {
    for (const wrong of [-1, 121, 1.5, Number.NaN, "60", null, undefined, {}]) {
      const cell = wrong as Cell;
      expect([wrong, codeOf(() => encodeMove({ from: cell, to: 60 as Cell }))]).toEqual([wrong, "NOT_A_CELL"]);
      expect([wrong, codeOf(() => encodeMove({ from: 60 as Cell, to: cell }))]).toEqual([wrong, "NOT_A_CELL"]);
    }
    for (const wrong of [-1, 121 * 128, 121, 127, 16382, 16384, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([wrong, codeOf(() => decodeMove(wrong))]).toEqual([wrong, "NOT_A_CELL"]);
    }
  });
});

describe("MAX_MOVES", () => {
  it("is the number of pairs of neighbours, of pairs within the lanes at their most, and a pass", () => {
    const pairs = cells.reduce((sum, cell) => sum + neighbors(cell).length, 0) / 2;
    const sizes = [0, 0, 0, 0];
    for (const cell of cells) {
      const { q, r } = toAxial(cell);
      const lane = (q & 1) * 2 + (r & 1);
      sizes[lane] = (sizes[lane] as number) + 1;
    }
    expect([...sizes].sort((a, b) => a - b)).toEqual([28, 28, 28, 37]);
    const chains = sizes.reduce((sum, size) => sum + Math.floor(size / 2) * Math.ceil(size / 2), 0);
    expect(MAX_MOVES).toBe(pairs + chains + 1);
  });

  it("holds on boards of any fill, whatever is allowed", () => {
    const codes = new Uint16Array(MAX_MOVES + 1);
    let most = 0;
    const fills = fc.record({
      seed: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      own: fc.double({ min: 0, max: 0.6, noNaN: true }),
      others: fc.double({ min: 0, max: 0.3, noNaN: true }),
      jumps: fc.constantFrom("short" as const, "long" as const),
    });
    fc.assert(
      fc.property(fills, ({ seed, own, others, jumps }) => {
        const variant = defineVariant({
          ...classic2,
          id: "open",
          jumps,
          otherCorners: "free",
          goalLock: "off",
          passing: "allowed",
        });
        const drawn = cells.map((cell) => [cell, seed.next().value as number] as const);
        const white = drawn.filter(([, at]) => at < own).map(([cell]) => cell);
        const black = drawn.filter(([, at]) => at >= own && at < own + others).map(([cell]) => cell);
        const state = SearchState.from(positionOf({ variant, pieces: { white, black } }));
        const count = state.generate(codes);
        most = Math.max(most, count);
        expect(count).toBeLessThanOrEqual(MAX_MOVES);
        expect(codes[MAX_MOVES]).toBe(0);
      }),
    );
    expect(most).toBeGreaterThan(100);
  });
});
