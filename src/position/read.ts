import { type Cell, cells } from "../geometry/cell.ts";
import { cornerIndex, type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { inPlay, positionIn } from "./_over.ts";
import type { GameOrPosition, Position } from "./position.ts";

/**
 * Whose piece stands on a cell.
 *
 * @param at - a game or position
 * @param cell - a cell
 * @returns the seat, or undefined for an empty cell
 * @example
 * ```ts
 * import { createGame, parseCell, seatAt } from "sternhalma";
 *
 * seatAt(createGame("classic-2"), parseCell("m1")); // "white"
 * seatAt(createGame("classic-2"), parseCell("i9")); // undefined
 * ```
 * @since 0.1.0
 */
export const seatAt = (at: GameOrPosition, cell: Cell): Seat | undefined =>
  seatOfLetter(positionIn(at).board[cell] ?? ".");

/**
 * The cells of a seat's pieces.
 *
 * @param at - a game or position
 * @param seat - a seat
 * @returns cells in order, a new list
 * @example
 * ```ts
 * import { cellName, createGame, piecesOf } from "sternhalma";
 *
 * piecesOf(createGame("classic-2"), "black").map(cellName).slice(0, 3); // ["e17", "e16", "f16"]
 * ```
 * @since 0.1.0
 */
export const piecesOf = (at: GameOrPosition, seat: Seat): Cell[] => {
  const { board } = positionIn(at);
  const letter = seatLetters[seat];
  return cells.filter((cell) => board[cell] === letter);
};

/**
 * The seats that still take turns: neither arrived nor eliminated (R4.2), in turn order.
 *
 * @param at - a game or position; of a finished game, the seats that would still take turns
 * @returns seats, a new list
 * @example
 * ```ts
 * import { createGame, seatsInPlay } from "sternhalma";
 *
 * seatsInPlay(createGame("classic-3")); // ["white", "blue", "yellow"]
 * ```
 * @since 0.1.0
 */
export const seatsInPlay = (at: GameOrPosition): Seat[] => {
  const position = positionIn(at);
  return position.variant.seats.filter((seat) => inPlay(position, seat));
};

/**
 * How many moves a seat has made (R5.1); passes do not count.
 *
 * @param at - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns a count from 0
 * @since 0.1.0
 */
export const movesMade = (at: GameOrPosition, seat: Seat): number => {
  const { variant, made } = positionIn(at);
  return made[variant.seats.indexOf(seat)] ?? 0;
};

/**
 * Whether a seat is listed as arrived (R6.2).
 *
 * @param at - a game or position
 * @param seat - a seat
 * @returns true from the move on that completed its goal
 * @since 0.1.0
 */
export const hasArrived = (at: GameOrPosition, seat: Seat): boolean => positionIn(at).arrived.includes(seat);

/** The key of a position's parts, for a position that is not made yet. @internal */
export const keyOf = (board: string, turn: Seat, inPlay: number): string =>
  `${board}${seatLetters[turn]}${String.fromCharCode(48 + inPlay)}`;

/** The seats in play as bits by home corner. @internal */
export const inPlayBits = (position: Position): number => {
  let bits = 0;
  for (const seat of position.variant.seats) {
    if (inPlay(position, seat)) bits |= 1 << cornerIndex(seat);
  }
  return bits;
};

/**
 * What makes two positions the same for repetition (R7.2): the occupancy, the seat to move and the seats in play. Positions with equal
 * keys may differ in `made` and `round`, and so in how near the deadline and the limit are. Keys compare positions of one variant.
 *
 * @param at - a game or position
 * @returns a text of 123 characters
 * @example
 * ```ts
 * import { createGame, positionKey } from "sternhalma";
 *
 * positionKey(createGame("classic-2")).length; // 123
 * ```
 * @since 0.1.0
 */
export const positionKey = (at: GameOrPosition): string => {
  const position = positionIn(at);
  return keyOf(position.board, position.turn, inPlayBits(position));
};
