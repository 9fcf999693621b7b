import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cellName,
  classic2,
  createGame,
  defineVariant,
  formatMove,
  play,
  playAll,
  positionOf,
  unwrap,
} from "../../src/index.ts";
import {
  axialNaming,
  formatRecord,
  gamerzNaming,
  indexNaming,
  type Naming,
  parseRecord,
  recordFromJSON,
  recordOf,
  recordToJSON,
  standardNaming,
  verifyRecord,
} from "../../src/record/index.ts";
import { head, records } from "./_games.ts";

const read = (text: string): ReturnType<typeof parseRecord> => parseRecord(text);

describe("round trips lose nothing", () => {
  test("record → text → record, and the text is the same again", () => {
    fc.assert(
      fc.property(records, fc.integer({ min: 1, max: 120 }), (record, width) => {
        const text = formatRecord(record, { width });
        const again = unwrap(read(text));
        expect(again).toEqual(record);
        expect(formatRecord(again, { width })).toBe(text);
      }),
    );
  });

  test("record → JSON text → record", () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = JSON.stringify(recordToJSON(record));
        expect(unwrap(recordFromJSON(JSON.parse(text)))).toEqual(record);
        expect(unwrap(recordFromJSON(text))).toEqual(record);
        // The record itself is JSON-safe too.
        expect(unwrap(recordFromJSON(JSON.parse(JSON.stringify(record))))).toEqual(record);
      }),
    );
  });

  test("record → text in another naming → record", () => {
    const own: Naming = {
      parse: (text) => standardNaming.parse(text.slice(1)),
      format: (cell) => `#${cellName(cell)}`,
      separator: "/",
    };
    fc.assert(
      fc.property(records, fc.constantFrom(indexNaming, axialNaming, gamerzNaming, own), (record, naming) => {
        expect(unwrap(parseRecord(formatRecord(record, { naming }), { naming }))).toEqual(record);
      }),
    );
  });

  test("line breaks of Windows, a byte order mark and a missing last line break change nothing", () => {
    fc.assert(
      fc.property(records, (record) => {
        fc.pre(!formatRecord(record).includes("\r") && !JSON.stringify(record).includes("\\n"));
        const text = formatRecord(record);
        expect(unwrap(read(`\ufeff${text.replaceAll("\n", "\r\n")}`))).toEqual(record);
        expect(unwrap(read(text.trimEnd()))).toEqual(record);
        expect(unwrap(read(`\n \r\n${text}\n\n`))).toEqual(record);
      }),
    );
  });

  test("the example of the format's description", () => {
    const text = [
      '[Format "1"]',
      '[Variant "classic-3"]',
      '[White "…"]',
      '[Blue "…"]',
      '[Yellow "…"]',
      '[Result "white=1 yellow=2 blue=3"]',
      '[Termination "arrival"]',
      "",
      "1. l4-l5 d12-e11 k12-j12 2. m1-m3-k5 { a comment }",
      "",
    ].join("\n");
    const record = unwrap(read(text));
    expect(record.tags).toEqual([
      ["White", "…"],
      ["Blue", "…"],
      ["Yellow", "…"],
    ]);
    expect(record.result).toEqual({ white: 1, yellow: 2, blue: 3 });
    expect(record.termination).toBe("arrival");
    expect(record.turns.map((turn) => ("pass" in turn ? "--" : formatMove(turn)))).toEqual([
      "l4-l5",
      "d12-e11",
      "k12-j12",
      "m1-m3-k5",
    ]);
    expect(record.turns.map(({ round }) => round)).toEqual([1, undefined, undefined, 2]);
    expect(record.turns[3]?.comments).toEqual([" a comment "]);
    expect(formatRecord(record)).toBe(text);
  });
});

describe("tags", () => {
  test("quotes and backslashes are escaped", () => {
    const record = unwrap(read(`${head("classic-2", '[Event "say \\"hi\\" \\\\ bye"]')}*`));
    expect(record.tags).toEqual([["Event", 'say "hi" \\ bye']]);
    expect(formatRecord(record)).toContain('[Event "say \\"hi\\" \\\\ bye"]\n');
  });

  test("names like __proto__ and constructor are refused or kept as what they are", () => {
    const record = unwrap(read(`${head("classic-2", '[constructor "x"]', '[toString "y"]')}*`));
    expect(record.tags).toEqual([
      ["constructor", "x"],
      ["toString", "y"],
    ]);
    const result = read(`${head("classic-2", '[__proto__ "x"]')}*`);
    expect(result.ok ? "" : `${result.error.code} ${result.error.line}:${result.error.column}`).toBe("BAD_TAG 3:2");
  });

  test("rules of one's own travel in the tag Rules and are found again", () => {
    const club = defineVariant({ ...classic2, id: "club", name: 'The "club"', jumps: "long" });
    const record = recordOf(createGame(club));
    const text = formatRecord(record);
    expect(text).toContain('[Variant "club"]\n[Rules "{\\"id\\":\\"club\\",\\"name\\":\\"The \\\\\\"club\\\\\\"\\",');
    expect(unwrap(read(text))).toEqual(record);
  });

  test("rules of one's own may be known to the reader", () => {
    const club = defineVariant({ ...classic2, id: "club" });
    const text = `${head("club")}*`;
    expect(read(text).ok).toBe(false);
    expect(unwrap(parseRecord(text, { variants: [club] })).variant).toEqual(club);
  });

  test("another start is kept, and nothing but another start is written", () => {
    const start = positionOf({ variant: "classic-2", turn: "black", round: 7, made: [7, 6] });
    const record = recordOf(play(createGame(start), "e14-e13"));
    expect(record.start).toEqual(start);
    const text = formatRecord(record);
    expect(text).toContain('/ww/w k 7 7,6 - -"]');
    expect(text).toContain("\n7. e14-e13 *\n");
    expect(unwrap(read(text))).toEqual(record);
    expect(recordOf(createGame("classic-2")).start).toBeNull();
  });
});

describe("moves", () => {
  test("upper case, glued numbers and comments are read", () => {
    const record = unwrap(
      read(`${head()}{first}1.L4-L5{a};b\n{c}E14-e13 ; to the end of the line } {\n2. m1-M3 *{after}`),
    );
    expect(record.comments).toEqual(["first"]);
    expect(record.turns.map((turn) => ("pass" in turn ? "--" : formatMove(turn)))).toEqual([
      "l4-l5",
      "e14-e13",
      "m1-m3",
    ]);
    expect(record.turns.map(({ comments }) => comments)).toEqual([
      ["a", "b", "c"],
      [" to the end of the line } {"],
      undefined,
    ]);
    expect(record.ending).toEqual({ reason: "unfinished", comments: ["after"] });
  });

  test("clock notes are kept word for word", () => {
    const text = `${head()}1. l4-l5 {[%clk 0:05:00]} e14-e13 {[%clk 0:04:58.5]}{thinking} *\n`;
    const record = unwrap(read(text));
    expect(record.turns.map(({ comments }) => comments)).toEqual([
      ["[%clk 0:05:00]"],
      ["[%clk 0:04:58.5]", "thinking"],
    ]);
    expect(formatRecord(record)).toBe(text.replace("}{thinking", "} {thinking"));
  });

  test("R4.3 a pass is two hyphens", () => {
    const server = defineVariant({ ...classic2, id: "server", passing: "allowed" });
    const record = recordOf(play(createGame(server), "--"));
    expect(record.turns).toEqual([{ pass: true, round: 1 }]);
    expect(formatRecord(record).endsWith("\n\n1. -- *\n")).toBe(true);
    expect(unwrap(read(formatRecord(record)))).toEqual(record);
  });

  test("R8 endings name their seat", () => {
    expect(unwrap(read(`${head()}white resigns`)).ending).toEqual({ reason: "resignation", by: "white" });
    expect(unwrap(read(`${head()}1. l4-l5\nblack\nflags`)).ending).toEqual({ reason: "time", by: "black" });
    expect(unwrap(read(`${head()}1. l4-l5 e14-e13 2. white resigns`)).ending).toEqual({
      reason: "resignation",
      by: "white",
      round: 2,
    });
  });

  test("an ending may be left out when there is a result, or when the rules have ended the game", () => {
    expect(unwrap(read(`${head("classic-2", '[Result "white=1"]')}l4-l5`)).ending).toBeNull();
    const record = unwrap(read(`${head()}l4-l5\n`));
    expect(record).toMatchObject({ ending: null, result: null });
    expect(verifyRecord(record)).toMatchObject({
      valid: false,
      plies: 1,
      problem: { code: "END_MISSING", line: 5, column: 1, ply: 2, expected: "*" },
    });
    // White is in its goal but for a last step.
    const start = positionOf({
      variant: defineVariant({ ...classic2, id: "quick", playOn: false, reply: false }),
      pieces: {
        white: ["e17", "e16", "f16", "e15", "f15", "g15", "e14", "f14", "g14", "h13"],
        black: ["m1", "l2", "m2", "k3", "l3", "m3", "j4", "k4", "l4", "i9"],
      },
      round: 40,
      made: [39, 39],
    });
    const over = recordOf(play(createGame(start), "h13-h14"));
    const text = formatRecord(over).replace(/\[(Result|Termination) .*\n/g, "");
    expect(text).not.toContain("Result");
    expect(verifyRecord(unwrap(read(text)))).toMatchObject({ valid: true, outcome: { reason: "arrival" } });
  });
});

describe("round numbers (R4.4)", () => {
  test("may be left out, all or some", () => {
    const moves = ["l4-l5", "e14-e13", "l5-l6", "e13-e12"];
    expect(read(`${head()}${moves.join(" ")} *`).ok).toBe(true);
    expect(read(`${head()}l4-l5 e14-e13 2. l5-l6 e13-e12 *`).ok).toBe(true);
  });

  test("begin at the round of another start, also in the middle of a round", () => {
    const black = "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w k 7 7,6 - -";
    expect(read(`${head("classic-2", `[Position "${black}"]`)}7. e14-e13 8. l4-l5 *`).ok).toBe(true);
    const result = read(`${head("classic-2", `[Position "${black}"]`)}7. e14-e13 l4-l5 8. e13-e12 *`);
    expect(result.ok ? "" : `${result.error.code} ${result.error.column}`).toBe("BAD_ROUND_NUMBER 18");
  });

  test("follow the seats in play when others have arrived", () => {
    // Blue has arrived, so white and yellow make a round of two.
    const start = positionOf({ variant: "classic-3", arrived: ["blue"], round: 20, made: [19, 19, 19] });
    const { game, problem } = playAll(createGame(start), ["l4-l5", "m10-l10", "l5-l6", "l10-k10"]);
    expect(problem).toBeUndefined();
    const text = formatRecord(recordOf(game));
    expect(text).toContain("\n20. l4-l5 m10-l10 21. l5-l6 l10-k10 *\n");
    expect(read(text).ok).toBe(true);
    expect(read(text.replace("21.", "22.")).ok).toBe(false);
  });
});
