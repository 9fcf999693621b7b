import { parseArgs } from "node:util";
import { type Seat, seats } from "../geometry/seat.ts";
import { shown } from "../problem/problem.ts";
import { fault } from "./fault.ts";
import { didYouMean } from "./nearest.ts";
import type { Values, VerbOption } from "./verb.ts";

/** The options that every verb has. */
export const everywhere: readonly VerbOption[] = [
  { name: "help", short: "h", help: "show this help and stop" },
  { name: "version", help: "show the version and stop" },
];

const given = (raw: string): string => (raw.startsWith("--") ? raw : raw.slice(0, 2));

/**
 * Reads the words after a verb.
 *
 * @throws a fault for an option that is unknown, given twice, without its value or with one it does not take
 */
export const readArguments = (words: readonly string[], options: readonly VerbOption[], help: string): Values => {
  const known = [...options, ...everywhere];
  const { tokens } = parseArgs({
    args: [...words],
    // Not strict: the words of this command's own errors say more.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      known.map(({ name, short, value }) => [
        name,
        { type: value === undefined ? ("boolean" as const) : ("string" as const), ...(short ? { short } : {}) },
      ]),
    ),
  });
  const operands: string[] = [];
  const found = new Map<string, string>();
  const refuse = (message: string): never => {
    throw fault(`${message}\nTry "${help}".`);
  };
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const option = known.find(({ name }) => name === token.name);
    const raw = given(token.rawName);
    if (option === undefined) {
      const near = didYouMean(
        token.name,
        known.map(({ name }) => name),
      );
      return refuse(`unknown option ${shown(raw)}.${near.replace(/mean /, "mean --")}`);
    }
    const { name, value } = option;
    if (value === undefined && token.value !== undefined) return refuse(`option ${raw} takes no value`);
    // A word that begins with a hyphen is an option, unless it is standard input or was joined by "=".
    const missing = token.value === undefined || token.value === "" || (!token.inlineValue && /^-./.test(token.value));
    if (value !== undefined && missing) return refuse(`option ${raw} needs a value: ${value}`);
    if (found.has(name) && value !== undefined) return refuse(`option ${raw} is given twice`);
    found.set(name, token.value ?? "");
  }
  return { operands, text: (name) => found.get(name), has: (name) => found.has(name) };
};

/** The seat that an option names. */
export const seatOption = (values: Values, name: string): Seat | undefined => {
  const text = values.text(name);
  if (text === undefined) return undefined;
  const seat = seats.find((one) => one === text.toLowerCase());
  if (seat === undefined) {
    throw fault(
      `option --${name} must be a seat (${seats.join(", ")}), not "${shown(text)}".${didYouMean(text, seats)}`,
    );
  }
  return seat;
};

/** The whole number that a text names. */
export const wholeNumber = (what: string, text: string, least: number, most: number): number => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw fault(`${what} must be a whole number ${least} to ${most}, not "${shown(text)}"`);
};

/** The whole number that an option names. */
export const numberOption = (values: Values, name: string, least: number, most: number): number | undefined => {
  const text = values.text(name);
  return text === undefined ? undefined : wholeNumber(`option --${name}`, text, least, most);
};

/** One of some words that an option names. */
export const wordOption = <Word extends string>(
  values: Values,
  name: string,
  words: readonly Word[],
): Word | undefined => {
  const text = values.text(name);
  if (text === undefined) return undefined;
  const word = words.find((one) => one === text);
  if (word === undefined) {
    throw fault(`option --${name} must be ${words.join(" or ")}, not "${shown(text)}".${didYouMean(text, words)}`);
  }
  return word;
};
