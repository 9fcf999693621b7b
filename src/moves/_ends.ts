import { lanesOf } from "../geometry/_lanes.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { fieldOf } from "./_field.ts";
import { reachOf } from "./_reach.ts";

/** Whether a move between two cells is legal, given that a piece of the seat stands on the first. */
export const hasMove = (rules: Rules, board: string, seat: SeatRules, from: number, to: number): boolean => {
  const field = fieldOf(board, rules.variant.jumps === "long");
  const { targets, findTargets } = reachOf();
  const count = findTargets(field, seat, lanesOf().spot[from] as number);
  for (let at = 0; at < count; at++) if (targets[at] === to) return true;
  return false;
};
