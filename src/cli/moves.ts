import { mayPass, pathOf } from "../moves/explain.ts";
import { legalMoves, movesFrom } from "../moves/list.ts";
import { type Move, passText } from "../notation/move.ts";
import { formatMoveIn, type Naming, standardNaming } from "../notation/naming.ts";
import { eliminatesMover } from "../outcome/standing.ts";
import type { Position } from "../position/position.ts";
import { exitCodes, fault } from "./fault.ts";
import { namingOption } from "./namings.ts";
import { withOutput } from "./output.ts";
import { pieceOption } from "./piece.ts";
import { readPosition } from "./positions.ts";
import { knownRuleSets, rulesOption } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";

const moveJson = (position: Position, move: Move, naming: Naming): string => {
  const path = pathOf(position, move);
  return JSON.stringify({
    move: formatMoveIn(naming, move),
    from: naming.format(move.from),
    to: naming.format(move.to),
    path: path.map((cell) => naming.format(cell)),
    eliminatesMover: eliminatesMover(position, move),
  });
};

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  if (values.operands.length === 0) throw fault('no position is given\nTry "sternhalma moves --help".');
  const naming = namingOption(values, "naming") ?? standardNaming;
  const own = await knownRuleSets(values, terminal);
  const position = await readPosition(values.operands, own, terminal);
  const piece = pieceOption(values, position);
  const json = values.has("json");
  return await withOutput(terminal, async (output) => {
    for (const move of piece === undefined ? legalMoves(position) : movesFrom(position, piece)) {
      const shownMove = values.has("paths") ? { ...move, path: pathOf(position, move) } : move;
      await output.line(json ? moveJson(position, move, naming) : formatMoveIn(naming, shownMove));
    }
    if (piece === undefined && mayPass(position)) await output.line(json ? '{"move":"--","pass":true}' : passText);
    return exitCodes.fine;
  });
};

/** Lists the legal moves of a position. */
export const moves: Verb = {
  name: "moves",
  operands: "POSITION",
  summary: "list the legal moves of a position",
  details: [
    "Lists the legal moves of the seat to move, one a line, sorted by the cell they begin on and then by the cell they end on. POSITION is the id of a variant, whose start is meant, the text of a position, in quotes or not, or - for standard input. A pass by choice, where the rules allow it, is the last line: --. Of a game that is over nothing is listed.",
    'With --json each line is an object: move, from, to, path (the canonical path with both ends) and eliminatesMover; a pass is {"move":"--","pass":true}.',
  ],
  options: [
    { name: "piece", value: "CELL", help: "only the moves of the piece on this cell" },
    { name: "paths", help: "write each move with its canonical path instead of its two ends" },
    { name: "naming", value: "NAME", help: "name cells by standard, index, axial or gamerz; standard if left out" },
    { name: "json", help: "write one JSON object a line" },
    rulesOption,
  ],
  examples: ["sternhalma moves classic-3", "sternhalma moves --piece l3 --paths classic-2"],
  run,
};
