import { RulesError } from "./error.ts";
import { fieldsOf } from "./foreign.ts";
import { unfit } from "./problem.ts";

/** Throws RulesError `BAD_OPTION` for an option with a wrong value. */
export const refuseOption = (option: string, expected: string, value: unknown): never => {
  throw new RulesError(unfit("BAD_OPTION", expected, value, {}, option));
};

/**
 * Options read once, each undefined if left out.
 *
 * @param options - as passed in; undefined for none
 * @param names - all options there are
 * @throws RulesError `BAD_OPTION` for anything but an object, `OPTION_UNKNOWN`
 */
export const optionsOf = (options: unknown, names: readonly string[]): Record<string, unknown> => {
  if (options === undefined) return {};
  const { spec, faults } = fieldsOf(options, names, "BAD_OPTION", names, "OPTION_UNKNOWN");
  if (faults.length > 0) throw new RulesError(faults[0]!, faults);
  return spec;
};

/**
 * An integer passed in.
 *
 * @throws RulesError `BAD_OPTION`
 */
export const integerIn = (name: string, value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : refuseOption(name, "an integer", value);
