import type { Outcome } from "../outcome/outcome.ts";
import { afterTurn } from "../outcome/turn.ts";
import { keyOfPosition } from "../position/key.ts";
import type { Position } from "../position/position.ts";
import type { MoveCode } from "../problem/codes.ts";
import type { Problem } from "../problem/problem.ts";
import { checkMove, isRefusal } from "./check-move.ts";
import type { Game, Turn } from "./game.ts";
import { lineOf, makeGame } from "./made.ts";
import { turnOf, withRepetition } from "./turn.ts";

/*
 * A game played turn by turn, for callers that need only some of its states: growing lists instead of a new frozen list for each turn,
 * so that the cost of a record grows with its length and not with the square of it.
 */

/** A game in progress; private to its maker. */
export interface Course {
  readonly start: Position;
  position: Position;
  outcome: Outcome | null;
  /** How many turns were taken. */
  plies: number;
  /** The turns; left empty if the course does not keep them. */
  readonly turns: Turn[];
  /** All positions; left empty if the course does not keep turns. */
  readonly positions: Position[];
  /** How often each key has occurred; left empty if the rules do not need it. */
  readonly seen: Map<string, number>;
  /** Whether turns and positions are kept. Only checking moves saves working out their paths, which cost more. */
  readonly keeps: boolean;
}

const count = (seen: Map<string, number>, position: Position): number => {
  const key = keyOfPosition(position);
  const occurrence = (seen.get(key) ?? 0) + 1;
  seen.set(key, occurrence);
  return occurrence;
};

/** A course that goes on from a game made here. */
export const course = (game: Game, keeps = true): Course => {
  const { start, position, outcome, turns } = game;
  const positions = lineOf(game).positions.slice(0, turns.length + 1);
  const seen = new Map<string, number>();
  if (position.variant.repetition !== null) for (const one of positions) count(seen, one);
  return {
    start,
    position,
    outcome,
    plies: turns.length,
    // Spread, since `slice` is slow on frozen lists.
    turns: keeps ? [...turns] : [],
    positions: keeps ? positions : [],
    seen,
    keeps,
  };
};

/** Plays one move in any form; if it is refused, nothing changes and the problem is returned, with its ply. */
export const proceed = (going: Course, move: unknown): Problem<MoveCode> | undefined => {
  const checked = checkMove(going, move);
  if (isRefusal(checked)) return { ...checked, ply: going.plies + 1 };
  const settled = afterTurn(going.position, checked.path);
  const { position, outcome } = withRepetition(settled, () => count(going.seen, settled.position));
  if (going.keeps) {
    going.turns.push(turnOf(going.position, checked));
    going.positions.push(position);
  }
  going.plies++;
  going.position = position;
  going.outcome = outcome;
  return undefined;
};

/** The game as it stands, for a course that keeps its turns; the course may go on afterwards. */
export const toGame = ({ start, position, turns, outcome, positions }: Course): Game =>
  makeGame(start, position, Object.freeze([...turns]), outcome, { positions: [...positions], hashes: [] });
