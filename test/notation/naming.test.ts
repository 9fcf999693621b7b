import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Cell,
  cellName,
  cells,
  formatMove,
  isRulesError,
  type Move,
  parseCell,
  parseMove,
  type Result,
  sameMove,
  unwrap,
} from "../../src/index.ts";
import {
  axialNaming,
  formatMoveIn,
  gamerzNaming,
  indexNaming,
  type Naming,
  parseMoveIn,
  standardNaming,
} from "../../src/record/index.ts";
import { allCells, coordinatesOf } from "../oracle/index.ts";

const namings: readonly (readonly [string, Naming])[] = [
  ["standard", standardNaming],
  ["index", indexNaming],
  ["axial", axialNaming],
  ["gamerz", gamerzNaming],
];

const code = (result: Result<unknown>): string => (result.ok ? "" : result.error.code);
const thrown = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    return isRulesError(error) ? error.code : `${error}`;
  }
  return "";
};

/** Random paths of two to eight cells; as moves go they need not be legal. */
const moves: fc.Arbitrary<Move> = fc
  .array(fc.constantFrom(...cells), { minLength: 2, maxLength: 8 })
  .map((path): Move => {
    const ends = { from: path[0] as Cell, to: path[path.length - 1] as Cell };
    return path.length === 2 ? ends : { ...ends, path };
  });

describe("naming schemes", () => {
  it.each(namings)("%s names the 121 cells differently and reads its own names back", (_, naming) => {
    const names = cells.map((cell) => naming.format(cell));
    expect(new Set(names).size).toBe(121);
    expect(names.map((name) => naming.parse(name))).toEqual(cells);
    expect(names.filter((name) => name.includes(naming.separator))).toEqual([]);
  });

  it("standard: R1.1 names, case-insensitive in, lower case out", () => {
    expect(cells.map(standardNaming.format)).toEqual(allCells);
    expect(standardNaming.parse("M1")).toBe(120);
    expect(standardNaming.parse("a4")).toBeUndefined();
  });

  it("index: R1.5 numbers 0 to 120", () => {
    expect(cells.map(indexNaming.format)).toEqual(Array.from({ length: 121 }, (_, cell) => `${cell}`));
    for (const text of ["121", "-1", "00", "01", "1.0", "", " 1", "1 ", "1e1", "0x1", "999", "1000", "١", "i9"]) {
      expect(indexNaming.parse(text)).toBeUndefined();
    }
  });

  it("axial: q = x + y, r = −y", () => {
    allCells.forEach((name, cell) => {
      const { x, y } = coordinatesOf(name);
      expect(axialNaming.format(cell as Cell)).toBe(`${x + y},${0 - y}`);
    });
    for (const text of [
      "0",
      "0,",
      ",0",
      "-0,0",
      "0,-0",
      "9,0",
      "8,8",
      "0,0,0",
      " 0,0",
      "0, 0",
      "+1,0",
      "01,0",
      "1;0",
    ]) {
      expect(axialNaming.parse(text)).toBeUndefined();
    }
  });

  it("gamerz: a letter for the row from the top, a number for the oblique line", () => {
    const pairs = { e17: "A5", i9: "I9", m1: "Q13", a13: "E1", m13: "E13", e5: "M5", q5: "M17", j4: "N10", m4: "N13" };
    for (const [name, theirs] of Object.entries(pairs)) {
      expect(gamerzNaming.format(parseCell(name) as Cell)).toBe(theirs);
      expect(gamerzNaming.parse(theirs)).toBe(parseCell(name));
      expect(gamerzNaming.parse(theirs.toLowerCase())).toBe(parseCell(name));
    }
    for (const text of ["A1", "A4", "A6", "R1", "Q14", "I0", "I09", "I18", "9I", "", "I", "I9 ", "Ⅰ9"]) {
      expect(gamerzNaming.parse(text)).toBeUndefined();
    }
  });

  it("gamerz: the chain in that server's help is three jumps in line with their bridges", () => {
    // Its help page gives A5-C7-E7-E9-G11 as a chain: every hop is two cells along a line of the star.
    const path = unwrap(parseMoveIn(gamerzNaming, "A5-C7-E7-E9-G11")).path ?? [];
    const hops = path.slice(1).map((cell, hop) => {
      const [a, b] = [coordinatesOf(cellName(path[hop] as Cell)), coordinatesOf(cellName(cell))];
      return [b.x - a.x, b.y - a.y];
    });
    expect(hops).toEqual([
      [2, -2],
      [0, -2],
      [2, 0],
      [2, -2],
    ]);
  });

  it.each(namings)("%s: format ∘ parse is the identity for moves", (_, naming) => {
    fc.assert(
      fc.property(moves, (move) => {
        const text = formatMoveIn(naming, move);
        expect(unwrap(parseMoveIn(naming, text))).toEqual(move);
        expect(formatMoveIn(naming, unwrap(parseMoveIn(naming, text)))).toBe(text);
      }),
    );
  });

  it("the standard naming says what parseMove and formatMove say", () => {
    fc.assert(
      fc.property(moves, (move) => {
        expect(formatMoveIn(standardNaming, move)).toBe(formatMove(move));
        expect(parseMoveIn(standardNaming, formatMove(move))).toEqual(parseMove(formatMove(move)));
      }),
    );
  });

  it("axial cells hold hyphens and commas, so a colon stands between them", () => {
    expect(formatMoveIn(axialNaming, unwrap(parseMove("m1-m3-k5")))).toBe("-4,8:-2,6:-2,4");
    expect(code(parseMoveIn(axialNaming, "-4,8--2,6"))).toBe("NOT_A_CELL");
  });
});

describe("moves in a naming", () => {
  it("say where a cell is wrong", () => {
    expect(parseMoveIn(axialNaming, "-4,8:-2,9:0,0")).toMatchObject({
      error: { code: "NOT_A_CELL", cell: "-2,9", found: "-2,9", column: 6, offset: 5 },
    });
    expect(parseMoveIn(indexNaming, "120-")).toMatchObject({ error: { code: "NOT_A_CELL", found: "", column: 5 } });
    expect(parseMoveIn(indexNaming, "-120")).toMatchObject({ error: { code: "NOT_A_CELL", found: "", column: 1 } });
    expect(parseMoveIn(indexNaming, "--")).toMatchObject({ error: { code: "NOT_A_CELL", column: 1 } });
  });

  it("need two cells", () => {
    for (const text of ["", undefined, null, 7, {}, []]) {
      expect(code(parseMoveIn(indexNaming, text as string))).toBe("MOVE_TOO_SHORT");
    }
    expect(parseMoveIn(indexNaming, "60")).toMatchObject({ error: { code: "MOVE_TOO_SHORT", cell: "i9" } });
  });

  it("hold a path when three cells or more are written (R11.2)", () => {
    expect(parseMoveIn(indexNaming, "120-117")).toEqual({ ok: true, value: { from: 120, to: 117 }, warnings: [] });
    expect(unwrap(parseMoveIn(indexNaming, "120-117-100"))).toEqual({ from: 120, to: 100, path: [120, 117, 100] });
  });

  it("refuse what is no cell", () => {
    for (const move of [undefined, null, 3, "m1-a4", { path: 3 }, {}, { from: 60 }, { from: 60, to: 121 }]) {
      expect(thrown(() => formatMoveIn(standardNaming, move as never))).toBe("NOT_A_CELL");
    }
    const holes = Object.assign(Array.from({ length: 0 }), { 0: 60, 2: 61, length: 3 });
    expect(thrown(() => formatMoveIn(standardNaming, { from: 60, to: 61, path: holes } as never))).toBe("NOT_A_CELL");
  });
});

describe("a naming of one's own", () => {
  const words: Naming = {
    parse: (text) => parseCell(text.replace(/^cell /, "")),
    format: (cell) => `cell ${cellName(cell)}`,
    separator: " to ",
  };

  it("works like the library's, also with a longer separator", () => {
    expect(formatMove(unwrap(parseMoveIn(words, "cell l4 to cell l5")))).toBe("l4-l5");
    expect(formatMoveIn(words, unwrap(parseMove("m1-m3-k5")))).toBe("cell m1 to cell m3 to cell k5");
    expect(parseMoveIn(words, "cell l4 to cell x")).toMatchObject({ error: { code: "NOT_A_CELL", column: 12 } });
    expect(parseMoveIn(words, "cell l4 to ")).toMatchObject({ error: { code: "NOT_A_CELL", column: 12 } });
  });

  it("may answer null for no cell", () => {
    const nothing = { ...words, parse: () => null } as unknown as Naming;
    expect(code(parseMoveIn(nothing, "a to b"))).toBe("NOT_A_CELL");
  });

  it("may be anything: a bad one is refused by a code", () => {
    const bad: unknown[] = [
      undefined,
      null,
      3,
      "index",
      [],
      {},
      { parse: parseCell, format: cellName },
      { parse: parseCell, format: cellName, separator: "" },
      { parse: parseCell, format: cellName, separator: 3 },
      { parse: parseCell, separator: "-" },
      { format: cellName, separator: "-" },
      { parse: "parse", format: "format", separator: "-" },
    ];
    for (const naming of bad) {
      expect(code(parseMoveIn(naming as Naming, "l4-l5"))).toBe("BAD_NAMING");
      expect(thrown(() => formatMoveIn(naming as Naming, { from: 60 as Cell, to: 61 as Cell }))).toBe("BAD_NAMING");
    }
  });

  it("may throw or answer nonsense: that is its fault, and said so", () => {
    const throwing: Naming = {
      ...words,
      parse: () => {
        throw new TypeError("inside");
      },
      format: () => {
        throw new TypeError("inside");
      },
    };
    expect(parseMoveIn(throwing, "x to y")).toMatchObject({ error: { code: "BAD_NAMING", found: "x", column: 1 } });
    expect(thrown(() => formatMoveIn(throwing, { from: 60 as Cell, to: 61 as Cell }))).toBe("BAD_NAMING");
    for (const answer of [121, -1, 1.5, Number.NaN, "60", {}, true]) {
      const naming = { ...words, parse: () => answer } as unknown as Naming;
      expect(code(parseMoveIn(naming, "x to y"))).toBe("BAD_NAMING");
    }
    for (const answer of ["", undefined, 60, {}]) {
      const naming = { ...words, format: () => answer } as unknown as Naming;
      expect(thrown(() => formatMoveIn(naming, { from: 60 as Cell, to: 61 as Cell }))).toBe("BAD_NAMING");
    }
  });

  it("is never asked about a word of endless length", () => {
    let longest = 0;
    const watching: Naming = {
      ...words,
      parse: (text) => {
        longest = Math.max(longest, text.length);
        return undefined;
      },
    };
    expect(code(parseMoveIn(watching, "x".repeat(1_000_000)))).toBe("NOT_A_CELL");
    expect(code(parseMoveIn(watching, `${"x".repeat(100)} to y`))).toBe("NOT_A_CELL");
    expect(longest).toBe(100);
  });
});

describe("R11.1 moves as text", () => {
  it("reads ends and paths, upper case too, and writes lower case", () => {
    expect(parseMove("L2-l3")).toEqual({ ok: true, value: { from: 118, to: 116 }, warnings: [] });
    expect(formatMove(unwrap(parseMove("M1-M3-K5")))).toBe("m1-m3-k5");
  });

  it("format ∘ parse is the identity", () => {
    fc.assert(
      fc.property(moves, (move) => {
        expect(unwrap(parseMove(formatMove(move)))).toEqual(move);
      }),
    );
  });

  it.each([
    ["m1-a4", "NOT_A_CELL", 4],
    ["r1-m1", "NOT_A_CELL", 1],
    ["m1-i0", "NOT_A_CELL", 4],
    ["m1-i18", "NOT_A_CELL", 4],
    ["m1-", "NOT_A_CELL", 4],
    ["-m1", "NOT_A_CELL", 1],
    ["m1--m3", "NOT_A_CELL", 4],
    ["m1 -m3", "NOT_A_CELL", 1],
    ["m1-m3 ", "NOT_A_CELL", 4],
    ["m1xm3", "NOT_A_CELL", 1],
    ["--", "NOT_A_CELL", 1],
    ["__proto__-constructor", "NOT_A_CELL", 1],
    ["m1", "MOVE_TOO_SHORT", undefined],
    ["", "MOVE_TOO_SHORT", undefined],
  ])("refuses %j by %s at column %s", (text, expected, column) => {
    const result = parseMove(text);
    expect(result.ok ? undefined : [result.error.code, result.error.column]).toEqual([expected, column]);
  });

  it("R3.10 a move's identity is its two ends", () => {
    const [a, b, c] = ["m1-m3-k5", "m1-k5", "k5-m1"].map((text) => unwrap(parseMove(text))) as [Move, Move, Move];
    expect(sameMove(a, b)).toBe(true);
    expect(sameMove(b, c)).toBe(false);
    expect(sameMove(b, { ...b, to: 0 as Cell })).toBe(false);
    expect(sameMove(b, { ...b, from: 0 as Cell })).toBe(false);
  });
});
