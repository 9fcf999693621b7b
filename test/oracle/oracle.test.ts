import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  allCells,
  allSeats,
  type Cell,
  coordinatesOf,
  cornerOf,
  distanceToGoal,
  goalOf,
  homeOf,
  neighboursOf,
  type OracleRules,
  type OState,
  oracleBoardText,
  oracleCanonical,
  oracleChains,
  oracleEliminates,
  oracleInPlay,
  oracleMoves,
  oraclePass,
  oraclePassThrough,
  oraclePerft,
  oraclePlay,
  oraclePreset,
  oraclePresets,
  oracleResign,
  oracleStandings,
  oracleStart,
  oracleTrapped,
  otherCornersOf,
  type Seat,
  tipOf,
} from "./index.ts";

const fixture = (path: string): string => readFileSync(new URL(`../fixtures/${path}`, import.meta.url), "utf8");

/** Plays moves given by their two ends. */
function playAll(state: OState, moves: string): OState {
  return moves.split(" ").reduce((before, move) => {
    const [from, to] = move.split("-") as [Cell, Cell];
    return oraclePlay(before, from, to);
  }, state);
}

/** A board from lists of cells: `{white: "m1 l2"}`. */
function boardOf(pieces: { [seat: Seat]: string }): [Cell, Seat][] {
  return Object.entries(pieces).flatMap(([seat, cells]) =>
    cells
      .split(" ")
      .filter((cell) => cell !== "")
      .map((cell): [Cell, Seat] => [cell, seat]),
  );
}

const listOf = (cells: Iterable<Cell>): string => [...cells].sort().join(" ");

describe("R1 the board", () => {
  it("has 121 cells in reading order, e17 first, i9 in the middle, m1 last", () => {
    expect(allCells.length).toBe(121);
    expect([allCells[0], allCells[60], allCells[120]]).toEqual(["e17", "i9", "m1"]);
    expect(coordinatesOf("l4")).toEqual({ x: 3, y: -5, z: 2 });
  });

  it("has 2 neighbours for 6 cells, 4 for 36, 5 for 6, 6 for 73; 312 edges", () => {
    const counts = new Map<number, number>();
    for (const cell of allCells) {
      const count = neighboursOf(cell).length;
      counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    expect([...counts].sort((a, b) => a[0] - b[0])).toEqual([
      [2, 6],
      [4, 36],
      [5, 6],
      [6, 73],
    ]);
    expect(allCells.flatMap(neighboursOf).length / 2).toBe(312);
  });

  it("has 534 directed short-jump arcs", () => {
    const rules = { ...oraclePreset("classic-2"), otherCorners: "free", goalLock: "off" } as const;
    let arcs = 0;
    for (const from of allCells) {
      const board = boardOf({ white: from, black: neighboursOf(from).join(" ") });
      arcs += oracleChains(oracleStart(rules, { board }), from, 1000).length;
    }
    expect(arcs).toBe(534);
  });

  it("has the tips of R1.3 and homes of 10 and 15 cells", () => {
    expect(allSeats.map((seat) => `${seat} ${tipOf(seat)}`)).toEqual([
      "white m1",
      "red e5",
      "blue a13",
      "black e17",
      "yellow m13",
      "green q5",
    ]);
    for (const seat of allSeats) {
      expect(cornerOf(seat).size).toBe(10);
      expect([homeOf(seat).size, homeOf(seat, 15).size]).toEqual([10, 15]);
      expect([goalOf(seat).size, goalOf(seat, 15).size]).toEqual([10, 15]);
      expect([otherCornersOf(seat).size, otherCornersOf(seat, 15).size]).toEqual([40, 40]);
    }
    expect(listOf(homeOf("white", 15))).toBe("i5 j4 j5 k3 k4 k5 l2 l3 l4 l5 m1 m2 m3 m4 m5");
    expect(listOf(goalOf("white"))).toBe("e14 e15 e16 e17 f14 f15 f16 g14 g15 h14");
  });
});

describe("the start of every preset", () => {
  for (const rules of oraclePresets) {
    const { pieces } = rules;
    it(`${rules.id}: first moves and distance sum of every seat`, () => {
      for (const turn of rules.seats) {
        const start = oracleStart(rules, { turn });
        expect(oracleMoves(start).size).toBe(pieces === 10 ? 14 : 18);
        const sum = [...homeOf(turn, pieces)].map((cell) => distanceToGoal(turn, pieces, cell)).reduce((a, b) => a + b);
        expect(sum).toBe(pieces === 10 ? 110 : 140);
      }
    });
  }
});

describe("perft, distinct (from, to), presets' rules", () => {
  // Depth 5 of the same file was counted too; it is left out here for its time.
  const known = JSON.parse(fixture("perft.json")) as { [id: string]: number[] };
  for (const { id } of oraclePresets) {
    const counts = known[id]?.slice(0, id === "fifteen-2" ? 3 : 4) ?? [];
    it(id, () => {
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.map((_, index) => oraclePerft(oraclePreset(id), index + 1))).toEqual(counts);
    });
  }

  const free: [string, number[]][] = [
    ["classic-2", [14, 196, 4760, 115600]],
    ["classic-3", [14, 196, 2744, 66640]],
    ["classic-4", [14, 199, 2786, 39601]],
    ["classic-6", [14, 199, 2828, 40189]],
  ];
  for (const [id, counts] of free) {
    it(`${id} without corners and lock`, () => {
      const rules: OracleRules = { ...oraclePreset(id), otherCorners: "free", goalLock: "off" };
      expect(counts.map((_, index) => oraclePerft(rules, index + 1))).toEqual(counts);
    });
  }
});

interface PositionCase {
  readonly id: string;
  readonly why: string;
  readonly rules: Partial<OracleRules>;
  readonly white: string[];
  readonly black: string[];
  readonly turn: Seat;
  readonly piece: Cell;
  readonly expect: { steps: string[]; chains: string[]; passThrough: string[] };
}

const linesOf = (path: string) =>
  fixture(path)
    .split("\n")
    .filter((line) => line !== "");

describe("positions/cases.jsonl", () => {
  const cases = linesOf("positions/cases.jsonl").map((line) => JSON.parse(line) as PositionCase);
  it("holds nine cases", () => {
    expect(cases.length).toBe(9);
  });

  for (const one of cases) {
    it(`${one.id}: ${one.why}`, () => {
      const state = oracleStart(
        { ...oraclePreset("classic-2"), ...one.rules },
        {
          board: boardOf({ white: one.white.join(" "), black: one.black.join(" ") }),
          turn: one.turn,
        },
      );
      const moves = [...oracleMoves(state).values()].filter((move) => move.from === one.piece);
      const ends = (kind: string) => listOf(moves.filter((move) => move.kind === kind).map((move) => move.to));
      expect(ends("step")).toBe(listOf(one.expect.steps));
      expect(ends("chain")).toBe(listOf(one.expect.chains));
      expect(listOf(oraclePassThrough(state, one.piece))).toBe(listOf(one.expect.passThrough));
      // The walk over routes finds the same ends, where the routes can be counted.
      const chains = oracleChains(state, one.piece, 20_000);
      if (chains.length < 20_000) {
        expect(listOf(new Set(chains.map((path) => path[path.length - 1] as Cell)))).toBe(listOf(one.expect.chains));
      }
      for (const to of one.expect.chains) {
        const canonical = oracleCanonical(state, one.piece, to) as Cell[];
        const same = chains.filter((path) => path[path.length - 1] === to);
        const shortest = same.filter((path) => path.length === Math.min(...same.map((other) => other.length)));
        // Routes come depth first in direction order, so the first shortest one is the canonical one.
        if (chains.length < 20_000) expect(canonical).toEqual(shortest[0]);
        expect(canonical[canonical.length - 1]).toBe(to);
      }
    });
  }
});

interface PublishedPosition {
  readonly id: string;
  readonly toMove: Seat;
  readonly white: string[];
  readonly black: string[];
  readonly moves: string[];
}

/** The rule set of the recorded games and published positions, as the README of the games tells it. */
function platformRules(seats: readonly Seat[]): OracleRules {
  return {
    id: "platform",
    seats,
    pieces: 10,
    jumps: "short",
    teams: null,
    otherCorners: "free",
    goalLock: "off",
    arrival: "all",
    homeDeadline: null,
    reply: false,
    roundLimit: null,
    repetition: null,
    playOn: false,
    passing: "allowed",
  };
}

describe("positions/published.jsonl", () => {
  const positions = linesOf("positions/published.jsonl").map((line) => JSON.parse(line) as PublishedPosition);
  it("holds 63 positions", () => {
    expect(positions.length).toBe(63);
  });

  it.each(positions)("$id has the published moves", (position) => {
    const state = oracleStart(platformRules(["white", "black"]), {
      board: boardOf({ white: position.white.join(" "), black: position.black.join(" ") }),
      turn: position.toMove,
    });
    expect(listOf(oracleMoves(state).keys())).toBe(listOf(position.moves));
  });
});

describe("recorded games", () => {
  const files = readdirSync(new URL("../fixtures/games-source/", import.meta.url)).filter((name) =>
    name.endsWith(".txt"),
  );
  it("are ten", () => {
    expect(files.length).toBe(10);
  });

  for (const file of files) {
    it(`${file}: every move legal, final position and winner as claimed`, () => {
      const lines = fixture(`games-source/${file}`).trim().split("\n");
      const header = (label: string): string => {
        const line = lines.find((text) => text.startsWith(`# ${label}: `));
        if (line === undefined) throw new Error(`${file} has no ${label}`);
        return line.slice(`# ${label}: `.length);
      };
      const seats = header("seats in turn order").split(" ");
      let state = oracleStart(platformRules(seats));
      for (const line of lines.filter((text) => !text.startsWith("#"))) {
        const [seat, move] = line.split(" ") as [Seat, string];
        expect(state.turn).toBe(seat);
        if (move === "-") {
          state = oraclePass(state);
          continue;
        }
        const path = move.split("-");
        const [from, to] = [path[0] as Cell, path[path.length - 1] as Cell];
        if (path.length > 2) expect(oracleCanonical(state, from, to)?.length).toBe(path.length);
        state = oraclePlay(state, from, to);
      }
      const wanted = header("final position")
        .split("; ")
        .map((army) => army.split(" ") as [Seat, ...Cell[]]);
      const final = boardOf(Object.fromEntries(wanted.map(([seat, ...cells]) => [seat, cells.join(" ")])));
      expect(oracleBoardText(state)).toBe(oracleBoardText({ board: new Map(final) }));
      const winner = / ?(\w+) wins/.exec(header("claimed"))?.[1];
      expect(state.outcome?.reason).toBe(winner === undefined ? undefined : "arrival");
      if (winner !== undefined) expect(state.outcome?.places[winner]).toBe(1);
    });
  }
});

describe("R3 moves", () => {
  const open: OracleRules = {
    ...oraclePreset("classic-2"),
    otherCorners: "free",
    goalLock: "off",
    homeDeadline: null,
  };
  const from = (rules: OracleRules, cell: Cell, pieces: { [seat: Seat]: string }) => {
    const state = oracleStart(rules, { board: boardOf(pieces) });
    return listOf(
      [...oracleMoves(state).values()]
        .filter((move) => move.from === cell)
        .map((move) => `${move.kind === "chain" ? "+" : ""}${move.to}`),
    );
  };

  it("R3.4 a long jump needs the landing and all cells between empty", () => {
    const long: OracleRules = { ...open, jumps: "long" };
    expect(from(long, "i9", { white: "i9", black: "k9" })).toContain("+m9");
    expect(from(long, "i9", { white: "i9", black: "k9 l9" })).not.toContain("+");
    expect(from(long, "i9", { white: "i9", black: "k9 m9" })).not.toContain("+");
    expect(from(open, "i9", { white: "i9", black: "k9" })).not.toContain("+");
  });

  it("R3.7 closed: no landing in another corner, not even on the way", () => {
    const pieces = { white: "k11", black: "j13 k12" };
    expect(from({ ...open, otherCorners: "pass" }, "k11", pieces)).toContain("+i13");
    expect(from({ ...open, otherCorners: "closed" }, "k11", pieces)).not.toContain("+");
    expect(from({ ...open, otherCorners: "pass" }, "k11", pieces)).not.toMatch(/\+k13|l11/);
    expect(from(open, "k11", pieces)).toMatch(/\+k13.* l11/);
  });

  it("R3.8 the three readings of the goal lock", () => {
    // From g14 over g13 out to g12 and over f13 back in to e14.
    const pieces = { white: "g14", black: "g13 f13" };
    expect(from({ ...open, goalLock: "landing" }, "g14", pieces)).toBe("f14 f15 g15 h14");
    expect(from({ ...open, goalLock: "move" }, "g14", pieces)).toBe("+e14 f14 f15 g15 h14");
    expect(from({ ...open, goalLock: "off" }, "g14", pieces)).toBe("+e14 +g12 f14 f15 g15 h13 h14");
  });
});

describe("R4 turns", () => {
  const three: OracleRules = { ...oraclePreset("classic-3"), homeDeadline: null };
  // Blue's only piece is walled in at the tip a13 and the cells behind the wall are taken.
  const walled = { white: "b12 b13 c11 c13 i9", blue: "a13", yellow: "i11" };

  it("R4.3 a seat with no legal move is skipped and its skip is not a move", () => {
    const start = oracleStart(three, { board: boardOf(walled) });
    const next = oraclePlay(start, "i9", "j9");
    expect([next.turn, next.round, next.made.get("blue")]).toEqual(["yellow", 1, 0]);
    expect(oraclePlay(next, "i11", "i12").round).toBe(2);
  });

  it("R4.5 also where play begins", () => {
    const start = oracleStart(three, { board: boardOf(walled), turn: "blue" });
    expect([start.turn, start.round]).toEqual(["yellow", 1]);
    const stuck = oracleStart(three, { board: boardOf({ blue: "a13" }), turn: "white" });
    expect(stuck.turn).toBe("blue");
    const nobody = oracleStart(three, { board: [] });
    expect(nobody.outcome?.reason).toBe("no-moves");
  });

  it("R4.3 a chosen pass closes its part of the round; repetition is judged after it", () => {
    let state = oracleStart({ ...oraclePreset("classic-2"), passing: "allowed" });
    for (let passes = 0; passes < 4; passes++) state = oraclePass(state);
    expect(state.outcome?.reason).toBe("repetition");
    expect(state.outcome?.places).toEqual({ white: 1, black: 1 });
    expect([state.round, state.made.get("white")]).toEqual([3, 0]);
    expect(() => oraclePass(oracleStart(oraclePreset("classic-2")))).toThrow("not allowed");
  });
});

describe("R5 leaving home", () => {
  const two = oraclePreset("classic-2");

  it("R5.1 after the n-th move, n = deadline, a piece at home eliminates", () => {
    const setup = {
      board: boardOf({ white: "m1 i9", black: "i11" }),
      made: [["white", 29]] as const,
    };
    const start = oracleStart(two, setup);
    expect(oracleEliminates(start, "i9", "j9")).toBe(true);
    const end = oraclePlay(start, "i9", "j9");
    expect(end.outcome).toEqual({
      reason: "elimination",
      by: null,
      places: { white: 2, black: 1 },
    });
    expect([end.eliminated, end.board.size, end.turn, end.round]).toEqual([["white"], 3, "black", 1]);
    expect(oraclePlay(oracleStart(two, { ...setup, made: [["white", 28]] }), "i9", "j9").outcome).toBe(null);
  });

  it("R5.2 a piece walled in by others is excused, by its own army it is not", () => {
    const others = oracleStart(two, {
      board: boardOf({ white: "m1 i9", black: "l2 m2 k3 m3" }),
      made: [["white", 29]],
    });
    expect(oracleTrapped(others, "m1")).toBe(true);
    expect(oracleEliminates(others, "i9", "j9")).toBe(false);
    const own = oracleStart(two, { board: boardOf({ white: "m1 l2 m2 k3 m3", black: "i9" }) });
    expect(oracleTrapped(own, "m1")).toBe(false);
  });

  it("R5.3 after the deadline: bringing a piece back eliminates, taking one out does not", () => {
    const state = oracleStart(two, {
      board: boardOf({ white: "m4 l5 i9", black: "i11" }),
      made: [["white", 40]],
    });
    expect(oracleEliminates(state, "i9", "j9")).toBe(true);
    expect(oracleEliminates(state, "m4", "m5")).toBe(false);
    const outside = oracleStart(two, {
      board: boardOf({ white: "l5 i9", black: "i11" }),
      made: [["white", 40]],
    });
    expect(oracleEliminates(outside, "l5", "l4")).toBe(true);
    expect(oracleEliminates(outside, "l5", "l6")).toBe(false);
  });

  /** White's moves that eliminate it, with this many moves made before. */
  const fatal = (rules: OracleRules, made: number, pieces: { [seat: Seat]: string }): string => {
    const state = oracleStart(rules, { board: boardOf(pieces), turn: "white", made: [["white", made]] });
    return listOf([...oracleMoves(state).keys()].filter((key) => oracleEliminates(state, ...endsOf(key))));
  };
  const endsOf = (key: string) => key.split("-") as [Cell, Cell];

  it("R5.3 after the deadline nothing is owed while no move takes a piece out", () => {
    // White's m1 is free, but has two steps before it at home; at the deadline itself it must be gone.
    const deep = { white: "m1 i9", black: "i11" };
    expect(fatal(two, 30, deep)).toBe("");
    expect(fatal(two, 29, deep)).toBe("i9-h10 i9-h9 i9-i10 i9-i8 i9-j8 i9-j9 m1-l2 m1-m2");
    // From m4 a step leads out, to l5 or m5: every other move is fatal.
    const front = { white: "m4 i9", black: "i11" };
    expect(fatal(two, 30, front)).toBe("i9-h10 i9-h9 i9-i10 i9-i8 i9-j8 i9-j9 m4-l4 m4-m3");
  });

  it("R5.3 a jump is a way out as well as a step, over one's own piece too", () => {
    // m1 over m2 to m3, and from there over m4 to m5.
    expect(fatal(two, 30, { white: "m1 e17", black: "m2 m4" })).toBe("e17-e16 e17-f16 m1-l2 m1-m3");
    // With m5 taken the chain ends at home.
    expect(fatal(two, 30, { white: "m1 e17", black: "m2 m4 m5" })).toBe("");
    // l4 gets out only over the white l5, to l6. That l5 moves away instead is no excuse: it is judged before the move.
    expect(fatal(two, 30, { white: "l4 l5", black: "k5 j6" })).toBe(
      "l4-k4 l4-l3 l4-m3 l4-m4 l5-j5 l5-j7 l5-k6 l5-l3 l5-l6 l5-m4 l5-m5",
    );
  });

  it("R5.3 only a move that ends outside has taken a piece out, and one is enough", () => {
    // The chain m3-m5-k5-k3 has been out, and is at home again.
    const loop = { white: "m3 e17", black: "m4 l5 k4" };
    expect(fatal(two, 30, loop)).toBe("e17-e16 e17-f16 m3-k3 m3-l3 m3-l4 m3-m2");
    // Of two at home one move clears one.
    expect(fatal(two, 30, { white: "m4 j4", black: "i9" })).toBe("j4-k3 j4-k4 m4-l4 m4-m3");
  });

  it("R5.3 a trapped piece owes nothing, a free one beside it does", () => {
    const walls = "l2 m2 k3 m3";
    expect(fatal(two, 30, { white: "m1 e17", black: walls })).toBe("");
    expect(fatal(two, 30, { white: "m1 l4 e17", black: walls })).toBe("e17-e16 e17-f16 l4-k4 l4-l3 l4-m4");
    // From l3 it is two steps.
    expect(fatal(two, 30, { white: "m1 l3 e17", black: walls })).toBe("");
  });

  it("R5.3 with long jumps and with fifteen pieces there are other ways out", () => {
    // A long jump from m1 over m5 to m9.
    const far = { white: "m1 e17", black: "m5" };
    expect(fatal(two, 30, far)).toBe("");
    expect(fatal({ ...two, jumps: "long" }, 30, far)).toBe("e17-e16 e17-f16 m1-l2 m1-m2");
    // Row 5 is home as well: k4 is two steps deep, k5 one.
    const fifteen = oraclePreset("fifteen-2");
    expect(fatal(fifteen, 40, { white: "k4 e17", black: "i9" })).toBe("");
    expect(fatal(fifteen, 40, { white: "k5 e17", black: "i9" })).toBe("e17-e16 e17-f16 k5-j5 k5-k4 k5-l4 k5-l5");
  });

  it("R5.3 trapping a late piece and releasing it wins nothing", () => {
    const start = oracleStart(two, {
      board: boardOf({
        white: "m1 e9 f9 g9 h9 i10 j10 k10 l10 h11",
        black: "l2 m2 k3 m3 k6 l6 m6 j7 k8 i7",
      }),
      turn: "black",
      made: [
        ["white", 30],
        ["black", 30],
      ],
    });
    expect(oracleTrapped(start, "m1")).toBe(true);
    const freed = playAll(start, "m3-l3");
    expect(oracleTrapped(freed, "m1")).toBe(false);
    const moves = [...oracleMoves(freed).values()];
    expect(moves.length).toBe(60);
    // m1 has one move, over m2 to m3: no white move leads out, so none is owed.
    expect(moves.filter(({ from }) => from === "m1").map(({ to }) => to)).toEqual(["m3"]);
    expect(moves.filter(({ from, to }) => oracleEliminates(freed, from, to))).toEqual([]);
  });

  it("R5.5 with more than two sides the pieces leave the board and the others play on", () => {
    const state = oracleStart(oraclePreset("classic-3"), {
      board: boardOf({ white: "m1 i9", blue: "f9", yellow: "k9" }),
      made: [["white", 29]],
    });
    const next = oraclePlay(state, "i9", "j9");
    expect([next.outcome, listOf(next.board.keys()), next.turn]).toEqual([null, "f9 k9", "blue"]);
    expect(oracleStandings(next).find((one) => one.seat === "white")?.place).toBe(3);
    expect(oracleInPlay(next)).toEqual(["blue", "yellow"]);
  });

  it("R5.5 a team falls with both armies, the mover listed first", () => {
    const state = oracleStart(oraclePreset("doubles-3x2"), {
      turn: "black",
      made: [["black", 29]],
      arrived: ["white"],
    });
    const next = oraclePlay(state, "e14", "e13");
    expect(next.eliminated).toEqual(["black", "white"]);
    expect(next.arrived).toEqual(["white"]);
    expect(next.board.size).toBe(40);
    expect(oracleStandings(next).map((one) => one.place)).toEqual([3, 1, 1, 3, 1, 1]);
  });
});

describe("R6 arrival", () => {
  it("classic-2: white arrives with one piece and black has the reply", () => {
    const start = oracleStart(oraclePreset("classic-2"));
    const moves = "j4-i5 e15-e13 l2-h6 e13-e12 i5-g7 e12-e11 h6-f8 e11-e10 g7-e11 e10-e12 e11-e15";
    const due = playAll(start, moves);
    expect([due.arrived, due.turn, due.outcome]).toEqual([["white"], "black", null]);
    const end = playAll(due, "e14-e13");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 1, black: 2 } });
    expect([end.turn, end.round]).toEqual(["white", 6]);
    expect(oracleResign(due, "black", "time").outcome?.places).toEqual({ white: 1, black: 2 });
    expect(() => oracleResign(due, "white", "resignation")).toThrow("not in play");
  });

  it("R6.4 a reply that arrives too is a draw", () => {
    const goals = {
      white: `${listOf(goalOf("white")).replace("e14", "e13")}`,
      black: `${listOf(goalOf("black")).replace("m4", "m5")}`,
    };
    const start = oracleStart(oraclePreset("classic-2"), { board: boardOf(goals) });
    const due = playAll(start, "e13-e14");
    expect(due.outcome).toBe(null);
    expect(playAll(due, "m5-m4").outcome?.places).toEqual({ white: 1, black: 1 });
    const passed = oracleStart({ ...oraclePreset("classic-2"), passing: "allowed" }, { board: boardOf(goals) });
    expect(oraclePass(playAll(passed, "e13-e14")).outcome?.places).toEqual({ white: 1, black: 2 });
  });

  it("long-jump-2: the second seat arrives first and has won at once", () => {
    const end = playAll(oracleStart(oraclePreset("long-jump-2")), "j4-i5 e14-e13 k3-g7 e13-e12 i5-j4 e15-k3");
    expect(end.outcome).toEqual({ reason: "arrival", by: null, places: { white: 2, black: 1 } });
  });

  it("R6.5 doubles: partners carrying one piece each across do not finish the team", () => {
    const swapped = (arrival: "any" | "all") => {
      const board = new Map<Cell, Seat>(boardOf({ white: listOf(homeOf("white")), black: listOf(homeOf("black")) }));
      board.delete("m4");
      board.delete("e14");
      board.set("e14", "white").set("m5", "black");
      for (const seat of ["red", "yellow"]) for (const cell of homeOf(seat)) board.set(cell, seat);
      const rules: OracleRules = { ...oraclePreset("doubles-2x2"), arrival };
      return playAll(oracleStart(rules, { board, turn: "black" }), "m5-m4");
    };
    expect(swapped("all").arrived).toEqual([]);
    expect(swapped("any").arrived).toEqual(["black", "white"]);
    expect(swapped("any").outcome?.places).toEqual({ white: 1, black: 1, red: 2, yellow: 2 });
  });

  it("R6.1 any, most, all", () => {
    const arrives = (arrival: "any" | "most" | "all", own: number) => {
      const goal = [...goalOf("white")];
      const state = oracleStart(
        { ...oraclePreset("classic-2"), arrival, homeDeadline: null },
        {
          board: boardOf({
            white: [...goal.slice(0, own), "i9"].join(" "),
            black: goal.slice(own).join(" "),
          }),
        },
      );
      return playAll(state, "i9-j9").arrived.includes("white");
    };
    const own = (arrival: "any" | "most" | "all") => [0, 1, 5, 6, 9, 10].filter((count) => arrives(arrival, count));
    expect(own("any")).toEqual([1, 5, 6, 9, 10]);
    expect(own("most")).toEqual([6, 9, 10]);
    expect(own("all")).toEqual([10]);
  });

  it("R6.2 R6.3 three seats: places in order of arrival, the last gets the last place", () => {
    // White's goal is full but for e14; blue's goal but for n7.
    const board = boardOf({
      white: "e13 e15 e16 e17 f14 f15 f16 g14 g15 h14",
      blue: listOf(goalOf("blue")).replace("n5", "m6"),
      yellow: "i9",
    });
    const start = oracleStart(oraclePreset("classic-3"), { board });
    const first = playAll(start, "e13-e14");
    expect([first.arrived, first.outcome, first.turn]).toEqual([["white"], null, "blue"]);
    const end = playAll(first, "m6-n5");
    expect(end.outcome).toEqual({
      reason: "arrival",
      by: null,
      places: { white: 1, blue: 2, yellow: 3 },
    });
    const short = playAll(oracleStart({ ...oraclePreset("classic-3"), playOn: false }, { board }), "e13-e14");
    expect(short.outcome?.places).toEqual({ white: 1, blue: 2, yellow: 3 });
  });
});

describe("R7 limit and repetition", () => {
  it("R7.2 the start counts as the first time", () => {
    const there = "j4-i5 e14-e13 i5-j4 e13-e14";
    const once = playAll(oracleStart(oraclePreset("classic-2")), there);
    expect(once.outcome).toBe(null);
    const twice = playAll(once, there);
    expect(twice.outcome?.reason).toBe("repetition");
    expect(twice.outcome?.places).toEqual({ white: 1, black: 1 });
  });

  it("R7.2 R7.3 the limit ends when its round has closed; ties share the better place", () => {
    const rules: OracleRules = { ...oraclePreset("classic-4"), roundLimit: 1 };
    const three = playAll(oracleStart(rules), "j4-i5 e7-e9 e14-e13");
    expect(three.outcome).toBe(null);
    const end = playAll(three, "j13-i13");
    expect([end.outcome?.reason, end.round]).toEqual(["limit", 2]);
    expect(end.outcome?.places).toEqual({ white: 2, red: 1, black: 2, yellow: 2 });
    const pairs = playAll(oracleStart(rules), "k3-i5 e7-e9 e14-e13 j13-i13");
    expect(pairs.outcome?.places).toEqual({ white: 1, red: 1, black: 3, yellow: 3 });
  });

  it("R7.3 shared: all without a place have the best free one, however they stand", () => {
    const shared = (id: string, more: Partial<OracleRules> = {}): OracleRules => ({
      ...oraclePreset(id),
      undecided: "shared",
      roundLimit: 1,
      ...more,
    });
    // As above, where red was ahead.
    const four = playAll(oracleStart(shared("classic-4")), "j4-i5 e7-e9 e14-e13 j13-i13");
    expect(four.outcome?.places).toEqual({ white: 1, red: 1, black: 1, yellow: 1 });
    const teams = playAll(oracleStart(shared("doubles-2x2")), "k3-i5 e8-e9 e14-e13 j13-i13");
    expect(teams.outcome?.places).toEqual({ white: 1, black: 1, red: 1, yellow: 1 });
    // One has arrived and one has fallen: the other two share second place.
    const board = boardOf({ black: "i9", yellow: "h7" });
    const placed = oracleStart(shared("classic-4"), { board, arrived: ["red"], eliminated: ["white"], round: 2 });
    expect([placed.outcome?.reason, placed.outcome?.places]).toEqual([
      "limit",
      { red: 1, black: 2, yellow: 2, white: 4 },
    ]);
    // R6.3 without playing on; R8.1.
    const goal = boardOf({ white: listOf(goalOf("white")).replace("e14", "e13"), blue: "i9", yellow: "h7" });
    const first = playAll(oracleStart(shared("classic-3", { playOn: false }), { board: goal }), "e13-e14");
    expect([first.outcome?.reason, first.outcome?.places]).toEqual(["arrival", { white: 1, blue: 2, yellow: 2 }]);
    const left = oracleResign(oracleStart(shared("classic-3"), { board: goal }), "white", "resignation");
    expect(left.outcome?.places).toEqual({ white: 3, blue: 1, yellow: 1 });
    const lost = oracleResign(oracleStart(shared("classic-2"), { board: goal }), "white", "resignation");
    expect(lost.outcome?.places).toEqual({ white: 2, black: 1 });
  });

  it("R7.3 teams add both members", () => {
    const rules: OracleRules = { ...oraclePreset("doubles-2x2"), roundLimit: 1 };
    const end = playAll(oracleStart(rules), "k3-i5 e8-e9 e14-e13 j13-i13");
    expect(end.outcome?.places).toEqual({ white: 1, black: 1, red: 2, yellow: 2 });
  });
});

describe("R8 leaving the table", () => {
  it("R8.1 three and more: the worst place still free, the others ranked", () => {
    const start = playAll(oracleStart(oraclePreset("classic-3")), "j4-i5");
    const end = oracleResign(start, "yellow", "time");
    expect(end.outcome).toEqual({
      reason: "time",
      by: "yellow",
      places: { white: 1, blue: 2, yellow: 3 },
    });
    const after = oracleStart(oraclePreset("classic-3"), {
      board: boardOf({ white: "i9", yellow: "i11" }),
      eliminated: ["blue"],
    });
    expect(oracleResign(after, "white", "resignation").outcome?.places).toEqual({
      yellow: 1,
      white: 2,
      blue: 3,
    });
  });

  it("R8.1 doubles: the whole team", () => {
    const end = oracleResign(oracleStart(oraclePreset("doubles-3x2")), "green", "resignation");
    expect(end.outcome?.places).toEqual({
      white: 1,
      black: 1,
      red: 1,
      yellow: 1,
      blue: 3,
      green: 3,
    });
  });
});

describe("the oracle itself", () => {
  it("shares no code with src", () => {
    for (const file of readdirSync(new URL(".", import.meta.url))) {
      if (file.endsWith(".test.ts")) continue;
      const text = readFileSync(new URL(file, import.meta.url), "utf8");
      for (const [, target] of text.matchAll(/from "(\S+)";/g)) {
        expect(target).toMatch(/^(\.\/|node:|vitest$)/);
      }
    }
  });

  it("never changes a state it was given", () => {
    const start = oracleStart(oraclePreset("classic-2"));
    const before = structuredClone(start);
    playAll(start, "j4-i5 e14-e13");
    expect(start).toEqual(before);
  });
});
