// R3 Moves, as drawings: w white, k black, b blue; a row begins with the name of its first cell.

import { describe, expect, it } from "vitest";
import {
  advance,
  classic2,
  classic3,
  destinations,
  explainMove,
  fifteen2,
  legalMoves,
  longJump2,
  movesFrom,
  type Position,
  pathOf,
  sameMove,
  type Variant,
} from "../../src/index.ts";
import { at, drawn, names, pathText, standing } from "../drawing.ts";
import { code, having } from "./_setup.ts";

/** Where the piece may end. */
const ends = (position: Position, cell: string): string => names(movesFrom(position, at(cell)).map(({ to }) => to));
const chains = (position: Position, cell: string): string =>
  names(
    destinations(position, at(cell))
      .ends.filter(({ kind }) => kind === "chain")
      .map(({ to }) => to),
  );

describe("R3.1 a move", () => {
  // From i9 up over i10 to i11, then right over j11 to k11.
  const stairs = drawn(
    `i11 . k .
     i10 k . .
     h9  . w .`,
  );

  it("R3.1 is one step, or one chain of jumps, never both", () => {
    expect(ends(stairs, "i9")).toBe("h10 h9 i11 i8 j8 j9 k11");
    expect(code(stairs, "i9-i11-k11")).toBe(undefined);
    expect(code(stairs, "i9-i11-i12")).toBe("STEP_IN_CHAIN");
    expect(code(stairs, "i9-h10-h11")).toBe("STEP_IN_CHAIN");
  });

  it("R3.1 is of an own piece", () => {
    expect(code(stairs, "i10-j10")).toBe("NOT_YOUR_PIECE");
    expect(names(legalMoves(stairs).map(({ from }) => from))).toMatch(/^i9( i9)*$/);
  });

  it("R3.1 jumping is optional: a chain may stop after any jump", () => {
    expect(chains(stairs, "i9")).toBe("i11 k11");
  });

  it("R3.1 direction does not matter: back and aside are as good as forward", () => {
    const back = drawn(
      `h9  k w .
       i8  k . .`,
    );
    expect(ends(back, "i9")).toBe("g9 h10 i10 i7 j8 j9");
  });

  it("R3.1 captures nothing", () => {
    expect(standing(advance(stairs, "i9-i11-k11"))).toBe("i10 black, j11 black, k11 white");
  });
});

describe("R3.2 and R3.3 steps and short jumps", () => {
  it("R3.2 a step goes to an empty neighbouring cell", () => {
    expect(ends(drawn("i9 w"), "i9")).toBe("h10 h9 i10 i8 j8 j9");
    // Two neighbours taken, and behind each another piece: those two ways are shut.
    const shut = drawn(
      `i11 k . .
       i10 w . .
       i9  w k k`,
    );
    expect(ends(shut, "i9")).toBe("h10 h9 i8 j8");
  });

  it("R3.3 a short jump goes over a neighbour of any colour to the empty cell straight behind it", () => {
    const around = drawn(
      `h10 b y .
       h9  w w w
       i8  b y .`,
      { variant: "classic-3" },
    );
    // Over h10, i10, j9, j8, i8, h9: every direction, every colour, the own one too.
    expect(chains(around, "i9")).toBe("g11 g9 i11 i7 k7 k9");
    expect(ends(around, "i9")).toBe("g11 g9 i11 i7 k7 k9");
  });

  it("R3.3 not to a cell beside it, not over two, not over nothing", () => {
    const two = drawn("i9 w k k .");
    expect(ends(two, "i9")).not.toMatch(/j9|k9|l9/);
    expect(code(two, "i9-l9")).toBe("NOT_REACHABLE");
    expect(code(two, "i9-m9")).toBe("PATH_BLOCKED");
    expect(code(two, "i9-i11")).toBe("NO_BRIDGE");
    expect(code(drawn("i9 w k ."), "i9-k8")).toBe("NOT_REACHABLE");
  });

  it("R3.3 not at a distance", () => {
    expect(code(drawn("i9 w . k . ."), "i9-m9")).toBe("LONG_JUMP");
  });
});

describe("R3.4 long jumps", () => {
  const long = { variant: "long-jump-2" } as const;

  it("R3.4 over exactly one piece at distance k to the cell at 2k", () => {
    expect(chains(drawn("e9 w k . . . . . . .", long), "e9")).toBe("g9");
    expect(chains(drawn("e9 w . k . . . . . .", long), "e9")).toBe("i9");
    expect(chains(drawn("e9 w . . k . . . . .", long), "e9")).toBe("k9");
    expect(chains(drawn("e9 w . . . k . . . .", long), "e9")).toBe("m9");
    expect(chains(drawn("e9 w . . . . k . . .", long), "e9")).toBe("");
  });

  it("R3.4 all other cells in between and the landing are empty", () => {
    expect(chains(drawn("e9 w . k k . . . . .", long), "e9")).toBe("");
    expect(chains(drawn("e9 w . k . k . . . .", long), "e9")).toBe("");
    expect(chains(drawn("e9 w k k . . . . . .", long), "e9")).toBe("");
    // What stands behind the landing is no hindrance; from there the chain goes on.
    expect(chains(drawn("e9 w . k . . k . . .", long), "e9")).toBe("i9 k9");
  });

  it("R3.4 chains mix lengths", () => {
    expect(code(drawn("e9 w . k . . k . . .", long), "e9-i9-k9")).toBe(undefined);
  });

  it("R3.4 also over a piece of one's own", () => {
    expect(chains(drawn("e9 w . w . . . . . .", long), "e9")).toBe("i9");
  });
});

describe("R3.5 and R3.6 chains", () => {
  it("R3.5 the moving piece is lifted: its starting cell is no bridge", () => {
    // g7 over i5 to k3, over k4 to k5, over i5 to g5; from there only g7's own empty cell lies ahead.
    const ghost = drawn(
      `g7 w
       g5 . . k
       k4 k`,
      { variant: having(longJump2, { otherCorners: "free" }) },
    );
    expect(chains(ghost, "g7")).toBe("g5 k3 k5");
    expect(code(ghost, "g7-k3-k5-g5-g9")).toBe("NO_BRIDGE");
  });

  it("R3.5 the starting cell is empty: a long jump flies over it", () => {
    // i9 over j9 to k9, over j10 to i11, then down over i10, i9 (where it began) and i8 to i5.
    const over = drawn(
      `i11 . .
       i10 . k .
       i9  w k .
       i8  k`,
      { variant: "long-jump-2" },
    );
    expect(code(over, "i9-k9-i11-i5")).toBe(undefined);
    expect(chains(over, "i9")).toBe("i11 i5 i7 k9");
  });

  const triangle = drawn(
    `i11 .
     i10 k k
     i9  w k .`,
  );

  it("R3.6 a chain may not land twice on one cell, its starting cell included", () => {
    expect(chains(triangle, "i9")).toBe("i11 k9");
    expect(code(triangle, "i9-k9-i11")).toBe(undefined);
    expect(explainMove(triangle, "i9-k9-i11-i9")).toMatchObject({ code: "REVISITS_CELL", cell: "i9", hop: 3 });
    expect(explainMove(triangle, "i9-k9-i9")).toMatchObject({ code: "REVISITS_CELL", cell: "i9", hop: 2 });
    expect(explainMove(triangle, "i9-k9-i11-k9")).toMatchObject({ code: "REVISITS_CELL", cell: "k9", hop: 3 });
  });

  it("R3.6 cells flown over do not count, and one bridge may be jumped again from elsewhere", () => {
    // i9 over j9 to k9, m7, m9; from m9 back over k9 (a landing) and j9 (jumped before) and i9 (the start) to g9.
    const loop = drawn(
      `i9 w k . . .
       l8 k k
       l7 . .`,
      { variant: "long-jump-2" },
    );
    expect(code(loop, "i9-k9-m7-m9-g9")).toBe(undefined);
    expect(ends(loop, "i9")).toContain("g9");
  });
});

describe("R3.7 other corners", () => {
  // k11 over k12 to k13 in yellow's corner, from there over j13 to i13 outside. l11 is in that corner too.
  const picture = `h13 . . k .
                   i12 . . k
                   j11 . k .`;
  const corner = (otherCorners: Variant["otherCorners"]) =>
    drawn(picture, { variant: having(classic2, { otherCorners, goalLock: "off" }), turn: "black" });

  it("R3.7 pass: chains may land there, no move may end there, so a step into one is illegal", () => {
    expect(ends(corner("pass"), "k11")).toBe("i13 j11 j12 k10 l10");
    expect(code(corner("pass"), "k11-l11")).toBe("ENDS_IN_OTHER_CORNER");
    expect(code(corner("pass"), "k11-k13")).toBe("ENDS_IN_OTHER_CORNER");
    expect(code(corner("pass"), "k11-k13-i13")).toBe(undefined);
  });

  it("R3.7 free: no restriction", () => {
    expect(ends(corner("free"), "k11")).toBe("i13 j11 j12 k10 k13 l10 l11");
  });

  it("R3.7 closed: no landing", () => {
    expect(ends(corner("closed"), "k11")).toBe("j11 j12 k10 l10");
    expect(code(corner("closed"), "k11-l11")).toBe("ENTERS_OTHER_CORNER");
    expect(explainMove(corner("closed"), "k11-k13-i13")).toMatchObject({ code: "ENTERS_OTHER_CORNER", hop: 1 });
  });

  it("R3.7 own home and goal are no other corners, under any reading", () => {
    for (const otherCorners of ["pass", "free", "closed"] as const) {
      const variant = having(classic2, { otherCorners });
      expect(ends(drawn("e13 w", { variant }), "e13")).toContain("e14");
      expect(ends(drawn("i5 w", { variant }), "i5")).toContain("j4");
      expect(ends(drawn("e13 k", { variant, turn: "black" }), "e13")).toContain("e14");
    }
  });
});

describe("R3.8 goal lock", () => {
  // White on g14 in its goal: over g13 out to g12, and from there over f13 in again to e14.
  const picture = `e14 . . w .
                   e13 . k k
                   e12 . . .`;
  const lock = (goalLock: Variant["goalLock"]) => drawn(picture, { variant: having(classic2, { goalLock }) });

  it("R3.8 landing: on a goal cell at the start, every later landing is in the goal", () => {
    expect(ends(lock("landing"), "g14")).toBe("f14 f15 g15 h14");
    expect(explainMove(lock("landing"), "g14-g12-e14")).toMatchObject({ code: "LEAVES_GOAL", cell: "g12", hop: 1 });
    expect(code(lock("landing"), "g14-h13")).toBe("LEAVES_GOAL");
  });

  it("R3.8 landing: entered by a landing, the rest of the chain is in the goal", () => {
    // g12 over g13 to g14; over f14 to e14 inside, over h13 to i12 would be outside.
    const entering = (goalLock: Variant["goalLock"]) =>
      drawn(
        `e14 . k . .
         g13 k k
         g12 w . .`,
        { variant: having(classic2, { goalLock }) },
      );
    expect(chains(entering("landing"), "g12")).toBe("e14 g14");
    expect(chains(entering("off"), "g12")).toBe("e14 g14 i12");
    // The chain began outside: `move` does not bind it.
    expect(chains(entering("move"), "g12")).toBe("e14 g14 i12");
    expect(explainMove(entering("landing"), "g12-g14-i12")).toMatchObject({ code: "LEAVES_GOAL", hop: 2 });
  });

  it("R3.8 move: a move that starts in the goal must end in it, whatever it passes", () => {
    expect(ends(lock("move"), "g14")).toBe("e14 f14 f15 g15 h14");
    expect(code(lock("move"), "g14-g12-e14")).toBe(undefined);
    expect(explainMove(lock("move"), "g14-g12")).toMatchObject({ code: "LEAVES_GOAL", cell: "g12" });
  });

  it("R3.8 off: nothing is locked", () => {
    expect(ends(lock("off"), "g14")).toBe("e14 f14 f15 g12 g15 h13 h14");
  });

  it("R3.8 a piece is locked only by its own seat's goal", () => {
    expect(ends(drawn("e14 . . k .", { turn: "black" }), "g14")).toBe("f14 f15 g13 g15 h13 h14");
  });

  it("R3.8 flying over is not landing", () => {
    // With 15 pieces e13 to i13 are goal cells of white: from d13 over g13 to j13, both outside.
    const variant = having(fifteen2, { jumps: "long", otherCorners: "free" });
    const across = drawn("d13 w . . k . . .", { variant });
    expect(chains(across, "d13")).toBe("j13");
  });
});

describe("R3.9 and R3.10", () => {
  it("R3.9 own home is free to end in", () => {
    const position = drawn(
      `k5 w
       i5 w
       j4 . w`,
    );
    // h5 is red's corner. j4 and k3 are at home.
    expect(ends(position, "i5")).toBe("h6 i6 j4 j5");
    expect(ends(position, "k5")).toContain("k3");
  });

  it("R3.10 a move's identity is (from, to): different chains are the same move", () => {
    const two = drawn(
      `i11 . k .
       i10 k . k
       i9  w k .`,
    );
    expect(code(two, "i9-k9-k11")).toBe(undefined);
    expect(code(two, "i9-i11-k11")).toBe(undefined);
    expect(legalMoves(two).filter(({ to }) => to === at("k11"))).toEqual([{ from: at("i9"), to: at("k11") }]);
    const moves = ["i9-k9-k11", "i9-i11-k11"].map((text) => text.split("-").map(at));
    const [a, b] = moves.map((path) => ({ from: at("i9"), to: at("k11"), path })) as [never, never];
    expect(sameMove(a, b)).toBe(true);
    expect(advance(two, a)).toEqual(advance(two, b));
    expect(pathText(pathOf(two, b))).toBe("i9-k9-k11");
  });

  it("R3.10 the canonical path is the shortest, though a longer one begins with an earlier direction", () => {
    const position = drawn(
      `i12 k k
       j10 . k
       i10 k
       i9  w k .`,
    );
    expect(code(position, "i9-k9-k11-i13")).toBe(undefined);
    expect(pathText(pathOf(position, "i9-i13"))).toBe("i9-i11-i13");
  });

  const directions = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const named = (x: number, y: number): string => `${String.fromCharCode(105 + x)}${9 + y}`;

  for (const [first, [ax, ay]] of directions.entries()) {
    for (const [second, [bx, by]] of directions.entries()) {
      if (second <= first || second === first + 3) continue;
      it(`R3.10 of equally short ways the one that jumps (${ax},${ay}) before (${bx},${by}) is canonical`, () => {
        // Both ways round a parallelogram: a then b, or b then a.
        const bridges = [
          named(ax, ay),
          named(bx, by),
          named(2 * ax + bx, 2 * ay + by),
          named(2 * bx + ax, 2 * by + ay),
        ];
        const end = named(2 * ax + 2 * bx, 2 * ay + 2 * by);
        const position = drawn([`i9 w`, ...bridges.map((cell) => `${cell} k`)].join("\n"), {
          variant: having(classic3, { seats: ["white", "black"] }),
        });
        expect(code(position, `i9-${named(2 * bx, 2 * by)}-${end}`)).toBe(undefined);
        expect(pathText(pathOf(position, `i9-${end}`))).toBe(`i9-${named(2 * ax, 2 * ay)}-${end}`);
      });
    }
  }

  it("R3.10 from a cell there is at most one jump in a direction, and it is even in length", () => {
    const position = drawn("e9 w . k . . k . . .", { variant: longJump2 });
    // One way to the right from e9, though two pieces stand there; along a row the index grows by one a cell.
    expect(chains(position, "e9")).toBe("i9 k9");
    const path = pathOf(position, "e9-k9");
    expect(path.slice(1).map((cell, index) => cell - (path[index] as number))).toEqual([4, 2]);
  });
});
