// R11 Notation of moves.

import { describe, expect, it } from "vitest";
import { createGame, formatMove, parseMove, play, unwrap } from "../../src/index.ts";
import { at, drawn, pathText } from "../drawing.ts";
import { began, code } from "./_setup.ts";

const stairs = `i11 . k .
                i10 k . k
                i9  w k .`;

describe("R11.1 a move is its path", () => {
  it("R11.1 cell names joined by hyphens", () => {
    expect(parseMove("l2-l3")).toEqual({ ok: true, value: { from: at("l2"), to: at("l3") }, warnings: [] });
    const path = ["m1", "m3", "k5"].map(at);
    expect(unwrap(parseMove("m1-m3-k5"))).toEqual({ from: path[0], to: path[2], path });
    expect(formatMove(unwrap(parseMove("M1-m3-K5")))).toBe("m1-m3-k5");
  });
});

describe("R11.2 how a written path is read", () => {
  it("R11.2 two cells are the two ends: any legal move between them is meant, the canonical path is stored", () => {
    const game = play(began(stairs), "i9-k11");
    expect(game.turns.map((turn) => ("path" in turn ? pathText(turn.path) : ""))).toEqual(["i9-k9-k11"]);
    // Two ends in the form of a path are no more than two ends.
    const same = play(began(stairs), { from: at("i9"), to: at("k11"), path: [at("i9"), at("k11")] });
    expect(same).toEqual(game);
  });

  it("R11.2 three cells or more are verified hop by hop, and kept as given", () => {
    const game = play(began(stairs), "i9-i11-k11");
    expect(game.turns.map((turn) => ("path" in turn ? pathText(turn.path) : ""))).toEqual(["i9-i11-k11"]);
    expect(game.position).toEqual(play(began(stairs), "i9-k11").position);
    const position = drawn(stairs);
    expect(code(position, "i9-g9-k11")).toBe("NO_BRIDGE");
    expect(code(position, "i9-k9-m9-k11")).toBe("NO_BRIDGE");
  });

  it("R11.2 many systems record the ends only: the facts at the end of the rules are such games", () => {
    expect(code(createGame("classic-2"), "l3-j5")).toBe(undefined);
    expect(code(createGame("classic-2"), "m1-j4")).toBe("NOT_REACHABLE");
  });
});
