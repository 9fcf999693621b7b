// A forward-biased random player. Uniformly random games nearly all end by elimination and never see an arrival, a
// reply, playing on or a limit; this one races, strolls, dawdles or shuffles, so that every ending is reached.
// It only looks at cells, a board and a list of moves, so it can drive any program.

import { type Cell, coordinatesOf, distancesTo, distancesToTip, goalOf, homeOf, type Seat } from "./board.ts";
import { type OState, oracleEliminates, oracleMoves, oraclePass, oraclePlay, oracleStart } from "./game.ts";
import type { OracleRules } from "./rules.ts";

/** Numbers from 0 up to, not including, 1. */
export type NumberStream = () => number;

/** A small seeded generator of 32-bit state: the same seed gives the same game everywhere. */
export function seededNumbers(seed: number): NumberStream {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: NumberStream, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

export function shuffle<T>(random: NumberStream, items: readonly T[]): T[] {
  const left = [...items];
  const result: T[] = [];
  while (left.length > 0) {
    result.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return result;
}

export interface WalkStyle {
  /** Weight of chance against progress: 2 plays to win, 100 is nearly uniform. */
  readonly noise: number;
  /** Chance of accepting a move that eliminates the mover. */
  readonly recklessness: number;
  /** Chance of taking the last move back, which leads to repetition and the limit. */
  readonly shuffling: number;
  /** Chance of leaving the pieces that are still at home alone, which leads to the home deadline and to traps. */
  readonly lingering: number;
  /** Chance of a pass where passing is allowed. */
  readonly passing: number;
}

export const racer: WalkStyle = {
  noise: 3,
  recklessness: 0,
  shuffling: 0,
  lingering: 0,
  passing: 0,
};
const stroller: WalkStyle = { ...racer, noise: 15, passing: 0.05 };
const drifter: WalkStyle = { ...racer, noise: 90, recklessness: 0.1, passing: 0.1 };
const lingerer: WalkStyle = { ...racer, noise: 6, lingering: 0.9 };
const daredevil: WalkStyle = { ...racer, noise: 40, recklessness: 1 };
const shuffler: WalkStyle = { ...racer, shuffling: 0.97, passing: 0.02 };

const walkStyles: readonly WalkStyle[] = [racer, stroller, drifter, lingerer, daredevil, shuffler];

/** A style for each seat: mostly all of one kind, so that whole games go one way, sometimes mixed. */
export function randomStyles(random: NumberStream, seats: readonly Seat[]): ReadonlyMap<Seat, WalkStyle> {
  // Racing games are the long and rich ones: they get the larger share.
  const common = random() < 0.4 ? racer : pick(random, walkStyles);
  const mixed = random() < 0.4;
  return new Map(seats.map((seat) => [seat, mixed ? pick(random, walkStyles) : common]));
}

interface Ends {
  readonly from: Cell;
  readonly to: Cell;
}

interface WalkQuestion<M extends Ends> {
  readonly moves: readonly M[];
  readonly seat: Seat;
  readonly rules: OracleRules;
  readonly board: ReadonlyMap<Cell, Seat>;
  readonly random: NumberStream;
  readonly style: WalkStyle;
  /** The seat's previous move. */
  readonly previous?: Ends | undefined;
  /** Would this move eliminate the mover (R5.4)? Asked only for moves about to be chosen. */
  readonly eliminates?: (move: M) => boolean;
}

function steps(distances: ReadonlyMap<Cell, number>, cell: Cell): number {
  return distances.get(cell) as number;
}

/** How far a cell lies beside the line from the seat's tip to the tip of its goal. */
function aside(seat: Seat, cell: Cell): number {
  const { x, y, z } = coordinatesOf(cell);
  switch (seat) {
    case "white":
    case "black":
      return Math.abs(x - z);
    case "red":
    case "yellow":
      return Math.abs(x - y);
    default:
      return Math.abs(y - z);
  }
}

const distancesToCell = new Map<Cell, ReadonlyMap<Cell, number>>();

function stepsBetween(a: Cell, b: Cell): number {
  let distances = distancesToCell.get(b);
  if (distances === undefined) {
    distances = distancesTo([b]);
    distancesToCell.set(b, distances);
  }
  return steps(distances, a);
}

/** Steps the pieces outside the goal still need to its open cells, the farthest of those filled first. */
function stepsLeft(rules: OracleRules, seat: Seat, own: readonly Cell[], board: ReadonlyMap<Cell, Seat>): number {
  const goal = goalOf(seat, rules.pieces);
  const toTip = distancesToTip(seat);
  const outside = own.filter((cell) => !goal.has(cell));
  const open = [...goal]
    .filter(
      (cell) =>
        !own.includes(cell) && (rules.arrival === "all" || board.get(cell) === undefined || board.get(cell) === seat),
    )
    .sort((a, b) => steps(toTip, a) - steps(toTip, b));
  let sum = 0;
  for (const hole of open) {
    const nearest = outside.sort((a, b) => stepsBetween(a, hole) - stepsBetween(b, hole)).shift();
    if (nearest === undefined) break;
    sum += stepsBetween(nearest, hole);
  }
  return sum;
}

/** Chooses one of the moves; there must be one. */
export function chooseMove<M extends Ends>(question: WalkQuestion<M>): M {
  const { moves, seat, rules, board, random, style, previous } = question;
  const home = homeOf(seat, rules.pieces);
  const goal = goalOf(seat, rules.pieces);
  const toTip = distancesToTip(seat);
  const own = [...board].filter(([, owner]) => owner === seat).map(([cell]) => cell);
  const nearlyThere = own.filter((cell) => goal.has(cell)).length > own.length / 2;
  const leftBefore = nearlyThere ? stepsLeft(rules, seat, own, board) : 0;
  const shuffles = random() < style.shuffling;
  const lingers = random() < style.lingering;

  const score = ({ from, to }: Ends): number => {
    // Squares make the hindmost pieces come first.
    const forward = steps(toTip, from) ** 2 - steps(toTip, to) ** 2;
    const inward = (aside(seat, from) - aside(seat, to)) / 2;
    let sum = forward + inward + style.noise * random();
    if (nearlyThere) {
      const after = own.map((cell) => (cell === from ? to : cell));
      sum += 8 * (leftBefore - stepsLeft(rules, seat, after, board));
    }
    if (shuffles && previous !== undefined && from === previous.to && to === previous.from) {
      sum += 100_000;
    }
    if (lingers && home.has(from)) sum -= 10_000;
    return sum;
  };

  const best = moves
    .map((move) => ({ move, value: score(move) }))
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => move);
  const first = best[0];
  if (first === undefined) throw new Error("no move to choose from");
  if (random() < style.recklessness) return first;
  return best.find((move) => !question.eliminates?.(move)) ?? first;
}

/** One turn as text: the two ends, or `--` for a pass. */
export type WalkTurn = string;

/** The next turn of a game in progress; the moves are offered in the order of the cells' names. */
function chooseTurn(state: OState, random: NumberStream, style: WalkStyle, previous?: Ends): WalkTurn {
  if (state.rules.passing === "allowed" && random() < style.passing) return "--";
  const moves = [...oracleMoves(state).values()].sort((a, b) => (`${a.from}-${a.to}` < `${b.from}-${b.to}` ? -1 : 1));
  const { from, to } = chooseMove({
    moves,
    seat: state.turn,
    rules: state.rules,
    board: state.board,
    random,
    style,
    previous,
    eliminates: (move) => oracleEliminates(state, move.from, move.to),
  });
  return `${from}-${to}`;
}

export function playTurn(state: OState, turn: WalkTurn): OState {
  if (turn === "--") return oraclePass(state);
  const [from, to] = turn.split("-") as [Cell, Cell];
  return oraclePlay(state, from, to);
}

export interface Walk {
  readonly start: OState;
  readonly turns: readonly WalkTurn[];
  /** The state after each turn. */
  readonly states: readonly OState[];
  readonly end: OState;
}

/** Plays on from a state until the game is over or `plies` turns are made. */
export function walk(start: OState, random: NumberStream, styles: ReadonlyMap<Seat, WalkStyle>, plies: number): Walk {
  const turns: WalkTurn[] = [];
  const states: OState[] = [];
  const previous = new Map<Seat, Ends>();
  let state = start;
  while (state.outcome === null && turns.length < plies) {
    const seat = state.turn;
    const turn = chooseTurn(state, random, styles.get(seat) ?? racer, previous.get(seat));
    if (turn !== "--") {
      const [from, to] = turn.split("-") as [Cell, Cell];
      previous.set(seat, { from, to });
    }
    state = playTurn(state, turn);
    turns.push(turn);
    states.push(state);
  }
  return { start, turns, states, end: state };
}

/** A whole game of a rule set from its start, everything drawn from one seed. */
export function walkFromSeed(rules: OracleRules, seed: number, plies = 1000): Walk {
  const random = seededNumbers(seed);
  return walk(oracleStart(rules), random, randomStyles(random, rules.seats), plies);
}
