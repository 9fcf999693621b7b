import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verbs } from "../../src/cli/main.ts";
import { createGame, formatPosition } from "../../src/index.ts";
import { blackWins, short } from "./_records.ts";
import { type Ran, run } from "./_run.ts";

/** Whatever happened, the user was told in a line or more, never by a stack trace or an error of the program. */
const expectCalm = ({ code, out, err }: Ran): void => {
  expect([0, 1, 2]).toContain(code);
  expect(`${out}${err}`).not.toMatch(/\n\s+at |internal error|undefined|\[object/);
  if (code === 2) expect(err).toMatch(/^sternhalma: |^Usage: /m);
};

const option = fc.constantFrom(
  ...verbs.flatMap(({ options }) => options.map(({ name }) => `--${name}`)),
  "-h",
  "--help",
);
const value = fc.constantFrom(
  "json",
  "text",
  "index",
  "black",
  "l3",
  "i9",
  "3",
  "-1",
  "classic-2",
  "a=white",
  "package.json",
);
const word = fc.oneof(
  { weight: 3, arbitrary: option },
  { weight: 3, arbitrary: value },
  { weight: 1, arbitrary: fc.tuple(option, value).map(([name, text]) => `${name}=${text}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "-",
      "--",
      "",
      "__proto__",
      "--__proto__",
      ".",
      "\u0000",
      formatPosition(createGame("classic-2")),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

/** A text with some of its characters replaced, taken out or doubled. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(text.length - 1), fc.string({ unit: "binary", maxLength: 3 }), fc.nat(3)), { maxLength: 6 })
    .map((changes) => changes.reduce((now, [at, put, cut]) => now.slice(0, at) + put + now.slice(at + cut), text));

describe("the command on anything", { timeout: 60_000 }, () => {
  test("arbitrary words", async () => {
    // A count of millions is no fault, but nothing to wait for.
    const verb = fc.constantFrom("verify", "show", "moves", "convert", "help", "");
    await fc.assert(
      fc.asyncProperty(verb, fc.array(word, { maxLength: 5 }), mutated(short), async (first, words, input) => {
        expectCalm(await run([first, ...words], { input }));
      }),
    );
  });

  test("mutated records and positions", async () => {
    const words = fc.constantFrom(
      ["verify", "-"],
      ["verify", "--json", "--lenient", "-"],
      ["verify", "--naming", "axial", "-"],
      ["convert", "--lenient", "-"],
      ["convert", "--to", "json", "-"],
      ["show", "-"],
      ["show", "--svg", "--last", "-"],
      ["moves", "-"],
    );
    const input = fc.oneof(
      mutated(blackWins + short),
      mutated(formatPosition(createGame("classic-6"))),
      mutated('{"format":1,"variant":"classic-2","turns":["l4-l5","--"],"ending":{"reason":"unfinished"}}\n'),
    );
    await fc.assert(
      fc.asyncProperty(words, input, async (given, text) => {
        expectCalm(await run(given, { input: text }));
      }),
    );
  });

  test("a misspelt field of an ending is told without programmers' words", async () => {
    const input = '{"format":1,"variant":"classic-2","turns":["l4-l5"],"ending":{"eason":"unfinished"}}\n';
    const result = await run(["verify", "-"], { input });
    expectCalm(result);
    expect(result.out).toContain("BAD_FIELD: ending: nothing (expected null");
  });

  test("arbitrary bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("verify", "convert", "show", "moves"), fc.uint8Array(), async (verb, bytes) => {
        expectCalm(await run([verb, "-"], { input: bytes }));
        // The head of gzip before anything.
        expectCalm(await run([verb, "-"], { input: Uint8Array.of(0x1f, 0x8b, ...bytes) }));
      }),
    );
  });
});
