/*
 * How often a key has occurred in a game, without comparing it with each of a thousand others: a hash for each key is kept beside the
 * frozen list of keys. A list that continues another shares its hashes; lists that nobody here has made (from JSON) get theirs at
 * the first question.
 */

/** Hashes of keys in order; more may follow than a list that shares them has keys. */
interface Hashes {
  of: Int32Array;
  used: number;
}

const known: WeakMap<readonly string[], Hashes> = /* @__PURE__ */ new WeakMap();

const hashOf = (key: string): number => {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  return hash;
};

const append = (hashes: Hashes, hash: number): void => {
  if (hashes.used === hashes.of.length) {
    const longer = new Int32Array(hashes.used * 2 + 32);
    longer.set(hashes.of);
    hashes.of = longer;
  }
  hashes.of[hashes.used++] = hash;
};

const hashesOf = (keys: readonly string[]): Hashes => {
  let hashes = known.get(keys);
  if (hashes === undefined) {
    hashes = { of: new Int32Array(keys.length + 32), used: 0 };
    for (const key of keys) append(hashes, hashOf(key));
    // A list that may still change is not remembered.
    if (Object.isFrozen(keys)) known.set(keys, hashes);
  }
  return hashes;
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
  const hashes = hashesOf(keys);
  const { of } = hashes;
  const hash = hashOf(key);
  let occurrence = 1;
  for (let at = 0; at < keys.length; at++) {
    if (of[at] === hash && keys[at] === key) occurrence++;
  }
  // Another continuation of the same list was recorded before: this one needs hashes of its own.
  const own = hashes.used === keys.length ? hashes : { of: of.slice(0, keys.length), used: keys.length };
  append(own, hash);
  const longer = appended(keys, key);
  known.set(longer, own);
  return { keys: longer, occurrence };
};

/** A frozen list with one more entry. */
export const appended = <T>(list: readonly T[], entry: T): readonly T[] => {
  // Spread first: `slice` and `concat` take a slow way with frozen lists.
  const longer = [...list];
  longer.push(entry);
  return Object.freeze(longer);
};
