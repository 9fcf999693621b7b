import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { textOf } from "./_compile.ts";
import { markdownExamples } from "./_extract.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the random game whose size is measured is the one of the README", () => {
  const examples = markdownExamples("README.md", read("../../README.md")).map(textOf);
  expect(examples).toContain(read("../size/random-game.ts").trimEnd());
});
