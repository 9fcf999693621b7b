import { proceed, toGame } from "../game/course.ts";
import type { Game, Turn } from "../game/game.ts";
import { leave } from "../game/leaving.ts";
import type { Played } from "../game/play.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { ProblemCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { failure, type Result, success } from "../problem/problem.ts";
import { begin } from "./_begin.ts";
import { readRecordValue, recordIn } from "./door.ts";
import type { GameRecord } from "./record.ts";

/**
 * One turn of a replayed record.
 * @since 0.1.0
 */
export interface ReplayStep {
  /** Which turn, from 1. */
  readonly ply: number;
  /** What was done, with its path. */
  readonly turn: Turn;
  /** The position after it. */
  readonly position: Position;
  /** How the game ended by it, or null. */
  readonly outcome: Outcome | null;
  /** The comments after it. */
  readonly comments: readonly string[];
}

/**
 * A record being replayed. Nothing is played before it is asked for, and every loop over it plays anew.
 * @since 0.1.0
 */
export interface Replay {
  /** The start, then the position after each turn, up to the first that is refused. */
  readonly positions: Iterable<Position>;
  /** The turns in order, up to the first that is refused. */
  readonly steps: Iterable<ReplayStep>;
  /**
   * Plays all: the game as far as it is legal, its ending included, and the problem of the first turn that is refused.
   *
   * @returns game and problem, as `playAll` gives them
   */
  readonly played: () => Played;
}

/** Ends a game as its record says; the problem has the ply after the last turn. @internal */
export const leaveAsWritten = (game: Game, { ending }: GameRecord): Result<Game> => {
  if (ending === null || ending.reason === "unfinished") return success(game);
  return leave(game, ending.by, ending.reason);
};

const playedOf = (record: GameRecord): Played => {
  const going = begin(record, true);
  for (const turn of record.turns) {
    const problem = proceed(going, turn);
    if (problem !== undefined) return { game: toGame(going), problem };
  }
  const game = toGame(going);
  const left = leaveAsWritten(game, record);
  return left.ok
    ? { game: left.value }
    : { game, problem: { ...left.error, ply: record.turns.length + 1 } as NonNullable<Played["problem"]> };
};

/**
 * Plays a record turn by turn, as lazily as it is looked at.
 *
 * @param record - a record
 * @returns its positions and turns as far as they are legal
 * @throws {@link RulesError} with the problem of a value that is no record
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { parseRecord, replay } from "sternhalma/record";
 *
 * const text = '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-e13 2. l5-l7 *';
 * const { positions, played } = replay(unwrap(parseRecord(text)));
 * [...positions].map(({ turn }) => turn); // ["white", "black", "white"]
 * played().problem?.ply; // 3
 * ```
 * @since 0.1.0
 */
export const replay = (record: GameRecord): Replay => {
  const checked = recordIn(record);
  const positions = function* (): Generator<Position> {
    const going = begin(checked);
    yield going.position;
    for (const turn of checked.turns) {
      if (proceed(going, turn) !== undefined) return;
      yield going.position;
    }
  };
  const steps = function* (): Generator<ReplayStep> {
    const going = begin(checked, true);
    for (const turn of checked.turns) {
      if (proceed(going, turn) !== undefined) return;
      const { position, outcome, plies } = going;
      yield { ply: plies, turn: going.turns[plies - 1]!, position, outcome, comments: turn.comments ?? [] };
    }
  };
  let done: Played | undefined;
  return Object.freeze({
    positions: Object.freeze({ [Symbol.iterator]: positions }),
    steps: Object.freeze({ [Symbol.iterator]: steps }),
    played: (): Played => {
      done ??= playedOf(checked);
      return done;
    },
  });
};

/**
 * The game of a record, its ending included.
 *
 * @param record - a record
 * @returns the game, to be played on when it is unfinished
 * @throws {@link RulesError} with the problem of the first turn that is refused and its ply, or of a value that is no record
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { gameOf, parseRecord } from "sternhalma/record";
 *
 * const text = '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 black resigns';
 * gameOf(unwrap(parseRecord(text))).outcome?.places; // { white: 1, black: 2 }
 * ```
 * @since 0.1.0
 */
export const gameOf = (record: GameRecord): Game => unwrap(tryGameOf(record));

/**
 * {@link gameOf} without exceptions.
 *
 * @param record - a record
 * @returns the game, or why not; {@link replay} has the part that is legal
 * @since 0.1.0
 */
export const tryGameOf = (record: GameRecord): Result<Game, ProblemCode> => {
  const checked = readRecordValue(record);
  if (!checked.ok) return checked;
  const { game, problem } = playedOf(checked.value);
  return problem === undefined ? success(game) : failure(problem);
};
