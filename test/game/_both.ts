// One game played by the library and the oracle at once, compared after every ply.

import { expect } from "vitest";
import {
  type Cell,
  cells,
  checkVariant,
  createGame,
  destinations,
  eliminatesMover,
  explainMove,
  findVariant,
  formatMove,
  type Game,
  isTrapped,
  jumpChains,
  legalMoves,
  mayPass,
  outcomeOf,
  pathOf,
  positionKey,
  positionOf,
  replyDue,
  type Seat,
  seatsInPlay,
  standings,
  tryAdvance,
  tryFlag,
  tryPlay,
  tryResign,
  unwrap,
  type Variant,
} from "../../src/index.ts";
import { at, names, pathText } from "../drawing.ts";
import {
  type OracleRules,
  type OracleSetup,
  type OState,
  oracleBoardText,
  oracleCanonical,
  oracleChains,
  oracleEliminates,
  oracleInPlay,
  oracleKey,
  oracleMoves,
  oraclePassThrough,
  oracleResign,
  oracleStandings,
  oracleTrapped,
} from "../oracle/index.ts";
import { type NumberStream, pick } from "../oracle/walk.ts";

/** The library's rule set of the oracle's: the same data, checked. Its presets have a name too, which is no rule. */
export const variantOf = (rules: OracleRules): Variant => {
  const preset = findVariant(rules.id);
  if (preset === undefined) return unwrap(checkVariant(structuredClone(rules)));
  expect({ ...preset, name: undefined }).toEqual(rules);
  return preset;
};

/** A game of the library from an oracle's set-up. */
export const gameFrom = (rules: OracleRules, setup: OracleSetup | undefined): Game => {
  const variant = variantOf(rules);
  if (setup === undefined) return createGame(variant);
  const pieces: Partial<Record<Seat, Cell[]>> = {};
  for (const [cell, seat] of setup.board ?? []) {
    const list = pieces[seat as Seat] ?? [];
    list.push(at(cell));
    pieces[seat as Seat] = list;
  }
  const made = new Map(setup.made ?? []);
  return createGame(
    positionOf({
      variant,
      pieces,
      ...(setup.turn === undefined ? {} : { turn: setup.turn as Seat }),
      round: setup.round ?? 1,
      made: rules.seats.map((seat) => made.get(seat) ?? 0),
      arrived: (setup.arrived ?? []) as Seat[],
      eliminated: (setup.eliminated ?? []) as Seat[],
    }),
  );
};

/** Everything a position says, in the oracle's words. */
const said = ({ position, outcome }: Game) => ({
  board: `${position.board}`,
  turn: position.turn,
  round: position.round,
  made: [...position.made],
  arrived: [...position.arrived],
  eliminated: [...position.eliminated],
  outcome: outcome === null ? null : { ...outcome, places: { ...outcome.places } },
});

const saidBy = (state: OState) => ({
  board: oracleBoardText(state),
  turn: state.turn,
  round: state.round,
  made: state.rules.seats.map((seat) => state.made.get(seat) as number),
  arrived: [...state.arrived],
  eliminated: [...state.eliminated],
  outcome: state.outcome,
});

/** The state as such: what the two must say alike at every ply. */
export const compareStates = (game: Game, state: OState): void => {
  expect(said(game)).toEqual(saidBy(state));
  expect(legalMoves(game).map(formatMove).sort()).toEqual([...oracleMoves(state).keys()].sort());
  expect(seatsInPlay(game)).toEqual(oracleInPlay(state));
  const table = standings(game);
  const order = (seat: Seat) => state.rules.seats.indexOf(seat);
  expect([...table].sort((a, b) => order(a.seat) - order(b.seat))).toEqual(oracleStandings(state));
  expect(table.map(({ place }) => place)).toEqual(table.map(({ place }) => place).sort((a, b) => a - b));
  compareOutcomes(game, state);
  const passes = state.outcome === null && state.rules.passing === "allowed";
  const refusal = passes ? undefined : state.outcome === null ? "PASS_NOT_ALLOWED" : "GAME_OVER";
  expect([mayPass(game), explainMove(game, "--")?.code]).toEqual([passes, refusal]);
  // A bare position knows its end too, unless it was by repetition.
  if (state.outcome?.reason !== "repetition") expect(explainMove(game.position, "--")?.code).toBe(refusal);
};

/** What a bare position decides agrees with the game; what needs history it cannot know. */
const compareOutcomes = (game: Game, state: OState): void => {
  const bare = outcomeOf(game.position);
  const reason = state.outcome?.reason;
  if (reason === "repetition") expect([undefined, "limit"]).toContain(bare?.reason);
  else expect(bare).toEqual(state.outcome);
  const { rules, arrived, outcome } = state;
  expect(replyDue(game.position)).toBe(rules.reply && outcome === null && arrived.length > 0);
};

/** Questions about single pieces and moves, some at each ply. */
export const compareDetails = (game: Game, state: OState, random: NumberStream): void => {
  const moves = [...oracleMoves(state).values()];
  if (moves.length > 0) {
    const some = pick(random, moves);
    const { from, to } = some;
    const asked = destinations(game, at(from));
    expect(asked.ends.map((end) => ({ to: names([end.to]), kind: end.kind, eliminates: end.eliminatesMover }))).toEqual(
      moves
        .filter((move) => move.from === from)
        .map((move) => ({ to: move.to, kind: move.kind, eliminates: oracleEliminates(state, from, move.to) }))
        .sort((a, b) => at(a.to) - at(b.to)),
    );
    for (const end of asked.ends) {
      expect(pathText(end.path)).toBe(oracleCanonical(state, from, names([end.to]))?.join("-"));
    }
    expect(names(asked.passThrough)).toBe(oraclePassThrough(state, from).sort().join(" "));
    expect(Array.from(jumpChains(game, at(from), { limit: 30 }), pathText)).toEqual(
      oracleChains(state, from, 30).map((path) => path.join("-")),
    );
    expect(eliminatesMover(game, `${from}-${to}`)).toBe(oracleEliminates(state, from, to));
    expect(pathText(pathOf(game, `${from}-${to}`))).toBe(oracleCanonical(state, from, to)?.join("-"));
  }
  const cell = names([pick(random, cells)]);
  const other = names([pick(random, cells)]);
  const refused = explainMove(game, `${cell}-${other}`);
  expect(refused === undefined).toBe(oracleMoves(state).has(`${cell}-${other}`));
  const pieces = [...state.board.keys()];
  if (pieces.length > 0) {
    const piece = pick(random, pieces);
    expect([piece, isTrapped(game, at(piece))]).toEqual([piece, oracleTrapped(state, piece)]);
  }
};

/** Plays one turn of the oracle's walk with the library: by `tryPlay`, and by `tryAdvance` on the bare position. */
export const playBoth = (game: Game, turn: string): Game => {
  const next = unwrap(tryPlay(game, turn));
  expect(unwrap(tryAdvance(game.position, turn))).toEqual(next.position);
  return next;
};

/** A seat leaves, in both; then it is over and nothing else has changed (R8). */
export const compareLeaving = (game: Game, state: OState, seat: Seat, reason: "resignation" | "time"): void => {
  const left = (reason === "time" ? tryFlag : tryResign)(game, seat);
  if (state.outcome !== null || !oracleInPlay(state).includes(seat)) {
    expect(left.ok ? "" : left.error.code).toBe(state.outcome === null ? "SEAT_NOT_IN_PLAY" : "GAME_OVER");
    return;
  }
  const end = unwrap(left);
  const expected = oracleResign(state, seat, reason);
  expect(said(end)).toEqual(saidBy(expected));
  expect(end.turns).toEqual(game.turns);
  expect(legalMoves(end)).toEqual([]);
};

/** Equal keys of the one are equal keys of the other (R7.2). */
export const compareKeys = (games: readonly Game[], states: readonly OState[]): void => {
  const groups = (keys: readonly string[]): number[] => keys.map((key) => keys.indexOf(key));
  expect(groups(games.map((game) => positionKey(game)))).toEqual(groups(states.map(oracleKey)));
};
