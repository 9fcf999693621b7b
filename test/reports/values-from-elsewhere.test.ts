// A value is made here, or it comes from elsewhere and is read once, checked, and made here. V1 and V3 are in test/clients/.
import { describe, expect, it, vi } from "vitest";
import { renderSvg, renderText } from "../../src/diagram/index.ts";
import { SearchState } from "../../src/engine/index.ts";
import {
  advance,
  type Board,
  checkPosition,
  classic2,
  createGame,
  defineVariant,
  destinations,
  distanceToGoal,
  eliminatesMover,
  explainMove,
  flag,
  formatPosition,
  type Game,
  type GameOrPosition,
  hasArrived,
  isLegal,
  isTrapped,
  jumpChains,
  legalMoves,
  mayPass,
  movesFrom,
  movesMade,
  outcomeOf,
  type Position,
  pathOf,
  piecesAtHome,
  piecesInGoal,
  piecesOf,
  play,
  playAll,
  positionKey,
  replyDue,
  resign,
  seatAt,
  seatsInPlay,
  standings,
  tryPlay,
  undo,
  unwrap,
  type Variant,
} from "../../src/index.ts";
import { formatRecord, gameOf, parseRecord, recordOf } from "../../src/record/index.ts";
import { byHand, codeOf, expectOwn, expectSame, forged, forgery, jsonOf, refusalOf } from "../clients/_values.ts";

const game = createGame("classic-2");
const { position } = game;

/** Everything that is asked of a game or position. */
const questions: Record<string, (g: GameOrPosition) => unknown> = {
  destinations: (g) => destinations(g, "j4"),
  distanceToGoal: (g) => distanceToGoal(g, "white"),
  eliminatesMover: (g) => eliminatesMover(g, "j4-i5"),
  explainMove: (g) => explainMove(g, "j4-i5"),
  formatPosition,
  hasArrived: (g) => hasArrived(g, "white"),
  isLegal: (g) => isLegal(g, "j4-i5"),
  isTrapped: (g) => isTrapped(g, "m1"),
  jumpChains: (g) => [...jumpChains(g, "j4")],
  legalMoves,
  mayPass,
  movesFrom: (g) => movesFrom(g, "j4"),
  movesMade: (g) => movesMade(g, "white"),
  outcomeOf,
  pathOf: (g) => pathOf(g, "j4-i5"),
  piecesAtHome: (g) => piecesAtHome(g, "white"),
  piecesInGoal: (g) => piecesInGoal(g, "white"),
  piecesOf: (g) => piecesOf(g, "white"),
  positionKey,
  replyDue,
  seatAt: (g) => seatAt(g, "j4"),
  seatsInPlay,
  standings,
  "SearchState.from": (g) => SearchState.from(g),
  renderSvg: (g) => renderSvg(g),
  renderText: (g) => renderText(g),
};

/** Everything that takes a game alone. */
const deeds: Record<string, (g: Game) => unknown> = {
  flag: (g) => flag(g, "black"),
  play: (g) => play(g, "j4-i5"),
  playAll: (g) => playAll(g, ["j4-i5"]),
  recordOf: (g) => recordOf(g),
  resign: (g) => resign(g, "white"),
  tryPlay: (g) => unwrap(tryPlay(g, "j4-i5")),
  undo,
};

/** With which codes they refuse a value, and which of them do so with each. */
const codesOf = (g: unknown): Record<string, string[]> => {
  const codes: Record<string, string[]> = {};
  for (const [name, ask] of Object.entries({ ...questions, ...deeds })) {
    const code = codeOf(() => ask(g as Game)) ?? "answers";
    codes[code] = [...(codes[code] ?? []), name];
  }
  return codes;
};

describe("V2: what comes out shares nothing with what was handed in", () => {
  it("a start that is changed afterwards", () => {
    const json = jsonOf(game);
    const next = play(json, "l4-l5");
    Object.assign(json.start, { round: 99 });
    expect(next.start.round).toBe(1);
    expectOwn(next, json);
  });

  it.each(Object.entries({ ...deeds, createGame: (g: Game) => createGame(g.position) }))("%s", (_, deed) => {
    const before = byHand(["l4-l5", "e14-e13"]);
    const json = jsonOf(before);
    const answer = deed(json) as { game?: Game };
    expectSame(answer, deed(before));
    expectOwn(answer.game ?? answer, json);
  });

  it("a game of another copy of the package", async () => {
    vi.resetModules();
    const another = await import("../../src/index.ts");
    const theirs = another.play(another.createGame("classic-2"), "j4-i5") as Game;
    const next = play(theirs, "e15-g13");
    expectOwn(next, theirs);
    expectSame(next, byHand(["j4-i5", "e15-g13"]));
    expect(codeOf(() => another.play(another.createGame("classic-2"), "i9-i10"))).toBe("EMPTY_CELL");
  });

  it("a rule set of one's own", () => {
    const club = { ...classic2, id: "club", name: "Club", seats: ["white", "black"] as const };
    const json = jsonOf(play(createGame(club), "l4-l5"));
    expectOwn(play(json, "e14-e13"), json, club);
    expectOwn(defineVariant(club), club);
  });
});

describe("V4: what checkPosition refuses is refused everywhere, with the same code", () => {
  const cases: [string, object, string][] = [
    ["letters of nobody", { board: "é".repeat(121) }, "NOT_A_LETTER"],
    ["a board too short", { board: "www" }, "BOARD_LENGTH"],
    ["no round", { round: Number.NaN }, "BAD_ROUND"],
    ["no moves made", { made: [] }, "BAD_MADE"],
    ["moves made that are no numbers", { made: [0, "1"] }, "BAD_MADE"],
    ["a seat that nobody knows", { arrived: ["pink"] }, "NOT_A_SEAT"],
    ["a seat twice", { arrived: ["white", "white"] }, "SEAT_TWICE"],
    ["a turn of nobody", { turn: "green" }, "WRONG_TURN"],
    ["a field too many", { keys: [] }, "FIELD_UNKNOWN"],
    ["a field too few", { eliminated: undefined }, "FIELD_MISSING"],
    ["a rule that is none", { variant: { ...classic2, jumps: "wide" } }, "BAD_JUMPS"],
  ];

  it.each(cases)("%s", (_, fields, code) => {
    const bad = { ...position, ...fields } as Position;
    const checked = checkPosition(bad);
    expect(checked.ok ? undefined : checked.error.code).toBe(code);
    for (const ask of Object.values(questions)) {
      expect(codeOf(() => ask(bad))).toBe(code);
    }
    expect(codeOf(() => advance(bad, "j4-i5"))).toBe(code);
    expect(codeOf(() => createGame(bad))).toBe(code);
    expect(Object.keys(codesOf({ ...game, position: bad }))).toEqual([code]);
    expect(Object.keys(codesOf({ ...game, start: bad }))).toEqual([code]);
  });
});

describe("V5: a game is what its turns lead to", () => {
  it("undo refuses a turn that was changed, and names it", () => {
    expect(refusalOf(() => undo(forged()))).toEqual(forgery);
    expect(refusalOf(() => undo(forged(byHand(), 3)))).toEqual({ code: "NOT_A_GAME", ply: 3 });
  });

  const other = byHand(["j4-i5"]);
  const cases: [string, Partial<Record<keyof Game, unknown>>][] = [
    ["a turn that was changed", forged()],
    ["a turn left out", { turns: byHand().turns.slice(1) }],
    ["the last turn left out", { turns: byHand().turns.slice(0, -1) }],
    ["the turns of another game", { turns: other.turns }],
    ["turns that are no list", { turns: {} }],
    ["turns that are moves of nobody", { turns: [null] }],
    ["the position of another game", { position: other.position }],
    ["a position whose round is another", { position: { ...byHand().position, round: 7 } }],
    ["another start", { start: other.position }],
    ["an end that did not come", { outcome: { reason: "arrival", by: null, places: { white: 1, black: 2 } } }],
    [
      "a resignation with other places",
      { outcome: { reason: "resignation", by: "white", places: { white: 1, black: 2 } } },
    ],
    ["a resignation of nobody", { outcome: { reason: "resignation", by: null, places: { white: 2, black: 1 } } }],
  ];
  it.each(cases)("%s", (_, fields) => {
    expect(Object.keys(codesOf(jsonOf({ ...byHand(), ...fields })))).toEqual(["NOT_A_GAME"]);
  });

  it("a rule set renamed in one of its two places is the same one, for names are for people", () => {
    const played = play(createGame(defineVariant({ ...classic2, id: "own", name: "Own" })), "l4-l5");
    const renamed = { ...played, start: { ...played.start, variant: { ...played.start.variant, name: "Other" } } };
    expect(undo(jsonOf(renamed) as Game)).toMatchObject({ turns: [] });
  });

  it("a turn written as text is shown as what it is", () => {
    expect(refusalOf(() => undo(jsonOf({ ...byHand(), turns: ["l4-l5"] as never })))).toEqual({
      code: "NOT_A_GAME",
      ply: 1,
    });
    expect(() => undo(jsonOf({ ...byHand(), turns: ["l4-l5"] as never }))).toThrow("Not a game: l4-l5");
  });

  it("a game that ended was really ended", () => {
    const over = resign(byHand(), "white");
    expectOwn(undo(jsonOf(over)));
    expectSame(undo(jsonOf(over)), byHand());
    // Without the resignation it is the game before.
    expectSame(play(jsonOf({ ...over, outcome: null }), "e13-e12"), play(byHand(), "e13-e12"));
    expectSame(legalMoves(jsonOf(over)), legalMoves(over));
  });
});

describe("V6: one answer everywhere for what is not quite a game", () => {
  const { outcome, turns, start, ...rest } = jsonOf(game);
  it.each<[string, unknown]>([
    ["a position in a field, and no more", { position }],
    ["a game without its outcome, as stores leave it that drop nulls", { ...rest, start, turns }],
    ["an outcome that is undefined", { ...game, outcome: undefined }],
    ["a game without its turns, as stores leave it that drop empty lists", { ...rest, start, outcome }],
    ["a game without its start", { ...rest, turns, outcome }],
    ["a field too many", { ...game, keys: [] }],
  ])("%s", (_, value) => {
    expect(Object.keys(codesOf(value))).toEqual(["NOT_A_GAME"]);
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a number", 7],
    ["a list", [game]],
    ["a function", () => game],
  ])("%s is neither game nor position", (_, value) => {
    for (const [name, ask] of Object.entries(questions)) {
      expect([name, codeOf(() => ask(value as Game))]).toEqual([name, "NOT_A_POSITION"]);
    }
    for (const [name, deed] of Object.entries(deeds)) {
      expect([name, codeOf(() => deed(value as Game))]).toEqual([name, "NOT_A_GAME"]);
    }
  });
});

describe("V7: a position from JSON is read quickly", { retry: 4 }, () => {
  /** The shortest time of several runs, in milliseconds. */
  const timeOf = (run: () => unknown): number => {
    const times = Array.from({ length: 9 }, () => {
      const begin = performance.now();
      for (let round = 0; round < 300; round++) run();
      return performance.now() - begin;
    });
    return Math.min(...times);
  };

  it("a question costs a small multiple of what it costs of one made here", () => {
    const json = jsonOf(byHand().position);
    const own = byHand().position;
    timeOf(() => [legalMoves(own), legalMoves(json)]);
    // The rule set, 121 letters and three lists are read each time, which takes as long as a few lists of moves.
    expect(timeOf(() => legalMoves(json)) / timeOf(() => legalMoves(own))).toBeLessThan(10);
  });

  it("any number of rule sets in rotation", () => {
    const positionsOf = (count: number): Position[] =>
      Array.from({ length: 600 }, (_, index) => {
        const variant = { ...classic2, id: `club-${index % count}`, name: `Club ${index % count}` };
        return jsonOf(createGame(variant).position);
      });
    const timeOfAll = (positions: readonly Position[]): number => {
      let next = 0;
      return timeOf(() => legalMoves(positions[next++ % positions.length]!));
    };
    const [few, many] = [positionsOf(2), positionsOf(600)];
    timeOfAll(many);
    // Once more than 256 took twenty times as long.
    expect(timeOfAll(many) / timeOfAll(few)).toBeLessThan(5);
  });
});

describe("V8: frozen is not unchanging", () => {
  const other = byHand(["j4-i5"]).position;

  it("a frozen position that computes its board", () => {
    let board: Board = position.board;
    const { board: _, ...rest } = jsonOf(position);
    const shifting = Object.freeze({
      ...rest,
      get board() {
        return board;
      },
    }) as Position;
    expect(legalMoves(shifting)).toHaveLength(14);
    const begun = createGame(shifting);
    board = ".".repeat(121) as Board;
    expect(legalMoves(shifting)).toHaveLength(0);
    expect(legalMoves(begun)).toHaveLength(14);
    board = "www" as Board;
    expect(codeOf(() => legalMoves(shifting))).toBe("BOARD_LENGTH");
    expectOwn(begun, shifting);
  });

  it("a frozen position whose list is not", () => {
    const made = [0, 0];
    const loose = Object.freeze({ ...position, made });
    expect(movesMade(loose, "white")).toBe(0);
    const begun = createGame(loose);
    made[0] = 5;
    expect(movesMade(loose, "white")).toBe(5);
    expect(movesMade(begun, "white")).toBe(0);
    made[0] = Number.NaN;
    expect(codeOf(() => movesMade(loose, "white"))).toBe("BAD_MADE");
  });

  it("a frozen rule set whose list is not", () => {
    const seats: string[] = ["white", "black"];
    const loose = Object.freeze({ ...classic2, id: "loose", name: "Loose", seats }) as unknown as Variant;
    const begun = createGame(loose);
    seats.reverse();
    expect(begun.position.variant.seats).toEqual(["white", "black"]);
    expect(createGame(loose).position.turn).toBe("black");
    seats.length = 1;
    expect(codeOf(() => createGame(loose))).toBe("BAD_SEATS");
  });

  it("a frozen game that shows another position at each look", () => {
    let looks = 0;
    const shifting = Object.freeze({
      ...byHand(["j4-i5"]),
      get position() {
        return looks++ % 2 === 0 ? other : position;
      },
    }) as Game;
    for (let look = 0; look < 4; look++) expect(codeOf(() => play(shifting, "e15-g13"))).toBe("NOT_A_GAME");
  });

  it("a spread, a clone and a prototype are not the value they were taken from", () => {
    for (const copy of [{ ...other }, structuredClone(other), Object.freeze({ ...other })]) {
      expect(createGame(copy).start).not.toBe(copy);
      expectOwn(createGame(copy));
    }
    expect(codeOf(() => legalMoves(Object.create(other)))).toBe("FIELD_MISSING");
    expect(codeOf(() => legalMoves(Object.create(game)))).toBe("NOT_A_GAME");
  });

  it("what throws while it is read is refused, not passed on", () => {
    const shy = {
      get(): never {
        throw new Error("no");
      },
    };
    expect(codeOf(() => legalMoves(new Proxy({ ...position }, shy)))).toBe("NOT_A_POSITION");
    expect(codeOf(() => play(new Proxy({ ...game }, shy), "j4-i5"))).toBe("NOT_A_GAME");
    expect(codeOf(() => createGame(new Proxy({ ...classic2 }, shy)))).toBe("NOT_A_VARIANT");
  });
});

describe("V9: stores that know no lists in lists, or no null and no empty list", () => {
  /** What the Realtime Database gives back. */
  const dropped = (value: unknown): unknown => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map(dropped);
    const fields = Object.entries(value as object).map(([key, part]) => [key, dropped(part)] as const);
    return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
  };

  it("a game comes back incomplete, and says so", () => {
    expect(codeOf(() => play(dropped(byHand()) as Game, "e13-e12"))).toMatch(/^(NOT_A_GAME|FIELD_MISSING)$/);
    expect(codeOf(() => legalMoves(dropped(byHand().position) as Position))).toBe("FIELD_MISSING");
  });

  it("the text of its record does not", () => {
    const stored = { record: formatRecord(recordOf(byHand())) };
    expectSame(dropped(stored), stored);
    expectSame(gameOf(unwrap(parseRecord(stored.record))), byHand());
  });
});

describe("V10: the JSON of a game", () => {
  it("holds what was done and no more", () => {
    let long = createGame("classic-6");
    for (let seed = 1; long.turns.length < 170; seed = (seed * 48271) % 2147483647) {
      if (long.outcome !== null) long = createGame("classic-6");
      const moves = legalMoves(long);
      long = play(long, moves[seed % moves.length]!);
    }
    expect(Object.keys(jsonOf(long))).toEqual(["start", "position", "turns", "outcome"]);
    // It was 31 kB, two thirds of it keys.
    expect(JSON.stringify(long).length).toBeLessThan(14_000);
    expect(formatRecord(recordOf(long)).length).toBeLessThan(3_000);
  });
});
