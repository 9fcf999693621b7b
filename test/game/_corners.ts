// Set-ups for what random play hardly meets: a board that jams by the last move into a goal, a reply due, and pieces at home
// after the deadline.

import {
  type Cell,
  coordinatesOf,
  goalOf,
  homeOf,
  neighboursOf,
  type OracleRules,
  type OracleSetup,
  type Seat,
  tipOf,
} from "../oracle/index.ts";
import { overdueSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { type NumberStream, pick, seededNumbers, shuffle, type WalkStyle } from "../oracle/walk.ts";

/** A rare set-up, and what the players from there have in common. */
export interface Corner {
  readonly rules: OracleRules;
  readonly setup: OracleSetup;
  readonly random: NumberStream;
  readonly style?: Partial<WalkStyle>;
  readonly plies?: number;
}

/**
 * Every goal is filled by its seat but for the tip, where a stranger stands, so that with `all` nobody arrives and nothing can
 * move; one or two pieces still stand before their goal, one or two goal cells are open.
 */
export const jam = (seed: number): Corner => {
  const random = seededNumbers(seed);
  const drawn = rulesFromSeed(seed);
  const rules: OracleRules = {
    ...drawn,
    pieces: 10,
    arrival: "all",
    goalLock: pick(random, ["landing", "move"]),
    homeDeadline: null,
    reply: false,
    repetition: 3,
    passing: "forced",
  };
  const board = new Map<Cell, Seat>();
  const { seats } = rules;
  for (const seat of seats) for (const cell of goalOf(seat, 10)) board.set(cell, seat);
  const opposite = (seat: Seat): Cell => [...goalOf(seat, 10)].find((cell) => tips.has(cell)) as Cell;
  for (const seat of seats) {
    const stranger = pick(
      random,
      seats.filter((other) => other !== seat),
    );
    board.set(opposite(seat), stranger);
  }
  for (const seat of shuffle(random, seats).slice(0, pick(random, [1, 1, 2]))) {
    const doors = [...goalOf(seat, 10)].filter((cell) => neighboursOf(cell).some((near) => !board.has(near)));
    const hole = pick(random, doors);
    board.delete(hole);
    const outside = neighboursOf(hole).filter((cell) => !goalOf(seat, 10).has(cell) && !board.has(cell));
    if (outside.length > 0) board.set(pick(random, outside), seat);
  }
  return { rules, random, setup: { board, turn: pick(random, seats), round: pick(random, [1, 149, 150]) } };
};

const tips: ReadonlySet<Cell> = new Set(["white", "red", "blue", "black", "yellow", "green"].map(tipOf));

/** Takes a piece of the seat out of its full goal to a free cell beside it, if there is a way. */
const stepOut = (board: Map<Cell, Seat>, seat: Seat, random: NumberStream): void => {
  const goal = goalOf(seat, 10);
  const ways = [...board]
    .filter(([cell, owner]) => owner === seat && goal.has(cell))
    .flatMap(([cell]) => neighboursOf(cell).map((beside) => ({ cell, beside })))
    .filter(({ beside }) => !goal.has(beside) && !board.has(beside));
  if (ways.length === 0) return;
  const { cell, beside } = pick(random, ways);
  board.delete(cell);
  board.set(beside, seat);
};

/**
 * Two seats with a reply (R6.4): the first has arrived or is one step before it; of the second some pieces stand in the way there,
 * and the others are near their goal, at home, or lacking, so that it may be shut in.
 */
export const replying = (seed: number): Corner => {
  const random = seededNumbers(seed);
  const [first, second] = pick(random, [
    ["white", "black"],
    ["blue", "green"],
    ["black", "red"],
  ]) as [Seat, Seat];
  const rules: OracleRules = {
    ...rulesFromSeed(seed),
    seats: [first, second],
    teams: null,
    pieces: 10,
    reply: true,
    roundLimit: pick(random, [null, 5, 150]),
    passing: pick(random, ["forced", "allowed"]),
  };
  const board = new Map<Cell, Seat>();
  const least = { any: 1, most: 6, all: 10 }[rules.arrival];
  const own = Math.max(least, pick(random, [1, 2, 6, 9, 10]));
  const goal = [...goalOf(first, 10)];
  // Strangers either anywhere in the goal or deepest in its tip, where they cannot get out.
  const deep = random() < 0.5;
  const order = deep ? goal.sort((a, b) => tipSteps(b) - tipSteps(a)) : shuffle(random, goal);
  order.forEach((cell, index) => {
    board.set(cell, index < own ? first : second);
  });
  const rest = pick(random, ["near", "near", "home", "none"]);
  if (rest !== "none") {
    const cells = [...(rest === "near" ? goalOf : homeOf)(second, 10)].filter((cell) => !board.has(cell));
    for (const cell of cells) board.set(cell, second);
  }
  const arrived = random() < 0.4;
  if (!arrived) stepOut(board, first, random);
  if (rest === "near" && random() < 0.8) stepOut(board, second, random);
  return {
    rules,
    random,
    setup: {
      board,
      arrived: arrived ? [first] : [],
      turn: arrived ? second : pick(random, [first, first, second]),
      round: pick(random, [1, 5, 6, 151]),
      made: [
        [first, 29],
        [second, pick(random, [0, (rules.homeDeadline ?? 1) - 1, 100])],
      ],
    },
  };
};

/** Pieces at home after the deadline (R5.3), and players who often do not care. */
export const overdue = (seed: number): Corner => {
  const random = seededNumbers(seed);
  const rules: OracleRules = { ...rulesFromSeed(seed), homeDeadline: pick(random, [1, 4, 30]), roundLimit: 150 };
  return {
    rules,
    random,
    setup: overdueSetup(rules, random),
    style: { noise: 90, recklessness: pick(random, [0.1, 0.5]), lingering: 0.5 },
    plies: 30,
  };
};

/** How far a cell of a corner lies from the corner's tip. */
const tipSteps = (cell: Cell): number => Math.min(...[...tips].map((tip) => distanceBetween(tip, cell)));

const distanceBetween = (a: Cell, b: Cell): number => {
  const { x, y, z } = coordinatesOf(a);
  const other = coordinatesOf(b);
  return Math.max(Math.abs(x - other.x), Math.abs(y - other.y), Math.abs(z - other.z));
};
