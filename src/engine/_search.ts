import { createGame } from "../game/create.ts";
import type { Game } from "../game/game.ts";
import { cellCount } from "../geometry/cell.ts";
import type { Seat } from "../geometry/seat.ts";
import { copyField, emptyField, type Field, fill } from "../moves/_field.ts";
import { fillsGoal } from "../outcome/_arrival.ts";
import type { Outcome } from "../outcome/outcome.ts";
import { makePosition, nobody } from "../position/_make.ts";
import { checkPosition } from "../position/check.ts";
import type { Board, Position } from "../position/position.ts";
import { inPlayBits, keyOf } from "../position/read.ts";
import { unwrap } from "../problem/error.ts";
import { rulesOf } from "../variants/_rules.ts";
import { hashOfKey } from "./_keys.ts";
import { type SearchTables, searchTablesOf } from "./_tables.ts";

/** Why a search is over, 0 while it is not. The outcome is worked out when somebody asks. */
export const going = 0;
export const placesFilled = 1;
export const stuck = 2;
export const repeated = 3;
export const pastLimit = 4;
/** The game that was handed in was over. */
export const given = 5;

/** Numbers kept for each ply that can be taken back: code, the two words of the hash, the rest in one. */
export const stride = 4;

/** How many counters there are for the low bits of hashes. */
export const counterCount = 4096;

/** What a `SearchState` holds. Lists by place are by place in the turn order. */
export interface Search {
  readonly tables: SearchTables;
  readonly field: Field;
  /** By place: moves made, steps to the goal, own pieces in the goal, empty cells of the goal, pieces at home. */
  readonly made: Float64Array;
  readonly distance: Int32Array;
  readonly inGoal: Int32Array;
  readonly goalEmpty: Int32Array;
  readonly atHome: Int32Array;
  /** By place: a spot from which a piece could step when one was last looked for. */
  readonly mobile: Uint8Array;
  /** Places in order of arrival and of the fall. */
  readonly arrived: number[];
  readonly eliminated: number[];
  /** Seats in play, as bits by home corner. */
  playing: number;
  /** The place of the seat to move. */
  turn: number;
  round: number;
  /** The hash. */
  low: number;
  high: number;
  ending: number;
  /** Whether a seat may have arrived without a move, as in a position that was set up. */
  unjudged: boolean;
  /** What can be taken back, oldest first. */
  plies: number;
  stack: Int32Array;
  /** Pieces taken off by eliminations, `owner << 7 | cell`. */
  readonly removed: number[];
  /** The keys of the game so far (R7.2) and two words of hash for each. */
  readonly keys: readonly string[];
  readonly keyHashes: Int32Array;
  /** How many positions there have been with the same low bits of their hash; kept only when the rules know repetition. */
  readonly counters: Int32Array;
  /** How the game that was handed in had ended. */
  readonly given: Outcome | null;
}

/** Adds a piece of an owner to the counts of a search, or takes it out. */
export const tally = (search: Search, cell: number, owner: number, sign: 1 | -1): void => {
  if (owner === 0) return;
  const { distance, goalEmpty, inGoal, atHome } = search;
  const { zone, away, placeOfOwner } = search.tables;
  const place = placeOfOwner[owner] as number;
  const goal = (zone[cell] as number) & 15;
  distance[place] = (distance[place] as number) + sign * (away[(place << 7) | cell] as number);
  if (goal !== 0) goalEmpty[goal - 1] = (goalEmpty[goal - 1] as number) - sign;
  if (goal === place + 1) inGoal[place] = (inGoal[place] as number) + sign;
  if ((zone[cell] as number) >> 4 === place + 1) atHome[place] = (atHome[place] as number) + sign;
};

/** What a search needs of a game or position, checked. */
const read = (at: Game | Position): Pick<Game, "position" | "outcome" | "keys"> => {
  if (typeof at !== "object" || at === null || !("position" in at)) return createGame(at);
  const keys = Array.isArray(at.keys) ? at.keys : [];
  if (at.outcome === null) return { ...createGame(at.position), keys };
  const { reason, by, places } = at.outcome;
  const outcome = Object.freeze({ reason, by, places: Object.freeze({ ...places }) });
  return { position: unwrap(checkPosition(at.position)), outcome, keys };
};

/** A search that begins with a game or position, which are checked. */
export const searchFrom = (at: Game | Position): Search => {
  const { position, outcome, keys } = read(at);
  const tables = searchTablesOf(rulesOf(position.variant));
  const { seats, variant } = tables.rules;
  const places = (list: readonly Seat[]): number[] => list.map((seat) => variant.seats.indexOf(seat));
  const hashed = (variant.repetition === null ? [] : keys).flatMap((key) => {
    const hash = hashOfKey(key);
    return hash === undefined ? [] : [{ key, hash }];
  });
  const playing = inPlayBits(position);
  const [low, high] = hashOfKey(keyOf(position.board, position.turn, playing)) as readonly [number, number];
  const search: Search = {
    tables,
    field: emptyField(variant.jumps === "long"),
    made: Float64Array.from(position.made),
    distance: new Int32Array(seats.length),
    inGoal: new Int32Array(seats.length),
    goalEmpty: Int32Array.from(seats, ({ goal }) => goal.length),
    atHome: new Int32Array(seats.length),
    mobile: new Uint8Array(seats.length),
    arrived: places(position.arrived),
    eliminated: places(position.eliminated),
    playing,
    turn: variant.seats.indexOf(position.turn),
    round: position.round,
    low,
    high,
    ending: outcome === null ? going : given,
    unjudged: false,
    plies: 0,
    stack: new Int32Array(64 * stride),
    removed: [],
    keys: hashed.map(({ key }) => key),
    keyHashes: Int32Array.from(hashed.flatMap(({ hash }) => hash)),
    counters: new Int32Array(counterCount),
    given: outcome,
  };
  fill(search.field, position.board);
  for (let cell = 0; cell < cellCount; cell++) tally(search, cell, search.field.owner[cell] as number, 1);
  search.unjudged = seats.some(
    (seat, place) => fillsGoal(tables.rules, search.field, seat) && !search.arrived.includes(place),
  );
  for (const { hash } of hashed) {
    const counted = hash[0] & (counterCount - 1);
    search.counters[counted] = (search.counters[counted] as number) + 1;
  }
  return search;
};

/** A copy that shares nothing that changes. */
export const copySearch = (search: Search): Search => ({
  ...search,
  field: copyField(search.field),
  made: search.made.slice(),
  distance: search.distance.slice(),
  inGoal: search.inGoal.slice(),
  goalEmpty: search.goalEmpty.slice(),
  atHome: search.atHome.slice(),
  mobile: search.mobile.slice(),
  arrived: [...search.arrived],
  eliminated: [...search.eliminated],
  stack: search.stack.slice(),
  removed: [...search.removed],
  counters: search.counters.slice(),
});

const letters = ".wrbkyg";

/** The board of a search as a value. */
export const boardOf = ({ field }: Search): Board =>
  String.fromCharCode(...Array.from(field.owner, (owner) => letters.charCodeAt(owner))) as Board;

/** The position of a search as a value. */
export const positionOfSearch = (search: Search): Position => {
  const { rules } = search.tables;
  const { seats } = rules.variant;
  const list = (places: readonly number[]): readonly Seat[] =>
    places.length === 0 ? nobody : Object.freeze(places.map((place) => seats[place] as Seat));
  return makePosition(
    rules,
    boardOf(search),
    seats[search.turn] as Seat,
    search.round,
    Object.freeze(Array.from(search.made)),
    list(search.arrived),
    list(search.eliminated),
  );
};
