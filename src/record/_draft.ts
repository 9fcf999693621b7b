import type { Cell } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Problem } from "../problem/problem.ts";
import type { Location } from "./_cursor.ts";

/** A turn being read. */
export type DraftTurn =
  | { from: Cell; to: Cell; path?: readonly Cell[]; round?: number; comments?: readonly string[] }
  | { pass: true; round?: number; comments?: readonly string[] };

/** An ending being read. */
export type DraftEnding =
  | { reason: "resignation" | "time"; by: Seat; round?: number; comments?: readonly string[] }
  | { reason: "unfinished"; round?: number; comments?: readonly string[] };

/** A claimed place: a seat and a number, or what stands for them; of text, the offsets of both in the value. */
export interface DraftClaim {
  readonly seat: unknown;
  readonly place: unknown;
  readonly seatOffset?: number;
  readonly placeOffset?: number;
}

/** Where the parts of a record stand in a text: the values of tags, but each of the other tags as a whole. */
export interface Where {
  /** Where a record without one begins, or its rules. */
  readonly variant: Location;
  readonly rules: Location | undefined;
  readonly start: Location | undefined;
  readonly result: Location | undefined;
  readonly termination: Location | undefined;
  readonly tags: readonly Location[];
}

/**
 * A record as it was found in a text or a value, or put together here. What the rules have no say in was checked where it was read;
 * everything of type unknown is still to be checked.
 */
export interface Draft {
  /** The id of the rules, or the rules. */
  readonly variant: unknown;
  /** The rules of that id as JSON, when the record brings them along. */
  readonly rules?: string | undefined;
  /** A position; of text, its seven fields. */
  readonly start: unknown;
  readonly tags: unknown;
  readonly comments: readonly string[];
  readonly turns: readonly DraftTurn[];
  readonly ending: DraftEnding | null;
  /** The claimed places, null for none. */
  readonly result: readonly DraftClaim[] | null;
  readonly termination: unknown;
  /** What is wrong with its comments, turns and ending. */
  readonly faults?: readonly Problem[];
  /** Only of a draft from text. */
  readonly where?: Where;
}
