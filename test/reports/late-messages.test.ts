// R15: a message that comes after the flag fell must not throw inside of a server that is built like the example.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { markdownExamples } from "../docs/_extract.ts";
import { runFaults } from "../docs/_run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(`${root}docs/app.md`, "utf8");
const clock = markdownExamples("docs/app.md", page).find(({ lines }) =>
  lines.some(({ text }) => text.includes("startClock(")),
)!;

/** What goes wrong when the example goes on with these lines, which meet `start`, one move later `one`, and `late`. */
const faultsOf = (...more: string[]): Promise<string[]> =>
  runFaults(root, { ...clock, lines: [...clock.lines, ...more.map((text, index) => ({ text, number: index + 1 }))] });

it.each<[string, string]>([
  ["the move again", 'onMove(late, "e14-e13", 331_000) === late; // true'],
  ["a move of the other", 'onMove(late, "l3-l4", 999_000) === late; // true'],
  ["a move at the same moment", 'onMove(late, "e14-e13", 330_000) === late; // true'],
  ["a message that is no move", 'onMove(late, "<script>", 331_000) === late; // true'],
  ["the timer", "onTimer(late, 331_000) === late; // true"],
])("after the flag fell: %s", async (_, line) => {
  expect(await faultsOf(line)).toEqual([]);
});

it("the timer ends the game once, and a move that comes after it changes nothing", async () => {
  expect(
    await faultsOf(
      "onTimer(one, 319_999) === one; // true",
      "const timed = onTimer(one, 320_000);",
      "timed.game.outcome?.by; // 'black'",
      'remaining(timed.clock, "black"); // 0',
      'onMove(timed, "e14-e13", 320_001) === timed; // true',
    ),
  ).toEqual([]);
});

it("a refused move, or a time that runs backwards, costs nothing", async () => {
  expect(
    await faultsOf(
      'onMove(one, "l5-l6", 100_000) === one; // true',
      'remaining(onMove(one, "e14-e13", 0).clock, "black"); // 305000',
    ),
  ).toEqual([]);
});

it("after a resignation", async () => {
  const resigned = 'const over = { ...one, game: require("sternhalma").resign(one.game, "white") };';
  expect(await faultsOf(resigned, 'onMove(over, "e14-e13", 30_000) === over; // true')).toEqual([]);
});
