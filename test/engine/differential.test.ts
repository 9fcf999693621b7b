// The engine, the value API and the oracle play the same games and are compared after every ply (R3 to R7).

import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { decodeMove, encodeMove, MAX_MOVES, SearchState } from "../../src/engine/index.ts";
import {
  cells,
  distanceToGoal,
  formatMove,
  type Game,
  legalMoves,
  mayPass,
  movesMade,
  piecesAtHome,
  piecesInGoal,
  play,
  positionKey,
  seatAt,
  standings,
  type Turn,
} from "../../src/index.ts";
import { jam, overdue, replying } from "../game/_corners.ts";
import { countKinds, kindsTooRare, noCounts } from "../game/_kinds.ts";
import { type OracleRules, type OState, oracleMoves, oraclePresets } from "../oracle/index.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { fromAny, fromCorner, fromSetup, fromStart, type Outing } from "./_games.ts";

const counts = noCounts();
let plies = 0;
let games = 0;

/** FC_RUNS scales the whole file: 100 is the measure. */
const share = Number(process.env.FC_RUNS ?? 100) / 100;
const scaled = (runs: number): number => Math.max(1, Math.round(runs * share));

const codes = new Uint16Array(MAX_MOVES);

const generated = (state: SearchState): number[] => Array.from(codes.subarray(0, state.generate(codes)));

const textOf = (code: number): string => {
  const move = decodeMove(code);
  return "pass" in move ? "--" : formatMove(move);
};

const hashOf = (state: SearchState): string => `${state.hashHigh}:${state.hashLow}`;

/** All that engine, value API and oracle must say alike. */
const compare = (state: SearchState, game: Game, oracle: OState): void => {
  expect(state.toPosition()).toEqual(game.position);
  expect(Object.isFrozen(state.toPosition())).toBe(true);
  expect({ over: state.over, outcome: state.outcome }).toEqual({ over: game.outcome !== null, outcome: game.outcome });
  expect(state.outcome).toEqual(oracle.outcome);
  const { position } = game;
  expect([state.turn, state.round, state.made]).toEqual([position.turn, position.round, position.made]);
  expect([state.arrived, state.eliminated]).toEqual([position.arrived, position.eliminated]);
  const list = generated(state);
  expect(state.count()).toBe(list.length);
  expect(new Set(list).size).toBe(list.length);
  expect(list.map(textOf).sort()).toEqual([...oracleMoves(oracle).keys(), ...(mayPass(game) ? ["--"] : [])].sort());
  expect(list.filter((code) => textOf(code) !== "--").sort((a, b) => a - b)).toEqual(legalMoves(game).map(encodeMove));
  if (mayPass(game)) expect(list.at(-1)).toBe(encodeMove({ pass: true }));
  for (const { seat, place } of standings(game)) {
    expect([state.distanceToGoal(seat), state.piecesInGoal(seat)]).toEqual([
      distanceToGoal(game, seat),
      piecesInGoal(game, seat),
    ]);
    expect([state.piecesAtHome(seat), state.movesMade(seat)]).toEqual([
      piecesAtHome(game, seat),
      movesMade(game, seat),
    ]);
    // While the game goes on only places that are taken are told, and they are those of the table.
    const told = state.placeOf(seat);
    if (game.outcome !== null || told !== undefined) expect(told).toBe(place);
  }
  const left = state.variant.seats.filter((seat) => state.placeOf(seat) === undefined);
  if (game.outcome === null) expect(left.length).toBeGreaterThan(0);
  expect(cells.map((cell) => state.at(cell))).toEqual(cells.map((cell) => seatAt(game, cell)));
};

/** Random moves from a state, taken back again: it is as before. */
const stroll = (state: SearchState, { random }: Outing): void => {
  const before = { position: state.toPosition(), hash: hashOf(state), list: generated(state), plies: state.plies };
  for (let step = 0; step < 12 && !state.over; step++) {
    const list = generated(state);
    state.make(list[Math.floor(random() * list.length)] as number);
  }
  while (state.plies > before.plies) state.unmake();
  expect({
    position: state.toPosition(),
    hash: hashOf(state),
    list: generated(state),
    plies: state.plies,
  }).toEqual(before);
};

const compareOuting = (outing: Outing): void => {
  const { first, walked, random } = outing;
  const state = SearchState.from(first);
  compare(state, first, walked.start);
  const hashes = new Map([[positionKey(first), hashOf(state)]]);
  let game = first;
  walked.turns.forEach((turn, ply) => {
    game = play(game, turn);
    state.make(encodeMove(game.turns.at(-1) as Turn));
    compare(state, game, walked.states[ply] as OState);
    // R7.2: equal keys, equal hashes.
    const key = positionKey(game);
    expect(hashOf(state)).toBe(hashes.get(key) ?? hashOf(state));
    hashes.set(key, hashOf(state));
    if (random() < 0.1) {
      // Kept up to date or computed from nothing, with history or without.
      expect([hashOf(SearchState.from(game)), hashOf(SearchState.from(game.position))]).toEqual([
        hashOf(state),
        hashOf(state),
      ]);
      stroll(state, outing);
      stroll(SearchState.from(game), outing);
      compare(SearchState.from(game), game, walked.states[ply] as OState);
    }
  });
  // Different keys, different hashes.
  expect(new Set(hashes.values()).size).toBe(hashes.size);
  while (state.plies > 0) state.unmake();
  compare(state, first, walked.start);
  countKinds(counts, walked.start, walked.turns, walked.states);
  games++;
  plies += walked.turns.length;
};

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

describe("the engine plays as the value API and the oracle do", () => {
  for (const rules of oraclePresets) {
    it(`${rules.id}: whole games of known seeds`, { timeout: 600_000 }, () => {
      for (let seed = 1; seed <= scaled(3); seed++) compareOuting(fromStart(rules, seed));
    });
  }

  it("random rule sets: whole games of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= scaled(40); seed++) compareOuting(fromStart(rulesFromSeed(seed), seed));
  });

  it("set-ups of known seeds near the rare ends", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= scaled(500); seed++) compareOuting(fromSetup(rulesFromSeed(seed), seed));
    for (let seed = 1; seed <= scaled(100); seed++) {
      compareOuting(fromSetup(oraclePresets[seed % oraclePresets.length] as OracleRules, seed));
    }
  });

  it("jammed boards and replies of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= scaled(60); seed++) compareOuting(fromCorner(jam, seed));
    for (let seed = 1; seed <= scaled(300); seed++) compareOuting(fromCorner(replying, seed));
  });

  it("R5.3 pieces at home after the deadline, of known seeds", { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= scaled(150); seed++) compareOuting(fromCorner(overdue, seed));
  });

  it("every kind of end and of rare turn was met by known seeds", () => {
    const left = ["ended: resignation", "ended: time"];
    expect(kindsTooRare(counts, share).filter((kind) => !left.includes(kind))).toEqual([]);
  });

  it("whole games, new seeds", { timeout: 600_000 }, () => {
    const rules = fc.oneof(fc.constantFrom(...oraclePresets), seeds.map(rulesFromSeed));
    fc.assert(
      fc.property(rules, seeds, (drawn, seed) => compareOuting(fromStart(drawn, seed))),
      { numRuns: scaled(20) },
    );
  });

  it("set-ups, new seeds", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(seeds, (seed) => compareOuting(fromAny(seed))),
      { numRuns: scaled(100) },
    );
  });
});

afterAll(() => {
  console.log(`engine, value API and oracle compared over ${games} games, ${plies} plies`);
});
