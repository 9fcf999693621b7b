import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createGame, legalMoves, play } from "../../src/index.ts";
import { run } from "../cli/_run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, "utf8");

/** What the README pipes into the command, and what it prints: files are those of the installed package. */
const sessions = [
  ...read("README.md").matchAll(
    /```console\n\$ cat node_modules\/sternhalma\/(\S+)\/(\S+) \|\n {4}npx sternhalma (.*)\n([\s\S]*?)```/g,
  ),
].map(([, folder, files, words, output]) => ({ folder: folder!, files: files!, words: words!, output: output! }));

test("the README shows the command at work", () => {
  expect(sessions.length).toBeGreaterThan(0);
});

test.each(sessions)("cat $folder/$files | npx sternhalma $words", async ({ folder, files, words, output }) => {
  expect(JSON.parse(read("package.json")).files).toContain(folder);
  const pattern = new RegExp(`^${files.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
  const names = readdirSync(`${root}${folder}`).filter((name) => pattern.test(name));
  const input = names.map((name) => read(`${folder}/${name}`)).join("");
  const { out, err } = await run(words.split(" "), { input });
  expect(out).toBe(output);
  expect(err).toBe("");
});

test("what the README shows is enough to play doubles to their places", () => {
  let game = createGame("doubles-3x2");
  while (!game.outcome) {
    const moves = legalMoves(game);
    game = play(game, moves[Math.floor(Math.random() * moves.length)]!);
  }
  const { white, red, blue, black, yellow, green } = game.outcome.places;
  expect([black, yellow, green]).toEqual([white, red, blue]);
  // Three sides: 1 2 3, or ties that skip a place.
  expect(["1,1,1", "1,1,3", "1,2,2", "1,2,3"]).toContain(`${[white, red, blue].sort()}`);
});
