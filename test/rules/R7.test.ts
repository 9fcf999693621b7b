// R7 Limit, repetition, nobody can move.

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  createGame,
  distanceToGoal,
  doubles2x2,
  doubles3x2,
  endings,
  type Outcome,
  outcomeOf,
  piecesInGoal,
  play,
  positionKey,
  type Setup,
  standings,
  type Variant,
} from "../../src/index.ts";
import { drawn } from "../drawing.ts";
import { began, having, played, turn } from "./_setup.ts";

const ring = ["j4-i5", "e14-e13", "i5-j4", "e13-e14"];

describe("R7.1 the order of the tests after a move", () => {
  it("R7.1 arrival comes before elimination", () => {
    // White fills its goal with its thirtieth move while m1 is still at home.
    const game = began("e17 k\ne16 k k\ne15 k k k\ne14 . k k k\ne13 w\nm1 w\ni9 k", { made: [29, 0] });
    const due = play(game, "e13-e14");
    expect([due.position.arrived, due.position.eliminated]).toEqual([["white"], []]);
  });

  it("R7.1 arrival and elimination by one move: the rival has arrived before the mover falls", () => {
    // White's step into j4 completes black's goal, and brings a piece home after the deadline.
    const game = began("j4 . k k k\nk3 k k k\nl2 k k\nm1 k\nj5 w\ni9 w", { made: [40, 3] });
    const end = play(game, "j5-j4");
    expect([end.position.arrived, end.position.eliminated]).toEqual([["black"], ["white"]]);
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 2, black: 1 } });
  });

  it("R7.1 elimination comes before the end: in three, the fallen's pieces leave and the arrived keep their places", () => {
    // Yellow's step completes blue's goal, and leaves yellow's own k12 at home, which could have gone out.
    const board = "n8 b\nn7 b b\nn6 b b b\nn5 . b b b\nm5 y\nk12 y\ni9 w";
    const game = began(board, {
      variant: having(classic3, { otherCorners: "free" }),
      turn: "yellow",
      made: [0, 0, 40],
    });
    const end = play(game, "m5-n5");
    expect([end.position.arrived, end.position.eliminated]).toEqual([["blue"], ["yellow"]]);
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { blue: 1, white: 2, yellow: 3 } });
    expect(end.position.board).not.toContain("y");
  });

  it("R7.1 places filled come before the limit", () => {
    // Black arrives, with the last move of the last round.
    const game = began("i9 w\nj4 . k k k\nk3 k k k\nl2 k k\nm1 k\nj5 k", { turn: "black", round: 150 });
    expect(play(game, "j5-j4").outcome?.reason).toBe("arrival");
    expect(play(game, "j5-i5").outcome?.reason).toBe("limit");
  });

  it("R7.1 repetition comes before the limit", () => {
    const both = having(classic2, { roundLimit: 4 });
    const one = played(createGame(both), ...ring, ...ring.slice(0, 3));
    expect([one.outcome, turn(one)]).toEqual([null, "black 4"]);
    const end = play(one, "e13-e14");
    expect([end.outcome?.reason, turn(end)]).toEqual(["repetition", "white 5"]);
    expect(outcomeOf(end.position)?.reason).toBe("limit");
  });

  it("R7.1 nobody can move comes before the limit, and does not close the round", () => {
    const jam = began("e17 k\ne16 w w\ne15 w w w\ne14 . w w w\ne13 w", {
      variant: having(classic2, { homeDeadline: null, arrival: "all" }),
      turn: "white",
      round: 150,
    });
    const end = play(jam, "e13-e14");
    expect([end.outcome?.reason, end.position.round]).toEqual(["no-moves", 150]);
  });
});

describe("R7.2 repetition and limit", () => {
  it("R7.2 the same position for the third time ends the game; the start counts", () => {
    const twice = played(createGame("classic-2"), ...ring);
    expect(twice.outcome).toBe(null);
    const end = played(twice, ...ring);
    expect(end.outcome).toEqual({ reason: "repetition", by: null, places: { white: 1, black: 1 } });
    expect(turn(end)).toBe("white 5");
  });

  it("R7.2 repetition is a field: the n-th time, or never", () => {
    const second = having(classic2, { repetition: 2 });
    expect(played(createGame(second), ...ring).outcome?.reason).toBe("repetition");
    const never = having(classic2, { id: "never", repetition: null });
    expect(played(createGame(never), ...ring, ...ring, ...ring, ...ring).outcome).toBe(null);
  });

  it("R7.2 the same occupancy with another seat to move is another position", () => {
    const board = "i9 w\ni12 k";
    const a = drawn(board);
    const b = drawn(board, { turn: "black" });
    expect(a.board).toBe(b.board);
    expect(positionKey(a)).not.toBe(positionKey(b));
  });

  it("R7.2 the same occupancy with other seats in play is another position", () => {
    const board = "i9 w b y";
    const all = drawn(board, { variant: "classic-3", turn: "blue" });
    const two = drawn(board, { variant: "classic-3", turn: "blue", arrived: ["white"] });
    expect(positionKey(all)).not.toBe(positionKey(two));
    // Moves made, the round and whether a seat out of play arrived or fell do not count.
    const later = drawn(board, { variant: "classic-3", turn: "blue", arrived: ["white"], round: 9, made: [8, 8, 7] });
    const fallen = drawn(board, { variant: "classic-3", turn: "blue", eliminated: ["white"] });
    expect(positionKey(later)).toBe(positionKey(two));
    expect(positionKey(fallen)).toBe(positionKey(two));
  });

  it("R7.2 [decided] the limit: the round with that number has closed, for two players 150 moves each", () => {
    const last = { round: 150, made: [149, 149], variant: having(classic2, { homeDeadline: null }) };
    const game = began("i9 w\ni12 k", last);
    const half = play(game, "i9-j9");
    expect(half.outcome).toBe(null);
    const end = play(half, "i12-j12");
    expect([end.outcome?.reason, end.position.made, end.position.round]).toEqual(["limit", [150, 150], 151]);
  });

  it("R7.2 the limit is a field, or none", () => {
    const short = having(classic2, { roundLimit: 1 });
    expect(played(createGame(short), "j4-i5", "e14-e13").outcome?.reason).toBe("limit");
    const none = having(classic2, { id: "none", roundLimit: null });
    expect(play(began("i9 w\ni12 k", { variant: none, round: 10_000, turn: "black" }), "i12-j12").outcome).toBe(null);
  });

  it("R7.2 a position of a round past the limit is over", () => {
    const game = began("i9 w\ni12 k", { round: 151 });
    expect(game.outcome?.reason).toBe("limit");
  });
});

describe("R7.3 ranking", () => {
  const ends = (drawing: string, setup: Partial<Setup> & { variant: Variant }) => {
    const variant = having(setup.variant, { id: "ended" });
    const game = began(drawing, { ...setup, variant, round: 151 });
    expect(game.outcome?.reason).toBe("limit");
    return game.outcome?.places;
  };
  const noDeadline = having(classic3, { homeDeadline: null });

  it("R7.3 more own pieces in their goal come first, whatever the distance", () => {
    // White has one in and one far; blue none in, but only one step to go.
    expect(ends("e14 w\nm4 w\nm5 b\ni9 y", { variant: noDeadline })).toEqual({ white: 1, blue: 2, yellow: 3 });
  });

  it("R7.3 if equal, the smaller distance, the sum of the steps to the nearest goal cell", () => {
    const game = began("i9 w\nm5 b\nh7 y", { variant: noDeadline });
    expect([distanceToGoal(game, "white"), distanceToGoal(game, "blue"), distanceToGoal(game, "yellow")]).toEqual([
      5, 1, 2,
    ]);
    expect(ends("i9 w\nm5 b\nh7 y", { variant: noDeadline })).toEqual({ white: 3, blue: 1, yellow: 2 });
    // Two pieces of two steps are farther than one of three.
    expect(ends("f12 w w\nk5 b\nh7 y", { variant: noDeadline })).toEqual({ white: 3, blue: 2, yellow: 1 });
  });

  it("R7.3 still equal: they share the better place, and the next side's place skips", () => {
    const four = { seats: ["white", "blue", "yellow", "black"], homeDeadline: null } as const;
    const variant = having(classic3, { ...four, id: "four" });
    const places = (drawing: string) => ends(drawing, { variant });
    // Distances to the goals: white e13 1, blue m5 1, yellow h6 1, black j5 1; and one farther back each.
    expect(places("e13 w\nm5 b\nh6 y\nj5 k")).toEqual({ white: 1, blue: 1, yellow: 1, black: 1 });
    expect(places("e12 w\nm5 b\nh6 y\nj6 k")).toEqual({ white: 3, blue: 1, yellow: 1, black: 3 });
    expect(places("e14 w\nm5 b\nh6 y\nj6 k")).toEqual({ white: 1, blue: 2, yellow: 2, black: 4 });
    expect(places("e12 w\nm5 b\nh7 y\nj7 k")).toEqual({ white: 2, blue: 1, yellow: 2, black: 4 });
  });

  it("R7.3 teams add both members", () => {
    const variant = having(doubles2x2, { homeDeadline: null });
    // White 1 + black 5 against red 1 + yellow 2; with yellow on i9, five steps away, the teams are equal.
    const game = (yellow: string) => ends(`e13 w\nj9 k\nl10 r\n${yellow} y`, { variant });
    const red = began("l10 r", { variant, turn: "red" });
    const black = began("j9 k", { variant, turn: "black" });
    expect([distanceToGoal(red, "red"), distanceToGoal(black, "black")]).toEqual([1, 5]);
    expect(game("h7")).toEqual({ white: 2, red: 1, black: 2, yellow: 1 });
    expect(game("i9")).toEqual({ white: 1, red: 1, black: 1, yellow: 1 });
  });

  it("R7.3 places taken by arrival and elimination stay taken", () => {
    const four = having(classic3, { seats: ["white", "blue", "yellow", "black"], homeDeadline: null, id: "four" });
    const setup = { variant: four, arrived: ["blue"], eliminated: ["white"] } as const;
    expect(ends("m5 b\nh6 y\nj7 k", { ...setup, turn: "yellow" })).toEqual({ blue: 1, yellow: 2, black: 3, white: 4 });
    expect(ends("m5 b\nh6 y\nj5 k", { ...setup, turn: "yellow" })).toEqual({ blue: 1, yellow: 2, black: 2, white: 4 });
  });

  it("R7.3 two sides sharing first place: a draw", () => {
    const end = played(createGame(having(classic2, { roundLimit: 1 })), "j4-i5", "e14-e13");
    expect(end.outcome?.places).toEqual({ white: 1, black: 1 });
  });

  it("R7.3 standings tell counts and places while the game goes on", () => {
    const game = play(createGame("classic-2"), "l3-j5");
    expect(standings(game)).toEqual([
      { seat: "white", place: 1, inGoal: 0, distance: 108 },
      { seat: "black", place: 2, inGoal: 0, distance: 110 },
    ]);
    expect(piecesInGoal(began("e14 w k w\nj4 w", {}), "white")).toBe(2);
  });
});

describe("R7.3 undecided: shared", () => {
  /** The places where a rule set says `ranked`, by leaving the field out, and where it says `shared`. */
  const both = (variant: Variant, end: (variant: Variant) => Outcome | null): readonly unknown[] =>
    [having(variant, {}), having(variant, { undecided: "shared" })].map((one) => end(one)?.places);
  /** Ended by the limit as drawn. */
  const atLimit = (variant: Variant, drawing: string, setup: Partial<Setup> = {}): readonly unknown[] =>
    both(variant, (one) => {
      const { outcome } = began(drawing, { ...setup, variant: one, round: 151 });
      expect(outcome?.reason).toBe("limit");
      return outcome;
    });

  it("R7.3 shared: at the limit two sides draw, and three all share first place, however they stand", () => {
    expect(atLimit(classic2, "e14 w w\ni9 k")).toEqual([
      { white: 1, black: 2 },
      { white: 1, black: 1 },
    ]);
    expect(atLimit(classic3, "e14 w\ni9 b\nh7 y")).toEqual([
      { white: 1, blue: 3, yellow: 2 },
      { white: 1, blue: 1, yellow: 1 },
    ]);
  });

  it("R7.3 shared: teams share as sides do", () => {
    expect(atLimit(doubles2x2, "e14 w\nj9 k\nl9 r\nh7 y")).toEqual([
      { white: 1, red: 2, black: 1, yellow: 2 },
      { white: 1, red: 1, black: 1, yellow: 1 },
    ]);
    // Of three teams white's has fallen; red has arrived, its partner has not.
    const setup = { eliminated: ["white", "black"], arrived: ["red"], turn: "yellow" } as const;
    expect(atLimit(doubles3x2, "e10 b\nm13 r\nh7 y\nm6 g", setup)).toEqual([
      { white: 3, red: 1, blue: 2, black: 3, yellow: 1, green: 2 },
      { white: 3, red: 1, blue: 1, black: 3, yellow: 1, green: 1 },
    ]);
  });

  it("R7.3 shared: places taken by arrival and elimination stay taken, the others share the best one left", () => {
    const four = having(classic3, { seats: ["white", "blue", "yellow", "black"], id: "four" });
    const board = "m5 b\nh7 y\ni9 k";
    expect(atLimit(four, `${board}\nm4 w`, { turn: "yellow", arrived: ["blue"] })).toEqual([
      { white: 4, blue: 1, yellow: 2, black: 3 },
      { white: 2, blue: 1, yellow: 2, black: 2 },
    ]);
    expect(atLimit(four, board, { turn: "yellow", arrived: ["blue"], eliminated: ["white"] })).toEqual([
      { white: 4, blue: 1, yellow: 2, black: 3 },
      { white: 4, blue: 1, yellow: 2, black: 2 },
    ]);
  });

  it("R7.3 shared: by repetition", () => {
    const about = ["i9-j9", "i12-j12", "j9-i9", "j12-i12"];
    const two = (variant: Variant) => played(began("i9 w\ni12 k", { variant }), ...about, ...about).outcome;
    expect(two(having(classic2, {}))?.reason).toBe("repetition");
    expect(both(classic2, two)).toEqual([
      { white: 1, black: 2 },
      { white: 1, black: 1 },
    ]);
    const round = ["i9-j9", "f9-e9", "i11-j11", "j9-i9", "e9-f9", "j11-i11"];
    const three = (variant: Variant) => played(began("i11 y\nf9 b . . w", { variant }), ...round, ...round).outcome;
    expect(three(having(classic3, {}))?.reason).toBe("repetition");
    expect(both(classic3, three)).toEqual([
      { white: 1, blue: 3, yellow: 2 },
      { white: 1, blue: 1, yellow: 1 },
    ]);
  });

  it("R7.3 shared: when nobody can move", () => {
    // White fills its goal but for the tip, which a stranger holds; with `all` it has not arrived, and nothing moves.
    const jam = (stranger: string) => `e17 ${stranger}\ne16 w w\ne15 w w w\ne14 . w w w\ne13 w`;
    const stuck = (stranger: string) => (variant: Variant) => {
      const { outcome } = played(began(jam(stranger), { variant }), "e13-e14");
      expect(outcome?.reason).toBe("no-moves");
      return outcome;
    };
    const all = { arrival: "all", homeDeadline: null } as const;
    expect(both(having(classic2, all), stuck("k"))).toEqual([
      { white: 1, black: 2 },
      { white: 1, black: 1 },
    ]);
    // Yellow has no piece and so no steps to go, blue has.
    expect(both(having(classic3, all), stuck("b"))).toEqual([
      { white: 1, blue: 3, yellow: 2 },
      { white: 1, blue: 1, yellow: 1 },
    ]);
    expect(both(having(doubles2x2, all), stuck("r"))).toEqual([
      { white: 1, red: 2, black: 1, yellow: 2 },
      { white: 1, red: 1, black: 1, yellow: 1 },
    ]);
  });

  it("R7.3 shared: when the game ends with the first arrival (R6.3)", () => {
    const goal = "e17 w\ne16 w w\ne15 w w w\ne14 . w w w\ne13 w\n";
    const first = (drawing: string) => (variant: Variant) => {
      const { outcome } = played(began(goal + drawing, { variant }), "e13-e14");
      expect(outcome?.reason).toBe("arrival");
      return outcome;
    };
    expect(both(having(classic3, { playOn: false }), first("i9 b\nh7 y"))).toEqual([
      { white: 1, blue: 3, yellow: 2 },
      { white: 1, blue: 2, yellow: 2 },
    ]);
    // Black arrived before: white completes the team.
    const team = (variant: Variant) => {
      const board = `${goal}m1 k\nl2 k k\nk3 k k k\nj4 k k k k\ni9 r b\nh7 y g`;
      const { outcome } = played(began(board, { variant, arrived: ["black"] }), "e13-e14");
      expect(outcome?.reason).toBe("arrival");
      return outcome;
    };
    expect(both(having(doubles3x2, { playOn: false }), team)).toEqual([
      { white: 1, red: 2, blue: 3, black: 1, yellow: 2, green: 3 },
      { white: 1, red: 2, blue: 2, black: 1, yellow: 2, green: 2 },
    ]);
  });

  it("R7.3 shared: a game that is decided has its places as ever", () => {
    const goal = "e17 w\ne16 w w\ne15 w w w\ne14 . w w w\ne13 w\n";
    // R6.4: the reply does not arrive.
    const reply = (variant: Variant) => played(began(`${goal}i9 k`, { variant }), "e13-e14", "i9-i8").outcome;
    expect(both(classic2, reply)).toEqual([
      { white: 1, black: 2 },
      { white: 1, black: 2 },
    ]);
    // R5.5: elimination of one of two.
    const late = (variant: Variant) => played(began("i9 w\nm1 w\ni11 k", { variant, made: [29, 0] }), "i9-j9").outcome;
    expect(both(classic2, late)).toEqual([
      { white: 2, black: 1 },
      { white: 2, black: 1 },
    ]);
    // R5.6: the last of three.
    const last = (variant: Variant) =>
      played(began(`${goal}h7 y`, { variant, eliminated: ["blue"] }), "e13-e14").outcome;
    expect(both(classic3, last)).toEqual([
      { white: 1, blue: 3, yellow: 2 },
      { white: 1, blue: 3, yellow: 2 },
    ]);
  });
});

describe("R7.4 the reason", () => {
  it("R7.4 places filled: arrival if some side has arrived, else elimination", () => {
    const three = { variant: "classic-3", made: [30, 29, 0], turn: "blue" } as const;
    const board = "f9 b\na13 b\nk9 y";
    expect(play(began(board, { ...three, arrived: ["white"] }), "f9-g9").outcome?.reason).toBe("arrival");
    expect(play(began(board, { ...three, eliminated: ["white"] }), "f9-g9").outcome?.reason).toBe("elimination");
  });

  it("R7.4 one seat of a team is no side", () => {
    const game = began("f9 b\na13 b\nk9 g\ni9 w k", {
      variant: having(doubles2x2, {
        seats: ["white", "blue", "black", "green"],
        teams: [
          ["white", "black"],
          ["blue", "green"],
        ],
      }),
      made: [30, 29, 30, 30],
      turn: "blue",
      arrived: ["white"],
    });
    expect(play(game, "f9-g9").outcome).toEqual({
      reason: "elimination",
      by: null,
      places: { white: 1, black: 1, blue: 2, green: 2 },
    });
  });

  it("R7.4 the reasons are seven", () => {
    expect([...endings].sort()).toEqual(
      ["arrival", "elimination", "limit", "no-moves", "repetition", "resignation", "time"].sort(),
    );
  });
});
