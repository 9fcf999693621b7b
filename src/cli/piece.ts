import { seatAt } from "../game/board.ts";
import type { Cell } from "../geometry/cell.ts";
import { cellName, parseCell } from "../geometry/name.ts";
import type { Position } from "../position/position.ts";
import { fault } from "./fault.ts";
import { printable } from "./printable.ts";
import type { Values } from "./verb.ts";

/** The cell of `--piece`, checked to hold a piece of the seat to move. */
export const pieceOption = (values: Values, position: Position): Cell | undefined => {
  const text = values.text("piece");
  if (text === undefined) return undefined;
  const cell = parseCell(text);
  if (cell === undefined) throw fault(`option --piece: "${printable(text)}" is no cell of the star (NOT_A_CELL)`);
  const seat = seatAt(position, cell);
  if (seat === undefined) throw fault(`option --piece: no piece stands on ${cellName(cell)} (EMPTY_CELL)`);
  if (seat !== position.turn) {
    const message = `the piece on ${cellName(cell)} is of ${seat}, and it is the turn of ${position.turn}`;
    throw fault(`option --piece: ${message} (NOT_YOUR_PIECE)`);
  }
  return cell;
};
