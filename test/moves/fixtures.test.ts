// Positions whose moves others have written down: test/fixtures/positions.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type CellName,
  classic2,
  createGame,
  defineVariant,
  destinations,
  explainMove,
  formatMove,
  jumpChains,
  legalMoves,
  pathOf,
  positionOf,
  type Seat,
  type Variant,
} from "../../src/index.ts";
import { at, names, pathText } from "../drawing.ts";

const linesOf = <T>(name: string): T[] =>
  readFileSync(new URL(`../fixtures/positions/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);

interface Armies {
  readonly id: string;
  readonly white: CellName[];
  readonly black: CellName[];
}

interface Case extends Armies {
  readonly why: string;
  readonly rules: Partial<Variant>;
  readonly turn: Seat;
  readonly piece: CellName;
  readonly expect: { readonly steps: string[]; readonly chains: string[]; readonly passThrough: string[] };
}

interface Published extends Armies {
  readonly toMove: Seat;
  readonly moves: string[];
}

const sorted = (list: readonly string[]): string => [...list].sort().join(" ");

describe("cases.jsonl", () => {
  const cases = linesOf<Case>("cases.jsonl");
  const positionOfCase = ({ rules, white, black, turn }: Case) =>
    positionOf({ variant: defineVariant({ ...classic2, ...rules, id: "case" }), pieces: { white, black }, turn });

  it("are nine", () => {
    expect(cases.length).toBe(9);
  });

  it.each(cases)("$id: $why", (one) => {
    const position = positionOfCase(one);
    const { ends, passThrough } = destinations(position, at(one.piece));
    const of = (kind: string) => names(ends.filter((end) => end.kind === kind).map(({ to }) => to));
    expect(of("step")).toBe(sorted(one.expect.steps));
    expect(of("chain")).toBe(sorted(one.expect.chains));
    expect(names(passThrough)).toBe(sorted(one.expect.passThrough));
  });

  it("many-routes: thirty ends of more than ten million routes are listed at once, and chains come one by one", () => {
    const one = cases.find(({ id }) => id === "many-routes") as Case;
    const game = createGame(positionOfCase(one));
    const ends = destinations(game, at(one.piece)).ends;
    expect(ends.length).toBe(30);
    for (const { to, path } of ends) {
      expect(explainMove(game, { from: at(one.piece), to, path })).toBe(undefined);
      expect(pathOf(game, { from: at(one.piece), to })).toEqual(path);
    }
    const some = [...jumpChains(game, at(one.piece), { limit: 5000 })];
    expect(some.length).toBe(5000);
    expect(new Set(some.map(pathText)).size).toBe(5000);
    expect([...jumpChains(game, at(one.piece), { limit: 0 })]).toEqual([]);
    // Lazy: stopping early costs nothing.
    for (const path of jumpChains(game, at(one.piece))) {
      expect(path.length).toBe(2);
      break;
    }
  });
});

describe("published.jsonl", () => {
  const published = linesOf<Published>("published.jsonl");
  // The rules of the platform that the positions come from: no corners, no lock, and everything beyond moves left out.
  const platform = defineVariant({
    ...classic2,
    id: "platform",
    otherCorners: "free",
    goalLock: "off",
    arrival: "all",
    homeDeadline: null,
    reply: false,
    roundLimit: null,
    repetition: null,
    passing: "allowed",
  });

  it("are 63", () => {
    expect(published.length).toBe(63);
  });

  it.each(published)("$id has exactly the published moves", ({ white, black, toMove, moves }) => {
    const position = positionOf({ variant: platform, pieces: { white, black }, turn: toMove });
    expect(sorted(legalMoves(position).map(formatMove))).toBe(sorted(moves));
  });
});
