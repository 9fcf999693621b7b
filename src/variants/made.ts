import { Marking } from "../problem/mark.ts";
import { type Rules, workOut } from "./rules.ts";
import { fieldNames, type Variant, variantFields } from "./variant.ts";

class MadeVariant extends Marking {
  #rules: Rules | undefined;

  static rulesOf(value: unknown): Rules | undefined {
    if (typeof value !== "object" || value === null || !(#rules in value)) return undefined;
    const made = value as MadeVariant;
    made.#rules ??= workOut(value as unknown as Variant);
    return made.#rules;
  }

  static made(value: unknown): value is Variant {
    return typeof value === "object" && value !== null && #rules in value;
  }
}

/** Whether a rule set was made here. */
export const isMadeVariant = (value: unknown): value is Variant => MadeVariant.made(value);

/** Makes a rule set from checked fields, deeply frozen and marked; nobody else holds its lists. */
export const makeVariant = (fields: Variant): Variant => {
  const variant: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value !== undefined && value !== variantFields[name].otherwise) variant[name] = value;
  }
  Object.freeze(fields.seats);
  fields.teams?.forEach(Object.freeze);
  Object.freeze(fields.teams);
  new MadeVariant(variant);
  return Object.freeze(variant) as unknown as Variant;
};

/** What a rule set made here means, worked out at first use. */
export const rulesOf = (variant: Variant): Rules => MadeVariant.rulesOf(variant)!;
