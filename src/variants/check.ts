import { cornerIndex, isSeat, type Seat } from "../geometry/seat.ts";
import type { VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Problem, type Result, shown, success } from "../problem/problem.ts";
import { frozen } from "./_frozen.ts";
import { findVariant, type PresetId } from "./presets.ts";
import {
  arrivalKinds,
  goalLockKinds,
  jumpKinds,
  otherCornersKinds,
  passingKinds,
  type Variant,
  type VariantSpec,
} from "./variant.ts";

type Fault = Problem<VariantCode>;

/** Every field of a rule set in the order in which it is written and checked, with its code. */
const fields = {
  id: "BAD_ID",
  name: "BAD_NAME",
  seats: "BAD_SEATS",
  pieces: "BAD_PIECES",
  jumps: "BAD_JUMPS",
  teams: "BAD_TEAMS",
  otherCorners: "BAD_OTHER_CORNERS",
  goalLock: "BAD_GOAL_LOCK",
  arrival: "BAD_ARRIVAL",
  homeDeadline: "BAD_HOME_DEADLINE",
  reply: "BAD_REPLY",
  roundLimit: "BAD_ROUND_LIMIT",
  repetition: "BAD_REPETITION",
  playOn: "BAD_PLAY_ON",
  passing: "BAD_PASSING",
} as const satisfies Record<keyof Variant, VariantCode>;

type Field = keyof typeof fields;
const fieldNames = /* @__PURE__ */ Object.keys(fields) as readonly Field[];

const words: Partial<Record<Field, readonly string[]>> = {
  jumps: jumpKinds,
  otherCorners: otherCornersKinds,
  goalLock: goalLockKinds,
  arrival: arrivalKinds,
  passing: passingKinds,
};

/** The least number of a counting field; all may be null. */
const least: Partial<Record<Field, number>> = { homeDeadline: 1, roundLimit: 1, repetition: 2 };

const isSeatList = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 6 &&
  // Array.from, since every() would pass over the holes of a sparse list.
  Array.from(value as unknown[]).every(isSeat) &&
  new Set(value).size === value.length;

const isPartition = (teams: unknown, seats: readonly Seat[]): boolean => {
  if (!Array.isArray(teams) || teams.length < 2 || teams.length > 3) return false;
  if (!Array.from(teams as unknown[]).every(isSeatList)) return false;
  const lists = teams as readonly (readonly Seat[])[];
  const members = lists.flat();
  return (
    lists.every((team) => team.length === lists[0]?.length) &&
    members.length === seats.length &&
    new Set(members).size === members.length &&
    members.every((seat) => seats.includes(seat))
  );
};

/** What is expected of a field when its value is not right by itself; undefined when it is. */
const faultOf = (field: Field, value: unknown): string | undefined => {
  switch (field) {
    case "id":
      return typeof value === "string" && value.length <= 64 && /^[a-z0-9-]+$/.test(value)
        ? undefined
        : "1 to 64 of the characters a-z, 0-9 and -";
    case "name":
      return typeof value === "string" && value.length <= 200 ? undefined : "a text of at most 200 characters";
    case "seats":
      return isSeatList(value) ? undefined : "two to six different seats";
    case "pieces":
      return value === 10 || value === 15 ? undefined : "10 or 15";
    case "reply":
    case "playOn":
      return typeof value === "boolean" ? undefined : "true or false";
    case "teams":
      // Checked against the seats below.
      return undefined;
    case "homeDeadline":
    case "roundLimit":
    case "repetition": {
      const low = least[field] as number;
      return value === null || (Number.isSafeInteger(value) && (value as number) >= low)
        ? undefined
        : `an integer from ${low}, or null`;
    }
    case "jumps":
    case "otherCorners":
    case "goalLock":
    case "arrival":
    case "passing": {
      const allowed = words[field] as readonly string[];
      return typeof value === "string" && allowed.includes(value) ? undefined : allowed.join(" or ");
    }
    default: {
      const never: never = field;
      return never;
    }
  }
};

const faultsBetween = (spec: Record<string, unknown>): Fault[] => {
  const { seats, pieces, teams, reply } = spec;
  if (!isSeatList(seats)) return [];
  const faults: Fault[] = [];
  if (pieces === 15) {
    const near = seats.find((a) => seats.some((b) => (cornerIndex(a) + 1) % 6 === cornerIndex(b)));
    if (near !== undefined) {
      faults.push({
        code: "NEIGHBOURING_HOMES",
        message: `With 15 pieces no two seats may be neighbours, and ${near} has one (R1.4)`,
        seat: near,
      });
    }
  }
  if (Object.hasOwn(spec, "teams") && teams !== null && !isPartition(teams, seats)) {
    faults.push({
      code: "BAD_TEAMS",
      message: "teams must be null, or split the seats into equal teams of two or more",
      expected: "null or lists of seats",
      found: shown(teams),
    });
  }
  if (reply === true && (seats.length !== 2 || (teams !== null && teams !== undefined))) {
    faults.push({
      code: "BAD_REPLY",
      message: "reply is for two seats without teams (R6.4)",
      expected: "false",
      found: "true",
    });
  }
  return faults;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const check = (value: unknown): Result<Variant, VariantCode> => {
  if (!isPlainObject(value)) {
    return failure({
      code: "NOT_A_VARIANT",
      message: `A rule set is an object, not ${shown(value)}`,
      expected: "an object",
      found: shown(value),
    });
  }
  // Read once, so that a getter cannot show one value to the check and another to the game.
  const spec: Record<string, unknown> = Object.create(null);
  const faults: Fault[] = [];
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(fields, key)) {
      if (!(key === "name" && value[key] === undefined)) spec[key] = value[key];
    } else if (faults.length < 20) {
      faults.push({
        code: "FIELD_UNKNOWN",
        message: `A rule set has no field "${shown(key)}"`,
        expected: fieldNames.join(", "),
        found: shown(key),
      });
    }
  }
  for (const field of fieldNames) {
    if (!Object.hasOwn(spec, field)) {
      if (field !== "name") {
        faults.push({ code: "FIELD_MISSING", message: `${field} is missing`, expected: field });
      }
      continue;
    }
    const expected = faultOf(field, spec[field]);
    if (expected !== undefined) {
      const found = shown(spec[field]);
      const message = `${field} must be ${expected}, not ${found}`;
      faults.push({ code: fields[field], message, expected, found });
    }
  }
  faults.push(...faultsBetween(spec));
  if (faults.length > 0) return failure(...faults);
  const made: Record<string, unknown> = {};
  for (const field of fieldNames) if (Object.hasOwn(spec, field)) made[field] = copied(spec[field]);
  return success(frozen(made) as unknown as Variant);
};

const copied = (value: unknown): unknown => (Array.isArray(value) ? Array.from(value, copied) : value);

const reserved = (id: string): Fault => ({
  code: "RESERVED_ID",
  message: `"${id}" is the id of a preset; give other rules another id`,
  found: id,
});

/**
 * Whether two rule sets say the same, field by field.
 *
 * @param a - a checked rule set
 * @param b - a checked rule set
 * @returns true when equal
 * @internal
 */
export const sameVariant = (a: Variant, b: Variant): boolean =>
  a === b || fieldNames.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

/**
 * Checks a value from outside to be a rule set: exactly the fields of R2, each with a value allowed there. A preset, or an equal
 * copy of one, passes; other rules under the id of a preset do not.
 *
 * @param value - anything, for instance parsed JSON
 * @returns a frozen copy with its fields in the order of R2, or all that is wrong
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
  const result = check(value);
  if (!result.ok) return result;
  const preset = findVariant(result.value.id);
  if (preset === undefined) return result;
  return sameVariant(preset, result.value) ? success(preset) : failure(reserved(preset.id));
};

/**
 * Makes a rule set of one's own. Start from a preset and say what differs.
 *
 * @param spec - every field of R2; unknown fields are errors, also for the compiler
 * @returns a frozen rule set
 * @throws {@link RulesError} with a {@link VariantCode}; `RESERVED_ID` for the id of a preset
 * @example
 * ```ts
 * import { classic2, createGame, defineVariant } from "sternhalma";
 *
 * const club = defineVariant({ ...classic2, id: "club", jumps: "long", roundLimit: null });
 * createGame(club).position.turn; // "white"
 * ```
 * @since 0.1.0
 */
export const defineVariant = (spec: VariantSpec): Variant => unwrap(tryDefineVariant(spec));

/**
 * {@link defineVariant} without exceptions.
 *
 * @param spec - every field of R2
 * @returns a frozen rule set, or all that is wrong
 * @since 0.1.0
 */
export const tryDefineVariant = (spec: VariantSpec): Result<Variant, VariantCode> => {
  const result = check(spec);
  return result.ok && findVariant(result.value.id) !== undefined ? failure(reserved(result.value.id)) : result;
};

/**
 * The rule set meant by a preset's id or by a value.
 *
 * @param variant - an id or a rule set
 * @returns a checked, frozen rule set, or what is wrong; `UNKNOWN_VARIANT` for an id that no preset has
 * @internal
 */
export const resolveVariant = (variant: PresetId | Variant): Result<Variant, VariantCode> => {
  if (typeof variant !== "string") return checkVariant(variant);
  const preset = findVariant(variant);
  return preset === undefined
    ? failure({
        code: "UNKNOWN_VARIANT",
        message: `There is no variant "${shown(variant)}"`,
        found: shown(variant),
      })
    : success(preset);
};
