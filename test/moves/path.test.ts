// Paths: canonical ones, and chains one by one.

import { describe, expect, it } from "vitest";
import {
  classic2,
  createGame,
  defineVariant,
  isRulesError,
  jumpChains,
  legalMoves,
  type MoveInput,
  movesFrom,
  pathOf,
  play,
  positionOf,
  tryPlay,
  type Variant,
} from "../../src/index.ts";
import { at, drawn, pathText } from "../drawing.ts";

const server = defineVariant({ ...classic2, id: "server", passing: "allowed" });

const thrown = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return isRulesError(error) ? error.code : String(error);
  }
  return "nothing";
};

describe("pathOf", () => {
  it("throws the refusal of a move that is not legal, and of a pass, which has no path", () => {
    const game = createGame("classic-2");
    const codes = ["l4-l6", "i9-i10", "a4-b4", "--"].map((move) => thrown(() => pathOf(game, move)));
    expect(codes).toEqual(["NO_BRIDGE", "EMPTY_CELL", "NOT_A_CELL", "PASS_NOT_ALLOWED"]);
    expect(thrown(() => pathOf(createGame(server), "--"))).toBe("PASS_NOT_ALLOWED");
    expect(thrown(() => pathOf(game, undefined as unknown as MoveInput))).toBe("NOT_A_CELL");
  });

  it("of a step is its two cells", () => {
    expect(pathText(pathOf(createGame("classic-2"), "l4-l5"))).toBe("l4-l5");
  });
});

describe("a pass", () => {
  it("is played as text or as a value, with its seat or without, with the same answer", () => {
    const game = createGame(server);
    const passed = play(game, "--");
    expect(passed.turns).toEqual([{ seat: "white", pass: true }]);
    for (const move of ["--", { pass: true }, { seat: "white", pass: true }] as const) {
      expect(play(game, move)).toEqual(passed);
      expect(tryPlay(game, move)).toEqual({ ok: true, value: passed, warnings: [] });
      expect(thrown(() => play(createGame("classic-2"), move))).toBe("PASS_NOT_ALLOWED");
    }
  });
});

describe("jumpChains", () => {
  // k11 over k12 to k13 in yellow's corner; from there over j13 to i13, or back over l12 to m11, also in the corner's reach.
  const picture = "h13 . . k .\ni12 . . k\nj11 . k .";

  it("R3.7 a landing where no move may end is passed, and not given as an end", () => {
    const chains = Array.from(jumpChains(drawn(picture, { turn: "black" }), at("k11")), pathText);
    expect(chains).toEqual(["k11-k13-i13"]);
  });

  it("R3.7 a way into a corner that leads to no end is left out", () => {
    const dead = drawn(picture.replace("h13 . . k .", "h13 . k k ."), { turn: "black" });
    // i13 is taken now: k13 leads nowhere.
    expect([...jumpChains(dead, at("k11"))]).toEqual([]);
  });

  it("R3.7 in a corner full of dead ends the search ends too", () => {
    // A lattice of bridges in and around yellow's corner: many ways in, none that may end there.
    const cells = ["j12", "k12", "k11", "l11", "l12", "l13", "j13", "m11"] as const;
    const closed: Variant = defineVariant({ ...classic2, id: "dead", goalLock: "off" });
    const position = positionOf({ variant: closed, pieces: { white: ["j11"], black: [...cells] } });
    const chains = Array.from(jumpChains(position, at("j11")), pathText);
    const ends = new Set(chains.map((text) => text.split("-").at(-1)));
    const listed = movesFrom(position, at("j11")).filter(({ to }) => ends.has(pathText([to])));
    expect(listed.length).toBe(ends.size);
  });

  it("of a seat out of play there are none, nor moves", () => {
    const position = drawn("i9 w b y\ni10 w", { variant: "classic-3", arrived: ["white"] });
    expect([...jumpChains(position, at("i9"))]).toEqual([]);
    expect(movesFrom(position, at("i9"))).toEqual([]);
    expect(legalMoves(position)).toEqual([]);
  });

  it("of a piece of another seat there are none", () => {
    const position = drawn("i9 w k . .");
    expect([...jumpChains(position, at("j9"))]).toEqual([]);
    expect(Array.from(jumpChains(position, at("i9")), pathText)).toEqual(["i9-k9"]);
  });

  it("each path is a new list", () => {
    const position = drawn("i9 w k . k .");
    const [first, second] = [...jumpChains(position, at("i9"))];
    first?.splice(0);
    expect(pathText(second ?? [])).toBe("i9-k9-m9");
    expect(Array.from(jumpChains(position, at("i9")), pathText)).toEqual(["i9-k9", "i9-k9-m9"]);
  });
});
