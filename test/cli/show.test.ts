import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGame, formatPosition } from "../../src/index.ts";
import { blackWins, record, replyDue, short } from "./_records.ts";
import { run } from "./_run.ts";

let folder = "";
let games = "";
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sternhalma-"));
  games = file("games.txt", blackWins + short);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const start = `            k
           k k
          k k k
         k k k k
. . . . . . . . . . . . .
 . . . . . . . . . . . .
  . . . . . . . . . . .
   . . . . . . . . . .
    . . . . . . . . .
   . . . . . . . . . .
  . . . . . . . . . . .
 . . . . . . . . . . . .
. . . . . . . . . . . . .
         w w w w
          w w w
           w w
            w
`;

describe("sternhalma show, positions", () => {
  test("a variant by its id, a text, words, a file, standard input", async () => {
    const expected = { code: 0, out: `${start}round 1, white to move\n`, err: "" };
    const text = formatPosition(createGame("classic-2"));
    expect(await run(["show", "classic-2"])).toEqual(expected);
    expect(await run(["show", text])).toEqual(expected);
    expect(await run(["show", ...text.split(" ")])).toEqual(expected);
    expect(await run(["show", file("position.txt", `${text}\n`)])).toEqual(expected);
    expect(await run(["show", "-"], { input: `\ufeff\n${text}\r\n` })).toEqual(expected);
  });

  test("--from turns the star, --names names the cells, --piece marks what a piece can do", async () => {
    const turned = (await run(["show", "classic-2", "--from", "black"])).out.split("\n");
    expect([turned[0]?.trim(), turned[16]?.trim()]).toEqual(["w", "k"]);
    expect((await run(["show", "classic-2", "--names"])).out).toContain("Wm1");
    const marked = (await run(["show", "classic-2", "--piece", "l3"])).out;
    expect(marked.match(/\[.\]/g)).toEqual(["[.]", "[.]"]);
  });

  test("--svg writes one svg element", async () => {
    const { out, code } = await run(["show", "classic-6", "--svg", "--size", "20", "--from=green"]);
    expect(code).toBe(0);
    expect(out.startsWith("<svg ")).toBe(true);
    expect(out.endsWith("</svg>\n")).toBe(true);
  });

  test("colours only where they are seen", async () => {
    expect((await run(["show", "classic-2"], { colors: true })).out).toContain("\u001b[");
    expect((await run(["show", "classic-2"])).out).not.toContain("\u001b[");
  });
});

describe("sternhalma show, records", () => {
  test("each game with title, final position and places", async () => {
    const { code, out } = await run(["show", games]);
    expect(code).toBe(0);
    const parts = out.split("\n\n");
    expect(parts[0]).toContain("games.txt game 1: long-jump-2, White Ana, Black Rui\n");
    expect(parts[0]).toMatch(/\nover: arrival, white=2 black=1$/);
    expect(parts[1]).toContain("games.txt game 2: classic-2\n");
    expect(parts[1]).toMatch(/\nround 2, white to move$/);
  });

  test("several files, in order", async () => {
    const other = file("other.txt", short);
    const { code, out } = await run(["show", games, other, games]);
    expect(code).toBe(0);
    expect(out.match(/(games|other)\.txt game \d/g)).toEqual([
      "games.txt game 1",
      "games.txt game 2",
      "other.txt game 1",
      "games.txt game 1",
      "games.txt game 2",
    ]);
  });

  test("R6.4 a due reply is told", async () => {
    expect((await run(["show", "-"], { input: replyDue })).out).toContain("round 6, black to move, the last reply\n");
  });

  test("--game and --ply choose; ply 0 is the start; --last marks the move", async () => {
    const first = await run(["show", games, "--game", "2", "--ply", "0"]);
    expect(first.out).toBe(`${games} game 2: classic-2, ply 0 of 2\n${start}round 1, white to move\n\n`);
    const last = await run(["show", games, "--game", "2", "--ply", "1", "--last"]);
    expect(last.out.match(/\(.\)/g)).toEqual(["(w)", "(.)"]);
    expect((await run(["show", games, "--svg"])).out.match(/<svg /g)?.length).toBe(1);
  });

  test("of a game that is wrong the good part is drawn, and the fault told", async () => {
    const bad = file("bad.txt", record("l4-l5 e14-e12 *") + record("l4-l5 zz *") + short);
    const { code, out, err } = await run(["show", bad]);
    expect(code).toBe(1);
    expect(out.match(/ game \d/g)).toEqual([" game 1", " game 3"]);
    expect(out).toContain("round 1, black to move");
    expect(err.split("\n").map((line) => line.replace(/^.*bad\.txt/, "bad.txt").replace(/: [^:]*$/, ""))).toEqual([
      "bad.txt:4:7: game 1 round 1 black e14-e12 NO_BRIDGE",
      "bad.txt:9:7: game 2 BAD_TOKEN",
      "",
    ]);
    expect((await run(["show", bad, "--game", "1", "--ply", "1"])).code).toBe(0);
  });
});

describe("sternhalma show, wrong use", () => {
  test("text of several lines that is no record is not read as a position", async () => {
    const { code, err } = await run(["show", file("notes.txt", `hello\n${blackWins}`)]);
    expect(code).toBe(2);
    expect(err).toContain("notes.txt: is neither a position, which is one line, nor records");
  });

  test.each([
    [["show"], "no position or file is given"],
    [["show", "clasic-2"], "clasic-2: no such file, and no variant or position. Did you mean classic-2?"],
    [["show", "no/such/file.txt"], "no/such/file.txt: no such file"],
    [["show", "classic-2", "--ply", "1"], "option --ply is for recorded games"],
    [["show", "classic-2", "--game", "1"], "option --game is for recorded games"],
    [["show", "classic-2", "--size", "9"], "option --size goes with --svg"],
    [["show", "classic-2", "--svg", "--size", "0"], "option --size must be a whole number 4 to 1000"],
    [["show", "classic-2", "--from", "blak"], 'not "blak". Did you mean black?'],
    [["show", "classic-2", "--piece", "i9"], "EMPTY_CELL"],
    [["show", "classic-2", "k/kk"], "ROW_COUNT"],
    [["show", "a.txt", "b.txt"], "position:1:1:"],
    [["show", "package.json", "b.txt"], "b.txt: no such file"],
    [["show", "."], ".: is a directory"],
    [["show", "-"], "-: has 0 games"],
  ])("%j", async (words, message) => {
    const { code, out, err } = await run(words);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect([code, out]).toEqual([2, ""]);
  });

  test("a game or ply that there is not, a position file that is wrong", async () => {
    expect((await run(["show", games, "--game", "3"])).err).toContain("has 2 games, so there is no game 3");
    expect((await run(["show", games, "--ply", "3"])).err).toContain("game 2 has 2 plies, not 3");
    const wrong = await run(["show", file("wrong.txt", "classic-2 k w\n")]);
    expect([wrong.code, wrong.out]).toEqual([2, ""]);
    expect(wrong.err).toMatch(/wrong\.txt:1:11: .*\(ROW_COUNT\)/);
    const long = await run(["show", file("long.txt", "x".repeat(70_000))]);
    expect(long.err).toContain("is larger than 65536 bytes");
  });
});
