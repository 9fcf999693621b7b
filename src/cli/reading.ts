import { isSeat, type Seat, seats } from "../geometry/seat.ts";
import type { RecordOptions } from "../record/options.ts";
import type { Variant } from "../variants/variant.ts";
import { numberOption } from "./arguments.ts";
import { fault } from "./fault.ts";
import { namingOption } from "./namings.ts";
import { didYouMean } from "./nearest.ts";
import { printable } from "./printable.ts";
import { ruleSetNamed, rulesOption } from "./rule-sets.ts";
import type { Values, VerbOption } from "./verb.ts";

/** The options of every verb that reads records. */
export const readingOptions: readonly VerbOption[] = [
  { name: "lenient", help: "repair small faults in the text, with a warning for each" },
  {
    name: "variant",
    value: "ID",
    help: "read every record by these rules, whatever it names: a preset, or one from --rules",
  },
  {
    name: "naming",
    value: "NAME",
    help: "how cells are named: standard, index, axial or gamerz; default standard",
  },
  {
    name: "seats",
    value: "LIST",
    help: "another system's names of seats, such as P1=white,P2=black; ours are always known",
  },
  {
    name: "rotate",
    value: "N",
    help: "how many sixths of a turn, clockwise, take the cells of the moves to ours; 0 to 5",
  },
  { name: "skips", help: "skipped seats are written as -- in the records, and are taken out" },
  { name: "max-record-bytes", value: "N", help: "the largest record; default 1048576" },
  { name: "max-plies", value: "N", help: "the most turns in a record; default 10000" },
  rulesOption,
];

const seatNames = (text: string): Readonly<Record<string, Seat>> => {
  const names = new Map<string, Seat>();
  for (const pair of text.split(",")) {
    const [name = "", seat = "", ...rest] = pair.split("=");
    if (name === "" || rest.length > 0 || !isSeat(seat)) {
      const near = isSeat(seat) ? "" : didYouMean(seat, seats);
      throw fault(
        `option --seats needs pairs such as P1=white,P2=black, not "${printable(pair.slice(0, 80))}".${near}`,
      );
    }
    names.set(name, seat);
  }
  return Object.fromEntries(names);
};

/** How records are read, from the options. */
export const recordOptions = (values: Values, own: readonly Variant[]): RecordOptions => {
  const variant = values.text("variant");
  const naming = namingOption(values, "naming");
  const names = values.text("seats");
  const rotate = numberOption(values, "rotate", 0, 5);
  const maxRecordBytes = numberOption(values, "max-record-bytes", 1, 2 ** 28);
  const maxPlies = numberOption(values, "max-plies", 0, 2 ** 31);
  return {
    lenient: values.has("lenient"),
    variants: own,
    skips: values.has("skips") ? "written" : "unwritten",
    ...(variant === undefined ? {} : { variant: ruleSetNamed(variant, own) }),
    ...(naming === undefined ? {} : { naming }),
    ...(names === undefined ? {} : { seats: seatNames(names) }),
    ...(rotate === undefined ? {} : { rotate }),
    ...(maxRecordBytes === undefined ? {} : { maxRecordBytes }),
    ...(maxPlies === undefined ? {} : { maxPlies }),
  };
};
