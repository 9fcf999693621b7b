// Lists of moves: all, none twice, in order, the same whichever way one asks.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Cell,
  type CellName,
  cells,
  createGame,
  destinations,
  distance,
  explainMove,
  formatMove,
  type Game,
  isLegal,
  isRulesError,
  jumpChains,
  legalMoves,
  type Move,
  moveCodes,
  movesFrom,
  pathOf,
  piecesOf,
  resign,
  tryPlay,
} from "../../src/index.ts";
import { at } from "../drawing.ts";
import { gameFrom } from "../game/_both.ts";
import { type OracleRules, oraclePresets } from "../oracle/index.ts";
import { randomSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { seededNumbers } from "../oracle/walk.ts";

/** The code with which a call is refused. */
const codeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
};

const seed = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

/** A game from a random set-up of a random rule set or a preset, and a few moves on from there. */
const somewhere: fc.Arbitrary<Game> = fc
  .tuple(seed, fc.nat({ max: 5 }), fc.boolean())
  .map(([number, plies, preset]) => {
    const random = seededNumbers(number);
    const rules = preset ? (oraclePresets[number % 9] as OracleRules) : rulesFromSeed(number);
    let game = gameFrom(rules, randomSetup(rules, random));
    for (let ply = 0; ply < plies && game.outcome === null; ply++) {
      const moves = legalMoves(game);
      const next = tryPlay(game, moves[Math.floor(random() * moves.length)] as Move);
      if (next.ok) game = next.value;
    }
    return game;
  });

const codes = new Set<string>(moveCodes);

const key = ({ from, to }: Move): number => from * 121 + to;

describe("legalMoves", () => {
  it("is sorted by from, then to, each pair once, without paths", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        const keys = legalMoves(game).map(key);
        expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
        for (const move of legalMoves(game)) expect(Object.keys(move)).toEqual(["from", "to"]);
      }),
    );
  });

  it("every listed move is accepted, and every unlisted pair is refused with a code", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        const listed = new Set(legalMoves(game).map(key));
        const wrong: string[] = [];
        for (const from of cells) {
          for (const to of cells) {
            const problem = explainMove(game, { from, to });
            const right = listed.has(from * 121 + to) ? problem === undefined : codes.has(problem?.code ?? "");
            if (!right) wrong.push(`${formatMove({ from, to })} ${problem?.code}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: Math.ceil(Number(process.env.FC_RUNS ?? 100) / 3) },
    );
  });

  it("every listed move can be played", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        for (const move of legalMoves(game)) expect(tryPlay(game, move).ok).toBe(true);
      }),
      { numRuns: Math.ceil(Number(process.env.FC_RUNS ?? 100) / 3) },
    );
  });

  it("is the moves of all pieces, one after the other", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        expect(cells.flatMap((cell) => movesFrom(game, cell))).toEqual(legalMoves(game));
        for (const cell of cells) {
          expect(destinations(game, cell).ends.map(({ to }) => ({ from: cell, to }))).toEqual(movesFrom(game, cell));
        }
      }),
    );
  });

  it("of a game that is over is empty, and so are movesFrom, destinations and jumpChains", () => {
    const over = resign(createGame("classic-2"), "white");
    const cell = piecesOf(over, "white")[0] as Cell;
    expect(legalMoves(over)).toEqual([]);
    expect(movesFrom(over, cell)).toEqual([]);
    expect(destinations(over, cell)).toEqual({ ends: [], passThrough: [] });
    expect([...jumpChains(over, cell)]).toEqual([]);
  });

  it("a cell that is none is refused", () => {
    const game = createGame("classic-2");
    for (const value of [-1, 121, 1.5, Number.NaN, "a4", "", "60", null, undefined, {}, [60]]) {
      const cell = value as unknown as Cell;
      // The chains are lazy, the refusal is not.
      for (const ask of [movesFrom, destinations, jumpChains]) {
        expect([value, codeOf(() => ask(game, cell))]).toEqual([value, "NOT_A_CELL"]);
      }
    }
  });

  it("a cell is meant by its name as by its number", () => {
    const game = createGame("classic-2");
    for (const name of ["l3", "L3"] as CellName[]) {
      expect(movesFrom(game, name)).toEqual(movesFrom(game, at("l3")));
      expect(destinations(game, name)).toEqual(destinations(game, at("l3")));
      expect([...jumpChains(game, name)]).toEqual([...jumpChains(game, at("l3"))]);
    }
    expect(movesFrom(game, "l3").map(formatMove)).toEqual(["l3-j5", "l3-l5"]);
  });
});

describe("chains", () => {
  it("listed ends of chains are the ends of the enumerated jumpChains", { timeout: 60_000 }, () => {
    const limit = 20_000;
    fc.assert(
      fc.property(somewhere, (game) => {
        for (const cell of piecesOf(game, game.position.turn)) {
          const ends = new Set<Cell>();
          let count = 0;
          for (const path of jumpChains(game, cell, { limit })) {
            ends.add(path[path.length - 1] as Cell);
            count++;
          }
          const listed = movesFrom(game, cell)
            .map(({ to }) => to)
            .filter((to) => distance(cell, to) > 1);
          if (count < limit) expect([...ends].sort((a, b) => a - b)).toEqual(listed);
          else for (const end of ends) expect(listed).toContain(end);
        }
      }),
    );
  });

  it("R3.6 no chain revisits a cell; each is legal as written, the shortest is not longer than the canonical path", {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        for (const cell of piecesOf(game, game.position.turn)) {
          for (const path of jumpChains(game, cell, { limit: 60 })) {
            const [from, to] = [path[0] as Cell, path[path.length - 1] as Cell];
            expect(new Set(path).size).toBe(path.length);
            expect(isLegal(game, { from, to, path })).toBe(true);
            expect(pathOf(game, { from, to }).length).toBeLessThanOrEqual(path.length);
          }
        }
      }),
    );
  });

  it("come depth first, a prefix before its extensions, none twice", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(somewhere, (game) => {
        for (const cell of piecesOf(game, game.position.turn)) {
          const texts = Array.from(jumpChains(game, cell, { limit: 200 }), (path) => path.join(" "));
          expect(new Set(texts).size).toBe(texts.length);
          texts.forEach((text, index) => {
            // What extends a chain follows it without a gap.
            const extensions = texts.map((other) => other.startsWith(`${text} `));
            const last = extensions.lastIndexOf(true);
            expect(extensions.indexOf(true)).toBe(last === -1 ? -1 : index + 1);
            if (last !== -1) expect(extensions.slice(index + 1, last + 1)).not.toContain(false);
          });
        }
      }),
      { numRuns: Math.ceil(Number(process.env.FC_RUNS ?? 100) / 3) },
    );
  });
});
