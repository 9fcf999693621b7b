// R4 Turns.

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  createGame,
  explainMove,
  isLegal,
  legalMoves,
  mayPass,
  play,
  seatsInPlay,
  type Variant,
} from "../../src/index.ts";
import { names } from "../drawing.ts";
import { began, having, played, turn } from "./_setup.ts";

/** Blue's one piece in its tip, walled in by white two deep; white and yellow move about. */
const walledIn = `a13 b w w
                  b12 w .
                  c11 w
                  i11 y
                  i9  w`;

describe("R4.1 and R4.2 the order", () => {
  it("R4.1 seats move in the order given, clockwise in the presets, white first", () => {
    // Each seat steps out of its home with a piece of the front row.
    let game = createGame("classic-6");
    const order: string[] = [];
    for (const move of ["l4-l5", "g6-h6", "d12-e11", "f14-f13", "k12-j12", "n6-m7"]) {
      order.push(game.position.turn);
      game = play(game, move);
    }
    expect(order).toEqual(["white", "red", "blue", "black", "yellow", "green"]);
    expect(turn(game)).toBe("white 2");
  });

  it("R4.1 any order may be given", () => {
    const game = createGame(having(classic3, { seats: ["yellow", "white", "blue"] }));
    expect(turn(played(game, "k12-j12"))).toBe("white 1");
    expect(turn(played(game, "k12-j12", "l4-l5", "d12-e11"))).toBe("yellow 2");
  });

  const three = `i9 w b y`;

  it("R4.2 a seat that has arrived or is eliminated takes no more turns", () => {
    const arrived = began(three, { variant: "classic-3", turn: "yellow", arrived: ["white"] });
    expect(turn(played(arrived, "k9-k8"))).toBe("blue 2");
    expect(seatsInPlay(arrived)).toEqual(["blue", "yellow"]);
    const fallen = began("i9 . b y", { variant: "classic-3", turn: "yellow", eliminated: ["white"] });
    expect(turn(played(fallen, "k9-k8"))).toBe("blue 2");
  });

  it("R4.2 the pieces of one that arrived stay on the board and can be jumped", () => {
    const game = began("h9 b w . y", { variant: "classic-3", turn: "blue", arrived: ["white"] });
    expect(isLegal(game, "h9-j9")).toBe(true);
    expect(played(game, "h9-j9").position.board).toContain("w");
    expect(explainMove(game, "i9-i10")?.code).toBe("NOT_YOUR_PIECE");
  });
});

describe("R4.3 skips and passes", () => {
  it("R4.3 a seat with no legal move is skipped, as long as some seat in play can move", () => {
    const game = began(walledIn, { variant: having(classic3, { homeDeadline: null }) });
    expect(turn(played(game, "i9-j9"))).toBe("yellow 1");
    expect(turn(played(game, "i9-j9", "i11-i12"))).toBe("white 2");
  });

  it("R4.3 a skip is not a move: it does not count for R5", () => {
    // After 29 moves blue's next would be at the deadline; skipped for two rounds it has still made 29.
    const game = began(walledIn, { variant: "classic-3", made: [0, 29, 0] });
    const later = played(game, "i9-j9", "i11-i12", "j9-k9", "i12-i11");
    expect(later.position.made).toEqual([2, 29, 2]);
    expect(later.position.eliminated).toEqual([]);
  });

  it("R4.3 a seat moves again when the others cannot", () => {
    const game = began("a13 b w w\nb12 w .\nc11 w\ni9 w", { variant: having(classic3, { homeDeadline: null }) });
    expect(turn(played(game, "i9-j9"))).toBe("white 2");
    expect(turn(played(game, "i9-j9", "j9-k9"))).toBe("white 3");
  });

  it("R4.3 if no seat in play can move the game ends", () => {
    // White's one piece steps into its tip; with e16 and f16 taken it is shut in, and black has nothing that moves.
    const game = began(
      `e17 .
       e16 w w
       e15 w w w
       e14 w w w w`,
      { variant: having(classic2, { homeDeadline: null, arrival: "all", reply: false }) },
    );
    const end = played(game, "e16-e17", "e15-e16", "e14-e15");
    expect(end.outcome).toBe(null);
    expect(legalMoves(end).length).toBeGreaterThan(0);
    const jammed = began(
      `e17 k
       e16 w w
       e15 w w w
       e14 . w w w
       e13 w`,
      { variant: having(classic2, { homeDeadline: null, arrival: "all" }) },
    );
    const stuck = played(jammed, "e13-e14");
    expect(stuck.outcome).toEqual({ reason: "no-moves", by: null, places: { white: 1, black: 2 } });
    expect([stuck.position.turn, stuck.position.round]).toEqual(["black", 1]);
    expect(legalMoves(stuck)).toEqual([]);
  });

  const server = having(classic2, { passing: "allowed" });

  it("R4.3 forced: nobody passes by choice", () => {
    const game = createGame("classic-2");
    expect(mayPass(game)).toBe(false);
    expect(explainMove(game, "--")?.code).toBe("PASS_NOT_ALLOWED");
  });

  it("R4.3 allowed: a seat may pass when it could move; the pass closes its part of the round and counts as no move", () => {
    const game = createGame(server);
    expect(mayPass(game)).toBe(true);
    const passed = play(game, "--");
    expect([turn(passed), passed.position.made]).toEqual(["black 1", [0, 0]]);
    expect(passed.turns).toEqual([{ seat: "white", pass: true }]);
    const again = play(passed, "--");
    expect([turn(again), again.position.made]).toEqual(["white 2", [0, 0]]);
  });

  it("R4.3 repetition and limit are judged after a pass", () => {
    const passes = (rules: Variant, count: number) =>
      played(createGame(rules), ...Array.from({ length: count }, () => "--"));
    expect(passes(server, 3).outcome).toBe(null);
    expect(passes(server, 4).outcome?.reason).toBe("repetition");
    const limited = having(classic2, { passing: "allowed", roundLimit: 1 });
    expect(passes(limited, 1).outcome).toBe(null);
    expect(passes(limited, 2).outcome?.reason).toBe("limit");
  });

  it("R4.3 if all seats in play pass in turn nothing ends by that alone", () => {
    const endless = having(classic2, { passing: "allowed", repetition: null, roundLimit: null });
    const game = played(createGame(endless), ...Array.from({ length: 60 }, () => "--"));
    expect([game.outcome, turn(game)]).toEqual([null, "white 31"]);
  });
});

describe("R4.4 rounds", () => {
  it("R4.4 a round closes when the turn passes the end of the seat order", () => {
    const game = createGame("classic-3");
    const rounds = ["l4-l5", "d12-e11", "k12-j12", "l5-l6"].map((_, index, moves) =>
      turn(played(game, ...moves.slice(0, index + 1))),
    );
    expect(rounds).toEqual(["blue 1", "yellow 1", "white 2", "blue 2"]);
  });

  it("R4.4 also when the last seats are skipped, have arrived or have fallen", () => {
    const late = { variant: "classic-3", turn: "blue", arrived: ["yellow"] } as const;
    expect(turn(played(began("i9 w b y", late), "j9-j8"))).toBe("white 2");
    const seats = having(classic3, { seats: ["white", "yellow", "blue"], homeDeadline: null });
    expect(turn(played(began(walledIn, { variant: seats }), "i9-j9", "i11-i12"))).toBe("white 2");
  });

  it("R4.4 a round begun in the middle of the order closes at its end all the same", () => {
    expect(turn(played(began("i9 w b y", { variant: "classic-3", turn: "yellow" }), "k9-k8"))).toBe("white 2");
  });

  it("R4.4 a game that is decided before the next seat is found does not close its round", () => {
    // Black, last in the order, arrives by its own move.
    const game = began(
      `i9 w
       j5 k
       j4 . k k k
       k3 k k k
       l2 k k
       m1 k`,
      { turn: "black", round: 7 },
    );
    const end = played(game, "j5-j4");
    expect(end.outcome?.places).toEqual({ white: 2, black: 1 });
    expect(turn(end)).toBe("white 7");
  });
});

describe("R4.5 where play begins", () => {
  it("R4.5 a seat to move without a legal move is skipped there too", () => {
    const game = began(walledIn, { variant: "classic-3", turn: "blue" });
    expect([turn(game), game.start.turn]).toEqual(["yellow 1", "yellow"]);
    expect(names(legalMoves(game).map(({ from }) => from))).toMatch(/^i11/);
  });

  it("R4.5 the skip may close the round", () => {
    const seats = having(classic3, { seats: ["white", "yellow", "blue"] });
    expect(turn(began(walledIn, { variant: seats, turn: "blue", round: 4 }))).toBe("white 5");
  });

  it("R4.5 a seat that takes no more turns is skipped as well", () => {
    expect(turn(began("i9 w b y", { variant: "classic-3", arrived: ["white"] }))).toBe("blue 1");
  });

  it("R4.5 if nobody can move the game is over at once", () => {
    const game = began("", { variant: "classic-2" });
    expect(game.outcome).toEqual({ reason: "no-moves", by: null, places: { white: 1, black: 1 } });
    expect(turn(game)).toBe("white 1");
    expect(explainMove(game, "i9-i10")?.code).toBe("GAME_OVER");
    expect(explainMove(game.position, "i9-i10")?.code).toBe("GAME_OVER");
    expect(mayPass(began("", { variant: server() }).position)).toBe(false);
  });
});

const server = (): Variant => having(classic2, { passing: "allowed" });
