import type { Seat } from "../geometry/seat.ts";
import type { VariantCode } from "../problem/codes.ts";

const jumps = ["short", "long"] as const;
const otherCorners = ["pass", "free", "closed"] as const;
const goalLock = ["landing", "move", "off"] as const;
const arrival = ["any", "most", "all"] as const;
const passing = ["forced", "allowed"] as const;
const undecided = ["ranked", "shared"] as const;
const yesOrNo = [true, false] as const;

/**
 * A rule set as plain, frozen, JSON-safe data (R2). Presets are such values; {@link defineVariant} makes others.
 * @since 0.1.0
 */
export interface Variant {
  /** `[a-z0-9-]+`, at most 64 characters. */
  readonly id: string;
  /** For people, at most 200 characters. */
  readonly name?: string;
  /** Two to six distinct seats in turn order (R4.1). */
  readonly seats: readonly Seat[];
  /** Pieces per seat; with 15, no two seats may be neighbours (R1.4). */
  readonly pieces: 10 | 15;
  /** Whether pieces jump only over a neighbour, or over a distant piece too (R3.3, R3.4). */
  readonly jumps: (typeof jumps)[number];
  /** The seats split into two or more equal teams of two or more, or null (R6.3). */
  readonly teams: readonly (readonly Seat[])[] | null;
  /** What a piece may do in corners other than its home and goal (R3.7). */
  readonly otherCorners: (typeof otherCorners)[number];
  /** Whether a piece may leave the goal again (R3.8). */
  readonly goalLock: (typeof goalLock)[number];
  /** How many pieces in a full goal must be the seat's own (R6.1). */
  readonly arrival: (typeof arrival)[number];
  /** The move of a seat after which pieces still at home eliminate it, from 1, or null (R5.1). */
  readonly homeDeadline: number | null;
  /** Whether the second of two seats gets a last move after the first arrives (R6.4). */
  readonly reply: boolean;
  /** The last round, from 1, or null (R7.2). */
  readonly roundLimit: number | null;
  /** The occurrence of a position that ends the game, from 2, or null (R7.2). */
  readonly repetition: number | null;
  /** Whether the game goes on for the next places after the first arrival (R6.3). */
  readonly playOn: boolean;
  /** Whether a seat passes only when it cannot move, or also by choice (R4.3). */
  readonly passing: (typeof passing)[number];
  /** Whether the sides without a place are ranked at the end or share the best free place (R7.3). `ranked` if left out. */
  readonly undecided?: (typeof undecided)[number];
}

/** What the library knows about one field of a rule set. */
export interface VariantField {
  /** The release that added it; the first if left out. */
  readonly since?: string;
  /** All allowed values. */
  readonly values?: readonly unknown[];
  /** The least of a count that may also be null. */
  readonly least?: number;
  /** What a missing field means; that value is not kept. Without it, the field is required. */
  readonly otherwise?: unknown;
}

/*
 * Every field in the order in which it is written. Reading, checking, writing, generated rule sets and the test of docs/rules.md follow
 * this table; fields that are neither a choice nor a count have a check of their own in door.ts. A field that comes later has an
 * `otherwise` that means the old rule, so that older data stays readable.
 */
const table = {
  id: {},
  name: { otherwise: undefined },
  seats: {},
  pieces: { values: [10, 15] },
  jumps: { values: jumps },
  teams: {},
  otherCorners: { values: otherCorners },
  goalLock: { values: goalLock },
  arrival: { values: arrival },
  homeDeadline: { least: 1 },
  reply: { values: yesOrNo },
  roundLimit: { least: 1 },
  repetition: { least: 2 },
  playOn: { values: yesOrNo },
  passing: { values: passing },
  undecided: { since: "0.2.0", values: undecided, otherwise: "ranked" },
} as const satisfies Readonly<Record<keyof Variant, VariantField>>;

/** The name of a field of a rule set. */
export type FieldName = keyof Variant;

/** The code for a wrong value: `BAD_` and the name, as in `BAD_HOME_DEADLINE`. */
export const badCode = (name: FieldName): VariantCode =>
  `BAD_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}` as VariantCode;

/** The table of fields. */
export const variantFields: Readonly<Record<FieldName, VariantField>> = table;

/** The names of the fields, in the order in which they are written. */
export const fieldNames = /* @__PURE__ */ Object.keys(table) as readonly FieldName[];

/** The fields that data may lack. */
export const optionalFields: readonly FieldName[] = /* @__PURE__ */ fieldNames.filter(
  (name) => "otherwise" in table[name],
);
