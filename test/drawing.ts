// Positions as drawings. Nothing here knows a rule: a drawing says what stands where, and `positionOf` makes it a position.

import {
  type Cell,
  type CellName,
  cellName,
  type GameOrPosition,
  type Position,
  parseCell,
  positionOf,
  type Seat,
  type Setup,
} from "../src/index.ts";

const seatOf: Readonly<Record<string, Seat>> = {
  w: "white",
  r: "red",
  b: "blue",
  k: "black",
  y: "yellow",
  g: "green",
};

/** How many cells the rows 17 to 1 have, and the letter of the first (R1.1). */
const rows: readonly (readonly [count: number, first: string])[] = [
  [1, "e"],
  [2, "e"],
  [3, "e"],
  [4, "e"],
  [13, "a"],
  [12, "b"],
  [11, "c"],
  [10, "d"],
  [9, "e"],
  [10, "e"],
  [11, "e"],
  [12, "e"],
  [13, "e"],
  [4, "j"],
  [3, "k"],
  [2, "l"],
  [1, "m"],
];

/** The cell a known name stands for. */
export const at = (name: string): Cell => {
  const cell: Cell | undefined = parseCell(name);
  if (cell === undefined) throw new Error(`not a cell: ${name}`);
  return cell;
};

type Pieces = Record<string, CellName[]>;

const put = (pieces: Pieces, row: number, first: string, symbols: readonly string[]): void => {
  symbols.forEach((symbol, index) => {
    if (symbol === ".") return;
    const seat = seatOf[symbol];
    if (seat === undefined) throw new Error(`not a letter of a drawing: ${symbol}`);
    const name = `${String.fromCharCode(first.charCodeAt(0) + index)}${row}`;
    pieces[seat] = [...(pieces[seat] ?? []), cellName(at(name))];
  });
};

/**
 * What a drawing shows. Two kinds:
 * - the whole star: seventeen rows of letters and dots, row 17 first;
 * - a part of it: each row begins with the name of its first cell, such as `g9 . w k .`; all other cells are empty.
 * Spaces do not count. A row higher up lies half a cell further left or right, as it is drawn.
 */
export const piecesDrawn = (drawing: string): Pieces => {
  const lines = drawing
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const pieces: Pieces = {};
  const symbolsOf = (text: string): string[] => [...text.replace(/\s/g, "")];
  if (/^[.wrbkyg]\s*$/.test(lines[0] ?? "")) {
    if (lines.length !== 17) throw new Error(`a whole star has 17 rows, not ${lines.length}`);
    lines.forEach((line, index) => {
      const [count, first] = rows[index] as readonly [number, string];
      const symbols = symbolsOf(line);
      if (symbols.length !== count) throw new Error(`row ${17 - index} has ${count} cells, not ${symbols.length}`);
      put(pieces, 17 - index, first, symbols);
    });
    return pieces;
  }
  for (const line of lines) {
    const found = /^([a-q])([0-9]+)\s+(.*)$/.exec(line);
    if (found === null) throw new Error(`not a row of a drawing: ${line}`);
    put(pieces, Number(found[2]), found[1] as string, symbolsOf(found[3] as string));
  }
  return pieces;
};

/** The position of a drawing; `more` says whose turn it is and what else differs from the start of `classic-2`. */
export const drawn = (drawing: string, more: Partial<Setup> = {}): Position =>
  positionOf({ variant: "classic-2", ...more, pieces: piecesDrawn(drawing) });

/** Cells by name, in alphabetical order, joined by spaces. */
export const names = (cells: Iterable<Cell>): string =>
  Array.from(cells, (cell): string => cellName(cell))
    .sort()
    .join(" ");

/** A path as its text. */
export const pathText = (path: Iterable<Cell>): string => Array.from(path, (cell) => cellName(cell)).join("-");

/** Who stands where, as `e13 black, i9 white`. */
export const standing = (where: GameOrPosition): string => {
  const { board } = "position" in where ? where.position : where;
  return [...board]
    .map((letter, cell) => ({ letter, name: cellName(cell as Cell) }))
    .filter(({ letter }) => letter !== ".")
    .map(({ letter, name }) => `${name} ${seatOf[letter]}`)
    .sort()
    .join(", ");
};
