import { RulesError } from "../problem/error.ts";
import { problem, shown } from "../problem/problem.ts";
import { type Cell, type CellName, cellCount, cellNamed } from "./cell.ts";
import { isSeat, type Seat } from "./seat.ts";

/**
 * Reads a value from outside as a cell.
 *
 * @param value - anything
 * @returns the cell for an integer 0–120 or the name of a cell, else undefined
 * @example
 * ```ts
 * import { toCell } from "sternhalma";
 *
 * toCell(60); // 60
 * toCell("i9"); // 60
 * toCell(121); // undefined
 * ```
 * @since 0.1.0
 */
export const toCell = (value: unknown): Cell | undefined => {
  if (typeof value === "string") return cellNamed(value);
  // Adding 0 makes a negative zero an ordinary one.
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < cellCount
    ? (((value as number) + 0) as Cell)
    : undefined;
};

/** The cell meant by a number or name; throws RulesError `NOT_A_CELL` for anything else. */
export const cellIn = (value: Cell | CellName): Cell => {
  const cell = toCell(value);
  if (cell !== undefined) return cell;
  const found = shown(value);
  throw new RulesError(problem("NOT_A_CELL", { cell: found, found }));
};

/** The seat with a name; throws RulesError `NOT_A_SEAT` for anything else. */
export const seatIn = (value: Seat): Seat => {
  if (isSeat(value)) return value;
  const found = shown(value);
  throw new RulesError(problem("NOT_A_SEAT", { seat: found, found }));
};
