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
  if (!samePosition(game.position, start)) return refuse("a start whose seat to move can");
  const length = fieldOf(turns, "length") as number;
  // One by one, so that a list of any length costs no more than the turns that are right.
  for (let index = 0; index < length; index++) {
    const turn = checkMove(game, copyOf(fieldOf(turns, `${index}`)));
    if (isRefusal(turn)) return refuse("turns by the rules", turn.message, index + 1);
    game = afterLegal(game, turn);
  }
  return game;
};

/** The replayed game, ended as a foreign outcome says, which must be that of the game. */
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
  return left.ok && agrees ? left.value : refuse("the outcome of its turns");
};

/** Reads a foreign game: it is one when its turns lead from its start to its position and outcome. */
const read = (value: unknown): Game => {
  const { spec, faults } = fieldsOf(value, ["start", "position", "turns", "outcome"], "NOT_A_GAME");
  const { start, position, turns, outcome } = spec;
  // Of a position that is wrong by itself, its own code says more.
  const [first, last] = [start, position].map((one) => (one === undefined ? undefined : positionIn(one as Position)));
  if (faults.length > 0) return refuse("start, position, turns and outcome", faults[0]!.message);
  if (headOf(turns, 0) === undefined) return refuse("a list of turns", shown(turns));
  const game = replayed(first!, turns);
  if (!samePosition(game.position, last!)) {
    return refuse("turns that lead to its position", undefined, Math.max(game.turns.length, 1));
  }
  if (outcome !== null) return ended(game, copyOf(outcome) ?? {});
  return game.outcome === null ? game : refuse("the outcome of its turns", "null");
};

/** The game meant; throws RulesError `NOT_A_GAME`, or a code of its positions. */
export const gameIn = (value: Game): Game => {
  if (isMadeGame(value)) return value;
  if (fieldOf(value, "position") === undefined) throw new RulesError(unfit("NOT_A_GAME", "a game", value));
  return read(value);
};

/**
 * Checks a value from outside to be a game: one whose turns lead by the rules from its start to its position and outcome. What has to
 * be asked more than once of a copy is better checked once: the answer costs no more to ask than any game made here.
 *
 * @param value - anything, for instance parsed JSON
 * @returns a frozen game that shares nothing with the value, or what is wrong; a game made here is itself the answer
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

/** The game or position meant; throws RulesError with a code of a position or variant, or `NOT_A_GAME`. */
export const stateIn = (value: GameOrPosition): GameOrPosition => {
  if (isMadeGame(value) || isMadePosition(value)) return value;
  return fieldOf(value, "position") === undefined ? positionIn(value as Position) : read(value);
};

/** The position meant by a game or position; throws as {@link stateIn}. */
export const currentIn = (value: GameOrPosition): Position => currentOf(stateIn(value));
