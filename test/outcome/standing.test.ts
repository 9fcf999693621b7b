// Questions about how a game stands.

import { describe, expect, it } from "vitest";
import {
  type Cell,
  classic2,
  createGame,
  defineVariant,
  distanceToGoal,
  eliminatesMover,
  hasArrived,
  isRulesError,
  isTrapped,
  legalMoves,
  movesMade,
  outcomeOf,
  piecesAtHome,
  piecesInGoal,
  piecesOf,
  play,
  positionKey,
  positionOf,
  replyDue,
  resign,
  type Seat,
  seatAt,
  seatsInPlay,
  standings,
} from "../../src/index.ts";
import { at, drawn } from "../drawing.ts";

const game = play(play(createGame("classic-2"), "l3-j5"), "e15-e13");

/** The code with which a call is refused. */
const refusal = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
};

describe("questions of a game and of its position", () => {
  it("have the same answers while the game goes on", () => {
    const { position } = game;
    for (const seat of ["white", "black", "red"] as const) {
      for (const ask of [piecesInGoal, piecesAtHome, distanceToGoal, movesMade, hasArrived, piecesOf]) {
        expect(ask(position, seat)).toEqual(ask(game, seat));
      }
    }
    for (const ask of [standings, seatsInPlay, positionKey, legalMoves]) expect(ask(position)).toEqual(ask(game));
  });

  it("count pieces at home and in the goal, moves made and steps to go", () => {
    expect([piecesAtHome(game, "white"), piecesInGoal(game, "white"), movesMade(game, "white")]).toEqual([9, 0, 1]);
    // From l3 (eleven steps from e14) to j5: two rows higher, two steps nearer.
    expect(distanceToGoal(game, "white")).toBe(108);
    const late = drawn("e17 w\ne15 w k w\ni9 w\nm1 w", { made: [31, 4] });
    expect([piecesInGoal(late, "white"), piecesAtHome(late, "white"), piecesAtHome(late, "black")]).toEqual([3, 1, 1]);
    expect([movesMade(late, "white"), movesMade(late, "black")]).toEqual([31, 4]);
    // i9 is five steps from e14, m1 thirteen; the others are there.
    expect(distanceToGoal(late, "white")).toBe(18);
  });

  it("a seat that does not play has nothing", () => {
    for (const ask of [piecesInGoal, piecesAtHome, distanceToGoal, movesMade]) expect(ask(game, "red")).toBe(0);
    expect(hasArrived(game, "red")).toBe(false);
    expect(piecesOf(game, "red")).toEqual([]);
  });

  it("what is no seat is refused", () => {
    for (const seat of ["pink", "White", "", "__proto__", "constructor", 0, null, undefined, {}]) {
      for (const ask of [piecesInGoal, piecesAtHome, distanceToGoal, movesMade, hasArrived, piecesOf]) {
        expect(refusal(() => ask(game, seat as Seat))).toBe("NOT_A_SEAT");
        expect(refusal(() => ask(game.position, seat as Seat))).toBe("NOT_A_SEAT");
      }
    }
  });

  it("a cell that is none is refused", () => {
    for (const value of [-1, 121, 1.5, Number.NaN, "a4", "", "60", undefined, null, {}]) {
      for (const ask of [seatAt, isTrapped]) {
        expect(refusal(() => ask(game, value as Cell))).toBe("NOT_A_CELL");
        expect(refusal(() => ask(game.position, value as Cell))).toBe("NOT_A_CELL");
      }
    }
    expect([seatAt(game, at("m1")), seatAt(game, at("i9"))]).toEqual(["white", undefined]);
    expect([seatAt(game, "m1"), seatAt(game, "M1" as "m1"), isTrapped(game, "m1")]).toEqual(["white", "white", false]);
  });

  it("a finished game keeps its places, also where the bare position would rank otherwise", () => {
    const left = resign(game, "white");
    expect(standings(left).map(({ seat }) => seat)).toEqual(["black", "white"]);
    expect(standings(left.position).map(({ place }) => place)).toEqual([1, 1]);
    expect(eliminatesMover(left, "j5-j6")).toBe(false);
  });
});

describe("what a bare position decides", () => {
  it("nothing while the game goes on", () => {
    expect([outcomeOf(game.position), replyDue(game.position)]).toEqual([null, false]);
  });

  it("a game handed in says itself how it ended; its position knows nothing of a resignation", () => {
    const left = resign(game, "white");
    expect(outcomeOf(left)).toBe(left.outcome);
    expect(outcomeOf(left.position)).toBe(null);
    expect(outcomeOf(game)).toBe(null);
    // White's last piece has come home; the reply is still to be made, unless the game has ended.
    const replying = createGame(drawn("i9 w\ni12 k", { turn: "black", arrived: ["white"] }));
    expect([replyDue(replying), replyDue(replying.position)]).toEqual([true, true]);
    const over = resign(replying, "black");
    expect([replyDue(over), replyDue(over.position)]).toEqual([false, true]);
  });

  it("arrival, elimination, nobody can move and the limit", () => {
    const three = (more: object) => outcomeOf(drawn("i9 w b y", { variant: "classic-3", ...more }))?.reason;
    expect(three({ arrived: ["white", "blue"] })).toBe("arrival");
    expect(three({ eliminated: ["white", "blue"] })).toBe("elimination");
    expect(three({ round: 151 })).toBe("limit");
    expect(outcomeOf(drawn(""))?.reason).toBe("no-moves");
    // R6.4: a reply that cannot be made is none.
    expect(outcomeOf(drawn("", { turn: "black", arrived: ["white"] }))).toEqual({
      reason: "arrival",
      by: null,
      places: { white: 1, black: 2 },
    });
  });
});

describe("rule sets known by what they say", () => {
  it("a position from JSON brings its own rules, however many differ", () => {
    const { position } = createGame("classic-2");
    for (let limit = 1; limit <= 600; limit++) {
      const variant = JSON.parse(JSON.stringify({ ...classic2, id: "many", roundLimit: limit }));
      const late = { ...position, variant, round: 300 };
      expect(outcomeOf(late)?.reason).toBe(limit < 300 ? "limit" : undefined);
    }
  });

  it("the same rules with their fields in another order are the same rules", () => {
    const club = defineVariant({ ...classic2, id: "club" });
    const turned = Object.fromEntries(Object.entries(club).reverse()) as unknown as typeof club;
    const position = { ...positionOf({ variant: club }), variant: turned };
    expect(legalMoves(position)).toEqual(legalMoves(createGame("classic-2")));
  });
});
