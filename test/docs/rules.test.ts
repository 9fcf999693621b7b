import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { variants } from "../../src/index.ts";
import { fieldNames, variantFields } from "../../src/variants/variant.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const rules = read("docs/rules.md");
const numbers = new Set([...rules.matchAll(/\*\*(R\d+\.\d+)\*\*/g)].map(([, number]) => number));

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name) && !/^(api|fixtures)\//.test(name))
    .map((name) => `${folder}/${name}`);

test("every rule cited in code, tests and docs stands in docs/rules.md", () => {
  const files = [...filesBelow("src", /\.ts$/), ...filesBelow("test", /\.ts$/), ...filesBelow("docs", /\.md$/)];
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\bR\d+\.\d+\b/g)]
      .filter(([number]) => !numbers.has(number))
      .map(([number]) => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test("the rules are numbered without gaps", () => {
  const counts = [5, 0, 10, 5, 6, 5, 4, 2, 1, 1, 2, 4];
  const expected = counts.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => `R${chapter + 1}.${at + 1}`),
  );
  expect([...numbers]).toEqual(expected);
});

test("every field of a rule set has a section under its name, in their order, with all its values", () => {
  const sections = new Map(
    rules
      .split(/^###? /m)
      .filter((section) => /^[a-z]\w*\n/.test(section))
      .map((section) => [section.slice(0, section.indexOf("\n")), section]),
  );
  expect([...sections.keys()]).toEqual([...fieldNames]);
  const missing = fieldNames.flatMap((name) => {
    const { values = [], least } = variantFields[name];
    const told = least === undefined ? values : [...values, null];
    return told.filter((value) => !sections.get(name)?.includes(`- \`${value}\``)).map((value) => `${name}: ${value}`);
  });
  expect(missing).toEqual([]);
});

test("the table of the presets is what the presets say", () => {
  const rows = rules.split("\n").filter((line) => line.startsWith("| `"));
  const cellsOf = (row: string): string[] =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", ""));
  expect(rows.map(cellsOf).map((cells) => cells.filter((_, column) => column !== 1))).toEqual(
    variants.map((variant) => [
      variant.id,
      variant.name,
      variant.seats.join(" "),
      `${variant.pieces}`,
      variant.jumps,
      variant.teams?.map((team) => team.join("+")).join(", ") ?? "–",
      variant.arrival,
      `${variant.homeDeadline}`,
      variant.reply ? "yes" : "no",
    ]),
  );
});
