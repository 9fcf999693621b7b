import { beginGame } from "../game/begin.ts";
import { stateIn } from "../game/door.ts";
import type { Game, GameOrPosition } from "../game/game.ts";
import { lineOf } from "../game/made.ts";
import { cellCount } from "../geometry/cell.ts";
import { letters, type Seat } from "../geometry/seat.ts";
import { copyOccupancy, emptyOccupancy, fill, type Occupancy } from "../moves/occupancy.ts";
import { fillsGoal } from "../outcome/arrival.ts";
import type { Outcome } from "../outcome/outcome.ts";
import { inPlayBits, keyOfPosition } from "../position/key.ts";
import { makePosition, nobody, rulesOfPosition } from "../position/made.ts";
import type { Board, Position } from "../position/position.ts";
import { hashOfKey } from "./_keys.ts";
import { type SearchTables, searchTablesOf } from "./_tables.ts";

/** Why a search is over, 0 while it is not. The outcome is worked out when asked for. */
export const going = 0;
export const placesFilled = 1;
export const stuck = 2;
export const repeated = 3;
export const pastLimit = 4;
/** The game passed in was over. */
export const given = 5;

/** Numbers kept for each ply that can be taken back: code, the two words of the hash, the rest in one. */
export const stride = 4;

/** How many counters there are for the low bits of hashes. */
export const counterCount = 4096;

/*
 * The numbers of a search that change with every move stand in one array, `now`, which is faster than fields. Those of the whole game come
 * first, then eight for each index in turn order, from `seatsAt` on.
 */
export const lowAt = 0;
export const highAt = 1;
/** The index of the seat to move. */
export const turnAt = 2;
/** How many plies can be taken back. */
export const pliesAt = 3;
/**
 * What changes seldom: why the search is over in bits 3–5, how many seats have arrived 6–8 and been eliminated 9–11, the seats in play by
 * home corner 22–27; whether a seat may have arrived without a move, as in a position that was set up, 13; whether the next turn decides
 * the game as a reply (R6.4) 14.
 */
export const statusAt = 4;
export const endingShift = 3;
export const arrivedShift = 6;
export const eliminatedShift = 9;
export const playingShift = 22;
export const unjudged: number = 1 << 13;
export const awaitsReply: number = 1 << 14;

export const seatsAt = 8;
/** Of an index: moves made since the search began. */
export const madeOf = 0;
/** From how many such moves on pieces at home matter (R5.1). */
export const dueOf = 1;
/** Steps to the goal. */
export const distanceOf = 2;
/** Own pieces in the goal, empty cells of the goal, own pieces at home. */
export const inGoalOf = 3;
export const goalEmptyOf = 4;
export const atHomeOf = 5;
/** A spot from which a piece could step when one was last looked for. */
export const mobileOf = 6;

/** What a `SearchState` holds. Seats are meant by their index in turn order. */
export interface Search {
  readonly tables: SearchTables;
  readonly occupancy: Occupancy;
  readonly now: Int32Array;
  /** Moves made by each index before the search began. */
  readonly madeBefore: readonly number[];
  /** Indexes in order of arrival and of falling. */
  readonly arrived: number[];
  readonly eliminated: number[];
  round: number;
  /** What can be taken back, oldest first. */
  stack: Int32Array;
  /** Pieces taken off by eliminations, `owner << 7 | cell`. */
  readonly removed: number[];
  /** The keys of the game so far (R7.2) and two words of hash for each. */
  readonly keys: readonly string[];
  readonly keyHashes: Int32Array;
  /** How many positions there have been with the same low bits of their hash; kept only if the rules know repetition. */
  readonly counters: Int32Array;
  /** How the game passed in had ended. */
  readonly given: Outcome | null;
}

/** Why the search is over, 0 while it is not. */
export const endingOf = ({ now }: Search): number => (now[statusAt]! >> endingShift) & 7;

/** The seats in play, as bits by home corner. */
export const playingOf = ({ now }: Search): number => (now[statusAt]! >> playingShift) & 63;

/** How many moves an index has made (R5.1). */
export const madeBy = ({ now, madeBefore }: Search, index: number): number =>
  madeBefore[index]! + now[seatsAt + index * 8 + madeOf]!;

/** Adds a piece of an owner to the counts of a search, or takes it out. */
export const tally = ({ now, tables }: Search, cell: number, owner: number, sign: 1 | -1): void => {
  if (owner === 0) return;
  const { zone, away, indexOfOwner } = tables;
  const index = indexOfOwner[owner]!;
  const own = seatsAt + index * 8;
  const goal = zone[cell]! & 15;
  const add = (at: number, change: number): void => {
    now[at]! += change;
  };
  add(own + distanceOf, sign * away[(index << 7) | cell]!);
  if (goal !== 0) add(seatsAt + (goal - 1) * 8 + goalEmptyOf, -sign);
  if (goal === index + 1) add(own + inGoalOf, sign);
  if (zone[cell]! >> 4 === index + 1) add(own + atHomeOf, sign);
};

/** The game to search from; a position is one about to begin (R4.5). */
const gameOf = (g: GameOrPosition): Game => {
  const state = stateIn(g);
  return "position" in state ? state : beginGame(state);
};

/** A search that begins with a game or position. */
export const searchFrom = (g: GameOrPosition): Search => {
  const game = gameOf(g);
  const { position, outcome, turns } = game;
  const tables = searchTablesOf(rulesOfPosition(position));
  const { seats, variant } = tables.rules;
  const places = (list: readonly Seat[]): number[] => list.map((seat) => variant.seats.indexOf(seat));
  const past = variant.repetition === null ? [] : lineOf(game).positions.slice(0, turns.length + 1);
  const hashed = past.map(keyOfPosition).map((key) => ({ key, hash: hashOfKey(key) }));
  const playing = inPlayBits(position);
  const [low, high] = hashOfKey(keyOfPosition(position));
  const search: Search = {
    tables,
    occupancy: emptyOccupancy(tables.rules.long),
    now: new Int32Array(seatsAt + seats.length * 8),
    madeBefore: position.made,
    arrived: places(position.arrived),
    eliminated: places(position.eliminated),
    round: position.round,
    stack: new Int32Array(64 * stride),
    removed: [],
    keys: hashed.map(({ key }) => key),
    keyHashes: Int32Array.from(hashed.flatMap(({ hash }) => hash)),
    counters: new Int32Array(counterCount),
    given: outcome,
  };
  const { now, occupancy, arrived, eliminated } = search;
  fill(occupancy, position.board);
  seats.forEach(({ goal }, index) => {
    now[seatsAt + index * 8 + goalEmptyOf] = goal.length;
    // No search makes as many moves as the largest of these.
    const due = tables.deadline - position.made[index]!;
    now[seatsAt + index * 8 + dueOf] = Math.max(0, Math.min(due, 0x7fffffff));
  });
  for (let cell = 0; cell < cellCount; cell++) tally(search, cell, occupancy.owner[cell]!, 1);
  now[lowAt] = low;
  now[highAt] = high;
  now[turnAt] = variant.seats.indexOf(position.turn);
  const full = seats.some((seat, index) => fillsGoal(tables.rules, occupancy, seat) && !arrived.includes(index));
  now[statusAt] =
    ((outcome === null ? going : given) << endingShift) |
    (arrived.length << arrivedShift) |
    (eliminated.length << eliminatedShift) |
    (playing << playingShift) |
    (full ? unjudged : 0) |
    (variant.reply && arrived.length > 0 ? awaitsReply : 0);
  for (const { hash } of hashed) {
    const counted = hash[0] & (counterCount - 1);
    search.counters[counted]! += 1;
  }
  return search;
};

/** A copy that shares nothing that changes. */
export const copySearch = (search: Search): Search => ({
  ...search,
  occupancy: copyOccupancy(search.occupancy),
  now: search.now.slice(),
  arrived: [...search.arrived],
  eliminated: [...search.eliminated],
  stack: search.stack.slice(),
  removed: [...search.removed],
  counters: search.counters.slice(),
});

/** The board of a search as a value. */
export const boardOf = ({ occupancy }: Search): Board =>
  Array.from(occupancy.owner, (owner) => (owner === 0 ? "." : letters[owner - 1])).join("") as Board;

/** The position of a search as a value. */
export const positionOfSearch = (search: Search): Position => {
  const { rules } = search.tables;
  const { seats } = rules.variant;
  const list = (places: readonly number[]): readonly Seat[] =>
    places.length === 0 ? nobody : Object.freeze(places.map((index) => seats[index]!));
  return makePosition(
    rules,
    boardOf(search),
    seats[search.now[turnAt]!]!,
    search.round,
    Object.freeze(seats.map((_, index) => madeBy(search, index))),
    list(search.arrived),
    list(search.eliminated),
  );
};
