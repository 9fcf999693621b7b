import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { Marking } from "../problem/mark.ts";
import type { Problem } from "../problem/problem.ts";
import type { Location } from "./_cursor.ts";
import type { Where } from "./_draft.ts";
import type { GameRecord } from "./record.ts";

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

/** What is known of the text of a record. It is kept beside the record and is no part of it: a copy from JSON has none. */
export interface Source {
  readonly where: Where;
  /** Where the turns stand, and last the ending, or where it would. */
  readonly turns: readonly Location[];
  /** What its turns lead to, when they had to be played to judge the round numbers, which are right then. */
  readonly replayed: Replayed | undefined;
}

class MadeRecord extends Marking {
  readonly #source: Source | null;

  constructor(record: GameRecord, source: Source | null) {
    super(record);
    this.#source = source;
  }

  /** Undefined for what was not made here. */
  static sourceOf(value: unknown): Source | null | undefined {
    return typeof value === "object" && value !== null && #source in value ? (value as MadeRecord).#source : undefined;
  }
}

/** Whether a record was made here. */
export const isMadeRecord = (value: unknown): value is GameRecord => MadeRecord.sourceOf(value) !== undefined;

/** Where a record made here was read, if it was. */
export const sourceOf = (record: GameRecord): Source | null => MadeRecord.sourceOf(record) ?? null;

/** A frozen record of checked parts, deeply frozen with it; nobody else may hold them to change them. */
export const makeRecord = (parts: Omit<GameRecord, "format">, source: Source | null = null): GameRecord => {
  const { variant, start, tags, comments, turns, ending, result, termination } = parts;
  for (const tag of tags) Object.freeze(tag);
  for (const turn of turns) {
    if (turn.comments !== undefined) Object.freeze(turn.comments);
    if ("path" in turn) Object.freeze(turn.path);
    Object.freeze(turn);
  }
  if (ending?.comments !== undefined) Object.freeze(ending.comments);
  for (const part of [tags, comments, turns, ending, result]) Object.freeze(part);
  const record: GameRecord = { format: 1, variant, start, tags, comments, turns, ending, result, termination };
  new MadeRecord(record, source);
  return Object.freeze(record);
};
