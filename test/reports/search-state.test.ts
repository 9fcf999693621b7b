import { expect, test } from "vitest";
import { SearchState } from "../../src/engine/index.ts";
import { createGame, isRulesError } from "../../src/index.ts";

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return isRulesError(error) ? error.problem.code : `not a RulesError: ${String(error)}`;
  }
  return "nothing thrown";
};

test.each([
  ["null", null, "NOT_A_POSITION"],
  ["a number", 3.5, "NOT_A_POSITION"],
  ["a game without an outcome", { position: createGame("classic-2").position }, "NOT_A_GAME"],
  ["a game whose outcome is no object", { ...createGame("classic-2"), outcome: "won" }, "NOT_A_GAME"],
])("SearchState.from refuses %s by code", (_, value, code) => {
  expect(codeOf(() => SearchState.from(value as never))).toBe(code);
});
