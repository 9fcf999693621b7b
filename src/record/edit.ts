import { beginGame, startOf } from "../game/begin.ts";
import { proceed } from "../game/course.ts";
import { gameIn } from "../game/door.ts";
import type { Game, Turn } from "../game/game.ts";
import { lineOf } from "../game/made.ts";
import { samePosition } from "../position/state.ts";
import { attempt, unwrap } from "../problem/error.ts";
import { optionsOf } from "../problem/options.ts";
import { failure, type Problem, problem, type Result, success, unfit } from "../problem/problem.ts";
import { begin } from "./_begin.ts";
import { commentsIn, recordOfDraft, tagsIn } from "./_check.ts";
import type { DraftEnding, DraftTurn } from "./_draft.ts";
import { claimsOf } from "./_value.ts";
import { readRecordValue, recordIn, unlimited } from "./door.ts";
import { makeRecord } from "./made.ts";
import type { GameRecord, RecordEnding, RecordTag, RecordTurn } from "./record.ts";

/**
 * What {@link recordOf} adds to a game.
 * @since 0.1.0
 */
export interface RecordOfOptions {
  /** Tags in order: players (`White`, …), `Event`, `Site`, `Date`, `Round`, others; those of `like` if left out. */
  readonly tags?: readonly RecordTag[];
  /** A record whose tags and comments are taken over, the comments for as long as its moves are those of the game. */
  readonly like?: GameRecord;
}

const sameTurn = (turn: Turn, other: RecordTurn | undefined): boolean =>
  other !== undefined &&
  ("pass" in turn ? "pass" in other : !("pass" in other) && turn.from === other.from && turn.to === other.to);

/** How many turns a game and a record have in common from the start on. */
const sharedTurns = ({ turns }: Game, like: GameRecord): number => {
  const first = turns.findIndex((turn, index) => !sameTurn(turn, like.turns[index]));
  return first < 0 ? turns.length : first;
};

/** How the turns of a game end, with the comments of another ending that says the same. */
const endingOf = ({ outcome }: Game, other: RecordEnding | null): DraftEnding | null => {
  const { reason, by } = outcome ?? { reason: "unfinished", by: null };
  if (reason !== "unfinished" && reason !== "resignation" && reason !== "time") return null;
  const ending: DraftEnding = reason === "unfinished" ? { reason } : { reason, by: by! };
  const same = other?.reason === reason && (other.reason === "unfinished" || other.by === by);
  if (same && other.comments !== undefined) ending.comments = other.comments;
  return ending;
};

/**
 * The record of a game, with its round numbers, and its places when it is over.
 *
 * @param game - a game, over or not
 * @param options - tags, and a record whose comments are kept
 * @returns a frozen record
 * @throws {@link RulesError} `BAD_TAG`, `TAG_TWICE`, `TAG_UNKNOWN_SEAT`; the code of a position, for a start that no text can hold
 * (`PIECE_COUNT`, …); `NOT_A_GAME`; `BAD_OPTION`, `OPTION_UNKNOWN`
 * @example
 * ```ts
 * import { createGame, play, resign } from "sternhalma";
 * import { recordOf } from "sternhalma/record";
 *
 * const game = resign(play(createGame("classic-2"), "l4-l5"), "black");
 * const record = recordOf(game, { tags: [["White", "Ana"], ["Black", "Rui"]] });
 * record.ending; // { reason: "resignation", by: "black" }
 * record.result; // { white: 1, black: 2 }
 * ```
 * @since 0.1.0
 */
export const recordOf = (game: Game, options?: RecordOfOptions): GameRecord => unwrap(tryRecordOf(game, options));

/**
 * {@link recordOf} without exceptions.
 *
 * @param game - a game, over or not
 * @param options - tags, and a record whose comments are kept
 * @returns a frozen record, or all that is wrong
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`
 * @since 0.1.0
 */
export const tryRecordOf = (game: Game, options?: RecordOfOptions): Result<GameRecord> => {
  const given = optionsOf(options, ["tags", "like"]);
  const whole = attempt(() => gameIn(game));
  if (!whole.ok) return whole;
  const like = given.like === undefined ? undefined : readRecordValue(given.like);
  return like?.ok === false ? like : recordOfGame(whole.value, given.tags, like?.value);
};

/** The turns of a game as a record has them, with the numbers of rounds, the first ones with the comments of others. */
const turnsOf = (game: Game, others: readonly RecordTurn[]): DraftTurn[] => {
  const { positions } = lineOf(game);
  return game.turns.map((turn, index) => {
    const draft: DraftTurn = "pass" in turn ? { pass: true } : { from: turn.from, to: turn.to };
    if ("from" in draft && "path" in turn && turn.path.length > 2) draft.path = turn.path;
    const { round } = positions[index]!;
    if (round !== positions[index - 1]?.round) draft.round = round;
    const comments = others[index]?.comments;
    if (comments !== undefined) draft.comments = comments;
    return draft;
  });
};

const recordOfGame = (game: Game, tags: unknown, like: GameRecord | undefined): Result<GameRecord> => {
  const { start, outcome, turns } = game;
  const { variant } = start;
  const shared = like === undefined ? 0 : sharedTurns(game, like);
  const ending = endingOf(game, shared === turns.length && shared === like?.turns.length ? like.ending : null);
  const draft = {
    variant,
    start: samePosition(start, beginGame(startOf(variant)).position) ? null : start,
    tags: tags ?? like?.tags,
    comments: like?.comments ?? [],
    turns: turnsOf(game, like?.turns.slice(0, shared) ?? []),
    ending,
    result: claimsOf(outcome?.places),
    termination: outcome?.reason,
  };
  return recordOfDraft(draft, unlimited());
};

const isPly = (record: GameRecord, ply: number): boolean =>
  Number.isInteger(ply) && ply >= 0 && ply <= record.turns.length;

/**
 * The record of the first turns only, unfinished again: for going back, and for resuming a game from there.
 * `cutRecord(record, record.turns.length - 1)` takes back the last turn.
 *
 * @param record - a record; stays as it is
 * @param ply - how many turns to keep, from 0; their comments are kept too
 * @returns the shorter record without result, or undefined when there are not so many turns
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { cutRecord, parseRecord } from "sternhalma/record";
 *
 * const record = unwrap(parseRecord('[Format "1"]\n[Variant "classic-2"]\n\nl4-l5 e14-e13 white resigns'));
 * cutRecord(record, 1)?.turns.length; // 1
 * cutRecord(record, 1)?.ending; // { reason: "unfinished" }
 * cutRecord(record, 3); // undefined
 * ```
 * @since 0.1.0
 */
export const cutRecord = (record: GameRecord, ply: number): GameRecord | undefined => {
  const whole = recordIn(record);
  if (!isPly(whole, ply)) return undefined;
  const turns = whole.turns.slice(0, ply);
  return makeRecord({ ...whole, turns, ending: { reason: "unfinished" }, result: null, termination: null });
};

/**
 * The record with other comments at one place.
 *
 * @param record - a record; stays as it is
 * @param ply - the turn whose comments are replaced, from 1; 0 for those before the first turn
 * @param comments - the new comments, none for an empty list. One with a brace in it must be of one line, and no line of one may
 * begin with `[Format `
 * @returns a new record
 * @throws {@link RulesError} `BAD_FIELD` for a ply that there is not, `BAD_COMMENT` for a comment that no text can hold
 * @example
 * ```ts
 * import { createGame, play } from "sternhalma";
 * import { formatRecord, recordOf, withComments } from "sternhalma/record";
 *
 * const record = recordOf(play(createGame("classic-2"), "l4-l5"));
 * formatRecord(withComments(record, 1, ["[%clk 0:05:00]"])).split("\n")[3]; // "1. l4-l5 {[%clk 0:05:00]} *"
 * ```
 * @since 0.1.0
 */
export const withComments = (record: GameRecord, ply: number, comments: readonly string[]): GameRecord =>
  unwrap(tryWithComments(record, ply, comments));

/**
 * {@link withComments} without exceptions.
 *
 * @param record - a record; stays as it is
 * @param ply - behind which turn, from 1; 0 for before the first
 * @param comments - all comments there
 * @returns a new record, or what is wrong
 * @since 0.1.0
 */
export const tryWithComments = (record: GameRecord, ply: number, comments: readonly string[]): Result<GameRecord> => {
  const checked = readRecordValue(record);
  if (!checked.ok) return checked;
  const { value: whole } = checked;
  const { turns } = whole;
  if (!isPly(whole, ply)) return failure(unfit("BAD_FIELD", `an integer from 0 to ${turns.length}`, ply, {}, "ply"));
  const list = commentsIn(comments);
  if (list === undefined) return failure(problem("BAD_COMMENT", { ply }));
  if (ply === 0) return success(makeRecord({ ...whole, comments: list }));
  const { comments: _, ...turn } = turns[ply - 1]!;
  const changed: RecordTurn = list.length === 0 ? turn : { ...turn, comments: list };
  return success(makeRecord({ ...whole, turns: [...turns.slice(0, ply - 1), changed, ...turns.slice(ply)] }));
};

/**
 * The record with other tags.
 *
 * @param record - a record; stays as it is
 * @param tags - all tags in order, those that are fields of a record (`Variant`, `Result`, …) left out
 * @returns a new record
 * @throws {@link RulesError} `BAD_TAG`, `TAG_TWICE`, `TAG_UNKNOWN_SEAT`
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 * import { recordOf, withTags } from "sternhalma/record";
 *
 * withTags(recordOf(createGame("classic-2")), [["Event", "Club evening"]]).tags; // [["Event", "Club evening"]]
 * ```
 * @since 0.1.0
 */
export const withTags = (record: GameRecord, tags: readonly RecordTag[]): GameRecord =>
  unwrap(tryWithTags(record, tags));

/**
 * {@link withTags} without exceptions.
 *
 * @param record - a record; stays as it is
 * @param tags - all tags in order
 * @returns a new record, or all that is wrong
 * @since 0.1.0
 */
export const tryWithTags = (record: GameRecord, tags: readonly RecordTag[]): Result<GameRecord> => {
  const checked = readRecordValue(record);
  if (!checked.ok) return checked;
  const faults: Problem[] = [];
  const list = tagsIn(tags ?? null, checked.value.variant, (fault) => faults.push(fault));
  return faults.length > 0 ? failure(...faults) : success(makeRecord({ ...checked.value, tags: list }));
};

/**
 * The record with a number before each turn that begins a round, and before no other, as {@link recordOf} has them. Behind a turn
 * that is refused there are none.
 *
 * @param record - a record, for instance one of another system without numbers
 * @returns a new record
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { formatRecord, recordFromJSON, withRounds } from "sternhalma/record";
 *
 * const turns = ["l4-l5", "e14-e13", "l5-l6"];
 * const log = unwrap(recordFromJSON({ format: 1, variant: "classic-2", turns, ending: { reason: "unfinished" } }));
 * formatRecord(withRounds(log)).split("\n")[3]; // "1. l4-l5 e14-e13 2. l5-l6 *"
 * ```
 * @since 0.1.0
 */
export const withRounds = (record: GameRecord): GameRecord => {
  const whole = recordIn(record);
  const going = begin(whole);
  let last = 0;
  let legal = true;
  const turns = whole.turns.map((turn) => {
    const { round: _, ...rest } = turn;
    const { round } = going.position;
    const begins = legal && round !== last;
    last = round;
    legal &&= proceed(going, turn) === undefined;
    return begins ? { ...rest, round } : rest;
  });
  if (whole.ending === null) return makeRecord({ ...whole, turns });
  const { round: _, ...ending } = whole.ending;
  return makeRecord({ ...whole, turns, ending });
};
