import { cornerIndex, isSeat, type Seat } from "../geometry/seat.ts";
import { fieldsOf } from "../problem/_fields.ts";
import type { VariantCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
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

const yesOrNo = [true, false];

/**
 * Every field of a rule set in the order in which it is written and checked: the values allowed, or the least number of a count that
 * may also be null, or null for those with a check of their own.
 */
const fields: Readonly<Record<keyof Variant, readonly unknown[] | number | null>> = {
  id: null,
  name: null,
  seats: null,
  pieces: [10, 15],
  jumps: jumpKinds,
  teams: null,
  otherCorners: otherCornersKinds,
  goalLock: goalLockKinds,
  arrival: arrivalKinds,
  homeDeadline: 1,
  reply: yesOrNo,
  roundLimit: 1,
  repetition: 2,
  playOn: yesOrNo,
  passing: passingKinds,
};

type Field = keyof Variant;
const fieldNames = /* @__PURE__ */ Object.keys(fields) as readonly Field[];

/** `homeDeadline` has the code `BAD_HOME_DEADLINE`, and so on. */
const codeOf = (field: Field): VariantCode =>
  `BAD_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}` as VariantCode;

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
const expectedOf = (field: Field, value: unknown): string | undefined => {
  const allowed = fields[field];
  if (typeof allowed === "number") {
    return value === null || (Number.isSafeInteger(value) && (value as number) >= allowed)
      ? undefined
      : `an integer from ${allowed}, or null`;
  }
  if (allowed !== null) return allowed.includes(value) ? undefined : allowed.join(" or ");
  switch (field) {
    case "id":
      return typeof value === "string" && /^[a-z0-9-]{1,64}$/.test(value) ? undefined : "1 to 64 of a-z, 0-9 and -";
    case "name":
      return typeof value === "string" && value.length <= 200 ? undefined : "a text of at most 200 characters";
    case "seats":
      return isSeatList(value) ? undefined : "two to six different seats";
    default:
      // Teams are checked against the seats.
      return undefined;
  }
};

const faultsBetween = ({ seats, pieces, teams, reply }: Record<string, unknown>): Fault[] => {
  if (!isSeatList(seats)) return [];
  const faults: Fault[] = [];
  if (pieces === 15) {
    const near = seats.find((a) => seats.some((b) => (cornerIndex(a) + 1) % 6 === cornerIndex(b)));
    if (near !== undefined) faults.push(problem("NEIGHBOURING_HOMES", { seat: near }));
  }
  const alone = teams === null || teams === undefined;
  if (!alone && !isPartition(teams, seats)) {
    faults.push(unfit("BAD_TEAMS", "null, or the seats split into equal teams of two or more", teams));
  }
  if (reply === true && (seats.length !== 2 || !alone)) {
    faults.push(unfit("BAD_REPLY", "false but for two seats without teams", reply));
  }
  return faults;
};

const copied = (value: unknown): unknown => (Array.isArray(value) ? Array.from(value, copied) : value);

const check = (value: unknown): Result<Variant, VariantCode> => {
  const { spec, faults } = fieldsOf(value, fieldNames, "NOT_A_VARIANT", ["name"]);
  for (const field of fieldNames) {
    const expected = field in spec ? expectedOf(field, spec[field]) : undefined;
    if (expected !== undefined) faults.push(unfit(codeOf(field), expected, spec[field]));
  }
  faults.push(...faultsBetween(spec));
  if (faults.length > 0) return failure(...faults);
  const made: Record<string, unknown> = {};
  for (const field of fieldNames) if (field in spec) made[field] = copied(spec[field]);
  return success(frozen(made) as unknown as Variant);
};

const reserved = (id: string): Fault => problem("RESERVED_ID", { found: id });

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
  return preset === undefined ? failure(problem("UNKNOWN_VARIANT", { found: shown(variant) })) : success(preset);
};
