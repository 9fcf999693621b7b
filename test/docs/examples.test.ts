import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileFaults } from "./_compile.ts";
import { examplesOf } from "./_extract.ts";
import { runFaults } from "./_run.ts";

// All code that a reader is shown: README.md, docs/ and the doc comments of src/.
const root = fileURLToPath(new URL("../../", import.meta.url));
const examples = examplesOf(root);
const runnable = examples.filter((example) => example.run);

test("every example compiles", { timeout: 120_000 }, () => {
  expect(compileFaults(root, examples)).toEqual([]);
});

test.each(runnable.map((example) => [`${example.file}:${example.lines[0]?.number}`, example] as const))(
  "%s runs and gives what its comments say",
  async (_place, example) => {
    expect(await runFaults(root, example)).toEqual([]);
  },
);
