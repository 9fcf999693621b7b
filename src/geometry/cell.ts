/**
 * A cell of the star: an integer 0–120 in reading order, rows 17 down to 1, each left to right; `e17` is 0, `i9` 60, `m1` 120
 * (R1.5). Frozen for ever; can index arrays directly. The property is for the compiler only; its name is a string so that the types
 * of ES modules, CommonJS and other versions are compatible.
 * @since 0.1.0
 */
export type Cell = number & {
  /** For the compiler only. */
  readonly "sternhalma: Cell": true;
};

type AtoD = "a" | "b" | "c" | "d";
type EtoH = "e" | "f" | "g" | "h";
type ItoM = "i" | "j" | "k" | "l" | "m";
type Middle = EtoH | ItoM;

/**
 * The names of the 121 cells: a letter a–q (oblique line, left to right) and a number 1–17 (row, bottom to top) (R1.1).
 * @since 0.1.0
 */
export type CellName =
  | "e17"
  | `${"e" | "f"}16`
  | `${"e" | "f" | "g"}15`
  | `${EtoH}14`
  | `${AtoD | Middle}13`
  | `${"b" | "c" | "d" | Middle}12`
  | `${"c" | "d" | Middle}11`
  | `${"d" | Middle}10`
  | `${Middle}9`
  | `${Middle | "n"}8`
  | `${Middle | "n" | "o"}7`
  | `${Middle | "n" | "o" | "p"}6`
  | `${Middle | "n" | "o" | "p" | "q"}5`
  | `${"j" | "k" | "l" | "m"}4`
  | `${"k" | "l" | "m"}3`
  | `${"l" | "m"}2`
  | "m1";

/** How many cells the star has (R1.1). */
export const cellCount = 121;

/**
 * All cells in order, 0–120 (R1.5).
 * @example
 * ```ts
 * import { cellName, cells } from "sternhalma";
 *
 * cells.map(cellName).slice(0, 3); // ["e17", "e16", "f16"]
 * ```
 * @since 0.1.0
 */
export const cells: readonly Cell[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Array.from({ length: cellCount }, (_, index) => index as Cell),
);

/**
 * The leftmost x of a row, x counted from the middle line i (R1.2).
 *
 * @param y - the row, −8 to 8, counted from row 9
 * @returns x of its first cell
 * @internal
 */
export const rowStart = (y: number): number => (y > 4 || (y < 0 && y >= -4) ? -4 : -4 - y);

/**
 * The rightmost x of a row.
 *
 * @param y - the row, −8 to 8, counted from row 9
 * @returns x of its last cell
 * @internal
 */
export const rowEnd = (y: number): number => (y > 4 || (y < 0 && y >= -4) ? 4 - y : 4);

/**
 * The cell at coordinates of R1.2.
 *
 * @param x - letter minus i
 * @param y - row minus 9
 * @returns the cell, or undefined off the star
 * @internal
 */
export const cellAt = (x: number, y: number): Cell | undefined => {
  if (!(y >= -8 && y <= 8 && x >= rowStart(y) && x <= rowEnd(y))) return undefined;
  let index = x - rowStart(y);
  for (let row = 8; row > y; row--) index += rowEnd(row) - rowStart(row) + 1;
  return index as Cell;
};

/**
 * The cell with a name (R1.1); case does not matter.
 *
 * @param name - any string
 * @returns the cell, or undefined if no cell has this name
 * @internal
 */
export const cellNamed = (name: string): Cell | undefined =>
  /^[a-q](?:[1-9]|1[0-7])$/i.test(name)
    ? cellAt((name.charCodeAt(0) | 32) - 105, Number(name.slice(1)) - 9)
    : undefined;
