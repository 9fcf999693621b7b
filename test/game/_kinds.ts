// What happened in games: how they ended and which rare turns they took, counted from the oracle's states.

import {
  type Cell,
  homeOf,
  type OState,
  oracleInPlay,
  oracleStandings,
  oracleTrapped,
  sidesOf,
} from "../oracle/index.ts";

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
  "R5.3 free piece at home, nothing owed",
  "R5.3 trapped piece at home, nothing owed",
  "R5.3 free and trapped pieces at home, nothing owed",
  "R5.3 one piece taken out, a free one left at home",
  "R5.3 fallen, a piece could have been taken out",
  "R5.3 fallen, a piece brought home",
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
  "R7.3 undecided: shared by sides that stand differently",
] as const;

export type Kind = (typeof kinds)[number];

export type Counts = Record<Kind, number>;

/** How often a run over known seeds must meet a kind for which once is not enough. */
const least: Partial<Counts> = {
  "R5.3 free piece at home, nothing owed": 300,
  "R5.3 trapped piece at home, nothing owed": 100,
  "R5.3 free and trapped pieces at home, nothing owed": 3,
  "R5.3 one piece taken out, a free one left at home": 100,
  "R5.3 fallen, a piece could have been taken out": 50,
  "R5.3 fallen, a piece brought home": 3,
  "R7.3 undecided: shared by sides that stand differently": 20,
};

/** The kinds that a run has met too rarely; `share` is its part of a full one. */
export const kindsTooRare = (counts: Counts, share = 1): Kind[] =>
  kinds.filter((kind) => counts[kind] < Math.max(1, Math.floor((least[kind] ?? 1) * Math.min(1, share))));

export const noCounts = (): Counts => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Counts;

/** What R5.3 said of a move made after the deadline. */
const kindsOfLateMove = (before: OState, turn: string, after: OState): Kind[] => {
  const { rules, turn: mover } = before;
  const { homeDeadline } = rules;
  if (turn === "--" || homeDeadline === null) return [];
  if ((after.made.get(mover) as number) <= homeDeadline || after.arrived.includes(mover)) return [];
  const home = homeOf(mover, rules.pieces);
  const [from, to] = turn.split("-") as [Cell, Cell];
  if (after.eliminated.includes(mover)) {
    return [
      home.has(to) && !home.has(from)
        ? "R5.3 fallen, a piece brought home"
        : "R5.3 fallen, a piece could have been taken out",
    ];
  }
  const atHome = [...after.board].filter(([cell, seat]) => seat === mover && home.has(cell)).map(([cell]) => cell);
  const trapped = atHome.filter((cell) => oracleTrapped(after, cell)).length;
  const free = atHome.length - trapped;
  if (home.has(from) && !home.has(to)) return free > 0 ? ["R5.3 one piece taken out, a free one left at home"] : [];
  if (free > 0 && trapped > 0) return ["R5.3 free and trapped pieces at home, nothing owed"];
  if (free > 0) return ["R5.3 free piece at home, nothing owed"];
  return trapped > 0 ? ["R5.3 trapped piece at home, nothing owed"] : [];
};

/** The kinds of what one turn did. */
const kindsOfTurn = (before: OState, turn: string, after: OState): Kind[] => {
  const { rules } = after;
  const seats = rules.seats as readonly string[];
  const found = kindsOfLateMove(before, turn, after);
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
  if (end.rules.undecided === "shared") {
    const table = oracleStandings({ ...end, rules: { ...end.rules, undecided: "ranked" }, outcome: null });
    const shared = table.some(({ seat, place }) => end.outcome?.places[seat] !== place);
    if (shared) found.push("R7.3 undecided: shared by sides that stand differently");
  }
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
