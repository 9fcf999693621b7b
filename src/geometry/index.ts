/**
 * Cells, corners, distance, rotation and screen layout of the 121-cell star.
 *
 * @module geometry
 */
export { type Cell, type CellName, cells } from "./cell.ts";
export { toCell } from "./door.ts";
export { cornerOf, distance, neighbors, reflect, rotate, rotateSeat } from "./lattice.ts";
export { cellName, parseCell } from "./name.ts";
export {
  type Arrow,
  type Axial,
  fromAxial,
  fromPoint,
  type Layout,
  neighborOnScreen,
  type Point,
  toAxial,
  toPoint,
} from "./screen.ts";
export { type Seat, type SeatLetter, seatColors, seatLetters, seats } from "./seat.ts";
