import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { encodeMove, perft, perftDivide } from "../../src/engine/index.ts";
import {
  type Cell,
  classic2,
  classic3,
  createGame,
  defineVariant,
  type Game,
  isRulesError,
  type Position,
  type PresetId,
  parseMove,
  play,
  positionOf,
  resign,
  type Seat,
  unwrap,
  variants,
} from "../../src/index.ts";

const table = JSON.parse(readFileSync(new URL("../fixtures/perft.json", import.meta.url), "utf8")) as Record<
  PresetId,
  number[]
>;

const codeOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
};

describe("perft of the presets", () => {
  for (const [id, counts] of Object.entries(table)) {
    it(id, { timeout: 60_000 }, () => {
      expect(counts.map((_, index) => perft(createGame(id as PresetId), index + 1))).toEqual(counts);
    });
  }
});

describe("the perft tables of test/fixtures/perft, each counted by two programs or more", () => {
  const folder = new URL("../fixtures/perft/", import.meta.url);
  const files = readdirSync(folder);

  it("are of all presets", () => {
    expect(files.sort()).toEqual(variants.map(({ id }) => `${id}.txt`).sort());
  });

  for (const file of files) {
    it(file, { timeout: 60_000 }, () => {
      const rows = readFileSync(new URL(file, folder), "utf8")
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .map((line) => line.split(" ").map(Number) as [number, number]);
      const game = createGame(file.replace(".txt", "") as PresetId);
      expect(rows.map(([depth]) => depth)).toEqual([1, 2, 3, 4, 5]);
      for (const [depth, count] of rows.slice(0, 4)) expect(perft(game, depth)).toBe(count);
    });
  }
});

/** Cells by seat, as in the table of the native reference. */
const setUp = (variant: typeof classic2, pieces: Partial<Record<Seat, readonly number[]>>, loose: boolean) =>
  positionOf({
    variant: loose ? defineVariant({ ...variant, id: "loose", otherCorners: "free", goalLock: "off" }) : variant,
    pieces: pieces as Partial<Record<Seat, readonly Cell[]>>,
  });

// The first of each is counted by the oracle and by bench/native, the second by native programs that know neither rule.
describe("perft of positions in the middle of a game", () => {
  const two = {
    white: [0, 6, 7, 40, 77, 89, 106, 114, 118, 119],
    black: [1, 2, 27, 37, 43, 54, 58, 61, 71, 90],
  };
  const three = {
    white: [6, 52, 57, 58, 60, 81, 102, 111, 113, 119],
    blue: [11, 14, 15, 35, 37, 53, 56, 70, 84, 93],
    yellow: [19, 21, 34, 41, 43, 50, 65, 67, 83, 105],
  };

  it("two players, with the rules of the presets and without corners and lock", { timeout: 60_000 }, () => {
    expect([1, 2, 3, 4].map((depth) => perft(setUp(classic2, two, false), depth))).toEqual([38, 1881, 71474, 3500382]);
    expect([1, 2, 3].map((depth) => perft(setUp(classic2, two, true), depth))).toEqual([51, 2900, 148275]);
  });

  it("three players, with the rules of the presets and without corners and lock", { timeout: 60_000 }, () => {
    expect([1, 2, 3].map((depth) => perft(setUp(classic3, three, false), depth))).toEqual([55, 2730, 151195]);
    expect([1, 2, 3].map((depth) => perft(setUp(classic3, three, true), depth))).toEqual([60, 3802, 250294]);
  });
});

describe("what perft counts", () => {
  it("one empty sequence at depth 0", () => {
    expect(perft(createGame("classic-2"), 0)).toBe(1);
  });

  it("a chosen pass as a move where the rules allow it (R4.3)", () => {
    const variant = defineVariant({ ...classic2, id: "server", passing: "allowed" });
    expect([1, 2].map((depth) => perft(createGame(variant), depth))).toEqual([15, 225]);
  });

  it("nothing after the end of the game", () => {
    const over = resign(createGame("classic-2"), "white");
    expect([perft(over, 0), perft(over, 1), perft(over, 2)]).toEqual([1, 0, 0]);
    expect(perftDivide(over, 1)).toEqual([]);
    const limited = createGame(defineVariant({ ...classic2, id: "short", roundLimit: 1 }));
    expect([1, 2, 3].map((depth) => perft(limited, depth))).toEqual([14, 196, 0]);
  });

  it("a game's history (R7.2)", () => {
    const variant = defineVariant({ ...classic2, id: "twice", repetition: 2 });
    let game = createGame(variant);
    for (const move of ["l4-l5", "e14-e13", "l5-l4"]) game = play(game, move);
    // Black's e13-e14 brings the start back and ends the game; without the history it does not.
    const back = encodeMove(unwrap(parseMove("e13-e14")));
    const below = (at: Game | Position): number | undefined =>
      perftDivide(at, 2).find(({ code }) => code === back)?.count;
    expect([below(game), below(game.position)]).toEqual([0, 14]);
  });

  it("by first moves what it counts in all", () => {
    const game = createGame("classic-6");
    const parts = perftDivide(game, 3);
    expect(parts.length).toBe(14);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(2772);
    expect(perftDivide(game, 1).every(({ count }) => count === 1)).toBe(true);
  });

  it("no depth that is none", () => {
    for (const depth of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "3" as unknown as number]) {
      expect([depth, codeOf(() => perft(createGame("classic-2"), depth))]).toEqual([depth, "BAD_OPTION"]);
      expect([depth, codeOf(() => perftDivide(createGame("classic-2"), depth))]).toEqual([depth, "BAD_OPTION"]);
    }
    expect(codeOf(() => perftDivide(createGame("classic-2"), 0))).toBe("BAD_OPTION");
  });
});
