import { lanesOf } from "../geometry/_lanes.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";
import { fieldOf } from "./_field.ts";
import { endsFrom } from "./_generate.ts";

/** Whether a move between two cells is legal, given that a piece of the seat stands on the first. */
export const hasMove = (rules: Rules, board: string, seat: SeatRules, from: number, to: number): boolean => {
  const field = fieldOf(board, rules.variant.jumps === "long");
  const { word, bit, near } = lanesOf();
  const lane = word[from] as number;
  const goal = word[to] as number;
  if (lane === goal || (lane <= 1 && goal <= 1)) {
    const ends = endsFrom(field, seat, rules.variant.goalLock, from);
    return ((goal === 1 ? ends.high : ends.low) & (1 << (bit[to] as number))) !== 0;
  }
  // Only steps change the lane.
  const steps = ~(field.near[from] as number) & (seat.steps[from] as number);
  for (let b = 0; b < 6; b++) {
    if (near[(from << 3) | b] === to) return (steps & (1 << b)) !== 0;
  }
  return false;
};
