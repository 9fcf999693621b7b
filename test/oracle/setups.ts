// Random set-up positions near the rare endings: goals nearly full, boards nearly full, pieces late at home. Games from
// the start seldom meet a skipped seat, a board on which nobody can move, or an arrival completed by somebody else.

import { allCells, type Cell, distancesTo, distancesToGoal, goalOf, homeOf, type Seat, tipOf } from "./board.ts";
import type { OracleSetup } from "./game.ts";
import { fillsGoal, sideOf, sidesOf } from "./outcome.ts";
import type { OracleRules } from "./rules.ts";
import { type NumberStream, pick, shuffle } from "./walk.ts";

type SetupBoard = Map<Cell, Seat>;

/** Each army mostly in its goal, the rest just before it, a few at home. */
function lateBoard(rules: OracleRules, random: NumberStream): SetupBoard {
  const board: SetupBoard = new Map();
  const put = (seat: Seat, cells: readonly Cell[], count: number): number => {
    const free = shuffle(
      random,
      cells.filter((cell) => !board.has(cell)),
    ).slice(0, count);
    for (const cell of free) board.set(cell, seat);
    return count - free.length;
  };
  for (const seat of shuffle(random, rules.seats)) {
    const { pieces } = rules;
    const atHome = pick(random, [0, 0, 0, 1, 2]);
    const inGoal = pieces - atHome - pick(random, [0, 1, 1, 1, 2, 4]);
    put(seat, [...homeOf(seat, pieces)], atHome);
    put(seat, [...goalOf(seat, pieces)], inGoal);
    const distance = distancesToGoal(seat, pieces);
    const near = allCells.filter((cell) => {
      const steps = distance.get(cell) as number;
      return steps >= 1 && steps <= 3;
    });
    const placed = [...board.values()].filter((owner) => owner === seat).length;
    put(seat, near, pieces - placed);
  }
  return board;
}

/** Nearly every cell taken, more pieces than any army has: few can move, or nobody. */
function fullBoard(rules: OracleRules, random: NumberStream): SetupBoard {
  const board: SetupBoard = new Map(allCells.map((cell) => [cell, pick(random, rules.seats)]));
  const empty = pick(random, [0, 1, 1, 2, 3, 5, 8]);
  for (const cell of shuffle(random, allCells).slice(0, empty)) board.delete(cell);
  return board;
}

/** Each army in the homes and just outside them, none where it should go: the deadline bites. */
function homelyBoard(rules: OracleRules, random: NumberStream): SetupBoard {
  const board: SetupBoard = new Map();
  for (const seat of shuffle(random, rules.seats)) {
    const distance = distancesToGoal(seat, rules.pieces);
    const farthest = Math.max(...distance.values());
    const back = allCells.filter((cell) => (distance.get(cell) as number) >= farthest - 5 && !board.has(cell));
    for (const cell of shuffle(random, back).slice(0, pick(random, [3, 6, rules.pieces]))) {
      board.set(cell, seat);
    }
  }
  return board;
}

/** A few pieces anywhere, down to none for some seats. */
function thinBoard(rules: OracleRules, random: NumberStream): SetupBoard {
  const board: SetupBoard = new Map();
  const cells = shuffle(random, allCells);
  for (const seat of rules.seats) {
    for (const cell of cells.splice(0, pick(random, [0, 1, 2, 4]))) board.set(cell, seat);
  }
  return board;
}

/**
 * Past the deadline: of each army a few pieces are still at home, deep or at the edge, among strangers who are bridges to them,
 * or shut in by a wall that is to break up. So R5.3 is asked at nearly every move.
 */
export function overdueSetup(rules: OracleRules, random: NumberStream): OracleSetup {
  const board: SetupBoard = new Map();
  const put = (seat: Seat, cells: Iterable<Cell>, count: number): void => {
    const free = [...cells].filter((cell) => !board.has(cell));
    for (const cell of shuffle(random, free).slice(0, count)) board.set(cell, seat);
  };
  for (const seat of shuffle(random, rules.seats)) {
    const others = rules.seats.filter((other) => other !== seat);
    const strangers = (cells: Iterable<Cell>): void => {
      for (const cell of cells) put(pick(random, others), [cell], 1);
    };
    const home = homeOf(seat, rules.pieces);
    const fromHome = distancesTo(home);
    const around = allCells.filter((cell) => fromHome.get(cell) === 1 || fromHome.get(cell) === 2);
    const fromTip = distancesTo([tipOf(seat)]);
    switch (pick(random, ["loose", "loose", "shut in", "tip shut in"])) {
      case "loose":
        put(seat, home, pick(random, [1, 2, 3]));
        put(seat, around, pick(random, [0, 1, 2]));
        strangers(shuffle(random, [...home, ...around]).slice(0, pick(random, [0, 3, 6, 10])));
        break;
      case "shut in":
        put(seat, home, pick(random, [1, 2]));
        strangers(around);
        break;
      default:
        put(seat, [tipOf(seat)], 1);
        strangers(allCells.filter((cell) => (fromTip.get(cell) as number) <= 2));
        put(seat, home, pick(random, [0, 1, 2]));
    }
  }
  for (const seat of rules.seats) put(seat, allCells, pick(random, [1, 2, 4]));
  const deadline = rules.homeDeadline ?? 0;
  return {
    board,
    turn: pick(random, rules.seats),
    round: pick(random, [1, 20]),
    made: rules.seats.map((seat) => [seat, deadline + pick(random, [-1, 0, 0, 1, 30])] as const),
  };
}

export function randomSetup(rules: OracleRules, random: NumberStream): OracleSetup {
  const make = pick(random, [lateBoard, lateBoard, lateBoard, fullBoard, homelyBoard, thinBoard]);
  const board = make(rules, random);

  const arrived = shuffle(random, rules.seats).filter((seat) => fillsGoal(rules, board, seat) && random() < 0.6);
  const eliminated: Seat[] = [];
  if (sidesOf(rules).length > 2 && random() < 0.2) {
    const side = pick(random, sidesOf(rules));
    eliminated.push(...shuffle(random, side));
    for (const [cell, seat] of [...board]) if (side.includes(seat)) board.delete(cell);
  }
  // A side that arrived takes no more turns, so it cannot have fallen as well; one member of a fallen team may have
  // arrived before.
  const possible = arrived.filter((seat) => {
    const side = sideOf(rules, seat);
    return !eliminated.includes(seat) || !side.every((member) => arrived.includes(member));
  });

  const around = rules.homeDeadline ?? 30;
  const made = rules.seats.map((seat): readonly [Seat, number] => [
    seat,
    Math.max(0, around + pick(random, [-20, -2, -1, -1, 0, 1, 10])),
  ]);
  return {
    board,
    turn: pick(random, rules.seats),
    round: pick(random, [1, 2, rules.roundLimit ?? 150, Math.max(1, (rules.roundLimit ?? 150) - 3)]),
    made,
    arrived: possible,
    eliminated,
  };
}
