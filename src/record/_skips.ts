import { proceed } from "../game/course.ts";
import type { Seat } from "../geometry/seat.ts";
import { inPlay } from "../position/state.ts";
import { type Beginning, begin } from "./_begin.ts";
import { type Cursor, problemAt } from "./_cursor.ts";
import type { DraftTurn } from "./_draft.ts";
import type { MovesRead } from "./_moves.ts";

/** Which turns are marks of skipped seats, as far as the turns are legal. */
const skipMarks = (beginning: Beginning, turns: readonly DraftTurn[]): Set<number> => {
  const { seats, passing } = beginning.variant;
  const going = begin(beginning);
  const marks = new Set<number>();
  let next = seats.indexOf(beginning.start?.turn ?? seats[0]!);
  for (const [index, turn] of turns.entries()) {
    const { position } = going;
    const due = (): Seat => seats[next % seats.length]!;
    // Who has arrived or is out leaves no mark; who cannot move does.
    for (let tried = 0; tried < seats.length; tried++) {
      if (inPlay(position, due())) break;
      next++;
    }
    if ("pass" in turn && (passing === "forced" || due() !== position.turn)) {
      marks.add(index);
      next++;
      continue;
    }
    next = seats.indexOf(position.turn) + 1;
    if (proceed(going, turn) !== undefined) break;
  }
  return marks;
};

/**
 * Takes out the marks that other systems write for skipped seats (R4.3), with a warning each. Their comments go to the turn before.
 *
 * @param cursor - takes the warnings
 * @param beginning - the rules, and where the game begins
 * @param read - the moves; changed
 */
export const dropSkips = (cursor: Cursor, beginning: Beginning, read: MovesRead): void => {
  if (!read.turns.some((turn) => "pass" in turn)) return;
  const marks = skipMarks(beginning, read.turns);
  if (marks.size === 0) return;
  const kept: DraftTurn[] = [];
  const indexes: number[] = [];
  read.turns.forEach((turn, index) => {
    indexes.push(kept.length);
    if (!marks.has(index)) {
      kept.push(turn);
      return;
    }
    const about = { ply: kept.length + 1, found: "--" };
    cursor.warnings.push(problemAt(read.locations[index]!, "SKIP_WRITTEN", about));
    if (turn.comments === undefined) return;
    const before = kept.at(-1);
    if (before === undefined) for (const comment of turn.comments) read.comments.push(comment);
    else before.comments = [...(before.comments ?? []), ...turn.comments];
  });
  indexes.push(kept.length);
  read.locations = read.locations.filter((_, index) => !marks.has(index));
  read.turns = kept;
  for (const mark of read.numbers) mark.index = indexes[mark.index]!;
};
