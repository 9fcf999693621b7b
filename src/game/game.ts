import type { Cell } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Outcome } from "../outcome/outcome.ts";
import { positionIn } from "../position/_over.ts";
import type { Position } from "../position/position.ts";
import { RulesError } from "../problem/error.ts";
import { unfit } from "../problem/problem.ts";

/**
 * What a seat did when it was its turn: a move or a chosen pass. A skipped seat (R4.3) leaves no turn.
 * @since 0.1.0
 */
export type Turn =
  | {
      /** Who moved. */
      readonly seat: Seat;
      /** Where the piece stood. */
      readonly from: Cell;
      /** Where it ended. */
      readonly to: Cell;
      /** Both ends and every landing; as given when three cells or more were given, else canonical (R3.10). */
      readonly path: readonly Cell[];
    }
  | {
      /** Who passed. */
      readonly seat: Seat;
      /** Marks a pass (R4.3). */
      readonly pass: true;
    };

/**
 * A game: where it began, where it stands, what was done and how it ended. Plain, frozen data. Its JSON may change with
 * a minor release: store records.
 * @since 0.1.0
 */
export interface Game {
  /** The first position, seats without a move skipped (R4.5). */
  readonly start: Position;
  /** The current position. */
  readonly position: Position;
  /** What was done, in order. */
  readonly turns: readonly Turn[];
  /** How the game ended, or null while it goes on. */
  readonly outcome: Outcome | null;
  /** The keys of all positions from the start on, for repetition (R7.2). */
  readonly keys: readonly string[];
}

/** The game that was handed in; throws RulesError `NOT_A_GAME` for anything else, such as a bare position. */
export const gameIn = (game: Game): Game => {
  const value: Partial<Game> | null | undefined = game;
  if (
    typeof value === "object" &&
    value !== null &&
    Array.isArray(value.turns) &&
    Array.isArray(value.keys) &&
    value.outcome !== undefined
  ) {
    positionIn(game);
    return game;
  }
  throw new RulesError(unfit("NOT_A_GAME", "a game", game));
};

/** A frozen game; every one is made here. */
export const makeGame = (
  start: Position,
  position: Position,
  turns: readonly Turn[],
  outcome: Outcome | null,
  keys: readonly string[],
): Game => Object.freeze({ start, position, turns, outcome, keys });
