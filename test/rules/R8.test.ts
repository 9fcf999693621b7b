// R8 Leaving the table.

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  classic6,
  createGame,
  doubles2x2,
  doubles3x2,
  flag,
  resign,
  type Seat,
  seats,
  tryFlag,
  tryResign,
  undo,
} from "../../src/index.ts";
import { began, code, having, played } from "./_setup.ts";

describe("R8.1 resignation and the fall of the flag", () => {
  it("R8.1 of two sides that side loses, wherever the pieces stand", () => {
    const game = began("e14 w w w w\nm4 k");
    expect(resign(game, "white").outcome).toEqual({
      reason: "resignation",
      by: "white",
      places: { white: 2, black: 1 },
    });
    expect(flag(game, "black").outcome).toEqual({ reason: "time", by: "black", places: { white: 1, black: 2 } });
  });

  it("R8.1 two teams are two sides", () => {
    const end = resign(createGame("doubles-2x2"), "yellow");
    expect(end.outcome?.places).toEqual({ white: 1, black: 1, red: 2, yellow: 2 });
  });

  // White is one step from its goal, blue five, yellow two.
  const three = "e13 w\ni9 b\nh7 y";

  it("R8.1 of more the game ends for all: that side takes the worst free place, the others are ranked by R7.3", () => {
    const game = began(three, { variant: "classic-3" });
    expect(resign(game, "white").outcome?.places).toEqual({ white: 3, blue: 2, yellow: 1 });
    expect(flag(game, "blue").outcome).toEqual({
      reason: "time",
      by: "blue",
      places: { white: 1, blue: 3, yellow: 2 },
    });
    expect(code(resign(game, "blue"), "e13-e14")).toBe("GAME_OVER");
  });

  it("R8.1 the others may share a place", () => {
    const game = began("e13 w\nm5 b\nh7 y", { variant: "classic-3" });
    expect(resign(game, "yellow").outcome?.places).toEqual({ white: 1, blue: 1, yellow: 3 });
  });

  it("R8.1 those arrived keep their places", () => {
    const game = began(three, { variant: "classic-3", arrived: ["blue"] });
    expect(resign(game, "yellow").outcome?.places).toEqual({ blue: 1, white: 2, yellow: 3 });
    expect(resign(game, "white").outcome?.places).toEqual({ blue: 1, white: 3, yellow: 2 });
  });

  it("R8.1 [decided] a place taken by elimination stays taken", () => {
    const game = began("e13 w\nh7 y", { variant: "classic-3", eliminated: ["blue"] });
    expect(resign(game, "white").outcome?.places).toEqual({ yellow: 1, white: 2, blue: 3 });
    const six = began("e13 w\nk10 r\nm5 b\nj6 k", { variant: "classic-6", eliminated: ["green", "yellow"] });
    // White 1, red 2, blue 1 and black 2 steps from their goals.
    expect(resign(six, "blue").outcome?.places).toEqual({ white: 1, red: 2, black: 2, blue: 4, yellow: 5, green: 6 });
  });

  it("R8.1 in doubles the whole side", () => {
    expect(resign(createGame("doubles-3x2"), "green").outcome?.places).toEqual({
      white: 1,
      black: 1,
      red: 1,
      yellow: 1,
      blue: 3,
      green: 3,
    });
    // Also when the partner has arrived.
    const game = began("e14 w\nj9 k\nf9 r y", { variant: having(doubles2x2, {}), turn: "red", arrived: ["white"] });
    expect(flag(game, "black").outcome?.places).toEqual({ white: 2, black: 2, red: 1, yellow: 1 });
  });

  it("R8.1 with undecided: shared the others all share the best free place (R7.3)", () => {
    const shared = having(classic3, { undecided: "shared" });
    const game = began(three, { variant: shared });
    expect(resign(game, "white").outcome?.places).toEqual({ white: 3, blue: 1, yellow: 1 });
    expect(flag(game, "blue").outcome).toEqual({
      reason: "time",
      by: "blue",
      places: { white: 1, blue: 3, yellow: 1 },
    });
    // Places taken stay taken.
    const arrived = began(three, { variant: shared, arrived: ["blue"] });
    expect(resign(arrived, "yellow").outcome?.places).toEqual({ blue: 1, white: 2, yellow: 3 });
    const fallen = began("e13 w\nh7 y", { variant: shared, eliminated: ["blue"] });
    expect(resign(fallen, "white").outcome?.places).toEqual({ yellow: 1, white: 2, blue: 3 });
    const six = having(classic6, { undecided: "shared", id: "six" });
    const late = { variant: six, turn: "red", arrived: ["white"], eliminated: ["green", "yellow"] } as const;
    expect(resign(began("e13 w\nk10 r\nm5 b\nj7 k", late), "blue").outcome?.places).toEqual({
      white: 1,
      red: 2,
      black: 2,
      blue: 4,
      yellow: 5,
      green: 6,
    });
  });

  it("R8.1 with undecided: shared one of two sides still loses, and teams share as sides do", () => {
    const two = began("e14 w w w w\nm4 k", { variant: having(classic2, { undecided: "shared" }) });
    expect(resign(two, "white").outcome?.places).toEqual({ white: 2, black: 1 });
    const teams = having(doubles3x2, { undecided: "shared" });
    // White is one step from its goal, the others are farther.
    const game = began("e13 w\nh9 r b . k y g", { variant: teams });
    expect(resign(game, "green").outcome?.places).toEqual({ white: 1, red: 1, blue: 3, black: 1, yellow: 1, green: 3 });
    // R8.1: an arrived seat shares the fate of its team.
    const arrived = began("e13 w\nh9 r b . k y g", { variant: teams, turn: "red", arrived: ["white"] });
    expect(flag(arrived, "black").outcome?.places).toEqual({
      white: 3,
      red: 1,
      blue: 1,
      black: 3,
      yellow: 1,
      green: 1,
    });
  });

  it("R8.1 nothing else changes, and undo takes back only that", () => {
    const game = played(createGame("classic-3"), "l4-l5", "d12-e11");
    const end = resign(game, "white");
    expect([end.position, end.turns, end.start]).toEqual([game.position, game.turns, game.start]);
    expect(undo(end)).toEqual(game);
  });
});

describe("R8.2 who may leave", () => {
  it("R8.2 any seat in play at any moment, not only the one to move", () => {
    const game = createGame("classic-6");
    for (const seat of seats) {
      expect(resign(game, seat).outcome).toMatchObject({ by: seat, reason: "resignation" });
      expect(resign(game, seat).outcome?.places[seat]).toBe(6);
    }
  });

  it("R8.2 no seat that has arrived, was eliminated or does not play", () => {
    const game = began("i9 w b y", { variant: having(classic3, {}), arrived: ["white"] });
    const fallen = began("i9 w . y", { variant: having(classic3, {}), eliminated: ["blue"] });
    const codes = [
      tryResign(game, "white"),
      tryFlag(game, "white"),
      tryResign(fallen, "blue"),
      tryResign(game, "red"),
      tryResign(game, "pink" as Seat),
      tryResign(game, undefined as unknown as Seat),
    ].map((result) => (result.ok ? "" : result.error.code));
    expect(codes).toEqual(Array.from({ length: 6 }, () => "SEAT_NOT_IN_PLAY"));
  });

  it("R8.2 nobody leaves a game that is over", () => {
    const end = resign(createGame("classic-2"), "white");
    expect(
      [tryResign(end, "black"), tryFlag(end, "white")].map((result) => (result.ok ? "" : result.error.code)),
    ).toEqual(["GAME_OVER", "GAME_OVER"]);
  });
});
