import type { ProblemCode } from "./codes.ts";
import { fieldOf, headOf } from "./foreign.ts";
import { failure, type Problem, type Result, success, unfit } from "./problem.ts";

/**
 * Thrown by every verb without `try` when the rules or the data forbid what was asked; nothing has changed then.
 * Recognise it with {@link isRulesError}, not with `instanceof`: two copies of the package may be loaded.
 *
 * @example
 * ```ts
 * import { createGame, isRulesError, play } from "sternhalma";
 *
 * try {
 *   play(createGame("classic-2"), "i9-i10");
 * } catch (error) {
 *   if (!isRulesError(error)) throw error;
 *   error.problem.code; // "EMPTY_CELL"
 * }
 * ```
 * @since 0.1.0
 */
export class RulesError extends Error {
  /** Always `"RulesError"`. */
  override readonly name: string = "RulesError";
  /** The first problem. */
  readonly problem: Problem;
  /** All problems, the first included. */
  readonly problems: readonly Problem[];

  /**
   * @param problem - the first problem
   * @param problems - all of them, the first included
   */
  constructor(problem: Problem, problems: readonly Problem[] = [problem]) {
    super(problem.message);
    this.problem = problem;
    this.problems = problems;
  }

  /** The code of the first problem. */
  get code(): ProblemCode {
    return this.problem.code;
  }
}

/**
 * Whether a caught value is a {@link RulesError}, of this copy of the package or another.
 *
 * @param error - anything
 * @returns true for a `RulesError`
 * @since 0.1.0
 */
export const isRulesError = (error: unknown): error is RulesError => {
  try {
    return (
      typeof error === "object" &&
      error !== null &&
      (error as Partial<RulesError>).name === "RulesError" &&
      typeof (error as Partial<RulesError>).problem?.code === "string"
    );
  } catch {
    // A proxy that throws when it is read.
    return false;
  }
};

/**
 * The value of a result: turns results into exceptions.
 *
 * @param result - any result
 * @returns its value
 * @throws {@link RulesError} with the problems of a failed result; `BAD_OPTION` for anything but a result
 * @example
 * ```ts
 * import { checkVariant, classic2, unwrap } from "sternhalma";
 *
 * unwrap(checkVariant(classic2)).id; // "classic-2"
 * ```
 * @since 0.1.0
 */
export const unwrap = <T>(result: Result<T>): T => {
  const ok = fieldOf(result, "ok");
  if (ok === true) return (result as { value: T }).value;
  const problems = ok === false ? headOf(fieldOf(result, "errors"), 1000) : undefined;
  const first = problems?.[0];
  if (typeof fieldOf(first, "code") !== "string" || typeof fieldOf(first, "message") !== "string") {
    throw new RulesError(unfit("BAD_OPTION", "a Result", result));
  }
  throw new RulesError(first as Problem, problems as Problem[]);
};

/**
 * What an action returns, or why it was refused: turns exceptions into results.
 *
 * @param action - what to do
 * @typeParam Code - the codes that can occur
 * @returns its value, or the problems of the RulesError it threw; anything else it throws is passed on
 * @internal
 */
export const attempt = <T, Code extends ProblemCode>(action: () => T): Result<T, Code> => {
  try {
    return success(action());
  } catch (error) {
    if (isRulesError(error)) return failure(...(error.problems as readonly Problem<Code>[]));
    throw error;
  }
};
