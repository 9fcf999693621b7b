import { cells, distance, goalOf, homeOf, seats } from "sternhalma";
import { rotate, toAxial } from "sternhalma/geometry";

/**
 * What a cell is worth to a seat, by cell.
 *
 * @typedef {object} SeatTables
 * @property {Uint8Array} rows rows in front of the tip of the home, 0 to 16, as seen by the seat
 * @property {Uint8Array} toTip steps to the far tip of the goal
 * @property {Uint8Array} toGoal steps to the nearest goal cell (R7.3)
 * @property {Uint8Array} toLeave steps out of the home, 0 outside
 * @property {Int16Array} cost how far a piece is from being where it should be: lower is better
 */

/**
 * The far tip of a seat's goal: the tip of the corner opposite to its home.
 *
 * @param {import("sternhalma").Seat} seat
 * @returns {import("sternhalma").Cell}
 */
const farTip = (seat) => rotate(cells[0], seats.indexOf(seat));

/**
 * Every step counts, and a step of a piece that is far behind counts more: whoever leaves stragglers behind walks them home alone,
 * with nobody to jump over. With six armies on the board there is always somebody, so it matters less. Cells beside the middle line
 * cost something too, since the lanes of jumps run there. The numbers were found by matches.
 *
 * @param {number} steps steps to the tip
 * @param {number} aside how far from the middle line, in half cells
 * @param {boolean} crowded whether six armies play, each for itself
 */
const costOf = (steps, aside, crowded) =>
  crowded ? 40 * steps + steps * steps + 6 * aside : 10 * steps + 4 * steps * steps + 12 * aside;

/** @param {import("sternhalma").Variant} variant */
const isCrowded = (variant) => variant.seats.length === 6 && variant.teams === null;

/** Tables made so far, by what they depend on. @type {Map<string, SeatTables>} */
const made = new Map();

/**
 * The tables of a seat, made once.
 *
 * @param {import("sternhalma").Variant} variant
 * @param {import("sternhalma").Seat} seat
 * @returns {SeatTables}
 */
export const tablesOf = (variant, seat) => {
  const key = `${seat} ${variant.pieces} ${isCrowded(variant)}`;
  const tables = made.get(key) ?? makeTables(variant, seat);
  made.set(key, tables);
  return tables;
};

/**
 * @param {import("sternhalma").Variant} variant
 * @param {import("sternhalma").Seat} seat
 * @returns {SeatTables}
 */
const makeTables = (variant, seat) => {
  const goal = goalOf(variant, seat);
  const home = homeOf(variant, seat);
  const tip = farTip(seat);
  // Turned so that the seat's home is at the bottom, rows run upwards.
  const turned = cells.map((cell) => toAxial(rotate(cell, -seats.indexOf(seat))));
  const outside = cells.filter((cell) => !home.includes(cell));
  return {
    rows: Uint8Array.from(turned, ({ r }) => 8 - r),
    toTip: Uint8Array.from(cells, (cell) => distance(cell, tip)),
    toGoal: Uint8Array.from(cells, (cell) => Math.min(...goal.map((end) => distance(cell, end)))),
    toLeave: Uint8Array.from(cells, (cell) =>
      home.includes(cell) ? Math.min(...outside.map((out) => distance(cell, out))) : 0,
    ),
    cost: Int16Array.from(cells, (cell, at) => {
      const { q, r } = turned[at];
      return Math.round(costOf(distance(cell, tip), Math.abs(2 * q + r), isCrowded(variant)));
    }),
  };
};
