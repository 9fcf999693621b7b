import { type Cell, cells } from "../geometry/cell.ts";
import { seatIn } from "../geometry/door.ts";
import { inHome } from "../geometry/lattice.ts";
import { cornerIndex, type Seat } from "../geometry/seat.ts";
import { type VariantInput, variantIn } from "./door.ts";

const homeAt = (variant: VariantInput, corner: number): Cell[] => {
  const { pieces } = variantIn(variant);
  return cells.filter((cell) => inHome(cell, corner, pieces));
};

/**
 * The home of a seat: its corner and, with 15 pieces, the adjacent row (R1.3, R1.4).
 *
 * @param variant - the rules: a preset's id, a rule set, a position or a game
 * @param seat - a seat, whether it plays or not
 * @returns 10 or 15 cells in order, a new list
 * @throws {@link RulesError} `NOT_A_SEAT`, or a variant code
 * @example
 * ```ts
 * import { cellName, homeOf } from "sternhalma";
 *
 * homeOf("classic-2", "white").map(cellName).join(" "); // "j4 k4 l4 m4 k3 l3 m3 l2 m2 m1"
 * ```
 * @since 0.1.0
 */
export const homeOf = (variant: VariantInput, seat: Seat): Cell[] => homeAt(variant, cornerIndex(seatIn(seat)));

/**
 * The goal of a seat: the home opposite (R1.3).
 *
 * @param variant - the rules: a preset's id, a rule set, a position or a game
 * @param seat - a seat, whether it plays or not
 * @returns 10 or 15 cells in order, a new list
 * @throws {@link RulesError} `NOT_A_SEAT`, or a variant code
 * @example
 * ```ts
 * import { cellName, goalOf } from "sternhalma";
 *
 * goalOf("classic-2", "white").map(cellName).join(" "); // "e17 e16 f16 e15 f15 g15 e14 f14 g14 h14"
 * ```
 * @since 0.1.0
 */
export const goalOf = (variant: VariantInput, seat: Seat): Cell[] =>
  homeAt(variant, (cornerIndex(seatIn(seat)) + 3) % 6);
