import type { Terminal } from "./terminal.ts";

/** Lines for standard output, gathered into larger pieces. */
export interface Output {
  /** Adds a line; settles when there is room for more. */
  readonly line: (text: string) => Promise<void>;
  /** Writes what is left. */
  readonly end: () => Promise<void>;
}

/** Characters that are gathered before they are written. */
const enough = 1 << 15;

/** Gathers lines while work goes on, and writes them as soon as it waits for something: nobody waits for a line that is ready. */
const outputOf = (terminal: Terminal, before: () => void): Output => {
  let gathered = "";
  let timer: NodeJS.Immediate | undefined;
  let failed: unknown;
  const flush = async (): Promise<void> => {
    clearImmediate(timer);
    timer = undefined;
    if (gathered === "") return;
    const text = gathered;
    gathered = "";
    before();
    await terminal.write(text);
  };
  const flushSoon = (): void => {
    timer ??= setImmediate(() => {
      flush().catch((error: unknown) => {
        failed ??= error;
      });
    });
  };
  return {
    line: async (text) => {
      if (failed !== undefined) throw failed;
      gathered += `${text}\n`;
      if (gathered.length >= enough) await flush();
      else flushSoon();
    },
    end: async () => {
      if (failed !== undefined) throw failed;
      await flush();
    },
  };
};

/**
 * Does some work with an output, and writes what it has gathered however the work ends.
 *
 * @param terminal - the world
 * @param work - what is to be done
 * @param before - called before something is written
 * @returns what the work gives
 */
export const withOutput = async <T>(
  terminal: Terminal,
  work: (output: Output) => Promise<T>,
  before: () => void = () => {},
): Promise<T> => {
  const output = outputOf(terminal, before);
  let result: T;
  try {
    result = await work(output);
  } catch (error) {
    // What went wrong first is what is told.
    await output.end().catch(() => {});
    throw error;
  }
  await output.end();
  return result;
};
