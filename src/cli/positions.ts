import { parseSetup } from "../notation/position.ts";
import type { Position } from "../position/position.ts";
import type { Problem } from "../problem/problem.ts";
import type { Variant } from "../variants/variant.ts";
import { fault } from "./fault.ts";
import { readText } from "./files.ts";
import { problemsText } from "./problem-text.ts";
import { ruleSetNamed } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";

const mostBytes = 1 << 16;

/** The position in a text, or all that is wrong with it. An id alone is the start of that variant. */
export const positionIn = (
  text: string,
  own: readonly Variant[],
): { readonly position: Position } | { readonly problems: readonly Problem[] } => {
  const result = parseSetup(text, { variants: own });
  return result.ok ? { position: result.value } : { problems: result.errors };
};

/**
 * The position that operands name: the id of a variant, the text of a position (in one word or several), or `-` for standard input.
 *
 * @throws a fault with every problem of the text
 */
export const readPosition = async (
  operands: readonly string[],
  own: readonly Variant[],
  terminal: Terminal,
): Promise<Position> => {
  const fromInput = operands.length === 1 && operands[0] === "-";
  const text = fromInput ? (await readText("-", terminal, mostBytes)).trim() : operands.join(" ");
  const where = fromInput ? "standard input" : "position";
  // For a word alone the ids that there are say more than the fields of a position.
  if (/^[^\s/]*$/.test(text)) ruleSetNamed(text, own);
  const read = positionIn(text, own);
  if ("problems" in read) throw fault(problemsText(where, read.problems));
  return read.position;
};
