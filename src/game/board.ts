import { type Cell, type CellName, cells } from "../geometry/cell.ts";
import { cellIn, seatIn } from "../geometry/door.ts";
import { type Seat, seatLetters, seatOfLetter } from "../geometry/seat.ts";
import { keyOfPosition } from "../position/key.ts";
import { inPlay } from "../position/state.ts";
import { currentIn } from "./door.ts";
import type { GameOrPosition } from "./game.ts";

/**
 * Whose piece stands on a cell.
 *
 * @param g - a game or position
 * @param cell - a cell, by number or name
 * @returns the seat, or undefined for an empty cell
 * @throws {@link RulesError} `NOT_A_CELL`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, seatAt } from "sternhalma";
 *
 * seatAt(createGame("classic-2"), "m1"); // "white"
 * seatAt(createGame("classic-2"), "i9"); // undefined
 * ```
 * @since 0.1.0
 */
export const seatAt = (g: GameOrPosition, cell: Cell | CellName): Seat | undefined =>
  seatOfLetter(currentIn(g).board[cellIn(cell)]);

/**
 * The cells of a seat's pieces.
 *
 * @param g - a game or position
 * @param seat - a seat
 * @returns cells in order, a new list
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { cellName, createGame, piecesOf } from "sternhalma";
 *
 * piecesOf(createGame("classic-2"), "black").map(cellName).slice(0, 3); // ["e17", "e16", "f16"]
 * ```
 * @since 0.1.0
 */
export const piecesOf = (g: GameOrPosition, seat: Seat): Cell[] => {
  const { board } = currentIn(g);
  const letter = seatLetters[seatIn(seat)];
  return cells.filter((cell) => board[cell] === letter);
};

/**
 * The seats that still take turns: neither arrived nor eliminated (R4.2), in turn order.
 *
 * @param g - a game or position, finished or not
 * @returns seats, a new list
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, seatsInPlay } from "sternhalma";
 *
 * seatsInPlay(createGame("classic-3")); // ["white", "blue", "yellow"]
 * ```
 * @since 0.1.0
 */
export const seatsInPlay = (g: GameOrPosition): Seat[] => {
  const position = currentIn(g);
  return position.variant.seats.filter((seat) => inPlay(position, seat));
};

/**
 * How many moves a seat has made (R5.1); passes do not count.
 *
 * @param g - a game or position
 * @param seat - a seat; 0 for one that does not play
 * @returns a count from 0
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @since 0.1.0
 */
export const movesMade = (g: GameOrPosition, seat: Seat): number => {
  const { variant, made } = currentIn(g);
  return made[variant.seats.indexOf(seatIn(seat))] ?? 0;
};

/**
 * Whether a seat is listed as arrived (R6.2).
 *
 * @param g - a game or position
 * @param seat - a seat
 * @returns true from the move that completed its goal
 * @throws {@link RulesError} `NOT_A_SEAT`; a position or variant code, `NOT_A_GAME`
 * @since 0.1.0
 */
export const hasArrived = (g: GameOrPosition, seat: Seat): boolean => currentIn(g).arrived.includes(seatIn(seat));

/**
 * What makes two positions the same for repetition (R7.2): the occupancy, the seat to move and the seats in play. Positions with equal
 * keys may differ in `made` and `round`, and so in how near the deadline and the limit are. Compare only keys of one variant.
 *
 * @param g - a game or position
 * @returns a string of 123 characters
 * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
 * @example
 * ```ts
 * import { createGame, positionKey } from "sternhalma";
 *
 * positionKey(createGame("classic-2")).length; // 123
 * ```
 * @since 0.1.0
 */
export const positionKey = (g: GameOrPosition): string => keyOfPosition(currentIn(g));
