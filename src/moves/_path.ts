import { type Cell, cellCount } from "../geometry/cell.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { jumpFrom, lineTo } from "./_ray.ts";

/** Whether a way leads out of the goal (R3.8). */
export const leavesGoal = (seat: SeatRules, from: number, to: number): boolean =>
  seat.inGoal[from] === 1 && seat.inGoal[to] === 0;

/** Whether a chain may go from one landing to the next (R3.7, R3.8). */
export const mayGoOn = ({ variant }: Rules, seat: SeatRules, here: number, landing: number): boolean =>
  seat.mayLand[landing] === 1 && !(variant.goalLock === "landing" && leavesGoal(seat, here, landing));

/** Whether a move that began at one cell may end at another, by other corners and goal lock (R3.7, R3.8). */
export const mayEndAt = ({ variant }: Rules, seat: SeatRules, from: number, to: number): boolean =>
  seat.mayEnd[to] === 1 && !(variant.goalLock !== "off" && leavesGoal(seat, from, to));

/**
 * The shortest chain between two cells; of several, the one whose first different jump has the first direction (R3.10).
 *
 * @param rules - the rules
 * @param board - what stands where
 * @param seat - the owner of the piece
 * @param from - where the piece stands
 * @param to - where the chain is to end or pass
 * @returns all cells of the path, both ends included, or undefined when no chain leads there
 */
export const shortestChain = (
  rules: Rules,
  board: string,
  seat: SeatRules,
  from: number,
  to: number,
): Cell[] | undefined => {
  const long = rules.variant.jumps === "long";
  const cameFrom = new Int16Array(cellCount).fill(-1);
  cameFrom[from] = from;
  // First in, first out, with the directions in order: the first chain to reach a cell is the canonical one.
  const queue = [from];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] as number;
    if (here === to && at > 0) {
      const path: Cell[] = [];
      for (let cell = to; cell !== from; cell = cameFrom[cell] as number) path.push(cell as Cell);
      path.push(from as Cell);
      return path.reverse();
    }
    for (let direction = 0; direction < 6; direction++) {
      const landing = jumpFrom(board, from, here, direction, long);
      if (landing < 0 || cameFrom[landing] !== -1 || !mayGoOn(rules, seat, here, landing)) continue;
      cameFrom[landing] = here;
      queue.push(landing);
    }
  }
  return undefined;
};

/** The canonical path of a legal move. */
export const canonicalPath = (rules: Rules, board: string, seat: SeatRules, from: Cell, to: Cell): readonly Cell[] =>
  lineTo(from, to)?.steps === 1 ? [from, to] : (shortestChain(rules, board, seat, from, to) ?? [from, to]);
