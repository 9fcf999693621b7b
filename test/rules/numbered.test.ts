// Every numbered rule, and every rule marked as decided, has a test whose title begins with its number.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** How many rules each part has; R2 is one table. */
const parts = { R1: 5, R3: 10, R4: 5, R5: 6, R6: 5, R7: 4, R8: 2, R9: 1, R10: 1, R11: 2, R12: 4 } as const;
const numbers = [
  "R2",
  ...Object.entries(parts).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}.${index + 1}`),
  ),
];
/** The rules with a decision where the sources are silent or disagree. */
const decided = ["R1.3", "R1.4", "R2", "R5.3", "R5.5", "R6.5", "R7.2", "R8.1"];

const folder = new URL("../", import.meta.url);
const titles = ["rules", "clock", "rating"].flatMap((name) =>
  readdirSync(new URL(`${name}/`, folder))
    .filter((file) => file.endsWith(".test.ts"))
    .flatMap((file) => {
      const text = readFileSync(new URL(`${name}/${file}`, folder), "utf8");
      return [...text.matchAll(/\b(?:describe|it|test)(?:\.each\([^)]*\))?\(\s*["'`]([^"'`]+)/g)].map(
        ([, title]) => title as string,
      );
    }),
);

describe("tests of the rules", () => {
  it.each(numbers)("%s has one", (number) => {
    expect(titles.some((title) => title.startsWith(`${number} `))).toBe(true);
  });

  it.each(decided)("%s has one for what was decided", (number) => {
    expect(titles.some((title) => title.startsWith(`${number} [decided]`))).toBe(true);
  });
});
