import { describe, expect, it } from "vitest";
import {
  allSeats,
  type Cell,
  type OracleRules,
  type OState,
  oracleCanonical,
  oracleChains,
  oracleEliminates,
  oracleMoves,
  oraclePresets,
  oracleStandings,
  oracleStart,
  sidesOf,
} from "./index.ts";
import { randomSetup } from "./setups.ts";
import { rulesFromSeed } from "./variants.ts";
import { chooseMove, racer, randomStyles, seededNumbers, type Walk, walk, walkFromSeed } from "./walk.ts";

/** Standard competition ranking of sides: each place is one more than the number of sides ahead. */
function isRanking(rules: OracleRules, places: { [seat: string]: number }): boolean {
  const sides = sidesOf(rules).map((side) => side.map((seat) => places[seat] as number));
  if (sides.some((members) => new Set(members).size !== 1)) return false;
  const numbers = sides.map((members) => members[0] as number);
  return numbers.every((place) => place === 1 + numbers.filter((other) => other < place).length);
}

function setupWalk(seed: number, plies: number): Walk {
  const rules = seed % 3 === 0 ? (oraclePresets[seed % 9] as OracleRules) : rulesFromSeed(seed);
  const random = seededNumbers(seed);
  const start = oracleStart(rules, randomSetup(rules, random));
  return walk(start, random, randomStyles(random, rules.seats), plies);
}

const fromStart: Walk[] = [];
const fromSetup: Walk[] = [];
for (let seed = 0; seed < 40; seed++) {
  fromStart.push(walkFromSeed(oraclePresets[seed % 9] as OracleRules, seed));
}
for (let seed = 0; seed < 150; seed++) fromSetup.push(setupWalk(seed, 60));

describe("walks of the oracle", () => {
  it("R7 reach every ending but those by leaving the table", () => {
    const reasons = new Set([...fromStart, ...fromSetup].map(({ end }) => end.outcome?.reason));
    for (const reason of ["arrival", "elimination", "repetition", "limit", "no-moves"] as const) {
      expect(reasons).toContain(reason);
    }
  });

  it("are the same for the same seed", () => {
    const again = walkFromSeed(oraclePresets[4] as OracleRules, 4);
    expect(again.turns).toEqual(fromStart[4]?.turns);
  });

  it("R7.3 end with a competition ranking of the sides, partners sharing a place", () => {
    for (const { end } of [...fromStart, ...fromSetup]) {
      if (end.outcome !== null) expect(isRanking(end.rules, end.outcome.places)).toBe(true);
      expect(
        isRanking(end.rules, Object.fromEntries(oracleStandings(end).map(({ seat, place }) => [seat, place]))),
      ).toBe(true);
    }
  });

  it("R3.1 R5.5 keep all pieces but those of a side that fell", () => {
    for (const { start, states } of [...fromStart, ...fromSetup]) {
      let before: OState = start;
      for (const after of states) {
        const fell = after.eliminated.filter((seat) => !before.eliminated.includes(seat));
        for (const seat of after.rules.seats) {
          const count = (state: OState) => [...state.board.values()].filter((owner) => owner === seat).length;
          const gone = fell.includes(seat) && sidesOf(after.rules).length > 2;
          expect(count(after)).toBe(gone ? 0 : count(before));
        }
        before = after;
      }
    }
  });

  it("R5.4 fall exactly by the moves marked", () => {
    for (const { start, states, turns } of fromSetup) {
      let before: OState = start;
      states.forEach((after, index) => {
        const [from, to] = (turns[index] as string).split("-") as [Cell, Cell];
        const fell = after.eliminated.length > before.eliminated.length;
        expect(oracleEliminates(before, from, to)).toBe(fell);
        before = after;
      });
    }
  });

  it("R3.6 R3.10 list as chain ends the ends of the enumerated chains, canonical path first", () => {
    const limit = 400;
    for (const { start, states } of [...fromStart, ...fromSetup]) {
      for (const state of [start, ...states].filter((_, index) => index % 16 === 0)) {
        const moves = [...oracleMoves(state).values()];
        for (const cell of new Set(moves.map((move) => move.from))) {
          const chains = oracleChains(state, cell, limit);
          for (const path of chains) expect(new Set(path).size).toBe(path.length);
          if (chains.length === limit) continue;
          const byEnd = new Map<Cell, Cell[]>();
          for (const path of chains) {
            const end = path[path.length - 1] as Cell;
            const best = byEnd.get(end);
            if (best === undefined || path.length < best.length) byEnd.set(end, path);
          }
          const ends = moves.filter((move) => move.from === cell && move.kind === "chain");
          expect(ends.map((move) => move.to).sort()).toEqual([...byEnd.keys()].sort());
          for (const [end, path] of byEnd) {
            expect(oracleCanonical(state, cell, end)).toEqual(path);
          }
        }
      }
    }
  });
});

describe("chooseMove", () => {
  it("chooses only from what it is given, forward, and avoids marked moves", () => {
    const rules = oraclePresets[0] as OracleRules;
    const question = {
      seat: "white",
      rules,
      board: new Map([["i9", "white"]]),
      moves: ["i10", "h10", "i8", "j8"].map((to) => ({ from: "i9", to })),
      random: seededNumbers(1),
      style: { ...racer, noise: 0 },
    };
    // i10 and h10 are equally far forward; without noise the one offered first is taken.
    expect(chooseMove(question).to).toBe("i10");
    const marked = (move: { to: Cell }) => move.to === "i10";
    expect(chooseMove({ ...question, eliminates: marked }).to).toBe("h10");
    expect(chooseMove({ ...question, eliminates: () => true }).to).toBe("i10");
  });
});

describe("random rule sets", () => {
  const drawn = Array.from({ length: 400 }, (_, seed) => rulesFromSeed(seed));

  it("R2 are valid", () => {
    for (const { seats, pieces, teams, reply, id } of drawn) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats.length).toBeGreaterThanOrEqual(2);
      const places = seats.map((seat) => allSeats.indexOf(seat));
      const neighbours = places.some((place) => places.includes((place + 1) % 6));
      if (pieces === 15) expect(neighbours).toBe(false);
      if (reply) expect([seats.length, teams]).toEqual([2, null]);
      if (teams === null) continue;
      expect(teams.flat().sort()).toEqual([...seats].sort());
      expect(teams.length).toBeGreaterThanOrEqual(2);
      const sizes = new Set(teams.map((team) => team.length));
      expect(sizes.size).toBe(1);
      expect(teams[0]?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("use every value of every field", () => {
    const values = (field: keyof OracleRules) => new Set(drawn.map((rules) => String(rules[field]))).size;
    const counts: [keyof OracleRules, number][] = [
      ["pieces", 2],
      ["jumps", 2],
      ["otherCorners", 3],
      ["goalLock", 3],
      ["arrival", 3],
      ["reply", 2],
      ["playOn", 2],
      ["passing", 2],
      ["undecided", 2],
    ];
    for (const [field, count] of counts) expect([field, values(field)]).toEqual([field, count]);
    expect(drawn.map((rules) => rules.undecided)).not.toContain("ranked");
    expect(new Set(drawn.map((rules) => rules.seats.length)).size).toBe(5);
    expect(new Set(drawn.map((rules) => rules.teams?.length)).size).toBe(3);
  });
});
