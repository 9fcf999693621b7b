import { autorun, isObservable, makeAutoObservable, observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { advance, createGame, type Game, legalMoves, play, resign, undo } from "../../src/index.ts";
import { byHand, expectOwn, expectSame, forged, forgery, jsonOf, moves, refusalOf } from "./_values.ts";

/** A class of the kind that MobX is used with; by default all that it holds becomes observable. */
class Table {
  game: Game;

  constructor(game: Game, deep: boolean) {
    this.game = game;
    makeAutoObservable(this, deep ? {} : { game: observable.ref });
  }

  get moves(): number {
    return legalMoves(this.game).length;
  }

  play(move: string): void {
    this.game = play(this.game, move);
  }

  undo(): void {
    this.game = undo(this.game) ?? this.game;
  }
}

describe("MobX", () => {
  let warnings: MockInstance;
  beforeEach(() => {
    // MobX says there when a list is read beyond its end.
    warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    expect(warnings.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });

  it.each([
    ["observable all the way down", true],
    ["observable by reference", false],
  ])("a store whose game is %s", (_, deep) => {
    const table = new Table(createGame("classic-2"), deep);
    expect(isObservable(table.game.turns)).toBe(deep);
    const seen: string[] = [];
    const stop = autorun(() => {
      seen.push(`${table.game.position.turn} ${table.moves}`);
    });
    for (const move of moves) table.play(move);
    stop();
    expectSame(table.game, byHand());
    const games = [0, 1, 2, 3, 4, 5].map((ply) => byHand(moves.slice(0, ply)));
    expect(seen).toEqual(games.map((game) => `${game.position.turn} ${legalMoves(game).length}`));
    table.undo();
    expectSame(table.game, byHand(moves.slice(0, -1)));
  });

  it.each<[string, (game: Game) => unknown]>([
    ["play", (game) => play(game, "e13-e12")],
    ["resign", (game) => resign(game, "white")],
    ["undo", undo],
    ["advance", (game) => advance(game.position, "e13-e12")],
    ["createGame", (game) => createGame(game.position)],
  ])("%s of an observable game gives a plain value", (_, ask) => {
    const json = jsonOf(byHand());
    const state = observable({ game: json });
    const answer = ask(state.game);
    expectOwn(answer, json, state.game);
    expectSame(answer, ask(byHand()));
  });

  it("a forged game is refused", () => {
    const state = observable({ game: forged() });
    expect(refusalOf(() => play(state.game, "e13-e12"))).toEqual(forgery);
    const own = observable({ game: byHand() });
    runInAction(() => Object.assign(own.game.position, { round: 99 }));
    expect(refusalOf(() => legalMoves(own.game))?.code).toBe("NOT_A_GAME");
  });
});
