import { proceed } from "../game/course.ts";
import { inPlay } from "../position/state.ts";
import type { Problem } from "../problem/problem.ts";
import { type Beginning, begin } from "./_begin.ts";
import { type Cursor, problemAt } from "./_cursor.ts";
import type { DraftTurn } from "./_draft.ts";
import type { MovesRead, NumberMark } from "./_moves.ts";
import type { Replayed } from "./made.ts";

/*
 * Round numbers. A number is right where a new round begins (or the record), and then it is the round's (R4.4). As long as nobody is
 * skipped or out, that follows by counting; only where counting disagrees are the moves played to see.
 */

/**
 * The number due before each turn, undefined where none may stand, when every seat in play moves in turn; undefined when that cannot be.
 */
const dueByCounting = ({
  variant: { seats },
  start,
}: Beginning): ((index: number) => number | undefined) | undefined => {
  const playing = start === null ? seats : seats.filter((seat) => inPlay(start, seat));
  const first = start === null ? 0 : playing.indexOf(start.turn);
  if (first < 0) return undefined;
  const round = start?.round ?? 1;
  return (index) =>
    index === 0 || (first + index) % playing.length === 0
      ? round + Math.floor((first + index) / playing.length)
      : undefined;
};

/** The rounds of the positions before each turn, as far as the turns are legal, and what the replay came to. */
const roundsAlong = (
  beginning: Beginning,
  turns: readonly DraftTurn[],
): { readonly rounds: readonly number[]; readonly replayed: Replayed } => {
  const going = begin(beginning);
  const rounds = [going.position.round];
  let problem: Problem | undefined;
  for (const turn of turns) {
    problem = proceed(going, turn);
    if (problem !== undefined) break;
    rounds.push(going.position.round);
  }
  const { position, outcome, plies } = going;
  return { rounds, replayed: { position, outcome, plies, problem } };
};

const wrong = ({ index, value, location }: NumberMark, due: number | undefined): Problem => {
  const expected = due === undefined ? "no number" : `${due}.`;
  return problemAt(location, "BAD_ROUND_NUMBER", { expected, found: `${value}.`, ply: index + 1 });
};

const set = ({ turns, ending }: MovesRead, index: number, round: number): void => {
  const target = turns[index] ?? ending;
  if (target !== null && target !== undefined) target.round = round;
};

/**
 * Judges the numbers of rounds, and puts those that are right, or made right, at their turns.
 *
 * @param cursor - takes a warning for each wrong number when lenient
 * @param beginning - the rules, and where the game begins
 * @param read - the moves; their turns get their rounds
 * @returns the problem of the first wrong number; or what the turns lead to, when they had to be played: every number is right then
 */
export const settleNumbers = (
  { settings: { lenient }, warnings }: Cursor,
  beginning: Beginning,
  read: MovesRead,
): Replayed | Problem | undefined => {
  const { numbers, turns } = read;
  if (numbers.length === 0) return undefined;
  const counted = dueByCounting(beginning);
  const agree = counted !== undefined && numbers.every(({ index, value }) => counted(index) === value);
  // Numbers that agree with counting may still be wrong; verifyRecord, which plays the moves anyway, will see it.
  if (agree && !lenient) {
    for (const { index, value } of numbers) set(read, index, value);
    return undefined;
  }
  const { rounds, replayed } = roundsAlong(beginning, turns);
  for (const mark of numbers) {
    const { index, value } = mark;
    const round = rounds[index];
    // Behind an illegal move nobody can tell; the move is the fault then.
    const due = round === undefined ? value : index === 0 || rounds[index - 1] !== round ? round : undefined;
    if (due !== value) {
      const problem = wrong(mark, due);
      if (!lenient) return problem;
      warnings.push(problem);
    }
    if (due !== undefined) set(read, index, due);
  }
  return replayed;
};

/** Whether the rules end a game by its turns, or a turn is refused. */
export const isEnded = (beginning: Beginning, { turns }: MovesRead): boolean => {
  const { outcome, problem } = roundsAlong(beginning, turns).replayed;
  return outcome !== null || problem !== undefined;
};
