import { expect, it } from "vitest";
import { publicFunctions, table } from "./_table.ts";

it("the sieve knows every public function", () => {
  expect([...publicFunctions().keys()].filter((name) => !Object.hasOwn(table, name))).toEqual([]);
});

it("the sieve knows no function that is not public", () => {
  const functions = publicFunctions();
  expect(Object.keys(table).filter((name) => !functions.has(name))).toEqual([]);
});
