/** A stream whose first character was looked at, with nothing lost. */
export interface Peeked {
  /** The first character that is no white space; empty when there is none. */
  readonly first: string;
  /** The whole stream. */
  readonly chunks: AsyncGenerator<Uint8Array>;
}

async function* again(before: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* before;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Looks at the beginning of a stream. */
export const peek = async (chunks: AsyncIterable<Uint8Array>): Promise<Peeked> => {
  const iterator = chunks[Symbol.asyncIterator]();
  const before: Uint8Array[] = [];
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    before.push(next.value);
    // Latin-1 keeps every byte; a byte order mark is passed over like white space.
    const first = /[^\s\u00ef\u00bb\u00bf]/.exec(Buffer.from(next.value).toString("latin1"))?.[0];
    if (first !== undefined) return { first, chunks: again(before, iterator) };
  }
  return { first: "", chunks: again(before, iterator) };
};
