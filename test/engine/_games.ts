// Games for comparing the engine: walks of the oracle, from starts and from set-ups near the rare ends.

import type { Game } from "../../src/index.ts";
import { gameFrom } from "../game/_both.ts";
import { type Corner, jam, overdue, replying } from "../game/_corners.ts";
import { type OracleRules, type OracleSetup, oraclePresets, oracleStart } from "../oracle/index.ts";
import { randomSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { type NumberStream, randomStyles, seededNumbers, type Walk, type WalkStyle, walk } from "../oracle/walk.ts";

/** A walk of the oracle with the library's game that it begins with. */
export interface Outing {
  readonly first: Game;
  readonly walked: Walk;
  readonly random: NumberStream;
}

const outing = (
  rules: OracleRules,
  setup: OracleSetup | undefined,
  random: NumberStream,
  plies: number,
  style: Partial<WalkStyle> = {},
): Outing => {
  const styles = [...randomStyles(random, rules.seats)].map(([seat, own]) => [seat, { ...own, ...style }] as const);
  return {
    first: gameFrom(rules, setup),
    walked: walk(oracleStart(rules, setup), random, new Map(styles), plies),
    random,
  };
};

/** A whole game from the start of a rule set. */
export const fromStart = (rules: OracleRules, seed: number): Outing =>
  outing(rules, undefined, seededNumbers(seed), 1000);

/** A game from a random set-up near a rare end. */
export const fromSetup = (rules: OracleRules, seed: number): Outing => {
  const random = seededNumbers(seed);
  return outing(rules, randomSetup(rules, random), random, 60);
};

/** A game from a jammed board, one with a reply due, or one with pieces late at home. */
export const fromCorner = (make: (seed: number) => Corner, seed: number): Outing => {
  const { rules, setup, random, style, plies = 60 } = make(seed);
  return outing(rules, setup, random, plies, style);
};

/** Any of these. */
export const fromAny = (seed: number): Outing => {
  switch (seed % 6) {
    case 0:
      return fromCorner(jam, seed);
    case 1:
      return fromCorner(replying, seed);
    case 2:
      return fromCorner(overdue, seed);
    case 3:
      return fromSetup(oraclePresets[seed % oraclePresets.length] as OracleRules, seed);
    default:
      return fromSetup(rulesFromSeed(seed), seed);
  }
};
