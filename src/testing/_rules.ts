import type { Arbitrary } from "fast-check";
import { rotateSeat, type Seat, seats } from "../geometry/seat.ts";
import { defineVariant } from "../variants/check.ts";
import { classic2, variants } from "../variants/presets.ts";
import {
  arrivalKinds,
  goalLockKinds,
  jumpKinds,
  otherCornersKinds,
  passingKinds,
  type Variant,
} from "../variants/variant.ts";
import type { FastCheck } from "./fast-check.ts";

/** Teams of equal size made of the seats in their order; null where the number of seats allows none. */
const teamsOf = (list: readonly Seat[], size: number): Seat[][] | null => {
  if (list.length % size !== 0 || list.length / size < 2) return null;
  // Every so manyth seat, so that partners face each other where the order is that of a preset.
  const count = list.length / size;
  return Array.from({ length: count }, (_, team) => list.filter((_seat, place) => place % count === team));
};

const haveNeighbours = (list: readonly Seat[]): boolean => list.some((seat) => list.includes(rotateSeat(seat, 1)));

/** Any valid rule set but a preset. Each field shrinks to what the presets have. */
export const customRules = (fc: FastCheck): Arbitrary<Variant> => {
  const limit = (least: number, most: number): Arbitrary<number | null> =>
    fc.option(fc.integer({ min: least, max: most }), { nil: null });
  return fc
    .record({
      seats: fc.shuffledSubarray([...seats], { minLength: 2 }),
      fifteen: fc.boolean(),
      jumps: fc.constantFrom(...jumpKinds),
      teamSize: fc.constantFrom(1, 2, 3),
      otherCorners: fc.constantFrom(...otherCornersKinds),
      goalLock: fc.constantFrom(...goalLockKinds),
      arrival: fc.constantFrom(...arrivalKinds),
      homeDeadline: limit(1, 60),
      reply: fc.boolean(),
      roundLimit: limit(1, 200),
      repetition: limit(2, 5),
      playOn: fc.boolean(),
      passing: fc.constantFrom(...passingKinds),
    })
    .map(({ fifteen, teamSize, reply, ...fields }) => {
      const teams = teamSize === 1 ? null : teamsOf(fields.seats, teamSize);
      return defineVariant({
        ...fields,
        id: "generated",
        pieces: fifteen && !haveNeighbours(fields.seats) ? 15 : 10,
        teams,
        reply: reply && fields.seats.length === 2 && teams === null,
      });
    });
};

/** The nine presets; shrinks to the first. */
export const presetRules = (fc: FastCheck): Arbitrary<Variant> => fc.constantFrom(classic2, ...variants.slice(1));
