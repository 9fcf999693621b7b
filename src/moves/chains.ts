import { type Cell, toCell } from "../geometry/cell.ts";
import { isOver, positionIn } from "../position/_over.ts";
import type { GameOrPosition } from "../position/position.ts";
import { type Rules, rulesOf, type SeatRules } from "../variants/_rules.ts";
import { mayEndAt, mayGoOn } from "./_path.ts";
import { jumpFrom } from "./_ray.ts";
import { moverOf } from "./list.ts";

/**
 * How far {@link jumpChains} goes.
 * @since 0.1.0
 */
export interface ChainOptions {
  /** The most chains to give, from 0; all of them if left out. */
  readonly limit?: number;
}

/** Whether a chain that stands on a cell can still come to a cell where it may end. */
const leadsToAnEnd = (rules: Rules, board: string, seat: SeatRules, path: readonly Cell[]): boolean => {
  const from = path[0] as Cell;
  const seen = new Set<number>(path);
  const queue: number[] = [path[path.length - 1] as Cell];
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    for (let direction = 0; direction < 6; direction++) {
      const landing = jumpFrom(board, from, here, direction, rules.variant.jumps === "long");
      if (landing < 0 || seen.has(landing) || !mayGoOn(rules, seat, here, landing)) continue;
      if (mayEndAt(rules, seat, from, landing)) return true;
      seen.add(landing);
      queue.push(landing);
    }
  }
  return false;
};

/**
 * Every chain of one piece that may end, one by one (R3.1, R3.6): depth first in the order of directions of R3.10, a chain before those
 * that extend it. There can be millions: stop when you have enough, or set a limit. Steps are no chains.
 *
 * @param at - a game or position
 * @param cell - where the piece stands
 * @param options - how many chains to give at most
 * @returns a lazy sequence of paths, both ends included; empty when no piece of the seat to move stands there
 * @example
 * ```ts
 * import { cellName, createGame, jumpChains, parseCell } from "sternhalma";
 *
 * const chains = [...jumpChains(createGame("classic-2"), parseCell("l3"))];
 * chains.map((path) => path.map(cellName).join("-")); // ["l3-l5", "l3-j5"]
 * ```
 * @since 0.1.0
 */
export function* jumpChains(
  at: GameOrPosition,
  cell: Cell,
  options: ChainOptions = {},
): Generator<Cell[], void, undefined> {
  const position = positionIn(at);
  let left = options?.limit ?? Number.POSITIVE_INFINITY;
  if (isOver(at) || toCell(cell) === undefined || !(left > 0)) return;
  const rules = rulesOf(position.variant);
  const seat = moverOf(rules, position);
  const { board } = position;
  if (seat === undefined || board.charCodeAt(cell) !== seat.letter) return;
  const long = rules.variant.jumps === "long";
  const path: Cell[] = [cell];
  // Where to go on looking, at each cell of the path.
  const directions = [0];
  while (path.length > 0) {
    const depth = path.length - 1;
    const direction = directions[depth] as number;
    if (direction === 6) {
      path.pop();
      directions.pop();
      continue;
    }
    directions[depth] = direction + 1;
    const here = path[depth] as Cell;
    const landing = jumpFrom(board, cell, here, direction, long) as Cell;
    if (landing < 0 || path.includes(landing) || !mayGoOn(rules, seat, here, landing)) continue;
    path.push(landing);
    if (mayEndAt(rules, seat, cell, landing)) {
      yield path.slice();
      if (--left <= 0) return;
    } else if (!leadsToAnEnd(rules, board, seat, path)) {
      // Without this a search among cells where nothing may end could run for ever between two chains.
      path.pop();
      continue;
    }
    directions.push(0);
  }
}
