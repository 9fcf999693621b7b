import { computed, effect, isReactive, reactive, readonly, ref, shallowRef, toRaw } from "@vue/reactivity";
import { describe, expect, it } from "vitest";
import { advance, createGame, type Game, legalMoves, play, resign, standings, undo } from "../../src/index.ts";
import { byHand, expectOwn, expectSame, forged, forgery, jsonOf, moves, refusalOf } from "./_values.ts";

describe("Vue (V3)", () => {
  it("a game from JSON in reactive is played on, and what comes out is plain", () => {
    const json = jsonOf(byHand());
    const state = reactive(json) as Game;
    expect(isReactive(state.turns)).toBe(true);
    const next = play(state, "e13-e12");
    expectOwn(next, json, state);
    expectSame(next, byHand([...moves, "e13-e12"]));
    expectSame(structuredClone(next), next);
  });

  it.each<[string, (game: Game) => unknown]>([
    ["resign", (game) => resign(game, "white")],
    ["undo", undo],
    ["advance", (game) => advance(game.position, "e13-e12")],
    ["createGame", (game) => createGame(game.position)],
  ])("%s of a reactive game", (_, ask) => {
    const json = jsonOf(byHand());
    for (const state of [reactive(json), readonly(json), readonly(reactive(json)), ref(json).value]) {
      const answer = ask(state as Game);
      expectOwn(answer, json);
      expectSame(answer, ask(byHand()));
    }
  });

  it("a game of our own is frozen, so Vue leaves it as it is", () => {
    const state = reactive({ game: createGame("classic-2") });
    for (const move of moves) state.game = play(state.game as Game, move);
    expect(isReactive(state.game)).toBe(false);
    expectOwn(toRaw(state).game);
    expectSame(state.game, byHand());
  });

  it("what is computed from a game follows it", () => {
    const game = shallowRef(createGame("classic-2"));
    const count = computed(() => legalMoves(game.value).length);
    const seen: string[] = [];
    effect(() => {
      seen.push(`${game.value.position.turn} ${count.value}`);
    });
    for (const move of moves) game.value = play(game.value, move);
    const games = moves.map((__, index) => byHand(moves.slice(0, index + 1)));
    expect(seen).toEqual(
      [createGame("classic-2"), ...games].map((one) => `${one.position.turn} ${legalMoves(one).length}`),
    );
  });

  it("what is computed from a reactive copy follows its changes", () => {
    const state = reactive({ game: jsonOf(createGame("classic-2")) });
    const places = computed(() => standings(state.game as Game).map(({ distance }) => distance));
    expect(places.value).toEqual([110, 110]);
    Object.assign(state, { game: jsonOf(byHand()) });
    expect(places.value).toEqual(standings(byHand()).map(({ distance }) => distance));
  });

  it("a forged game is refused", () => {
    const state = reactive(forged()) as Game;
    expect(refusalOf(() => play(state, "e13-e12"))).toEqual(forgery);
    expect(refusalOf(() => legalMoves(state))).toEqual(forgery);
  });
});
