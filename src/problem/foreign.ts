import type { ProblemCode } from "./codes.ts";
import { type Problem, problem, unfit } from "./problem.ts";

/*
 * Reading objects that were not made here. Each of their fields is read once, into an object or list of our own, so that what was
 * checked is what is used, whatever getters and proxies do; what throws when read counts as absent.
 */

/** The fields of a foreign object; undefined for anything else, or if it cannot be read. */
export const copyOf = (value: unknown): Record<string, unknown> | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    // Bytes would be copied one by one.
    return Array.isArray(value) || ArrayBuffer.isView(value) ? undefined : { ...value };
  } catch {
    return undefined;
  }
};

/** The first entries of a foreign list; undefined for anything else, or if it cannot be read. */
export const headOf = (value: unknown, most: number): unknown[] | undefined => {
  try {
    if (!Array.isArray(value)) return undefined;
    const copy: unknown[] = [];
    // By number: the list's own iterator may do anything.
    for (let index = 0; index < most && index < value.length; index++) copy.push(value[index]);
    return copy;
  } catch {
    return undefined;
  }
};

/** The entries of a foreign list; undefined for anything else, or if it is too long or cannot be read. */
export const listOf = (value: unknown, longest: number): unknown[] | undefined => {
  const list = headOf(value, longest + 1);
  return list === undefined || list.length > longest ? undefined : list;
};

/** One field of a foreign value, or undefined. */
export const fieldOf = (value: unknown, name: string | symbol): unknown => {
  try {
    return (value as Record<string | symbol, unknown> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
};

/** The entries of a foreign source one by one; those of a list by number, up to whatever its length says. */
export function* eachOf(source: Iterable<unknown>): Generator<unknown, void> {
  if (!Array.isArray(source)) yield* source;
  else for (let index = 0; index < source.length; index++) yield fieldOf(source, `${index}`);
}

/** The known fields of a foreign object, and which are missing or unknown. */
export interface Fields {
  readonly spec: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the caller adds faults with its own codes
  readonly faults: Problem<any>[];
}

/** The most unknown fields to report; those of a hostile object may be many. */
const mostReported = 20;

/**
 * Reads the fields of a foreign object.
 *
 * @param value - anything
 * @param names - all fields there may be
 * @param notOne - the code for anything but an object
 * @param optional - those that may be missing
 * @param notKnown - the code for any other field
 */
export const fieldsOf = (
  value: unknown,
  names: readonly string[],
  notOne: ProblemCode,
  optional: readonly string[] = [],
  notKnown: ProblemCode = "FIELD_UNKNOWN",
): Fields => {
  const spec = copyOf(value);
  if (spec === undefined) return { spec: {}, faults: [unfit(notOne, "an object", value)] };
  const missing: Problem[] = [];
  for (const name of names) {
    // JSON has no undefined: such a field is missing, and so is an inherited one.
    if (spec[name] !== undefined && Object.hasOwn(spec, name)) continue;
    delete spec[name];
    if (!optional.includes(name)) missing.push(problem("FIELD_MISSING", { expected: name }));
  }
  const unknown = Object.keys(spec).filter((key) => !names.includes(key));
  // Something else altogether: say what it is rather than what each of its fields is not.
  if (unknown.length > 0 && missing.length === names.length - optional.length && missing.length > 0) {
    return { spec: {}, faults: [unfit(notOne, names.join(", "), value)] };
  }
  // Unknown fields first: a misspelt name explains the missing one.
  const strange = unknown.slice(0, mostReported).map((key) => unfit(notKnown, names.join(", "), key));
  return { spec, faults: [...strange, ...missing] };
};
