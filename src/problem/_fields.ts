import type { ProblemCode } from "./codes.ts";
import { type Problem, problem, unfit } from "./problem.ts";

/** The known fields of a value from outside, and what is wrong with the set of them. */
export interface Fields {
  /** Without a prototype, so that no name is found that was not given. */
  readonly spec: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the caller adds faults with its own codes
  readonly faults: Problem<any>[];
}

/** Unknown fields reported at most; the rest of a hostile object is passed over. */
const mostReported = 20;

/**
 * Reads the fields of an object once, so that a getter cannot show one value to a check and another to the game.
 *
 * @param value - anything
 * @param names - all fields that may be there
 * @param notOne - the code for what is no object
 * @param optional - those of them that may be missing
 * @param notKnown - the code for a field that is none of them
 */
export const fieldsOf = (
  value: unknown,
  names: readonly string[],
  notOne: ProblemCode,
  optional: readonly string[] = [],
  notKnown: ProblemCode = "FIELD_UNKNOWN",
): Fields => {
  const spec: Record<string, unknown> = Object.create(null);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { spec, faults: [unfit(notOne, "an object", value)] };
  }
  const faults: Problem[] = [];
  for (const key of Object.keys(value)) {
    const given = (value as Record<string, unknown>)[key];
    if (names.includes(key)) {
      // JSON knows no undefined: such a field is missing.
      if (given !== undefined) spec[key] = given;
    } else if (faults.length < mostReported) {
      faults.push(unfit(notKnown, names.join(", "), key));
    }
  }
  for (const name of names) {
    if (!(name in spec) && !optional.includes(name)) faults.push(problem("FIELD_MISSING", { expected: name }));
  }
  return { spec, faults };
};
