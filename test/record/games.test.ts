import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleGames } from "../../scripts/import-games.mjs";
import { cellName, type Position, piecesOf, type Seat, unwrap } from "../../src/index.ts";
import { parseRecord, verifyRecord } from "../../src/record/index.ts";

const root = new URL("../../", import.meta.url);
const sources = new URL("test/fixtures/games-source/", root);
const examples = new URL("examples/games/", root);

const names = readdirSync(sources).filter((name) => name.endsWith(".txt"));

describe("games that nobody here wrote, under the rules of their servers", () => {
  test.each(names)(
    "%s: every move is legal, the last position is the recorded one, the winner the claimed one",
    (name) => {
      const source = readFileSync(new URL(name, sources), "utf8");
      const report = verifyRecord(unwrap(parseRecord(readFileSync(new URL(name, examples), "utf8"))));
      expect(report).toMatchObject({ valid: true, findings: [] });
      const lines = source
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("#"));
      expect(report.plies).toBe(lines.length);

      const last = /^# final position: (.*)$/m.exec(source)?.[1] as string;
      const { position } = report as { position: Position };
      const standing = last.split("; ").map((army) => army.split(" ") as [Seat, ...string[]]);
      for (const [seat, ...cells] of standing) {
        expect(piecesOf(position, seat).map(cellName).sort()).toEqual(cells.sort());
      }
      expect(standing.map(([seat]) => seat).sort()).toEqual([...position.variant.seats].sort());

      const claimed = /^# claimed: (\w+) wins with /m.exec(source)?.[1];
      const { outcome } = report;
      expect(outcome === null ? undefined : Object.entries(outcome.places).find(([, place]) => place === 1)?.[0]).toBe(
        claimed,
      );
      expect(report.resultMatches).toBe(true);
    },
  );
});

describe("examples/games", () => {
  test("is what npm run games writes", () => {
    const games = exampleGames() as [string, string][];
    expect(readdirSync(examples).sort()).toEqual(games.map(([name]) => name).sort());
    for (const [name, text] of games) expect(readFileSync(new URL(name, examples), "utf8"), name).toBe(text);
  });

  test.each(readdirSync(examples))("%s is valid, and what it claims is right", (name) => {
    const report = verifyRecord(unwrap(parseRecord(readFileSync(new URL(name, examples), "utf8"))));
    expect(report).toMatchObject({ valid: true, resultMatches: true, findings: [] });
  });
});
