import type { Seat } from "../geometry/seat.ts";
import type { Position } from "../position/position.ts";
import { settledSides } from "../position/state.ts";
import { type Rules, type SeatRules, seatRulesOf } from "../variants/rules.ts";

/** The place of each side, by its index; undefined while it has none. */
export type SidePlaces = (number | undefined)[];

/** Own pieces in the goal, and the sum of their steps to it (R7.3). */
export const progressOf = (
  board: string,
  { letter, inGoal, away }: SeatRules,
): { inGoal: number; distance: number } => {
  let count = 0;
  let distance = 0;
  for (let cell = 0; cell < board.length; cell++) {
    if (board.charCodeAt(cell) !== letter) continue;
    count += inGoal[cell]!;
    distance += away[cell]!;
  }
  return { inGoal: count, distance };
};

/** Sides in order of arrival, each by that of its last seat (R6.3). */
const byLastArrival = (rules: Rules, arrived: readonly Seat[], sides: readonly number[]): number[] => {
  const last = (side: number): number => Math.max(...rules.sides[side]!.map((seat) => arrived.indexOf(seat)));
  return [...sides].sort((a, b) => last(a) - last(b));
};

/** Fallen sides in the order of their fall (R5.5). */
const byFall = (rules: Rules, eliminated: readonly Seat[]): number[] => [
  ...new Set(eliminated.map((seat) => rules.sideOf[rules.variant.seats.indexOf(seat)]!)),
];

/** The places taken by arrival and elimination (R5.5, R6.3, R6.4). */
export const settledPlaces = (rules: Rules, position: Position): SidePlaces => {
  const places: SidePlaces = rules.sides.map(() => undefined);
  const { arrived } = settledSides(rules, position);
  const fallen = byFall(rules, position.eliminated);
  byLastArrival(rules, position.arrived, arrived).forEach((side, index) => {
    places[side] = index + 1;
  });
  fallen.forEach((side, index) => {
    places[side] = rules.sides.length - index;
  });
  // R6.4: with a reply, both having arrived is a draw.
  if (rules.variant.reply && arrived.length === 2) places.fill(1);
  return places;
};

/** A side without a place, and its progress. */
interface Unplaced {
  readonly index: number;
  readonly inGoal: number;
  readonly distance: number;
}

/** Whether two sides rank equal at the end (R7.3). */
const areEqual = ({ variant }: Rules, a: Unplaced, b: Unplaced): boolean => {
  const { undecided = "ranked" } = variant;
  switch (undecided) {
    case "ranked":
      return a.inGoal === b.inGoal && a.distance === b.distance;
    case "shared":
      return true;
    default: {
      const never: never = undecided;
      return never;
    }
  }
};

/** Ranks the sides without a place by R7.3, from the best free place on; equal ones share the better place. */
export const rankRest = (rules: Rules, board: string, places: SidePlaces): number[] => {
  const taken = new Set(places);
  let best = 1;
  while (taken.has(best)) best++;
  const rest = rules.sides
    .map((side, index): Unplaced => {
      const parts = side.map((seat) => progressOf(board, seatRulesOf(rules, seat)!));
      return {
        index,
        inGoal: parts.reduce((sum, part) => sum + part.inGoal, 0),
        distance: parts.reduce((sum, part) => sum + part.distance, 0),
      };
    })
    .filter(({ index }) => places[index] === undefined)
    .sort((a, b) => b.inGoal - a.inGoal || a.distance - b.distance);
  const ranked = places.slice();
  rest.forEach((side, order) => {
    const before = rest[order - 1];
    const shares = before !== undefined && areEqual(rules, before, side);
    ranked[side.index] = shares ? ranked[before.index] : best + order;
  });
  return ranked as number[];
};

/** The places of sides as places of seats. */
export const seatPlaces = (rules: Rules, places: readonly number[]): Readonly<Partial<Record<Seat, number>>> =>
  Object.freeze(
    Object.fromEntries(rules.variant.seats.map((seat, index) => [seat, places[rules.sideOf[index]!]])),
  ) as Readonly<Partial<Record<Seat, number>>>;
