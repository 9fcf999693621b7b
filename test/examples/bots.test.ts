import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "../../examples/bots/bot.mjs";
import { bots } from "../../examples/bots/bots.mjs";
import { isRace, shortestWay } from "../../examples/bots/race.mjs";
import { exact, transpositions } from "../../examples/bots/transpositions.mjs";
import { decodeMove } from "../../src/engine/index.ts";
import {
  type CellName,
  createGame,
  formatMove,
  type Game,
  type MoveInput,
  play,
  positionOf,
  replyDue,
  type Setup,
  tryPlay,
  variants,
} from "../../src/index.ts";

const textOf = (move: MoveInput): string =>
  typeof move === "object" && "from" in move ? formatMove({ from: move.from, to: move.to }) : formatMove(move);

const choice = (name: string, game: Game, seed = 1, nodes = 300): string =>
  textOf(bots.get(name)!({ random: seeded(seed), nodes, ms: 60_000 }).choose(game));

/** White has nine pieces in its goal and one in front of the hole e14. */
const white = "e17 e16 f16 e15 f15 g15 f14 g14 h14 f13".split(" ") as CellName[];
const black = "m1 l2 m2 k3 l3 m3 j4 k4 m4 m8".split(" ") as CellName[];
const gameOf = (setup: Partial<Setup>): Game =>
  createGame(positionOf({ variant: "classic-2", pieces: { white, black }, round: 40, made: [39, 39], ...setup }));

describe.each([...bots.keys()])("%s", (name) => {
  test("finds a legal move in every variant, whatever has been played", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...variants),
        fc.nat({ max: 60 }),
        fc.integer({ min: 0, max: 1000 }),
        (variant, plies, seed) => {
          const opener = bots.get("greedy")!({ random: seeded(seed) });
          let game = createGame(variant);
          while (game.outcome === null && game.turns.length < plies) game = play(game, opener.choose(game));
          if (game.outcome !== null) return;
          const bot = bots.get(name)!({ random: seeded(seed, 1), nodes: 40, ms: 60_000 });
          expect(tryPlay(game, bot.choose(game)).ok).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("plays the same for the same numbers", () => {
    const game = createGame("classic-3");
    expect(choice(name, game, 5)).toBe(choice(name, game, 5));
  });

  test("R5.1 moves the last piece out of home when this is the last chance", { timeout: 60_000 }, () => {
    // White's thirtieth move: m4 is the one piece left at home, and free to go.
    const pieces = { white: "m4 i9 h9 g9 g10 h10 i10 f11 g11 h11".split(" ") as CellName[], black };
    const blacks = black.map((cell) => (cell === "m4" ? "m9" : cell)) as CellName[];
    const game = gameOf({ pieces: { ...pieces, black: blacks }, round: 30, made: [29, 29] });
    for (let seed = 0; seed < 10; seed++) expect(choice(name, game, seed)).toMatch(/^m4-/);
  });
});

describe.each(["greedy", "alpha-beta"])("%s", (name) => {
  test("R6.1 arrives when it can", () => {
    expect(choice(name, gameOf({}))).toBe("f13-e14");
  });

  test("R6.4 saves the draw by its reply", () => {
    const near = black.map((cell) => (cell === "m8" ? "l5" : cell)) as CellName[];
    const game = play(gameOf({ pieces: { white, black: near } }), "f13-e14");
    expect(replyDue(game.position)).toBe(true);
    expect(play(game, choice(name, game)).outcome?.places).toEqual({ white: 1, black: 1 });
  });
});

describe("the way home", () => {
  test("is the shortest: one move, or two", { timeout: 60_000 }, () => {
    const one = gameOf({ pieces: { white, black: black.map((cell) => (cell === "m8" ? "l4" : cell)) as CellName[] } });
    expect(isRace(one.position)).toBe(true);
    const code = shortestWay(one.position, () => false);
    expect(textOf(decodeMove(code!))).toBe("f13-e14");

    const two = positionOf({
      variant: "classic-2",
      pieces: { white: white.map((cell) => (cell === "f13" ? "g12" : cell)) as CellName[], black },
    });
    // g12 needs one step to f13 or g13 and another one, or a jump: no way has one move only.
    const first = shortestWay(two, () => false);
    const after = createGame({ ...two, made: [39, 39], round: 40 });
    const next = play(play(after, decodeMove(first!)), "m8-m7");
    expect(next.outcome).toBeNull();
    const second = shortestWay(next.position, () => false);
    expect(play(next, decodeMove(second!)).outcome).toBeNull();
    expect(play(next, decodeMove(second!)).position.arrived).toEqual(["white"]);
  });

  test("is not looked for while the other army is still to be passed", () => {
    expect(isRace(createGame("classic-2").position)).toBe(false);
    // A black piece that has not left stands in front of white.
    const late = black.map((cell) => (cell === "m8" ? "e13" : cell)) as CellName[];
    expect(isRace(gameOf({ pieces: { white, black: late } }).position)).toBe(false);
  });

  test("gives up when it is late", () => {
    expect(shortestWay(gameOf({}).position, () => true)).toBeUndefined();
  });
});

test("a table of positions finds what was stored, and only that", () => {
  const table = transpositions(4);
  expect(table.find(0, 0)).toBe(-1);
  table.store(0xffff_fff5, 7, 3, -1_000_000, exact, 16_383);
  const entry = table.find(0xffff_fff5, 7);
  expect([table.depth[entry], table.score[entry], table.bound[entry], table.move[entry]]).toEqual([
    3,
    -1_000_000,
    exact,
    16_383,
  ]);
  expect(table.find(0xffff_fff5, 8)).toBe(-1);
  expect(table.find(5, 7)).toBe(-1);
  table.store(5, 7, 1, 10, exact, 1);
  expect(table.find(0xffff_fff5, 7)).toBe(-1);
});

test("seeded numbers are spread, differ by seed and stream, and come again", () => {
  const take = (seed: number, stream?: number): number[] => {
    const random = seeded(seed, stream);
    return Array.from({ length: 1000 }, random);
  };
  const numbers = take(1);
  expect(take(1)).toEqual(numbers);
  expect(take(2)).not.toEqual(numbers);
  expect(take(1, 1)).not.toEqual(numbers);
  const tenths = Array.from({ length: 10 }, (_, tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
  expect(Math.min(...tenths)).toBeGreaterThan(60);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
});
