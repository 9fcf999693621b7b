/**
 * Makes the records in examples/games/: one game of each preset, and the games of test/fixtures/games-source/, which were played
 * under other rules on other servers. It uses nothing but the public package, as anybody's importer would.
 *
 * Run: npm run games
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineVariant, seatLetters, unwrap } from "sternhalma";
import { formatRecord, recordFromJSON, withRounds } from "sternhalma/record";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const fixtures = join(root, "test", "fixtures");

/** The rules of those servers, as the README beside the games tells them; `seats` are in turn order. */
const openRules = (seats) =>
  defineVariant({
    id: `open-${seats.map((seat) => seatLetters[seat]).join("")}`,
    name: "Any corner is open, nothing is locked, the first with all pieces in its goal wins",
    seats,
    pieces: 10,
    jumps: "short",
    teams: null,
    otherCorners: "free",
    goalLock: "off",
    arrival: "all",
    homeDeadline: null,
    reply: false,
    roundLimit: null,
    repetition: null,
    playOn: false,
    passing: "allowed",
  });

const record = (fields) => formatRecord(withRounds(unwrap(recordFromJSON({ format: 1, ...fields }))));

/**
 * The record of a game in the form of games-source: a head of `# key: value`, then one `seat move` a line, `-` for a turn let pass.
 *
 * @param {string} name what the game is called
 * @param {string} text
 * @returns {string} a record
 */
export function importGame(name, text) {
  const lines = text.trim().split("\n");
  const head = Object.fromEntries(
    lines.filter((line) => line.startsWith("# ")).map((line) => line.slice(2).split(/: (.*)/, 2)),
  );
  const moves = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" ")[1]);
  const winner = / wins with /.test(head.claimed) ? head.claimed.split(" ")[0] : undefined;
  return record({
    variant: openRules(head["seats in turn order"].split(" ")),
    tags: [
      ["Event", name],
      ["Site", head.source.split(",")[0]],
    ],
    comments: [`claimed: ${head.claimed}`],
    // The source has the two ends of each move only.
    turns: moves.map((move) => (move === "-" ? "--" : `${move.split("-")[0]}-${move.split("-").pop()}`)),
    ending: winner === undefined ? { reason: "unfinished" } : null,
    result: winner === undefined ? null : { [winner]: 1 },
    termination: winner === undefined ? null : "arrival",
  });
}

/**
 * The record of a game of a preset.
 *
 * @param {{ variant: string, moves: string[], places: object, reason: string }} game
 * @returns {string} a record
 */
export function sampleGame({ variant, moves, places, reason }) {
  return record({
    variant,
    tags: [["Event", `A game of ${variant}`]],
    turns: moves,
    result: places,
    termination: reason,
  });
}

/** Every file of examples/games/ with its text. */
export function exampleGames() {
  const read = (folder, name) => readFileSync(join(fixtures, folder, name), "utf8");
  const presets = readdirSync(join(fixtures, "complete-games")).filter((name) => name.endsWith(".json"));
  const others = readdirSync(join(fixtures, "games-source")).filter((name) => name.endsWith(".txt"));
  return [
    ...presets.map((name) => [`${basename(name, ".json")}.txt`, sampleGame(JSON.parse(read("complete-games", name)))]),
    ...others.map((name) => [name, importGame(basename(name, ".txt"), read("games-source", name))]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of exampleGames()) writeFileSync(join(root, "examples", "games", name), text);
}
