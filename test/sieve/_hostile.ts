import { runInThisContext } from "node:vm";
import { deepFrozen, partsOf } from "./_copies.ts";

/*
 * Values as nobody means them, and as plain JavaScript hands them over all the same.
 */

/** What the traps and getters of hostile values throw, so that it can be told from a fault of the library. */
export class Trap extends Error {}

const thrower = (): never => {
  throw new Trap("a trap");
};

/** All names that the library looks for in what it is given. */
const names =
  "start position turns outcome variant board turn round made arrived eliminated id name seats pieces jumps teams otherCorners goalLock \
arrival homeDeadline reply roundLimit repetition playOn passing undecided from to path seat pass format tags comments ending result \
termination reason by places ok value error errors warnings code message increment left reserve rating place k parse separator q r \
x y size limit strict variants lenient naming rotate skips maxRecordBytes maxPlies like width names highlight passThrough goal title \
description color length 0 1 BYTES_PER_ELEMENT maxTurns then toString valueOf toJSON".split(" ");

const withGetters = (get: (name: string) => unknown): object => {
  const made = {};
  for (const name of names) Object.defineProperty(made, name, { enumerable: true, get: () => get(name) });
  return made;
};

const allTraps = (trap: () => unknown): ProxyHandler<object> =>
  new Proxy({}, { get: () => trap }) as ProxyHandler<object>;

const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const cyclic = (): object => {
  const made: Record<string, unknown> = { id: "cyclic" };
  for (const name of names) made[name] = made;
  return made;
};

const deep = (wrap: (inside: unknown) => unknown): unknown => {
  let made: unknown = 1;
  for (let depth = 0; depth < 20_000; depth++) made = wrap(made);
  return made;
};

// Made once, since nothing changes them.
const vast = Object.fromEntries(Array.from({ length: 1e4 }, (_, index) => [`x${index}`, index]));
const deepObject = deep((position) => ({ position }));
const deepList = deep((inside) => [inside]);

/** Those that take their time, for the places that are few. */
export const heavy: readonly string[] = [
  "a long text",
  "a long path",
  "an object of 1e4 fields",
  "a deep object",
  "a deep list",
];

const withIterator = (iterator: () => unknown): unknown[] =>
  Object.defineProperty([1, 2], Symbol.iterator, { value: iterator });

class Thing {
  readonly #secret = 1;
  get position(): number {
    return this.#secret;
  }
}

/** Makers of hostile values, by names for people. A maker each, since a generator can be read only once. */
export const hostile: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => Number.NaN,
  "-1": () => -1,
  "121": () => 121,
  "1.5": () => 1.5,
  "2 ** 53": () => 2 ** 53,
  Infinity: () => Number.POSITIVE_INFINITY,
  "-Infinity": () => Number.NEGATIVE_INFINITY,
  "-0": () => -0,
  "1e308": () => 1e308,
  "an empty text": () => "",
  pink: () => "pink",
  i99: () => "i99",
  __proto__: () => "__proto__",
  constructor: () => "constructor",
  "a zero byte": () => "\0",
  "half a character": () => "\ud800",
  "a long text": () => "a".repeat(100_000),
  "a long path": () => "i9-".repeat(30_000),
  "a symbol": () => Symbol("i9"),
  "a big integer": () => 5n,
  true: () => true,
  false: () => false,
  "a function": () => () => 5,
  "a class": () => Thing,
  "an empty list": () => [],
  "a list in a list": () => [[]],
  "a sparse list": () => {
    const list = [1];
    list[3] = 2;
    return list;
  },
  "an endless list": () => Object.assign([], { length: 2 ** 32 - 1 }),
  "a list of undefined": () => [undefined, undefined],
  "a list that throws": () => new Proxy([1, 2], allTraps(thrower)),
  "a list with throwing entries": () => Object.defineProperty([1, 2], 0, { get: thrower, enumerable: true }),
  "a list whose iterator throws": () => withIterator(thrower),
  "a list whose iterator is none": () => withIterator(() => 5),
  "a list whose length lies": () => new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 32 : undefined) }),
  "a list whose length is NaN": () =>
    new Proxy([1, 2], { get: (list, key) => (key === "length" ? Number.NaN : Reflect.get(list, key)) }),
  "an object": () => ({}),
  "an object without a prototype": () => Object.create(null),
  "an object that inherits": () => Object.create({ position: 1, board: "", turns: [], ok: true, from: 1, to: 2 }),
  "an object with __proto__": () => JSON.parse('{"__proto__": {"board": 1}, "constructor": 5}'),
  "an object with symbols": () => ({ [Symbol.iterator]: 5, [Symbol.toPrimitive]: thrower }),
  "an object of getters that throw": () => withGetters(thrower),
  "an object of getters that give objects": () => withGetters(() => ({})),
  "an object of 1e4 fields": () => vast,
  "a revoked proxy": () => revoked({}),
  "a revoked proxy of a list": () => revoked([]),
  "a proxy whose traps throw": () => new Proxy({}, allTraps(thrower)),
  "a proxy that gives itself": () => {
    const proxy: object = new Proxy({}, { get: () => proxy, has: () => true });
    return proxy;
  },
  "a cyclic object": cyclic,
  "a cyclic list": () => {
    const list: unknown[] = [1];
    list.push(list, list);
    return list;
  },
  "a deep object": () => deepObject,
  "a deep list": () => deepList,
  "an object that throws when written": () => ({ toString: thrower, valueOf: thrower, toJSON: thrower }),
  "an object that is 5 when written": () => ({ toString: () => "5", valueOf: () => 5, length: 5 }),
  "a text object": () => new String("i9"),
  "a number object": () => new Number(5),
  "a date": () => new Date(0),
  "a map": () => new Map([["board", 1]]),
  "a set": () => new Set(["white"]),
  "a promise": () => Promise.resolve(5),
  "an object of a class": () => new Thing(),
  "an error": () => new Error("i9"),
  "a pattern": () => /i9/g,
  bytes: () => new Uint8Array(121),
  "numbers of another size": () => new Float64Array(4),
  "a buffer": () => new ArrayBuffer(8),
  "a generator": () =>
    (function* () {
      yield 1;
      yield {};
    })(),
  "an iterable that throws": () => ({ [Symbol.iterator]: thrower }),
  "a good result": () => ({ ok: true, value: 1, warnings: [] }),
  "a failed result": () => ({ ok: false, error: { code: "NOT_A_CELL", message: "" }, errors: [] }),
};

/** A few of them, for the places that are many. */
export const few: readonly string[] = [
  "undefined",
  "null",
  "NaN",
  "-1",
  "1.5",
  "2 ** 53",
  "pink",
  "__proto__",
  "a symbol",
  "a big integer",
  "an empty list",
  "a list in a list",
  "an endless list",
  "an object",
  "a revoked proxy",
  "a proxy whose traps throw",
  "a cyclic object",
  "an object that throws when written",
];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The ways to the parts of something plain; of a list the first entry, and the place behind the last. */
export const waysInto = (value: unknown, depth: number): string[][] => {
  if (!isObject(value) || depth === 0 || ArrayBuffer.isView(value)) return [];
  const parts = Array.isArray(value)
    ? [...new Set([0, value.length])].map((index): [string, unknown] => [`${index}`, value[index]])
    : partsOf(value);
  return parts.flatMap(([key, part]) => [[key], ...waysInto(part, depth - 1).map((way) => [key, ...way])]);
};

/** A copy of something plain in which a part is what `put` makes of it, frozen but for what was put. */
export const planted = (
  value: unknown,
  way: readonly string[],
  put: (holder: object, key: string) => void,
): unknown => {
  const [key, ...rest] = way;
  if (!isObject(value) || key === undefined) return value;
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  for (const [name, part] of partsOf(copy)) {
    if (name !== key && name !== "length") (copy as Record<string, unknown>)[name] = deepFrozen(part);
  }
  if (rest.length === 0) put(copy, key);
  else (copy as Record<string, unknown>)[key] = planted((value as Record<string, unknown>)[key], rest, put);
  return Object.freeze(copy);
};

/** Puts a value. */
export const putting =
  (value: unknown) =>
  (holder: object, key: string): void => {
    Object.defineProperty(holder, key, { value, enumerable: true });
  };

/** Takes a part out. */
export const taking = (holder: object, key: string): void => {
  delete (holder as Record<string, unknown>)[key];
};

/** Puts a getter that gives one thing when it is asked first and another from then on. */
const changing =
  (first: (now: unknown) => unknown, then: (now: unknown) => unknown) =>
  (holder: object, key: string): void => {
    const now = (holder as Record<string, unknown>)[key];
    let asked = 0;
    Object.defineProperty(holder, key, { enumerable: true, get: () => (asked++ === 0 ? first(now) : then(now)) });
  };

const same = (now: unknown): unknown => now;
const wrong = (): unknown => Number.NaN;

/** Parts that change while they are read: whoever reads once finds a right value or a wrong one, never half of each. */
export const changes: Readonly<Record<string, (holder: object, key: string) => void>> = {
  "is right only the first time": changing(same, wrong),
  "is right only from the second time on": changing(wrong, same),
  "throws from the second time on": changing(same, thrower),
};

/** Runs what may never come to an end; throws when it takes longer than it may. */
export const guarded = (work: () => void, milliseconds: number): void => {
  const holder = globalThis as { sieveWork?: () => void };
  holder.sieveWork = work;
  try {
    // The only way to stop a loop from within the program.
    runInThisContext("sieveWork()", { timeout: milliseconds });
  } finally {
    delete holder.sieveWork;
  }
};
