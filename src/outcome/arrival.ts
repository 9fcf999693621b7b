import { bitCount, wordCount } from "../geometry/lanes.ts";
import { emptyAt, type Occupancy, ownAt } from "../moves/occupancy.ts";
import { neededInGoal, type Rules, type SeatRules } from "../variants/rules.ts";

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
