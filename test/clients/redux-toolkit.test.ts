import { configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { createGame, type Game, type Problem, play, resign, type Seat, tryPlay, undo } from "../../src/index.ts";
import { byHand, codeOf, expectOwn, expectSame, forged, jsonOf, moves } from "./_values.ts";

// A slice whose state is the game, as the docs have it: what a reducer returns is the next state.
const gameSlice = createSlice({
  name: "game",
  initialState: () => createGame("classic-2"),
  reducers: {
    played: (game, { payload }: PayloadAction<string>) => play(game, payload),
    resigned: (game, { payload }: PayloadAction<Seat>) => resign(game, payload),
    undone: (game) => undo(game) ?? game,
    loaded: (_, { payload }: PayloadAction<Game>) => payload,
  },
});

// A slice that keeps the game in a field beside others, changed in the manner of Immer.
interface Table {
  game: Game;
  refused: Problem | null;
}
const tableSlice = createSlice({
  name: "table",
  initialState: (): Table => ({ game: createGame("classic-2"), refused: null }),
  reducers: {
    moved(table, { payload }: PayloadAction<string>) {
      const result = tryPlay(table.game, payload);
      Object.assign(table, result.ok ? { game: result.value, refused: null } : { refused: result.error });
    },
  },
});

const { played, resigned, undone, loaded } = gameSlice.actions;
const { moved } = tableSlice.actions;

/** A store with the checks of the default middleware, which also complain of being slow: not here. */
const storeOf = (preloadedState?: { game: Game; table: Table }) =>
  configureStore({
    reducer: { game: gameSlice.reducer, table: tableSlice.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 60_000 }, serializableCheck: { warnAfter: 60_000 } }),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });

let complaints: MockInstance[];
const complaintsSoFar = (): unknown[] => complaints.flatMap(({ mock }) => mock.calls);

beforeEach(() => {
  complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) => spy.mockImplementation(() => {}));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("a game is a state: no check of the middleware complains", () => {
  const store = storeOf();
  for (const move of moves) store.dispatch(played(move));
  expectOwn(store.getState().game);
  expectSame(store.getState().game, byHand());

  store.dispatch(undone());
  expectSame(store.getState().game, byHand(moves.slice(0, -1)));
  store.dispatch(resigned("black"));
  expectOwn(store.getState().game);
  expect(store.getState().game.outcome?.by).toBe("black");
  store.dispatch(undone());
  expect(store.getState().game.outcome).toBeNull();
  expect(complaintsSoFar()).toEqual([]);
});

it("the middleware would complain of what is not plain", () => {
  storeOf().dispatch({ type: "other", payload: new Map() });
  expect(complaintsSoFar()).not.toEqual([]);
});

it("a game in a field, with the reason of a refusal beside it", () => {
  const store = storeOf();
  for (const move of moves) store.dispatch(moved(move));
  const { game } = store.getState().table;
  expectOwn(game);
  expectSame(game, byHand());

  store.dispatch(moved("e12-e11"));
  expect(store.getState().table.refused?.code).toBe("EMPTY_CELL");
  expect(store.getState().table.game).toBe(game);
  expect(complaintsSoFar()).toEqual([]);
});

it("a state from the server is played on and shares nothing with it", () => {
  const sent = jsonOf({ game: byHand(), table: { game: byHand(), refused: null } });
  const store = storeOf(sent);
  store.dispatch(played("e13-e12"));
  store.dispatch(moved("e13-e12"));
  for (const game of [store.getState().game, store.getState().table.game]) {
    expectOwn(game, sent);
    expectSame(game, byHand([...moves, "e13-e12"]));
  }
  expect(complaintsSoFar()).toEqual([]);
});

it("a forged state is refused", () => {
  const store = storeOf();
  store.dispatch(loaded(forged()));
  expect(codeOf(() => store.dispatch(played("e13-e12")))).toBe("NOT_A_GAME");

  const table = storeOf({ game: byHand(), table: { game: forged(), refused: null } });
  table.dispatch(moved("e13-e12"));
  expect(table.getState().table.refused).toMatchObject({ code: "NOT_A_GAME", ply: 1 });
  expect(complaintsSoFar()).toEqual([]);
});
