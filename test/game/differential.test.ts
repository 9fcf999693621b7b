// The library and the oracle play the same games and are compared after every ply (R3 to R8).

import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { type Game, playAll, type Seat, undo } from "../../src/index.ts";
import { type OracleRules, oraclePresets, oracleStart } from "../oracle/index.ts";
import { randomSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { pick, randomStyles, seededNumbers, type Walk, walk } from "../oracle/walk.ts";
import { compareDetails, compareKeys, compareLeaving, compareStates, gameFrom, playBoth } from "./_both.ts";
import { type Corner, jam, overdue, replying } from "./_corners.ts";
import { countKinds, kinds, kindsTooRare, noCounts } from "./_kinds.ts";

const counts = noCounts();
let plies = 0;
let games = 0;

/** FC_RUNS scales the search for new games: 100 is the measure. */
const scaled = (runs: number): number => Math.max(1, Math.round((runs * Number(process.env.FC_RUNS ?? 100)) / 100));

/** More known games with a larger FC_RUNS, but never fewer: they are chosen to meet every kind of end. */
const known = (runs: number): number => Math.max(runs, scaled(runs));

/** Plays the walk with the library and compares all that both say. */
const compareWalk = (first: Game, { start, turns, states }: Walk, seed: number): void => {
  const random = seededNumbers(seed);
  const played = [first];
  compareStates(first, start);
  const leavesAt = Math.floor(random() * (turns.length + 1));
  states.forEach((state, index) => {
    const next = playBoth(played[index] as Game, turns[index] as string);
    compareStates(next, state);
    if (random() < 0.25) compareDetails(next, state, random);
    played.push(next);
  });
  const all = [start, ...states];
  const where = all[leavesAt] as (typeof all)[number];
  const reason = random() < 0.5 ? "resignation" : "time";
  compareLeaving(played[leavesAt] as Game, where, pick(random, start.rules.seats) as Seat, reason);
  if (where.outcome === null) counts[`ended: ${reason}`]++;
  compareKeys(played, all);
  const end = played.at(-1) as Game;
  expect(playAll(first, turns)).toEqual({ game: end });
  expect(undo(end)).toEqual(played.at(-2));
  countKinds(counts, start, turns, states);
  games++;
  plies += turns.length;
};

/** A whole game from the start of a rule set. */
const fromStart = (rules: OracleRules, seed: number): void => {
  const random = seededNumbers(seed);
  const going = walk(oracleStart(rules), random, randomStyles(random, rules.seats), 1000);
  compareWalk(gameFrom(rules, undefined), going, seed);
};

/** A game from a set-up. */
const goOn = ({ rules, setup, random, style, plies = 60 }: Corner, seed: number): void => {
  const styles = [...randomStyles(random, rules.seats)].map(([seat, own]) => [seat, { ...own, ...style }] as const);
  const going = walk(oracleStart(rules, setup), random, new Map(styles), plies);
  compareWalk(gameFrom(rules, setup), going, seed);
};

/** A game from a random set-up near a rare ending. */
const fromSetup = (rules: OracleRules, seed: number): void => {
  const random = seededNumbers(seed);
  goOn({ rules, setup: randomSetup(rules, random), random }, seed);
};

const fromCorner = (make: (seed: number) => Corner, seed: number): void => {
  const corner = make(seed);
  goOn({ ...corner, style: { passing: 0.2, ...corner.style } }, seed);
};

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

describe("the library plays as the oracle does", () => {
  // Known seeds, so that a run always meets every kind of end; the properties below look for new ones.
  for (const rules of oraclePresets) {
    it(`${rules.id}: whole games of known seeds`, { timeout: 600_000 }, () => {
      for (let seed = 1; seed <= known(6); seed++) fromStart(rules, seed);
    });
  }

  it("random rule sets: whole games of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(40); seed++) fromStart(rulesFromSeed(seed), seed);
  });

  it("random rule sets: set-ups of known seeds near the rare ends", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(400); seed++) fromSetup(rulesFromSeed(seed), seed);
  });

  it("presets: set-ups of known seeds near the rare ends", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(250); seed++) {
      fromSetup(oraclePresets[seed % oraclePresets.length] as OracleRules, seed);
    }
  });

  it("R7 jammed boards of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(150); seed++) fromCorner(jam, seed);
  });

  it("R6.4 replies of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(250); seed++) fromCorner(replying, seed);
  });

  it("R5.3 pieces at home after the deadline, of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= known(150); seed++) fromCorner(overdue, seed);
  });

  it("every kind of end and of rare turn was met by known seeds", () => {
    expect(kindsTooRare(counts)).toEqual([]);
  });

  it("whole games of presets, new seeds", { timeout: 600_000 }, () => {
    const presets = fc.constantFrom(...oraclePresets);
    fc.assert(fc.property(presets, seeds, fromStart), { numRuns: scaled(12) });
  });

  it("whole games of random rule sets, new seeds", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(seeds, (seed) => fromStart(rulesFromSeed(seed), seed)),
      { numRuns: scaled(25) },
    );
  });

  it("set-ups of random rule sets, new seeds", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(seeds, (seed) => fromSetup(rulesFromSeed(seed), seed)),
      { numRuns: scaled(150) },
    );
  });

  it("jammed boards, replies and pieces late at home, new seeds", { timeout: 600_000 }, () => {
    fc.assert(fc.property(fc.constantFrom(jam, replying, overdue), seeds, fromCorner), { numRuns: scaled(120) });
  });
});

afterAll(() => {
  console.log(`library and oracle compared over ${games} games, ${plies} plies`);
  console.table(kinds.map((kind) => ({ kind, times: counts[kind] })));
});
