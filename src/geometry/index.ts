/**
 * Cells, corners, homes, distance, rotation and screen layout of the 121-cell star.
 *
 * @module geometry
 */
export { type Branded, type Cell, type CellName, cells, toCell } from "./cell.ts";
export {
  cornerOf,
  distance,
  goalOf,
  type HomeSize,
  homeOf,
  neighbors,
  reflect,
  rotate,
} from "./lattice.ts";
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
export { rotateSeat, type Seat, type SeatLetter, seatLetters, seats } from "./seat.ts";
