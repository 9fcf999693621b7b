import { existsSync } from "node:fs";
import { createGame } from "../game/create.ts";
import type { Game } from "../game/game.ts";
import { seats } from "../geometry/seat.ts";
import type { Position } from "../position/position.ts";
import { cutRecord } from "../record/edit.ts";
import type { RecordOptions } from "../record/options.ts";
import type { GameRecord } from "../record/record.ts";
import { replay } from "../record/replay.ts";
import { type ReadRecord, readRecords } from "../record/stream.ts";
import { presetIds } from "../variants/presets.ts";
import type { Variant } from "../variants/variant.ts";
import { numberOption } from "./arguments.ts";
import { exitCodes, fault } from "./fault.ts";
import { gathered, openSource } from "./files.ts";
import { didYouMean } from "./nearest.ts";
import { type Output, withOutput } from "./output.ts";
import { peek } from "./peek.ts";
import { pictureOf, pictureOptions } from "./picture.ts";
import { positionIn } from "./positions.ts";
import { printable } from "./printable.ts";
import { problemsText } from "./problem-text.ts";
import { readingOptions, recordOptions } from "./reading.ts";
import { knownRuleSets } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";
import { checkGame, textLine } from "./verify-report.ts";

const mostBytes = 1 << 16;

/** What the operands name: a position, or files to be read. */
const named = (
  operands: readonly string[],
  own: readonly Variant[],
): { readonly position: Position } | { readonly files: readonly string[] } => {
  if (operands.every((name) => name === "-")) return { files: operands };
  const text = operands.join(" ");
  const read = positionIn(text, own);
  if ("position" in read) return read;
  const missing = operands.find((name) => name !== "-" && !existsSync(name));
  if (missing === undefined) return { files: operands };
  // A board has 17 rows; a name with so many folders in it is not likely.
  if (text.split("/").length > 12 || operands.every((name) => !existsSync(name) && operands.length > 1)) {
    throw fault(problemsText("position", read.problems));
  }
  const near = didYouMean(missing, [...presetIds, ...own.map(({ id }) => id)]);
  throw fault(`${printable(missing)}: no such file, and no variant or position.${near}`);
};

const playersText = ({ tags }: GameRecord): string =>
  tags
    .filter(([name]) => (seats as readonly string[]).includes(name.toLowerCase()))
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");

interface Showing {
  readonly name: string;
  readonly values: Values;
  readonly draw: (game: Game) => string;
  readonly output: Output;
  readonly terminal: Terminal;
}

/** Draws one game of a file; false when something is wrong with it. */
const showGame = async (read: ReadRecord, showing: Showing): Promise<boolean> => {
  const { name, values, draw, output, terminal } = showing;
  if (!read.ok) {
    terminal.warn(`${textLine(checkGame(name, read))}\n`);
    return false;
  }
  const record = read.value;
  const ply = numberOption(values, "ply", 0, Number.MAX_SAFE_INTEGER);
  const cut = ply === undefined ? record : cutRecord(record, ply);
  if (cut === undefined) {
    const most = record.turns.length;
    throw fault(`option --ply: game ${read.number} has ${most} ${most === 1 ? "ply" : "plies"}, not ${ply}`);
  }
  const { game, problem } = replay(cut).played();
  if (!values.has("svg")) {
    const players = playersText(record);
    const at = ply === undefined ? "" : `, ply ${ply} of ${record.turns.length}`;
    const title = `${name} game ${read.number}: ${record.variant.id}${players === "" ? "" : `, ${players}`}${at}`;
    await output.line(printable(title));
  }
  await output.line(draw(game));
  if (!values.has("svg")) await output.line("");
  if (problem === undefined) return true;
  terminal.warn(`${textLine(checkGame(name, read))}\n`);
  return false;
};

const showFile = async (name: string, own: readonly Variant[], showing: Showing): Promise<number> => {
  const { values, draw, output, terminal } = showing;
  const source = await openSource(name, terminal);
  const { first, chunks } = await peek(source.chunks);
  if (/[a-z0-9]/i.test(first)) {
    const where = name === "-" ? "standard input" : name;
    const text = (await gathered(name, chunks, mostBytes)).trim();
    // A position is one line. In anything longer its faults would mislead: records were meant, and none begins here.
    if (text.includes("\n")) {
      throw fault(
        `${printable(where)}: is neither a position, which is one line, nor records, which begin with [Format "1"]`,
      );
    }
    const read = positionIn(text, own);
    if ("problems" in read) throw fault(problemsText(where, read.problems));
    await showPosition(read.position, values, draw, output);
    return exitCodes.fine;
  }
  const options: RecordOptions = recordOptions(values, own);
  const wanted = numberOption(values, "game", 1, Number.MAX_SAFE_INTEGER) ?? (values.has("svg") ? 1 : undefined);
  let games = 0;
  let fine = true;
  for await (const read of readRecords(chunks, options)) {
    games++;
    if (wanted !== undefined && read.number !== wanted) continue;
    fine = (await showGame(read, showing)) && fine;
    if (wanted !== undefined) return fine ? exitCodes.fine : exitCodes.invalid;
  }
  if (wanted !== undefined || games === 0) {
    const most = `${games} ${games === 1 ? "game" : "games"}`;
    throw fault(`${printable(name)}: has ${most}${wanted === undefined ? "" : `, so there is no game ${wanted}`}`);
  }
  return fine ? exitCodes.fine : exitCodes.invalid;
};

const showPosition = async (
  position: Position,
  values: Values,
  draw: (game: Game) => string,
  output: Output,
): Promise<void> => {
  for (const name of ["ply", "game", "last"]) {
    if (values.has(name)) throw fault(`option --${name} is for recorded games, and this is a position`);
  }
  await output.line(draw(createGame(position)));
};

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  const { operands } = values;
  if (operands.length === 0) throw fault('no position or file is given\nTry "sternhalma show --help".');
  const own = await knownRuleSets(values, terminal);
  const draw = pictureOf(values, terminal.colors);
  const what = named(operands, own);
  return await withOutput(terminal, async (output) => {
    if ("position" in what) {
      await showPosition(what.position, values, draw, output);
      return exitCodes.fine;
    }
    let code: number = exitCodes.fine;
    for (const name of what.files) {
      code = Math.max(code, await showFile(name, own, { name, values, draw, output, terminal }));
    }
    return code;
  });
};

/** Draws positions and games. */
export const show: Verb = {
  name: "show",
  operands: "POSITION|FILE…",
  summary: "draw a position, or how recorded games stand",
  details: [
    "Draws a position, or each game of a file of records as it stands after its last move or after a number of plies. POSITION is the id of a variant or the text of a position, quoted or not; FILE holds records or a position, and may be - for standard input.",
    "In the text an empty cell is a dot and a piece is the letter of its seat: w r b k (black) y g. () marks the cells of the last move, [] where the picked piece may end, and {} where it may land but not stop. The line below says whose turn it is, or why the game is over and who took which place. Letters are coloured when standard output is a terminal and NO_COLOR is not set.",
    "A game that is wrong is drawn as it stands before its first fault, and the fault goes to standard error. Exit codes: 0 all is well; 1 at least one game is wrong; 2 wrong usage, or unreadable input.",
  ],
  options: [
    { name: "game", value: "N", help: "draw only the game with this number; with --svg the default is the first" },
    { name: "ply", value: "N", help: "draw it as it stood after this many plies, from 0" },
    ...pictureOptions,
    ...readingOptions,
  ],
  examples: [
    "sternhalma show classic-6 --from blue",
    "sternhalma show games/final.txt --ply 12 --last",
    "sternhalma show games/final.txt --svg --names > final.svg",
  ],
  run,
};
