import { describe, expect, test } from "vitest";
import { classic2, createGame, defineVariant, isRulesError } from "../../src/index.ts";
import {
  formatRecord,
  type GameRecord,
  indexNaming,
  parseRecord,
  parseRecords,
  type RecordOptions,
  recordCodes,
  recordFromJSON,
  recordOf,
  tryRecordOf,
  verifyRecord,
  withComments,
  withTags,
} from "../../src/record/index.ts";
import { head } from "./_games.ts";

/** Problems as `CODE line:column`, in order. */
const codesOf = (text: string, options?: RecordOptions): string[] => {
  const result = parseRecord(text, options);
  return result.ok ? [] : result.errors.map(({ code, line, column }) => `${code} ${line}:${column}`);
};

const start = "k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w w 1 0,0 - -";

/** What is written, and what is wrong with it. The move text begins on line 4, with more tags further down. */
const texts: readonly (readonly [title: string, text: string, ...codes: string[]])[] = [
  ["nothing", "", "NO_RECORD 1:1"],
  ["white space only", " \n\t\n", "NO_RECORD 3:1"],
  ["no tag at all", "1. l4-l5 *", "FORMAT_MISSING 1:1"],
  ["another tag first", '\n[Variant "classic-2"]\n\n*', "FORMAT_MISSING 2:1"],
  ["a record that does not begin its line", ' [Format "1"]\n[Variant "classic-2"]\n\n*', "FORMAT_MISSING 1:2"],
  ["another format", '[Format "2"]\n[Nonsense', "FORMAT_UNKNOWN 1:10"],
  ["a zero byte", `${head()}l4\0-l5 *`, "NUL_BYTE 4:3"],
  ["half a surrogate pair", `${head()}l4-l5 {\ud800} *`, "BAD_ENCODING 4:8"],
  ["no variant", '[Format "1"]\n\n*', "VARIANT_MISSING 1:1"],
  ["rules without a variant", '[Format "1"]\n[Rules "{}"]\n\n*', "FIELD_MISSING 2:9"],
  ["an unknown variant", '[Format "1"]\n[Variant "clasic-2"]\n\n*', "UNKNOWN_VARIANT 2:11"],
  ["a variant called __proto__", '[Format "1"]\n[Variant "__proto__"]\n\n*', "UNKNOWN_VARIANT 2:11"],
  ["rules that are no JSON", head("club", '[Rules "{"]'), "BAD_JSON 3:9"],
  ["rules nested deeply", head("club", `[Rules "${"[".repeat(4000)}"]`), "BAD_JSON 3:9"],
  ["rules that are too long", head("club", `[Rules "${"[".repeat(5000)}"]`), "BAD_RULES 3:9"],
  ["rules that are a list", head("club", '[Rules "[]"]'), "NOT_A_VARIANT 3:9"],
  ["rules of another variant", head("club", rulesTag("klub")), "BAD_RULES 3:9"],
  ["a tag without quotes", head("classic-2", "[Event Club]"), "BAD_TAG 3:8"],
  ["a tag without a name", head("classic-2", '["Club"]'), "BAD_TAG 3:2"],
  ["a tag without a space", head("classic-2", '[Event"Club"]'), "BAD_TAG 3:7"],
  ["a tag that is not closed", head("classic-2", '[Event "Club"'), "BAD_TAG 3:14"],
  ["a value that is not closed", head("classic-2", '[Event "Club]'), "BAD_TAG 3:8"],
  ["an unknown escape", head("classic-2", '[Event "a\\n"]'), "BAD_TAG 3:10"],
  ["a backslash before the end", head("classic-2", '[Event "a\\'), "BAD_TAG 3:10"],
  ["two tags on a line", head("classic-2", '[Event "a"] [Site "b"]'), "BAD_TAG 3:12"],
  ["a tag twice", head("classic-2", '[Event "a"]', '[Event "a"]'), "TAG_TWICE 4:1"],
  ["a player who has no seat", head("classic-2", '[Green "Ana"]'), "TAG_UNKNOWN_SEAT 3:1"],
  ["no blank line", '[Format "1"]\n[Variant "classic-2"]\n1. l4-l5 *', "BLANK_LINE_MISSING 3:1"],
  ["a tag behind the moves", `${head()}1. l4-l5\n[Event "a"]\n*`, "BAD_TAG 5:1"],
  ["a position of another variant", head("classic-3", `[Position "classic-2 ${start}"]`), "UNKNOWN_VARIANT 3:12"],
  [
    "a position with a fault",
    head("classic-2", `[Position "classic-2 ${start.replace("w 1", "r 1")}"]`),
    "WRONG_TURN 3:76",
  ],
  ["a position without its last fields", head("classic-2", '[Position "classic-2"]'), "FIELD_COUNT 3:21"],
  ["a result without a place", head("classic-2", '[Result "white"]'), "BAD_RESULT 3:10"],
  ["a result of no seat", head("classic-2", '[Result "white=1 pink=2"]'), "BAD_RESULT 3:18"],
  ["a result of a seat that does not play", head("classic-2", '[Result "white=1 red=2"]'), "BAD_RESULT 3:18"],
  ["a result with a seat twice", head("classic-2", '[Result "white=1 white=2"]'), "BAD_RESULT 3:18"],
  ["a place that there is not", head("classic-2", '[Result "white=1 black=3"]'), "BAD_RESULT 3:24"],
  ["a result with two spaces", head("classic-2", '[Result "white=1  black=2"]'), "BAD_RESULT 3:18"],
  ["an empty result", head("classic-2", '[Result ""]'), "BAD_RESULT 3:10"],
  ["a long result", head("classic-2", `[Result "${"white=1 ".repeat(100)}"]`), "BAD_RESULT 3:10"],
  ["an unknown reason", head("classic-2", '[Termination "boredom"]'), "BAD_TERMINATION 3:15"],
  ["a word", `${head()}1. l4-l5 hello *`, "BAD_TOKEN 4:10"],
  ["a cell that there is not", `${head()}1. l4-l5 e14-z9 *`, "NOT_A_CELL 4:14"],
  ["one cell", `${head()}1. l4 *`, "MOVE_TOO_SHORT 4:4"],
  ["a move of two cells with a sign", `${head()}1. l4xl5 *`, "BAD_TOKEN 4:4"],
  ["a move that goes on", `${head()}1. l4- *`, "NOT_A_CELL 4:7"],
  ["a closing brace", `${head()}1. l4-l5 } *`, "BAD_TOKEN 4:10"],
  ["variations", `${head()}1. l4-l5 (1. m3-m5) *`, "BAD_TOKEN 4:10"],
  ["a form feed", `${head()}1. l4-l5 \f *`, "BAD_TOKEN 4:10"],
  ["a seat that does nothing", `${head()}white *`, "BAD_TOKEN 4:1"],
  ["a seat that does something else", `${head()}1. l4-l5\nwhite wins`, "BAD_TOKEN 5:1"],
  ["a seat that does not play leaves", `${head()}red resigns`, "SEAT_NOT_SEATED 4:1"],
  ["a comment that is not closed", `${head()}1. l4-l5 {a\nb * `, "COMMENT_OPEN 4:10"],
  ["a record that begins in a comment", `${head()}1. l4-l5 {a\n[Format "1"]\n} *`, "COMMENT_OPEN 4:10"],
  ["a comment in a comment", `${head()}1. l4-l5 {a\nb {c} } *`, "COMMENT_IN_COMMENT 5:3"],
  ["comments nested deeply", `${head()}${"{".repeat(100_000)}`, "COMMENT_IN_COMMENT 4:2"],
  ["text behind the end", `${head()}1. l4-l5 * e14-e13`, "TEXT_AFTER_END 4:12"],
  ["two ends", `${head()}1. l4-l5 white resigns *`, "TEXT_AFTER_END 4:24"],
  ["two records glued together", `${head()}*[Format "1"]`, "BAD_TOKEN 4:1"],
  ["two records glued behind a space", `${head()}* [Format "1"]`, "TEXT_AFTER_END 4:3"],
  ["a second record", `${head()}*\n${head()}*`, "TEXT_AFTER_END 5:1"],
  ["a record that breaks off in its tags", '[Format "1"]\n[Variant "clas', "BAD_TAG 2:10", "VARIANT_MISSING 1:1"],
  ["a wrong number", `${head()}1. l4-l5 e14-e13 3. l5-l6 *`, "BAD_ROUND_NUMBER 4:18"],
  ["a number in the middle of a round", `${head()}1. l4-l5 1. e14-e13 *`, "BAD_ROUND_NUMBER 4:10"],
  ["a wrong first number", `${head()}2. l4-l5 *`, "BAD_ROUND_NUMBER 4:1"],
  ["a number with dots", `${head()}1. l4-l5 1... e14-e13 *`, "BAD_ROUND_NUMBER 4:10"],
  ["a number with a zero", `${head()}01. l4-l5 *`, "BAD_ROUND_NUMBER 4:1"],
  ["a huge number", `${head()}1000000000000. l4-l5 *`, "BAD_ROUND_NUMBER 4:1"],
  ["a number before nothing", `${head()}1. l4-l5 e14-e13 2.`, "BAD_ROUND_NUMBER 4:18"],
  ["a number before a number", `${head()}1. 1. l4-l5 *`, "BAD_ROUND_NUMBER 4:4"],
  ["a wrong number before a wrong word", `${head()}2. l4-l5 oops`, "BAD_ROUND_NUMBER 4:1"],
  [
    "every fault of the tags and the first of the moves",
    `${head("classic-2", "[Event a]", '[Red "Rui"]', '[Result "x"]', '[Termination "x"]')}1. oops more`,
    "BAD_TAG 3:8",
    "TAG_UNKNOWN_SEAT 4:1",
    "BAD_RESULT 5:10",
    "BAD_TERMINATION 6:15",
    "BAD_TOKEN 8:4",
  ],
];

function rulesTag(id: string): string {
  return `[Rules "${JSON.stringify(defineVariant({ ...classic2, id })).replaceAll('"', '\\"')}"]`;
}

test("a record of nothing but faults has its first hundred", () => {
  const found = codesOf(`${head("classic-2", ...Array.from({ length: 5000 }, () => '[A "b"]'))}*`);
  expect(found.length).toBe(100);
  expect(found[99]).toBe("TAG_TWICE 103:1");
});

const reached = new Set<string>();

describe("what is wrong is named with its line and column", () => {
  test.each(texts)("%s", (...row) => {
    const [text = "", ...codes] = row.slice(1);
    const found = codesOf(text);
    expect(found.slice(0, codes.length)).toEqual(codes);
    for (const code of found) reached.add(code.split(" ")[0] as string);
  });

  test("the text at a problem's offset is the text at its line and column", () => {
    for (const [, text] of texts) {
      const result = parseRecord(text);
      if (result.ok) continue;
      for (const { line = 0, column = 0, offset } of result.errors) {
        if (offset === undefined) continue;
        const before =
          text
            .split("\n")
            .slice(0, line - 1)
            .join("\n").length + (line > 1 ? 1 : 0);
        expect(offset).toBe(before + column - 1);
      }
    }
  });

  test("hostile rules do not reach any prototype", () => {
    const rules = '{\\"__proto__\\":{\\"seats\\":[]},\\"constructor\\":1,\\"id\\":\\"club\\"}';
    const found = codesOf(head("club", `[Rules "${rules}"]`));
    expect(found.filter((code) => code === "FIELD_UNKNOWN 3:9").length).toBe(2);
    expect(({} as { seats?: unknown }).seats).toBeUndefined();
  });
});

/** The code of a failed result, or of what is thrown. */
const codeOf = (act: () => unknown): string => {
  let answer: unknown;
  try {
    answer = act();
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.code;
  }
  const result = answer as ReturnType<typeof recordFromJSON>;
  return result.ok ? "" : result.error.code;
};

const json = (more: object): (() => unknown) => {
  return () =>
    recordFromJSON({ format: 1, variant: "classic-2", turns: [], ending: { reason: "unfinished" }, ...more });
};

const game = createGame("classic-2");

const others: readonly (readonly [title: string, act: () => unknown, code: string])[] = [
  ["a number is no text", () => parseRecord(5 as unknown as string), "NOT_TEXT"],
  ["a list is no record", () => recordFromJSON([]), "NOT_A_RECORD"],
  ["text that is no JSON", () => recordFromJSON("{"), "BAD_JSON"],
  ["JSON nested deeply", () => recordFromJSON("[".repeat(1_000_000)), "BAD_JSON"],
  ["JSON that is too long", () => recordFromJSON('"abc"', { maxRecordBytes: 4 }), "RECORD_TOO_LONG"],
  ["JSON of another format", json({ format: 2 }), "FORMAT_UNKNOWN"],
  ["a field too many", json({ moves: [] }), "FIELD_UNKNOWN"],
  ["a field too few", () => recordFromJSON({ format: 1, variant: "classic-2" }), "FIELD_MISSING"],
  ["turns that are no list", json({ turns: {} }), "BAD_FIELD"],
  ["a turn that is a number", json({ turns: [5] }), "BAD_FIELD"],
  ["a turn that moves and passes", json({ turns: [{ pass: true, from: 1, to: 2 }] }), "BAD_FIELD"],
  ["a turn with a field too many", json({ turns: [{ from: 1, to: 2, by: "white" }] }), "FIELD_UNKNOWN"],
  ["a turn off the board", json({ turns: [{ from: 1, to: 121 }] }), "NOT_A_CELL"],
  ["a turn of one cell", json({ turns: [{ path: [1] }] }), "MOVE_TOO_SHORT"],
  ["a path that leads elsewhere", json({ turns: [{ from: 1, to: 2, path: [1, 3] }] }), "PATH_ENDS_DIFFER"],
  ["a path that is no list", json({ turns: [{ from: 1, to: 2, path: "1" }] }), "BAD_FIELD"],
  ["a turn as text with a fault", json({ turns: ["l4-z9"] }), "NOT_A_CELL"],
  ["a round that is no number", json({ turns: [{ from: 1, to: 2, round: "1" }] }), "BAD_FIELD"],
  ["a comment that no text can hold", json({ comments: ["{\n"] }), "BAD_COMMENT"],
  ["a comment that begins a record", json({ comments: ["a\n[Format b"] }), "BAD_COMMENT"],
  ["comments that are no list", json({ comments: "a" }), "BAD_COMMENT"],
  ["an ending that is no object", json({ ending: "white resigns" }), "BAD_FIELD"],
  ["an ending of nobody", json({ ending: { reason: "time" } }), "BAD_FIELD"],
  ["an ending of a seat that does not play", json({ ending: { reason: "time", by: "red" } }), "SEAT_NOT_SEATED"],
  ["a result of a seat that does not play", json({ result: { red: 1 } }), "BAD_RESULT"],
  ["a result with a place that there is not", json({ result: { white: 3 } }), "BAD_RESULT"],
  ["an empty result", json({ result: {} }), "BAD_RESULT"],
  ["a result that is a list", json({ result: [] }), "BAD_RESULT"],
  [
    "a result that names a prototype",
    () => recordFromJSON('{"format":1,"variant":"classic-2","turns":[],"result":{"__proto__":1}}'),
    "BAD_RESULT",
  ],
  ["a reason that there is not", json({ termination: "boredom" }), "BAD_TERMINATION"],
  ["an unknown variant", json({ variant: "nope" }), "UNKNOWN_VARIANT"],
  ["rules with a fault", json({ variant: { ...classic2, id: "x", pieces: 9 } }), "BAD_PIECES"],
  ["a start that is no position", json({ start: 5 }), "NOT_A_POSITION"],
  ["a start of another variant", json({ start: { ...game.position, variant: "classic-3" } }), "UNKNOWN_VARIANT"],
  ["a start with a short board", json({ start: { ...game.position, board: ".".repeat(120) } }), "BOARD_LENGTH"],
  ["tags that are no list", json({ tags: {} }), "BAD_FIELD"],
  ["a tag that is a field", json({ tags: [["Variant", "x"]] }), "BAD_TAG"],
  ["a tag of two lines", json({ tags: [["Event", "a\nb"]] }), "BAD_TAG"],
  [
    "a tag that stands twice",
    json({
      tags: [
        ["Event", "a"],
        ["Event", "b"],
      ],
    }),
    "TAG_TWICE",
  ],
  ["a player without a seat", json({ tags: [["Red", "a"]] }), "TAG_UNKNOWN_SEAT"],
  [
    "too many turns",
    () => recordFromJSON({ format: 1, variant: "classic-2", turns: ["l4-l5", "l4-l5"] }, { maxPlies: 1 }),
    "TOO_MANY_PLIES",
  ],
  ["too many turns in a text", () => parseRecord(`${head()}l4-l5 e14-e13 *`, { maxPlies: 1 }), "TOO_MANY_PLIES"],
  [
    "a text that is too long",
    () => parseRecord(`${head()}{${"é".repeat(40)}} *`, { maxRecordBytes: 100 }),
    "RECORD_TOO_LONG",
  ],
  ["a comment at a ply that there is not", () => withComments(recordOf(game), 1, []), "BAD_FIELD"],
  ["a comment that cannot be", () => withComments(recordOf(game), 0, ["}\n"]), "BAD_COMMENT"],
  ["tags that cannot be", () => withTags(recordOf(game), [["a b", "c"]]), "BAD_TAG"],
  ["writing what is no record", () => formatRecord({} as GameRecord), "FIELD_MISSING"],
  ["writing a text", () => formatRecord("x" as unknown as GameRecord), "NOT_A_RECORD"],
  ["a record of no game", () => recordOf(5 as unknown as typeof game), "NOT_A_GAME"],
  ["a record of a game with options that are none", () => tryRecordOf(game, null as never), "BAD_OPTION"],
  ["writing with options that are none", () => formatRecord(recordOf(game), null as never), "BAD_OPTION"],
  ["a naming without its parts", () => parseRecord("", { naming: {} as never }), "BAD_OPTION"],
  ["options that are none", () => parseRecord("", null as never), "BAD_OPTION"],
  ["lenient in a word", () => parseRecord("", { lenient: "yes" as never }), "BAD_OPTION"],
  ["seats that are no names", () => parseRecord("", { seats: 5 as never }), "BAD_OPTION"],
  ["a naming without a separator", () => parseRecord("", { naming: { ...indexNaming, separator: "" } }), "BAD_OPTION"],
  ["an option that there is not", () => parseRecord("", { lenien: true } as never), "OPTION_UNKNOWN"],
  ["a rotation by half a sixth", () => parseRecord("", { rotate: 0.5 }), "BAD_OPTION"],
  [
    "a seat of another system that is none of ours",
    () => parseRecord("", { seats: { P1: "pink" as never } }),
    "BAD_OPTION",
  ],
  ["skips in a word of one's own", () => parseRecord("", { skips: "maybe" as never }), "BAD_OPTION"],
  ["a budget below one byte", () => parseRecords("", { maxRecordBytes: 0 }), "BAD_OPTION"],
  ["a budget that is no number", () => parseRecords("", { maxPlies: Number.NaN }), "BAD_OPTION"],
  ["variants that are no list", () => parseRecords("", { variants: {} as never }), "BAD_OPTION"],
  ["a forced variant that there is not", () => parseRecords("", { variant: "nope" as never }), "UNKNOWN_VARIANT"],
];

describe("other doors name what is wrong too", () => {
  test.each(others)("%s", (_, act, code) => {
    const found = codeOf(act);
    expect(found).toBe(code);
    reached.add(found);
  });
});

test("every code of records can be reached", () => {
  const seen = (text: string, options?: RecordOptions): void => {
    const result = parseRecord(text, options);
    if (!result.ok) throw new Error(result.error.message);
    for (const { code } of [...result.warnings, ...verifyRecord(result.value).findings]) reached.add(code);
  };
  seen(`${head("nope")}*`, { variant: "classic-2" });
  seen(`${head("classic-2", `[Position "classic-2 1${start.slice(1)}"]`)}*`);
  seen(`${head()}l4-l5 -- *`, { skips: "written" });
  seen(`${head("classic-2", '[Result "white=1"]', '[Termination "arrival"]')}l4-l5 *`);
  seen(`${head()}1. l4-l5`, { lenient: true });
  expect(recordCodes.filter((code) => !reached.has(code))).toEqual([]);
});
