import { positionIn } from "../position/door.ts";
import { isMadePosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import { samePosition } from "../position/state.ts";
import type { PositionCode, VariantCode } from "../problem/codes.ts";
import { attempt, RulesError } from "../problem/error.ts";
import { copyOf, fieldOf, fieldsOf, headOf } from "../problem/foreign.ts";
import { problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { beginGame } from "./begin.ts";
import { checkMove, currentOf, isRefusal } from "./check-move.ts";
import type { Game, GameOrPosition } from "./game.ts";
import { leave } from "./leaving.ts";
import { isMadeGame } from "./made.ts";
import { afterLegal } from "./turn.ts";

const refuse = (expected: string, what?: string, ply?: number): never => {
  throw new RulesError(problem("NOT_A_GAME", { expected, ...(ply === undefined ? {} : { ply }) }, what));
};

/** The game that foreign turns lead to from a start. */
const replayed = (start: Position, turns: unknown): Game => {
  let game = beginGame(start);
  if (!samePosition(game.position, start)) return refuse("a start whose seat to move has a move");
  const length = fieldOf(turns, "length") as number;
  // One by one, so that a list of any length costs no more than its legal turns.
  for (let index = 0; index < length; index++) {
    const given = fieldOf(turns, `${index}`);
    const copy = copyOf(given);
    if (copy === undefined) return refuse("legal turns", shown(given), index + 1);
    const turn = checkMove(game, copy);
    if (isRefusal(turn)) return refuse("legal turns", turn.message, index + 1);
    game = afterLegal(game, turn);
  }
  return game;
};

/** The replayed game, ended as a foreign outcome says, which must then be its own. */
const ended = (game: Game, given: Record<string, unknown>): Game => {
  const { reason, by } = given;
  const left = reason === "resignation" || reason === "time" ? leave(game, by, reason) : success(game);
  const outcome = left.ok ? left.value.outcome : null;
  const places = copyOf(given.places) ?? {};
  const { seats } = game.position.variant;
  const agrees =
    outcome !== null &&
    outcome.reason === reason &&
    outcome.by === by &&
    Object.keys(places).length === seats.length &&
    seats.every((seat) => places[seat] === outcome.places[seat]);
  return left.ok && agrees ? left.value : refuse("the outcome its turns lead to");
};

/** Reads a foreign game: it is one if its turns lead from its start to its position and outcome. */
const read = (value: unknown): Game => {
  const { spec, faults } = fieldsOf(value, ["start", "position", "turns", "outcome"], "NOT_A_GAME");
  const { start, position, turns, outcome } = spec;
  // If a position is wrong by itself, its own code tells more.
  const [first, last] = [start, position].map((one) => (one === undefined ? undefined : positionIn(one as Position)));
  if (faults.length > 0) return refuse("start, position, turns and outcome", faults[0]!.message);
  if (headOf(turns, 0) === undefined) return refuse("a list of turns", shown(turns));
  const game = replayed(first!, turns);
  if (!samePosition(game.position, last!)) {
    return refuse("turns that lead to its position", undefined, Math.max(game.turns.length, 1));
  }
  if (outcome !== null) return ended(game, copyOf(outcome) ?? {});
  return game.outcome === null ? game : refuse("the outcome its turns lead to", "null");
};

/** The game meant; throws RulesError `NOT_A_GAME`, or a code of its positions. */
export const gameIn = (value: Game): Game => {
  if (isMadeGame(value)) return value;
  if (fieldOf(value, "position") === undefined) throw new RulesError(unfit("NOT_A_GAME", "a game", value));
  return read(value);
};

/**
 * Checks that a value from outside is a game: its turns lead by the rules from its start to its position and outcome. Every function
 * checks a copy again, so check it once and go on with the game you get, which is not checked again.
 *
 * @param value - anything, for instance parsed JSON
 * @returns a frozen game that shares nothing with the value, or what is wrong; a game made by the library is returned itself
 * @example
 * ```ts
 * import { checkGame, createGame, play } from "sternhalma";
 *
 * const stored = JSON.stringify(play(createGame("classic-2"), "l4-l5"));
 * checkGame(JSON.parse(stored)).ok; // true
 * const forged = { ...JSON.parse(stored), turns: [] };
 * const result = checkGame(forged);
 * result.ok ? "" : result.error.code; // "NOT_A_GAME"
 * ```
 * @since 0.2.0
 */
export const checkGame = (value: unknown): Result<Game, PositionCode | VariantCode> =>
  attempt(() => gameIn(value as Game));

/** The game or position meant; throws RulesError with a position or variant code, or `NOT_A_GAME`. */
export const stateIn = (value: GameOrPosition): GameOrPosition => {
  if (isMadeGame(value) || isMadePosition(value)) return value;
  return fieldOf(value, "position") === undefined ? positionIn(value as Position) : read(value);
};

/** The position meant by a game or position; throws as {@link stateIn}. */
export const currentIn = (value: GameOrPosition): Position => currentOf(stateIn(value));
