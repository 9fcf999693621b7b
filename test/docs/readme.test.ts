import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createGame, legalMoves, play } from "../../src/index.ts";
import { run } from "../cli/_run.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const sessions = [...readme.matchAll(/```console\n\$ npx sternhalma (.*)\n([\s\S]*?)```/g)].map(
  ([, words, output]) => [words as string, output as string] as const,
);

test("the README shows the command at work", () => {
  expect(sessions.length).toBeGreaterThan(0);
});

test.each(sessions)("npx sternhalma %s", async (words, output) => {
  const { out, err } = await run(words.split(" "));
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
