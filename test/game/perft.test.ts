// Perft by the value API: the number of move sequences, by distinct (from, to). The counts are those of three programs.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  advance,
  createGame,
  defineVariant,
  findVariant,
  legalMoves,
  type Position,
  type PresetId,
  type Variant,
} from "../../src/index.ts";

const perft = (position: Position, depth: number): number => {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(advance(position, move), depth - 1);
  return count;
};

const published: Readonly<Record<string, readonly number[]>> = {
  "classic-2": [14, 196, 4648, 110224, 2947496],
  "classic-3": [14, 196, 2744, 65072, 1543136],
  "classic-4": [14, 197, 2758, 38809, 922945],
  "classic-6": [14, 197, 2772, 39005, 548842],
};
const free: Readonly<Record<string, readonly number[]>> = {
  "classic-2": [14, 196, 4760, 115600, 3188520],
  "classic-3": [14, 196, 2744, 66640],
  "classic-4": [14, 199, 2786, 39601],
  "classic-6": [14, 199, 2828, 40189],
};
/** Those for long jumps, fifteen pieces and doubles were counted by the oracle. */
const counted = JSON.parse(
  readFileSync(new URL("../fixtures/perft.json", import.meta.url), "utf8"),
) as typeof published;

const long = process.env.LONG !== undefined || Number(process.env.FC_RUNS ?? 100) > 100;
const deep = (id: string, counts: readonly number[]): readonly number[] =>
  counts.slice(0, long || id === "classic-2" ? 5 : 4);

describe("perft of the presets", () => {
  it("the file of counts holds the published ones", () => {
    expect(counted).toMatchObject(published);
    expect(Object.keys(counted).length).toBe(9);
  });

  for (const [id, counts] of Object.entries(counted)) {
    it(`${id}: ${deep(id, counts).join(", ")}`, { timeout: 300_000 }, () => {
      const { position } = createGame(id as PresetId);
      expect(deep(id, counts).map((_, index) => perft(position, index + 1))).toEqual(deep(id, counts));
    });
  }
});

describe("perft with otherCorners free and goalLock off", () => {
  for (const [id, counts] of Object.entries(free)) {
    const some = long ? counts : counts.slice(0, 4);
    it(`${id}: ${some.join(", ")}`, { timeout: 300_000 }, () => {
      const variant = defineVariant({
        ...(findVariant(id) as Variant),
        id: "open",
        otherCorners: "free",
        goalLock: "off",
      });
      const { position } = createGame(variant);
      expect(some.map((_, index) => perft(position, index + 1))).toEqual(some);
    });
  }
});
