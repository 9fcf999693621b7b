import { stat } from "node:fs/promises";
import { readRecords } from "../record/stream.ts";
import { exitCodes, fault, isFault } from "./fault.ts";
import { openSource, type Source } from "./files.ts";
import { type Output, withOutput } from "./output.ts";
import { type Progress, progressOf } from "./progress.ts";
import { readingOptions, recordOptions } from "./reading.ts";
import { knownRuleSets } from "./rule-sets.ts";
import type { Terminal } from "./terminal.ts";
import type { Values, Verb } from "./verb.ts";
import { type Checked, checkGame, jsonLine, type Status, textLine, warningLines } from "./verify-report.ts";

/** What has been found so far. */
interface Totals extends Record<Status, number> {
  files: number;
  games: number;
  plies: number;
  warnings: number;
  unreadable: number;
}

/** Bytes of all files together, undefined when that cannot be told. */
const sizeOf = async (names: readonly string[]): Promise<number | undefined> => {
  let sum = 0;
  for (const name of names) {
    // What cannot be read is told when its turn comes.
    const info = name === "-" ? undefined : await stat(name).catch(() => undefined);
    if (info?.isFile() !== true) return undefined;
    sum += info.size;
  }
  return sum;
};

const summaryText = (totals: Totals, complete: boolean): string => {
  const { files, games, valid, mismatch, invalid, plies, unreadable } = totals;
  const bad = unreadable === 0 ? "" : `, ${unreadable} unreadable`;
  const what = `${files} ${files === 1 ? "file" : "files"}${bad}, ${games} ${games === 1 ? "game" : "games"}`;
  const found = `${valid} valid, ${mismatch} mismatch, ${invalid} invalid, ${plies} ${plies === 1 ? "ply" : "plies"}`;
  return `${complete ? "" : "stopped early: "}${what}: ${found}`;
};

const summaryJson = (totals: Totals, complete: boolean): string => {
  const { files, unreadable, games, valid, mismatch, invalid, plies, warnings } = totals;
  return JSON.stringify({
    summary: { files, unreadable, games, valid, mismatch, invalid, plies, warnings, complete },
  });
};

const report = async (checked: Checked, values: Values, output: Output): Promise<void> => {
  if (values.has("quiet") && checked.status === "valid" && checked.warnings.length === 0) return;
  if (values.has("json")) {
    await output.line(jsonLine(checked, { withId: values.has("id"), relative: values.has("relative") }));
  } else {
    if (!values.has("quiet") || checked.status !== "valid") await output.line(textLine(checked));
    if (values.has("warnings")) for (const line of warningLines(checked)) await output.line(line);
  }
};

const run = async (values: Values, terminal: Terminal): Promise<number> => {
  const files = values.operands;
  if (files.length === 0) throw fault('no file is given; - is standard input\nTry "sternhalma verify --help".');
  for (const name of ["summary", "relative", "id"]) {
    if (values.has(name) && !values.has("json")) throw fault(`option --${name} goes with --json`);
  }
  const options = recordOptions(values, await knownRuleSets(values, terminal));
  const totals: Totals = {
    files: 0,
    games: 0,
    plies: 0,
    warnings: 0,
    unreadable: 0,
    valid: 0,
    mismatch: 0,
    invalid: 0,
  };
  const failFast = values.has("fail-fast");
  let interrupted = false;
  let stopped = false;

  let source: Source | undefined;
  let bytesBefore = 0;
  const size = terminal.watched ? await sizeOf(files) : undefined;
  const progress: Progress = progressOf(terminal, () =>
    size === undefined || size === 0 ? undefined : Math.min(1, (bytesBefore + (source?.bytesRead() ?? 0)) / size),
  );

  const checkFile = async (name: string, output: Output): Promise<void> => {
    totals.files++;
    source = await openSource(name, terminal);
    if (interrupted) source.stop();
    for await (const read of readRecords(source.chunks, options)) {
      // The stream was cut, so what comes now may be half a record.
      if (interrupted) return;
      const checked = checkGame(name, read, { movesOnly: values.has("moves-only"), idTag: values.text("id") });
      totals.games++;
      totals.plies += checked.plies;
      totals.warnings += checked.warnings.length;
      totals[checked.status]++;
      await report(checked, values, output);
      const { games, plies, invalid, mismatch } = totals;
      progress.update({ games, plies, faults: invalid + mismatch });
      if (failFast && checked.status !== "valid") {
        stopped = true;
        return;
      }
    }
    bytesBefore += source.bytesRead();
    source = undefined;
  };

  const checkAll = async (output: Output): Promise<number> => {
    for (const name of files) {
      if (stopped || interrupted) break;
      try {
        await checkFile(name, output);
      } catch (error) {
        // Output that cannot be written ends all; a file that cannot be read only itself.
        if (!isFault(error) || error.reading !== true) throw error;
        if (interrupted) break;
        totals.unreadable++;
        progress.clear();
        terminal.warn(`sternhalma: ${error.message}\n`);
        stopped = failFast;
      }
    }
    const complete = !interrupted && !stopped;
    if (!values.has("json")) await output.line(summaryText(totals, complete));
    else if (values.has("summary")) await output.line(summaryJson(totals, complete));
    if (interrupted) return exitCodes.interrupted;
    if (totals.unreadable > 0) return exitCodes.trouble;
    return totals.invalid + totals.mismatch > 0 ? exitCodes.invalid : exitCodes.fine;
  };

  const ignore = terminal.onInterrupt(() => {
    interrupted = true;
    source?.stop();
  });
  try {
    return await withOutput(terminal, checkAll, terminal.mixed ? progress.clear : undefined);
  } finally {
    ignore();
    progress.clear();
  }
};

/** Checks recorded games. */
export const verify: Verb = {
  name: "verify",
  operands: "FILE…",
  summary: "check recorded games: every move, the ending, the claimed places",
  details: [
    "Reads records, as text or JSON Lines, gzipped or not, and replays each of them. FILE may be - for standard input. A bad record never stops the stream, and memory does not grow with the file.",
    "Prints one line per game. For a game that is right: FILE:LINE: game N valid, its places, how it ended and its plies. For any other its first fault: FILE:LINE:COLUMN: game N round R SEAT MOVE CODE: why. A game whose moves are right, but not the places or the reason it claims, is a mismatch; it counts as wrong unless --moves-only is given. The last line is a summary.",
    "With --json each game is one object on one line, in the order of the games: file, game, line, offset (bytes), status (valid, mismatch or invalid), variant, plies, reason, by, places, problems, findings (false claims), warnings. A problem has code and message and, where they apply, line, column, ply, round, seat, move, cell, hop, expected, found.",
    "Exit codes: 0 all games are valid; 1 at least one is not; 2 wrong usage, or a file could not be read to its end; 130 stopped by Ctrl-C, after the summary of what was done so far.",
  ],
  options: [
    { name: "json", help: "write one JSON object per game, and no summary" },
    { name: "summary", help: "with --json: end with the summary, an object with the single field summary" },
    {
      name: "id",
      value: "TAG",
      help: "with --json: add the value of this tag of the record as the field id, null if it has none",
    },
    {
      name: "relative",
      help: "with --json: leave out file, game, line and offset, and count lines from the start of each record, so that a record gives the same line wherever the stream is cut",
    },
    { name: "quiet", short: "q", help: "print no lines for valid games without warnings" },
    { name: "warnings", help: "list the warnings of each game instead of only counting them" },
    { name: "moves-only", help: "do not check claimed places and reasons" },
    { name: "fail-fast", help: "stop at the first game that is not valid, or the first file that cannot be read" },
    ...readingOptions,
  ],
  examples: [
    "sternhalma verify games/*.txt",
    "sternhalma verify --json archive.txt.gz > report.jsonl",
    "cat *.txt | sternhalma verify --quiet -",
    "sternhalma verify --naming index --seats 1=white,2=black log.txt",
  ],
  run,
};
