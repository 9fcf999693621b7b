import { describe, expect, test } from "vitest";
import { classic2, classic3, defineVariant, formatMove, formatPosition, positionOf, unwrap } from "../../src/index.ts";
import {
  axialNaming,
  type GameRecord,
  gamerzNaming,
  indexNaming,
  parseRecord,
  type RecordOptions,
  recordFromJSON,
  verifyRecord,
} from "../../src/record/index.ts";
import { head } from "./_games.ts";

const movesOf = (record: GameRecord): string =>
  record.turns.map((turn) => ("pass" in turn ? "--" : formatMove(turn))).join(" ");

const read = (text: string, options: RecordOptions): GameRecord => unwrap(parseRecord(text, options));

describe("namings of other systems", () => {
  // l4 and l5 by arithmetic: R1.5 reading order, R1.2 axial, rows from the top and oblique lines from the left.
  test.each([
    ["index", indexNaming, "113-105"],
    ["axial", axialNaming, "-2,5:-1,4"],
    ["gamerz", gamerzNaming, "N12-M12"],
  ])("%s", (_, naming, move) => {
    expect(movesOf(read(`${head()}1. ${move} *`, { naming }))).toBe("l4-l5");
  });

  test("problems point at the cell", () => {
    const result = parseRecord(`${head()}1. 113-121 *`, { naming: indexNaming });
    expect(result.ok ? {} : result.error).toMatchObject({ code: "NOT_A_CELL", line: 4, column: 8, ply: 1 });
  });

  test("a naming that throws or answers nonsense is a problem, not an exception", () => {
    const throwing = {
      ...indexNaming,
      parse: () => {
        throw new Error("no");
      },
    };
    const wrong = { ...indexNaming, parse: () => 500 as never };
    for (const naming of [throwing, wrong]) {
      const result = parseRecord(`${head()}1. 113-105 *`, { naming });
      expect(result.ok ? {} : result.error).toMatchObject({ code: "BAD_NAMING", line: 4, column: 4 });
    }
  });
});

describe("seats of other systems", () => {
  const seats = { P1: "white", "2": "black" } as const;

  test("in tags, results and endings", () => {
    const record = read(`${head("classic-2", '[P1 "Ana"]', '[Result "P1=1 2=2"]')}1. l4-l5 2 resigns`, { seats });
    expect(record.tags).toEqual([["White", "Ana"]]);
    expect(record.result).toEqual({ white: 1, black: 2 });
    expect(record.ending).toEqual({ reason: "resignation", by: "black" });
    expect(verifyRecord(record)).toMatchObject({ valid: true, resultMatches: true });
  });

  test("numbers of seats do not stand in the way of numbers of cells", () => {
    expect(movesOf(read(`${head()}1. 113-105 2-8 2. *`, { seats, naming: indexNaming }))).toBe("l4-l5 f16-g14");
  });

  test("our names stay known", () => {
    expect(read(`${head()}white resigns`, { seats }).ending).toEqual({ reason: "resignation", by: "white" });
  });

  test("a player named twice in two languages", () => {
    const result = parseRecord(`${head("classic-2", '[P1 "Ana"]', '[White "Ana"]')}*`, { seats });
    expect(result.ok ? "" : `${result.error.code} ${result.error.line}`).toBe("TAG_TWICE 4");
  });

  test("in JSON", () => {
    const json = {
      format: 1,
      variant: "classic-2",
      turns: [],
      ending: { reason: "time", by: "P1" },
      result: { P1: 2, "2": 1 },
    };
    const record = unwrap(recordFromJSON(json, { seats }));
    expect(record.ending).toEqual({ reason: "time", by: "white" });
    expect(record.result).toEqual({ white: 2, black: 1 });
  });
});

describe("another side of the board", () => {
  test("three sixths carry a first seat at the top to the bottom", () => {
    const text = `${head()}1. f14-f13 j4-i5 *`;
    const record = read(text, { rotate: 3 });
    expect(movesOf(record)).toBe("l4-l5 h14-i13");
    expect(verifyRecord(record).valid).toBe(true);
    expect(read(text, { rotate: -3 }).turns).toEqual(record.turns);
    expect(read(text, { rotate: 9 }).turns).toEqual(record.turns);
  });

  test("in JSON, for numbers and for text", () => {
    const json = {
      format: 1,
      variant: "classic-2",
      turns: [{ from: 120, to: 119 }, "m1-m2"],
      ending: { reason: "unfinished" },
    };
    // The bottom comes to the top: cell n to cell 120 - n.
    expect(movesOf(unwrap(recordFromJSON(json, { rotate: 3 })))).toBe("e17-e16 e17-e16");
    expect(unwrap(recordFromJSON(json, { rotate: 3 })).turns[0]).toMatchObject({ from: 0, to: 1 });
  });
});

describe("skipped turns that are written (R4.3)", () => {
  // Blue has arrived and takes no more turns; the other system marks each of them.
  const without = positionOf({
    variant: "classic-3",
    pieces: {
      white: ["j4", "k4", "l4", "m4", "k3", "l3", "m3", "l2", "m2", "m1"],
      blue: ["a13", "b13", "c13", "d13", "b12", "c12", "d12", "c11", "d11", "d10"],
      yellow: ["j13", "k13", "l13", "m13", "k12", "l12", "m12", "l11", "m11", "m10"],
    },
    arrived: ["blue"],
    round: 5,
    made: [4, 4, 4],
  });
  const tag = `[Position "${formatPosition(without)}"]`;

  test("are taken out with a warning, and the rest is legal", () => {
    const text = `${head("classic-3", tag)}5. l4-l5 -- {out} m10-l10 6. l5-l6 -- l10-k10 *`;
    const result = parseRecord(text, { skips: "written" });
    expect(result.ok ? result.warnings.map(({ code, line, column }) => `${code} ${line}:${column}`) : []).toEqual([
      "UNREACHABLE_START 3:12",
      "SKIP_WRITTEN 5:10",
      "SKIP_WRITTEN 5:36",
    ]);
    const record = unwrap(result);
    expect(movesOf(record)).toBe("l4-l5 m10-l10 l5-l6 l10-k10");
    expect(record.turns[0]?.comments).toEqual(["out"]);
    expect(record.turns.map(({ round }) => round)).toEqual([5, undefined, 6, undefined]);
    expect(verifyRecord(record).valid).toBe(true);
  });

  test("without the option they are passes, which nobody may", () => {
    const record = unwrap(parseRecord(`${head("classic-3", tag)}l4-l5 -- m10-l10 *`));
    expect(verifyRecord(record).problem).toMatchObject({ code: "PASS_NOT_ALLOWED", ply: 2 });
  });

  test("a chosen pass stays where passing is allowed", () => {
    const server = defineVariant({ ...classic2, id: "server", passing: "allowed" });
    const record = read(`${head("server")}l4-l5 -- l5-l6 *`, { skips: "written", variants: [server] });
    expect(movesOf(record)).toBe("l4-l5 -- l5-l6");
    expect(verifyRecord(record).valid).toBe(true);
  });

  test("a mark before the first move gives its comment and number on", () => {
    const text = `${head("classic-3", tag)}5. -- {a} l4-l5 *`;
    const record = unwrap(parseRecord(text, { skips: "written" }));
    expect(record.comments).toEqual(["a"]);
    expect(record.turns[0]).toMatchObject({ round: 5 });
  });
});

describe("rules of other systems", () => {
  test("one rule set for all records, whatever they name", () => {
    const text = `${head("their-rules")}1. l4-l5 d12-e11 *`;
    const result = parseRecord(text, { variant: "classic-3" });
    expect(unwrap(result).variant).toBe(classic3);
    expect(result.ok ? result.warnings : []).toMatchObject([
      { code: "VARIANT_REPLACED", line: 2, column: 11, expected: "classic-3", found: "their-rules" },
    ]);
    expect(unwrap(parseRecord('[Format "1"]\n\n*', { variant: "classic-2" })).variant).toBe(classic2);
    const json = { format: 1, turns: [], ending: { reason: "unfinished" } };
    expect(unwrap(recordFromJSON(json, { variant: classic2 })).variant).toBe(classic2);
    expect(recordFromJSON({ ...json, variant: "x" }, { variant: classic2 })).toMatchObject({
      ok: true,
      warnings: [{ code: "VARIANT_REPLACED" }],
    });
  });

  test("rules that a record brings are not needed then, whatever they say", () => {
    const club = defineVariant({ ...classic2, id: "club", jumps: "long" });
    const read = (text: string): string[] => {
      const result = parseRecord(text, { variant: club });
      expect(unwrap(result).variant).toEqual(club);
      return result.ok ? result.warnings.map(({ code, line }) => `${code} ${line}`) : [];
    };
    const rules = (variant: object): string => `[Rules "${JSON.stringify(variant).replaceAll('"', '\\"')}"]`;
    expect(read(`${head("club", rules(club))}*`)).toEqual([]);
    expect(read(`${head("club", rules({ ...club, jumps: "short" }))}*`)).toEqual(["VARIANT_REPLACED 2"]);
    expect(read(`${head("club", rules({ hops: 3 }))}*`)).toEqual(["VARIANT_REPLACED 2"]);
    const json = { format: 1, turns: [], ending: { reason: "unfinished" } };
    const warned = (variant: object): boolean => {
      const result = recordFromJSON({ ...json, variant }, { variant: club });
      return result.ok && result.warnings.length > 0;
    };
    expect([club, { ...club, jumps: "short" }, { hops: 3 }].map(warned)).toEqual([false, true, true]);
  });

  test("a turn order of one's own", () => {
    const order = defineVariant({ ...classic3, id: "order", seats: ["yellow", "white", "blue"] });
    const record = read(`${head("order")}1. m10-l10 l4-l5 d12-e11 2. l10-k10 *`, { variants: [order] });
    expect(verifyRecord(record)).toMatchObject({ valid: true, plies: 4 });
  });
});
