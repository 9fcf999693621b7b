import { RulesError } from "../problem/error.ts";
import { unfit } from "../problem/problem.ts";

/*
 * How often a key has occurred in a game, without comparing it with each of a thousand others: beside a frozen list of keys their
 * hashes are kept as a chain, newest first. A list that continues another shares its chain, whatever else continues it; lists that
 * nobody here has made (from JSON) get theirs at the first question.
 */

/** The hash of the last key of a list, and those before it. */
interface Link {
  readonly hash: number;
  readonly before: Link | undefined;
}

const known: WeakMap<readonly string[], Link> = /* @__PURE__ */ new WeakMap();

const hashOf = (key: string): number => {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  return hash;
};

const linksOf = (keys: readonly string[]): Link | undefined => {
  let link = known.get(keys);
  if (link === undefined) {
    for (const key of keys) {
      if (typeof key !== "string") throw new RulesError(unfit("NOT_A_GAME", "keys that are texts", key));
      link = { hash: hashOf(key), before: link };
    }
    // A list that may still change is not remembered.
    if (link !== undefined && Object.isFrozen(keys)) known.set(keys, link);
  }
  return link;
};

/** A list of keys with one more, and how often that one now occurs in it. */
export interface Recorded {
  readonly keys: readonly string[];
  readonly occurrence: number;
}

/**
 * Adds a key to a list.
 *
 * @param keys - the keys so far; stays as it is
 * @param key - the key of the next position
 * @returns a frozen list with the key at its end, and how often it stands there
 */
export const recorded = (keys: readonly string[], key: string): Recorded => {
  const before = linksOf(keys);
  const hash = hashOf(key);
  let occurrence = 1;
  let at = keys.length;
  for (let link = before; link !== undefined; link = link.before) {
    at--;
    if (link.hash === hash && keys[at] === key) occurrence++;
  }
  const longer = appended(keys, key);
  known.set(longer, { hash, before });
  return { keys: longer, occurrence };
};

/** A frozen list with one more entry. */
export const appended = <T>(list: readonly T[], entry: T): readonly T[] =>
  // Spread first: `slice` and `concat` take a slow way with frozen lists.
  Object.freeze([...list].concat([entry]));
