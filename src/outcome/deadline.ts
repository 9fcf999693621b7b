import { lanesOf } from "../geometry/lanes.ts";
import { lift, type Occupancy, put, shift } from "../moves/occupancy.ts";
import { reachOf } from "../moves/reach.ts";
import type { Rules, SeatRules } from "../variants/rules.ts";

/** Whether no sequence of moves of a piece, alone of its colour, ends outside home (R5.2). The occupancy has its cell empty. */
const isShutIn = (occupancy: Occupancy, seat: SeatRules, from: number): boolean => {
  const { targets, findTargets } = reachOf();
  const { spot } = lanesOf();
  const owner = seat.corner + 1;
  const seen = new Set([from]);
  const queue = [from];
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    put(occupancy, here, owner);
    const count = findTargets(occupancy, seat, spot[here]!);
    lift(occupancy, here);
    for (let index = 0; index < count; index++) {
      const to = targets[index]!;
      if (seat.inHome[to] === 0) return false;
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return true;
};

/** Answers a question about a seat's cells while all its pieces are lifted off. The occupancy is the same before and after. */
const withoutPieces = <T>(occupancy: Occupancy, seat: SeatRules, ask: (pieces: readonly number[]) => T): T => {
  const owner = seat.corner + 1;
  const pieces: number[] = [];
  for (let cell = 0; cell < occupancy.owner.length; cell++) if (occupancy.owner[cell] === owner) pieces.push(cell);
  for (const cell of pieces) lift(occupancy, cell);
  const answer = ask(pieces);
  for (const cell of pieces) put(occupancy, cell, owner);
  return answer;
};

/** Whether a piece of a seat is trapped where it stands (R5.2). */
export const isTrappedAt = (occupancy: Occupancy, seat: SeatRules, cell: number): boolean =>
  seat.inHome[cell] === 1 && withoutPieces(occupancy, seat, () => isShutIn(occupancy, seat, cell));

const hasPieceAtHome = ({ owner }: Occupancy, { corner, home }: SeatRules): boolean =>
  home.some((cell) => owner[cell] === corner + 1);

/** Whether a seat has a piece at home that is not trapped. */
const hasFreePieceAtHome = (occupancy: Occupancy, seat: SeatRules): boolean =>
  hasPieceAtHome(occupancy, seat) &&
  withoutPieces(occupancy, seat, (pieces) =>
    pieces.some((cell) => seat.inHome[cell] === 1 && !isShutIn(occupancy, seat, cell)),
  );

/** Whether some legal move of a seat takes a piece out of its home. */
const canClearHome = (occupancy: Occupancy, seat: SeatRules): boolean => {
  const { targets, findTargets } = reachOf();
  const { spot } = lanesOf();
  return seat.home.some((cell) => {
    if (occupancy.owner[cell] !== seat.corner + 1) return false;
    const count = findTargets(occupancy, seat, spot[cell]!);
    return targets.subarray(0, count).some((to) => seat.inHome[to] === 0);
  });
};

/**
 * Whether a move eliminates its mover (R5.1, R5.3), arrival not considered.
 *
 * @param rules - the rules
 * @param occupancy - what stands on the board after the move; unchanged when the call returns
 * @param seat - the mover
 * @param made - moves the mover has made, this one included
 * @param from - where the piece stood
 * @param to - where it stands now
 */
export const breaksDeadline = (
  rules: Rules,
  occupancy: Occupancy,
  seat: SeatRules,
  made: number,
  from: number,
  to: number,
): boolean => {
  const { homeDeadline } = rules.variant;
  if (homeDeadline === null || made < homeDeadline) return false;
  if (made === homeDeadline) return hasFreePieceAtHome(occupancy, seat);
  const enters = seat.inHome[from] === 0 && seat.inHome[to] === 1;
  const leaves = seat.inHome[from] === 1 && seat.inHome[to] === 0;
  if (enters || leaves) return enters;
  if (!hasFreePieceAtHome(occupancy, seat)) return false;
  // R5.3: nothing is owed unless a piece could have been taken out instead, which is judged before the move.
  shift(occupancy, to, from);
  const could = canClearHome(occupancy, seat);
  shift(occupancy, from, to);
  return could;
};
