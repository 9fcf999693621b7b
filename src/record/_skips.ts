import { proceed } from "../game/course.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Position } from "../position/position.ts";
import { inPlay } from "../position/state.ts";
import { problem } from "../problem/problem.ts";
import type { Variant } from "../variants/variant.ts";
import { begin } from "./_begin.ts";
import type { Cursor } from "./_cursor.ts";
import type { DraftTurn } from "./_draft.ts";
import type { MovesRead } from "./_moves.ts";

/** Which turns are marks of skipped seats, as far as the turns are legal. */
const skipMarks = (variant: Variant, start: Position | null, turns: readonly DraftTurn[]): Set<number> => {
  const { seats, passing } = variant;
  const going = begin(variant, start, false);
  const marks = new Set<number>();
  let next = seats.indexOf(start?.turn ?? seats[0]!);
  for (let index = 0; index < turns.length; index++) {
    const turn = turns[index]!;
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
 * @param variant - the rules
 * @param start - where the game begins, null for the start of the variant
 * @param read - the moves; changed
 */
export const dropSkips = (cursor: Cursor, variant: Variant, start: Position | null, read: MovesRead): void => {
  if (!read.turns.some((turn) => "pass" in turn)) return;
  const marks = skipMarks(variant, start, read.turns);
  if (marks.size === 0) return;
  const kept: DraftTurn[] = [];
  const indexes: number[] = [];
  read.turns.forEach((turn, index) => {
    indexes.push(kept.length);
    if (!marks.has(index)) {
      kept.push(turn);
      return;
    }
    const location = { line: read.lines[index]!, column: read.columns[index]! };
    cursor.warnings.push({ ...problem("SKIP_WRITTEN", { ply: kept.length + 1, found: "--" }), ...location });
    if (turn.comments === undefined) return;
    const before = kept.at(-1);
    if (before === undefined) read.comments.push(...turn.comments);
    else before.comments = [...(before.comments ?? []), ...turn.comments];
  });
  indexes.push(kept.length);
  read.lines = read.lines.filter((_, index) => !marks.has(index));
  read.columns = read.columns.filter((_, index) => !marks.has(index));
  read.turns = kept;
  for (const mark of read.numbers) mark.index = indexes[mark.index]!;
};
