import { type Cell, cells } from "../geometry/cell.ts";
import { bitOf, lanesOf, spotCount, wordCount } from "../geometry/lanes.ts";
import { inHome, stepsBetween } from "../geometry/lattice.ts";
import { cornerIndex, letters, type Seat } from "../geometry/seat.ts";
import { starOf } from "../geometry/star.ts";
import type { Variant } from "./variant.ts";

/** Where the masks for chains begin among those of a seat. */
export const chainsAt: number = spotCount;

/** What the rules mean for one seat, worked out once. Tables are by cell. */
export interface SeatRules {
  readonly seat: Seat;
  /** Number of the home corner, 0–5; the seat's pieces are owner `corner + 1` in an occupancy. */
  readonly corner: number;
  /** Character code of the seat's letter in a board. */
  readonly letter: number;
  readonly home: readonly Cell[];
  readonly goal: readonly Cell[];
  readonly inHome: Uint8Array;
  readonly inGoal: Uint8Array;
  /** Steps to the nearest goal cell on an empty board (R7.3). */
  readonly away: Uint8Array;
  /** The goal as words. */
  readonly goalWords: Int32Array;
  /**
   * What a piece may do, in one array. By spot, the neighbours to which a step may lead, the goal lock and other corners considered (R3.7,
   * R3.8). Then, at `chainsAt + word * 8` and on, for each word of a lane: where a chain may land (R3.7), where a move may end (R3.7), goal
   * cells that a chain never leaves (R3.8: the goal with the goal lock `landing`, else none), cells that no move leaves (the goal
   * unless the lock is `off`), and where a chain from such a cell may land and end.
   */
  readonly masks: Int32Array;
  /** 1 where a move may end. */
  readonly mayEnd: Uint8Array;
  /** 1 where a chain may land. */
  readonly mayLand: Uint8Array;
}

/** A rule set worked out. Lists by seat are in turn order. */
export interface Rules {
  readonly variant: Variant;
  readonly seats: readonly SeatRules[];
  /** Whether long jumps are allowed (R3.4). */
  readonly long: boolean;
  /** The seats of each side: teams, or each seat alone (R6.3). */
  readonly sides: readonly (readonly Seat[])[];
  /** The index of each seat's side. */
  readonly sideOf: readonly number[];
}

/** The fields that the rules of one seat depend on. */
type SeatFields = Pick<Variant, "pieces" | "otherCorners" | "goalLock">;

/** The cells of a set as words. */
const wordsOf = (set: Uint8Array): Int32Array => {
  const { spot } = lanesOf();
  const words = new Int32Array(wordCount);
  for (const cell of cells) if (set[cell] === 1) words[spot[cell]! >> 5]! |= bitOf(spot[cell]!);
  return words;
};

const tableOf = (holds: (cell: Cell) => boolean): Uint8Array => Uint8Array.from(cells, (cell) => (holds(cell) ? 1 : 0));

type Zones = Pick<SeatRules, "inGoal" | "goalWords" | "mayEnd" | "mayLand">;

const masksOf = ({ goalLock }: SeatFields, { inGoal, goalWords, mayEnd, mayLand }: Zones): Int32Array => {
  const { spot, near } = lanesOf();
  const masks = new Int32Array(chainsAt + wordCount * 8);
  for (const cell of cells) {
    const here = spot[cell]!;
    for (let side = 0; side < 6; side++) {
      const to = near[here * 8 + side]!;
      if (to === 255 || mayEnd[to] === 0) continue;
      // R3.8: both kinds of lock forbid the same steps.
      if (goalLock !== "off" && inGoal[cell] === 1 && inGoal[to] === 0) continue;
      masks[here]! |= 32 >> side;
    }
  }
  const ends = wordsOf(mayEnd);
  const landings = wordsOf(mayLand);
  for (let word = 0; word < wordCount; word++) {
    const goal = goalWords[word]!;
    const land = landings[word]!;
    const end = ends[word]!;
    const stops = goalLock === "landing" ? goal : 0;
    const locked = goalLock === "off" ? 0 : goal;
    masks.set([land, end, stops, locked, goalLock === "landing" ? land & goal : land, end & goal], chainsAt + word * 8);
  }
  return masks;
};

const seatRules = (fields: SeatFields, seat: Seat): SeatRules => {
  const { pieces, otherCorners } = fields;
  const corner = cornerIndex(seat);
  const { corner: cornerAt } = starOf();
  const home = tableOf((cell) => inHome(cell, corner, pieces));
  const inGoal = tableOf((cell) => inHome(cell, (corner + 3) % 6, pieces));
  // R3.7: a corner cell in neither home nor goal.
  const other = tableOf((cell) => cornerAt[cell] !== -1 && home[cell] === 0 && inGoal[cell] === 0);
  const mayEnd = tableOf((cell) => otherCorners === "free" || other[cell] === 0);
  const mayLand = tableOf((cell) => otherCorners !== "closed" || other[cell] === 0);
  const goal = cells.filter((cell) => inGoal[cell] === 1);
  const zones = { inGoal, goalWords: wordsOf(inGoal), mayEnd, mayLand };
  return {
    seat,
    corner,
    letter: letters.charCodeAt(corner),
    home: cells.filter((cell) => home[cell] === 1),
    goal,
    inHome: home,
    away: Uint8Array.from(cells, (cell) => Math.min(...goal.map((end) => stepsBetween(cell, end)))),
    masks: masksOf(fields, zones),
    ...zones,
  };
};

// Few fields matter to a seat, so any number of rule sets share a few tables.
const known: Map<string, SeatRules> = /* @__PURE__ */ new Map();

const sharedSeatRules = (variant: Variant, seat: Seat): SeatRules => {
  const { pieces, otherCorners, goalLock } = variant;
  const key = `${seat} ${pieces} ${otherCorners} ${goalLock}`;
  const rules = known.get(key) ?? seatRules(variant, seat);
  known.set(key, rules);
  return rules;
};

/** Works out a checked rule set. */
export const workOut = (variant: Variant): Rules => {
  const sides = variant.teams ?? variant.seats.map((seat) => [seat]);
  return {
    variant,
    seats: variant.seats.map((seat) => sharedSeatRules(variant, seat)),
    long: variant.jumps === "long",
    sides,
    sideOf: variant.seats.map((seat) => sides.findIndex((side) => side.includes(seat))),
  };
};

/** What a rule set means for one seat; undefined when it does not play. */
export const seatRulesOf = (rules: Rules, seat: Seat | undefined): SeatRules | undefined =>
  rules.seats[rules.variant.seats.indexOf(seat as Seat)];

/** How many of a seat's own pieces its goal must hold to count as reached (R6.1). */
export const neededInGoal = (rules: Rules, { goal }: SeatRules): number => {
  const { arrival } = rules.variant;
  switch (arrival) {
    case "any":
      return 1;
    case "most":
      return Math.floor(goal.length / 2) + 1;
    case "all":
      return goal.length;
    default: {
      const never: never = arrival;
      return never;
    }
  }
};
