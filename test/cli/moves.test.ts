import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { classic2, createGame, formatMove, formatPosition, legalMoves, positionOf } from "../../src/index.ts";
import { run } from "./_run.ts";

const lines = (text: string): string[] => text.split("\n").slice(0, -1);

describe("sternhalma moves", () => {
  test("lists the 14 first moves of a variant by its id", async () => {
    const { code, out, err } = await run(["moves", "classic-2"]);
    expect(code).toBe(0);
    expect(err).toBe("");
    // Two steps or jumps for each piece that can leave the home of ten.
    expect(lines(out).length).toBe(14);
    expect(lines(out).slice(0, 2)).toEqual(["j4-i5", "j4-j5"]);
  });

  test("takes the text of a position in one word, in several, with underscores, or from standard input", async () => {
    const text = formatPosition(createGame("classic-3"));
    const expected = legalMoves(createGame("classic-3")).map(formatMove);
    for (const words of [[text], text.split(" "), [text.replaceAll(" ", "_")]]) {
      expect(lines((await run(["moves", ...words])).out)).toEqual(expected);
    }
    expect(lines((await run(["moves", "-"], { input: `${text}\r\n` })).out)).toEqual(expected);
  });

  test("--piece, --paths and --naming", async () => {
    expect((await run(["moves", "classic-2", "--piece", "l3"])).out).toBe("l3-j5\nl3-l5\n");
    const chain = formatPosition(positionOf({ variant: "classic-2", pieces: { white: ["i9"], black: ["j9", "k10"] } }));
    expect(lines((await run(["moves", "--paths", chain])).out)).toContain("i9-k9-k11");
    expect(lines((await run(["moves", chain])).out)).toContain("i9-k11");
    // l3 is row 15 from the top, the twelfth oblique line.
    expect(lines((await run(["moves", "--naming=gamerz", "--piece", "l3", "classic-2"])).out)).toEqual([
      "O12-M10",
      "O12-M12",
    ]);
  });

  test("--json writes one object a line with its fields in order", async () => {
    const { out } = await run(["moves", "classic-2", "--piece", "l3", "--json"]);
    expect(lines(out)[0]).toBe('{"move":"l3-j5","from":"l3","to":"j5","path":["l3","j5"],"eliminatesMover":false}');
  });

  test("R4.3 a pass by choice is listed where the rules allow it", async () => {
    const rules = { ...classic2, id: "server", passing: "allowed" };
    const folder = mkdtempSync(join(tmpdir(), "sternhalma-"));
    try {
      writeFileSync(join(folder, "rules.json"), JSON.stringify(rules));
      const { out, code } = await run(["moves", "server", "--rules", join(folder, "rules.json")]);
      expect(code).toBe(0);
      expect(lines(out).length).toBe(15);
      expect(lines(out)[14]).toBe("--");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("of a game that is over it lists nothing", async () => {
    const over = formatPosition(positionOf({ variant: "classic-2", round: 151 }));
    expect(await run(["moves", over])).toEqual({ code: 0, out: "", err: "" });
  });
});
