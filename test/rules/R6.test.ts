// R6 Arrival, places and the reply.

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  classic4,
  doubles2x2,
  flag,
  type Game,
  hasArrived,
  outcomeOf,
  play,
  replyDue,
  resign,
  type Setup,
  seatsInPlay,
  standings,
  tryResign,
  type Variant,
} from "../../src/index.ts";
import { began, code, having, played, turn } from "./_setup.ts";

const noDeadline = having(classic2, { homeDeadline: null });

/** White's goal with the given letters on its ten cells, in reading order e17, e16 f16, e15 … h14. */
const northOf = (letters: string): string => {
  const row = (from: number, to: number) => letters.slice(from, to);
  return `e17 ${row(0, 1)}\ne16 ${row(1, 3)}\ne15 ${row(3, 6)}\ne14 ${row(6, 10)}`;
};
/** Black's goal the same way: j4 … m4, k3 …, l2 m2, m1. */
const southOf = (letters: string): string => {
  const row = (from: number, to: number) => letters.slice(from, to);
  return `j4 ${row(0, 4)}\nk3 ${row(4, 7)}\nl2 ${row(7, 9)}\nm1 ${row(9, 10)}`;
};

/** White's piece on e13 fills the last goal cell e14, the rest of the goal as given. */
const filling = (letters: string, more: string, setup: Partial<Setup> = {}): Game =>
  began(`${northOf(letters)}\ne13 w\n${more}`, { variant: noDeadline, ...setup });

describe("R6.1 when a seat has arrived", () => {
  const arrives = (arrival: Variant["arrival"], own: number): boolean => {
    // e14 is the seventh cell; the other nine hold own − 1 white pieces and black ones.
    const nine = "w".repeat(own - 1).padEnd(9, "k");
    const game = filling(`${nine.slice(0, 6)}.${nine.slice(6)}`, "i9 k", {
      variant: having(noDeadline, { arrival, id: "a" }),
    });
    return hasArrived(play(game, "e13-e14"), "white");
  };

  it("R6.1 any: every goal cell occupied and at least one by its own piece", () => {
    expect([1, 2, 5, 6, 9, 10].filter((own) => arrives("any", own))).toEqual([1, 2, 5, 6, 9, 10]);
  });

  it("R6.1 most: more than half by its own", () => {
    expect([1, 2, 5, 6, 9, 10].filter((own) => arrives("most", own))).toEqual([6, 9, 10]);
  });

  it("R6.1 all: all of them", () => {
    expect([1, 2, 5, 6, 9, 10].filter((own) => arrives("all", own))).toEqual([10]);
  });

  it("R6.1 any: a goal full of strangers is no arrival, nor is one with an open cell", () => {
    const full = began(`${northOf("kkkkkkkkkk")}\ni9 w`, { variant: noDeadline });
    expect(play(full, "i9-j9").position.arrived).toEqual([]);
    const open = filling("wwwwww.ww.", "i9 k");
    expect(play(open, "e13-e14").position.arrived).toEqual([]);
  });

  it("R6.1 most of fifteen is eight", () => {
    const fifteen = (letters: string) =>
      began(`${northOf(letters)}\ne13 .kkkk\ne12 w\ni9 k`, {
        variant: having(classic2, { pieces: 15, arrival: "most", homeDeadline: null }),
      });
    expect(play(fifteen("wwwwwwwkkk"), "e12-e13").position.arrived).toEqual(["white"]);
    expect(play(fifteen("wwwwwwkkkk"), "e12-e13").position.arrived).toEqual([]);
  });
});

describe("R6.2 judged for every seat after every move", () => {
  it("R6.2 a rival moving back into his home can complete your arrival", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 k\ni9 w`, { variant: noDeadline, turn: "black" });
    const end = play(game, "e13-e14");
    expect(end.position.arrived).toEqual(["white"]);
    // By black's move, so that there is no reply (R6.4).
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
  });

  const three = { variant: having(classic3, { homeDeadline: null, otherCorners: "free" }) };

  it("R6.2 the mover first, then in turn order", () => {
    // Blue steps into e14, which completes white's goal and nothing of its own; yellow's goal is full already but not judged yet.
    const goalOfYellow = "e8 y\ne7 y y\ne6 y y y\ne5 y y y y";
    const board = `${northOf("wwwwww.www")}\ne13 b\n${goalOfYellow}\ni9 w`;
    const game = began(board, { ...three, turn: "blue" });
    const next = play(game, "e13-e14");
    expect(next.position.arrived).toEqual(["yellow", "white"]);
    expect(next.outcome?.places).toEqual({ yellow: 1, white: 2, blue: 3 });
    // When white makes the move, white is first.
    const whites = began(board.replace("e13 b", "e13 w"), { ...three, turn: "white" });
    expect(play(whites, "e13-e14").position.arrived).toEqual(["white", "yellow"]);
    // Red's corner is judged after yellow's own move too: the mover is first again.
    const own = began(`${board.replace("i9 w", "i9 w y").replace("e13 b", "e14 .")}`, { ...three, turn: "yellow" });
    expect(play(own, "j9-j8").position.arrived).toEqual(["yellow"]);
  });

  it("R6.2 only seats in play arrive: not one that has fallen, though a drawn position may still show its pieces", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 b\ni9 y`, { ...three, turn: "blue", eliminated: ["white"] });
    expect(play(game, "e13-e14").position.arrived).toEqual([]);
  });

  it("R6.2 arrival is never undone", () => {
    // White has arrived with one piece; black leaves the goal again.
    const game = began(`${northOf("wkkkkkkkkk")}\ni9 w b y`, {
      variant: having(classic4, { seats: ["white", "blue", "yellow", "black"], homeDeadline: null }),
      arrived: ["white"],
      turn: "black",
    });
    const next = play(game, "h14-h13");
    expect([next.position.arrived, hasArrived(next, "white"), seatsInPlay(next)]).toEqual([
      ["white"],
      true,
      ["blue", "yellow", "black"],
    ]);
  });
});

describe("R6.3 sides and places", () => {
  it("R6.3 sides take the best free place in order of arrival; the last one takes the last", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 w\nm6 b\nn8 b\nn7 b b\nn6 b b b\nn5 . b b b\ni9 y`, {
      variant: "classic-3",
    });
    const first = play(game, "e13-e14");
    expect([first.outcome, turn(first)]).toEqual([null, "blue 1"]);
    const end = play(first, "m6-n5");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, blue: 2, yellow: 3 } });
  });

  it("R6.3 playOn false: the game ends at the first arrival, the rest ranked by R7.3", () => {
    const variant = having(classic3, { playOn: false });
    // Neither has a piece in its goal; blue's is five steps from it (n5), yellow's one step (h5 or g6).
    const game = began(`${northOf("wwwwww.www")}\ne13 w\ni9 b\nh6 y`, { variant });
    expect(play(game, "e13-e14").outcome).toEqual({
      reason: "arrival",
      by: null,
      places: { white: 1, blue: 3, yellow: 2 },
    });
  });

  it("R6.3 a team has arrived when all its seats have", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 w\n${southOf("kkkkkkkkk.")}\nf9 r y`, {
      variant: having(doubles2x2, { homeDeadline: null }),
    });
    const first = play(game, "e13-e14");
    expect([first.position.arrived, first.outcome]).toEqual([["white"], null]);
    expect(standings(first).map(({ seat, place }) => `${place} ${seat}`)).toEqual([
      "1 white",
      "1 black",
      "2 red",
      "2 yellow",
    ]);
    const whole = began(`${northOf("wwwwwwwwww")}\n${southOf(".kkkkkkkkk")}\nj5 k\nf9 r y`, {
      variant: having(doubles2x2, { homeDeadline: null }),
      turn: "black",
      arrived: ["white"],
    });
    expect(play(whole, "j5-j4").outcome).toEqual({
      reason: "arrival",
      by: null,
      places: { white: 1, black: 1, red: 2, yellow: 2 },
    });
  });

  it("R6.3 when one move completes several sides they take their places in the order of R6.2", () => {
    // Seats white, blue, yellow; yellow moves, completing white's goal; blue's was full before.
    const blues = "n8 b\nn7 b b\nn6 b b b\nn5 b b b b";
    const variant = having(classic4, {
      seats: ["white", "blue", "yellow", "red"],
      homeDeadline: null,
      otherCorners: "free",
    });
    const game = began(`${northOf("wwwwww.www")}\ne13 y\n${blues}\ni9 r`, { variant, turn: "yellow" });
    const next = play(game, "e13-e14");
    expect(next.position.arrived).toEqual(["white", "blue"]);
    expect([next.outcome, turn(next)]).toEqual([null, "red 1"]);
    expect(
      standings(next)
        .map(({ seat, place }) => `${place} ${seat}`)
        .slice(0, 2),
    ).toEqual(["1 white", "2 blue"]);
  });
});

describe("R6.4 the reply", () => {
  /** Both one step before their goals: e13-e14 and j5-j4. */
  const both = `${northOf("wwwwww.www")}\ne13 w\n${southOf(".kkkkkkkkk")}\nj5 k`;

  it("R6.4 if the first seat arrives by its own move, the second makes exactly one more move", () => {
    const due = play(filling("wwwwww.www", "i9 k"), "e13-e14");
    expect([due.outcome, turn(due), replyDue(due.position), outcomeOf(due.position)]).toEqual([
      null,
      "black 1",
      true,
      null,
    ]);
    const end = play(due, "i9-i8");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
    expect([turn(end), replyDue(end.position)]).toEqual(["white 1", false]);
    expect(code(end, "i8-i7")).toBe("GAME_OVER");
  });

  it("R6.4 if that makes it arrive too, the game is a draw: both first", () => {
    const end = played(began(both, { variant: noDeadline }), "e13-e14", "j5-j4");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 1 } });
    expect(end.position.arrived).toEqual(["white", "black"]);
  });

  it("R6.4 no legal move: the first has won at once", () => {
    // Black's only piece is shut in at e17 behind white ones.
    const end = play(filling("kwwwww.www", ""), "e13-e14");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
    expect([turn(end), replyDue(end.position)]).toEqual(["black 1", false]);
    expect(outcomeOf(end.position)).toEqual(end.outcome);
  });

  it("R6.4 if the second seat arrives by its own move while the first has not, it has won at once", () => {
    const end = play(began(both, { variant: noDeadline, turn: "black" }), "j5-j4");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 2, black: 1 } });
  });

  it("R6.4 the same by the first seat's move", () => {
    // White steps back into its home and fills black's goal.
    const game = began(`${southOf(".kkkkkkkkk")}\nj5 w\ni9 k`, { variant: noDeadline });
    const end = play(game, "j5-j4");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 2, black: 1 } });
    expect(replyDue(end.position)).toBe(false);
  });

  it("R6.4 if the first arrives by the second's move, it has won at once", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 k\ni9 w`, { variant: noDeadline, turn: "black" });
    expect(play(game, "e13-e14").outcome?.places).toEqual({ white: 1, black: 2 });
  });

  it("R6.4 both by one move: a draw", () => {
    // White's step into e14 fills its goal; black's goal was full before, but not judged yet.
    const first = began(`${northOf("wwwwww.www")}\ne13 w\n${southOf("kkkkkkkkkk")}`, { variant: noDeadline });
    expect(play(first, "e13-e14").outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 1 } });
    const second = began(`${northOf("wwwwwwwwww")}\n${southOf(".kkkkkkkkk")}\nj5 k`, {
      variant: noDeadline,
      turn: "black",
    });
    expect(play(second, "j5-j4").outcome?.places).toEqual({ white: 1, black: 1 });
  });

  it("R6.4 the first and the second are those of the seat order", () => {
    const variant = having(noDeadline, { id: "b", seats: ["black", "white"] });
    const due = play(began(both, { variant }), "j5-j4");
    expect([due.outcome, turn(due)]).toEqual([null, "white 1"]);
    expect(play(began(both, { variant, turn: "white" }), "e13-e14").outcome?.places).toEqual({ black: 2, white: 1 });
  });

  it("R6.4 without the reply the first arrival decides", () => {
    const end = play(began(both, { variant: having(noDeadline, { id: "c", reply: false }) }), "e13-e14");
    expect(end.outcome?.places).toEqual({ white: 1, black: 2 });
  });

  it("R4.3 R6.4 a passed reply is the reply: the first has won", () => {
    const variant = having(noDeadline, { id: "d", passing: "allowed" });
    const due = play(began(both, { variant }), "e13-e14");
    expect(play(due, "--").outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
    // A pass while no reply is due ends nothing.
    expect(play(began(both, { variant }), "--").outcome).toBe(null);
  });

  it("R6.4 a reply that eliminates the second is a loss by arrival all the same", () => {
    const game = began(`${northOf("wwwwww.www")}\ne13 w\ni9 k\ne12 k`, { variant: "classic-2", made: [5, 29] });
    // None of black's pieces is at home; e12-e13 is no home cell either, so this reply only fails to arrive.
    expect(played(game, "e13-e14", "i9-i8").outcome?.reason).toBe("arrival");
    const late = began(`${northOf("kwwwww.www")}\ne13 w\ni9 k`, { variant: "classic-2", made: [5, 29] });
    const end = played(late, "e13-e14", "i9-i8");
    // e17 is shut in by white alone and so excused (R5.2).
    expect([end.position.eliminated, end.outcome?.places]).toEqual([[], { white: 1, black: 2 }]);
    const free = began(`${northOf("wwwwww.wwk")}\ne13 w\ni9 k`, { variant: "classic-2", made: [5, 29] });
    const fallen = played(free, "e13-e14", "i9-i8");
    expect(fallen.position.eliminated).toEqual(["black"]);
    expect(fallen.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
  });

  it("R6.4 while the reply is due the second may resign or lose on time, the first may not", () => {
    const due = play(filling("wwwwww.www", "i9 k"), "e13-e14");
    expect(resign(due, "black").outcome).toEqual({
      reason: "resignation",
      by: "black",
      places: { white: 1, black: 2 },
    });
    expect(flag(due, "black").outcome?.places).toEqual({ white: 1, black: 2 });
    expect(tryResign(due, "white")).toMatchObject({ ok: false, error: { code: "SEAT_NOT_IN_PLAY" } });
  });

  it("R6.3 R6.4 the first keeps its first place while the reply is due, though the second has more pieces in its goal", () => {
    // White arrived with one piece of its own; black's nine stand in its goal.
    const board = `${northOf("kwkkkkkkkk")}\n${southOf(".kkkkkkkkk")}`;
    const due = { variant: noDeadline, turn: "black", arrived: ["white"] } as const;
    expect(standings(began(board, due)).map(({ seat, place }) => `${place} ${seat}`)).toEqual(["1 white", "2 black"]);
    // Begun after its last round, the game is over by the limit, and first is still first.
    expect(began(board, { ...due, round: 151 }).outcome).toEqual({
      reason: "limit",
      by: null,
      places: { white: 1, black: 2 },
    });
  });

  it("R6.4 in the last round the reply is made before the round closes", () => {
    const due = play(began(both, { variant: noDeadline, round: 150 }), "e13-e14");
    expect([due.outcome, turn(due)]).toEqual([null, "black 150"]);
    expect(play(due, "j5-j4").outcome?.reason).toBe("arrival");
  });
});

describe("R6.5 doubles", () => {
  it("R6.5 [decided] doubles use all: partners carrying one piece across each have not arrived", () => {
    const swap = (arrival: Variant["arrival"]) => {
      // Everyone at home, but white's piece from m4 stands on e14 and black's on m5, about to step to m4.
      const others = "e8 r\ne7 r r\ne6 r r r\ne5 r r r r\nm13 y\nl12 . y\nj13 y y y";
      return began(`${northOf("kkkkkkwkkk")}\nm5 k\n${southOf("www.wwwwww")}\n${others}`, {
        variant: having(doubles2x2, { arrival }),
        turn: "black",
      });
    };
    const all = play(swap("all"), "m5-m4");
    expect([all.position.arrived, all.outcome]).toEqual([[], null]);
    const any = play(swap("any"), "m5-m4");
    expect(any.position.arrived).toEqual(["black", "white"]);
    expect(any.outcome?.places).toEqual({ white: 1, black: 1, red: 2, yellow: 2 });
  });
});
