import { main } from "../../src/cli/main.ts";
import type { Terminal } from "../../src/cli/terminal.ts";

/** What a run of the command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** How the world of a run differs from a quiet pipe. */
export interface World {
  /** Standard input. */
  readonly input?: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly colors?: boolean;
  readonly watched?: boolean;
  readonly mixed?: boolean;
  readonly columns?: number;
  readonly now?: () => number;
  /** Takes what is written instead of gathering it. */
  readonly write?: (text: string) => Promise<void>;
  /** Is handed the function that stops the run. */
  readonly onInterrupt?: (stop: () => void) => void;
}

async function* bytesOf(input: World["input"]): AsyncGenerator<Uint8Array> {
  if (input === undefined) return;
  if (typeof input === "string") yield new TextEncoder().encode(input);
  else if (input instanceof Uint8Array) yield input;
  else yield* input;
}

/** Runs the command in this process; it must never throw. */
export const run = async (words: readonly string[], world: World = {}): Promise<Ran> => {
  let out = "";
  let err = "";
  const terminal: Terminal = {
    input: () => bytesOf(world.input),
    close: () => {},
    write:
      world.write ??
      (async (text) => {
        out += text;
      }),
    warn: (text) => {
      err += text;
    },
    colors: world.colors ?? false,
    watched: world.watched ?? false,
    now: world.now ?? (() => performance.now()),
    mixed: world.mixed ?? false,
    columns: world.columns ?? 80,
    onInterrupt: (stop) => {
      world.onInterrupt?.(stop);
      return () => {};
    },
  };
  const code = await main(words, terminal);
  return { code, out, err };
};
