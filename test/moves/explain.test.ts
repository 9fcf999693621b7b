// Why a move is refused: every code, in the order in which the tests are made (design: move codes).

import { describe, expect, it } from "vitest";
import {
  classic2,
  classic3,
  createGame,
  explainMove,
  type Game,
  type MoveCode,
  type MoveInput,
  moveCodes,
  type Position,
  resign,
  tryPlay,
} from "../../src/index.ts";
import { at, drawn } from "../drawing.ts";
import { having } from "../rules/_setup.ts";

/** What is wrong, with the fields that say where. */
const why = (where: Game | Position, move: MoveInput) => {
  const problem = explainMove(where, move);
  if (problem === undefined) return undefined;
  const { message, ...rest } = problem;
  expect(message.length).toBeGreaterThan(10);
  return rest;
};
const code = (where: Game | Position, move: unknown): MoveCode | undefined =>
  explainMove(where, move as MoveInput)?.code;

const start = createGame("classic-2");
const passing = having(classic2, { passing: "allowed" });

describe("before the move is looked at", () => {
  it("GAME_OVER, whatever else is wrong", () => {
    const over = resign(start, "white");
    for (const move of ["l4-l5", "--", "", "a4-b4", { pass: true, seat: "red" }])
      expect(code(over, move)).toBe("GAME_OVER");
    expect(code(drawn("i9 w\ni11 k", { round: 151 }), "i9-i10")).toBe("GAME_OVER");
    expect(code(drawn("i9 w b y", { variant: "classic-3", arrived: ["blue", "yellow"] }), "i9-i10")).toBe("GAME_OVER");
  });

  it("GAME_OVER also for a bare position in which nobody can move", () => {
    const nobody = drawn("", { variant: passing });
    for (const move of ["l4-l5", "--", "a4-b4"]) expect(code(nobody, move)).toBe("GAME_OVER");
  });

  it("SEAT_NOT_IN_PLAY: arrived, eliminated, not seated, or no seat at all", () => {
    const three = drawn("i9 w b y", { variant: "classic-3", arrived: ["blue"] });
    expect(why(three, { seat: "blue", from: at("j9"), to: at("j10") })).toEqual({
      code: "SEAT_NOT_IN_PLAY",
      seat: "blue",
    });
    expect(code(drawn("i9 w . y", { variant: "classic-3", eliminated: ["blue"] }), { seat: "blue", pass: true })).toBe(
      "SEAT_NOT_IN_PLAY",
    );
    for (const seat of ["red", "pink", "", null, 3, "__proto__"]) {
      expect(code(start, { seat, from: at("l4"), to: at("l5") })).toBe("SEAT_NOT_IN_PLAY");
    }
    // The seat whose turn a drawn position says it is may be out of play itself.
    expect(code(drawn("i9 w b y", { variant: "classic-3", arrived: ["white"] }), "i9-i10")).toBe("SEAT_NOT_IN_PLAY");
  });

  it("WRONG_SEAT: another seat than the one to move, before its move is read", () => {
    expect(why(start, { seat: "black", from: at("e14"), to: at("e13") })).toEqual({
      code: "WRONG_SEAT",
      seat: "black",
      expected: "white",
    });
    expect(code(start, { seat: "black", pass: true })).toBe("WRONG_SEAT");
    expect(code(start, { seat: "black", from: 500, to: 500 })).toBe("WRONG_SEAT");
    expect(code(start, { seat: "white", from: at("l4"), to: at("l5") })).toBe(undefined);
  });

  it("PASS_NOT_ALLOWED", () => {
    expect(why(start, "--")).toEqual({ code: "PASS_NOT_ALLOWED", seat: "white" });
    expect(code(start, { pass: true })).toBe("PASS_NOT_ALLOWED");
    expect(code(createGame(passing), { pass: true })).toBe(undefined);
  });
});

describe("the cells", () => {
  it("NOT_A_CELL: off the star, no number of a cell, nothing at all", () => {
    for (const name of ["a4", "r1", "i0", "i18", "m", "", "1", "i9i", "í9", "i09"]) {
      expect([name, code(start, `l4-${name}`)]).toEqual([name, "NOT_A_CELL"]);
    }
    expect(why(start, "l4-a4-l6")).toEqual({ code: "NOT_A_CELL", cell: "a4", found: "a4", column: 4, offset: 3 });
    for (const cell of [-1, 121, 1.5, Number.NaN, "a4", "", "60", null, undefined, {}, [60]]) {
      expect(code(start, { from: cell, to: at("l5") })).toBe("NOT_A_CELL");
      expect(code(start, { from: at("l4"), to: cell })).toBe("NOT_A_CELL");
      expect(code(start, { from: at("l4"), to: at("l5"), path: [at("l4"), cell, at("l5")] })).toBe("NOT_A_CELL");
    }
    for (const move of [undefined, null, 7, true, [500], ["l4", null], {}, () => "l4-l5", Symbol("x")]) {
      expect(code(start, move)).toBe("NOT_A_CELL");
    }
    expect(code(start, { path: "l4-l5" })).toBe("NOT_A_CELL");
  });

  it("NOT_A_CELL before MOVE_TOO_SHORT", () => {
    expect(code(start, "a4")).toBe("NOT_A_CELL");
    expect(code(start, { path: [500] })).toBe("NOT_A_CELL");
    expect(code(start, { from: 500, to: at("l5"), path: [at("l4")] })).toBe("NOT_A_CELL");
  });

  it("MOVE_TOO_SHORT: fewer than two cells", () => {
    expect(code(start, "")).toBe("MOVE_TOO_SHORT");
    expect(code(start, "l4")).toBe("MOVE_TOO_SHORT");
    expect(code(start, { path: [] })).toBe("MOVE_TOO_SHORT");
    expect(code(start, [])).toBe("MOVE_TOO_SHORT");
    expect(code(start, ["l4"])).toBe("MOVE_TOO_SHORT");
    expect(code(start, { from: at("l4"), to: at("l5"), path: [at("l4")] })).toBe("MOVE_TOO_SHORT");
  });

  it("PATH_ENDS_DIFFER: the path is of another move", () => {
    const path = [at("l4"), at("l5")];
    expect(why(start, { from: at("l4"), to: at("k5"), path })).toEqual({
      code: "PATH_ENDS_DIFFER",
      expected: "l4-k5",
      found: "l4-l5",
    });
    expect(code(start, { from: at("m4"), to: at("l5"), path })).toBe("PATH_ENDS_DIFFER");
  });

  it("SAME_CELL: two equal ends, before the piece is asked about", () => {
    expect(why(start, "l4-l4")).toEqual({ code: "SAME_CELL", cell: "l4" });
    expect(code(start, "i9-i9")).toBe("SAME_CELL");
    expect(code(start, "e14-e14")).toBe("SAME_CELL");
  });

  it("EMPTY_CELL, before anything about the way", () => {
    expect(why(start, "i9-i10")).toEqual({ code: "EMPTY_CELL", cell: "i9" });
    expect(code(start, "i9-e14")).toBe("EMPTY_CELL");
    expect(code(start, "i9-i10-i9")).toBe("EMPTY_CELL");
  });

  it("NOT_YOUR_PIECE, before anything about the way", () => {
    expect(why(start, "e14-e13")).toEqual({ code: "NOT_YOUR_PIECE", cell: "e14", seat: "white", found: "black" });
    expect(code(start, "e14-e14-e14")).toBe("NOT_YOUR_PIECE");
  });
});

describe("hop by hop", () => {
  const picture = drawn(
    `i11 . k .
     i10 k . k
     i9  w k .`,
  );

  it("REVISITS_CELL: a cell of the path again, before it is seen to be occupied", () => {
    expect(why(picture, "i9-k9-i9")).toEqual({ code: "REVISITS_CELL", cell: "i9", hop: 2, seat: "white" });
    expect(code(picture, "i9-k9-k11-k9")).toBe("REVISITS_CELL");
    // A hop to itself in a longer path is the same fault.
    expect(code(picture, "i9-i9-k9")).toBe("REVISITS_CELL");
  });

  it("CELL_OCCUPIED: before the line and the bridge are looked at", () => {
    expect(why(picture, "i9-j9")).toEqual({ code: "CELL_OCCUPIED", cell: "j9", hop: 1, seat: "white", found: "black" });
    expect(why(picture, "i9-k9-k10")).toMatchObject({ code: "CELL_OCCUPIED", cell: "k10", hop: 2 });
    // k10 lies in no line with i9: of a longer path its first fault is that it is occupied.
    expect(code(picture, "i9-k10-k11")).toBe("CELL_OCCUPIED");
  });

  it("STEP_IN_CHAIN: a hop to a neighbour in a path of three cells or more", () => {
    expect(why(picture, "i9-k9-l9")).toEqual({ code: "STEP_IN_CHAIN", cell: "l9", hop: 2, seat: "white" });
    expect(why(picture, "i9-h9-h11")).toMatchObject({ code: "STEP_IN_CHAIN", cell: "h9", hop: 1 });
  });

  it("NOT_IN_LINE", () => {
    expect(why(picture, "i9-k9-m10")).toEqual({ code: "NOT_IN_LINE", cell: "m10", hop: 2, seat: "white" });
  });

  it("NO_BRIDGE: nothing in between, at any distance", () => {
    expect(why(picture, "i9-k9-m9")).toEqual({ code: "NO_BRIDGE", cell: "m9", hop: 2, seat: "white" });
    expect(code(picture, "i9-g9")).toBe("NO_BRIDGE");
    expect(code(picture, "i9-e9")).toBe("NO_BRIDGE");
    expect(code(picture, "i9-g9-f9")).toBe("NO_BRIDGE");
    expect(code(picture, "i9-k9-k6")).toBe("NO_BRIDGE");
  });

  it("PATH_BLOCKED: more than one piece in between, or the bridge not in the middle", () => {
    expect(why(drawn("i9 w k k . ."), "i9-m9")).toEqual({ code: "PATH_BLOCKED", cell: "m9", hop: 1, seat: "white" });
    expect(code(drawn("i9 w k . . ."), "i9-m9")).toBe("PATH_BLOCKED");
    expect(code(drawn("i9 w . . k ."), "i9-m9")).toBe("PATH_BLOCKED");
    expect(code(drawn("i9 w k . . ."), "i9-l9-l10")).toBe("PATH_BLOCKED");
  });

  it("LONG_JUMP: right, but jumps are short here", () => {
    expect(why(drawn("i9 w . k . ."), "i9-m9")).toEqual({ code: "LONG_JUMP", cell: "m9", hop: 1, seat: "white" });
    expect(code(drawn("i9 w . k . .", { variant: "long-jump-2" }), "i9-m9")).toBe(undefined);
    expect(why(drawn("e9 w k . . k . . . ."), "e9-g9-k9")).toMatchObject({ code: "LONG_JUMP", hop: 2 });
    expect(why(drawn("e9 w k . . k . . . .", { variant: "long-jump-2" }), "e9-g9-k9")).toBe(undefined);
  });

  it("LONG_JUMP comes before the corner it would enter", () => {
    // d12 is blue's corner; the jump from h12 over f12 goes there.
    const closed = having(classic2, { otherCorners: "closed" });
    expect(code(drawn("d12 . . k . w", { variant: closed }), "h12-d12")).toBe("LONG_JUMP");
    const open = having(classic2, { otherCorners: "closed", jumps: "long" });
    expect(code(drawn("d12 . . k . w", { variant: open }), "h12-d12")).toBe("ENTERS_OTHER_CORNER");
  });

  it("ENTERS_OTHER_CORNER: closed corners, at the hop that lands there", () => {
    const closed = having(classic2, { otherCorners: "closed" });
    const corner = drawn("h13 . . k .\ni12 . . k\nj11 . k .", { variant: closed, turn: "black" });
    expect(why(corner, "k11-k13-i13")).toEqual({ code: "ENTERS_OTHER_CORNER", cell: "k13", hop: 1, seat: "black" });
    expect(code(corner, "k11-l11")).toBe("ENTERS_OTHER_CORNER");
  });

  it("ENTERS_OTHER_CORNER before LEAVES_GOAL, LEAVES_GOAL before ENDS_IN_OTHER_CORNER", () => {
    // g13 with 15 pieces is goal of white; from e13 a step leads to d13 in blue's corner, out of the goal.
    const fifteen = { pieces: 15, homeDeadline: null } as const;
    const closed = having(classic2, { ...fifteen, otherCorners: "closed" });
    expect(code(drawn("e13 w", { variant: closed }), "e13-d13")).toBe("ENTERS_OTHER_CORNER");
    const pass = having(classic2, { ...fifteen, otherCorners: "pass" });
    expect(code(drawn("e13 w", { variant: pass }), "e13-d13")).toBe("LEAVES_GOAL");
    expect(code(drawn("d13 . w k . . .", { variant: pass }), "e13-g13")).toBe(undefined);
    const move = having(classic2, { ...fifteen, goalLock: "move" });
    expect(code(drawn("e13 w", { variant: move }), "e13-d13")).toBe("LEAVES_GOAL");
    const off = having(classic2, { ...fifteen, goalLock: "off" });
    expect(code(drawn("e13 w", { variant: off }), "e13-d13")).toBe("ENDS_IN_OTHER_CORNER");
  });

  it("LEAVES_GOAL: at the hop out of it with landing, at the end with move", () => {
    const board = "e14 . . w .\ne13 . k k\ne12 . . .";
    expect(why(drawn(board), "g14-g12-e14")).toEqual({ code: "LEAVES_GOAL", cell: "g12", hop: 1, seat: "white" });
    const move = having(classic2, { goalLock: "move" });
    expect(code(drawn(board, { variant: move }), "g14-g12-e14")).toBe(undefined);
    expect(why(drawn(board, { variant: move }), "g14-g12")).toEqual({
      code: "LEAVES_GOAL",
      cell: "g12",
      hop: 1,
      seat: "white",
    });
  });

  it("ENDS_IN_OTHER_CORNER: at the end only", () => {
    const corner = drawn("h13 . . k .\ni12 . . k\nj11 . k .", { turn: "black" });
    expect(why(corner, "k11-k13")).toEqual({ code: "ENDS_IN_OTHER_CORNER", cell: "k13", hop: 1, seat: "black" });
    expect(code(corner, "k11-k13-i13")).toBe(undefined);
    const two = drawn("h13 . . k .\ni12 . . k\nj11 . . k\nk10 . k", {
      turn: "black",
      variant: having(classic3, {
        seats: ["white", "black"],
        goalLock: "off",
      }),
    });
    expect(code(two, "l10-l12")).toBe("ENDS_IN_OTHER_CORNER");
  });
});

describe("two cells", () => {
  it("are legal if any move has these ends, though the single hop is none", () => {
    const stairs = drawn("i11 . k .\ni10 k . k\ni9  w k .");
    expect(code(stairs, "i9-k11")).toBe(undefined);
    // Two jumps in a line: the hop of four would have two pieces in between.
    expect(code(drawn("e9 w k . k . . . . ."), "e9-i9")).toBe(undefined);
  });

  it("else have the code of the single hop, when in line at distance 1 or an even distance", () => {
    const position = drawn("i11 k\ni9 w k k . .");
    expect([
      code(position, "i9-j9"),
      code(position, "i9-k9"),
      code(position, "i9-m9"),
      code(position, "i9-i13"),
    ]).toEqual(["CELL_OCCUPIED", "CELL_OCCUPIED", "PATH_BLOCKED", "LONG_JUMP"]);
    expect(code(position, "i9-g9")).toBe("NO_BRIDGE");
  });

  it("else NOT_REACHABLE: at an odd distance or out of line, whatever stands there", () => {
    const position = drawn("i9 w k k . .");
    expect(why(position, "i9-l9")).toEqual({ code: "NOT_REACHABLE", cell: "l9", hop: 1, seat: "white" });
    expect(code(position, "i9-k10")).toBe("NOT_REACHABLE");
    expect(code(start, "l4-e14")).toBe("NOT_REACHABLE");
  });
});

describe("all codes", () => {
  it("a refused move changes nothing and says the same to play as to explain", () => {
    const before = structuredClone(start);
    for (const move of ["l4-l6", "a4", "--", "i9-i10", "l4-l5-l6"]) {
      const result = tryPlay(start, move);
      expect(result.ok ? undefined : result.error).toEqual(explainMove(start, move));
      expect(start).toEqual(before);
    }
  });

  it("are tested in the order of moveCodes", () => {
    expect(moveCodes).toEqual(
      `GAME_OVER SEAT_NOT_IN_PLAY WRONG_SEAT PASS_NOT_ALLOWED NOT_A_CELL MOVE_TOO_SHORT PATH_ENDS_DIFFER SAME_CELL
       EMPTY_CELL NOT_YOUR_PIECE REVISITS_CELL CELL_OCCUPIED STEP_IN_CHAIN NOT_IN_LINE NO_BRIDGE PATH_BLOCKED LONG_JUMP
       ENTERS_OTHER_CORNER LEAVES_GOAL ENDS_IN_OTHER_CORNER NOT_REACHABLE`.split(/\s+/),
    );
  });

  it("a hostile path is refused in bounded time: no longer path is read than has cells", { timeout: 60_000 }, () => {
    const long = Array.from({ length: 500_000 }, (_, index) => index % 121);
    expect(code(start, { path: long })).toBe("NOT_YOUR_PIECE");
    long[0] = at("l4");
    expect(code(start, { path: long })).toMatch(/REVISITS_CELL|CELL_OCCUPIED|NOT_IN_LINE/);
    expect(code(start, `l4${"-l5".repeat(100_000)}`)).toBe("STEP_IN_CHAIN");
    expect(code(start, "x".repeat(10_000_000))).toBe("NOT_A_CELL");
  });
});
