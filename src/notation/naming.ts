import { type Cell, toCell } from "../geometry/cell.ts";
import { cellName, parseCell } from "../geometry/name.ts";
import { fromAxial, toAxial } from "../geometry/screen.ts";
import type { MoveCode, NamingCode } from "../problem/codes.ts";
import { RulesError } from "../problem/error.ts";
import { type About, failure, type Problem, problem, type Result, shown, unfit } from "../problem/problem.ts";
import { type Move, readCells } from "./move.ts";

/**
 * How a system names cells and joins them to moves. The library brings four; anybody may write another.
 *
 * @example
 * ```ts
 * import { cellName, type Naming, parseCell, parseMoveIn, standardNaming, unwrap } from "sternhalma";
 *
 * const arrows: Naming = { ...standardNaming, separator: ">" };
 * cellName(unwrap(parseMoveIn(arrows, "l4>l5")).to); // "l5"
 * ```
 * @since 0.1.0
 */
export interface Naming {
  /**
   * The cell of a name.
   *
   * @param text - what stands between two separators
   * @returns the cell, or undefined when the text names none
   */
  readonly parse: (text: string) => Cell | undefined;
  /**
   * The name of a cell.
   *
   * @param cell - a cell
   * @returns a text without the separator in it
   */
  readonly format: (cell: Cell) => string;
  /** What stands between the cells of a move; one character or more. */
  readonly separator: string;
}

/**
 * The naming of this library: a letter a–q, a number 1–17, hyphens between cells (R1.1, R11.1).
 * @example
 * ```ts
 * import { parseCell, standardNaming } from "sternhalma";
 *
 * standardNaming.format(parseCell("i9")); // "i9"
 * ```
 * @since 0.1.0
 */
export const standardNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  parse: (text) => parseCell(text),
  format: (cell) => cellName(cell),
  separator: "-",
});

/**
 * Cells by their number in reading order, 0–120 (R1.5), hyphens between cells.
 * @example
 * ```ts
 * import { indexNaming, parseCell } from "sternhalma";
 *
 * indexNaming.format(parseCell("m1")); // "120"
 * indexNaming.parse("60") === parseCell("i9"); // true
 * ```
 * @since 0.1.0
 */
export const indexNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  parse: (text) => (/^(?:0|[1-9]\d{0,2})$/.test(text) ? toCell(Number(text)) : undefined),
  format: (cell) => `${cell}`,
  separator: "-",
});

/**
 * Axial coordinates `q,r` as {@link toAxial} gives them, colons between cells: `-4,8:-4,6`.
 * @example
 * ```ts
 * import { axialNaming, parseCell } from "sternhalma";
 *
 * axialNaming.format(parseCell("m1")); // "-4,8"
 * axialNaming.parse("0,0") === parseCell("i9"); // true
 * ```
 * @since 0.1.0
 */
export const axialNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  parse: (text) => {
    const found = /^(0|-?[1-8]),(0|-?[1-8])$/.exec(text);
    return found === null ? undefined : fromAxial({ q: Number(found[1]), r: Number(found[2]) });
  },
  format: (cell) => {
    const { q, r } = toAxial(cell);
    return `${q},${r}`;
  },
  separator: ":",
});

/**
 * The naming of the play-by-mail server at gamerz.net: a letter A–Q for the row from the top, a number 1–17 for the oblique line
 * from the left; the top is `A5`, the centre `I9`, the bottom `Q13`. Hyphens between cells. Case does not matter.
 * @example
 * ```ts
 * import { cellName, gamerzNaming, parseCell } from "sternhalma";
 *
 * gamerzNaming.format(parseCell("m1")); // "Q13"
 * cellName(gamerzNaming.parse("A5") ?? parseCell("i9")); // "e17"
 * ```
 * @since 0.1.0
 */
export const gamerzNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  // The oblique lines are those of our letters, the rows those of our numbers: the two only change parts.
  parse: (text) => {
    const found = /^([a-q])([1-9]|1[0-7])$/i.exec(text);
    if (found === null) return undefined;
    const row = ((found[1] as string).charCodeAt(0) | 32) - 96;
    return parseCell(`${String.fromCharCode(96 + Number(found[2]))}${18 - row}`);
  },
  format: (cell) => {
    const name = cellName(cell);
    return `${String.fromCharCode(64 + 18 - Number(name.slice(1)))}${name.charCodeAt(0) - 96}`;
  },
  separator: "-",
});

/** What a naming lacks, or undefined. */
const faultOf = (naming: Naming): Problem<NamingCode> | undefined => {
  if (typeof naming !== "object" || naming === null) return problem("BAD_NAMING", { found: shown(naming) });
  for (const expected of ["parse", "format"] as const) {
    if (typeof naming[expected] !== "function") return problem("BAD_NAMING", { expected });
  }
  return typeof naming.separator === "string" && naming.separator !== ""
    ? undefined
    : unfit("BAD_NAMING", "separator", naming.separator);
};

/** One cell, whatever somebody else's function does. */
const cellIn = (naming: Naming, word: string, place: About): Cell | undefined | Problem<NamingCode> => {
  const where = { cell: shown(word), found: shown(word), ...place };
  let answer: unknown;
  try {
    answer = naming.parse(word);
  } catch {
    return problem("BAD_NAMING", where, `parse throws for ${where.found}`);
  }
  if (answer === undefined || answer === null) return undefined;
  return toCell(answer) ?? problem("BAD_NAMING", where, `parse makes ${shown(answer)} of ${where.found}`);
};

/**
 * Reads a move in another system's naming. Whether it is legal is not asked.
 *
 * @param naming - one of the library's, or one's own
 * @param text - names of cells with the naming's separator between them
 * @returns the move, with a path when three cells or more are written; else `NOT_A_CELL` with the column, `MOVE_TOO_SHORT`, or
 * `BAD_NAMING` for a naming that lacks a part, throws, or answers with something that is no cell
 * @example
 * ```ts
 * import { formatMove, gamerzNaming, parseMoveIn, unwrap } from "sternhalma";
 *
 * formatMove(unwrap(parseMoveIn(gamerzNaming, "A5-C7-E7"))); // "e17-g15-g13"
 * ```
 * @since 0.1.0
 */
export const parseMoveIn = (naming: Naming, text: string): Result<Move, MoveCode | NamingCode> => {
  const fault = faultOf(naming);
  if (fault !== undefined) return failure(fault);
  return readCells(text, naming.separator, (word, place) => cellIn(naming, word, place));
};

/**
 * Writes a move in another system's naming.
 *
 * @param naming - one of the library's, or one's own
 * @param move - a move; without a path its two ends are written
 * @returns the names of its cells with the naming's separator between them
 * @throws {@link RulesError} `BAD_NAMING` for a naming that lacks a part, throws, or answers with something that is no text;
 * `NOT_A_CELL` for a move with numbers that are no cells
 * @example
 * ```ts
 * import { axialNaming, formatMoveIn, parseMove, unwrap } from "sternhalma";
 *
 * formatMoveIn(axialNaming, unwrap(parseMove("m1-m3-k5"))); // "-4,8:-2,6:-2,4"
 * ```
 * @since 0.1.0
 */
export const formatMoveIn = (naming: Naming, move: Move): string => {
  const fault = faultOf(naming);
  if (fault !== undefined) throw new RulesError(fault);
  if (typeof move !== "object" || move === null || !(move.path === undefined || Array.isArray(move.path))) {
    throw new RulesError(problem("NOT_A_CELL", { found: shown(move) }));
  }
  const name = (value: unknown): string => {
    const cell = toCell(value);
    const where = { cell: shown(value), found: shown(value) };
    if (cell === undefined) throw new RulesError(problem("NOT_A_CELL", where));
    let text: unknown;
    try {
      text = naming.format(cell);
    } catch {
      throw new RulesError(problem("BAD_NAMING", where, `format throws for ${cellName(cell)}`));
    }
    if (typeof text === "string" && text !== "") return text;
    throw new RulesError(problem("BAD_NAMING", where, `format makes ${shown(text)} of ${cellName(cell)}`));
  };
  return Array.from(move.path ?? [move.from, move.to], name).join(naming.separator);
};
