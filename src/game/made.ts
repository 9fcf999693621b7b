import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { Marking } from "../problem/mark.ts";
import type { Game, Turn } from "./game.ts";

/**
 * The positions of a game from its start on, for repetition (R7.2) and undo. Games that continue each other share one, which only
 * grows; each knows its own part of it by the number of its turns.
 */
export interface Line {
  readonly positions: Position[];
  /** A hash of each position, as far as needed so far. */
  readonly hashes: number[];
}

class MadeGame extends Marking {
  readonly #line: Line;

  constructor(game: Game, line: Line) {
    super(game);
    this.#line = line;
  }

  static lineOf(value: unknown): Line | undefined {
    return typeof value === "object" && value !== null && #line in value ? (value as MadeGame).#line : undefined;
  }
}

/** Whether a game was made here. */
export const isMadeGame = (value: unknown): value is Game => MadeGame.lineOf(value) !== undefined;

/** The line of a game made here. */
export const lineOf = (game: Game): Line => MadeGame.lineOf(game)!;

/** A frozen game; all are made here. Turns and outcome are frozen already. */
export const makeGame = (
  start: Position,
  position: Position,
  turns: readonly Turn[],
  outcome: Outcome | null,
  line: Line,
): Game => {
  const game: Game = { start, position, turns, outcome };
  new MadeGame(game, line);
  return Object.freeze(game);
};

/** The line up to some turns with one more position: the same line, unless another game has gone on from there. */
export const extended = (line: Line, turns: number, position: Position): Line => {
  const length = turns + 1;
  const next =
    line.positions.length === length
      ? line
      : { positions: line.positions.slice(0, length), hashes: line.hashes.slice(0, length) };
  next.positions.push(position);
  return next;
};

const hashOf = (board: string): number => {
  let hash = 0;
  for (let cell = 0; cell < board.length; cell++) hash = Math.imul(hash ^ board.charCodeAt(cell), 0x9e3779b1);
  return hash;
};

/** Whether two positions of one game are the same for repetition. Its lists only grow, so equal lengths mean equal lists. */
const areSame = (a: Position, b: Position): boolean =>
  a.board === b.board &&
  a.turn === b.turn &&
  a.arrived.length === b.arrived.length &&
  a.eliminated.length === b.eliminated.length;

/** How often the position after some turns has occurred up to there (R7.2). */
export const occurrences = ({ positions, hashes }: Line, turns: number): number => {
  while (hashes.length <= turns) hashes.push(hashOf(positions[hashes.length]!.board));
  const position = positions[turns]!;
  const hash = hashes[turns];
  let count = 1;
  for (let index = 0; index < turns; index++) {
    if (hashes[index] === hash && areSame(positions[index]!, position)) count++;
  }
  return count;
};
