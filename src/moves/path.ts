import { type Cell, cellCount } from "../geometry/cell.ts";
import { stepsBetween } from "../geometry/lattice.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { type Rules, type SeatRules, seatRulesOf } from "../variants/rules.ts";
import { jumpFrom } from "./_ray.ts";

/** Whether going from one cell to another leaves the goal (R3.8). */
export const leavesGoal = (seat: SeatRules, from: number, to: number): boolean =>
  seat.inGoal[from] === 1 && seat.inGoal[to] === 0;

/** Whether a chain may go from one landing to the next (R3.7, R3.8). */
export const mayGoOn = ({ variant }: Rules, seat: SeatRules, here: number, landing: number): boolean =>
  seat.mayLand[landing] === 1 && !(variant.goalLock === "landing" && leavesGoal(seat, here, landing));

/** Whether a move that began at one cell may end at another, by other corners and goal lock (R3.7, R3.8). */
export const mayEndAt = ({ variant }: Rules, seat: SeatRules, from: number, to: number): boolean =>
  seat.mayEnd[to] === 1 && !(variant.goalLock !== "off" && leavesGoal(seat, from, to));

/**
 * The shortest chain between two cells; of several, the one whose first differing jump has the earlier direction (R3.10).
 *
 * @param rules - the rules
 * @param board - what stands where
 * @param seat - the owner of the piece
 * @param from - where the piece stands
 * @param to - where the chain is to end or pass
 * @returns all cells of the path, both ends included, or undefined if no chain leads there
 */
const shortestChain = (rules: Rules, board: string, seat: SeatRules, from: number, to: number): Cell[] | undefined => {
  const cameFrom = new Int16Array(cellCount).fill(-1);
  cameFrom[from] = from;
  // First in, first out, with the directions in order: the first chain to reach a cell is the canonical one.
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    if (here === to && at > 0) {
      const path: Cell[] = [];
      for (let cell = to; cell !== from; cell = cameFrom[cell]!) path.push(cell as Cell);
      path.push(from as Cell);
      return path.reverse();
    }
    for (let direction = 0; direction < 6; direction++) {
      const landing = jumpFrom(board, from, here, direction, rules.long);
      if (landing < 0 || cameFrom[landing] !== -1 || !mayGoOn(rules, seat, here, landing)) continue;
      cameFrom[landing] = here;
      queue.push(landing);
    }
  }
  return undefined;
};

/** The canonical path of a legal move of the seat to move. */
export const canonicalPath = (position: Position, from: Cell, to: Cell): Cell[] => {
  const rules = rulesOfPosition(position);
  const seat = seatRulesOf(rules, position.turn)!;
  return stepsBetween(from, to) === 1 ? [from, to] : shortestChain(rules, position.board, seat, from, to)!;
};
