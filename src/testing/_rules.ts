import type { Arbitrary } from "fast-check";
import { rotateSeat } from "../geometry/lattice.ts";
import { type Seat, seats } from "../geometry/seat.ts";
import { defineVariant } from "../variants/door.ts";
import { classic2, variants } from "../variants/presets.ts";
import { fieldNames, type Variant, variantFields } from "../variants/variant.ts";
import type { FastCheck } from "./fast-check.ts";

/** Teams of equal size from the seats in their order; null if their number allows none. */
const teamsOf = (list: readonly Seat[], size: number): Seat[][] | null => {
  if (list.length % size !== 0 || list.length / size < 2) return null;
  // Every count-th seat, so that partners face each other in the order of a preset.
  const count = list.length / size;
  return Array.from({ length: count }, (_, team) => list.filter((_seat, index) => index % count === team));
};

const haveNeighbours = (list: readonly Seat[]): boolean => list.some((seat) => list.includes(rotateSeat(seat, 1)));

/** Counts are drawn up to this, so that games of some length meet them. */
const largestCounts: Partial<Record<keyof Variant, number>> = { homeDeadline: 60, roundLimit: 200, repetition: 5 };

/** A generator for each field that is a choice or a count; each shrinks to the value of the presets. */
const choices = (fc: FastCheck): Record<string, Arbitrary<unknown>> => {
  const made: Record<string, Arbitrary<unknown>> = {};
  for (const name of fieldNames) {
    const { values, least } = variantFields[name];
    if (values !== undefined) made[name] = fc.constantFrom(...values);
    else if (least !== undefined) {
      made[name] = fc.option(fc.integer({ min: least, max: largestCounts[name] ?? 200 }), { nil: null });
    }
  }
  return made;
};

/** Any valid rule set but a preset. */
export const customRules = (fc: FastCheck): Arbitrary<Variant> =>
  fc
    .record({
      fields: fc.record(choices(fc)),
      seats: fc.shuffledSubarray([...seats], { minLength: 2 }),
      teamSize: fc.constantFrom(1, 2, 3),
    })
    .map(({ fields, seats: chosen, teamSize }) => {
      const teams = teamSize === 1 ? null : teamsOf(chosen, teamSize);
      const rules = fields as unknown as Variant;
      return defineVariant({
        ...rules,
        id: "generated",
        seats: chosen,
        pieces: haveNeighbours(chosen) ? 10 : rules.pieces,
        teams,
        reply: rules.reply && chosen.length === 2 && teams === null,
      });
    });

/** The nine presets; shrinks to the first. */
export const presetRules = (fc: FastCheck): Arbitrary<Variant> => fc.constantFrom(classic2, ...variants.slice(1));
