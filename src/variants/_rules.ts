import { bitOf, lanesOf, spotCount, wordCount } from "../geometry/_lanes.ts";
import { starOf } from "../geometry/_star.ts";
import { type Cell, cells } from "../geometry/cell.ts";
import { distance, inHome } from "../geometry/lattice.ts";
import { cornerIndex, type Seat, seatLetters } from "../geometry/seat.ts";
import { unwrap } from "../problem/error.ts";
import { checkVariant } from "./check.ts";
import type { Variant } from "./variant.ts";

/** Where what a chain may do begins in the masks of a seat. */
export const chainsAt: number = spotCount;

/** What a rule set means for one seat, worked out once. Tables are by cell. */
export interface SeatRules {
  readonly seat: Seat;
  /** Number of the home corner, 0–5; the seat's pieces are owner `corner + 1` in a field. */
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
   * cells that a chain does not leave again (R3.8: the goal with the goal lock `landing`, else none), cells that no move leaves (the goal
   * unless the lock is `off`), and where a chain from such a cell may land and end.
   */
  readonly masks: Int32Array;
  /** 1 where a move may end. */
  readonly mayEnd: Uint8Array;
  /** 1 where a chain may land. */
  readonly mayLand: Uint8Array;
}

/** A rule set worked out. */
export interface Rules {
  /** The frozen rule set. */
  readonly variant: Variant;
  /** By place in the turn order. */
  readonly seats: readonly SeatRules[];
  /** The seats of each side: teams, or each seat alone (R6.3). */
  readonly sides: readonly (readonly Seat[])[];
  /** The side of each seat. */
  readonly sideOf: readonly number[];
}

const seatRules = (variant: Variant, seat: Seat): SeatRules => {
  const corner = cornerIndex(seat);
  const goalCorner = (corner + 3) % 6;
  const { corner: cornerAt } = starOf();
  const lanes = lanesOf();
  const table = (holds: (cell: Cell) => boolean): Uint8Array => Uint8Array.from(cells, (cell) => (holds(cell) ? 1 : 0));
  const words = (set: Uint8Array): Int32Array => {
    const made = new Int32Array(wordCount);
    for (const cell of cells) {
      const spot = lanes.spot[cell] as number;
      if (set[cell] === 1) made[spot >> 5] = (made[spot >> 5] as number) | bitOf(spot);
    }
    return made;
  };
  const home = table((cell) => inHome(cell, corner, variant.pieces));
  const goal = table((cell) => inHome(cell, goalCorner, variant.pieces));
  // R3.7: a corner cell in neither home nor goal.
  const other = table((cell) => cornerAt[cell] !== -1 && home[cell] === 0 && goal[cell] === 0);
  const mayEnd = table((cell) => variant.otherCorners === "free" || other[cell] === 0);
  const mayLand = table((cell) => variant.otherCorners !== "closed" || other[cell] === 0);
  const masks = new Int32Array(chainsAt + wordCount * 8);
  for (const cell of cells) {
    const spot = lanes.spot[cell] as number;
    for (let place = 0; place < 6; place++) {
      const to = lanes.near[spot * 8 + place] as number;
      if (to === 255 || mayEnd[to] === 0) continue;
      // R3.8: both readings of the lock say the same of a step.
      if (variant.goalLock !== "off" && goal[cell] === 1 && goal[to] === 0) continue;
      masks[spot] = (masks[spot] as number) | (32 >> place);
    }
  }
  const ends = words(mayEnd);
  const landings = words(mayLand);
  const goalWords = words(goal);
  const goalCells = cells.filter((cell) => goal[cell] === 1);
  for (let word = 0; word < wordCount; word++) {
    const goal = goalWords[word] as number;
    const land = landings[word] as number;
    const end = ends[word] as number;
    const stops = variant.goalLock === "landing" ? goal : 0;
    const locked = variant.goalLock === "off" ? 0 : goal;
    masks.set(
      [land, end, stops, locked, variant.goalLock === "landing" ? land & goal : land, end & goal],
      chainsAt + word * 8,
    );
  }
  return {
    seat,
    corner,
    letter: seatLetters[seat].charCodeAt(0),
    home: cells.filter((cell) => home[cell] === 1),
    goal: goalCells,
    inHome: home,
    inGoal: goal,
    away: Uint8Array.from(cells, (cell) => Math.min(...goalCells.map((end) => distance(cell, end)))),
    goalWords,
    masks,
    mayEnd,
    mayLand,
  };
};

const workedOut = (variant: Variant): Rules => {
  const teams = variant.teams ?? variant.seats.map((seat) => [seat]);
  return {
    variant,
    seats: variant.seats.map((seat) => seatRules(variant, seat)),
    sides: teams,
    sideOf: variant.seats.map((seat) => teams.findIndex((team) => team.includes(seat))),
  };
};

// Own frozen rule sets cannot change, so they may be known by identity; others are known by what they say.
const byIdentity: WeakMap<Variant, Rules> = /* @__PURE__ */ new WeakMap();
const byContent: Map<string, Rules> = /* @__PURE__ */ new Map();
let last: Rules | undefined;

/** Rule sets kept by content; more than a server plays at a time, and a bound for hostile input. */
const kept = 256;

/** What a rule set says, as JSON; empty for what JSON cannot hold. */
const contentOf = (variant: Variant): string => {
  try {
    return JSON.stringify(variant) ?? "";
  } catch {
    return "";
  }
};

const bySaying = (variant: Variant): Rules => {
  const content = contentOf(variant);
  const known = byContent.get(content);
  if (known !== undefined) return known;
  // The JSON is checked and not the value: one with a toJSON would else be known by the words of another.
  const checked = unwrap(checkVariant(content === "" ? variant : JSON.parse(content)));
  const rules = byIdentity.get(checked) ?? workedOut(checked);
  byIdentity.set(checked, rules);
  if (byContent.size >= kept) byContent.clear();
  if (content !== "") byContent.set(content, rules);
  return rules;
};

/**
 * A rule set worked out, computed once for each content.
 *
 * @param variant - a rule set, also one that came from JSON
 * @returns tables that are never handed out
 * @throws RulesError for a value that is no rule set
 */
export const rulesOf = (variant: Variant): Rules => {
  if (last !== undefined && last.variant === variant) return last;
  const rules = byIdentity.get(variant) ?? bySaying(variant);
  last = rules;
  return rules;
};

/** What a rule set means for one seat; undefined when it does not play. */
export const seatRulesOf = (rules: Rules, seat: Seat | undefined): SeatRules | undefined =>
  rules.seats[rules.variant.seats.indexOf(seat as Seat)];
