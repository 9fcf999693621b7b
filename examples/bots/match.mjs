#!/usr/bin/env node
import { closeSync, openSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findVariant, presetIds } from "sternhalma";
import { bots } from "./bots.mjs";
import { sidesOf } from "./match-game.mjs";
import { playGames } from "./match-pool.mjs";
import { tally } from "./match-tally.mjs";

const help = `Lets bots play against each other and counts.

npm run match -- [options]

  --variant ID   ${presetIds.join(", ")} (default classic-2)
  --bots A,B     two or more of ${[...bots.keys()].join(", ")} (default alpha-beta,greedy);
                 at most one for each side, dealt in rotation
  --games N      how many games (default 200)
  --ms N         time for a move in milliseconds (default 100)
  --nodes N      positions for a move instead of time: the same games on every machine
  --seed N       another seed, other games (default 1)
  --opening N    random moves of each seat at the beginning (default 2)
  --jobs N       threads (default 1)
  --out FILE     write the games there as records, for "sternhalma verify"
  --help         this text

Progress goes to standard error, the result to standard output. Exit 0 after a match, 1 when a bot failed, 2 for wrong arguments.
`;

/**
 * Where the runner writes and what it knows of the terminal.
 *
 * @typedef {object} Terminal
 * @property {(text: string) => void} out
 * @property {(text: string) => void} err
 * @property {boolean} [live] whether progress may overwrite its line
 */

/** Wrong arguments; the message is for the user. */
class UsageError extends Error {}

const optionTypes = /** @type {const} */ ({
  variant: { type: "string", default: "classic-2" },
  bots: { type: "string", default: "alpha-beta,greedy" },
  games: { type: "string", default: "200" },
  ms: { type: "string", default: "100" },
  nodes: { type: "string" },
  seed: { type: "string", default: "1" },
  opening: { type: "string", default: "2" },
  jobs: { type: "string", default: "1" },
  out: { type: "string" },
  help: { type: "boolean", default: false },
});

const parse = (/** @type {readonly string[]} */ words) => {
  try {
    return parseArgs({ args: [...words], options: optionTypes, strict: true }).values;
  } catch (error) {
    // Node's message names the argument; its further sentences speak of positional ones, which there are not.
    throw new UsageError(String(/** @type {Error} */ (error).message).split(/\.\s/)[0]);
  }
};

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
const integer = (name, text, least, most) => {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be an integer from ${least} to ${most}, not ${JSON.stringify(text)}`);
};

/** @param {ReturnType<typeof parse>} values */
const settingsOf = (values) => {
  const variant = findVariant(values.variant);
  if (variant === undefined) {
    throw new UsageError(`--variant must be one of ${presetIds.join(", ")}, not ${JSON.stringify(values.variant)}`);
  }
  const names = values.bots.split(",");
  const unknown = names.find((name) => !bots.has(name));
  if (unknown !== undefined) {
    throw new UsageError(`--bots: there is no bot ${JSON.stringify(unknown)}, only ${[...bots.keys()].join(", ")}`);
  }
  const sides = sidesOf(variant).length;
  if (names.length < 2 || names.length > sides) {
    throw new UsageError(`--bots takes from 2 to ${sides} names for ${variant.id}, not ${names.length}`);
  }
  return {
    jobs: integer("jobs", values.jobs, 1, 256),
    sides,
    settings: {
      variant: /** @type {import("sternhalma").PresetId} */ (variant.id),
      bots: names,
      games: integer("games", values.games, 1, 1_000_000),
      ms: integer("ms", values.ms, 1, 3_600_000),
      nodes: values.nodes === undefined ? undefined : integer("nodes", values.nodes, 1, 1_000_000_000),
      seed: integer("seed", values.seed, 0, 2 ** 31 - 1),
      opening: integer("opening", values.opening, 0, 20),
    },
  };
};

/** @param {string | undefined} path */
const opened = (path) => {
  if (path === undefined) return undefined;
  try {
    return openSync(path, "w");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new UsageError(`--out: ${path} cannot be written (${code})`);
  }
};

/**
 * Runs a match.
 *
 * @param {readonly string[]} words the arguments
 * @param {Terminal} terminal
 * @param {() => boolean} [isStopped] asked before each game
 * @returns {Promise<number>} the exit code
 */
export const main = async (words, terminal, isStopped = () => false) => {
  let file;
  try {
    const values = parse(words);
    if (values.help) {
      terminal.out(help);
      return 0;
    }
    const { settings, jobs, sides } = settingsOf(values);
    file = opened(values.out);
    await play(settings, jobs, sides, file, terminal, isStopped);
    return 0;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    terminal.err(error instanceof UsageError ? `match: ${message} (--help shows all)\n` : `match: ${message}\n`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    if (file !== undefined) closeSync(file);
  }
};

/**
 * @param {import("./match-game.mjs").MatchSettings} settings
 * @param {number} jobs
 * @param {number} sides
 * @param {number | undefined} file
 * @param {Terminal} terminal
 * @param {() => boolean} isStopped
 */
const play = async (settings, jobs, sides, file, terminal, isStopped) => {
  const counts = tally(settings.bots, sides);
  const budget = settings.nodes === undefined ? `${settings.ms} ms` : `${settings.nodes} positions`;
  terminal.out(`${settings.variant}, ${budget} a move, seed ${settings.seed}\n`);

  /** Records that wait for the games before them. @type {Map<number, string>} */
  const waiting = new Map();
  let written = 0;
  let finished = 0;
  const often = Math.max(1, Math.floor(settings.games / 20));
  await playGames(
    settings,
    jobs,
    (game) => {
      counts.add(game);
      finished++;
      waiting.set(game.index, game.record);
      for (let record = waiting.get(written); record !== undefined; record = waiting.get(written)) {
        if (file !== undefined) writeSync(file, `${written === 0 ? "" : "\n"}${record}`);
        waiting.delete(written++);
      }
      const line = `${finished}/${settings.games} games: ${counts.standing()}`;
      if (terminal.live) terminal.err(`\r${line}\u001b[K${finished === settings.games ? "\n" : ""}`);
      else if (finished % often === 0 || finished === settings.games) terminal.err(`${line}\n`);
    },
    isStopped,
  );
  terminal.out(counts.report());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let stopped = false;
  // The games that are being played are finished and counted; a second interrupt ends at once.
  process.once("SIGINT", () => {
    stopped = true;
  });
  process.exitCode = await main(
    process.argv.slice(2),
    {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
      live: process.stderr.isTTY === true,
    },
    () => stopped,
  );
}
