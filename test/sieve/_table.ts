import * as fc from "fast-check";
import * as clock from "../../src/clock/index.ts";
import * as diagram from "../../src/diagram/index.ts";
import * as engine from "../../src/engine/index.ts";
import * as geometry from "../../src/geometry/index.ts";
import * as root from "../../src/index.ts";
import * as rating from "../../src/rating/index.ts";
import * as record from "../../src/record/index.ts";
import * as testing from "../../src/testing/index.ts";
import type { Kind } from "./_scenes.ts";

/** Everything that can be imported, by door. */
export const doors = { root, geometry, record, engine, clock, rating, diagram, testing };

/** A public function, and what the sieve has to know about it. */
export interface Entry {
  /** What its arguments are. */
  readonly takes: readonly Kind[];
  /** Those that may be left out; options always may. */
  readonly optional?: readonly Kind[];
  /**
   * Whether what it gives is made for the caller alone, who may change it; else it is frozen all the way down. Games, positions, rule
   * sets, records and clocks in something fresh are frozen, unless all of it is data to be sent away.
   */
  readonly fresh?: boolean | "all";
  /** Whether `undefined` is one of its answers. */
  readonly mayBeUndefined?: boolean;
  /** Whether a right argument's objects may come back, and why. */
  readonly givesBack?: string;
  /** Whether it takes only what is right and checks nothing, and why. */
  readonly unchecked?: string;
  /** Whether it changes an argument, and why. */
  readonly writes?: string;
  /** How it is called; as it is when left out. */
  readonly call?: (...args: never[]) => unknown;
  /** What can be seen of an answer that is more than data. */
  readonly look?: (answer: never) => unknown;
}

const { SearchState } = engine;
type State = engine.SearchState;
type G = Parameters<typeof SearchState.from>[0];

/** The first items of something endless. */
const first = <T>(items: Iterable<T>, most = 50): T[] => {
  const list: T[] = [];
  for (const item of items) {
    list.push(item);
    if (list.length >= most) break;
  }
  return list;
};

const firstOf = async <T>(items: AsyncIterable<T>, most = 5): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) {
    list.push(item);
    if (list.length >= most) break;
  }
  return list;
};

const lookAtState = (state: State): unknown => {
  const { variant, turn, round, made, arrived, eliminated, plies, over, outcome, hashLow, hashHigh } = state;
  const position = state.toPosition();
  return { variant, turn, round, made, arrived, eliminated, plies, over, outcome, hashLow, hashHigh, position };
};

const lookAtReplay = ({ positions, steps, played }: ReturnType<typeof record.replay>): unknown => ({
  positions: first(positions),
  steps: first(steps),
  played: played(),
});

const sampled = (values: fc.Arbitrary<unknown>): unknown => fc.sample(values, { numRuns: 2, seed: 7 });

/** What a search state tells of itself. */
const asked = (ask: (state: State) => unknown, more: Partial<Entry> = {}): Entry => ({
  takes: ["state"],
  ...more,
  call: (g: G) => ask(SearchState.from(g)),
});

/** A generator of games and the like, from the fast-check of the tests. */
const generator = (name: keyof ReturnType<typeof testing.arbitraries>, takes: readonly Kind[] = []): Entry => ({
  takes,
  // What fast-check hands out are its own copies.
  fresh: true,
  call: (...args) => (testing.arbitraries(fc)[name] as (...rest: unknown[]) => unknown)(...args),
  look: sampled,
});

const aboutSeat: Entry = { takes: ["state", "seat"] };
const aboutMove: Entry = { takes: ["state", "move"] };

/** Every public function, by its name or the way to it. A new one has to be entered here before the sieve lets it pass. */
export const table: Readonly<Record<string, Entry>> = {
  // Games
  createGame: { takes: ["start"] },
  tryCreateGame: { takes: ["start"], fresh: true },
  play: { takes: ["game", "move"] },
  tryPlay: { takes: ["game", "move"], fresh: true },
  playAll: { takes: ["game", "moves"], fresh: true },
  resign: { takes: ["game", "seat"] },
  tryResign: { takes: ["game", "seat"], fresh: true },
  flag: { takes: ["game", "seat"] },
  tryFlag: { takes: ["game", "seat"], fresh: true },
  undo: { takes: ["game"], mayBeUndefined: true },
  checkGame: { takes: ["game"], fresh: true },
  advance: { takes: ["position", "move"] },
  tryAdvance: { takes: ["position", "move"], fresh: true },
  // Moves
  legalMoves: { takes: ["state"], fresh: true },
  movesFrom: { takes: ["state", "cell"], fresh: true },
  destinations: { takes: ["state", "cell"], fresh: true },
  jumpChains: { takes: ["state", "cell", "chains' options"], fresh: true, look: first },
  explainMove: { ...aboutMove, fresh: true, mayBeUndefined: true },
  isLegal: aboutMove,
  mayPass: { takes: ["state"] },
  pathOf: { ...aboutMove, fresh: true },
  eliminatesMover: aboutMove,
  isTrapped: { takes: ["state", "cell"] },
  // Standing
  hasArrived: aboutSeat,
  seatsInPlay: { takes: ["state"], fresh: true },
  piecesInGoal: aboutSeat,
  piecesAtHome: aboutSeat,
  distanceToGoal: aboutSeat,
  movesMade: aboutSeat,
  standings: { takes: ["state"], fresh: true },
  outcomeOf: { takes: ["state"] },
  replyDue: { takes: ["state"] },
  seatAt: { takes: ["state", "cell"], mayBeUndefined: true },
  piecesOf: { ...aboutSeat, fresh: true },
  positionKey: { takes: ["state"] },
  // Positions
  formatPosition: { takes: ["state"] },
  parsePosition: { takes: ["text of a position", "position text's options"], fresh: true },
  parseSetup: { takes: ["text of a position", "position text's options"], fresh: true },
  positionOf: { takes: ["setup"] },
  tryPositionOf: { takes: ["setup"], fresh: true },
  withPiece: { takes: ["position", "cell", "seat or null"] },
  checkPosition: { takes: ["position", "check's options"], fresh: true },
  // Notation of moves
  formatMove: { takes: ["move"] },
  parseMove: { takes: ["text of a move"], fresh: true },
  sameMove: { takes: ["move", "move"] },
  // Rule sets
  findVariant: { takes: ["id"], mayBeUndefined: true },
  defineVariant: { takes: ["rules"] },
  tryDefineVariant: { takes: ["rules"], fresh: true },
  checkVariant: { takes: ["rules"], fresh: true },
  homeOf: { takes: ["variant", "seat"], fresh: true },
  goalOf: { takes: ["variant", "seat"], fresh: true },
  // Problems
  isRulesError: { takes: ["error"] },
  unwrap: { takes: ["result"], givesBack: "the value in the result, whatever it is", fresh: true },
  RulesError: {
    takes: ["problem"],
    givesBack: "the problem that it was made of",
    unchecked: "an error that says what it is told",
    fresh: true,
    call: (problem: root.Problem) => new root.RulesError(problem),
    look: ({ code, problem, problems }: root.RulesError) => ({ code, problem, problems }),
  },
  "RulesError#code": {
    takes: ["problem"],
    unchecked: "an error that says what it is told",
    call: (problem: root.Problem) => new root.RulesError(problem).code,
  },
  // Geometry
  toCell: { takes: ["anything"], mayBeUndefined: true },
  parseCell: { takes: ["name of a cell"], mayBeUndefined: true },
  cellName: { takes: ["cell"] },
  cornerOf: { takes: ["cell"], mayBeUndefined: true },
  distance: { takes: ["cell", "cell"] },
  neighbors: { takes: ["cell"], fresh: true },
  rotate: { takes: ["cell", "sixths"] },
  rotateSeat: { takes: ["seat", "sixths"] },
  reflect: { takes: ["cell"] },
  toAxial: { takes: ["cell"], fresh: true },
  fromAxial: { takes: ["axial"], mayBeUndefined: true },
  toPoint: { takes: ["cell", "layout"], fresh: true },
  fromPoint: { takes: ["point", "layout"], mayBeUndefined: true },
  neighborOnScreen: { takes: ["cell", "arrow", "seat"], optional: ["seat"], mayBeUndefined: true },
  // Records
  parseRecord: { takes: ["text of a record", "record's options"], fresh: true },
  parseRecords: { takes: ["text of a record", "record's options"], fresh: true },
  readRecords: { takes: ["chunks", "record's options"], fresh: true, look: firstOf },
  recordFromJSON: { takes: ["record as JSON", "record's options"], fresh: true },
  recordToJSON: { takes: ["record"], fresh: "all" },
  formatRecord: { takes: ["record", "record text's options"] },
  verifyRecord: { takes: ["record"], fresh: true },
  replay: { takes: ["record"], fresh: true, look: lookAtReplay },
  gameOf: { takes: ["record"] },
  tryGameOf: { takes: ["record"], fresh: true },
  recordOf: { takes: ["game", "recordOf's options"] },
  tryRecordOf: { takes: ["game", "recordOf's options"], fresh: true },
  cutRecord: { takes: ["record", "ply"], mayBeUndefined: true },
  withComments: { takes: ["record", "ply", "comments"] },
  tryWithComments: { takes: ["record", "ply", "comments"], fresh: true },
  withTags: { takes: ["record", "tags"] },
  tryWithTags: { takes: ["record", "tags"], fresh: true },
  withRounds: { takes: ["record"] },
  // Names of cells in other systems
  parseMoveIn: { takes: ["naming", "text of a move"], fresh: true },
  formatMoveIn: { takes: ["naming", "move"] },
  "standardNaming.parse": { takes: ["name of a cell"], mayBeUndefined: true },
  "standardNaming.format": { takes: ["cell"] },
  "indexNaming.parse": { takes: ["index as text"], mayBeUndefined: true },
  "indexNaming.format": { takes: ["cell"] },
  "axialNaming.parse": { takes: ["axial as text"], mayBeUndefined: true },
  "axialNaming.format": { takes: ["cell"] },
  "gamerzNaming.parse": { takes: ["name of a cell"], mayBeUndefined: true },
  "gamerzNaming.format": { takes: ["cell"] },
  // Search
  encodeMove: { takes: ["move"] },
  decodeMove: { takes: ["code"], fresh: true },
  perft: { takes: ["state", "depth"] },
  perftDivide: { takes: ["state", "depth"], fresh: true },
  "SearchState.from": { takes: ["state"], fresh: true, look: lookAtState },
  "SearchState#variant": asked((state) => state.variant),
  "SearchState#turn": asked((state) => state.turn),
  "SearchState#round": asked((state) => state.round),
  "SearchState#made": asked((state) => state.made, { fresh: true }),
  "SearchState#arrived": asked((state) => state.arrived, { fresh: true }),
  "SearchState#eliminated": asked((state) => state.eliminated, { fresh: true }),
  "SearchState#plies": asked((state) => state.plies),
  "SearchState#over": asked((state) => state.over),
  "SearchState#outcome": asked((state) => state.outcome),
  "SearchState#hashLow": asked((state) => state.hashLow),
  "SearchState#hashHigh": asked((state) => state.hashHigh),
  "SearchState#count": asked((state) => state.count()),
  "SearchState#toPosition": asked((state) => state.toPosition()),
  "SearchState#clone": asked((state) => state.clone(), { fresh: true, look: lookAtState }),
  "SearchState#unmake": asked((state) => state.unmake(), { mayBeUndefined: true }),
  "SearchState#at": {
    takes: ["state", "cell"],
    mayBeUndefined: true,
    call: (g: G, cell: root.Cell) => SearchState.from(g).at(cell),
  },
  "SearchState#placeOf": {
    ...aboutSeat,
    mayBeUndefined: true,
    call: (g: G, seat: root.Seat) => SearchState.from(g).placeOf(seat),
  },
  "SearchState#distanceToGoal": {
    ...aboutSeat,
    call: (g: G, seat: root.Seat) => SearchState.from(g).distanceToGoal(seat),
  },
  "SearchState#piecesInGoal": {
    ...aboutSeat,
    call: (g: G, seat: root.Seat) => SearchState.from(g).piecesInGoal(seat),
  },
  "SearchState#piecesAtHome": {
    ...aboutSeat,
    call: (g: G, seat: root.Seat) => SearchState.from(g).piecesAtHome(seat),
  },
  "SearchState#movesMade": { ...aboutSeat, call: (g: G, seat: root.Seat) => SearchState.from(g).movesMade(seat) },
  "SearchState#generate": {
    takes: ["state", "codes", "offset"],
    writes: "into the list of codes, so that nothing is allocated",
    optional: ["offset"],
    call: (g: G, codes: Uint16Array, offset: number) => SearchState.from(g).generate(codes, offset),
  },
  "SearchState#make": {
    takes: ["state", "code"],
    mayBeUndefined: true,
    unchecked: "the one verb that is for speed alone: a code that generate has not listed leaves the state in disorder",
    call: (g: G) => {
      const state = SearchState.from(g);
      const codes = new Uint16Array(engine.MAX_MOVES);
      if (state.generate(codes) > 0) state.make(codes[0]!);
    },
  },
  // Clocks
  startClock: { takes: ["clock's start"] },
  tryStartClock: { takes: ["clock's start"], fresh: true },
  spend: { takes: ["clock", "seat", "milliseconds"] },
  trySpend: { takes: ["clock", "seat", "milliseconds"], fresh: true },
  remaining: { takes: ["clock", "seat"] },
  tryRemaining: { takes: ["clock", "seat"], fresh: true },
  fallen: { takes: ["clock"], fresh: true },
  tryFallen: { takes: ["clock"], fresh: true },
  // Ratings
  expectedScore: { takes: ["rating", "rating"] },
  tryExpectedScore: { takes: ["rating", "rating"], fresh: true },
  rate: { takes: ["players"], fresh: true },
  tryRate: { takes: ["players"], fresh: true },
  // Pictures
  renderSvg: { takes: ["state", "SVG's options"] },
  tryRenderSvg: { takes: ["state", "SVG's options"], fresh: true },
  renderText: { takes: ["state", "text picture's options"] },
  tryRenderText: { takes: ["state", "text picture's options"], fresh: true },
  // Generators
  arbitraries: {
    takes: ["fast-check"],
    fresh: true,
    look: (made: ReturnType<typeof testing.arbitraries>) => Object.keys(made),
  },
  "arbitraries.cell": generator("cell"),
  "arbitraries.seat": generator("seat"),
  "arbitraries.preset": generator("preset"),
  "arbitraries.variant": generator("variant"),
  "arbitraries.game": generator("game", ["constraints"]),
  "arbitraries.gameWithMove": generator("gameWithMove", ["constraints"]),
  "arbitraries.position": generator("position", ["constraints"]),
  "arbitraries.setup": generator("setup", ["constraints"]),
  "arbitraries.move": generator("move", ["state"]),
};

type Anything = (...args: unknown[]) => unknown;

const isClass = (value: unknown): value is { prototype: object } =>
  typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));

/** Every function that can be reached from the doors, by the names that the table uses. */
export const publicFunctions = (): ReadonlyMap<string, Anything> => {
  const found = new Map<string, Anything>();
  const put = (name: string, value: unknown): void => {
    if (typeof value === "function") found.set(name, value as Anything);
  };
  for (const door of Object.values(doors)) {
    for (const [name, value] of Object.entries(door)) {
      put(name, value);
      if (isClass(value)) {
        const { prototype } = value;
        for (const [key, { value: own }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
          if (key !== "prototype") put(`${name}.${key}`, own);
        }
        for (const [key, { value: own, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
          if (key !== "constructor") put(`${name}#${key}`, own ?? get);
        }
        // Nobody can make one: the way in is a static function.
        if (name === "SearchState") found.delete(name);
      } else if (typeof value === "object" && value !== null) {
        for (const [key, own] of Object.entries(value)) put(`${name}.${key}`, own);
      }
    }
  }
  for (const [key, own] of Object.entries(testing.arbitraries(fc))) put(`arbitraries.${key}`, own);
  return found;
};

/** An entry with the function to call. */
export interface Callable extends Entry {
  readonly name: string;
  readonly run: Anything;
}

/** All entries, ready to be called; those whose function has gone are left out. */
export const callables = (): readonly Callable[] => {
  const functions = publicFunctions();
  return Object.entries(table).flatMap(([name, entry]) => {
    const call = (entry.call as Anything | undefined) ?? functions.get(name);
    if (call === undefined) return [];
    const look = entry.look as ((answer: unknown) => unknown) | undefined;
    return [{ ...entry, name, run: (...args) => (look === undefined ? call(...args) : look(call(...args))) }];
  });
};
