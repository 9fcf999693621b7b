import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "./_built.ts";
import { blackWins, record, short } from "./_records.ts";

let built: Built;
beforeAll(() => {
  built = build();
}, 60_000);
afterAll(() => {
  built.remove();
});

const run = (words: readonly string[], input = ""): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built.bin, ...words], {
    input,
    encoding: "utf8",
    cwd: built.folder,
    maxBuffer: 1 << 26,
  });
  return { code: status, out: stdout, err: stderr };
};

const start = (words: readonly string[]): ChildProcess => spawn(process.execPath, [built.bin, ...words]);

/** Waits until a process has written something. */
const heard = async (child: ChildProcess, text: string): Promise<string> => {
  let out = "";
  for await (const chunk of child.stdout ?? []) {
    out += chunk;
    if (out.includes(text)) break;
  }
  return out;
};

describe("the command as a process", { timeout: 60_000 }, () => {
  test("exit codes 0, 1 and 2, and its version", () => {
    const manifest = JSON.parse(readFileSync(join(built.folder, "package.json"), "utf8"));
    expect(run(["--version"])).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
    expect(run(["verify", "-"], blackWins).code).toBe(0);
    expect(run(["verify", "-"], record("l4-l7 *")).code).toBe(1);
    expect(run(["verify", "nothing.txt"])).toMatchObject({ code: 2, err: "sternhalma: nothing.txt: no such file\n" });
    expect(run([]).code).toBe(2);
    expect(run(["perft", "classic-2", "2"])).toEqual({ code: 0, out: "196\n", err: "" });
  });

  test("a reader that goes away ends it without a word", async () => {
    const path = join(built.folder, "many.txt");
    writeFileSync(path, short.repeat(5000));
    const child = start(["verify", path]);
    let err = "";
    child.stderr?.on("data", (chunk) => {
      err += chunk;
    });
    await heard(child, "game 1 ");
    child.stdout?.destroy();
    const [code] = await once(child, "exit");
    expect([code, err]).toEqual([2, ""]);
  });

  test("lines come as soon as their games are known, while more input is awaited", async () => {
    const child = start(["verify", "-"]);
    child.stdin?.write(`${short}[Format `);
    const out = await heard(child, "\n");
    expect(out).toBe("-:1: game 1 valid unfinished (white to move) 2 plies\n");
    child.kill();
    await once(child, "exit");
  });

  test.skipIf(process.platform === "win32")(
    "SIGINT ends a wait for input with the sum so far and code 130",
    async () => {
      const child = spawn(process.execPath, [built.bin, "verify", "-"]);
      const out: string[] = [];
      child.stdout.setEncoding("utf8");
      child.stdout.on("data", (chunk: string) => out.push(chunk));
      let err = "";
      child.stderr.on("data", (chunk) => {
        err += chunk;
      });
      child.stdin.write(short + short.slice(0, 45));
      await once(child.stdout, "data");
      child.kill("SIGINT");
      const [code] = await once(child, "close");
      expect([code, err]).toEqual([130, ""]);
      expect(out.join("")).toBe(
        "-:1: game 1 valid unfinished (white to move) 2 plies\n" +
          "stopped early: 1 file, 1 game: 1 valid, 0 mismatch, 0 invalid, 2 plies\n",
      );
    },
  );

  test("a large file through a pipe gives the same as by its name", async () => {
    const path = join(built.folder, "large.txt");
    writeFileSync(path, (short + record("l4-l7 *") + blackWins).repeat(300));
    const named = run(["verify", "--json", path]).out.replaceAll(JSON.stringify(path), '"-"');
    const child = start(["verify", "--json", "-"]);
    createReadStream(path, { highWaterMark: 1000 }).pipe(child.stdin as NodeJS.WritableStream);
    let out = "";
    for await (const chunk of child.stdout ?? []) out += chunk;
    expect(out.length).toBe(named.length);
    expect(out === named).toBe(true);
  });
});
