import { settleTurn, withLimit } from "../outcome/_step.ts";
import { outcomeOf } from "../outcome/outcome.ts";
import { makePosition, nobody, startBoard } from "../position/_make.ts";
import { isDecided } from "../position/_over.ts";
import { checkPosition } from "../position/check.ts";
import type { Position } from "../position/position.ts";
import { positionKey } from "../position/read.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { type Result, success } from "../problem/problem.ts";
import { type Rules, rulesOf } from "../variants/_rules.ts";
import { resolveVariant } from "../variants/check.ts";
import type { PresetId } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { type Game, makeGame } from "./game.ts";

const startOf = (rules: Rules): Position =>
  makePosition(
    rules,
    startBoard(rules),
    rules.variant.seats[0] as Position["turn"],
    1,
    Object.freeze(rules.variant.seats.map(() => 0)),
    nobody,
    nobody,
  );

const begin = (given: Position): Game => {
  const rules = rulesOf(given.variant);
  const place = rules.variant.seats.indexOf(given.turn);
  // R4.5: a seat without a move is skipped at the start too.
  const judged = isDecided(rules, given)
    ? { position: given, outcome: outcomeOf(given) }
    : withLimit(rules, settleTurn(rules, given, place));
  return makeGame(
    judged.position,
    judged.position,
    Object.freeze([]),
    judged.outcome,
    Object.freeze([positionKey(judged.position)]),
  );
};

/**
 * A game about to begin.
 *
 * @param start - the id of a preset, a rule set, or a position to begin from
 * @returns the game; a seat that cannot move is skipped, and a position in which nobody can move is over (R4.5)
 * @throws {@link RulesError} with a code of a variant or position; `UNKNOWN_VARIANT` for an id that no preset has
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 *
 * createGame("classic-6").position.turn; // "white"
 * ```
 * @since 0.1.0
 */
export const createGame = (start: PresetId | Variant | Position): Game => unwrap(tryCreateGame(start));

/**
 * {@link createGame} without exceptions.
 *
 * @param start - the id of a preset, a rule set, or a position to begin from
 * @returns the game, or all that is wrong
 * @since 0.1.0
 */
export const tryCreateGame = (start: PresetId | Variant | Position): Result<Game, PositionCode | VariantCode> => {
  if (typeof start === "object" && start !== null && "board" in start) {
    const position = checkPosition(start);
    return position.ok ? success(begin(position.value)) : position;
  }
  const variant = resolveVariant(start);
  return variant.ok ? success(begin(startOf(rulesOf(variant.value)))) : variant;
};
