import { advance } from "../game/play.ts";
import { legalMoves } from "../moves/list.ts";
import { formatMove } from "../notation/move.ts";
import type { Position } from "../position/position.ts";
import { wholeNumber } from "./arguments.ts";
import { exitCodes, fault } from "./fault.ts";
import { withOutput } from "./output.ts";
import { readPosition } from "./positions.ts";
import { knownRuleSets, rulesOption } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";

const count = (position: Position, depth: number): number => {
  if (depth === 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + count(advance(position, move), depth - 1), 0);
};

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  const { operands } = values;
  if (operands.length < 2) throw fault('a position and a depth are needed\nTry "sternhalma perft --help".');
  const depth = wholeNumber("DEPTH", operands[operands.length - 1] as string, 0, 99);
  const position = await readPosition(operands.slice(0, -1), await knownRuleSets(values, terminal), terminal);
  const json = values.has("json");
  return await withOutput(terminal, async (output) => {
    if (!values.has("divide") || depth === 0) {
      const leaves = count(position, depth);
      await output.line(json ? JSON.stringify({ depth, leaves }) : `${leaves}`);
      return exitCodes.fine;
    }
    let leaves = 0;
    for (const move of legalMoves(position)) {
      const part = count(advance(position, move), depth - 1);
      leaves += part;
      const text = formatMove(move);
      await output.line(json ? JSON.stringify({ move: text, leaves: part }) : `${text} ${part}`);
    }
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
    "Counts the sequences of DEPTH legal moves from a position, moves with the same two ends counted once. POSITION is the id of a variant, the text of a position, or - for standard input; DEPTH is 0 to 99. Arrival, elimination, skipped seats and the limit count; repetition does not, since a position has no history.",
  ],
  options: [
    { name: "divide", help: "first a line for each first move: the move and its share" },
    { name: "json", help: "write JSON objects, one a line" },
    rulesOption,
  ],
  examples: ["sternhalma perft classic-2 4", "sternhalma perft --divide long-jump-6 2"],
  run,
};
