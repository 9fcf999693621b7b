import { describe, expect, test } from "vitest";
import { blackWins, record, short } from "./_records.ts";
import { run } from "./_run.ts";

const rich = record(
  "{ before } 1. l4-l5 {[%clk 0:05:00]} e14-e13 2. m3-l4 ; to the end\nblack resigns",
  '[Variant "classic-2"]\n[Event "a \\"b\\" \\\\"]\n[White "Ana"]\n[Result "white=1 black=2"]\n[Termination "resignation"]',
);

describe("sternhalma convert", () => {
  test("text to JSON and back gives the same text, tags, comments and numbers kept", async () => {
    const text = (await run(["convert", "-"], { input: rich + blackWins })).out;
    const json = await run(["convert", "--to", "json", "-"], { input: text });
    expect([json.code, json.err]).toEqual([0, ""]);
    expect(json.out.split("\n").length).toBe(3);
    const [first] = json.out.split("\n").map((line) => line && JSON.parse(line));
    expect(first).toMatchObject({ format: 1, variant: "classic-2", ending: { reason: "resignation", by: "black" } });
    expect(first.tags).toEqual([
      ["Event", 'a "b" \\'],
      ["White", "Ana"],
    ]);
    expect((await run(["convert", "--to", "text", "-"], { input: json.out })).out).toBe(text);
    expect(text).toContain("{[%clk 0:05:00]}");
  });

  test("what it writes verifies", async () => {
    const { out } = await run(["convert", "--to=json", "-"], { input: rich + blackWins + short });
    expect((await run(["verify", "-"], { input: out })).out).toContain("3 valid, 0 mismatch, 0 invalid");
  });

  test.each(["index", "axial", "gamerz"])("from our names to %s and back", async (naming) => {
    const ours = (await run(["convert", "-"], { input: blackWins })).out;
    const theirs = await run(["convert", "--to-naming", naming, "-"], { input: ours });
    expect(theirs.code).toBe(0);
    expect(theirs.out).not.toBe(ours);
    expect((await run(["convert", "--naming", naming, "-"], { input: theirs.out })).out).toBe(ours);
    expect((await run(["verify", "--naming", naming, "-"], { input: theirs.out })).code).toBe(0);
  });

  test("--width breaks lines", async () => {
    const { out } = await run(["convert", "--width", "20", "-"], { input: blackWins });
    const moves = out.slice(out.indexOf("\n\n") + 2).trimEnd();
    expect(moves.split("\n").every((line) => line.length <= 20)).toBe(true);
    expect(moves.split(/\s+/).length).toBe(9);
  });

  test("a record that cannot be read is left out and told, the others are written", async () => {
    const { code, out, err } = await run(["convert", "-"], { input: short + record("l4 *") + short });
    expect(code).toBe(1);
    expect(out.match(/\[Format /g)?.length).toBe(2);
    expect(err).toMatch(/^-:9:1: game 2 [A-Z_]+: .*\n$/);
  });

  test("--lenient tells each repair", async () => {
    const { code, out, err } = await run(["convert", "--lenient", "-"], { input: record("1. l4xl5 *") });
    expect(code).toBe(0);
    expect(out).toContain("l4-l5");
    expect(err).toMatch(/^-:4:\d+: game 1 warning [A-Z_]+: /);
  });

  test("a file that cannot be read does not hide the others", async () => {
    const { code, out, err } = await run(["convert", "no-such-file", "-"], { input: short });
    expect(code).toBe(2);
    expect(err).toBe("sternhalma: no-such-file: no such file\n");
    expect(out).toContain("l4-l5");
  });

  test.each([
    [["convert"], "no file is given"],
    [["convert", "--to", "xml", "-"], "option --to must be text or json"],
    [["convert", "--to", "jsn", "-"], "Did you mean json?"],
    [["convert", "--to", "json", "--to-naming", "index", "-"], "option --to-naming goes with --to text"],
    [["convert", "--to", "json", "--width", "40", "-"], "option --width goes with --to text"],
    [["convert", "--to-naming", "chess", "-"], "option --to-naming must be"],
  ])("%j", async (words, message) => {
    const { code, out, err } = await run(words);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, ""]);
  });
});
