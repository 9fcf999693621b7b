import type { ProblemCode } from "./codes.ts";

/**
 * What is wrong, and where: enough to build a sentence in any language. Only the fields that apply are present.
 *
 * @typeParam Code - the codes that can occur
 * @since 0.1.0
 */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  /** The reason; stable by semver. */
  readonly code: Code;
  /** An English sentence for developers; free to change. */
  readonly message: string;
  /** The cell concerned, by name (`i9`) or as it was written. */
  readonly cell?: string;
  /** The seat concerned. */
  readonly seat?: string;
  /** Which hop of a path fails: 1 for the hop from its first to its second cell. */
  readonly hop?: number;
  /** What would have been right. */
  readonly expected?: string;
  /** Line in the text, from 1. */
  readonly line?: number;
  /** Column in the line, from 1, in UTF-16 units. */
  readonly column?: number;
  /** Offset in the text, from 0, in UTF-16 units. */
  readonly offset?: number;
  /** Which turn of the game, from 1; passes count. */
  readonly ply?: number;
  /** What was found instead, shortened. */
  readonly found?: string;
}

/**
 * What is returned by everything that reads outside data: a value with warnings, or every problem found.
 *
 * @typeParam T - the value when all is well
 * @typeParam Code - the codes that can occur
 * @since 0.1.0
 */
export type Result<T, Code extends ProblemCode = ProblemCode> =
  | {
      /** All is well. */
      readonly ok: true;
      /** What was read. */
      readonly value: T;
      /** Repairs made on the way, if any. */
      readonly warnings: readonly Problem[];
    }
  | {
      /** Something is wrong. */
      readonly ok: false;
      /** The first problem. */
      readonly error: Problem<Code>;
      /** All problems, the first included. */
      readonly errors: readonly Problem<Code>[];
    };

/**
 * A result that holds a value.
 *
 * @param value - the value
 * @param warnings - repairs made on the way
 * @returns the result
 * @internal
 */
export const success = <T>(value: T, warnings: readonly Problem[] = []): Result<T, never> => ({
  ok: true,
  value,
  warnings,
});

/**
 * A result that holds one problem or more.
 *
 * @param errors - the problems; at least one
 * @returns the result
 * @internal
 */
export const failure = <Code extends ProblemCode>(...errors: readonly Problem<Code>[]): Result<never, Code> => ({
  ok: false,
  error: errors[0]!,
  errors,
});

/** The fields of a problem besides its code and message. @internal */
export type About = Omit<Partial<Problem>, "code" | "message">;

/**
 * A problem whose message gives the code in words, what it is about and what was expected. One shape for all: everyone who loads the
 * library would pay for separate sentences.
 *
 * @param code - the reason
 * @param about - the other fields
 * @param what - what it is about, for the message; if left out, what was found, or the cell or seat
 * @returns the problem
 * @internal
 */
export const problem = <Code extends ProblemCode>(
  code: Code,
  about: About = {},
  what: string | undefined = about.found ?? about.cell ?? about.seat,
): Problem<Code> => {
  const words = code[0] + code.slice(1).toLowerCase().replaceAll("_", " ");
  const expected = about.expected === undefined ? "" : `expected ${about.expected}`;
  const told = what === undefined ? expected : (what || "nothing") + (expected && ` (${expected})`);
  return { code, message: words + (told && `: ${told}`), ...about };
};

/**
 * The problem of a value that is not what was expected.
 *
 * @param code - the reason
 * @param expected - what would have been right
 * @param value - what was found
 * @param about - the other fields
 * @param part - which part the value is, for the message, where the code does not say
 * @returns the problem
 * @internal
 */
export const unfit = <Code extends ProblemCode>(
  code: Code,
  expected: string,
  value: unknown,
  about: About = {},
  part = "",
): Problem<Code> => {
  const found = shown(value);
  return problem(code, { ...about, expected, found }, part ? `${part}: ${found}` : found);
};

/** What kind of thing an object is, as far as one can tell, and what to write instead where people often confuse two. */
const kindOf = (value: object): string => {
  try {
    if (Array.isArray(value)) return "a list";
    if ("ok" in value) return "this is a Result; use .value";
    if ("turns" in value) return "format" in value ? "a record" : "this is a game; use .position";
    if ("board" in value) return "a position";
    if ("jumps" in value) return "a rule set";
  } catch {
    // A proxy that throws when it is read.
  }
  return "an object";
};

/**
 * A value from outside, shortened and made safe to print in a message.
 *
 * @param value - anything
 * @returns at most 40 characters
 * @internal
 */
export const shown = (value: unknown): string => {
  const text =
    typeof value === "object" && value !== null
      ? kindOf(value)
      : typeof value === "function"
        ? "a function"
        : value === undefined
          ? "nothing"
          : String(value);
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text;
  return short.replace(/\p{Cc}/gu, "\ufffd");
};
