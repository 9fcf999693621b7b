import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verbHelp } from "../../src/cli/help.ts";
import { verbs } from "../../src/cli/main.ts";
import { run } from "./_run.ts";

const text = readFileSync(new URL("../../docs/command.md", import.meta.url), "utf8");

/** The files that the page shows, by name. */
const files = new Map(
  [...text.matchAll(/<!-- file: (\S+) -->\n```text\n([\s\S]*?)```/g)].map(([, name, body]) => [name, body]),
);

/** Lines that are folded on the page: what is indented by four spaces goes on from the line above, JSON without a space between. */
const unfolded = (output: string): string => output.replace(/\n {4}(?=["{])/g, "").replace(/\n {4}(?=\S)/g, " ");

/** The command lines that the page shows, with what they print. */
const sessions = [...text.matchAll(/```console\n\$ sternhalma (.*)\n([\s\S]*?)```/g)].map(
  ([, words, output]) => [words as string, unfolded(output as string)] as const,
);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sternhalma-"));
  for (const [name, body] of files) writeFileSync(join(folder, name as string), body as string);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("docs/command.md", () => {
  test.each(verbs.map((verb) => [verb.name, verb] as const))("has the help of %s word for word", (name, verb) => {
    expect(text).toContain(`<!-- help: ${name} -->\n\`\`\`text\n${verbHelp(verb)}\n\`\`\`\n`);
    expect(text).toContain(`\n## ${name}\n`);
  });

  test("shows a session of every verb", () => {
    expect([...new Set(sessions.map(([words]) => words.split(" ")[0]))].sort()).toEqual(
      verbs.map(({ name }) => name).sort(),
    );
  });

  test.each(sessions)("sternhalma %s", async (words, output) => {
    const given = words.split(" ").map((word) => (files.has(word) ? join(folder, word) : word));
    const { out, err } = await run(given);
    expect(out.replaceAll(`${folder}/`, "")).toBe(output);
    expect(err).toBe("");
  });
});
