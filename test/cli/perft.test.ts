import { describe, expect, test } from "vitest";
import { run } from "./_run.ts";

describe("sternhalma perft", () => {
  test("the counts agreed on by three programs", async () => {
    for (const [id, depth, leaves] of [
      ["classic-2", "0", "1"],
      ["classic-2", "1", "14"],
      ["classic-2", "3", "4648"],
      ["classic-3", "3", "2744"],
      ["classic-4", "3", "2758"],
      ["classic-6", "3", "2772"],
    ] as const) {
      expect(await run(["perft", id, depth])).toEqual({ code: 0, out: `${leaves}\n`, err: "" });
    }
  });

  test("--divide gives each first move its share, and the sum", async () => {
    const { out } = await run(["perft", "classic-2", "3", "--divide"]);
    const rows = out.trimEnd().split("\n");
    expect(rows.length).toBe(15);
    expect(rows[14]).toBe("4648");
    expect(rows.slice(0, 14).reduce((sum, row) => sum + Number(row.split(" ")[1]), 0)).toBe(4648);
    expect(rows[0]).toMatch(/^j4-i5 \d+$/);
  });

  test("--json", async () => {
    expect((await run(["perft", "--json", "classic-2", "2"])).out).toBe('{"depth":2,"leaves":196}\n');
    const { out } = await run(["perft", "--json", "--divide", "classic-2", "1"]);
    expect(out.split("\n")[0]).toBe('{"move":"j4-i5","leaves":1}');
  });

  test("takes a position in words, the depth last", async () => {
    const words = "classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/13/wwww/www/ww/w w 1 0,0 - - 1".split(" ");
    expect((await run(["perft", ...words])).out).toBe("14\n");
  });

  test.each([
    [["perft"], "a position and a depth are needed"],
    [["perft", "classic-2"], "a position and a depth are needed"],
    [["perft", "classic-2", "x"], "DEPTH must be a whole number 0 to 99"],
    [["perft", "classic-2", "-1"], "unknown option -1"],
    [["perft", "classic-2", "100"], "DEPTH must be a whole number 0 to 99"],
    [["perft", "clasic-2", "3"], "Did you mean classic-2?"],
  ])("%s is refused", async (words, message) => {
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });
});
