import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bots } from "../../examples/bots/bots.mjs";
import { MAX_MOVES } from "../../src/engine/index.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const page = read("../../docs/bots.md");

test("the perft table of docs/bots.md is that of the fixtures", () => {
  const known = JSON.parse(read("../fixtures/perft.json")) as Record<string, number[]>;
  const section = page.slice(page.indexOf("\n## Perft"), page.indexOf("\n## Worker threads"));
  const rows = [...section.matchAll(/^\| `([a-z0-9-]+)` \| (.*) \|$/gm)].map(([, id, counts]) => [
    id,
    counts!.split(" | ").map((count) => Number(count.replaceAll(" ", ""))),
  ]);
  expect(Object.fromEntries(rows)).toEqual(known);
});

test("docs/bots.md names the right length of the longest list, and every bot", () => {
  expect(page).toContain(`\`MAX_MOVES\` is ${String(MAX_MOVES).replace(/(\d)(\d{3})$/, "$1 $2")},`);
  const section = page.slice(page.indexOf("\n## The example bots"));
  const names = [...section.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...bots.keys()].sort());
});
