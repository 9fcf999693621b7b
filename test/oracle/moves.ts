// Steps, jumps and chains (R3) on a map from cell to seat.

import { type Cell, goalOf, neighboursOf, otherCornersOf, raysOf, type Seat } from "./board.ts";
import type { OracleRules } from "./rules.ts";

export type Board = ReadonlyMap<Cell, Seat>;

export interface OracleMove {
  readonly from: Cell;
  readonly to: Cell;
  readonly kind: "step" | "chain";
}

/** Where a jump in one direction lands, or undefined when there is none (R3.3, R3.4). */
function jumpAlong(rules: OracleRules, occupied: (cell: Cell) => boolean, ray: readonly Cell[]): Cell | undefined {
  const bridge = ray.findIndex(occupied);
  if (bridge === -1) return undefined;
  if (rules.jumps === "short" && bridge !== 0) return undefined;
  // The bridge is at distance k = bridge + 1, the landing at 2k, place 2k − 1 of the ray.
  const landingPlace = 2 * (bridge + 1) - 1;
  const landing = ray[landingPlace];
  if (landing === undefined) return undefined;
  for (const cell of ray.slice(bridge + 1, landingPlace + 1)) {
    if (occupied(cell)) return undefined;
  }
  return landing;
}

function isOtherCorner(rules: OracleRules, seat: Seat, cell: Cell): boolean {
  return otherCornersOf(seat, rules.pieces).has(cell);
}

function isGoal(rules: OracleRules, seat: Seat, cell: Cell): boolean {
  return goalOf(seat, rules.pieces).has(cell);
}

/** May the piece land here, given whether it has been on a goal cell in this move (R3.7 closed, R3.8 landing)? */
function mayLand(rules: OracleRules, seat: Seat, beenInGoal: boolean, to: Cell): boolean {
  if (rules.otherCorners === "closed" && isOtherCorner(rules, seat, to)) return false;
  if (rules.goalLock === "landing" && beenInGoal && !isGoal(rules, seat, to)) return false;
  return true;
}

/** May a move that started at `from` end here (R3.7 pass and closed, R3.8 move)? */
function mayEnd(rules: OracleRules, seat: Seat, from: Cell, to: Cell): boolean {
  if (rules.otherCorners !== "free" && isOtherCorner(rules, seat, to)) return false;
  if (rules.goalLock === "move" && isGoal(rules, seat, from) && !isGoal(rules, seat, to)) return false;
  return true;
}

/** R3.5: the moving piece is lifted, its starting cell is empty. */
function occupiedWithout(board: Board, from: Cell): (cell: Cell) => boolean {
  return (cell) => cell !== from && board.has(cell);
}

/** Ends of legal steps of the piece of `seat` on `from` (R3.2). */
function stepsOf(rules: OracleRules, board: Board, seat: Seat, from: Cell): Cell[] {
  const inGoal = isGoal(rules, seat, from);
  return neighboursOf(from).filter(
    (to) => !board.has(to) && mayLand(rules, seat, inGoal, to) && mayEnd(rules, seat, from, to),
  );
}

/** The next landings of a piece that started at `from` and now is on `at`, in direction order. */
function nextLandings(rules: OracleRules, board: Board, seat: Seat, from: Cell, at: Cell, beenInGoal: boolean): Cell[] {
  const occupied = occupiedWithout(board, from);
  const landings: Cell[] = [];
  for (const ray of raysOf(at)) {
    const landing = jumpAlong(rules, occupied, ray);
    if (landing !== undefined && landing !== from && mayLand(rules, seat, beenInGoal, landing)) {
      landings.push(landing);
    }
  }
  return landings;
}

/**
 * Every landing that some chain can reach, whether it may end there or not. A search over pairs (cell, been in the
 * goal): two visits of one pair have the same continuations, so a chain without revisits exists for each.
 */
function landingsOf(rules: OracleRules, board: Board, seat: Seat, from: Cell): Set<Cell> {
  interface Reached {
    readonly cell: Cell;
    readonly beenInGoal: boolean;
  }
  const keyOf = (reached: Reached) => `${reached.cell} ${reached.beenInGoal}`;
  const start: Reached = { cell: from, beenInGoal: isGoal(rules, seat, from) };
  const seen = new Set([keyOf(start)]);
  const queue = [start];
  const landings = new Set<Cell>();
  for (const { cell, beenInGoal } of queue) {
    for (const landing of nextLandings(rules, board, seat, from, cell, beenInGoal)) {
      const next = { cell: landing, beenInGoal: beenInGoal || isGoal(rules, seat, landing) };
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      landings.add(landing);
      queue.push(next);
    }
  }
  return landings;
}

/** Legal ends of chains of the piece on `from`. */
function chainEndsOf(rules: OracleRules, board: Board, seat: Seat, from: Cell): Cell[] {
  return [...landingsOf(rules, board, seat, from)].filter((to) => mayEnd(rules, seat, from, to));
}

/** R12.1: landings in other corners where the piece cannot stop. */
export function passThroughOf(rules: OracleRules, board: Board, seat: Seat, from: Cell): Cell[] {
  return [...landingsOf(rules, board, seat, from)].filter(
    (to) => isOtherCorner(rules, seat, to) && !mayEnd(rules, seat, from, to),
  );
}

/** All legal moves of one piece. */
export function movesOfPiece(rules: OracleRules, board: Board, seat: Seat, from: Cell): OracleMove[] {
  return [
    ...stepsOf(rules, board, seat, from).map((to): OracleMove => ({ from, to, kind: "step" })),
    ...chainEndsOf(rules, board, seat, from).map((to): OracleMove => ({ from, to, kind: "chain" })),
  ];
}

/** All legal moves of a seat, by 'from-to' (R3.10). */
export function movesOfSeat(rules: OracleRules, board: Board, seat: Seat): Map<string, OracleMove> {
  const moves = new Map<string, OracleMove>();
  for (const [from, owner] of board) {
    if (owner !== seat) continue;
    for (const move of movesOfPiece(rules, board, seat, from)) moves.set(`${from}-${move.to}`, move);
  }
  return moves;
}

/**
 * Every chain without revisits that may end, as a path of cells: depth first in direction order, a prefix before its
 * extensions. Written as a walk over routes, not as a flood fill, so that it can check the list of ends.
 */
export function chainsOf(rules: OracleRules, board: Board, seat: Seat, from: Cell, limit: number): Cell[][] {
  const chains: Cell[][] = [];
  const walk = (path: readonly Cell[], beenInGoal: boolean): void => {
    const at = path[path.length - 1] as Cell;
    for (const landing of nextLandings(rules, board, seat, from, at, beenInGoal)) {
      if (chains.length >= limit) return;
      if (path.includes(landing)) continue;
      const longer = [...path, landing];
      if (mayEnd(rules, seat, from, landing)) chains.push(longer);
      walk(longer, beenInGoal || isGoal(rules, seat, landing));
    }
  };
  walk([from], isGoal(rules, seat, from));
  return chains;
}

/**
 * The canonical path of a legal move (R3.10): the shortest, ties by direction order. Paths are grown jump by jump,
 * all of one length before the next, in the order of the tie-break. Of two equally long ways to one cell the first
 * found comes first at the jump where they differ, and so does each of its extensions: one path a cell is enough.
 */
export function canonicalPath(rules: OracleRules, board: Board, seat: Seat, from: Cell, to: Cell): Cell[] | undefined {
  if (stepsOf(rules, board, seat, from).includes(to)) return [from, to];
  if (!chainEndsOf(rules, board, seat, from).includes(to)) return undefined;
  let paths: Cell[][] = [[from]];
  const seen = new Set([from]);
  while (paths.length > 0) {
    const longer: Cell[][] = [];
    for (const path of paths) {
      const at = path[path.length - 1] as Cell;
      const beenInGoal = path.some((cell) => isGoal(rules, seat, cell));
      for (const landing of nextLandings(rules, board, seat, from, at, beenInGoal)) {
        if (seen.has(landing)) continue;
        seen.add(landing);
        longer.push([...path, landing]);
      }
    }
    const found = longer.find((path) => path[path.length - 1] === to);
    if (found !== undefined) return found;
    paths = longer;
  }
  return undefined;
}
