import { seats as allSeats } from "../geometry/seat.ts";
import { formatMove } from "../notation/move.ts";
import { formatMoveIn, type Naming } from "../notation/naming.ts";
import { textOf } from "../notation/position.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { findVariant } from "../variants/presets.ts";
import { recordIn } from "./door.ts";
import type { GameRecord, RecordEnding, RecordResult, RecordTurn } from "./record.ts";

/**
 * How a record is written.
 * @since 0.1.0
 */
export interface RecordFormat {
  /** How cells are named in the moves; the naming of the library if left out. Whoever reads the text must be told. */
  readonly naming?: Naming;
  /** Where lines of moves are broken, in characters; 80 if left out. */
  readonly width?: number;
}

const tagLine = (name: string, value: string): string =>
  `[${name} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]\n`;

/** Claimed places as text: `white=1 yellow=2 blue=3`, best place first. @internal */
export const resultText = (result: RecordResult): string =>
  allSeats
    .filter((seat) => result[seat] !== undefined)
    .sort((a, b) => result[a]! - result[b]!)
    .map((seat) => `${seat}=${result[seat]}`)
    .join(" ");

const endingText = (ending: RecordEnding): string =>
  ending.reason === "unfinished" ? "*" : `${ending.by} ${ending.reason === "time" ? "flags" : "resigns"}`;

/** A comment as a word. What stands in it is never changed, so it may not be broken either; one with a brace takes the rest of a line. */
const commentText = (comment: string): string => (/[{}]/.test(comment) ? `;${comment}` : `{${comment}}`);

/** Words as lines. */
const linesOf = (words: readonly string[], width: number): string => {
  let text = "";
  let line = "";
  for (const word of words) {
    const fits = line === "" || line.length + 1 + word.length <= width;
    if (!fits) text += `${line}\n`;
    line = fits && line !== "" ? `${line} ${word}` : word;
    if (!word.startsWith(";")) continue;
    text += `${line}\n`;
    line = "";
  }
  return line === "" ? text : `${text}${line}\n`;
};

const movesText = (record: GameRecord, naming: Naming | undefined, width: number): string => {
  const words = record.comments.map(commentText);
  const put = ({ round, comments = [] }: RecordTurn | RecordEnding, written: string): void => {
    words.push(round === undefined ? written : `${round}. ${written}`);
    for (const comment of comments) words.push(commentText(comment));
  };
  for (const turn of record.turns) {
    put(turn, naming === undefined || "pass" in turn ? formatMove(turn) : formatMoveIn(naming, turn));
  }
  if (record.ending !== null) put(record.ending, endingText(record.ending));
  return linesOf(words, width);
};

/**
 * Writes a record as text. Reading it gives the same record again. Join several with an empty line, or with nothing.
 *
 * @param record - a record
 * @param options - naming and width
 * @returns lines, the last one ended too
 * @throws {@link RulesError} with the problem of a value that is no record; `BAD_NAMING`, `BAD_OPTION`, `OPTION_UNKNOWN`
 * @example
 * ```ts
 * import { createGame, playAll } from "sternhalma";
 * import { formatRecord, recordOf } from "sternhalma/record";
 *
 * const { game } = playAll(createGame("classic-2"), ["l4-l5", "e14-e13"]);
 * formatRecord(recordOf(game)).split("\n").slice(-2); // ["1. l4-l5 e14-e13 *", ""]
 * ```
 * @since 0.1.0
 */
export const formatRecord = (record: GameRecord, options?: RecordFormat): string => {
  const { naming, width = 80 } = optionsOf(options, ["naming", "width"]);
  if (typeof width !== "number" || !(width >= 1)) return refuseOption("width", "a number from 1", width);
  const checked = recordIn(record);
  const { variant, start, tags, result, termination } = checked;
  const head = [
    tagLine("Format", "1"),
    tagLine("Variant", variant.id),
    findVariant(variant.id) === undefined ? tagLine("Rules", JSON.stringify(variant)) : "",
    start === null ? "" : tagLine("Position", textOf(start)),
    ...tags.map(([name, value]) => tagLine(name, value)),
    result === null ? "" : tagLine("Result", resultText(result)),
    termination === null ? "" : tagLine("Termination", termination),
  ].join("");
  const moves = movesText(checked, naming as Naming | undefined, width);
  return moves === "" ? head : `${head}\n${moves}`;
};
