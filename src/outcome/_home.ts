import { lanesOf } from "../geometry/_lanes.ts";
import { type Field, fieldOf, lift, put } from "../moves/_field.ts";
import { reachOf } from "../moves/_reach.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";

/** Whether no sequence of moves of a piece, alone of its colour, ends outside home (R5.2). Its own cell is empty in the field. */
const isShutIn = (field: Field, seat: SeatRules, from: number): boolean => {
  const { targets, findTargets } = reachOf();
  const { spot } = lanesOf();
  const owner = seat.corner + 1;
  const seen = new Set([from]);
  const queue = [from];
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    put(field, here, owner);
    const count = findTargets(field, seat, spot[here] as number);
    lift(field, here);
    for (let at = 0; at < count; at++) {
      const to = targets[at] as number;
      if (seat.inHome[to] === 0) return false;
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return true;
};

/** Answers a question about some of a seat's cells while all its pieces are lifted off. */
const withoutPieces = <T>(field: Field, seat: SeatRules, ask: (pieces: readonly number[]) => T): T => {
  const owner = seat.corner + 1;
  const pieces: number[] = [];
  for (let cell = 0; cell < field.owner.length; cell++) if (field.owner[cell] === owner) pieces.push(cell);
  for (const cell of pieces) lift(field, cell);
  const answer = ask(pieces);
  for (const cell of pieces) put(field, cell, owner);
  return answer;
};

/** Whether a piece of a seat is trapped where it stands (R5.2). */
export const isTrappedAt = (rules: Rules, board: string, seat: SeatRules, cell: number): boolean =>
  seat.inHome[cell] === 1 &&
  withoutPieces(fieldOf(board, rules.variant.jumps === "long"), seat, () =>
    isShutIn(fieldOf(board, rules.variant.jumps === "long"), seat, cell),
  );

/** Whether a seat has a piece at home that is not trapped. The field is the same before and after. */
const owesHome = (field: Field, seat: SeatRules): boolean => {
  const owner = seat.corner + 1;
  if (!seat.home.some((cell) => field.owner[cell] === owner)) return false;
  return withoutPieces(field, seat, (pieces) =>
    pieces.some((cell) => seat.inHome[cell] === 1 && !isShutIn(field, seat, cell)),
  );
};

/**
 * Whether a move eliminates its mover (R5.1, R5.3), arrival not considered.
 *
 * @param rules - the rules
 * @param field - what stands on the board after the move; the same when the call is over
 * @param seat - the mover
 * @param made - moves the mover has made, this one included
 * @param from - where the piece stood
 * @param to - where it stands now
 */
export const breaksDeadline = (
  rules: Rules,
  field: Field,
  seat: SeatRules,
  made: number,
  from: number,
  to: number,
): boolean => {
  const { homeDeadline } = rules.variant;
  if (homeDeadline === null || made < homeDeadline) return false;
  if (made > homeDeadline) {
    if (seat.inHome[to] === 1 && seat.inHome[from] === 0) return true;
    // A seat freed of several traps at once clears one piece a move.
    if (seat.inHome[from] === 1 && seat.inHome[to] === 0) return false;
  }
  return owesHome(field, seat);
};
