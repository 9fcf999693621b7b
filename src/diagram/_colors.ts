import type { Seat } from "../geometry/seat.ts";

/** How the pieces and the home of a seat are coloured; pieces are filled with {@link seatColors}. */
export interface SeatTints {
  readonly edge: string;
  /** Of the letter on a piece, with a contrast of at least 4.5 to its fill. */
  readonly letter: string;
  /** Of the home corner. */
  readonly tint: string;
  /** Of the line around the goal. */
  readonly line: string;
}

/** Colour-blind people have the letters. */
export const seatTints: Readonly<Record<Seat, SeatTints>> = {
  white: { edge: "#5f6672", letter: "#20242c", tint: "#fdfcf9", line: "#7a808c" },
  red: { edge: "#8c1414", letter: "#ffffff", tint: "#f3cdc7", line: "#c62828" },
  blue: { edge: "#173d8a", letter: "#ffffff", tint: "#cbdaf3", line: "#2557b8" },
  black: { edge: "#000000", letter: "#ffffff", tint: "#c6c6ca", line: "#24272d" },
  yellow: { edge: "#947108", letter: "#362a00", tint: "#f8ebb4", line: "#a37f0c" },
  green: { edge: "#0a4d29", letter: "#ffffff", tint: "#c5e3cd", line: "#17703e" },
};

/** Colours of the board and of the marks on it. */
export const boardColors = {
  plate: "#eee3cf",
  rim: "#b9a37c",
  lines: "#cdbd9d",
  hole: "#fffaf0",
  holeEdge: "#a8966f",
  name: "#6b5d40",
  accent: "#7b2fbf",
  halo: "#ffffff",
  grey: "#8b8b8b",
} as const;
