import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { verbs } from "../../src/cli/main.ts";
import { nearest } from "../../src/cli/nearest.ts";
import { run } from "./_run.ts";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

describe("help and version", () => {
  test("--help and -h, of the whole and of each verb, say what there is", async () => {
    const { code, out, err } = await run(["--help"]);
    expect([code, err]).toEqual([0, ""]);
    for (const { name } of verbs) expect(out).toContain(`\n  ${name} `);
    expect((await run(["-h"])).out).toBe(out);
    expect((await run(["help"])).out).toBe(out);
    for (const { name, options } of verbs) {
      const own = await run([name, "--help"]);
      expect([own.code, own.err]).toEqual([0, ""]);
      expect(own.out).toContain(`Usage: sternhalma ${name} `);
      for (const option of options) expect(own.out).toContain(`--${option.name}`);
      expect((await run([name, "-h"])).out).toBe(own.out);
      expect((await run(["help", name])).out).toBe(own.out);
    }
  });

  test("no line of a help is wider than 72 columns", async () => {
    for (const words of [["--help"], ...verbs.map(({ name }) => [name, "--help"])]) {
      const { out } = await run(words);
      expect(out.split("\n").filter((line) => line.length > 72)).toEqual([]);
    }
  });

  test("--version, alone and behind each verb, is the package's", async () => {
    for (const words of [["--version"], ...verbs.map(({ name }) => [name, "--version"])]) {
      expect(await run(words)).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
    }
  });

  test("without a verb the help goes to standard error, and the exit code is 2", async () => {
    const { code, out, err } = await run([]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("Usage: sternhalma VERB");
  });
});

describe("wrong use", () => {
  test.each([
    [["verfy"], 'there is no verb "verfy". Did you mean verify?'],
    [["help", "mvoes"], 'there is no verb "mvoes". Did you mean moves?'],
    [["xyzzy"], 'there is no verb "xyzzy".\nTry "sternhalma --help".'],
    [["__proto__"], 'there is no verb "__proto__"'],
    [["\u001b[31m"], 'there is no verb "\ufffd[31m"'],
    [["-"], 'there is no verb "-"'],
    [[""], 'there is no verb ""'],
    [["--jsn"], "unknown option --jsn"],
    [["moves", "--jsno", "classic-2"], "unknown option --jsno. Did you mean --json?"],
    [["moves", "-x", "classic-2"], "unknown option -x."],
    [["moves", "--__proto__=1", "classic-2"], "unknown option --__proto__."],
    [["moves", "--constructor", "classic-2"], "unknown option --constructor."],
    [["moves", "--json=yes", "classic-2"], "option --json takes no value"],
    [["moves", "classic-2", "--piece"], "option --piece needs a value: CELL"],
    [["moves", "classic-2", "--piece="], "option --piece needs a value: CELL"],
    [["moves", "--piece", "--json", "classic-2"], "option --piece needs a value: CELL"],
    [["moves", "classic-2", "--piece", "l3", "--piece", "l4"], "option --piece is given twice"],
    [["moves", "--naming", "gamers", "classic-2"], 'not "gamers". Did you mean gamerz?'],
    [["moves"], "no position is given"],
    [["moves", "-"], "UNKNOWN_VARIANT"],
  ])("%j", async (words, message) => {
    const { code, out, err } = await run(words);
    expect(err).toContain(`sternhalma: `);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect([code, out]).toEqual([2, ""]);
  });

  test("what follows -- is no option", async () => {
    expect((await run(["moves", "--", "--json"])).err).toContain('there is no variant "--json"');
  });

  test("the nearest word", () => {
    const known = ["verify", "show", "moves", "perft", "convert"];
    expect(nearest("vreify", known)).toBe("verify");
    expect(nearest("SHOW", known)).toBe("show");
    expect(nearest("con", known)).toBe("convert");
    expect(nearest("q", known)).toBe(undefined);
    expect(nearest("v".repeat(100_000), known)).toBe(undefined);
  });
});
