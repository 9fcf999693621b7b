import { decidedBy, settleTurn, withLimit } from "../outcome/turn.ts";
import { makePosition, nobody, rulesOfPosition, startBoard } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { isDecided } from "../position/state.ts";
import { rulesOf } from "../variants/made.ts";
import type { Variant } from "../variants/variant.ts";
import type { Game } from "./game.ts";
import { makeGame } from "./made.ts";

/** The position in which games of a rule set made here begin. */
export const startOf = (variant: Variant): Position => {
  const rules = rulesOf(variant);
  const made = Object.freeze(variant.seats.map(() => 0));
  return makePosition(rules, startBoard(rules), variant.seats[0]!, 1, made, nobody, nobody);
};

/** The game that begins with a position made here. */
export const beginGame = (given: Position): Game => {
  const rules = rulesOfPosition(given);
  // R4.5: a seat without a move is skipped at the start too.
  const { position, outcome } = isDecided(rules, given)
    ? { position: given, outcome: decidedBy(given) }
    : withLimit(settleTurn(rules, given, rules.variant.seats.indexOf(given.turn)));
  return makeGame(position, position, Object.freeze([]), outcome, { positions: [position], hashes: [] });
};
