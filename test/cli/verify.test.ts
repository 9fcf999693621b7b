import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blackWins, pieces, record, replyDue, short } from "./_records.ts";
import { type Ran, run, type World } from "./_run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sternhalma-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const verify = (input: World["input"], ...words: string[]): Promise<Ran> =>
  run(["verify", ...words, "-"], input === undefined ? {} : { input });

const lines = (text: string): string[] => text.split("\n").slice(0, -1);

interface Line {
  readonly findings: readonly { readonly code: string }[];
  readonly warnings: readonly { readonly code: string }[];
}

const firstJson = (ran: Ran): Line => JSON.parse(lines(ran.out)[0] as string) as Line;

describe("sternhalma verify, games that are right", () => {
  test("a line a game, with places, reason and plies, and a sum", async () => {
    const { code, out, err } = await verify(blackWins + replyDue + short);
    expect(lines(out)).toEqual([
      "-:1: game 1 valid white=2 black=1 (arrival) 6 plies",
      "-:10: game 2 valid unfinished (black to move) 11 plies",
      "-:15: game 3 valid unfinished (white to move) 2 plies",
      "1 file, 3 games: 3 valid, 0 mismatch, 0 invalid, 19 plies",
    ]);
    expect([code, err]).toEqual([0, ""]);
  });

  test("--json: fields in a stable order, no sum unless --summary", async () => {
    const { out, code } = await verify(blackWins, "--json");
    expect(out).toBe(
      '{"file":"-","game":1,"line":1,"offset":0,"status":"valid","variant":"long-jump-2","plies":6,"reason":"arrival","by":null,"places":{"black":1,"white":2},"problems":[],"findings":[],"warnings":[]}\n',
    );
    expect(code).toBe(0);
    const summed = await verify(blackWins, "--json", "--summary");
    expect(lines(summed.out)[1]).toBe(
      '{"summary":{"files":1,"unreadable":0,"games":1,"valid":1,"mismatch":0,"invalid":0,"plies":6,"warnings":0,"complete":true}}',
    );
  });

  test("resignation and flag name who left", async () => {
    const { out } = await verify(record("l4-l5 white resigns") + record("l4-l5 black flags"));
    expect(lines(out).slice(0, 2)).toEqual([
      "-:1: game 1 valid white=2 black=1 (resignation by white) 1 ply",
      "-:6: game 2 valid white=1 black=2 (time by black) 1 ply",
    ]);
  });

  test("files, gzip by its content, several members, and JSON Lines", async () => {
    const plain = file("a.txt", short);
    const packed = file("b.txt.gz", Buffer.concat([gzipSync(short), gzipSync(short)]));
    const converted = (await run(["convert", "--to", "json", plain])).out;
    const jsonl = file("c.jsonl", converted + converted);
    const { code, out } = await run(["verify", plain, packed, jsonl]);
    expect(lines(out).map((line) => line.replace(`${folder}/`, ""))).toEqual([
      "a.txt:1: game 1 valid unfinished (white to move) 2 plies",
      "b.txt.gz:1: game 1 valid unfinished (white to move) 2 plies",
      "b.txt.gz:6: game 2 valid unfinished (white to move) 2 plies",
      "c.jsonl:1: game 1 valid unfinished (white to move) 2 plies",
      "c.jsonl:2: game 2 valid unfinished (white to move) 2 plies",
      "3 files, 5 games: 5 valid, 0 mismatch, 0 invalid, 10 plies",
    ]);
    expect(code).toBe(0);
    expect(lines((await verify(gzipSync(short))).out)[0]).toBe("-:1: game 1 valid unfinished (white to move) 2 plies");
  });

  test("however the stream is cut, the answer is the same", async () => {
    const bytes = new TextEncoder().encode(blackWins + short);
    const whole = await verify(bytes, "--json");
    async function* single(): AsyncGenerator<Uint8Array> {
      for (const byte of bytes) yield Uint8Array.of(byte);
    }
    expect(await verify(single(), "--json")).toEqual(whole);
    async function* packed(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(0);
      for (const byte of gzipSync(bytes)) yield Uint8Array.of(byte);
    }
    expect(await verify(packed(), "--json")).toEqual(whole);
  });

  test("--relative: each record gives the same line wherever the stream is cut; --id tells a tag", async () => {
    const tagged = (number: number, moves: string): string =>
      record(moves, `[Variant "classic-2"]\n[Round "${number}"]`);
    const games = [tagged(1, "l4-l5 *"), tagged(2, "l4-l6 *"), short, tagged(4, "l4 zz *"), tagged(5, "m4-m5 *")];
    const words = ["--json", "--relative", "--id", "Round"];
    const whole = await verify(games.join(""), ...words);
    const parts = await Promise.all([
      verify(games.slice(3).join(""), ...words),
      verify(games.slice(0, 3).join(""), ...words),
    ]);
    const sorted = (text: string): string[] => lines(text).sort();
    expect(sorted(parts.map(({ out }) => out).join(""))).toEqual(sorted(whole.out));
    expect(lines(whole.out)[1]).toMatch(
      /^\{"id":"2","status":"invalid",.*"problems":\[\{"code":"NO_BRIDGE",.*"line":5,"column":1,/,
    );
    expect(lines(whole.out)[2]).toMatch(/^\{"id":null,"status":"valid",/);
    // A record that cannot be read is told by its tag too.
    expect(lines(whole.out)[3]).toMatch(/^\{"id":"4","status":"invalid",.*"MOVE_TOO_SHORT"/);
    expect(lines((await verify(games[1] as string, "--json", "--id", "Round")).out)[0]).toMatch(
      /^\{"file":"-","game":1,"line":1,"offset":0,"id":"2",/,
    );
  });

  test("an empty input holds no game", async () => {
    expect(await verify("")).toEqual({
      code: 0,
      out: "1 file, 0 games: 0 valid, 0 mismatch, 0 invalid, 0 plies\n",
      err: "",
    });
  });

  test("--quiet says nothing of games that are valid", async () => {
    const { out } = await verify(short + record("l4-l7 *") + short, "-q");
    expect(lines(out).length).toBe(2);
    expect((await verify(short, "-q", "--json")).out).toBe("");
  });
});

describe("sternhalma verify, games that are wrong", () => {
  test("the first fault with line, column, round, seat, move and why; the rest is still checked", async () => {
    const { code, out, err } = await verify(record("1. l4-l5 e14-e13 2. l5-l7 *") + short);
    expect(lines(out)).toEqual([
      "-:4:21: game 1 round 2 white l5-l7 NO_BRIDGE: l5-l7, no piece to jump over",
      "-:6: game 2 valid unfinished (white to move) 2 plies",
      "1 file, 2 games: 1 valid, 0 mismatch, 1 invalid, 4 plies",
    ]);
    expect([code, err]).toEqual([1, ""]);
  });

  test("a false claim is no fault of the moves: a mismatch, unless only the moves are asked for", async () => {
    const claims = record(
      "l4-l5 black resigns",
      '[Variant "classic-2"]\n[Result "black=1 white=2"]\n[Termination "time"]',
    );
    const { code, out } = await verify(claims);
    expect(code).toBe(1);
    expect(lines(out)[0]).toMatch(/^-:3:1: game 1 mismatch 1 ply RESULT_MISMATCH: .*; TERMINATION_MISMATCH: /);
    const checked = firstJson(await verify(claims, "--json"));
    expect(checked).toMatchObject({ status: "mismatch", reason: "resignation", by: "black", problems: [] });
    expect(checked.findings.map((finding) => finding.code)).toEqual(["RESULT_MISMATCH", "TERMINATION_MISMATCH"]);
    const only = await verify(claims, "--moves-only");
    expect(only.code).toBe(0);
    expect(lines(only.out)[0]).toBe("-:1: game 1 valid white=1 black=2 (resignation by black) 1 ply");
  });

  test("--fail-fast stops at the first", async () => {
    const { code, out } = await verify(short + record("l4-l7 *") + short, "--fail-fast");
    expect(code).toBe(1);
    expect(lines(out).length).toBe(3);
    expect(lines(out)[2]).toBe("stopped early: 1 file, 2 games: 1 valid, 0 mismatch, 1 invalid, 2 plies");
    const summed = await verify(record("l4-l7 *") + short, "--fail-fast", "--json", "--summary");
    expect(lines(summed.out)[1]).toContain('"complete":false');
    const unreadable = await run(["verify", "--fail-fast", join(folder, "none"), file("z.txt", short)]);
    expect(unreadable.code).toBe(2);
    expect(lines(unreadable.out)).toEqual([
      "stopped early: 1 file, 1 unreadable, 0 games: 0 valid, 0 mismatch, 0 invalid, 0 plies",
    ]);
  });

  test("--lenient repairs with a warning each, counted or listed", async () => {
    const dirty = record("1. l4xl5 e14>e13 3. m4-m5 *");
    expect((await verify(dirty)).code).toBe(1);
    const counted = await verify(dirty, "--lenient");
    expect(counted.code).toBe(0);
    expect(lines(counted.out)[0]).toBe("-:1: game 1 valid unfinished (black to move) 3 plies, 3 warnings");
    const listed = lines((await verify(dirty, "--lenient", "--warnings")).out);
    expect(listed.slice(1, 4).map((line) => line.replace(/: .*/, ""))).toEqual(["-:4:4", "-:4:10", "-:4:18"]);
    const checked = firstJson(await verify(dirty, "--lenient", "--json"));
    expect(checked.warnings.length).toBe(3);
  });

  test("R14: a start that no game leads to is a warning", async () => {
    const board = "1/2/3/4/13/12/11/10/4wk3/10/11/12/13/4/3/2/1";
    const puzzle = record("1. i9-i10 *").replace("\n\n", `\n[Position "classic-2 ${board} w 1 0,0 - -"]\n\n`);
    const text = await verify(puzzle, "--warnings");
    expect(text.code).toBe(0);
    expect(lines(text.out).slice(0, 2)).toEqual([
      "-:1: game 1 valid unfinished (black to move) 1 ply, 1 warning",
      "-:3:12: game 1 warning UNREACHABLE_START: Piece count: white: 1 (expected 10)",
    ]);
    expect(firstJson(await verify(puzzle, "--json")).warnings).toMatchObject([{ code: "UNREACHABLE_START", line: 3 }]);
  });

  test("--variant, --naming, --seats, --rotate and --skips read records of other systems", async () => {
    // l4-l5 by numbers: row 4 is places 111 to 114, row 5 places 98 to 110 (R1.5).
    const numbers = record("113-105 *");
    expect((await verify(numbers)).code).toBe(1);
    expect((await verify(numbers, "--naming", "index")).code).toBe(0);
    // Seen from the other side: turned by half, black's l4-l5 is white's.
    const turned = record("f14-f13 *");
    expect((await verify(turned)).code).toBe(1);
    expect((await verify(turned, "--rotate", "3")).code).toBe(0);
    const names = record("l4-l5 P2 resigns", '[Variant "classic-2"]\n[Result "P1=1 P2=2"]');
    expect((await verify(names)).code).toBe(1);
    expect((await verify(names, "--seats", "P1=white,P2=black")).code).toBe(0);
    const long = record("j4-i5 e14-e13 k3-g7 *");
    expect(lines((await verify(long)).out)[0]).toContain("LONG_JUMP");
    expect((await verify(long, "--variant", "long-jump-2")).code).toBe(0);
  });

  test("budgets of bytes and plies have their own codes", async () => {
    expect(lines((await verify(short, "--max-plies", "1")).out)[0]).toContain("TOO_MANY_PLIES");
    expect(lines((await verify(short, "--max-record-bytes", "30")).out)[0]).toContain("RECORD_TOO_LONG");
  });
});

describe("sternhalma verify, input that is no record", () => {
  const nested = `${"{".repeat(10_000)}${"}".repeat(10_000)}`;
  const utf16 = Buffer.from(short, "utf16le");
  const hostileRules = `[Variant "club"]\n[Rules "{\\"__proto__\\": {\\"seats\\": 1}}"]`;
  const cases: [string, string | Uint8Array, string, number, number][] = [
    ["half a record", '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-', "-:4:7", 1, 0],
    ["a tag cut in two", '[Format "1"]\n[Variant "clas', "-:2", 1, 0],
    ["an unknown format", '[Format "2"]\n[Variant "classic-2"]\n\n*\n', "-:1", 1, 0],
    ["an unknown variant", record("*", '[Variant "clasic-2"]'), "-:2:11", 1, 0],
    ["a comment that is never closed", record("l4-l5 { *"), "-:4:7", 1, 0],
    ["deeply nested comments", record(`l4-l5 ${nested} *`), "-:4:8", 1, 0],
    ["hostile rules", record("*", hostileRules), "-:3", 1, 0],
    ["rules that are no JSON", record("*", '[Variant "club"]\n[Rules "{"]'), "-:3", 1, 0],
    ["NUL bytes", record("l4-l5 \u0000 *"), "-:4:7", 1, 0],
    ["wrong UTF-8", Buffer.concat([Buffer.from(record("l4-l5 *").slice(0, -3)), Buffer.of(0xff, 10)]), "-:4:7", 1, 0],
    ["binary", Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251), "-:1", 1, 0],
    ["UTF-16", Buffer.concat([Buffer.of(0xff, 0xfe), utf16]), "-:1", 1, 0],
    ["a text without any record", "hello\nworld\n", "-:1:1", 1, 0],
    ["JSON that is no record", '{"format":1}\n[1,2]\n', "-:1", 2, 0],
    ["two records glued on one line", `${short.trimEnd()}[Format "1"]\n[Variant "classic-2"]\n\n*\n`, "-:4", 1, 0],
    ["tags like a prototype's", record("l4-l5 *", '[Variant "classic-2"]\n[__proto__ "x"]'), "-:3", 1, 0],
    ["a tag like a constructor", record("l4-l5 *", '[Variant "classic-2"]\n[constructor "x"]'), "-:1", 0, 1],
    ["CRLF", short.replaceAll("\n", "\r\n"), "-:1", 0, 1],
    ["a byte order mark", `\ufeff${short}`, "-:1", 0, 1],
    ["no final newline", short.trimEnd(), "-:1", 0, 1],
  ];
  test.each(cases)("%s", async (_, input, place, invalid, valid) => {
    const ran = await verify(input);
    expect(ran.code).toBe(invalid > 0 ? 1 : 0);
    expect(ran.err).toBe("");
    expect(ran.out).not.toMatch(/\n\s+at /);
    const [first] = lines(ran.out);
    expect(first?.slice(0, place.length)).toBe(place);
    if (invalid > 0) expect(first).toMatch(/ [A-Z]+(_[A-Z0-9]+)*: /);
    expect(ran.out).toContain(`${valid} valid, 0 mismatch, ${invalid} invalid`);
  });

  test("a record behind each of them is still checked", async () => {
    const text = (input: string | Uint8Array): Uint8Array => Buffer.from(input);
    for (const [name, input, , invalid, valid] of cases) {
      // Behind a byte order mark or a gzip head nothing differs; UTF-16 has no line breaks of one byte.
      const { out } = await verify(Buffer.concat([text(input), text("\n"), text(short)]));
      expect([name, out]).toEqual([
        name,
        expect.stringContaining(`${valid + 1} valid, 0 mismatch, ${invalid} invalid`),
      ]);
    }
  });

  test("control characters of a record never reach the terminal", async () => {
    const { out } = await verify(record("l4-l5 \u001b[2J *", '[Variant "classic-2"]\n[Event "\u001b[31m"]'));
    expect(out).not.toContain("\u001b");
  });

  test("a line of 12 MB is dropped while it is read, and what follows is checked", { timeout: 60_000 }, async () => {
    const before = process.memoryUsage().heapUsed;
    const { code, out } = await verify(
      pieces('[Format "1"]\n[Variant "classic-2"]\n\n', "l4-l5 ".repeat(10_000), 200, `\n${short}`),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^-:1\S*: game 1 RECORD_TOO_LONG/);
    expect(out).toContain("1 valid, 0 mismatch, 1 invalid");
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100e6);
  });

  test("twenty thousand empty records have a problem each", { timeout: 60_000 }, async () => {
    const { code, out } = await verify(pieces("", '[Format "1"]\n'.repeat(1000), 20, ""), "-q");
    expect(code).toBe(1);
    expect(lines(out).length).toBe(20_001);
    expect(lines(out)[19_999]).toMatch(/^-:20000\S*: game 20000 VARIANT_MISSING: /);
  });
});

describe("sternhalma verify, files that cannot be read", () => {
  test("each is told, the others are checked, and the exit code is 2", async () => {
    const good = file("good.txt", short);
    const damaged = file("damaged.gz", gzipSync(short.repeat(50)).fill(0, 30, 60));
    const cut = file("cut.gz", gzipSync(short.repeat(50)).subarray(0, 60));
    const { code, out, err } = await run(["verify", join(folder, "none.txt"), folder, damaged, cut, good]);
    expect(code).toBe(2);
    const told = lines(err.replaceAll(`${folder}/`, "").replace(folder, "folder"));
    expect(told).toEqual([
      "sternhalma: none.txt: no such file",
      "sternhalma: folder: is a directory",
      "sternhalma: damaged.gz: is damaged gzip",
      "sternhalma: cut.gz: is gzip that ends too early",
    ]);
    expect(out).toContain("good.txt:1: game 1 valid");
    expect(lines(out).at(-1)).toMatch(/^5 files, 4 unreadable, /);
  });

  test("a name with NUL, a name that is too long", async () => {
    const { code, err } = await run(["verify", "a\u0000b", "x".repeat(5000)]);
    expect(code).toBe(2);
    expect(err).toBe(
      `sternhalma: a\ufffdb: no file can have this name\nsternhalma: ${"x".repeat(5000)}: the name is too long\n`,
    );
  });

  test("wrong use", async () => {
    for (const [words, message] of [
      [["verify"], "no file is given"],
      [["verify", "--max-plies", "x", "-"], "option --max-plies must be a whole number"],
      [["verify", "--relative", "-"], "option --relative goes with --json"],
      [["verify", "--rotate", "6", "-"], "option --rotate must be a whole number 0 to 5"],
      [["verify", "--seats", "white", "-"], "option --seats needs pairs"],
      [["verify", "--seats", "1=whit", "-"], "Did you mean white?"],
      [["verify", "--seats", "__proto__=purple", "-"], "option --seats needs pairs"],
      [["verify", "--variant", "clasic-2", "-"], "UNKNOWN_VARIANT"],
      [["verify", "--failfast", "-"], "unknown option --failfast. Did you mean --fail-fast?"],
    ] as const) {
      const ran = await run(words);
      expect([ran.code, ran.out]).toEqual([2, ""]);
      expect(ran.err).toContain(message);
    }
  });
});

describe("sternhalma verify, long runs", () => {
  test("shows progress to somebody who watches, and only there", async () => {
    let now = 0;
    const world: World = { input: short.repeat(5), watched: true, columns: 60, now: () => (now += 300) };
    const { out, err } = await run(["verify", "-"], world);
    expect(lines(out).length).toBe(6);
    expect(err).toContain("\r3 games, ");
    expect(err).toMatch(/, [\d ]+ plies\/s, 0 faults\W/);
    expect(err.endsWith("\r\u001b[K")).toBe(true);
    now = 0;
    expect((await run(["verify", "-"], { ...world, input: short.repeat(5), watched: false })).err).toBe("");
  });

  test("knows how much is left when all sizes are known", async () => {
    let now = 0;
    const path = file("five.txt", short.repeat(5));
    const { err } = await run(["verify", path, path], { watched: true, now: () => (now += 300) });
    expect(err).toMatch(/, 50 %, 0:0\d left/);
    expect(err).toMatch(/, 100 %, 0:00 left/);
  });

  test("--fail-fast does not wait for input that never comes, packed or not", async () => {
    const wrong = record("l4-l6 *") + short;
    for (const bytes of [Buffer.from(wrong), gzipSync(wrong).subarray(0, -4)]) {
      async function* slow(): AsyncGenerator<Uint8Array> {
        yield bytes;
        await new Promise(() => {});
      }
      const { code, out } = await run(["verify", "--fail-fast", "-"], { input: slow() });
      expect(code).toBe(1);
      expect(out).toContain("stopped early: 1 file, 1 game: 0 valid, 0 mismatch, 1 invalid");
    }
  });

  test("an interrupt ends with the sum of what was done so far, without the game that was cut", async () => {
    let stop = (): void => {};
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(short + short + short.slice(0, 50));
      stop();
      // Input that never comes again.
      await new Promise(() => {});
    }
    const { code, out } = await run(["verify", "-"], {
      input: slow(),
      onInterrupt: (ask) => {
        stop = ask;
      },
    });
    expect(code).toBe(130);
    expect(lines(out).at(-1)).toMatch(/^stopped early: 1 file, 2 games: 2 valid/);
  });

  test("waits for slow output, and gathers no more than a little meanwhile", async () => {
    let waiting = 0;
    let most = 0;
    const { code } = await run(["verify", "-"], {
      input: pieces("", short.repeat(200), 20, ""),
      write: async (text) => {
        waiting += text.length;
        most = Math.max(most, waiting);
        await new Promise((resolve) => setTimeout(resolve, 1));
        waiting -= text.length;
      },
    });
    expect(code).toBe(0);
    expect(most).toBeLessThan(200_000);
  });
});
