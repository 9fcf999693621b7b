import { once } from "node:events";
import { outputFault } from "./fault.ts";
import type { Terminal } from "./terminal.ts";

/** The real world: the streams and signals of this process. */
export const nodeTerminal = (): Terminal => {
  const { stdout, stderr, env } = process;
  let broken: NodeJS.ErrnoException | undefined;
  stdout.on("error", (error) => {
    broken ??= error;
  });
  // Nobody is left to be told.
  stderr.on("error", () => {});
  // Not touched before it is needed: that alone would open it.
  let stdin: typeof process.stdin | undefined;
  return {
    input: () => {
      stdin = process.stdin;
      return stdin;
    },
    close: () => {
      stdin?.destroy();
    },
    write: async (text) => {
      if (broken !== undefined) throw outputFault(broken);
      if (stdout.write(text)) return;
      try {
        await once(stdout, "drain");
      } catch (error) {
        throw outputFault(error);
      }
    },
    warn: (text) => {
      stderr.write(text);
    },
    colors: stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== "dumb",
    watched: stderr.isTTY === true && env.TERM !== "dumb",
    now: () => performance.now(),
    mixed: stdout.isTTY === true && stderr.isTTY === true,
    // A terminal that does not know its width says 0.
    columns: stderr.columns || 80,
    onInterrupt: (stop) => {
      // Once: without a listener the second signal ends the process as usual.
      process.once("SIGINT", stop);
      return () => {
        process.off("SIGINT", stop);
      };
    },
  };
};
