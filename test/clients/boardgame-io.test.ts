import type { Game as Rules, State } from "boardgame.io";
import { RandomBot, Simulate, Step } from "boardgame.io/ai";
import { Client } from "boardgame.io/client";
import { INVALID_MOVE } from "boardgame.io/core";
import { CreateGameReducer, ProcessGameConfig } from "boardgame.io/internal";
import { Local } from "boardgame.io/multiplayer";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import {
  classic3,
  createGame,
  explainMove,
  formatMove,
  type Game,
  isLegal,
  legalMoves,
  type MoveInput,
  type PresetId,
  playAll,
  tryPlay,
  type Variant,
} from "../../src/index.ts";
import { byHand, codeOf, expectOwn, expectSame, forged, jsonOf, moves } from "./_values.ts";

/** Our game as boardgame.io's: G is the game, its players are the seats in turn order. */
const rulesOf = (start: PresetId | Variant): Rules<Game> => ({
  name: "sternhalma",
  setup: () => createGame(start),
  moves: {
    play: ({ G }, move: MoveInput) => {
      const result = tryPlay(G, move);
      return result.ok ? result.value : INVALID_MOVE;
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.position.variant.seats.indexOf(G.position.turn),
      next: ({ G }) => G.position.variant.seats.indexOf(G.position.turn),
    },
  },
  endIf: ({ G }) => G.outcome ?? undefined,
  ai: {
    enumerate: (G) => legalMoves(G).map((move) => ({ move: "play", args: [formatMove(move)] })),
  },
});

const clientOf = (start: PresetId | Variant, numPlayers: number) =>
  Client({ game: rulesOf(start), numPlayers, debug: false });

const stateOf = (client: { getState: () => unknown }): State<Game> => client.getState() as State<Game>;

const botFor = (start: PresetId | Variant, seed: number) =>
  new RandomBot({ enumerate: rulesOf(start).ai!.enumerate, seed });

// It logs to the console what it refuses.
let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("boardgame.io", () => {
  it("G is the game", () => {
    const client = clientOf("classic-2", 2);
    for (const move of moves) client.moves.play!(move);
    const { G, ctx } = stateOf(client);
    expectOwn(G);
    expectSame(G, byHand());
    expect(ctx.currentPlayer).toBe("1");
    expect(errors.mock.calls).toEqual([]);
  });

  it.each<[string, PresetId | Variant]>([
    ["classic-2", "classic-2"],
    ["classic-3", "classic-3"],
    ["doubles-2x2", "doubles-2x2"],
    ["classic-6", "classic-6"],
    ["a club's rules", { ...classic3, id: "club", name: "Club", homeDeadline: null, roundLimit: 25 }],
  ])("a whole random game of %s by its bot", async (_, start) => {
    const players = createGame(start).position.variant.seats.length;
    const client = clientOf(start, players);
    const bot = botFor(start, 11);
    const played: string[] = [];
    while (stateOf(client).ctx.gameover === undefined) {
      const action = await Step(client, bot);
      played.push(action!.payload.args[0]);
    }

    const { G, ctx } = stateOf(client);
    const { game, problem } = playAll(createGame(start), played);
    expect(problem).toBeUndefined();
    expect(game.outcome).not.toBeNull();
    expect(Object.keys(game.outcome!.places)).toHaveLength(players);
    expectSame(ctx.gameover, game.outcome);
    expectSame(G, game);
    expectOwn(G);
    expect(errors.mock.calls).toEqual([]);
  });

  it("a whole game by Simulate", async () => {
    const { state } = await Simulate({
      game: rulesOf("classic-6"),
      bots: Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [seat, botFor("classic-6", seat)])),
      state: stateOf(clientOf("classic-6", 6)),
    });
    const { game } = playAll(createGame("classic-6"), (state.G as Game).turns);
    expect(game.outcome).not.toBeNull();
    expectSame(state.ctx.gameover, game.outcome);
    expectSame(state.G, game);
  });

  it("a cheating move is INVALID_MOVE, and explainMove says why", () => {
    const client = clientOf("classic-2", 2);
    client.moves.play!("j4-i5");
    const before = stateOf(client).G;
    const play = (move: unknown) =>
      ProcessGameConfig(rulesOf("classic-2")).processMove(stateOf(client), {
        type: "play",
        args: [move],
        playerID: "1",
      });

    const why = { "e14-e12": "NO_BRIDGE", "i5-i6": "NOT_YOUR_PIECE", "a1-a2": "NOT_A_CELL", "--": "PASS_NOT_ALLOWED" };
    for (const [move, code] of Object.entries(why)) {
      expect(play(move)).toBe(INVALID_MOVE);
      client.moves.play!(move);
      expect(stateOf(client).G).toBe(before);
      expect(explainMove(before, move)?.code).toBe(code);
      expect(isLegal(before, move)).toBe(false);
    }
    for (const move of [null, 7, {}, { from: 0 }, [[]]]) expect(play(move)).toBe(INVALID_MOVE);
    expect(errors.mock.calls.map(([, text]) => text)).toEqual(
      Object.keys(why).map((move) => `invalid move: play args: ${move}`),
    );
  });

  it("two clients and the master between them", () => {
    const game = rulesOf("classic-2");
    const multiplayer = Local();
    const [white, black] = ["0", "1"].map((playerID) => {
      const client = Client({ game, numPlayers: 2, playerID, multiplayer, debug: false });
      client.start();
      return client;
    });
    for (const [ply, move] of moves.entries()) (ply % 2 === 0 ? white : black)!.moves.play!(move);
    white!.moves.play!("h7-h8");
    for (const client of [white!, black!]) {
      expectSame(stateOf(client).G, byHand());
      client.stop();
    }
  });

  it("a match that was stored as JSON is played on", () => {
    const client = clientOf("classic-2", 2);
    for (const move of moves) client.moves.play!(move);
    const stored = jsonOf(stateOf(client));

    const reducer = CreateGameReducer({ game: rulesOf("classic-2") });
    const payload = { type: "play", args: ["e13-e12"], playerID: "1" };
    const { G } = reducer(stored, { type: "MAKE_MOVE", payload }) as State<Game>;
    expectOwn(G, stored);
    expectSame(G, byHand([...moves, "e13-e12"]));
  });

  it("a forged match is refused", () => {
    const game = ProcessGameConfig(rulesOf("classic-2"));
    const state = { ...stateOf(clientOf("classic-2", 2)), G: forged() };
    const result = game.processMove(state, { type: "play", args: ["e13-e12"], playerID: "1" });
    expect(result).toBe(INVALID_MOVE);
    expect(codeOf(() => explainMove(state.G, "e13-e12"))).toBe("NOT_A_GAME");
    expect(codeOf(() => legalMoves(state.G))).toBe("NOT_A_GAME");
  });
});
