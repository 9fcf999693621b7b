import { presetIds, seats } from "../../src/index.ts";
import type { Kind } from "./_scenes.ts";

/*
 * Which of the hostile values may be right after all.
 */

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const has = (value: unknown, ...fields: string[]): boolean => {
  try {
    return isObject(value) && fields.every((field) => field in value);
  } catch {
    return false;
  }
};
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const isText = (value: unknown, pattern: RegExp): boolean => typeof value === "string" && pattern.test(value);
const isName = (value: unknown): boolean => isText(value, /^[a-q]\d{1,2}$/i) && value !== "i99";
const isList = (value: unknown): boolean => {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
};
/** Options may be left out, and any object may be one without fields. */
const mayBeOptions = (value: unknown): boolean => value === undefined || (isObject(value) && !isList(value));

/**
 * Whether a value can be right for a kind. Said roughly and for what is hostile here: what it lets pass may be right or wrong, what it
 * does not has to be refused. Kinds that take anything are left out.
 */
export const mayBe: Partial<Record<Kind, (value: unknown) => boolean>> = {
  game: (value) => has(value, "turns", "start"),
  state: (value) => has(value, "turns", "start") || has(value, "board", "made"),
  position: (value) => has(value, "board", "made"),
  start: (value) =>
    (presetIds as readonly unknown[]).includes(value) || has(value, "jumps") || has(value, "board", "made"),
  variant: (value) => (isObject(value) && !isList(value)) || (presetIds as readonly unknown[]).includes(value),
  rules: (value) => has(value, "jumps"),
  setup: (value) => has(value, "variant"),
  cell: (value) => isWhole(value, 0, 120) || isName(value),
  seat: (value) => (seats as readonly unknown[]).includes(value),
  "seat or null": (value) => value === null || (seats as readonly unknown[]).includes(value),
  move: (value) =>
    isText(value, /^--$|^\w\d+(-\w\d+)+$/) ||
    has(value, "from") ||
    has(value, "pass") ||
    has(value, "path") ||
    isList(value),
  // A text is a list of its letters, an empty one of none.
  moves: (value) => isList(value) || value === "",
  record: (value) => has(value, "format"),
  "record as JSON": (value) => has(value, "format") || isText(value, /^\{/),
  chunks: (value) => isText(value, /^\[Format/) || isObject(value),
  clock: (value) => has(value, "left"),
  "clock's start": (value) => has(value, "reserve"),
  players: (value) => isList(value),
  naming: (value) => has(value, "parse", "format"),
  axial: (value) => has(value, "q", "r"),
  point: (value) => has(value, "x", "y"),
  layout: (value) => has(value, "size"),
  tags: (value) => isList(value),
  comments: (value) => isList(value),
  result: (value) => has(value, "ok"),
  codes: (value) => has(value, "BYTES_PER_ELEMENT"),
  "fast-check": (value) => has(value, "constantFrom"),
  constraints: mayBeOptions,
  "check's options": mayBeOptions,
  "position text's options": mayBeOptions,
  "chains' options": mayBeOptions,
  "record's options": mayBeOptions,
  "recordOf's options": mayBeOptions,
  "record text's options": mayBeOptions,
  "SVG's options": mayBeOptions,
  "text picture's options": mayBeOptions,
  "name of a cell": isName,
  id: (value) => typeof value === "string",
  "text of a move": (value) => isText(value, /-/),
  "text of a position": (value) => isText(value, /^[a-z]+-/),
  // An empty text holds no record, and no fault.
  "text of a record": (value) => isText(value, /^(?:\[Format|$)/),
  "index as text": (value) => isText(value, /^\d+$/),
  "axial as text": (value) => isText(value, /,/),
  arrow: (value) => ["up", "down", "left", "right"].includes(value as string),
  sixths: (value) => Number.isSafeInteger(value),
  ply: (value) => Number.isSafeInteger(value),
  depth: (value) => isWhole(value, 0, 2),
  offset: (value) => Number.isInteger(value) && (value as number) >= 0,
  code: (value) => isWhole(value, 0, 16383),
  milliseconds: (value) => typeof value === "number" && value >= 0,
  rating: (value) => typeof value === "number" && Math.abs(value) <= 2 ** 53,
};

/** Kinds of which a wrong one is an ordinary question: no such cell, no such move. Of all others it is refused with a code. */
export const askable: readonly Kind[] = [
  "move",
  "moves",
  "record",
  "chunks",
  "axial",
  "point",
  "ply",
  "id",
  "name of a cell",
  "index as text",
  "axial as text",
];

/** Sources of the caller's own that may fail on their own: what they throw is not the library's to catch. */
export const passesOn: readonly Kind[] = ["moves", "chunks"];
