import { types } from "node:util";
import { expect } from "vitest";
import { createGame, type Game, isRulesError, type PresetId, play } from "../../src/index.ts";

/** Five turns of classic-2, chains among them. */
export const moves = ["j4-i5", "e15-g13", "l2-j4-h6", "e17-e15-e13", "l3-j5-h5-h7"] as const;

/** What the moves give without any client. */
export const byHand = (list: readonly string[] = moves, variant: PresetId = "classic-2"): Game =>
  list.reduce((game: Game, move) => play(game, move), createGame(variant));

/** The same value as a store, a socket or a worker gives it back; readonly no more, as those say it. */
export const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A game one of whose turns, the first if none is said, was changed after it was played. */
export const forged = (game: Game = byHand(), ply = 1): Game => {
  const copy: { turns: { to: number }[] } & Omit<Game, "turns"> = JSON.parse(JSON.stringify(game));
  copy.turns[ply - 1]!.to += 1;
  return copy as unknown as Game;
};

/** What a call is refused with; undefined when it answers. Anything but a RulesError goes through. */
export const refusalOf = (call: () => unknown): { code: string; ply?: number } | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    const { code, ply } = error.problem;
    return ply === undefined ? { code } : { code, ply };
  }
};

export const codeOf = (call: () => unknown): string | undefined => refusalOf(call)?.code;

/** What a forged game is refused with, by everything that takes a game. */
export const forgery = { code: "NOT_A_GAME", ply: 1 } as const;

/** Every object that is reached from a value, with the way to it. */
const partsOf = (value: unknown, way = "value", found = new Map<object, string>()): Map<object, string> => {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  found.set(value, way);
  for (const key of Reflect.ownKeys(value)) partsOf(Reflect.get(value, key), `${way}.${String(key)}`, found);
  return found;
};

const faultOf = (part: object): string | undefined => {
  if (types.isProxy(part)) return "is a proxy";
  if (!Object.isFrozen(part)) return "is not frozen";
  const prototype = Object.getPrototypeOf(part);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return "has a prototype of its own";
  const fields = Object.entries(Object.getOwnPropertyDescriptors(part));
  const computed = fields.find(([, field]) => !("value" in field));
  return computed && `computes ${computed[0]}`;
};

/** A value is plain and deeply frozen, and holds none of the objects of what was handed in. */
export const expectOwn = (value: unknown, ...given: readonly unknown[]): void => {
  const parts = [...partsOf(value)];
  expect(parts.map(([part, way]) => [way, faultOf(part)]).filter(([, fault]) => fault !== undefined)).toEqual([]);
  const foreign = new Set(given.flatMap((one) => [...partsOf(one).keys()]));
  expect(parts.filter(([part]) => foreign.has(part)).map(([, way]) => way)).toEqual([]);
  // JSON and a structured clone are what other places will make of it.
  expect(structuredClone(value)).toEqual(value);
  expect(jsonOf(value)).toEqual(value);
};

/** The same in JSON. */
export const expectSame = (value: unknown, expected: unknown): void =>
  expect(JSON.stringify(value)).toBe(JSON.stringify(expected));
