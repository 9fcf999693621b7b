import type { Seat } from "../geometry/seat.ts";

/** Allowed values of the fields of a rule set that are words (R2). */
export const jumpKinds = ["short", "long"] as const;
/** @internal */
export const otherCornersKinds = ["pass", "free", "closed"] as const;
/** @internal */
export const goalLockKinds = ["landing", "move", "off"] as const;
/** @internal */
export const arrivalKinds = ["any", "most", "all"] as const;
/** @internal */
export const passingKinds = ["forced", "allowed"] as const;

/**
 * A rule set as plain, frozen, JSON-safe data (R2). Presets are values of this type; {@link defineVariant} makes others.
 * @since 0.1.0
 */
export interface Variant {
  /** `[a-z0-9-]+`, at most 64 characters. */
  readonly id: string;
  /** For people, at most 200 characters. */
  readonly name?: string;
  /** Two to six distinct seats in turn order (R4.1). */
  readonly seats: readonly Seat[];
  /** Pieces of each seat; 15 needs seats that are not neighbours (R1.4). */
  readonly pieces: 10 | 15;
  /** Whether jumps are only over a neighbour, or also at a distance (R3.3, R3.4). */
  readonly jumps: "short" | "long";
  /** The seats split into two or more equal teams of two or more, or null (R6.3). */
  readonly teams: readonly (readonly Seat[])[] | null;
  /** What corners that are neither the mover's home nor goal are to it (R3.7). */
  readonly otherCorners: "pass" | "free" | "closed";
  /** Whether a piece may leave the goal again (R3.8). */
  readonly goalLock: "landing" | "move" | "off";
  /** How many pieces in a full goal must be one's own (R6.1). */
  readonly arrival: "any" | "most" | "all";
  /** The move of a seat after which pieces still at home eliminate it, from 1, or null (R5.1). */
  readonly homeDeadline: number | null;
  /** Whether the second of two seats has a last move after the first arrives (R6.4). */
  readonly reply: boolean;
  /** The last round, from 1, or null (R7.2). */
  readonly roundLimit: number | null;
  /** The occurrence of a position that ends the game, from 2, or null (R7.2). */
  readonly repetition: number | null;
  /** Whether the game goes on for the next places after the first arrival (R6.3). */
  readonly playOn: boolean;
  /** Whether a seat passes only when it cannot move, or also by choice (R4.3). */
  readonly passing: "forced" | "allowed";
}

/**
 * What {@link defineVariant} takes: every field of a rule set.
 * @since 0.1.0
 */
export type VariantSpec = Variant;
