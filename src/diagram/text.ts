import type { GameOrPosition } from "../game/game.ts";
import { type Cell, cells } from "../geometry/cell.ts";
import { rotated } from "../geometry/lattice.ts";
import { toAxial } from "../geometry/screen.ts";
import { cornerIndex, type Seat, seatOfLetter } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import { attempt } from "../problem/error.ts";
import { optionsOf } from "../problem/options.ts";
import type { Result } from "../problem/problem.ts";
import { type Drawing, flagIn, readDrawing, sharedOptions } from "./_drawing.ts";
import type { TextOptions } from "./options.ts";

/** Select Graphic Rendition codes: bright foregrounds, black on white. */
const inks: Readonly<Record<Seat, string>> = {
  white: "1;97",
  red: "1;91",
  blue: "1;94",
  black: "1;30;47",
  yellow: "1;93",
  green: "1;92",
};

const inked = (text: string, seat: Seat | undefined): string =>
  seat === undefined ? text : `\u001b[${inks[seat]}m${text}\u001b[0m`;

type Brackets = readonly [open: string, close: string];

/** The brackets around a cell: of the path, of a marked cell, of a landing where a piece cannot stop. */
const brackets = ({ path, highlight, passThrough }: Drawing, cell: Cell, none: Brackets): Brackets => {
  if (path.includes(cell)) return ["(", ")"];
  if (highlight.has(cell)) return ["[", "]"];
  return passThrough.has(cell) ? ["{", "}"] : none;
};

/**
 * A position as text, every cell equally wide: the star upright, `.` for an empty cell and the seats' letters
 * `w r b k y g`. Cells of the path stand in `()`, marked cells in `[]`, grey ones in `{}`. With names, an empty cell shows its name, and
 * a piece its capital letter and the name of its cell.
 *
 * @param g - a game or position
 * @param options - what to show
 * @returns 17 lines joined by line feeds, none at the end, at most 77 columns wide, without trailing blanks
 * @throws {@link RulesError} `OPTION_UNKNOWN`, `BAD_OPTION`, `NOT_A_CELL`, the codes of a malformed path (`MOVE_TOO_SHORT`,
 * `PATH_ENDS_DIFFER`), those of {@link checkPosition}, or `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 * import { renderText } from "sternhalma/diagram";
 *
 * const lines = renderText(createGame("classic-2"), { path: "l4-l5" }).split("\n");
 * lines[0]?.trim(); // "k"
 * lines[12]?.trim(); // ".   .   .   .   .   .   .  (.)  .   .   .   .   ."
 * lines[13]?.trim(); // "w   w  (w)  w"
 * ```
 * @since 0.1.0
 */
export const renderText = (g: GameOrPosition, options?: TextOptions): string => {
  const given = optionsOf(options, [...sharedOptions, "color"]);
  const drawing = readDrawing(g, given);
  const color = flagIn("color", given.color);
  const { position, names, path, highlight, passThrough } = drawing;
  const marked = path.length + highlight.size + passThrough.size > 0;
  // Columns from a cell to the next; even, since each row is shifted by half of it.
  const pitch = names ? 6 : marked ? 4 : 2;
  const sixths = cornerIndex(drawing.from);
  const lines: string[] = [];
  for (const seen of cells) {
    const { q, r } = toAxial(seen);
    if (lines.length < r + 9) lines.push(" ".repeat((q + r / 2 + 6) * pitch));
    // The cell that is seen there on the screen.
    const cell = rotated(seen, sixths);
    const letter = position.board[cell]!;
    const seat = seatOfLetter(letter);
    const name = nameOf(cell);
    const inside = names ? (seat === undefined ? name : letter.toUpperCase() + name) : letter;
    const [open, close] = brackets(drawing, cell, marked ? [" ", " "] : ["", ""]);
    const width = inside.length + open.length + close.length;
    const before = Math.ceil(((names ? 6 : width) - width) / 2);
    const text = " ".repeat(before) + open + (color ? inked(inside, seat) : inside) + close;
    lines[lines.length - 1] += text + " ".repeat(pitch - before - width);
  }
  return lines.map((line) => line.trimEnd()).join("\n");
};

/**
 * {@link renderText} without exceptions.
 *
 * @param g - a game or position
 * @param options - what to show
 * @returns 17 lines, or what is wrong
 * @since 0.1.0
 */
export const tryRenderText = (g: GameOrPosition, options?: TextOptions): Result<string> =>
  attempt(() => renderText(g, options));
