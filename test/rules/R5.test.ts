// R5 Leaving home.

import { describe, expect, it } from "vitest";
import {
  classic2,
  destinations,
  eliminatesMover,
  formatMove,
  type Game,
  homeOf,
  isLegal,
  isTrapped,
  legalMoves,
  movesFrom,
  piecesAtHome,
  piecesOf,
  play,
  type Seat,
  type Setup,
  seatsInPlay,
  standings,
} from "../../src/index.ts";
import { at, standing } from "../drawing.ts";
import { began, having, played } from "./_setup.ts";

const made = (white: number): Partial<Setup> => ({ made: [white, 0] });
/** Whether the move is legal, marked and eliminates the mover: the three must agree (R5.4). */
const falls = (game: Game, move: string): boolean => {
  const { turn } = game.position;
  const next = play(game, move);
  const fell = next.position.eliminated.includes(turn);
  expect([move, isLegal(game, move), eliminatesMover(game, move)]).toEqual([move, true, fell]);
  return fell;
};

/** The moves that eliminate the mover, and those that do not. */
const fatal = (game: Game): string => marked(game, true);
const spared = (game: Game): string => marked(game, false);
const marked = (game: Game, mark: boolean): string =>
  legalMoves(game)
    .map(formatMove)
    .filter((move) => eliminatesMover(game, move) === mark)
    .sort()
    .join(" ");

const oneAtHome = `i11 k
                   i9  w
                   m1  w`;

describe("R5.1 the deadline", () => {
  it("R5.1 after the n-th move, n = deadline, a piece still at home eliminates", () => {
    expect(falls(began(oneAtHome, made(28)), "i9-j9")).toBe(false);
    expect(falls(began(oneAtHome, made(29)), "i9-j9")).toBe(true);
  });

  it("R5.1 n is the seat's own moves, not the rounds", () => {
    expect(falls(began(oneAtHome, { made: [0, 90], round: 100 }), "i9-j9")).toBe(false);
    expect(falls(began(oneAtHome, { made: [29, 0], round: 1 }), "i9-j9")).toBe(true);
  });

  it("R5.1 at the deadline even the move that takes out the last but one does not excuse the last", () => {
    const two = `i11 k
                 m4  w
                 m1  w`;
    expect(falls(began(two, made(29)), "m4-m5")).toBe(true);
    // One move later the same is allowed (R5.3).
    expect(falls(began(two, made(30)), "m4-m5")).toBe(false);
    const one = `i11 k
                 j4  w`;
    expect(falls(began(one, made(29)), "j4-j5")).toBe(false);
  });

  it("R5.1 the deadline is a field; null is none; with 15 pieces the row before the corner is home", () => {
    expect(falls(began(oneAtHome, { ...made(4), variant: having(classic2, { homeDeadline: 5 }) }), "i9-j9")).toBe(true);
    expect(falls(began(oneAtHome, { ...made(29), variant: having(classic2, { homeDeadline: null }) }), "i9-j9")).toBe(
      false,
    );
    const row = "i9 w\nk5 w\ni11 k";
    expect(falls(began(row, { ...made(39), variant: "fifteen-2" }), "i9-j9")).toBe(true);
    expect(falls(began(row, made(39)), "i9-j9")).toBe(false);
  });

  it("R5.1 arrival is judged first: a seat that has arrived owes nothing", () => {
    // White's goal is full but for e14; a white piece still stands on m1. With `any` the step into e14 arrives.
    const position = `e17 k
                      e16 k k
                      e15 k k k
                      e14 . k k k
                      e13 w
                      m1  w`;
    const game = began(position, { made: [29, 5] });
    expect(falls(game, "e13-e14")).toBe(false);
    expect(play(game, "e13-e14").position.arrived).toEqual(["white"]);
  });
});

describe("R5.2 trapped", () => {
  const walled = `i9 w
                  k3 k . k
                  l2 k k
                  m1 w`;

  it("R5.2 walled in by others: no sequence of moves ends outside home", () => {
    const game = began(walled, made(29));
    expect(isTrapped(game, at("m1"))).toBe(true);
    expect(falls(game, "i9-j9")).toBe(false);
    // Without the piece on m3, m1 jumps over m2 to it and is at home still, but walks on from there.
    const gap = began("i9 w\nk3 k . .\nl2 k k\nm1 w", made(29));
    expect(isTrapped(gap, at("m1"))).toBe(false);
    expect(falls(gap, "i9-j9")).toBe(true);
  });

  it("R5.2 being walled in by one's own pieces is no excuse", () => {
    const game = began("i11 k\nk3 w . w\nl2 w w\nm1 w");
    expect(isTrapped(game, at("m1"))).toBe(false);
    // m2 is white and lifted off; the others shut in both cells two deep.
    const shut = began("i9 w\nj4 . k k k\nk3 k k k\nl2 k w\nm1 w");
    expect([isTrapped(shut, at("m1")), isTrapped(shut, at("m2"))]).toEqual([true, true]);
    // Over m3 to m4 there is a way for either, though m1 cannot move while m2 stands before it.
    const open = began("i9 w\nj4 . k k .\nk3 k k k\nl2 k w\nm1 w");
    expect([isTrapped(open, at("m1")), isTrapped(open, at("m2"))]).toEqual([false, false]);
  });

  it("R5.2 moving about at home is not getting out", () => {
    // White may step between m1 and m2; every way out of the two is shut two deep.
    const cage = began("i9 w\nk4 k k k\nk3 k k k\nl2 k .\nm1 w", made(29));
    expect(isTrapped(cage, at("m1"))).toBe(true);
    expect(falls(cage, "m1-m2")).toBe(false);
    expect(falls(cage, "i9-j9")).toBe(false);
  });

  it("R5.2 a piece outside home and an empty cell are not trapped", () => {
    const game = began("e17 w\nm1 w\nl2 k k\nk3 k . k");
    expect([isTrapped(game, at("e17")), isTrapped(game, at("i9"))]).toEqual([false, false]);
  });
});

describe("R5.3 after the deadline", () => {
  it("R5.3 the seat is eliminated if the move brought a piece from outside home into it", () => {
    const outside = began("i11 k\ni9 w\nl5 w", made(40));
    expect(falls(outside, "l5-l4")).toBe(true);
    expect(falls(outside, "l5-l6")).toBe(false);
    expect(falls(began("i11 k\ni9 w\nl5 w", made(10)), "l5-l4")).toBe(false);
  });

  it("R5.3 also when the piece brought in is trapped there; at the deadline itself that excuses it (R5.1)", () => {
    // Fifteen pieces: i5 is home. g5 jumps over h5, which is lifted off when i5 is asked about; h5 itself is red's corner.
    const trap = `g7 k . k
                  h6 k k
                  g5 w w . k k
                  j4 k
                  k3 k`;
    const at50 = began(trap, { variant: "fifteen-2", made: [50, 0] });
    expect(falls(at50, "g5-i5")).toBe(true);
    expect(isTrapped(play(at50, "g5-i5"), at("i5"))).toBe(true);
    expect(falls(began(trap, { variant: "fifteen-2", made: [39, 0] }), "g5-i5")).toBe(false);
  });

  it("R5.3 or if a piece could have been taken out of home and another move was made instead", () => {
    const game = began("i11 k\ni9 w\nm4 w\nl3 w", made(40));
    expect(falls(game, "i9-j9")).toBe(true);
    expect(falls(game, "l3-k4")).toBe(true);
    expect(falls(game, "m4-m3")).toBe(true);
    expect(spared(game)).toBe("m4-l5 m4-m5");
  });

  it("R5.3 nothing is owed while no move takes a piece out; at the deadline itself that is no excuse (R5.1)", () => {
    // m1 is free, but four steps deep.
    expect(spared(began(oneAtHome, made(29)))).toBe("");
    expect(fatal(began(oneAtHome, made(30)))).toBe("");
    // Two steps deep, and one.
    expect(fatal(began("i11 k\ni9 w\nm3 w", made(30)))).toBe("");
    expect(spared(began("i11 k\ni9 w\nm4 w", made(30)))).toBe("m4-l5 m4-m5");
  });

  it("R5.3 a jump and a chain are ways out as well", () => {
    const jump = `i9 w
                  m4 k
                  m3 w`;
    expect(spared(began(jump, made(30)))).toBe("m3-m5");
    // With m5 taken there is none.
    const shut = `i9 w
                  m5 k
                  m4 k
                  m3 w`;
    expect(fatal(began(shut, made(30)))).toBe("");
    const chain = `i9 w
                   m4 k
                   m2 k
                   m1 w`;
    expect(falls(began(chain, made(30)), "m1-m3")).toBe(true);
    expect(spared(began(chain, made(30)))).toBe("m1-m5");
  });

  it("R5.3 a way out over an own piece counts, also when that piece moves off", () => {
    // l4 gets out only over the white l5.
    const bridge = `i9 w
                    j6 k
                    k5 k w
                    l4 w`;
    const game = began(bridge, made(30));
    expect(falls(game, "i9-j9")).toBe(true);
    expect(falls(game, "l5-m5")).toBe(true);
    expect(spared(game)).toBe("l4-l6");
    // With a white piece on l6 too l4 is walled in by its own for now. It is not trapped, but nothing is owed.
    const walled = bridge.replace("j6 k", "j6 k . w");
    expect(isTrapped(began(walled, made(30)), at("l4"))).toBe(false);
    expect(falls(began(walled, made(30)), "l5-m5")).toBe(false);
    expect(falls(began(walled, made(29)), "l5-m5")).toBe(true);
  });

  it("R5.3 where a move ends decides whether it took a piece out or brought one in", () => {
    // m3-m5-k5-k3: out over m4, and over l5 and k4 back in.
    const loop = `i9 w
                  l5 k
                  k4 k . k
                  m3 w`;
    expect(falls(began(loop, made(30)), "m3-m5-k5-k3")).toBe(true);
    expect(spared(began(loop, made(30)))).toBe("m3-k5 m3-m5");
    // l5-l3-j5: in over l4, and out over k4.
    const through = `i9 w
                     l5 w
                     k4 k k`;
    expect(falls(began(through, made(30)), "l5-l3-j5")).toBe(false);
    expect(falls(began(through, made(30)), "l5-l3")).toBe(true);
  });

  it("R5.3 one piece a move is enough, and the next is owed at the next move", () => {
    const game = began("i11 k\ni9 w\nj4 w . . w", made(30));
    expect(spared(game)).toBe("j4-i5 j4-j5 m4-l5 m4-m5");
    const next = played(game, "j4-j5", "i11-i12");
    expect(piecesAtHome(next, "white")).toBe(1);
    expect(falls(next, "j5-j6")).toBe(true);
    expect(spared(next)).toBe("m4-l5 m4-m5");
    // Then nothing is at home, and nothing may come back.
    expect(fatal(played(next, "m4-m5", "i12-i11"))).toBe("j5-j4 j5-k4 m5-m4");
  });

  it("R5.3 a trapped piece owes nothing, a free one beside it does as soon as it can leave", () => {
    const edge = `i11 k
                  i9  w
                  l4  w
                  k3  k . k
                  l2  k k
                  m1  w`;
    const game = began(edge, made(30));
    expect([isTrapped(game, at("m1")), isTrapped(game, at("l4"))]).toEqual([true, false]);
    expect(falls(game, "i9-j9")).toBe(true);
    expect(spared(game)).toBe("l4-k5 l4-l5");
    // With l4 out only the trapped m1 is left.
    expect(falls(played(game, "l4-l5", "i11-i12"), "i9-j9")).toBe(false);
    // l3 is free and two steps deep: nothing is owed yet.
    const deep = edge.replace("l4  w", "").replace("k . k", "k w k");
    expect(isTrapped(began(deep), at("l3"))).toBe(false);
    expect(fatal(began(deep, made(30)))).toBe("");
  });

  it("R5.3 a trapped piece owes nothing, though an own piece in another corner could carry it out", () => {
    // Fifteen pieces: i5-g5-e7-e9 leads out over the white h5. With h5 lifted i5 is shut in: it may not step into red's corner.
    const carried = `i9 w
                     e8 k
                     g7 k . k
                     f6 k . k k
                     h5 w w k k
                     j4 k
                     k3 k`;
    const game = began(carried, { variant: "fifteen-2", made: [50, 0] });
    expect([isTrapped(game, at("i5")), isLegal(game, "i5-e9"), fatal(game)]).toEqual([true, true, ""]);
  });

  it("R5.3 trapping a late piece and releasing it wins nothing", () => {
    const late = `h11 w
                  i10 w w w w
                  e9  w w w w
                  k8  k
                  i7  k k
                  k6  k k k
                  k3  k . k
                  l2  k k
                  m1  w`;
    const trapped = began(late, { turn: "black", made: [30, 30] });
    expect(isTrapped(trapped, at("m1"))).toBe(true);
    // Black lets go: m1 may go to m3 and nowhere else, and needs three moves to be out.
    const freed = play(trapped, "m3-l3");
    expect(isTrapped(freed, at("m1"))).toBe(false);
    expect(movesFrom(freed, at("m1")).map(formatMove)).toEqual(["m1-m3"]);
    expect([legalMoves(freed).length, fatal(freed)]).toEqual([60, ""]);
    // It may come or not; once it stands on m4 it must go on.
    expect(fatal(played(freed, "h11-g11", "k8-k7"))).toBe("");
    expect(fatal(played(freed, "m1-m3", "k8-k7"))).toBe("");
    expect(spared(played(freed, "m1-m3", "k8-k7", "m3-m4", "k7-k8"))).toBe("m4-l5 m4-m5");
  });

  it("R5.3 long jumps and fifteen pieces: other ways out", () => {
    // A long jump from m1 over m5 to m9.
    const far = "i12 w\nm5 k\nm1 w";
    expect(fatal(began(far, made(30)))).toBe("");
    expect(spared(began(far, { ...made(30), variant: "long-jump-2" }))).toBe("m1-m9");
    // Row 5 is home too: from k4 it is two steps, from k5 one.
    const at40 = { ...made(40), variant: "fifteen-2" } as const;
    expect(fatal(began("i11 k\ni9 w\nk4 w", at40))).toBe("");
    expect(spared(began("i11 k\ni9 w\nk5 w", at40))).toBe("k5-j6 k5-k6");
  });

  it("R5.3 arrival is judged first, and a chosen pass is no move", () => {
    const arriving = "e17 k\ne16 k k\ne15 k k k\ne14 . k k k\ne13 w\nm4 w";
    expect(falls(began(arriving, { made: [40, 5] }), "e13-e14")).toBe(false);
    const server = having(classic2, { passing: "allowed" });
    const passed = played(began("i11 k\ni9 w\nm4 w", { ...made(30), variant: server }), "--", "--");
    expect([passed.position.eliminated, passed.position.made]).toEqual([[], [30, 0]]);
    expect(falls(passed, "i9-j9")).toBe(true);
  });

  it("R5.3 [decided] an excuse lasts as long as the trap; a seat freed of several traps clears one piece a move", () => {
    // m1 and l2 are shut in by the five black pieces; black then opens the way by leaving m3.
    const trapped = `i9 w
                     j4 k k k .
                     k3 k k k
                     l2 w k
                     m1 w
                     i12 k`;
    let game = began(trapped, made(29));
    expect([isTrapped(game, at("m1")), isTrapped(game, at("l2"))]).toEqual([true, true]);
    expect(falls(game, "i9-i10")).toBe(false);
    game = play(game, "i9-i10");
    game = play(game, "i12-j12");
    expect(falls(game, "i10-j10")).toBe(false);
    game = play(game, "i10-j10");
    // Black leaves m3: m1 goes over m2, and l2 could if it were alone; both white pieces are free now.
    game = play(game, "m3-m4");
    expect([isTrapped(game, at("m1")), isTrapped(game, at("l2"))]).toEqual([false, false]);
    expect(falls(game, "j10-k10")).toBe(true);
    const outs = legalMoves(game).filter(
      ({ from, to }) => homeOf(classic2, "white").includes(from) && !homeOf(classic2, "white").includes(to),
    );
    expect(outs.length).toBeGreaterThan(0);
    for (const out of outs) {
      // One piece out is enough this time, though the other is still at home and free.
      const next = play(game, out);
      expect(next.position.eliminated).toEqual([]);
      expect(piecesAtHome(next, "white")).toBe(1);
    }
  });
});

describe("R5.3 with three sides and more", () => {
  // Blue's home is shut in by white on column e and yellow behind it, but for the white f10.
  const wall = (blue: string) => `${blue}
                                  e13 w y
                                  e12 w y
                                  e11 w y
                                  e10 w w
                                  e9  w y . . b
                                  f8  y`;
  const opened = (blue: string, blues = 31): Game => {
    const game = began(wall(blue), { variant: "classic-3", made: [31, blues, 31] });
    const [cell] = blue.split(" ");
    expect(isTrapped(game, at(cell as string))).toBe(true);
    const open = play(game, "f10-g10");
    expect([isTrapped(open, at(cell as string)), open.position.turn]).toEqual([false, "blue"]);
    return open;
  };

  it("R5.3 three sides: a piece freed deep in home has time to come", () => {
    expect(fatal(opened("a13 b"))).toBe("");
    // At blue's own deadline the same is fatal, whatever blue does (R5.1).
    expect(spared(opened("a13 b", 29))).toBe("");
  });

  it("R5.3 three sides: a piece freed at the edge must go at once, or blue falls and its pieces leave the board", () => {
    const game = opened("d12 b");
    // Over e11 into the gap, f10, and on from there over g10 and i9.
    expect(spared(game)).toBe("d12-f10 d12-h10 d12-j8");
    for (const move of ["i9-i8", "d12-d11"]) {
      expect(falls(game, move)).toBe(true);
      const next = play(game, move);
      expect([next.outcome, next.position.turn, piecesOf(next, "blue")]).toEqual([null, "yellow", []]);
      expect(piecesOf(next, "white").length + piecesOf(next, "yellow").length).toBe(11);
      expect(standings(next).find(({ seat }) => seat === "blue")?.place).toBe(3);
    }
  });

  it("R5.3 three sides: bringing a piece home is fatal too", () => {
    const game = began("e12 b\ni9 w b y", { variant: "classic-3", made: [31, 31, 31], turn: "blue" });
    expect(falls(game, "e12-d12")).toBe(true);
    expect(standing(play(game, "e12-d12"))).toBe("i9 white, k9 yellow");
    expect(falls(game, "e12-e11")).toBe(false);
  });

  it("R5.3 in doubles the partners' pieces are bridges like any other, and the whole team falls", () => {
    // White's m3 gets out over its partner's m4.
    const game = began("h9 w r b . y g\nm4 k\nm3 w", { variant: "doubles-3x2", made: [30, 30, 30, 30, 30, 30] });
    expect(spared(game)).toBe("m3-m5");
    const next = play(game, "h9-h10");
    expect(next.position.eliminated).toEqual(["white", "black"]);
    expect(standing(next)).toBe("i9 red, j9 blue, l9 yellow, m9 green");
  });
});

describe("R5.4 marks", () => {
  it("R5.4 such moves are legal and marked, so that an interface can ask first", () => {
    const game = began(oneAtHome, made(29));
    const marks = destinations(game, at("i9")).ends.map(({ eliminatesMover: marked }) => marked);
    expect(marks).toEqual([true, true, true, true, true, true]);
    expect(legalMoves(game).length).toBe(8);
    expect(destinations(began(oneAtHome, made(5)), at("i9")).ends.some((end) => end.eliminatesMover)).toBe(false);
    expect(eliminatesMover(game, "--")).toBe(false);
    expect(eliminatesMover(game, "i9-i12")).toBe(false);
  });
});

describe("R5.5 and R5.6 what a fall does", () => {
  it("R5.5 of two sides elimination loses at once and nothing is removed", () => {
    const end = play(began(oneAtHome, made(29)), "i9-j9");
    expect(end.outcome).toEqual({ reason: "elimination", by: null, places: { white: 2, black: 1 } });
    expect(standing(end)).toBe("i11 black, j9 white, m1 white");
    expect(end.position.eliminated).toEqual(["white"]);
  });

  const three = "f9 b\ni9 w\nk9 y\nm1 w";

  it("R5.5 of more the side takes the worst free place, its pieces leave the board, the others play on", () => {
    const next = play(began(three, { variant: "classic-3", made: [29, 0, 0] }), "i9-j9");
    expect(next.outcome).toBe(null);
    expect(standing(next)).toBe("f9 blue, k9 yellow");
    expect([next.position.turn, seatsInPlay(next)]).toEqual(["blue", ["blue", "yellow"]]);
    expect(standings(next).find(({ seat }) => seat === "white")?.place).toBe(3);
  });

  it("R5.6 when one unplaced side is left it takes the best free place and the game ends", () => {
    const second = began("f9 b\na13 b\nk9 y", {
      variant: "classic-3",
      made: [30, 29, 0],
      turn: "blue",
      eliminated: ["white"],
    });
    const end = play(second, "f9-g9");
    expect(end.outcome).toEqual({ reason: "elimination", by: null, places: { white: 3, blue: 2, yellow: 1 } });
    expect(standing(end)).toBe("k9 yellow");
    // With white arrived before, first place is taken.
    const behind = began("f9 b\na13 b\nk9 y", {
      variant: "classic-3",
      made: [30, 29, 0],
      turn: "blue",
      arrived: ["white"],
    });
    expect(play(behind, "f9-g9").outcome).toEqual({
      reason: "arrival",
      by: null,
      places: { white: 1, blue: 3, yellow: 2 },
    });
  });

  it("R5.5 [decided] in doubles the whole team falls, both armies", () => {
    const game = began("f9 w r b k y g\nm1 w", { variant: "doubles-3x2", made: [29, 0, 0, 0, 0, 0] });
    const next = play(game, "f9-f10");
    expect(next.position.eliminated).toEqual(["white", "black"]);
    expect(standing(next)).toBe("g9 red, h9 blue, j9 yellow, k9 green");
  });

  it("R5.5 [decided] the team falls even when the partner has arrived, and its place is the worst free one", () => {
    const game = began("f9 r b k y g\ne17 w\ne14 k", {
      variant: "doubles-3x2",
      made: [40, 0, 0, 29, 0, 0],
      turn: "black",
      arrived: ["white"],
    });
    const next = play(game, "h9-h10");
    expect([next.position.arrived, next.position.eliminated]).toEqual([["white"], ["black", "white"]]);
    expect(piecesOf(next, "white")).toEqual([]);
    const places = Object.fromEntries(standings(next).map(({ seat, place }) => [seat, place])) as Record<Seat, number>;
    expect([places.white, places.black]).toEqual([3, 3]);
    // When the next team falls too, the reason is elimination: the side whose seat arrived has fallen (R7.4).
    const red = began("f9 r b . y g\ne5 r", {
      variant: "doubles-3x2",
      made: [40, 29, 0, 30, 0, 0],
      turn: "red",
      arrived: ["white"],
      eliminated: ["black", "white"],
    });
    expect(play(red, "f9-f10").outcome).toEqual({
      reason: "elimination",
      by: null,
      places: { white: 3, black: 3, red: 2, yellow: 2, blue: 1, green: 1 },
    });
  });
});
