import { cellCount } from "../geometry/cell.ts";
import { neededInGoal, type Rules, type SeatRules } from "../variants/rules.ts";

/** A rule set in the form a search needs. Seats are meant by their index in turn order. */
export interface SearchTables {
  readonly rules: Rules;
  readonly seats: readonly SeatRules[];
  /** By cell: 1 + the index of the seat whose goal it is, plus 16 × (1 + the index of the seat whose home it is); 0 for neither. */
  readonly zone: Uint8Array;
  /** Steps to the goal of an index's seat: `away[index * 128 + cell]`. */
  readonly away: Uint8Array;
  /** The home corner of each index. */
  readonly corners: Int32Array;
  /** How many own pieces the goal needs (R6.1), by index. */
  readonly needed: readonly number[];
  /** The index of an owner's seat. */
  readonly indexOfOwner: Int8Array;
  /** Infinity for none. */
  readonly deadline: number;
  readonly limit: number;
  readonly repetition: number;
  /** Whether repetition ends games. */
  readonly counts: boolean;
  readonly reply: boolean;
}

const known: WeakMap<Rules, SearchTables> = /* @__PURE__ */ new WeakMap();

const build = (rules: Rules): SearchTables => {
  const { seats, variant } = rules;
  const zone = new Uint8Array(cellCount);
  const away = new Uint8Array(seats.length * 128);
  const indexOfOwner = new Int8Array(7).fill(-1);
  seats.forEach((seat, index) => {
    // The goals of two seats do not overlap, nor do their homes, since with 15 pieces no two seats are neighbours (R1.4).
    for (const cell of seat.goal) zone[cell]! |= index + 1;
    for (const cell of seat.home) zone[cell]! |= (index + 1) << 4;
    away.set(seat.away, index * 128);
    indexOfOwner[seat.corner + 1] = index;
  });
  return {
    rules,
    seats,
    zone,
    corners: Int32Array.from(seats, ({ corner }) => corner),
    away,
    needed: seats.map((seat) => neededInGoal(rules, seat)),
    indexOfOwner,
    deadline: variant.homeDeadline ?? Number.POSITIVE_INFINITY,
    limit: variant.roundLimit ?? Number.POSITIVE_INFINITY,
    repetition: variant.repetition ?? Number.POSITIVE_INFINITY,
    counts: variant.repetition !== null,
    reply: variant.reply,
  };
};

/** The tables of a rule set, made at first use. */
export const searchTablesOf = (rules: Rules): SearchTables => {
  let tables = known.get(rules);
  if (tables === undefined) {
    tables = build(rules);
    known.set(rules, tables);
  }
  return tables;
};
