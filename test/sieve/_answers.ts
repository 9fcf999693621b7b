import { clockCodes } from "../../src/clock/index.ts";
import * as library from "../../src/index.ts";
import { ratingCodes } from "../../src/rating/index.ts";
import { namingCodes, recordCodes } from "../../src/record/index.ts";
import { partsOf } from "./_copies.ts";
import type { Callable } from "./_table.ts";

/** What a call came to. */
export type Told =
  | { readonly answer: unknown; readonly text: string }
  | { readonly refused: string; readonly text: string }
  | { readonly broken: unknown; readonly text: string };

const codes: ReadonlySet<string> = new Set([
  ...library.moveCodes,
  ...library.positionCodes,
  ...library.variantCodes,
  ...library.optionCodes,
  ...recordCodes,
  ...namingCodes,
  ...clockCodes,
  ...ratingCodes,
]);

/** A value as text: the same text for the same value. */
const written = (value: unknown): string => {
  try {
    return value === undefined ? "undefined" : JSON.stringify(value);
  } catch (error) {
    // What was handed in may come back, whatever it was.
    return `not to be written: ${String(error)}`;
  }
};

const isKnown = ({ code, problem, problems }: library.RulesError): boolean => {
  try {
    return codes.has(code) && problem === problems[0] && problems.every((one) => codes.has(one.code));
  } catch {
    return false;
  }
};

/** What is thrown as text; anything but a RulesError with known codes is broken. */
const thrown = (error: unknown): Told => {
  if (!library.isRulesError(error)) return { broken: error, text: `throws ${String(error)}` };
  const text = written(error.problems);
  return isKnown(error)
    ? { refused: error.code, text }
    : { broken: error, text: `refuses with an unknown code: ${text}` };
};

/** Calls, and says what came of it. */
export const tell = (call: () => unknown): Told => {
  try {
    const answer = call();
    return { answer, text: written(answer) };
  } catch (error) {
    return thrown(error);
  }
};

/** Waits for an answer that is promised. */
export const settled = async (told: Told): Promise<Told> => {
  if (!("answer" in told) || !(told.answer instanceof Promise)) return told;
  try {
    const answer: unknown = await told.answer;
    return { answer, text: written(answer) };
  } catch (error) {
    return thrown(error);
  }
};

/** Every object of an answer, with the way to it. */
export function* partsWithWay(
  value: unknown,
  way = "answer",
  seen: Set<unknown> = new Set(),
): Generator<[string, unknown]> {
  yield [way, value];
  if (seen.has(value)) return;
  if (typeof value === "object" && value !== null) seen.add(value);
  for (const [key, part] of partsOf(value)) yield* partsWithWay(part, `${way}.${key}`, seen);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether an object is one of the values of the library, which are frozen wherever they occur. */
const isOurKind = (value: object): boolean => ["board", "turns", "jumps", "increment"].some((key) => key in value);

const loose = (value: unknown): string[] =>
  [...partsWithWay(value, "")].filter(([, part]) => isObject(part) && !Object.isFrozen(part)).map(([way]) => way);

/** What a problem repeats of what it found. */
const repeats = /\.(?:found|message|cell|seat|move)$/;

/** What is wrong with an answer whatever was asked. */
export const faultsOf = (entry: Callable, answer: unknown, foreign: ReadonlySet<object>): string[] => {
  const faults: string[] = [];
  if (answer === undefined && !entry.mayBeUndefined) faults.push("undefined is not promised");
  for (const [way, part] of partsWithWay(answer)) {
    if (typeof part === "number" && Number.isNaN(part)) faults.push(`${way} is NaN`);
    if (typeof part === "string" && /\bNaN\b|^\0./.test(part) && !repeats.test(way))
      faults.push(`${way} is ${JSON.stringify(part)}`);
    if (!isObject(part)) continue;
    if (foreign.has(part) && entry.givesBack === undefined) faults.push(`${way} was handed in`);
    if (entry.fresh !== "all" && isOurKind(part))
      faults.push(...loose(part).map((open) => `${way}${open} is not frozen`));
  }
  if (!entry.fresh) faults.push(...loose(answer).map((open) => `answer${open} is not frozen`));
  return [...new Set(faults)];
};

/** Changes all that can be changed in an answer. */
export const spoil = (answer: unknown): void => {
  const parts = [...partsWithWay(answer)].map(([, part]) => part);
  for (const part of parts) {
    if (!isObject(part) || Object.isFrozen(part)) continue;
    for (const key of Object.keys(part)) {
      if (Object.getOwnPropertyDescriptor(part, key)?.writable) (part as Record<string, unknown>)[key] = "spoilt";
    }
    if (Array.isArray(part) && Object.isExtensible(part)) part.push("spoilt");
    else if (Object.isExtensible(part)) (part as Record<string, unknown>).spoilt = true;
  }
};

/** Whether an answer says no in one of the ways in which the library says it. */
export const saysNo = (answer: unknown): boolean => {
  if (answer === undefined || answer === false) return true;
  if (Array.isArray(answer)) return answer.every(saysNo);
  if (!isObject(answer)) return false;
  const { ok, code, problem, valid } = answer as Record<string, unknown>;
  return ok === false || typeof code === "string" || problem !== undefined || valid === false;
};

/** The code with which an answer or refusal says no, if it does. */
export const codeOf = (told: Told): string | undefined => {
  if ("refused" in told) return told.refused;
  if ("broken" in told) return undefined;
  const answer: unknown = Array.isArray(told.answer) ? told.answer[0] : told.answer;
  if (!isObject(answer)) return undefined;
  const { code, error, problem } = answer as Record<string, { code?: unknown } | string | undefined>;
  const found = code ?? (error as { code?: unknown })?.code ?? (problem as { code?: unknown })?.code;
  return typeof found === "string" ? found : undefined;
};
