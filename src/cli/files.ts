import { once } from "node:events";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { fault, readingFault, systemReason } from "./fault.ts";
import { printable } from "./printable.ts";
import type { Terminal } from "./terminal.ts";

/** Something to read: a file, or `-` for standard input. */
export interface Source {
  /** As it was given. */
  readonly name: string;
  /** Its bytes on the disk, undefined when nobody knows. */
  readonly size: number | undefined;
  /** Bytes read from the disk so far. */
  readonly bytesRead: () => number;
  /** Its content, unpacked when it is gzip. Can be read once. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Ends its content here, also when more is being waited for. */
  readonly stop: () => void;
}

const unreadable = (name: string, error: unknown): Error =>
  readingFault(`${name === "-" ? "standard input" : printable(name)}: ${systemReason(error)}`);

/** Whether a file begins like gzip; no text does. */
const isGzip = (chunk: Uint8Array): boolean => chunk[0] === 0x1f && (chunk.length < 2 || chunk[1] === 0x8b);

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** The content, gzip or not: told by its first bytes, so that it works for standard input too. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    let first = await iterator.next();
    while (first.done !== true && first.value.length === 0) first = await iterator.next();
    if (first.done === true) return;
    const all = joined(first.value, iterator);
    if (!isGzip(first.value)) yield* all;
    else {
      const unzip = createGunzip();
      // The reader of `unzip` sees every error; the callback only keeps it from being thrown once more.
      pipeline(Readable.from(all, { objectMode: false }), unzip, () => {});
      yield* unzip as AsyncIterable<Uint8Array>;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* counted(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* unpacked(
      (async function* () {
        for await (const chunk of bytes) {
          count(chunk.length);
          yield chunk;
        }
      })(),
    );
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** What comes before a stop. Also a wait for more ends with it, and a reader that leaves early never has to wait. */
async function* until(stopping: AbortController, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const { signal } = stopping;
  let done = false;
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Uint8Array> | undefined>((resolve, reject) => {
        const stop = (): void => resolve(undefined);
        signal.addEventListener("abort", stop);
        // After the stop nobody minds how the wait ends.
        iterator
          .next()
          .then(resolve, reject)
          .finally(() => signal.removeEventListener("abort", stop));
      });
      if (next === undefined) return;
      if (next.done === true) {
        done = true;
        return;
      }
      yield next.value;
    }
  } finally {
    if (!done) {
      stopping.abort();
      // A generator that still waits for its own source does not answer.
      iterator.return?.(undefined).catch(() => {});
    }
  }
}

/**
 * Opens a file.
 *
 * @throws a fault when it cannot be opened; reading it throws one when it cannot be read to its end
 */
export const openSource = async (name: string, terminal: Terminal): Promise<Source> => {
  const stopping = new AbortController();
  let read = 0;
  const count = (bytes: number): void => {
    read += bytes;
  };
  const source = (size: number | undefined, bytes: AsyncIterable<Uint8Array>): Source => ({
    name,
    size,
    bytesRead: () => read,
    chunks: until(stopping, counted(name, bytes, count)),
    stop: () => stopping.abort(),
  });
  if (name === "-") return source(undefined, terminal.input());
  try {
    const info = await stat(name);
    if (info.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const stream = createReadStream(name, { highWaterMark: 1 << 18, signal: stopping.signal });
    await once(stream, "open");
    // Pipes and devices have no size.
    return source(info.isFile() ? info.size : undefined, stream);
  } catch (error) {
    throw unreadable(name, error);
  }
};

/** A stream of UTF-8 as one text. */
export const gathered = async (name: string, chunks: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const what = name === "-" ? "standard input" : printable(name);
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > mostBytes) throw fault(`${what}: is larger than ${mostBytes} bytes`);
    parts.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw fault(`${what}: is not UTF-8 text (BAD_ENCODING)`);
  }
};

/** A whole small text. */
export const readText = async (name: string, terminal: Terminal, mostBytes: number): Promise<string> =>
  await gathered(name, (await openSource(name, terminal)).chunks, mostBytes);
