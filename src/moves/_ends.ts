import { lanesOf } from "../geometry/_lanes.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { fieldOf } from "./_field.ts";
import { generatorOf } from "./_generate.ts";

// A piece has at most 6 steps and the other 36 cells of the widest lane (geometry/_lanes.ts).
const codes = /* @__PURE__ */ new Uint16Array(42);

/** Whether a move between two cells is legal, given that a piece of the seat stands on the first. */
export const hasMove = (rules: Rules, board: string, seat: SeatRules, from: number, to: number): boolean => {
  const field = fieldOf(board, rules.variant.jumps === "long");
  const spot = lanesOf().spot[from] as number;
  const count = generatorOf().piece(field, seat, spot, codes, 0);
  const code = (from << 7) | to;
  for (let at = 0; at < count; at++) if (codes[at] === code) return true;
  return false;
};
