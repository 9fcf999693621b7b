import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../examples/bots/match.mjs";
import { wilson } from "../../examples/bots/match-tally.mjs";
import { run } from "../cli/_run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "match-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the match runner in this process. */
const match = async (words: string): Promise<{ code: number; out: string; err: string }> => {
  let [out, err] = ["", ""];
  const code = await main(words.split(" ").filter(Boolean), {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
};

describe("a match", () => {
  test("counts, tells its progress and writes records that verify accepts", { timeout: 120_000 }, async () => {
    const file = join(folder, "duel.txt");
    const words = `--variant classic-2 --bots alpha-beta,greedy --games 4 --nodes 200 --seed 7 --out ${file}`;
    const { code, out, err } = await match(words);
    expect(code).toBe(0);
    const [head, strong, weak, sum] = out.split("\n");
    expect(head).toBe("classic-2, 200 positions a move, seed 7");
    const [, wins, draws, losses] = /^alpha-beta: (\d) wins, (\d) draws, (\d) losses; /.exec(strong!)!.map(Number);
    expect(wins! + draws! + losses!).toBe(4);
    expect(weak).toContain(`greedy: ${losses} wins, ${draws} draws, ${wins} losses; `);
    expect(sum).toMatch(/^4 games of \d+\.\d turns on average; ended by /);
    expect(err.split("\n").filter(Boolean)).toHaveLength(4);
    expect(err).toContain("\n4/4 games: alpha-beta ");

    const verified = await run(["verify", file]);
    expect(verified.err).toBe("");
    expect(verified.code).toBe(0);
    expect(verified.out.match(/ game \d+ valid /g)).toHaveLength(4);
    const records = readFileSync(file, "utf8").split(/\n\n(?=\[Format)/);
    const tag = (record: string, name: string): string | undefined =>
      new RegExp(`\\[${name} "(.*)"\\]`).exec(record)?.[1];
    expect(records.map((record) => tag(record, "Round"))).toEqual(["1", "2", "3", "4"]);
    expect(records.map((record) => tag(record, "White"))).toEqual(["alpha-beta", "greedy", "alpha-beta", "greedy"]);
    expect(records.map((record) => tag(record, "Black"))).toEqual(["greedy", "alpha-beta", "greedy", "alpha-beta"]);
    // Both bots meet the same random opening; the next pair of games has another.
    const openings = records.map((record) => /\n1\. (\S+ \S+)\s2\. (\S+ \S+)/.exec(record)?.slice(1).join(" "));
    expect(openings[0]).toBe(openings[1]);
    expect(openings[2]).toBe(openings[3]);
    expect(openings[0]).not.toBe(openings[2]);

    const again = join(folder, "again.txt");
    expect((await match(words.replace(file, again))).out).toBe(out);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(file, "utf8"));
  });

  test.each([
    ["classic-3", "greedy,random", 3],
    ["long-jump-6", "greedy,random", 2],
    ["doubles-2x2", "alpha-beta,random", 2],
    ["doubles-3x2", "greedy,alpha-beta,random", 1],
    ["fifteen-2", "greedy,random", 2],
  ])("%s with %s has places", { timeout: 120_000 }, async (variant, bots, games) => {
    const file = join(folder, `${variant}.txt`);
    const { code, out, err } = await match(
      `--variant ${variant} --bots ${bots} --games ${games} --nodes 60 --out ${file}`,
    );
    expect(err).not.toContain("match:");
    expect(code).toBe(0);
    for (const name of bots.split(",")) expect(out).toContain(`\n${name}: `);
    const verified = await run(["verify", file]);
    expect(verified.code).toBe(0);
    expect(verified.out.match(/ game \d+ valid /g)).toHaveLength(games);
  });

  test("greedy beats random in every one of twenty games", { timeout: 120_000 }, async () => {
    const { out } = await match("--bots greedy,random --games 20 --seed 3");
    expect(out).toContain("\ngreedy: 20 wins, 0 draws, 0 losses; 100.0 % won");
  });

  test("can be stopped between games, and counts what was played", { timeout: 60_000 }, async () => {
    let out = "";
    let games = 0;
    const code = await main(
      ["--bots", "greedy,random", "--games", "50"],
      {
        out: (text) => {
          out += text;
        },
        err: () => {},
      },
      () => games++ >= 2,
    );
    expect(code).toBe(0);
    expect(out).toContain("\n2 games of ");
  });
});

describe("arguments", () => {
  test("--help shows every option", async () => {
    const { code, out, err } = await match("--help");
    expect(code).toBe(0);
    expect(err).toBe("");
    for (const option of ["variant", "bots", "games", "ms", "nodes", "seed", "opening", "jobs", "out", "help"]) {
      expect(out).toContain(`--${option} `);
    }
  });

  test.each([
    [
      "--variant chess",
      '--variant must be one of classic-2, classic-3, classic-4, classic-6, long-jump-2, long-jump-6, fifteen-2, doubles-2x2, doubles-3x2, not "chess"',
    ],
    ["--variant __proto__", "--variant must be one of"],
    ["--bots greedy,deep-blue", '--bots: there is no bot "deep-blue", only alpha-beta, greedy, random'],
    ["--bots greedy", "--bots takes from 2 to 2 names for classic-2, not 1"],
    ["--bots greedy,greedy,greedy", "--bots takes from 2 to 2 names for classic-2, not 3"],
    ["--bots toString,greedy", '--bots: there is no bot "toString"'],
    ["--games 0", '--games must be an integer from 1 to 1000000, not "0"'],
    ["--games 1e3", '--games must be an integer from 1 to 1000000, not "1e3"'],
    ["--games=-3", '--games must be an integer from 1 to 1000000, not "-3"'],
    ["--games -3", "Option '--games' argument is ambiguous"],
    ["--games", "Option '--games <value>' argument missing"],
    ["--ms fast", '--ms must be an integer from 1 to 3600000, not "fast"'],
    ["--nodes 0", "--nodes must be an integer from 1"],
    ["--seed 9999999999", "--seed must be an integer from 0 to 2147483647"],
    ["--opening 21", "--opening must be an integer from 0 to 20"],
    ["--jobs 0", "--jobs must be an integer from 1 to 256"],
    ["--depth 3", "Unknown option '--depth'"],
    ["classic-2", "Unexpected argument 'classic-2'"],
    ["--out /no/such/folder/games.txt", "--out: /no/such/folder/games.txt cannot be written (ENOENT)"],
  ])("%s is refused", async (words, message) => {
    const { code, out, err } = await match(words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(`match: ${message}`);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(err).toContain("(--help shows all)");
  });
});

test("the interval is that of Wilson", () => {
  // From the formula by hand: 8 of 10 at z = 1.959964.
  const [low, high] = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  // All of n: from n / (n + z²) to 1.
  expect(wilson(20, 20)[0]).toBeCloseTo(20 / (20 + 1.959964 ** 2), 6);
  expect(wilson(20, 20)[1]).toBe(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
