import type { Problem } from "../problem/problem.ts";
import { checkVariant } from "../variants/door.ts";
import { findVariant, presetIds } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { fault } from "./fault.ts";
import { readText } from "./files.ts";
import { nearest } from "./nearest.ts";
import { printable } from "./printable.ts";
import { problemsText } from "./problem-text.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, VerbOption } from "./verb.ts";

/** The option that makes rule sets of one's own known. */
export const rulesOption: VerbOption = {
  name: "rules",
  value: "FILE",
  help: "JSON file with a rule set, or a list of them, that positions and records may name by id",
};

const mostBytes = 1 << 20;

/** The rule sets in a JSON file. */
const readRuleSets = async (name: string, terminal: Terminal): Promise<readonly Variant[]> => {
  const text = await readText(name, terminal, mostBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault(`${printable(name)}: is not JSON (BAD_JSON)`);
  }
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const problems: Problem[] = [];
  const ruleSets = list.flatMap((one) => {
    const result = checkVariant(one);
    if (!result.ok) problems.push(...result.errors);
    return result.ok ? [result.value] : [];
  });
  if (problems.length > 0) throw fault(problemsText(name, problems));
  return ruleSets;
};

/** The rule sets of one's own that were given with `--rules`. */
export const knownRuleSets = async (values: Values, terminal: Terminal): Promise<readonly Variant[]> => {
  const name = values.text("rules");
  return name === undefined ? [] : await readRuleSets(name, terminal);
};

/** The rule set with an id, a preset or one of one's own. */
export const ruleSetNamed = (id: string, own: readonly Variant[]): Variant => {
  const found = findVariant(id) ?? own.find((variant) => variant.id === id);
  if (found !== undefined) return found;
  const ids = [...presetIds, ...own.map((variant) => variant.id)];
  const near = nearest(id, ids);
  const hint = near === undefined ? `Known are ${ids.join(", ")}.` : `Did you mean ${near}?`;
  throw fault(`there is no variant "${printable(id.slice(0, 80))}" (UNKNOWN_VARIANT). ${hint}`);
};
