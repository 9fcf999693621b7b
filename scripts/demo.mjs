// @ts-check
/**
 * The tour for a newcomer: builds the package, verifies the recorded games in examples/games/ and
 * prints the final board and the places of each.
 *
 * Run: npm run demo
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const games = join("examples", "games");
// The games of the presets first: their names are those of the variants, while the others are named after where they were recorded.
const recorded = /^[2-6]-/;
const files = readdirSync(join(root, games))
  .sort((a, b) => Number(recorded.test(a)) - Number(recorded.test(b)) || (a < b ? -1 : 1))
  .map((name) => join(games, name));

console.log("Building the package, which takes up to a minute …");
run("npm", ["run", "--silent", "build"]);
console.log(`
${games} holds a game of each preset, and games recorded on other servers under house rules of their own.
Each is played again: every move is checked, and the places are worked out by the rules.`);
sternhalma("verify", ...files);
console.log("\nHow each of them ended:");
sternhalma("show", ...files);

/** @param {string[]} words */
function sternhalma(...words) {
  console.log(`\n$ npx sternhalma ${words[0]} ${games}/*\n`);
  run(process.execPath, [join("dist", "cli", "bin.js"), ...words]);
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function run(command, words) {
  const { status } = spawnSync(command, words, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
