import { readPosition } from "../position/door.ts";
import type { Position } from "../position/position.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { fieldOf } from "../problem/foreign.ts";
import { failure, type Result, success, unfit } from "../problem/problem.ts";
import { readVariant } from "../variants/door.ts";
import type { PresetId } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { beginGame, startOf } from "./begin.ts";
import type { Game } from "./game.ts";

/**
 * A new game.
 *
 * @param start - the id of a preset, a rule set, or a position to begin from
 * @returns the game; a seat that cannot move is skipped, and a position in which nobody can move is over (R4.5)
 * @throws {@link RulesError} with a variant or position code; `UNKNOWN_VARIANT` for an id no preset has
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
 * @returns the game, or every problem found
 * @since 0.1.0
 */
export const tryCreateGame = (start: PresetId | Variant | Position): Result<Game, PositionCode | VariantCode> => {
  // What has rules has more to say than rules: it is a position, or meant to be one.
  if (fieldOf(start, "board") !== undefined || fieldOf(start, "variant") !== undefined) {
    const position = readPosition(start);
    return position.ok ? success(beginGame(position.value)) : position;
  }
  // A game: the caller must say whether its start, its position or its rules are meant.
  if (fieldOf(start, "position") !== undefined)
    return failure(unfit("NOT_A_VARIANT", "a rule set or a position", start));
  const variant = readVariant(start);
  return variant.ok ? success(beginGame(startOf(variant.value))) : variant;
};
