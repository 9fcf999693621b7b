import { bitCount, wordCount } from "../geometry/lanes.ts";
import { emptyAt, type Occupancy, ownAt } from "../moves/occupancy.ts";
import type { Rules, SeatRules } from "../variants/rules.ts";

/** How many of a seat's own pieces its goal must hold to count as reached (R6.1). */
export const neededInGoal = (rules: Rules, { goal }: SeatRules): number => {
  const { arrival } = rules.variant;
  switch (arrival) {
    case "any":
      return 1;
    case "most":
      return Math.floor(goal.length / 2) + 1;
    case "all":
      return goal.length;
    default: {
      const never: never = arrival;
      return never;
    }
  }
};

/** Whether a seat's goal is full, with enough of its own pieces (R6.1). */
export const fillsGoal = (rules: Rules, { words }: Occupancy, seat: SeatRules): boolean => {
  const { goalWords } = seat;
  let count = 0;
  for (let word = 0; word < wordCount; word++) {
    const goal = goalWords[word]!;
    if ((words[emptyAt + word]! & goal) !== 0) return false;
    count += bitCount(words[ownAt + ((seat.corner + 1) << 3) + word]! & goal);
  }
  return count >= neededInGoal(rules, seat);
};
