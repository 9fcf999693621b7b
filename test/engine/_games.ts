// Games for comparing the engine: walks of the oracle, from starts and from set-ups near the rare ends.

import type { Game } from "../../src/index.ts";
import { gameFrom } from "../game/_both.ts";
import { jam, replying } from "../game/_corners.ts";
import { type OracleRules, type OracleSetup, oraclePresets, oracleStart } from "../oracle/index.ts";
import { randomSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { type NumberStream, randomStyles, seededNumbers, type Walk, walk } from "../oracle/walk.ts";

/** A walk of the oracle with the library's game that it begins with. */
export interface Outing {
  readonly first: Game;
  readonly walked: Walk;
  readonly random: NumberStream;
}

const outing = (rules: OracleRules, setup: OracleSetup | undefined, random: NumberStream, plies: number): Outing => ({
  first: gameFrom(rules, setup),
  walked: walk(oracleStart(rules, setup), random, randomStyles(random, rules.seats), plies),
  random,
});

/** A whole game from the start of a rule set. */
export const fromStart = (rules: OracleRules, seed: number): Outing =>
  outing(rules, undefined, seededNumbers(seed), 1000);

/** A game from a random set-up near a rare end. */
export const fromSetup = (rules: OracleRules, seed: number): Outing => {
  const random = seededNumbers(seed);
  return outing(rules, randomSetup(rules, random), random, 60);
};

/** A game from a jammed board, or one with a reply due. */
export const fromCorner = (make: typeof jam, seed: number): Outing => {
  const { rules, setup, random } = make(seed);
  return outing(rules, setup, random, 60);
};

/** Any of these. */
export const fromAny = (seed: number): Outing => {
  switch (seed % 5) {
    case 0:
      return fromCorner(jam, seed);
    case 1:
      return fromCorner(replying, seed);
    case 2:
      return fromSetup(oraclePresets[seed % oraclePresets.length] as OracleRules, seed);
    default:
      return fromSetup(rulesFromSeed(seed), seed);
  }
};
