import { eliminatesMover } from "../game/leaving-home.ts";
import { legalMoves, mayPass, movesFrom, pathOf } from "../game/moves.ts";
import type { Move } from "../moves/move.ts";
import { passText } from "../notation/move-text.ts";
import { formatMoveIn, type Naming, standardNaming } from "../notation/naming.ts";
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
    "Lists the legal moves of the seat to move, one per line, sorted by the cell where they start and then by the cell where they end. POSITION is the id of a variant, which stands for its start, the text of a position, quoted or not, or - for standard input. Where the rules allow passing by choice, the last line is --. For a game that is over nothing is listed.",
    'With --json each line is an object: move, from, to, path (the canonical path, both ends included) and eliminatesMover; a pass is {"move":"--","pass":true}.',
  ],
  options: [
    { name: "piece", value: "CELL", help: "list only the moves of the piece on this cell" },
    { name: "paths", help: "write each move with its canonical path instead of its two ends" },
    { name: "naming", value: "NAME", help: "how to name cells: standard, index, axial or gamerz; default standard" },
    { name: "json", help: "write one JSON object per line" },
    rulesOption,
  ],
  examples: ["sternhalma moves classic-3", "sternhalma moves --piece l3 --paths classic-2"],
  run,
};
