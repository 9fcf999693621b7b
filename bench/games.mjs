// @ts-check
/**
 * Games for measuring and for trying out: walks that mostly go forward, the same ones on every machine.
 *
 * Run: node bench/games.mjs --games N [--faults]   N games, each with its number as its event; with faults one in ten is wrong
 *      node bench/games.mjs --bytes N              the same few hundred games again and again, N bytes or a little more
 */
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createGame, distance, goalOf, legalMoves, parseCell, play, variants } from "sternhalma";
import { formatRecord, recordOf } from "sternhalma/record";

/**
 * Numbers from 0 up to 1, the same for the same seed.
 *
 * @param {number} seed
 * @returns {() => number}
 */
export const random = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Longer games are broken off. */
const mostPlies = 400;

/**
 * A game in which every seat moves towards the tip of its goal, by and large.
 *
 * @param {import("sternhalma").Variant} variant
 * @param {number} seed
 */
export const walk = (variant, seed) => {
  const next = random(seed);
  const tips = new Map(variant.seats.map((seat) => [seat, farthest(goalOf(variant, seat))]));
  let game = createGame(variant);
  while (game.outcome === null && game.turns.length < mostPlies) {
    const tip = /** @type {import("sternhalma").Cell} */ (tips.get(game.position.turn));
    let best;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of legalMoves(game)) {
      // A piece that is far behind is preferred, so that nobody is left at home.
      const before = distance(move.from, tip);
      const gain = before - distance(move.to, tip) + before / 8 + next() * 3;
      if (gain > most) {
        most = gain;
        best = move;
      }
    }
    game = play(game, /** @type {import("sternhalma").Move} */ (best));
  }
  return game;
};

/**
 * The cell farthest from the centre.
 *
 * @param {readonly import("sternhalma").Cell[]} cells
 */
const farthest = (cells) => {
  const centre = parseCell("i9");
  return cells.reduce((best, cell) => (distance(cell, centre) > distance(best, centre) ? cell : best));
};

/**
 * The text of a walk as a record. The number chooses the rules, the walk and the event's name.
 *
 * @param {number} number from 0
 */
export const recordText = (number) => {
  const game = walk(/** @type {import("sternhalma").Variant} */ (variants[number % variants.length]), number);
  return formatRecord(recordOf(game, { tags: [["Event", `game ${number}`]] }));
};

/**
 * Spoils every tenth record, in four ways: an illegal move, a false result, a move cut short, an end that is missing. Every
 * seventh holds the mark of a record's beginning where none begins.
 *
 * @param {string} text
 * @param {number} number
 */
export const spoilt = (text, number) => {
  const middle = text.indexOf("\n", text.length >> 1);
  switch (number % 40) {
    case 9:
      return `${text.slice(0, middle)} i9-i9${text.slice(middle)}`;
    case 19:
      return text.replace(/^(\[Result ".*)=1/m, "$1=2");
    case 29:
      return `${text.slice(0, middle - 1)}${text.slice(middle)}`;
    case 39:
      return `${text.slice(0, middle)}\n`.replace(/^\[(Result|Termination) .*\n/gm, "");
    default:
      return number % 7 === 3 ? text.replace("1. ", '1. { no [Format "1"] here } ') : text;
  }
};

/** How many different walks there are in a long stream. */
export const corpusSize = 300;

/**
 * Records, each with an event of its own; from {@link corpusSize} on, games come again.
 *
 * @param {number} count
 * @param {(text: string, number: number) => string} change
 */
export const records = function* (count, change = (text) => text) {
  /** @type {string[]} */
  const known = [];
  for (let number = 0; number < count; number++) {
    const text = known[number % corpusSize] ?? recordText(number);
    if (number < corpusSize) known.push(text);
    yield `${change(text.replace(/^\[Event .*/m, `[Event "game ${number}"]`), number)}\n`;
  }
};

/**
 * The same records again and again.
 *
 * @param {readonly string[]} corpus
 * @param {number} bytes how many bytes at least
 */
export const repeated = function* (corpus, bytes) {
  const whole = Buffer.from(corpus.join(""));
  for (let made = 0; made < bytes; made += whole.length) yield whole;
};

const main = async () => {
  const { values } = parseArgs({
    options: { games: { type: "string" }, bytes: { type: "string" }, faults: { type: "boolean", default: false } },
  });
  const { games, bytes, faults } = values;
  const parts =
    bytes === undefined
      ? records(Number(games ?? corpusSize), faults ? spoilt : undefined)
      : repeated([...records(corpusSize)], Number(bytes));
  for (const part of parts) if (!process.stdout.write(part)) await once(process.stdout, "drain");
};

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
