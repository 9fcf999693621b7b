// What `unmake` leaves behind, looked at from inside: every number of the search, after random walks of random length.

import { describe, expect, it } from "vitest";
import { armiesOf } from "../../src/engine/_armies.ts";
import { makerOf } from "../../src/engine/_make.ts";
import {
  endingOf,
  going,
  mobileOf,
  pliesAt,
  type Search,
  searchFrom,
  seatsAt,
  stride,
  turnAt,
} from "../../src/engine/_search.ts";
import { MAX_MOVES, SearchState } from "../../src/engine/index.ts";
import type { Game } from "../../src/index.ts";
import { playAll } from "../../src/index.ts";
import { oraclePresets } from "../oracle/index.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { fromAny, fromStart } from "./_games.ts";

const passCode = 16383;

/** The numbers of a search but for the pieces that are asked first. */
const withoutHints = ({ now }: Search): Int32Array =>
  now.map((number, at) => (at >= seatsAt && (at - seatsAt) % 8 === mobileOf ? 0 : number));

/** All that a search holds as text, without its hints and without what lies beyond the plies that can be taken back. */
const insides = (search: Search): string => {
  const stack = search.stack.subarray(0, search.now[pliesAt]! * stride);
  const all = {
    ...search,
    ...search.occupancy,
    stack,
    tables: 0,
    occupancy: 0,
    now: withoutHints(search),
    keys: search.keys.length,
  };
  return JSON.stringify(all, (_name, value) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array).join() : value,
  );
};

const listed = (search: Search): number[] => {
  const codes = new Uint16Array(MAX_MOVES);
  const seat = search.tables.seats[search.now[turnAt]!]!;
  const list = Array.from(codes.subarray(0, armiesOf().list(search.occupancy, seat, codes, 0)));
  return search.tables.rules.variant.passing === "allowed" ? [...list, passCode] : list;
};

/** Walks to random depths and back, several times, each step back compared with what was there. */
const walkAndReturn = (game: Game, random: () => number): number => {
  const { make, unmake } = makerOf();
  const search = searchFrom(game);
  const before = [insides(search)];
  let steps = 0;
  for (let turn = 0; turn < 3; turn++) {
    const depth = Math.floor(random() * 25);
    while (endingOf(search) === going && before.length <= depth) {
      const list = listed(search);
      make(search, list[Math.floor(random() * list.length)] as number);
      before.push(insides(search));
      steps++;
    }
    const up = Math.floor(random() * before.length);
    while (before.length - 1 > up) {
      before.pop();
      unmake(search);
      expect(insides(search)).toBe(before.at(-1));
    }
  }
  return steps;
};

describe("unmake restores every field", () => {
  it("in games of every preset and of random rule sets", { timeout: 600_000 }, () => {
    let steps = 0;
    for (let seed = 1; seed <= 27; seed++) {
      const rules = seed % 3 === 0 ? rulesFromSeed(seed) : (oraclePresets[seed % 9] as (typeof oraclePresets)[number]);
      const { first, walked, random } = fromStart(rules, seed);
      const half = walked.turns.slice(0, Math.floor(random() * walked.turns.length));
      steps += walkAndReturn(playAll(first, half).game, random);
    }
    expect(steps).toBeGreaterThan(300);
  });

  it("in set-ups near the rare ends: falls with armies taken off, arrivals, skipped seats", {
    timeout: 600_000,
  }, () => {
    let steps = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { first, random } = fromAny(seed);
      steps += walkAndReturn(first, random);
    }
    expect(steps).toBeGreaterThan(1000);
  });

  it("does nothing where the state began", () => {
    const state = SearchState.from(fromAny(3).first);
    const before = state.toPosition();
    state.unmake();
    expect([state.toPosition(), state.plies]).toEqual([before, 0]);
  });
});
