import { type Cell, type CellName, cellNamed } from "./cell.ts";
import { cellIn } from "./door.ts";
import { nameOf } from "./star.ts";

/**
 * The cell with a name (R1.1). Case does not matter; nothing else is forgiven.
 *
 * @typeParam T - the literal type of the text, if the compiler knows it
 * @param text - a letter a–q and a number 1–17, such as `i9`
 * @returns the cell, or undefined if no cell has this name
 * @example
 * ```ts
 * import { parseCell } from "sternhalma";
 *
 * parseCell("i9"); // 60
 * parseCell("M1"); // 120
 * parseCell("a4"); // undefined
 * ```
 * @since 0.1.0
 */
export function parseCell<const T extends string>(
  text: T,
): string extends T ? Cell | undefined : Lowercase<T> extends CellName ? Cell : undefined;
export function parseCell(text: string): Cell | undefined {
  return typeof text === "string" ? cellNamed(text) : undefined;
}

/**
 * The name of a cell, in lower case (R1.1).
 *
 * @param cell - a cell, by number or name
 * @returns its letter and number
 * @throws {@link RulesError} `NOT_A_CELL`
 * @example
 * ```ts
 * import { cells, cellName } from "sternhalma";
 *
 * cells.map(cellName)[0]; // "e17"
 * ```
 * @since 0.1.0
 */
export const cellName = (cell: Cell | CellName): CellName => nameOf(cellIn(cell));
