import { describe, expect, it } from "vitest";
import { createJSONStorage, persist, type StateStorage } from "zustand/middleware";
import { immer } from "zustand/middleware/immer";
import { createStore } from "zustand/vanilla";
import { createGame, type Game, play, resign, undo } from "../../src/index.ts";
import { byHand, expectOwn, expectSame, forged, forgery, jsonOf, moves, refusalOf } from "./_values.ts";

interface Table {
  readonly game: Game;
  readonly play: (move: string) => void;
  readonly resign: () => void;
  readonly undo: () => void;
}

const plainTable = (game: Game) =>
  createStore<Table>()((set) => ({
    game,
    play: (move) => set((state) => ({ game: play(state.game, move) })),
    resign: () => set((state) => ({ game: resign(state.game, "white") })),
    undo: () => set((state) => ({ game: undo(state.game) ?? state.game })),
  }));

const draftedTable = (game: Game) =>
  createStore<Table>()(
    immer((set) => ({
      game,
      play: (move) => set((state) => Object.assign(state, { game: play(state.game, move) })),
      resign: () => set((state) => Object.assign(state, { game: resign(state.game, "white") })),
      undo: () => set((state) => Object.assign(state, { game: undo(state.game) ?? state.game })),
    })),
  );

describe.each<[string, (game: Game) => { getState: () => Table }]>([
  ["zustand", plainTable],
  ["zustand with Immer", draftedTable],
])("%s", (_, tableOf) => {
  it("a game is played, resigned and taken back", () => {
    const { getState } = tableOf(createGame("classic-2"));
    for (const move of moves) getState().play(move);
    expectOwn(getState().game);
    expectSame(getState().game, byHand());

    getState().resign();
    expectOwn(getState().game);
    expectSame(getState().game, resign(byHand(), "white"));

    getState().undo();
    getState().undo();
    expectOwn(getState().game);
    expectSame(getState().game, byHand(moves.slice(0, -1)));
  });

  it("a game from JSON is played on and shares nothing with it", () => {
    const sent = jsonOf(byHand());
    const { getState } = tableOf(sent);
    getState().play("e13-e12");
    expectOwn(getState().game, sent);
    expectSame(getState().game, byHand([...moves, "e13-e12"]));
  });

  it("a forged game is refused, and the state stays", () => {
    const { getState } = tableOf(forged());
    const before = getState().game;
    expect(refusalOf(() => getState().play("e13-e12"))).toEqual(forgery);
    expect(refusalOf(() => getState().undo())).toEqual(forgery);
    expect(getState().game).toBe(before);
  });
});

describe("zustand's persist", () => {
  /** What the storage of a browser keeps, and a store that wakes up with it. */
  const kept = new Map<string, string>();
  const storage: StateStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
  const openTable = () =>
    createStore<{ game: Game; play: (move: string) => void }>()(
      persist(
        (set) => ({
          game: createGame("classic-2"),
          play: (move) => set((state) => ({ game: play(state.game, move) })),
        }),
        { name: "table", storage: createJSONStorage(() => storage), partialize: ({ game }) => ({ game }) },
      ),
    );

  it("a page that is opened again goes on where it was left", () => {
    for (const move of moves) openTable().getState().play(move);
    const { game } = openTable().getState();
    expectSame(game, byHand());
    expectOwn(undo(game), game);
  });
});
