import { readArguments } from "./arguments.ts";
import { convert } from "./convert.ts";
import { asFault, exitCodes, fault } from "./fault.ts";
import { generalHelp, verbHelp } from "./help.ts";
import { moves } from "./moves.ts";
import { didYouMean } from "./nearest.ts";
import { perft } from "./perft.ts";
import { printable } from "./printable.ts";
import { show } from "./show.ts";
import type { Terminal } from "./terminal.ts";
import type { Verb } from "./verb.ts";
import { verify } from "./verify.ts";
import { version } from "./version.ts";

/** The verbs in the order of the help. */
export const verbs: readonly Verb[] = [verify, show, moves, perft, convert];

const dispatch = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  const [first, ...rest] = words;
  if (first === undefined) {
    terminal.warn(`${generalHelp(verbs)}\n`);
    return exitCodes.trouble;
  }
  const verb = verbs.find(({ name }) => name === first);
  if (verb !== undefined) {
    const values = readArguments(rest, verb.options, `sternhalma ${verb.name} --help`);
    if (values.has("help")) await terminal.write(`${verbHelp(verb)}\n`);
    else if (values.has("version")) await terminal.write(`${version()}\n`);
    else return await verb.run(values, terminal);
    return exitCodes.fine;
  }
  if (first.startsWith("-") && first !== "-") {
    const values = readArguments(words, [], "sternhalma --help");
    await terminal.write(`${values.has("help") ? generalHelp(verbs) : version()}\n`);
    return exitCodes.fine;
  }
  if (first === "help") {
    const topic = verbs.find(({ name }) => name === rest[0]);
    if (topic !== undefined || rest.length === 0) {
      await terminal.write(`${topic === undefined ? generalHelp(verbs) : verbHelp(topic)}\n`);
      return exitCodes.fine;
    }
  }
  const word = first === "help" ? (rest[0] as string) : first;
  const near = didYouMean(
    word,
    verbs.map(({ name }) => name),
  );
  throw fault(`there is no verb "${printable(word)}".${near}\nTry "sternhalma --help".`);
};

/**
 * The command. It never throws.
 *
 * @param words - what follows the command's name
 * @param terminal - the world
 * @returns the exit code
 */
export const main = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    const { message, exitCode } = asFault(error);
    if (message !== "") terminal.warn(`sternhalma: ${message}\n`);
    return exitCode;
  } finally {
    terminal.close();
  }
};
