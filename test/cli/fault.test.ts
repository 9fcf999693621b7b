import { describe, expect, test } from "vitest";
import { asFault, fault, outputFault, systemReason } from "../../src/cli/fault.ts";
import { createGame, play } from "../../src/index.ts";
import { short } from "./_records.ts";
import { run } from "./_run.ts";

const error = (code: string): Error => Object.assign(new Error("words of the system"), { code });

describe("faults", () => {
  test("the reasons of the system, in few words; an unknown one by its code", () => {
    expect(systemReason(error("ENOENT"))).toBe("no such file");
    expect(systemReason(error("EACCES"))).toBe("permission denied");
    expect(systemReason(error("EWEIRD"))).toBe("EWEIRD");
    expect(systemReason(error("constructor"))).toBe("constructor");
    expect(systemReason(new Error("no code at all"))).toBe("no code at all");
    expect(systemReason("a text")).toBe("a text");
  });

  test("a reader that went away is not worth a word, a full disk is", () => {
    expect(outputFault(error("EPIPE")).message).toBe("");
    expect(outputFault(error("ENOSPC")).message).toBe("cannot write: no space is left");
  });

  test("whatever was thrown becomes one line without a trace", () => {
    const own = fault("told", 1);
    expect(asFault(own)).toBe(own);
    let thrown: unknown;
    try {
      play(createGame("classic-2"), "i9-i10");
    } catch (caught) {
      thrown = caught;
    }
    expect(asFault(thrown).message).toMatch(/ \(EMPTY_CELL\)$/);
    for (const strange of [new TypeError("x is undefined\n  at y"), "text", null, undefined, { message: 7 }]) {
      const { message, exitCode } = asFault(strange);
      expect(message).toMatch(/^internal error, please report it: /);
      expect(message).not.toContain("\n");
      expect(exitCode).toBe(2);
    }
  });

  test("output that fails ends the run with code 2", async () => {
    const world = (code: string): Parameters<typeof run>[1] => ({
      input: short.repeat(3000),
      write: async () => {
        throw outputFault(error(code));
      },
    });
    expect(await run(["verify", "-"], world("EPIPE"))).toEqual({ code: 2, out: "", err: "" });
    expect(await run(["verify", "-"], world("ENOSPC"))).toEqual({
      code: 2,
      out: "",
      err: "sternhalma: cannot write: no space is left\n",
    });
    expect((await run(["moves", "classic-2"], world("EPIPE"))).code).toBe(2);
  });
});
