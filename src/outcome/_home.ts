import { emptyField, type Field, lift, put } from "../moves/_field.ts";
import { generateFrom } from "../moves/_generate.ts";
import type { Rules, SeatRules } from "../variants/_rules.ts";

const owners = "wrbkyg";

/** The board without a seat's pieces, as a field of its own. */
const othersOf = (rules: Rules, board: string, seat: SeatRules): Field => {
  const field = emptyField(rules.variant.jumps === "long");
  for (let cell = 0; cell < board.length; cell++) {
    const letter = board.charCodeAt(cell);
    if (letter !== 46 && letter !== seat.letter) put(field, cell, owners.indexOf(board[cell] as string) + 1);
  }
  return field;
};

/** Whether no sequence of moves of a piece, alone of its colour, ends outside home (R5.2). The piece itself is put and lifted. */
const isShutIn = (rules: Rules, field: Field, seat: SeatRules, from: number): boolean => {
  const codes = new Uint16Array(42);
  const seen = new Set([from]);
  const queue = [from];
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    put(field, here, seat.corner + 1);
    const count = generateFrom(field, seat, rules.variant.goalLock, here, codes, 0);
    lift(field, here);
    for (let at = 0; at < count; at++) {
      const to = (codes[at] as number) & 127;
      if (seat.inHome[to] === 0) return false;
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return true;
};

/** Whether a piece of a seat is trapped where it stands (R5.2). */
export const isTrappedAt = (rules: Rules, board: string, seat: SeatRules, cell: number): boolean =>
  seat.inHome[cell] === 1 && isShutIn(rules, othersOf(rules, board, seat), seat, cell);

/** Whether a seat has a piece at home that is not trapped. */
const owesHome = (rules: Rules, board: string, seat: SeatRules): boolean => {
  let others: Field | undefined;
  for (const cell of seat.home) {
    if (board.charCodeAt(cell) !== seat.letter) continue;
    others ??= othersOf(rules, board, seat);
    if (!isShutIn(rules, others, seat, cell)) return true;
  }
  return false;
};

/**
 * Whether a move eliminates its mover (R5.1, R5.3), arrival not considered.
 *
 * @param rules - the rules
 * @param board - the board after the move
 * @param seat - the mover
 * @param made - moves the mover has made, this one included
 * @param from - where the piece stood
 * @param to - where it stands now
 */
export const breaksDeadline = (
  rules: Rules,
  board: string,
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
  return owesHome(rules, board, seat);
};
