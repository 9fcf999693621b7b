import { decodeMove } from "../engine/code.ts";
import { perft as countSequences, perftDivide } from "../engine/perft.ts";
import { formatMove } from "../notation/move.ts";
import type { Position } from "../position/position.ts";
import { wholeNumber } from "./arguments.ts";
import { exitCodes, fault } from "./fault.ts";
import { withOutput } from "./output.ts";
import { readPosition } from "./positions.ts";
import { knownRuleSets, rulesOption } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";

/** First moves with their shares, in the order of `legalMoves`: by the cell they begin on, then by the one they end on; a pass last. */
const shares = (position: Position, depth: number): { move: string; leaves: number }[] =>
  perftDivide(position, depth)
    .sort((a, b) => a.code - b.code)
    .map(({ code, count }) => {
      const move = decodeMove(code);
      return { move: formatMove(move), leaves: count };
    });

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  const { operands } = values;
  if (operands.length < 2) throw fault('a position and a depth are needed\nTry "sternhalma perft --help".');
  const depth = wholeNumber("DEPTH", operands[operands.length - 1] as string, 0, 99);
  const position = await readPosition(operands.slice(0, -1), await knownRuleSets(values, terminal), terminal);
  const json = values.has("json");
  return await withOutput(terminal, async (output) => {
    const divided = values.has("divide") && depth > 0 ? shares(position, depth) : undefined;
    for (const share of divided ?? []) {
      await output.line(json ? JSON.stringify(share) : `${share.move} ${share.leaves}`);
    }
    const leaves = divided?.reduce((sum, share) => sum + share.leaves, 0) ?? countSequences(position, depth);
    await output.line(json ? JSON.stringify({ depth, leaves }) : `${leaves}`);
    return exitCodes.fine;
  });
};

/** Counts the leaves of the tree of legal moves. */
export const perft: Verb = {
  name: "perft",
  operands: "POSITION DEPTH",
  summary: "count the sequences of legal moves, to check a move generator",
  details: [
    "Counts the sequences of DEPTH legal moves from a position. Moves with the same two ends count once, and a pass by choice counts where the rules allow it. POSITION is the id of a variant, the text of a position, or - for standard input; DEPTH is 0 to 99. All rules apply: arrival, elimination, skipped seats, repetition and the limit. A sequence that ends the game before it has the full length does not count.",
  ],
  options: [
    { name: "divide", help: "first print a line for each first move: the move and its share" },
    { name: "json", help: "write JSON objects, one per line" },
    rulesOption,
  ],
  examples: ["sternhalma perft classic-2 4", "sternhalma perft --divide long-jump-6 2"],
  run,
};
