import { cornerIndex, isSeat, type Seat } from "../geometry/seat.ts";
import type { VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { copyOf, fieldOf, fieldsOf, listOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { isMadeVariant, makeVariant } from "./made.ts";
import { findVariant, type PresetId } from "./presets.ts";
import { badCode, type FieldName, fieldNames, optionalFields, type Variant, variantFields } from "./variant.ts";

type Fault = Problem<VariantCode>;

/** A list of two to six different seats, copied; undefined for anything else. */
const seatList = (value: unknown): Seat[] | undefined => {
  const list = listOf(value, 6);
  return list !== undefined && list.length >= 2 && list.every(isSeat) && new Set(list).size === list.length
    ? list
    : undefined;
};

/** Two or three equal teams that hold each of the seats once, copied; undefined for anything else. */
const partition = (value: unknown, seats: readonly Seat[]): Seat[][] | undefined => {
  const teams = listOf(value, 3)?.map(seatList);
  if (teams === undefined || teams.length < 2 || !teams.every((team) => team !== undefined)) return undefined;
  const members = teams.flat();
  return teams.every((team) => team.length === teams[0]!.length) &&
    members.length === seats.length &&
    seats.every((seat) => members.includes(seat))
    ? teams
    : undefined;
};

/** What was expected of a field whose value is wrong by itself; undefined if it is right. */
const expectedOf = (name: FieldName, value: unknown): string | undefined => {
  const { values, least } = variantFields[name];
  if (values !== undefined) return values.includes(value) ? undefined : values.join(" or ");
  if (least !== undefined) {
    return value === null || (Number.isSafeInteger(value) && (value as number) >= least)
      ? undefined
      : `an integer from ${least}, or null`;
  }
  switch (name) {
    case "id":
      return typeof value === "string" && /^[a-z0-9-]{1,64}$/.test(value) ? undefined : "[a-z0-9-]{1,64}";
    case "name":
      return typeof value === "string" && value.length <= 200 ? undefined : "a string of at most 200 characters";
    default:
      // Seats and teams are read elsewhere.
      return undefined;
  }
};

/** Reads the seats and teams of a rule set; returns what does not fit together. */
const readSeats = (spec: Record<string, unknown>): Fault[] => {
  const faults: Fault[] = [];
  const seats = seatList(spec.seats);
  if (seats === undefined) {
    return "seats" in spec ? [unfit("BAD_SEATS", "two to six different seats", spec.seats)] : [];
  }
  if (spec.pieces === 15) {
    const near = seats.find((a) => seats.some((b) => (cornerIndex(a) + 1) % 6 === cornerIndex(b)));
    if (near !== undefined) faults.push(problem("NEIGHBOURING_HOMES", { seat: near }));
  }
  const alone = spec.teams === null || !("teams" in spec);
  const teams = alone ? null : partition(spec.teams, seats);
  if (teams === undefined) {
    faults.push(unfit("BAD_TEAMS", "null, or the seats split into equal teams of two or more", spec.teams));
  }
  if (spec.reply === true && (seats.length !== 2 || !alone)) {
    faults.push(unfit("BAD_REPLY", "false, except with two seats and no teams", spec.reply));
  }
  spec.seats = seats;
  spec.teams = teams;
  return faults;
};

const check = (value: unknown): Result<Variant, VariantCode> => {
  const { spec, faults } = fieldsOf(value, fieldNames, "NOT_A_VARIANT", optionalFields);
  for (const name of fieldNames) {
    const expected = name in spec ? expectedOf(name, spec[name]) : undefined;
    if (expected !== undefined) faults.push(unfit(badCode(name), expected, spec[name]));
  }
  faults.push(...readSeats(spec));
  return faults.length > 0 ? failure(...faults) : success(spec as unknown as Variant);
};

/** Whether a field's value, even a foreign one, equals one of ours. */
const same = (a: unknown, b: unknown): boolean => {
  if (a === b || !Array.isArray(b)) return a === b;
  const list = listOf(a, b.length);
  return list !== undefined && list.length === b.length && list.every((one, index) => same(one, b[index]));
};

/** Whether two checked rule sets are equal, apart from their names, which are for people. */
export const sameRules = (a: Variant, b: Variant): boolean =>
  a === b ||
  fieldNames.every((name) => {
    const { otherwise } = variantFields[name];
    return name === "name" || same(a[name] ?? otherwise, b[name] ?? otherwise);
  });

/**
 * The preset that foreign fields are a copy of; undefined for other rules. A field that is undefined is missing, as JSON would have it,
 * and in the first release presets had no names.
 */
const presetIn = (spec: Record<string, unknown>): Variant | undefined => {
  const preset = typeof spec.id === "string" ? findVariant(spec.id) : undefined;
  if (preset === undefined) return undefined;
  let count = spec.name === undefined ? 1 : 0;
  for (const key of Object.keys(spec)) {
    if (!Object.hasOwn(variantFields, key)) return undefined;
    const value = spec[key];
    if (value === undefined || value === variantFields[key as FieldName].otherwise) continue;
    if (!Object.hasOwn(preset, key) || !same(value, preset[key as FieldName])) return undefined;
    count++;
  }
  return count === Object.keys(preset).length ? preset : undefined;
};

const reserved = (id: string): Fault => problem("RESERVED_ID", { found: id });

/**
 * Checks that a value from outside is a rule set: exactly the fields of R2, each with an allowed value. A preset, or an equal
 * copy of one, passes; other rules under the id of a preset do not.
 *
 * @param value - anything, for instance parsed JSON
 * @returns a frozen copy with its fields in the order of R2, or every problem found
 * @example
 * ```ts
 * import { checkVariant, classic2 } from "sternhalma";
 *
 * const result = checkVariant({ ...classic2, id: "club", pieces: 12 });
 * result.ok ? [] : result.errors.map((problem) => problem.code); // ["BAD_PIECES"]
 * ```
 * @since 0.1.0
 */
export const checkVariant = (value: unknown): Result<Variant, VariantCode> => {
  if (isMadeVariant(value)) return success(value);
  const spec = copyOf(value);
  const copied = spec === undefined ? undefined : presetIn(spec);
  if (copied !== undefined) return success(copied);
  const result = check(spec ?? value);
  if (!result.ok) return result;
  const { id } = result.value;
  return findVariant(id) === undefined ? success(makeVariant(result.value)) : failure(reserved(id));
};

/**
 * Makes a custom rule set. Start from a preset and change what differs, the `name` too.
 *
 * @param spec - every field of R2; unknown fields are errors, for the compiler too
 * @returns a frozen rule set
 * @throws {@link RulesError} with a {@link VariantCode}; `RESERVED_ID` for the id of a preset
 * @example
 * ```ts
 * import { classic2, createGame, defineVariant } from "sternhalma";
 *
 * const club = defineVariant({
 *   ...classic2,
 *   id: "club",
 *   name: "Club rules",
 *   jumps: "long",
 *   roundLimit: null,
 * });
 * createGame(club).position.turn; // "white"
 * ```
 * @since 0.1.0
 */
export const defineVariant = (spec: Variant): Variant => unwrap(tryDefineVariant(spec));

/**
 * {@link defineVariant} without exceptions.
 *
 * @param spec - every field of R2
 * @returns a frozen rule set, or every problem found
 * @since 0.1.0
 */
export const tryDefineVariant = (spec: Variant): Result<Variant, VariantCode> => {
  const result = check(spec);
  if (!result.ok) return result;
  const { id } = result.value;
  return findVariant(id) === undefined ? success(makeVariant(result.value)) : failure(reserved(id));
};

/**
 * Anything that tells which rules are meant: the id of a preset, a rule set, or a position or game with those rules.
 * @since 0.2.0
 */
export type VariantInput =
  | PresetId
  | Variant
  | {
      /** The rules. */
      readonly variant: Variant;
    }
  | {
      /** The current position. */
      readonly position: {
        /** The rules. */
        readonly variant: Variant;
      };
    };

/** The rule set meant, or what is wrong; `UNKNOWN_VARIANT` for an id no preset has. */
export const readVariant = (value: unknown): Result<Variant, VariantCode> => {
  if (isMadeVariant(value)) return success(value);
  if (typeof value === "string") {
    const preset = findVariant(value);
    return preset === undefined ? failure(problem("UNKNOWN_VARIANT", { found: shown(value) })) : success(preset);
  }
  return checkVariant(fieldOf(value, "variant") ?? fieldOf(fieldOf(value, "position"), "variant") ?? value);
};

/** The rule set meant; throws RulesError with a variant code. */
export const variantIn = (value: VariantInput): Variant => unwrap(readVariant(value));
