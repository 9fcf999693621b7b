import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures, scenes } from "../../scripts/docs-pictures.mjs";
import { cellName, destinations, explainMove, isTrapped, parseCell, positionOf, type Setup } from "../../src/index.ts";

const docs = new URL("../../docs/", import.meta.url);
const made = pictures();

test("the pictures of the docs are what scripts/docs-pictures.mjs draws", () => {
  const kept = readdirSync(new URL("pictures/", docs)).filter((name) => name.endsWith(".svg"));
  expect(kept.sort()).toEqual([...made.keys()].sort());
  for (const name of kept) {
    expect(readFileSync(new URL(`pictures/${name}`, docs), "utf8"), `run node scripts/docs-pictures.mjs: ${name}`).toBe(
      made.get(name),
    );
  }
});

test("every picture is shown on a page, and every picture shown exists", () => {
  const pages = ["../README.md", ...readdirSync(docs).filter((name) => name.endsWith(".md"))];
  const used = pages.flatMap((page) =>
    [...readFileSync(new URL(page, docs), "utf8").matchAll(/pictures\/([a-z0-9-]+\.svg)/g)].map(([, name]) => name),
  );
  expect([...new Set(used)].sort()).toEqual([...made.keys()].sort());
});

/** What a picture shows, for the library to judge. */
const shown = (file: string) => {
  const scene = scenes.find((one) => one.file === file);
  if (scene?.setup === undefined) throw new Error(`no picture ${file}`);
  const position = positionOf(scene.setup as unknown as Setup);
  const options: { path?: string; highlight?: string[]; passThrough?: string[] } = scene.options ?? {};
  return { position, ...options };
};

test.each(["jump", "chain", "long-jump", "pass-through", "goal-lock", "arrival"])("the path of %s is legal", (file) => {
  const { position, path } = shown(file);
  expect(path).toBeDefined();
  expect(explainMove(position, path ?? "")).toBeUndefined();
});

test("the cells marked are those of the rules", () => {
  const step = shown("step");
  const { ends } = destinations(step.position, parseCell("i9"));
  const steps = ends.filter(({ kind }) => kind === "step").map(({ to }) => cellName(to));
  expect([...(step.highlight ?? [])].sort()).toEqual(steps.sort());

  const jump = shown("jump");
  const jumps = destinations(jump.position, parseCell("i9")).ends.filter(({ kind }) => kind === "chain");
  expect(jumps.map(({ to }) => cellName(to))).toEqual(["i11", "k9"]);

  const corner = shown("pass-through");
  expect(destinations(corner.position, parseCell("k11")).passThrough.map(cellName)).toEqual(corner.passThrough);

  expect(explainMove(shown("goal-lock").position, "m5-m3-k5")?.code).toBe("LEAVES_GOAL");
  expect(explainMove(shown("long-jump").position, "e9-e13")?.code).toBe("PATH_BLOCKED");
  expect(isTrapped(shown("trapped").position, parseCell("m1"))).toBe(true);
});
