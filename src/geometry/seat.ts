/**
 * The six seats, clockwise from the bottom of the star (R1.3). A seat's index in this list is the number of its home corner.
 * @since 0.1.0
 */
export const seats: readonly ["white", "red", "blue", "black", "yellow", "green"] = /* @__PURE__ */ Object.freeze([
  "white",
  "red",
  "blue",
  "black",
  "yellow",
  "green",
] as const);

/**
 * One army, one colour, one home corner.
 * @since 0.1.0
 */
export type Seat = (typeof seats)[number];

/**
 * The letter of each seat in a board string: black is `k`, since `b` is blue.
 * @since 0.1.0
 */
export const seatLetters: Readonly<Record<Seat, SeatLetter>> = /* @__PURE__ */ Object.freeze({
  white: "w",
  red: "r",
  blue: "b",
  black: "k",
  yellow: "y",
  green: "g",
});

/**
 * The colour of each seat's pieces in the pictures of `sternhalma/diagram`, in CSS notation. The six differ in brightness too, for
 * colour-blind people.
 * @example
 * ```ts
 * import { seatColors } from "sternhalma";
 *
 * seatColors.blue; // "#2f66d0"
 * ```
 * @since 0.2.0
 */
export const seatColors: Readonly<Record<Seat, string>> = /* @__PURE__ */ Object.freeze({
  white: "#ffffff",
  red: "#d62f2f",
  blue: "#2f66d0",
  black: "#24272d",
  yellow: "#f6c92c",
  green: "#1c8048",
});

/**
 * The letter of a seat in a board string.
 * @since 0.1.0
 */
export type SeatLetter = "w" | "r" | "b" | "k" | "y" | "g";

/** The letters in the order of {@link seats}. @internal */
export const letters = "wrbkyg";

/**
 * The seat with a letter.
 *
 * @param letter - one character, or undefined, as past the end of an unchecked board
 * @returns the seat, or undefined for anything but `w r b k y g`
 * @internal
 */
export const seatOfLetter = (letter: string | undefined): Seat | undefined =>
  letter?.length === 1 ? seats[letters.indexOf(letter)] : undefined;

/**
 * Whether a value names a seat.
 *
 * @param value - anything
 * @returns true for one of the six names
 * @internal
 */
export const isSeat = (value: unknown): value is Seat =>
  typeof value === "string" && (seats as readonly string[]).includes(value);

/**
 * The number of a seat's home corner.
 *
 * @param seat - a seat
 * @returns 0 to 5, clockwise from the bottom
 * @internal
 */
export const cornerIndex = (seat: Seat): number => seats.indexOf(seat);
