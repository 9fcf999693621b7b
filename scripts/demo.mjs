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
const files = readdirSync(join(root, games))
  .sort()
  .map((name) => join(games, name));

run("npm", ["run", "--silent", "build"]);
sternhalma("show", ...files);
sternhalma("verify", ...files);

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
