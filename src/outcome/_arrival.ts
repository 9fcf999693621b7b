import type { Rules, SeatRules } from "../variants/_rules.ts";

/** Whether a seat's goal is full, with enough of its own pieces (R6.1). */
export const fillsGoal = (rules: Rules, board: string, { goal, letter }: SeatRules): boolean => {
  let own = 0;
  for (let at = 0; at < goal.length; at++) {
    const standing = board.charCodeAt(goal[at] as number);
    if (standing === 46) return false;
    if (standing === letter) own++;
  }
  const { arrival } = rules.variant;
  switch (arrival) {
    case "any":
      return own > 0;
    case "most":
      return own * 2 > goal.length;
    case "all":
      return own === goal.length;
    default: {
      const never: never = arrival;
      return never;
    }
  }
};
