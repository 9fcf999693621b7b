import type { MoveInput } from "../moves/_input.ts";
import { isRefusal, judge } from "../moves/explain.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { positionKey } from "../position/read.ts";
import type { MoveCode } from "../problem/codes.ts";
import type { Problem } from "../problem/problem.ts";
import { rulesOf } from "../variants/_rules.ts";
import { judgeTurn, turnOf, withRepetition } from "./_turn.ts";
import { type Game, makeGame, type Turn } from "./game.ts";

/*
 * A game being played move after move, for whoever needs only some of its states: growing lists instead of a new frozen list for
 * each move, so that a long record costs its length and not the square of it.
 */

/** A game in progress; private to whoever made it. */
export interface Course {
  readonly start: Position;
  position: Position;
  outcome: Outcome | null;
  readonly turns: Turn[];
  readonly keys: string[];
  /** How often each key has occurred. */
  readonly seen: Map<string, number>;
}

/** A course that goes on from a game. */
export const course = (game: Game): Course => {
  const seen = new Map<string, number>();
  for (const key of game.keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return {
    start: game.start,
    position: game.position,
    outcome: game.outcome,
    turns: game.turns.slice(),
    keys: game.keys.slice(),
    seen,
  };
};

/** Plays one move; when it is refused nothing changes and the problem, with its ply, is returned. */
export const proceed = (going: Course, move: MoveInput): Problem<MoveCode> | undefined => {
  const meant = judge(going, move);
  if (isRefusal(meant)) return { ...meant, ply: going.turns.length + 1 };
  const rules = rulesOf(going.position.variant);
  const judged = judgeTurn(rules, going.position, meant);
  const key = positionKey(judged.position);
  const occurrence = (going.seen.get(key) ?? 0) + 1;
  const { position, outcome } = withRepetition(rules, judged, occurrence);
  going.turns.push(turnOf(going.position, meant));
  going.keys.push(key);
  going.seen.set(key, occurrence);
  going.position = position;
  going.outcome = outcome;
  return undefined;
};

/** The game as it stands; the course may go on afterwards. */
export const toGame = ({ start, position, turns, outcome, keys }: Course): Game =>
  makeGame(start, position, Object.freeze(turns.slice()), outcome, Object.freeze(keys.slice()));
