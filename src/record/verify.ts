import { proceed } from "../game/course.ts";
import type { Game } from "../game/game.ts";
import { makeGame } from "../game/made.ts";
import { standings } from "../game/standing.ts";
import type { Seat } from "../geometry/seat.ts";
import { formatMove } from "../notation/move.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { type Problem, problem, unfit } from "../problem/problem.ts";
import { begin } from "./_begin.ts";
import { unreachable } from "./_check.ts";
import { type Location, located } from "./_cursor.ts";
import { readRecordValue } from "./door.ts";
import { resultText } from "./format.ts";
import { type Replayed, sourceOf } from "./made.ts";
import type { GameRecord, RecordTurn } from "./record.ts";
import { leaveAsWritten } from "./replay.ts";

/**
 * What is wrong in a record, with the round in which it happens.
 * @since 0.1.0
 */
export interface RecordProblem extends Problem {
  /** The round of the turn concerned, from 1. */
  readonly round?: number;
  /** The turn concerned, as text. */
  readonly move?: string;
}

/**
 * How a seat stands at the end of what was checked.
 * @since 0.1.0
 */
export interface SeatReport {
  /** The seat. */
  readonly seat: Seat;
  /** Moves it has made (R5.1). */
  readonly moves: number;
  /** Own pieces in its goal. */
  readonly inGoal: number;
  /** The steps still to go, summed over its pieces (R7.3). */
  readonly distance: number;
  /** Its place; of a game that is not over, as it would be by R7.3. */
  readonly place: number;
}

/**
 * What checking a record has found.
 * @since 0.1.0
 */
export interface RecordReport {
  /** Whether every turn is legal, every round number right and the ending there and possible. False claims do not count here. */
  readonly valid: boolean;
  /** How many turns are right. */
  readonly plies: number;
  /** The first fault of the turns, with ply, round, seat and move; line and column when the record was read from text. */
  readonly problem?: RecordProblem;
  /** What is odd and no fault: `UNREACHABLE_START`, a start that no game leads to. */
  readonly warnings: readonly RecordProblem[];
  /** Claims that are false: `RESULT_MISMATCH`, `TERMINATION_MISMATCH`. Only of a record whose turns are right. */
  readonly findings: readonly RecordProblem[];
  /** Whether the claimed places are right, or that the game is unfinished; null when nothing is claimed or cannot be told. */
  readonly resultMatches: boolean | null;
  /** Whether the claimed reason of the end is right; null when none is claimed or it cannot be told. */
  readonly terminationMatches: boolean | null;
  /** How the game ended, or null when it is not over or not right. */
  readonly outcome: Outcome | null;
  /** The last position that is right; null only for a value that is no record. */
  readonly position: Position | null;
  /** Each seat in turn order. */
  readonly seats: readonly SeatReport[];
}

const turnText = (turn: RecordTurn): string => ("pass" in turn ? "--" : formatMove(turn));

/** A problem of what stands at a location of the text, if the record was read from one. */
const placed = (location: Location | undefined, found: Problem): RecordProblem => {
  const { offset: _, ...told } = located(location, found);
  return told;
};

/** A false claim, told at the beginning of its line. */
const claimed = (record: GameRecord, tag: "result" | "termination", finding: Problem): RecordProblem => {
  const location = sourceOf(record)?.where[tag];
  return placed(location && { ...location, column: 1 }, finding);
};

/** Why a round's number is wrong, if it is. */
const numberFault = (written: number | undefined, round: number, before: number): Problem | undefined =>
  written === undefined || (written === round && before !== round)
    ? undefined
    : unfit("BAD_ROUND_NUMBER", before === round ? "no number" : `${round}.`, `${written}.`);

/** A fault at a turn, with all that is known about it. */
const faultAt = (record: GameRecord, index: number, position: Position, fault: Problem): RecordProblem => {
  const { round, turn: seat } = position;
  const turn = record.turns[index];
  const move = turn === undefined ? {} : { move: turnText(turn) };
  return { seat, ...placed(sourceOf(record)?.turns[index], fault), ply: index + 1, round, ...move };
};

/** What the turns of a record lead to, its round numbers judged on the way. */
const playedTurns = (record: GameRecord): Replayed => {
  const { turns, ending } = record;
  const going = begin(record);
  let before = 0;
  for (let index = 0; index <= turns.length; index++) {
    const turn = turns[index];
    const { position, outcome, plies } = going;
    const fault =
      numberFault(turn === undefined ? ending?.round : turn.round, position.round, before) ??
      (turn === undefined ? undefined : proceed(going, turn));
    if (fault !== undefined) return { position, outcome, plies, problem: fault };
    before = position.round;
  }
  const { position, outcome, plies } = going;
  return { position, outcome, plies, problem: undefined };
};

/** Without a word about the end, the rules must have ended the game: else the record breaks off. */
const missingEnd = ({ ending, result }: GameRecord, outcome: Outcome | null): Problem | undefined =>
  ending === null && result === null && outcome === null ? problem("END_MISSING", { expected: "*" }) : undefined;

/** Whether the claimed places hold; when they do not, that goes to the findings. */
const resultHolds = (record: GameRecord, outcome: Outcome | null, findings: RecordProblem[]): boolean | null => {
  const { result, ending, variant, turns } = record;
  if (result === null && ending?.reason !== "unfinished") return null;
  const matches =
    result === null
      ? outcome === null
      : outcome !== null &&
        variant.seats.every((seat) => result[seat] === undefined || result[seat] === outcome.places[seat]);
  if (matches) return true;
  const expected = outcome === null ? "*" : resultText(outcome.places);
  const finding = problem("RESULT_MISMATCH", { expected, found: result === null ? "*" : resultText(result) });
  const last = sourceOf(record)?.turns[turns.length];
  findings.push(result === null ? placed(last, finding) : claimed(record, "result", finding));
  return false;
};

/** Whether the claimed reason holds, in the same way. */
const terminationHolds = (record: GameRecord, outcome: Outcome | null, findings: RecordProblem[]): boolean | null => {
  const { termination } = record;
  if (termination === null) return null;
  if (outcome?.reason === termination) return true;
  const about = { expected: outcome?.reason ?? "no reason", found: termination };
  findings.push(claimed(record, "termination", problem("TERMINATION_MISMATCH", about)));
  return false;
};

/** A game that stands somewhere, its history left out. */
const standingGame = (position: Position, outcome: Outcome | null): Game =>
  makeGame(position, position, [], outcome, { positions: [position], hashes: [] });

const seatReports = (position: Position, outcome: Outcome | null): SeatReport[] => {
  const table = standings(standingGame(position, outcome));
  return position.variant.seats.map((seat, index) => {
    const { inGoal, distance, place } = table.find((line) => line.seat === seat)!;
    return { seat, moves: position.made[index]!, inGoal, distance, place };
  });
};

/**
 * Checks a record by playing it: every turn, every written round number, the ending, and what it claims.
 *
 * @param record - a record; of one that was read from text, problems have line and column
 * @returns what was found; never throws, also for a value that is no record
 * @example
 * ```ts
 * import { unwrap } from "sternhalma";
 * import { parseRecord, verifyRecord } from "sternhalma/record";
 *
 * const text = '[Format "1"]\n[Variant "classic-2"]\n[Result "white=1 black=2"]\n\n1. l4-l5 e14-e12 *';
 * const { valid, plies, problem } = verifyRecord(unwrap(parseRecord(text)));
 * valid; // false
 * plies; // 1
 * `${problem?.line}:${problem?.column} ${problem?.seat} ${problem?.move} ${problem?.code}`; // "5:10 black e14-e12 NO_BRIDGE"
 * ```
 * @since 0.1.0
 */
export const verifyRecord = (record: GameRecord): RecordReport => {
  const checked = readRecordValue(record);
  const findings: RecordProblem[] = [];
  const untold = { warnings: [], findings, resultMatches: null, terminationMatches: null, outcome: null };
  if (!checked.ok) return { valid: false, plies: 0, problem: checked.error, ...untold, position: null, seats: [] };
  const own = checked.value;
  const replayed = sourceOf(own)?.replayed ?? playedTurns(own);
  const { position, plies } = replayed;
  // Somebody may leave only while the game is on, and only who still plays (R8).
  const left = leaveAsWritten(standingGame(position, replayed.outcome), own);
  const fault = replayed.problem ?? (left.ok ? missingEnd(own, left.value.outcome) : left.error);
  const warning = unreachable(own.start);
  const warnings = warning === undefined ? [] : [placed(sourceOf(own)?.where.start, warning)];
  if (fault !== undefined || !left.ok) {
    const problem = faultAt(own, plies, position, fault!);
    return { valid: false, plies, problem, ...untold, warnings, position, seats: seatReports(position, null) };
  }
  const { outcome } = left.value;
  return {
    valid: true,
    plies,
    warnings,
    findings,
    resultMatches: resultHolds(own, outcome, findings),
    terminationMatches: terminationHolds(own, outcome, findings),
    outcome,
    position,
    seats: seatReports(position, outcome),
  };
};
