// Records from elsewhere, and values that are none: a record made here, a Result or a RulesError with a code; never a TypeError.

import { describe, expect, test } from "vitest";
import { createGame, isRulesError, playAll } from "../../src/index.ts";
import {
  cutRecord,
  formatRecord,
  type GameRecord,
  gameOf,
  recordFromJSON,
  recordOf,
  recordToJSON,
  replay,
  tryWithComments,
  tryWithTags,
  verifyRecord,
  withRounds,
} from "../../src/record/index.ts";

const { game } = playAll(createGame("classic-2"), ["l4-l5", "e14-e13"]);
const record = recordOf(game, { tags: [["White", "Ana"]] });

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
};
const throwing = (name: string): object =>
  Object.defineProperty({ ...record }, name, {
    enumerable: true,
    get: () => {
      throw new TypeError("mine");
    },
  });
const ownIterator = (list: unknown[]): unknown[] =>
  Object.defineProperty(list, Symbol.iterator, {
    value: () => {
      throw new TypeError("mine");
    },
  });
const cyclic: Record<string, unknown> = { ...record };
cyclic.start = cyclic;

const strange: readonly unknown[] = [
  ...[undefined, null, 0, Number.NaN, 1n, Symbol("a"), "", "record", true, () => 0, [], {}, new Map(), new Date(0)],
  ...[Object.create(null), revoked(), new Proxy({}, { ownKeys: () => [1] as never }), new Uint8Array(9), cyclic],
];
const parts = ["variant", "start", "tags", "comments", "turns", "ending", "result", "termination", "format"] as const;

const doors: readonly (readonly [name: string, act: (value: never) => unknown])[] = [
  ["formatRecord", formatRecord],
  ["recordToJSON", recordToJSON],
  ["replay", replay],
  ["gameOf", gameOf],
  ["verifyRecord", verifyRecord],
  ["withRounds", withRounds],
  ["cutRecord", (value) => cutRecord(value, 1)],
  ["tryWithTags", (value) => tryWithTags(value, [])],
  ["tryWithComments", (value) => tryWithComments(value, 0, [])],
  ["recordFromJSON", (value) => recordFromJSON(value)],
  ["like", (value) => recordOf(game, { like: value })],
];

describe("hostile values", () => {
  test.each(doors)("%s", (_, act) => {
    const nested = parts.flatMap((part) => [
      throwing(part),
      ...strange.flatMap((value) => [
        { ...record, [part]: value },
        { ...record, [part]: [value] },
      ]),
    ]);
    for (const value of [...strange, ...nested]) {
      try {
        act(value as never);
      } catch (error) {
        if (!isRulesError(error)) throw error;
        expect(typeof error.code).toBe("string");
      }
    }
  });

  test("what is given to a record made here", () => {
    for (const value of strange) {
      for (const list of [value, [value], [[value, value]]]) {
        expect(typeof tryWithTags(record, list as never).ok).toBe("boolean");
        expect(typeof tryWithComments(record, 1, list as never).ok).toBe("boolean");
      }
      expect(tryWithComments(record, value as number, []).ok).toBe(value === 0);
    }
  });

  test("huge lists that hold nothing cost no time to speak of", () => {
    const sparse: unknown[] = [];
    sparse.length = 4_000_000_000;
    for (const part of ["tags", "comments", "turns"]) {
      expect(recordFromJSON({ ...record, [part]: sparse }).ok).toBe(false);
    }
    expect(recordFromJSON({ ...record, turns: [{ from: 1, to: 2, path: sparse }] }).ok).toBe(false);
    expect(tryWithTags(record, sparse as never).ok).toBe(false);
  });
});

describe("a foreign record", () => {
  test("is read once, without its iterators, and nothing of it is kept", () => {
    const reads = new Map<string, number>();
    const given = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
    given.tags = ownIterator([ownIterator(["White", "Ana"])]);
    given.turns = ownIterator(given.turns as unknown[]);
    const counted = new Proxy(given, {
      get: (target, name) => {
        reads.set(String(name), (reads.get(String(name)) ?? 0) + 1);
        return Reflect.get(target, name) as unknown;
      },
    });
    const report = recordFromJSON(counted);
    expect(report).toMatchObject({ ok: true, value: record });
    expect([...reads.values()].every((count) => count === 1)).toBe(true);
    const made = (report as { value: GameRecord }).value;
    for (const part of [made, made.tags, made.tags[0], made.comments, made.turns, made.turns[0], made.ending]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    (given.turns as { to: number }[])[0]!.to = 0;
    expect(made).toEqual(record);
  });

  test("a copy that is frozen is checked all the same", () => {
    const copy = Object.freeze({ ...record, turns: Object.freeze([{ from: 0, to: 121 }]) });
    expect(verifyRecord(copy as never).problem?.code).toBe("NOT_A_CELL");
  });
});
