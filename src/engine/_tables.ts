import { cellCount } from "../geometry/cell.ts";
import { neededInGoal } from "../outcome/_arrival.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";

/** A rule set in the form in which a search asks for it. Places are places in the turn order. */
export interface SearchTables {
  readonly rules: Rules;
  readonly seats: readonly SeatRules[];
  /** By cell: 1 + the place of the seat whose goal it is, plus 16 × (1 + the place of the seat whose home it is); 0 for neither. */
  readonly zone: Uint8Array;
  /** Steps to the goal of a place's seat: `away[place * 128 + cell]`. */
  readonly away: Uint8Array;
  /** The home corner of each place. */
  readonly corners: Int32Array;
  /** How many own pieces the goal needs (R6.1), by place. */
  readonly needed: readonly number[];
  /** The place of an owner's seat. */
  readonly placeOfOwner: Int8Array;
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
  const placeOfOwner = new Int8Array(7).fill(-1);
  seats.forEach((seat, place) => {
    // The goals of two seats do not overlap, nor do their homes, since with 15 pieces no two seats are neighbours (R1.4).
    for (const cell of seat.goal) zone[cell] = (zone[cell] as number) | (place + 1);
    for (const cell of seat.home) zone[cell] = (zone[cell] as number) | ((place + 1) << 4);
    away.set(seat.away, place * 128);
    placeOfOwner[seat.corner + 1] = place;
  });
  return {
    rules,
    seats,
    zone,
    corners: Int32Array.from(seats, ({ corner }) => corner),
    away,
    needed: seats.map((seat) => neededInGoal(rules, seat)),
    placeOfOwner,
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
