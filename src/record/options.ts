import { type Cell, cells } from "../geometry/cell.ts";
import { rotated } from "../geometry/lattice.ts";
import { isSeat, type Seat, seats } from "../geometry/seat.ts";
import { type Naming, namingIn } from "../notation/naming.ts";
import { variantsIn } from "../notation/position.ts";
import { copyOf } from "../problem/foreign.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { type VariantInput, variantIn } from "../variants/door.ts";
import type { Variant } from "../variants/variant.ts";

/**
 * How records are read. Everything may be left out.
 * @since 0.1.0
 */
export interface RecordOptions {
  /** Whether small faults of writing are repaired, one warning each; false if left out. */
  readonly lenient?: boolean;
  /** Rule sets of one's own that a record may name by their ids without bringing them along. */
  readonly variants?: readonly Variant[];
  /** The rules to read every record under, whatever it names; a record that names others gets a warning. */
  readonly variant?: VariantInput;
  /** How cells are named in the moves; the naming of the library if left out. */
  readonly naming?: Naming;
  /** Seats by the names or numbers of another system, for instance `{ P1: "white", "2": "black" }`; ours are always known. */
  readonly seats?: Readonly<Record<string, Seat>>;
  /** Sixths of a turn, clockwise, that carry the other system's cells to ours; 3 when its first seat sits at the top. Of moves only. */
  readonly rotate?: number;
  /** Whether a skipped seat (R4.3) leaves a `--`, as in some systems; such a mark is taken out, with a warning. `unwritten` if left out. */
  readonly skips?: "unwritten" | "written";
  /** The largest record, in bytes of UTF-8; 1 048 576 if left out. */
  readonly maxRecordBytes?: number;
  /** The most turns of a record; 10 000 if left out. */
  readonly maxPlies?: number;
}

/** Options looked through once. */
export interface Settings {
  readonly lenient: boolean;
  readonly variants: readonly Variant[];
  readonly variant: Variant | undefined;
  readonly naming: Naming | undefined;
  readonly seats: ReadonlyMap<string, Seat>;
  /** By cell, where it comes to; undefined when nothing is turned. */
  readonly turned: readonly Cell[] | undefined;
  readonly skipsWritten: boolean;
  readonly maxRecordBytes: number;
  readonly maxPlies: number;
}

const known = {
  lenient: "true or false",
  variants: "a list of rule sets",
  variant: "a rule set or the id of a preset",
  naming: "an object with parse, format and separator",
  seats: "an object with seats as its values",
  rotate: "an integer",
  skips: "unwritten or written",
  maxRecordBytes: "a number from 1",
  maxPlies: "a number from 0",
} as const satisfies Record<keyof RecordOptions, string>;

const refuse = (option: keyof typeof known, value: unknown): never => refuseOption(option, known[option], value);

const seatNames = (given: RecordOptions["seats"]): ReadonlyMap<string, Seat> => {
  const names = new Map<string, Seat>(seats.map((seat) => [seat, seat]));
  if (given === undefined) return names;
  const own = copyOf(given) ?? refuse("seats", given);
  for (const name of Object.keys(own)) {
    const seat = own[name];
    if (!isSeat(seat)) return refuse("seats", seat);
    names.set(name, seat);
  }
  return names;
};

/**
 * Looks through options.
 *
 * @param options - as they were handed in
 * @returns every option with its value
 * @throws {@link RulesError} `BAD_OPTION`, `OPTION_UNKNOWN`, or the code of a rule set
 * @internal
 */
export const settingsOf = (options?: RecordOptions): Settings => {
  const given: RecordOptions = optionsOf(options, Object.keys(known));
  const { lenient = false, variants, skips = "unwritten" } = given;
  const { rotate: sixths = 0, maxRecordBytes = 1_048_576, maxPlies = 10_000 } = given;
  if (typeof lenient !== "boolean") refuse("lenient", lenient);
  const naming = given.naming === undefined ? undefined : namingIn(given.naming);
  if (naming !== undefined && "code" in naming) return refuse("naming", given.naming);
  if (skips !== "written" && skips !== "unwritten") refuse("skips", skips);
  if (!Number.isSafeInteger(sixths)) refuse("rotate", sixths);
  if (typeof maxRecordBytes !== "number" || !(maxRecordBytes >= 1)) refuse("maxRecordBytes", maxRecordBytes);
  if (typeof maxPlies !== "number" || !(maxPlies >= 0)) refuse("maxPlies", maxPlies);
  return {
    lenient,
    variants: variantsIn(variants),
    variant: given.variant === undefined ? undefined : variantIn(given.variant),
    naming,
    seats: seatNames(given.seats),
    turned: sixths % 6 === 0 ? undefined : cells.map((cell) => rotated(cell, sixths)),
    skipsWritten: skips === "written",
    maxRecordBytes,
    maxPlies,
  };
};
