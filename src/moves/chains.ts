import type { Cell } from "../geometry/cell.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import type { Rules, SeatRules } from "../variants/rules.ts";
import { jumpFrom } from "./_ray.ts";
import { moverOf } from "./legal.ts";
import { mayEndAt, mayGoOn } from "./path.ts";

/** Whether a chain can go on to a cell where it may end. */
const leadsToAnEnd = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): boolean => {
  const from = path[0]!;
  const seen = new Set<number>(path);
  const queue: number[] = [path.at(-1)!];
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    for (let direction = 0; direction < 6; direction++) {
      const landing = jumpFrom(board, from, here, direction, rules.long);
      if (landing < 0 || seen.has(landing) || !mayGoOn(rules, seat, here, landing)) continue;
      if (mayEndAt(rules, seat, from, landing)) return true;
      seen.add(landing);
      queue.push(landing);
    }
  }
  return false;
};

/**
 * Every chain of one piece that may end (R3.1, R3.6): depth first in the order of directions of R3.10, a chain before those that extend
 * it. None if no piece of the seat to move stands there.
 */
export function* chainsOf(position: Position, cell: Cell): Generator<Cell[], void, undefined> {
  const rules = rulesOfPosition(position);
  const seat = moverOf(position);
  const { board } = position;
  if (seat === undefined || board.charCodeAt(cell) !== seat.letter) return;
  const path: Cell[] = [cell];
  // The next direction to try at each cell of the path.
  const directions = [0];
  while (path.length > 0) {
    const depth = path.length - 1;
    const direction = directions[depth]!;
    if (direction === 6) {
      path.pop();
      directions.pop();
      continue;
    }
    directions[depth] = direction + 1;
    const here = path[depth]!;
    const landing = jumpFrom(board, cell, here, direction, rules.long) as Cell;
    if (landing < 0 || path.includes(landing) || !mayGoOn(rules, seat, here, landing)) continue;
    path.push(landing);
    if (mayEndAt(rules, seat, cell, landing)) {
      yield path.slice();
    } else if (!leadsToAnEnd(rules, board, seat, path)) {
      // Without this, the search could run for ever among cells where nothing may end.
      path.pop();
      continue;
    }
    directions.push(0);
  }
}
