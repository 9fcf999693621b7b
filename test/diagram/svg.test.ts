import { describe, expect, test } from "vitest";
import { seatTints } from "../../src/diagram/_colors.ts";
import { renderSvg, tryRenderSvg } from "../../src/diagram/index.ts";
import { toPoint } from "../../src/geometry/index.ts";
import { cellName, cells, createGame, playAll, positionOf, resign, seatColors, seats } from "../../src/index.ts";

/** A strict reader of the little XML that is written: every element closed in order, every attribute quoted and named once. */
const elementsOf = (xml: string): { name: string; attributes: Record<string, string>; text: string }[] => {
  const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: (typeof found)[number][] = [];
  let rest = xml;
  while (rest !== "") {
    const text = /^[^<&]+|^&(?:amp|lt|gt|quot|#39);/.exec(rest)?.[0];
    if (text !== undefined) {
      const inner = open[open.length - 1];
      if (inner === undefined) throw new Error(`text outside: ${text}`);
      inner.text += text;
      rest = rest.slice(text.length);
      continue;
    }
    const close = /^<\/([a-z]+)>/.exec(rest);
    if (close !== null) {
      const inner = open.pop();
      if (inner?.name !== close[1]) throw new Error(`</${close[1]}> closes ${inner?.name}`);
      rest = rest.slice(close[0].length);
      continue;
    }
    const tag = /^<([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/.exec(rest);
    if (tag === null) throw new Error(`no XML: ${rest.slice(0, 60)}`);
    const pairs = [...(tag[2] as string).matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`attribute twice: ${tag[0]}`);
    const one = { name: tag[1] as string, attributes: Object.fromEntries(pairs), text: "" };
    found.push(one);
    if (tag[3] === "") open.push(one);
    rest = rest.slice(tag[0].length);
  }
  if (open.length > 0) throw new Error("not all is closed");
  return found;
};

const game = createGame("classic-2");

describe("renderSvg", () => {
  test("is well-formed, and refers to nothing outside itself", () => {
    const svg = renderSvg(createGame("classic-6"), {
      names: true,
      path: "l3-l5",
      highlight: ["i9"],
      passThrough: ["q5", "e17"],
      from: "green",
    });
    const elements = elementsOf(svg);
    const allowed = ["svg", "title", "desc", "g", "path", "polygon", "circle", "text"];
    expect(elements.filter(({ name }) => !allowed.includes(name))).toEqual([]);
    const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)));
    for (const name of ["id", "href", "style", "class", "src"]) expect(names.has(name)).toBe(false);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/:\/\/|url\(|NaN|Infinity|undefined/);
  });

  test("each cell stands where toPoint says, so that clicks are found by fromPoint", () => {
    const svg = renderSvg(game, { size: 50, from: "black" });
    const groups = elementsOf(svg).filter(({ attributes }) => attributes["data-cell"] !== undefined);
    expect(groups.map(({ attributes }) => attributes["data-cell"])).toEqual(cells.map(cellName));
    groups.forEach(({ attributes }, index) => {
      const [x, y] = ((attributes.transform as string).match(/-?[\d.]+/g) ?? []).map(Number) as [number, number];
      const point = toPoint(cells[index] as (typeof cells)[number], { size: 50, from: "black" });
      expect(x).toBeCloseTo(point.x, 1);
      expect(y).toBeCloseTo(point.y, 1);
    });
  });

  test("every cell with its rim is inside the picture", () => {
    const [root] = elementsOf(renderSvg(game, { size: 100 }));
    const [left, top, width, height] = (root?.attributes.viewBox ?? "").split(" ").map(Number) as number[];
    // The outermost cells are 6 sizes aside and 8 rows of √3/2 up or down.
    expect(left).toBeLessThan(-650);
    expect(top).toBeLessThan(-743);
    expect(width).toBe(-2 * (left as number));
    expect(height).toBe(-2 * (top as number));
    expect(root?.attributes.width).toBe(String(width));
  });

  test("pieces carry their letter besides their colour", () => {
    const position = positionOf({
      variant: "classic-6",
      pieces: { white: ["m1"], red: ["e5"], blue: ["a13"], black: ["e17"], yellow: ["m13"], green: ["q5"] },
    });
    const texts = elementsOf(renderSvg(position)).filter(({ name }) => name === "text");
    expect(texts.map(({ text }) => text).sort()).toEqual(["B", "G", "K", "R", "W", "Y"]);
  });

  test("letters and names on pieces have a contrast of 4.5 or more (WCAG 2.2, 1.4.3)", () => {
    const luminance = (color: string): number => {
      const [r, g, b] = [1, 3, 5]
        .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const seat of seats) {
      const [dark, light] = [seatColors[seat], seatTints[seat].letter].map(luminance).sort((a, b) => a - b);
      expect((light as number) + 0.05).toBeGreaterThanOrEqual(4.5 * ((dark as number) + 0.05));
    }
  });

  test("title and description say what is seen, and are escaped when they are given", () => {
    const svg = renderSvg(game);
    expect(svg).toContain("<title>Chinese checkers, classic-2: round 1, white to move</title>");
    expect(svg).toContain("white (W): j4 k4 l4 m4 k3 l3 m3 l2 m2 m1.");
    const text = `</title><script>alert("1")</script>&amp;'\u0000\ud800`;
    const named = renderSvg(game, { title: text, description: text });
    const escaped = "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;&#39;\ufffd\ufffd";
    expect(named).toContain(`<title>${escaped}</title>`);
    expect(named).toContain(`<desc>${escaped}</desc>`);
    elementsOf(named);
  });

  test("the outline goes round its triangle at half a cell's distance", () => {
    const path = elementsOf(renderSvg(game, { size: 100 })).find(({ attributes }) => attributes.stroke === "#7a808c");
    const numbers = (path?.attributes.d?.match(/-?[\d.]+/g) ?? []).map(Number);
    const xs = [...(path?.attributes.d ?? "").matchAll(/[ML ]?(-?[\d.]+) (-?[\d.]+)(?=[LAZ])/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(numbers.every(Number.isFinite)).toBe(true);
    // White's goal has its tips at (0, −693), (±150, −433); every corner of the outline is 50 away from one of them.
    const tips = [
      [0, -692.82],
      [150, -433.01],
      [-150, -433.01],
    ] as const;
    expect(xs.length).toBe(7);
    for (const [x, y] of xs) {
      const away = Math.min(...tips.map(([a, b]) => Math.hypot((x as number) - a, (y as number) - b)));
      expect(away).toBeCloseTo(50, 0);
    }
    // Below the base, not inside of it.
    expect(Math.max(...xs.map(([, y]) => y as number))).toBeCloseTo(-383, 0);
  });

  test("a seat without pieces, and what is no game", () => {
    const empty = positionOf({ variant: "classic-2", pieces: { white: ["m1"] } });
    expect(renderSvg(empty)).toContain("black (K): none.");
    const over = { position: empty, outcome: { reason: "arrival", places: { white: 1 } } };
    for (const forged of [over, { position: empty, outcome: {} }, { ...game, outcome: over.outcome }]) {
      expect(tryRenderSvg(forged as never)).toMatchObject({ ok: false, error: { code: "NOT_A_GAME" } });
    }
  });

  test("a step is a straight line, a path that stays where it is harms nobody, a named grey cell keeps its name", () => {
    const step = elementsOf(renderSvg(game, { path: "l4-l5", size: 100 })).find(({ attributes }) =>
      attributes.d?.includes("Q"),
    );
    const [x0, y0, cx, cy, x1, y1] = (step?.attributes.d?.match(/-?[\d.]+/g) ?? []).map(Number) as number[];
    const cross =
      ((cx as number) - (x0 as number)) * ((y1 as number) - (y0 as number)) -
      ((cy as number) - (y0 as number)) * ((x1 as number) - (x0 as number));
    expect(Math.abs(cross)).toBeLessThan(1);
    expect(renderSvg(game, { path: "l4-l4" })).not.toMatch(/NaN|Infinity/);
    expect(renderSvg(game, { passThrough: ["a13", "m1"] }).match(/stroke-dasharray/g)?.length).toBe(2);
  });

  test("of a game that is over the title gives the places", () => {
    expect(renderSvg(resign(game, "black"))).toContain(
      "<title>Chinese checkers, classic-2: over, places white 1, black 2</title>",
    );
  });

  test("R12.2 the goal of the seat at the bottom is outlined, another on demand, none for null or a seat that does not play", () => {
    const lines = (options: Parameters<typeof renderSvg>[1]): (string | undefined)[] =>
      elementsOf(renderSvg(game, options))
        .map(({ attributes }) => attributes)
        .filter(({ stroke }) => stroke === seatTints.white.line || stroke === seatTints.black.line)
        .map(({ stroke }) => stroke);
    expect(lines({})).toEqual([seatTints.white.line]);
    expect(lines({ from: "black" })).toEqual([seatTints.black.line]);
    expect(lines({ goal: "black" })).toEqual([seatTints.black.line]);
    expect(lines({ goal: null })).toEqual([]);
    expect(lines({ from: "red" })).toEqual([]);
  });

  test("R1.4 with 15 pieces the homes are larger", () => {
    const tinted = (id: "classic-2" | "fifteen-2"): string | undefined =>
      elementsOf(renderSvg(createGame(id), { size: 100 })).find(
        ({ name, attributes }) => name === "polygon" && attributes.fill === seatTints.white.tint,
      )?.attributes.points;
    // The tip is 8 rows down, the base of the triangle 5 rows down with ten pieces and 4 with fifteen.
    expect(tinted("classic-2")).toBe("0,692.82 150,433.01 -150,433.01");
    expect(tinted("fifteen-2")).toBe("0,692.82 200,346.41 -200,346.41");
  });

  test("a path has a curve for each hop, a dot on each landing between and an arrow", () => {
    const { game: late } = playAll(game, ["j4-i5", "e15-e13", "l2-h6", "e13-e12"]);
    const elements = elementsOf(renderSvg(late, { path: "l4-l5" }));
    const curves = elements.filter(({ attributes }) => attributes.d?.includes("Q"));
    expect(curves.map(({ attributes }) => attributes.d?.match(/Q/g)?.length)).toEqual([1, 1]);
    const chain = elementsOf(renderSvg(late, { path: ["i9", "k9", "k11"] }));
    expect(chain.find(({ attributes }) => attributes.d?.includes("Q"))?.attributes.d?.match(/Q/g)?.length).toBe(2);
    expect(chain.filter(({ attributes }) => attributes.cx !== undefined).length).toBe(1);
  });

  test("marks: a ring, a dashed ring, a name", () => {
    const marked = renderSvg(game, { highlight: ["i9"], passThrough: ["a13"], names: true });
    expect(marked.match(/stroke-dasharray/g)?.length).toBe(1);
    expect(elementsOf(marked).filter(({ text }) => text === "i9").length).toBe(1);
    expect(marked).toContain("Marked: i9. Marked grey: a13.");
    expect(renderSvg(game)).not.toContain("stroke-dasharray");
  });
});
