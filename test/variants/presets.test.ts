// The presets as values.

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  classic4,
  classic6,
  doubles2x2,
  doubles3x2,
  fifteen2,
  longJump2,
  longJump6,
  presetIds,
  variants,
} from "../../src/index.ts";

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));

describe("presets", () => {
  it("are nine, each under its own name too", () => {
    expect(variants).toEqual([
      classic2,
      classic3,
      classic4,
      classic6,
      longJump2,
      longJump6,
      fifteen2,
      doubles2x2,
      doubles3x2,
    ]);
    expect(variants.map(({ id }) => id)).toEqual([...presetIds]);
    expect(classic2.id).toBe("classic-2");
    expect(doubles3x2.id).toBe("doubles-3x2");
  });

  it("cannot be changed", () => {
    expect(isFrozenDeep(variants)).toBe(true);
    expect(() => (classic2.seats as string[]).push("red")).toThrow(TypeError);
  });

  it("are JSON-safe", () => {
    expect(JSON.parse(JSON.stringify(variants))).toEqual(variants);
    expect(structuredClone(variants)).toEqual(variants);
  });

  it("teams of a preset are partners who face each other (R6.5)", () => {
    const order = ["white", "red", "blue", "black", "yellow", "green"];
    for (const { teams } of variants) {
      for (const [a, b] of teams ?? []) expect(order.indexOf(b as string) - order.indexOf(a as string)).toBe(3);
    }
  });
});
