import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { renderText } from "../../src/diagram/index.ts";
import { createGame, play, positionOf } from "../../src/index.ts";

const drawn = (text: string): string => text.replace(/^\n/, "").replace(/\n\s*$/, "");

describe("renderText", () => {
  test("R1.2 R1.3 the start of classic-6 with white at the bottom", () => {
    expect(renderText(createGame("classic-6"))).toBe(
      drawn(`
            k
           k k
          k k k
         k k k k
b b b b . . . . . y y y y
 b b b . . . . . . y y y
  b b . . . . . . . y y
   b . . . . . . . . y
    . . . . . . . . .
   r . . . . . . . . g
  r r . . . . . . . g g
 r r r . . . . . . g g g
r r r r . . . . . g g g g
         w w w w
          w w w
           w w
            w
`),
    );
  });

  test("R12.2 the viewer's corner is at the bottom", () => {
    const position = positionOf({ variant: "classic-6", pieces: { blue: ["a13"], yellow: ["m13"] } });
    const lines = renderText(position, { from: "blue" }).split("\n");
    expect(lines[16]?.trim()).toBe("b");
    // Clockwise from the bottom after blue come black (left, below) and yellow (left, above).
    expect(lines[4]).toBe("y . . . . . . . . . . . .");
  });

  test("marks stand in brackets: path before mark before pass-through", () => {
    const game = createGame("classic-2");
    const text = renderText(game, { path: "l3-l5", highlight: ["l5", "i9", "m1"], passThrough: ["i9", "a13"] });
    expect(text).toBe(
      drawn(`
                         k
                       k   k
                     k   k   k
                   k   k   k   k
{.}  .   .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .   .   .
         .   .   .   .  [.]  .   .   .   .
       .   .   .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .   .   .
   .   .   .   .   .   .   .   .   .   .   .   .
 .   .   .   .   .   .   .  (.)  .   .   .   .   .
                   w   w   w   w
                     w  (w)  w
                       w   w
                        [w]
`),
    );
  });

  test("the two ends of a legal chain stand for its canonical path (R3.10); others are drawn as they are", () => {
    const position = positionOf({
      variant: "classic-2",
      pieces: { white: ["i9"], black: ["j9", "k10"] },
    });
    // i9 over j9 to k9, then (0,+1) over k10 to k11, which is read first.
    expect(renderText(position, { path: "i9-k11" }).match(/\(.\)/g)).toEqual(["(.)", "(w)", "(.)"]);
    expect(renderText(position, { path: "i9-a13" }).match(/\(.\)/g)).toEqual(["(.)", "(w)"]);
  });

  test("names: an empty cell is its name, a piece its letter before it, no line above 78 columns", () => {
    const lines = renderText(createGame("classic-2"), { names: true, highlight: ["m1"] }).split("\n");
    expect(lines[0]?.trim()).toBe("Ke17");
    expect(lines[16]?.trim()).toBe("[Wm1]");
    expect(lines[4]?.split(/ +/).filter(Boolean).join(" ")).toBe("a13 b13 c13 d13 e13 f13 g13 h13 i13 j13 k13 l13 m13");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  test("is colourless unless asked, and the same text with escape codes when asked", () => {
    const game = play(createGame("classic-6"), "l3-l5");
    const plain = renderText(game);
    const colored = renderText(game, { color: true });
    expect(plain).not.toContain("\u001b");
    expect(colored).toContain("\u001b");
    expect(stripVTControlCharacters(colored)).toBe(plain);
  });

  test("takes paths as moves, turns and lists; a pass shows nothing", () => {
    const game = play(createGame("classic-2"), "l3-l5");
    const expected = renderText(game, { path: ["l3", "l5"] });
    const [turn] = game.turns;
    expect(turn).toBeDefined();
    if (turn !== undefined && "path" in turn) expect(renderText(game, { path: turn })).toBe(expected);
    expect(renderText(game, { path: "--" })).toBe(renderText(game));
  });
});
