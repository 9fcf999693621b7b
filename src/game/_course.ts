import { isRefusal, type MoveInput } from "../moves/_input.ts";
import { judge } from "../moves/explain.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { positionKey } from "../position/read.ts";
import type { MoveCode } from "../problem/codes.ts";
import type { Problem } from "../problem/problem.ts";
import { rulesOf } from "../variants/_rules.ts";
import { judgeTurn, turnOf, withRepetition } from "./_turn.ts";
import { type Game, gameIn, makeGame, type Turn } from "./game.ts";

/*
 * A game being played move after move, for whoever needs only some of its states: growing lists instead of a new frozen list for
 * each move, so that a long record costs its length and not the square of it.
 */

/** A game in progress; private to whoever made it. */
export interface Course {
  readonly start: Position;
  position: Position;
  outcome: Outcome | null;
  /** How many turns were taken. */
  plies: number;
  /** The turns; left empty when the course does not keep them. */
  readonly turns: Turn[];
  /** The keys; left empty when the course does not keep turns. */
  readonly keys: string[];
  /** How often each key has occurred; left empty when the rules do not ask. */
  readonly seen: Map<string, number>;
  /** Whether turns and keys are kept. Whoever only checks moves saves their paths, which cost more than the moves. */
  readonly keeps: boolean;
}

/** A course that goes on from a game. */
export const course = (game: Game, keeps = true): Course => {
  gameIn(game);
  const seen = new Map<string, number>();
  for (const key of game.keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return {
    start: game.start,
    position: game.position,
    outcome: game.outcome,
    plies: game.turns.length,
    // Spread, since `slice` takes a slow way with frozen lists.
    turns: keeps ? [...game.turns] : [],
    keys: keeps ? [...game.keys] : [],
    seen,
    keeps,
  };
};

/** Plays one move; when it is refused nothing changes and the problem, with its ply, is returned. */
export const proceed = (going: Course, move: MoveInput): Problem<MoveCode> | undefined => {
  const meant = judge(going, move);
  if (isRefusal(meant)) return { ...meant, ply: going.plies + 1 };
  const rules = rulesOf(going.position.variant);
  const judged = judgeTurn(rules, going.position, meant);
  let occurrence = 1;
  if (going.keeps || rules.variant.repetition !== null) {
    const key = positionKey(judged.position);
    occurrence = (going.seen.get(key) ?? 0) + 1;
    going.seen.set(key, occurrence);
    if (going.keeps) going.keys.push(key);
  }
  const { position, outcome } = withRepetition(rules, judged, occurrence);
  if (going.keeps) going.turns.push(turnOf(going.position, meant));
  going.plies++;
  going.position = position;
  going.outcome = outcome;
  return undefined;
};

/** The game as it stands, without its turns when they are not kept; the course may go on afterwards. */
export const toGame = ({ start, position, turns, outcome, keys }: Course): Game =>
  makeGame(start, position, Object.freeze(turns.slice()), outcome, Object.freeze(keys.slice()));
