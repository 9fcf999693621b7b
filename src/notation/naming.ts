import { type Cell, cellNamed } from "../geometry/cell.ts";
import { cellIn, toCell } from "../geometry/door.ts";
import { cellName, parseCell } from "../geometry/name.ts";
import { fromAxial, toAxial } from "../geometry/screen.ts";
import { nameOf } from "../geometry/star.ts";
import type { Move, MoveInput } from "../moves/move.ts";
import type { MoveCode, NamingCode } from "../problem/codes.ts";
import { RulesError } from "../problem/error.ts";
import { copyOf } from "../problem/foreign.ts";
import { type About, failure, type Problem, problem, type Result, shown, unfit } from "../problem/problem.ts";
import { moveIn } from "./door.ts";
import { readCells } from "./move-text.ts";

/**
 * How a system names cells and joins them into moves. The library has four; you can write others.
 *
 * @example
 * ```ts
 * import { cellName, unwrap } from "sternhalma";
 * import { type Naming, parseMoveIn, standardNaming } from "sternhalma/record";
 *
 * const arrows: Naming = { ...standardNaming, separator: ">" };
 * cellName(unwrap(parseMoveIn(arrows, "l4>l5")).to); // "l5"
 * ```
 * @since 0.1.0
 */
export interface Naming {
  /**
   * The cell with a name.
   *
   * @param text - what stands between two separators
   * @returns the cell, or undefined if no cell has this name
   */
  readonly parse: (text: string) => Cell | undefined;
  /**
   * The name of a cell.
   *
   * @param cell - a cell
   * @returns a string that does not contain the separator
   */
  readonly format: (cell: Cell) => string;
  /** What stands between the cells of a move; one character or more. */
  readonly separator: string;
}

/**
 * The naming of this library: a letter a–q, a number 1–17, hyphens between cells (R1.1, R11.1).
 * @example
 * ```ts
 * import { parseCell } from "sternhalma";
 * import { standardNaming } from "sternhalma/record";
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

/** The parts of what is a text and has a pattern. */
const matched = (pattern: RegExp, text: unknown): RegExpExecArray | null =>
  typeof text === "string" ? pattern.exec(text) : null;

/**
 * Cells by their number in reading order, 0–120 (R1.5), hyphens between cells.
 * @example
 * ```ts
 * import { parseCell } from "sternhalma";
 * import { indexNaming } from "sternhalma/record";
 *
 * indexNaming.format(parseCell("m1")); // "120"
 * indexNaming.parse("60") === parseCell("i9"); // true
 * ```
 * @since 0.1.0
 */
export const indexNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  parse: (text) => {
    const found = matched(/^(?:0|[1-9]\d{0,2})$/, text);
    return found === null ? undefined : toCell(Number(found[0]));
  },
  format: (cell) => `${cellIn(cell)}`,
  separator: "-",
});

/**
 * Axial coordinates `q,r` as in {@link toAxial}, colons between cells: `-4,8:-4,6`.
 * @example
 * ```ts
 * import { parseCell } from "sternhalma";
 * import { axialNaming } from "sternhalma/record";
 *
 * axialNaming.format(parseCell("m1")); // "-4,8"
 * axialNaming.parse("0,0") === parseCell("i9"); // true
 * ```
 * @since 0.1.0
 */
export const axialNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  parse: (text) => {
    const found = matched(/^(0|-?[1-8]),(0|-?[1-8])$/, text);
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
 * import { cellName, parseCell } from "sternhalma";
 * import { gamerzNaming } from "sternhalma/record";
 *
 * gamerzNaming.format(parseCell("m1")); // "Q13"
 * cellName(gamerzNaming.parse("A5") ?? parseCell("i9")); // "e17"
 * ```
 * @since 0.1.0
 */
export const gamerzNaming: Naming = /* @__PURE__ */ Object.freeze<Naming>({
  // The oblique lines are those of our letters, the rows those of our numbers: they only swap roles.
  parse: (text) => {
    const found = matched(/^([a-q])([1-9]|1[0-7])$/i, text);
    if (found === null) return undefined;
    const row = (found[1]!.charCodeAt(0) | 32) - 96;
    return cellNamed(`${String.fromCharCode(96 + Number(found[2]))}${18 - row}`);
  },
  format: (cell) => {
    const name = cellName(cell);
    return `${String.fromCharCode(64 + 18 - Number(name.slice(1)))}${name.charCodeAt(0) - 96}`;
  },
  separator: "-",
});

/** A naming read once, or what it lacks. */
export const namingIn = (value: unknown): Naming | Problem<NamingCode> => {
  const naming = copyOf(value);
  if (naming === undefined) return problem("BAD_NAMING", { found: shown(value) });
  const { parse, format, separator } = naming;
  if (typeof parse !== "function") return problem("BAD_NAMING", { expected: "a parse function" });
  if (typeof format !== "function") return problem("BAD_NAMING", { expected: "a format function" });
  if (typeof separator !== "string" || separator === "") return unfit("BAD_NAMING", "a separator", separator);
  return naming as unknown as Naming;
};

/** Reads one cell, whatever a foreign function does. */
const readCell = (naming: Naming, word: string, at: About): Cell | undefined | Problem<NamingCode> => {
  const where = { cell: shown(word), found: shown(word), ...at };
  let answer: unknown;
  try {
    answer = naming.parse(word);
  } catch {
    return problem("BAD_NAMING", where, `parse throws for ${where.found}`);
  }
  if (answer === undefined || answer === null) return undefined;
  return toCell(answer) ?? problem("BAD_NAMING", where, `parse returns ${shown(answer)} for ${where.found}`);
};

/**
 * Reads a move in another system's naming. Its legality is not checked.
 *
 * @param naming - one of the library's, or your own
 * @param text - cell names with the naming's separator between them
 * @returns the move, with a path if three cells or more are written; else `NOT_A_CELL` with the column, `MOVE_TOO_SHORT`, or
 * `BAD_NAMING` for a naming that lacks a part, throws, or returns anything but a cell
 * @example
 * ```ts
 * import { formatMove, unwrap } from "sternhalma";
 * import { gamerzNaming, parseMoveIn } from "sternhalma/record";
 *
 * formatMove(unwrap(parseMoveIn(gamerzNaming, "A5-C7-E7"))); // "e17-g15-g13"
 * ```
 * @since 0.1.0
 */
export const parseMoveIn = (naming: Naming, text: string): Result<Move, MoveCode | NamingCode> => {
  const own = namingIn(naming);
  return "code" in own ? failure(own) : readCells(text, own.separator, (word, where) => readCell(own, word, where));
};

/**
 * Writes a move in another system's naming.
 *
 * @param naming - one of the library's, or your own
 * @param move - a move; without a path its two ends are written
 * @returns the names of its cells with the naming's separator between them
 * @throws {@link RulesError} `BAD_NAMING` for a naming that lacks a part, throws, or returns anything but a non-empty string;
 * `NOT_A_CELL` for a move with numbers that are not cells
 * @example
 * ```ts
 * import { axialNaming, formatMoveIn } from "sternhalma/record";
 *
 * formatMoveIn(axialNaming, "m1-m3-k5"); // "-4,8:-2,6:-2,4"
 * ```
 * @since 0.1.0
 */
export const formatMoveIn = (naming: Naming, move: MoveInput): string => {
  const own = namingIn(naming);
  if ("code" in own) throw new RulesError(own);
  const name = (cell: Cell): string => {
    const where = { cell: nameOf(cell), found: nameOf(cell) };
    let text: unknown;
    try {
      text = own.format(cell);
    } catch {
      throw new RulesError(problem("BAD_NAMING", where, `format throws for ${where.cell}`));
    }
    if (typeof text === "string" && text !== "") return text;
    throw new RulesError(problem("BAD_NAMING", where, `format returns ${shown(text)} for ${where.cell}`));
  };
  const { path } = moveIn(move);
  if (path === undefined) throw new RulesError(problem("PASS_NOT_ALLOWED", {}, "a pass has no cells"));
  return path.map(name).join(own.separator);
};
