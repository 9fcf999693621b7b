import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { fieldsOf } from "../problem/foreign.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { failure, type Result, success } from "../problem/problem.ts";
import { checkVariant } from "../variants/door.ts";
import { rulesOf } from "../variants/made.ts";
import { positionFields, readFields, strictFaults, type Where } from "./fields.ts";
import { isMadePosition, rulesOfPosition } from "./made.ts";
import type { Position } from "./position.ts";

/**
 * How strictly a position is checked.
 * @since 0.1.0
 */
export interface PositionCheck {
  /**
   * Whether to refuse what no game leads to as well: a wrong number of pieces, the turn of a seat no longer in play, more moves than the
   * rounds allow, a seat that has arrived without its pieces in the goal. False if left out.
   */
  readonly strict?: boolean;
}

/** In a value, a cell of the board is found by its offset. */
const where: Where = (field, index) => (field === "board" ? { offset: index } : {});

/** Reads a foreign position. */
const read = (value: unknown): Result<Position, PositionCode | VariantCode> => {
  const { spec, faults } = fieldsOf(value, positionFields, "NOT_A_POSITION");
  if (faults.some(({ code }) => code !== "FIELD_UNKNOWN")) return failure(...faults);
  const variant = checkVariant(spec.variant);
  if (!variant.ok) return failure(...faults, ...variant.errors);
  const result = readFields(rulesOf(variant.value), spec, where);
  return faults.length === 0 ? result : failure(...faults, ...(result.ok ? [] : result.errors));
};

/**
 * Checks that a value from outside is a position.
 *
 * @param value - anything, for instance parsed JSON with the seven fields
 * @param options - whether piece counts and turn must be those of a game
 * @returns a frozen copy, or every problem found; a position made by the library is returned itself
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`
 * @example
 * ```ts
 * import { checkPosition, createGame } from "sternhalma";
 *
 * const { position } = createGame("classic-2");
 * checkPosition(JSON.parse(JSON.stringify(position))).ok; // true
 * const result = checkPosition({ ...position, round: -1, turn: "pink" });
 * result.ok ? [] : result.errors.map((problem) => problem.code); // ["WRONG_TURN", "BAD_ROUND"]
 * ```
 * @since 0.1.0
 */
export const checkPosition = (
  value: unknown,
  options?: PositionCheck,
): Result<Position, PositionCode | VariantCode> => {
  const { strict = false } = optionsOf(options, ["strict"]);
  if (typeof strict !== "boolean") refuseOption("strict", "true or false", strict);
  const result = readPosition(value);
  if (!result.ok || !strict) return result;
  const faults = strictFaults(rulesOfPosition(result.value), result.value, () => ({}));
  return faults.length > 0 ? failure(...faults) : result;
};

/** Our own position as it is, a foreign one read and checked; or what is wrong. */
export const readPosition = (value: unknown): Result<Position, PositionCode | VariantCode> =>
  isMadePosition(value) ? success(value) : read(value);

/** The position meant; throws RulesError with a position or variant code. */
export const positionIn = (value: Position): Position => (isMadePosition(value) ? value : unwrap(read(value)));
