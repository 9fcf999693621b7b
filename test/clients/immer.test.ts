import { castDraft, createDraft, current, finishDraft, produce } from "immer";
import { describe, expect, it } from "vitest";
import {
  advance,
  createGame,
  flag,
  formatPosition,
  type Game,
  legalMoves,
  play,
  playAll,
  resign,
  standings,
  undo,
  withPiece,
} from "../../src/index.ts";
import { byHand, expectOwn, expectSame, forged, forgery, jsonOf, moves, refusalOf } from "./_values.ts";

interface State {
  game: Game;
  clicks: number;
}

const started: State = { game: createGame("classic-2"), clicks: 0 };

/** The next state of a recipe that asks the library about the draft of a game. */
const next = (state: State, turn: (game: Game) => Game | undefined): State =>
  produce(state, (draft) => {
    draft.clicks++;
    const game = turn(draft.game);
    if (game !== undefined) draft.game = castDraft(game);
  });

describe("Immer (V1)", () => {
  it("a game is played inside of a draft", () => {
    let state = started;
    for (const move of moves) state = next(state, (game) => play(game, move));
    expectOwn(state.game);
    expectSame(state.game, byHand());
    expect(state.clicks).toBe(moves.length);
    expectSame(started.game, createGame("classic-2"));
  });

  it("several moves in one recipe", () => {
    const { game } = produce(started, (draft) => {
      for (const move of moves) draft.game = castDraft(play(draft.game, move));
    });
    expectOwn(game);
    expectSame(game, byHand());
  });

  it.each<[string, (game: Game) => Game | undefined]>([
    ["playAll", (game) => playAll(game, ["e13-e12", "m1-l2"]).game],
    ["resign", (game) => resign(game, "white")],
    ["flag", (game) => flag(game, "black")],
    ["undo", undo],
    ["undo of a resignation", (game) => undo(resign(game, "white"))],
    ["createGame of a position", (game) => createGame(game.position)],
  ])("%s of a draft", (_, turn) => {
    const { game } = next({ game: byHand(), clicks: 0 }, turn);
    expectOwn(game);
    expectSame(game, turn(byHand()));
  });

  it("a game from JSON in a draft, changed by the recipe before it is asked about", () => {
    const json = jsonOf(byHand());
    const draft = createDraft<State>({ game: json, clicks: 0 });
    draft.game.turns[0] = { ...draft.game.turns[0]! };
    draft.game = castDraft(play(draft.game, "e13-e12"));
    const { game } = finishDraft(draft) as State;
    expectOwn(game, json);
    expectSame(game, play(byHand(), "e13-e12"));
  });

  it("a position is advanced and edited inside of a draft", () => {
    const { position } = byHand();
    const state = produce({ position, edited: position }, (draft) => {
      draft.position = castDraft(advance(draft.position, "e13-e12"));
      draft.edited = castDraft(withPiece(draft.edited, "i9", "white"));
    });
    expectOwn(state.position);
    expectOwn(state.edited);
    expectSame(state.position, advance(position, "e13-e12"));
    expectSame(state.edited, withPiece(position, "i9", "white"));
  });

  it("questions about a draft give what they give about the game, and nothing of the draft", () => {
    let answers: unknown[] = [];
    const ask = (game: Game) => [legalMoves(game), standings(game), formatPosition(game)];
    produce({ game: byHand() }, (draft) => {
      answers = ask(draft.game);
    });
    expectSame(answers, ask(byHand()));
  });

  it("a recipe may return the game", () => {
    const game = produce(createGame("classic-2"), (draft) => castDraft(play(draft, "j4-i5")));
    expectOwn(game);
    expectSame(game, byHand(["j4-i5"]));
  });

  it("a forged game in a draft is refused", () => {
    const state: State = { game: forged(), clicks: 0 };
    expect(refusalOf(() => next(state, (game) => play(game, "e13-e12")))).toEqual(forgery);
    expect(refusalOf(() => next(state, undo))).toEqual(forgery);
  });

  it("a game forged inside of the recipe is refused, and its snapshot too", () => {
    const refused = (ask: (game: Game) => unknown) =>
      refusalOf(() =>
        produce({ game: byHand() }, (draft) => {
          draft.game.position.round = 99;
          ask(draft.game);
        }),
      )?.code;
    expect(refused(legalMoves)).toBe("NOT_A_GAME");
    expect(refused((game) => play(current(game), "e13-e12"))).toBe("NOT_A_GAME");
  });

  it("what came out of a recipe is used when the draft is long revoked", () => {
    const { game } = next(started, (one) => play(one, "j4-i5"));
    expectSame(play(game, "e15-g13"), byHand(moves.slice(0, 2)));
    expectOwn(undo(game));
  });
});
