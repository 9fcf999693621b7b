// What happened in games: how they ended and which rare turns they took, counted from the oracle's states.

import { type OState, oracleInPlay, sidesOf } from "../oracle/index.ts";

/** Ends and turns of events that a run must have met, with the rule of each. */
export const kinds = [
  "ended: arrival",
  "ended: elimination",
  "ended: repetition",
  "ended: limit",
  "ended: no-moves",
  "ended: resignation",
  "ended: time",
  "R4.3 seat skipped",
  "R4.3 chosen pass",
  "R4.3 nobody can move after a move",
  "R4.5 nobody can move at the start",
  "R5.5 fallen, others play on",
  "R5.5 team falls, a member had arrived",
  "R6.2 arrival by another's move",
  "R6.2 several arrive by one move",
  "R6.3 playing on after an arrival",
  "R6.3 ended at the first arrival, rest ranked",
  "R6.4 reply due",
  "R6.4 reply arrives: draw",
  "R6.4 reply passed",
  "R6.4 no legal reply",
  "R6.4 second seat arrives first",
  "R7.1 arrival and fall by one move",
  "R7.3 shared place",
] as const;

export type Kind = (typeof kinds)[number];

export type Counts = Record<Kind, number>;

export const noCounts = (): Counts => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Counts;

/** The kinds of what one turn did. */
const kindsOfTurn = (before: OState, turn: string, after: OState): Kind[] => {
  const { rules } = after;
  const seats = rules.seats as readonly string[];
  const found: Kind[] = [];
  const arrivals = after.arrived.slice(before.arrived.length);
  const falls = after.eliminated.slice(before.eliminated.length);
  const due = rules.reply && before.arrived.length > 0;
  if (turn === "--") found.push(due ? "R6.4 reply passed" : "R4.3 chosen pass");
  if (after.outcome === null) {
    const inPlay = oracleInPlay(after);
    const start = seats.indexOf(before.turn);
    for (let step = 1; step <= seats.length; step++) {
      const seat = seats[(start + step) % seats.length] as string;
      if (seat === after.turn) break;
      if (inPlay.includes(seat)) found.push("R4.3 seat skipped");
    }
    if (falls.length > 0) found.push("R5.5 fallen, others play on");
    if (arrivals.length > 0) found.push(rules.reply ? "R6.4 reply due" : "R6.3 playing on after an arrival");
  }
  if (falls.some((seat) => before.arrived.includes(seat))) found.push("R5.5 team falls, a member had arrived");
  if (arrivals.some((seat) => seat !== before.turn)) found.push("R6.2 arrival by another's move");
  if (arrivals.length > 1) found.push("R6.2 several arrive by one move");
  if (arrivals.length > 0 && falls.length > 0) found.push("R7.1 arrival and fall by one move");
  if (rules.reply && !due && arrivals.join() === seats[0] && before.turn === seats[0] && after.outcome !== null) {
    found.push("R6.4 no legal reply");
  }
  if (due && arrivals.length > 0) found.push("R6.4 reply arrives: draw");
  if (rules.reply && !due && arrivals[0] === seats[1]) found.push("R6.4 second seat arrives first");
  return found;
};

/** The kinds of the end of a game. */
const kindsOfEnd = (end: OState): Kind[] => {
  if (end.outcome === null) return [];
  const found: Kind[] = [`ended: ${end.outcome.reason}`];
  const places = sidesOf(end.rules).map((side) => end.outcome?.places[side[0] as string]);
  if (new Set(places).size < places.length) found.push("R7.3 shared place");
  if (end.outcome.reason === "arrival" && !end.rules.playOn && places.length > 2) {
    found.push("R6.3 ended at the first arrival, rest ranked");
  }
  return found;
};

/** Counts everything that a game met. */
export const countKinds = (
  counts: Counts,
  start: OState,
  turns: readonly string[],
  states: readonly OState[],
): void => {
  let before = start;
  states.forEach((after, index) => {
    for (const kind of kindsOfTurn(before, turns[index] as string, after)) counts[kind]++;
    before = after;
  });
  for (const kind of kindsOfEnd(before)) counts[kind]++;
  if (before.outcome?.reason !== "no-moves") return;
  counts[states.length === 0 ? "R4.5 nobody can move at the start" : "R4.3 nobody can move after a move"]++;
};
