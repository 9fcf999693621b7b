import { describe, expect, test } from "vitest";
import { renderSvg, renderText } from "../../src/diagram/index.ts";
import { createGame, isRulesError } from "../../src/index.ts";

const game = createGame("classic-2");

/** The code of the problem, or what was thrown instead. */
const refusal = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return isRulesError(error) ? error.code : error;
  }
  return "nothing was refused";
};

const hostile: [string, unknown, string][] = [
  ["no object", null, "BAD_OPTION"],
  ["a list", [], "BAD_OPTION"],
  ["a text", "from", "BAD_OPTION"],
  ["an unknown name", { form: "white" }, "OPTION_UNKNOWN"],
  ["a prototype's name", JSON.parse('{"__proto__": 1}'), "OPTION_UNKNOWN"],
  ["a seat that is none", { from: "purple" }, "BAD_OPTION"],
  ["a seat named like a prototype", { from: "constructor" }, "BAD_OPTION"],
  ["null for a seat", { from: [] }, "BAD_OPTION"],
  ["names that are no flag", { names: "yes" }, "BAD_OPTION"],
  ["marks that are no list", { highlight: "m1" }, "BAD_OPTION"],
  ["too many marks", { highlight: Array(243).fill("m1") }, "BAD_OPTION"],
  ["marks with holes", { highlight: Array(3) }, "NOT_A_CELL"],
  ["a mark off the star", { passThrough: ["a4"] }, "NOT_A_CELL"],
  ["a mark above 120", { highlight: [121] }, "NOT_A_CELL"],
  ["an empty path", { path: "" }, "MOVE_TOO_SHORT"],
  ["a path of one cell", { path: ["m1"] }, "MOVE_TOO_SHORT"],
  ["a path off the star", { path: "m1-r1" }, "NOT_A_CELL"],
  ["a path that is a number", { path: 7 }, "NOT_A_CELL"],
  ["null for a path", { path: null }, "NOT_A_CELL"],
  ["a path that goes elsewhere", { path: { from: 0, to: 1, path: [0, 2] } }, "PATH_ENDS_DIFFER"],
];

describe("options of pictures", () => {
  test.each(hostile)("%s", (_, options, code) => {
    expect(refusal(() => renderText(game, options as never))).toBe(code);
    expect(refusal(() => renderSvg(game, options as never))).toBe(code);
  });

  const svgOnly: [string, unknown, string][] = [
    ["a size of 0", { size: 0 }, "BAD_OPTION"],
    ["a size that is no number", { size: Number.NaN }, "BAD_OPTION"],
    ["a size without end", { size: Number.POSITIVE_INFINITY }, "BAD_OPTION"],
    ["a size as text", { size: "40" }, "BAD_OPTION"],
    ["a goal that is no seat", { goal: "top" }, "BAD_OPTION"],
    ["a goal of one who does not play", { goal: "red" }, "SEAT_NOT_SEATED"],
    ["a title that is no text", { title: 5 }, "BAD_OPTION"],
    ["a title without end", { title: "x".repeat(10_001) }, "BAD_OPTION"],
    ["a description that is no text", { description: {} }, "BAD_OPTION"],
    ["an option of the text", { color: true }, "OPTION_UNKNOWN"],
  ];
  test.each(svgOnly)("svg: %s", (_, options, code) => {
    expect(refusal(() => renderSvg(game, options as never))).toBe(code);
  });

  test("text: a colour that is no flag, and an option of the svg", () => {
    expect(refusal(() => renderText(game, { color: 1 } as never))).toBe("BAD_OPTION");
    expect(refusal(() => renderText(game, { size: 40 } as never))).toBe("OPTION_UNKNOWN");
  });

  const boards: [string, unknown, string][] = [
    ["nothing", undefined, "NOT_A_POSITION"],
    ["null", null, "NOT_A_POSITION"],
    ["a text", "classic-2", "NOT_A_POSITION"],
    ["a game without a position", { position: null, outcome: null }, "NOT_A_POSITION"],
    ["a board too short", { ...game.position, board: "." }, "BOARD_LENGTH"],
  ];
  test.each(boards)("what is drawn: %s", (_, at, code) => {
    expect(refusal(() => renderText(at as never))).toBe(code);
    expect(refusal(() => renderSvg(at as never))).toBe(code);
  });

  test("undefined means left out", () => {
    const none = { from: undefined, path: undefined, highlight: undefined, names: undefined };
    expect(renderText(game, none as never)).toBe(renderText(game));
    expect(renderSvg(game, { ...none, size: undefined, goal: undefined, title: undefined } as never)).toBe(
      renderSvg(game),
    );
  });
});
