import { cells, goalOf, homeOf, legalMoves, mayPass, seatLetters, seats } from "sternhalma";
import { rotate, toAxial } from "sternhalma/geometry";

/**
 * A position as numbers for a learned policy: one fixed space of actions, a mask of what is legal, and planes of the board. Everything
 * is turned so that the home of the seat to move is at the bottom, where white sits: one network plays for all six seats.
 *
 * @typedef {import("sternhalma").Cell} Cell
 * @typedef {import("sternhalma").Position} Position
 * @typedef {import("sternhalma").Seat} Seat
 */

const cellCount = 121;

/** How many actions there are: from × 121 + to. Most are never legal; what counts is that the number is the same for every variant. */
export const actionCount = cellCount * cellCount;

/** A pass (R4.3). No move goes from a cell to itself, so its number is free. */
export const passAction = 0;

/** Rows and columns of a plane: the axial coordinates of the star, from −8 to 8. */
export const planeSize = 17;

/** The planes in order. Other seats follow in turn order from the one to move, those that do not play are empty. */
export const planes = /** @type {const} */ ([
  "own",
  "next 1",
  "next 2",
  "next 3",
  "next 4",
  "next 5",
  "home",
  "goal",
  "star",
  "moves made",
  "round",
]);

/**
 * The action of a move, as the seat that makes it sees it.
 *
 * @param {{ readonly from: Cell, readonly to: Cell } | { readonly pass: true }} move
 * @param {Seat} seat
 * @returns {number} 0 to 14 640
 */
export const actionOf = (move, seat) => {
  if ("pass" in move) return passAction;
  return seenFrom(move.from, seat) * cellCount + seenFrom(move.to, seat);
};

/**
 * The move of an action, which may be illegal: ask the mask.
 *
 * @param {number} action
 * @param {Seat} seat
 * @returns {{ from: Cell, to: Cell } | { pass: true }}
 */
export const moveOf = (action, seat) => {
  if (action === passAction) return { pass: true };
  return { from: cellOf(Math.floor(action / cellCount), seat), to: cellOf(action % cellCount, seat) };
};

/**
 * What is legal: 1 for each action that the seat to move may take, else 0.
 *
 * @param {Position} position
 * @returns {Uint8Array} 14 641 numbers; all 0 when the game is over
 */
export const maskOf = (position) => {
  const mask = new Uint8Array(actionCount);
  for (const move of legalMoves(position)) mask[actionOf(move, position.turn)] = 1;
  if (mayPass(position)) mask[passAction] = 1;
  return mask;
};

/**
 * The board in planes of 17 × 17, as a convolution wants it: `planes.length` of them, each row by row from the mover's goal down to its
 * home. Planes of pieces, home, goal and star hold 0 or 1; the last two hold one number on every cell of the star, from 0 to 1.
 *
 * @param {Position} position
 * @returns {Float32Array}
 */
export const planesOf = (position) => {
  const { board, made, round, turn, variant } = position;
  const size = planeSize * planeSize;
  const numbers = new Float32Array(planes.length * size);
  const own = variant.seats.indexOf(turn);
  const order = [...variant.seats.slice(own), ...variant.seats.slice(0, own)].map((seat) => seatLetters[seat]);
  const home = new Set(homeOf(variant, turn));
  const goal = new Set(goalOf(variant, turn));
  const share = (/** @type {number} */ value, /** @type {number | null} */ limit) =>
    limit === null ? 0 : Math.min(1, value / limit);
  for (const cell of cells) {
    const set = (/** @type {typeof planes[number]} */ plane, /** @type {number} */ value) => {
      numbers[planes.indexOf(plane) * size + squareOf(seenFrom(cell, turn))] = value;
    };
    const after = order.indexOf(/** @type {import("sternhalma").SeatLetter} */ (board.charAt(cell)));
    if (after >= 0) numbers[after * size + squareOf(seenFrom(cell, turn))] = 1;
    set("home", home.has(cell) ? 1 : 0);
    set("goal", goal.has(cell) ? 1 : 0);
    set("star", 1);
    set("moves made", share(made[own], variant.homeDeadline));
    set("round", share(round, variant.roundLimit));
  }
  return numbers;
};

/** A cell as a seat sees it: turned until the seat's home is at the bottom. @type {(cell: Cell, seat: Seat) => Cell} */
const seenFrom = (cell, seat) => rotate(cell, -seats.indexOf(seat));

/** The cell that a seat sees at a place. @type {(seen: number, seat: Seat) => Cell} */
const cellOf = (seen, seat) => rotate(cells[seen], seats.indexOf(seat));

/** Where a cell lies in a plane. @type {(cell: Cell) => number} */
const squareOf = (cell) => {
  const { q, r } = toAxial(cell);
  return (r + 8) * planeSize + (q + 8);
};
