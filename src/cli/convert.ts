import { formatRecord } from "../record/format.ts";
import { recordToJSON } from "../record/json.ts";
import type { GameRecord } from "../record/record.ts";
import { readRecords } from "../record/stream.ts";
import { numberOption, wordOption } from "./arguments.ts";
import { exitCodes, fault, isFault } from "./fault.ts";
import { openSource } from "./files.ts";
import { namingOption } from "./namings.ts";
import { type Output, withOutput } from "./output.ts";
import { readingOptions, recordOptions } from "./reading.ts";
import { knownRuleSets } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";
import { checkGame, textLine, warningLines } from "./verify-report.ts";

/** How a record is written, by the options; without a line break at the end. */
const writerOf = (values: Values): ((record: GameRecord) => string) => {
  const to = wordOption(values, "to", ["text", "json"]) ?? "text";
  const naming = namingOption(values, "to-naming");
  const width = numberOption(values, "width", 1, 10_000);
  if (to === "json") {
    for (const name of ["to-naming", "width"]) {
      if (values.has(name)) throw fault(`option --${name} goes with --to text; in JSON cells are numbers`);
    }
    return (record) => JSON.stringify(recordToJSON(record));
  }
  const format = { ...(naming === undefined ? {} : { naming }), ...(width === undefined ? {} : { width }) };
  return (record) => formatRecord(record, format);
};

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  const files = values.operands;
  if (files.length === 0) throw fault('no file is given; - is standard input\nTry "sternhalma convert --help".');
  const options = recordOptions(values, await knownRuleSets(values, terminal));
  const write = writerOf(values);
  let code: number = exitCodes.fine;

  const convertFile = async (name: string, output: Output): Promise<void> => {
    const { chunks } = await openSource(name, terminal);
    for await (const read of readRecords(chunks, options)) {
      if (read.ok) {
        await output.line(write(read.value));
        if (read.warnings.length === 0) continue;
        const { warnings, line, number: game } = read;
        terminal.warn(`${warningLines({ file: name, line, game, warnings }).join("\n")}\n`);
      } else {
        terminal.warn(`${textLine(checkGame(name, read))}\n`);
        if (code === exitCodes.fine) code = exitCodes.invalid;
      }
    }
  };

  return await withOutput(terminal, async (output) => {
    for (const name of files) {
      try {
        await convertFile(name, output);
      } catch (error) {
        if (!isFault(error) || !error.reading) throw error;
        terminal.warn(`sternhalma: ${error.message}\n`);
        code = exitCodes.trouble;
      }
    }
    return code;
  });
};

/** Writes records in another form. */
export const convert: Verb = {
  name: "convert",
  operands: "FILE…",
  summary: "write records in another form: text or JSON, other names of cells",
  details: [
    "Reads records, as text or JSON Lines, gzipped or not, and writes all of them to standard output. FILE may be - for standard input. In text an empty line follows each record; in JSON each record is one line.",
    "Tags, comments and round numbers are kept. Moves are not played; verify does that. A record that cannot be read is left out, and its first fault goes to standard error, as do warnings.",
    "Exit codes: 0 everything is written; 1 at least one record could not be read; 2 wrong usage, or a file could not be read to its end.",
  ],
  options: [
    { name: "to", value: "FORM", help: "text or json; default text" },
    {
      name: "to-naming",
      value: "NAME",
      help: "how to name cells in text: standard, index, axial or gamerz; default standard",
    },
    { name: "width", value: "N", help: "how wide the lines of moves may be in text; default 80" },
    ...readingOptions,
  ],
  examples: [
    "sternhalma convert --to json games/*.txt > games.jsonl",
    "sternhalma convert --naming gamerz --to-naming index old.txt",
  ],
  run,
};
