import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { Problem } from "../problem/problem.ts";
import type { GameRecord } from "./record.ts";

/*
 * Records made here are frozen and checked, so they are known by identity; others are checked first. Where a record's turns stand in
 * its text is kept beside it: it is no part of the record, and a copy from JSON has none.
 */

/** What playing the turns of a record came to. */
export interface Replayed {
  /** The last position that is right. */
  readonly position: Position;
  readonly outcome: Outcome | null;
  /** How many turns were played. */
  readonly plies: number;
  /** Why the next was refused, if one was. */
  readonly problem: Problem | undefined;
}

/** Where the parts of a record stand in a text; lines and columns from 1. */
export interface Source {
  /** Lines of the turns, and last of the ending when one is written. */
  readonly lines: readonly number[];
  /** Columns of the turns, and last of the ending. */
  readonly columns: readonly number[];
  /** The line of the tag `Result`, 0 without one. */
  readonly resultLine: number;
  /** The line of the tag `Termination`, 0 without one. */
  readonly terminationLine: number;
  /** What its turns lead to, when they had to be played to judge the round numbers, which are right then. */
  readonly replayed: Replayed | null;
}

const sources: WeakMap<GameRecord, Source | null> = /* @__PURE__ */ new WeakMap();

/** Freezes a checked record that nobody else holds, and remembers where it was read. */
export const own = (record: GameRecord, source: Source | null = null): GameRecord => {
  const { tags, comments, turns, ending, result } = record;
  for (const tag of tags) Object.freeze(tag);
  for (const turn of turns) {
    if (turn.comments !== undefined) Object.freeze(turn.comments);
    if ("path" in turn) Object.freeze(turn.path);
    Object.freeze(turn);
  }
  if (ending?.comments !== undefined) Object.freeze(ending.comments);
  for (const part of [tags, comments, turns, ending, result, record]) Object.freeze(part);
  sources.set(record, source);
  return record;
};

/** Whether a value is a record made and checked here. */
export const isOwn = (value: unknown): value is GameRecord =>
  typeof value === "object" && value !== null && sources.has(value as GameRecord);

/** Where a record was read, if it was. */
export const sourceOf = (record: GameRecord): Source | null => sources.get(record) ?? null;
