import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importLog } from "../../examples/import-log/import-log.mjs";
import { logs } from "../../examples/import-log/make-logs.mjs";
import { cellName, type Position, piecesOf, type Seat, unwrap } from "../../src/index.ts";
import { parseRecord, verifyRecord } from "../../src/record/index.ts";

const root = new URL("../../", import.meta.url);
const example = new URL("examples/import-log/", root);
const sources = new URL("test/fixtures/games-source/", root);

interface Log {
  id: string;
  site: string;
  seats: number[];
  winner: number | null;
  moves: { seat: number; from?: number; to?: number; timeout?: boolean }[];
}

const logText = (name: string): string => readFileSync(new URL(`logs/${name}.json`, example), "utf8");
const logNamed = (name: string): Log => JSON.parse(logText(name)) as Log;

const names = readdirSync(sources)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.slice(0, -".txt".length));

describe("logs of another platform become records", () => {
  test("there is a log of each of the ten games, as the source has it", () => {
    expect(names).toHaveLength(10);
    expect(new Map(logs() as [string, string][])).toEqual(new Map(names.map((name) => [name, logText(name)])));
  });

  test.each(names)("%s: every move is legal, the last position is the source's, the claimed winner wins", (name) => {
    const source = readFileSync(new URL(`${name}.txt`, sources), "utf8");
    const log = logNamed(name);
    const report = verifyRecord(unwrap(parseRecord(importLog(log))));
    expect(report).toMatchObject({ valid: true, findings: [], plies: log.moves.length });

    const { position } = report as { position: Position };
    const last = /^# final position: (.*)$/m.exec(source)?.[1] as string;
    for (const army of last.split("; ")) {
      const [seat, ...cells] = army.split(" ") as [Seat, ...string[]];
      expect(piecesOf(position, seat).map(cellName).sort()).toEqual(cells.sort());
    }
    expect(position.variant.seats.join(" ")).toBe(/^# seats in turn order: (.*)$/m.exec(source)?.[1]);

    const winner = /^# claimed: (\w+) wins /m.exec(source)?.[1];
    expect(report.outcome === null ? undefined : report.outcome.places[winner as Seat]).toBe(winner && 1);
  });

  test("a time-out is a pass that says so", () => {
    const name = "2-rlcc-20260508-a537fccf";
    const record = unwrap(parseRecord(importLog(logNamed(name))));
    const passed = record.turns.filter((turn) => "pass" in turn);
    expect(passed).toHaveLength(readFileSync(new URL(`${name}.txt`, sources), "utf8").split(" -\n").length - 1);
    expect(passed.every(({ comments }) => comments?.[0] === "time-out")).toBe(true);
  });

  test("a log is refused that says another moved, or moves where no cell is", () => {
    const log = logNamed("2-su2016-output-0");
    const [first, ...rest] = log.moves as [Log["moves"][number], ...Log["moves"]];
    expect(() => importLog({ ...log, moves: [{ ...first, seat: 4 }, ...rest] })).toThrow("ply 1 is white's");
    expect(() => importLog({ ...log, moves: [{ ...first, to: 121 }, ...rest] })).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: "NOT_A_CELL", ply: 1 }) }),
    );
  });

  test("a log with an illegal move becomes a record in which verify finds it", () => {
    const log = logNamed("2-su2016-output-0");
    const moves = log.moves.map((move, index) => (index === 2 ? { ...move, to: 60 } : move));
    const { problem } = verifyRecord(unwrap(parseRecord(importLog({ ...log, moves }))));
    expect(problem).toMatchObject({ ply: 3, seat: "white", code: "NOT_REACHABLE" });
  });

  test("the importer is shorter than sixty lines", () => {
    const lines = readFileSync(new URL("import-log.mjs", example), "utf8").trimEnd().split("\n");
    expect(lines.length).toBeLessThan(60);
  });
});
