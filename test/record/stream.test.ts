import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatRecord,
  parseRecord,
  parseRecords,
  type ReadRecord,
  type RecordChunks,
  type RecordOptions,
  readRecords,
  recordToJSON,
  verifyRecord,
} from "../../src/record/index.ts";
import { problemCodesOf } from "./_codes.ts";
import { head, records } from "./_games.ts";

const all = async (chunks: RecordChunks, options?: RecordOptions): Promise<ReadRecord[]> => {
  const found: ReadRecord[] = [];
  for await (const read of readRecords(chunks, options)) found.push(read);
  return found;
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What came of each record: `line ok` or `line CODE line:column`. */
const told = (reads: readonly ReadRecord[]): string[] =>
  reads.map((read) =>
    read.ok ? `${read.line} ok` : `${read.line} ${read.error.code} ${read.error.line}:${read.error.column}`,
  );

/** A value cut at places, in order. */
const cut = <T extends { slice(from: number, to: number): T; length: number }>(
  whole: T,
  places: readonly number[],
): T[] => {
  const at = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => whole.slice(at[index] as number, end));
};

const one = `${head()}1. l4-l5 *\n`;

/** Text near to records: whole ones, halves, glue, noise. */
const noisyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: records.map((record) => formatRecord(record)) },
      { weight: 2, arbitrary: records.map((record) => `${JSON.stringify(recordToJSON(record))}\n`) },
      fc.constantFrom(
        one,
        one.trimEnd(),
        one.slice(0, 20),
        "\n",
        "\r\n",
        "[Format ",
        '[Format "1"]',
        "\ufeff",
        "\0",
        "{",
        "}",
        "\ud800",
        "é😀",
      ),
      fc.string({ unit: "binary", maxLength: 20 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(""));

/** A text with a few characters changed. */
const mutated = fc
  .tuple(noisyText, fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 }), fc.nat({ max: 3 })), { maxLength: 4 }))
  .map(([text, changes]) =>
    changes.reduce((now, [at, put, drop]) => {
      const place = at % (now.length + 1);
      return now.slice(0, place) + put + now.slice(place + drop);
    }, text),
  );

describe("how a stream is cut makes no difference", () => {
  test("text", async () => {
    await fc.assert(
      fc.asyncProperty(mutated, fc.array(fc.nat(), { maxLength: 8 }), fc.boolean(), async (text, places, lenient) => {
        const whole = parseRecords(text, { lenient, maxRecordBytes: 2000 });
        expect(await all(cut(text, places), { lenient, maxRecordBytes: 2000 })).toEqual(whole);
        expect(await all([...text.split("")], { lenient, maxRecordBytes: 2000 })).toEqual(whole);
      }),
    );
  });

  test("bytes", async () => {
    await fc.assert(
      fc.asyncProperty(mutated, fc.array(fc.nat(), { maxLength: 8 }), async (text, places) => {
        fc.pre(!/\p{Surrogate}/u.test(text));
        const bytes = bytesOf(text);
        const whole = parseRecords(text, { maxRecordBytes: 2000 });
        expect(await all(cut(bytes, places), { maxRecordBytes: 2000 })).toEqual(whole);
        expect(
          await all(
            Array.from(bytes, (byte) => Uint8Array.of(byte)),
            { maxRecordBytes: 2000 },
          ),
        ).toEqual(whole);
      }),
    );
  });

  test("bytes that are no text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (noise, places) => {
          const bytes = Uint8Array.from([...noise, ...bytesOf(`\n${one}`)]);
          const whole = await all([bytes]);
          expect(await all(cut(bytes, places))).toEqual(whole);
          expect(whole[whole.length - 1]?.ok).toBe(true);
        },
      ),
    );
  });
});

describe("nothing makes reading throw, and every problem has a code and a line", () => {
  test("arbitrary and mutated text", () => {
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ unit: "binary" })), fc.boolean(), (text, lenient) => {
        for (const read of [...parseRecords(text, { lenient }), parseRecord(text, { lenient })]) {
          const problems = read.ok ? read.warnings : read.errors;
          for (const problem of problems) {
            expect(problemCodesOf()).toContain(problem.code);
            expect(problem.line).toBeGreaterThanOrEqual(1);
            expect(problem.column).toBeGreaterThanOrEqual(1);
          }
          if (read.ok && !lenient)
            expect(parseRecord(formatRecord(read.value))).toMatchObject({ ok: true, value: read.value });
        }
      }),
      { numRuns: 300 },
    );
  });

  test("a record that was read leniently can be written and read strictly", () => {
    fc.assert(
      fc.property(mutated, (text) => {
        for (const read of parseRecords(text, { lenient: true })) {
          if (read.ok) expect(parseRecord(formatRecord(read.value))).toMatchObject({ ok: true });
        }
      }),
    );
  });
});

describe("a bad record never ends the stream", () => {
  test("good and bad ones take turns, with their numbers, lines and offsets", async () => {
    const text = `${one}\n${head("nope")}*\n${one}[Format "1"]\n${one}${head()}1. oops\n\n${one.trimEnd()}`;
    const reads = await all([text]);
    expect(told(reads)).toEqual([
      "1 ok",
      "6 UNKNOWN_VARIANT 7:11",
      "10 ok",
      "14 VARIANT_MISSING 14:1",
      "15 ok",
      "19 BAD_TOKEN 22:4",
      "24 ok",
    ]);
    expect(reads.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { offset, line } of reads) {
      expect(text.slice(offset).startsWith("[Format ")).toBe(true);
      expect(text.slice(0, offset).split("\n").length).toBe(line);
    }
  });

  test("offsets count bytes", async () => {
    const text = `\ufeff\n${head()}{é€😀} *\n${one}`;
    const [first, second] = await all([text]);
    expect(first?.offset).toBe(4);
    expect(second?.offset).toBe(bytesOf(text).length - bytesOf(one).length);
    expect((await all([bytesOf(text)])).map(({ offset }) => offset)).toEqual([first?.offset, second?.offset]);
  });

  test("two records glued together are one bad record", async () => {
    expect(told(await all([`${one.trimEnd()}${one}${one}`]))).toEqual(["1 BAD_TOKEN 4:10", "8 ok"]);
  });

  test("half a record, at the end and in the middle", async () => {
    expect(told(await all([one.slice(0, 42)]))).toEqual(["1 NOT_A_CELL 4:7"]);
    // What is there can be read; that it breaks off is seen when it is played.
    const [half] = await all([`\n${one.slice(0, 45)}`]);
    expect(half?.ok && verifyRecord(half.value).problem).toMatchObject({
      code: "END_MISSING",
      line: 5,
      column: 10,
      ply: 2,
    });
    expect(told(await all([`${one.slice(0, 24)}\n${one}`]))).toEqual(["1 BAD_TAG 2:10", "3 ok"]);
    expect(told(await all([`${head()}1. l4-l5 {open\n${one}`]))).toEqual(["1 COMMENT_OPEN 4:10", "5 ok"]);
  });

  test("a comment may not hide the next record", async () => {
    expect(told(await all([`${head()}* {\n${one}`]))).toEqual(["1 COMMENT_OPEN 4:3", "5 ok"]);
  });

  test("text before the first record", async () => {
    expect(told(await all([`\nhello\nworld\n${one}`]))).toEqual(["2 FORMAT_MISSING 2:1", "4 ok"]);
    expect(told(await all([` [Format "1"]\n${one}`]))).toEqual(["1 FORMAT_MISSING 1:1", "2 ok"]);
    expect(told(await all(["hello"]))).toEqual(["1 FORMAT_MISSING 1:1"]);
    expect(await all([" \n\t", "\r\n"])).toEqual([]);
    expect(await all([])).toEqual([]);
  });

  test("bytes that are not UTF-8", async () => {
    const bytes = [...bytesOf(`${head()}{`), 0xff, ...bytesOf(`} *\n${one}`)];
    expect(told(await all([Uint8Array.from(bytes)]))).toEqual(["1 BAD_ENCODING 4:2", "5 ok"]);
    // Longer than needed, a surrogate, above the last character, cut off.
    for (const wrong of [
      [0xc0, 0x80],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xe2, 0x82],
      [0x80],
    ]) {
      const text = Uint8Array.from([...bytesOf(`${head()}{`), ...wrong, ...bytesOf("} *\n")]);
      expect(told(await all([text]))).toEqual(["1 BAD_ENCODING 4:2"]);
    }
    expect(told(await all([Uint8Array.from([...bytesOf(`${head()}*;`), 0xe2])]))).toEqual(["1 BAD_ENCODING 4:3"]);
  });

  test("long text of other alphabets", async () => {
    const text = `${head()}{${"é漢😀".repeat(5000)}} *\n`;
    const [read] = await all([bytesOf(text)]);
    expect(read?.ok && read.value.comments).toEqual(["é漢😀".repeat(5000)]);
  });

  test("UTF-16", async () => {
    const wide = (text: string): number[] => [...text].flatMap((sign) => [sign.charCodeAt(0), 0]);
    expect(told(await all([Uint8Array.from([0xff, 0xfe, ...wide(one)])]))).toEqual(["1 NUL_BYTE 1:4"]);
    expect(told(await all([Uint8Array.from([...wide(one), ...bytesOf(`\n${one}`)])]))).toEqual([
      "1 NUL_BYTE 1:2",
      "6 ok",
    ]);
  });

  test("chunks that are neither text nor bytes", async () => {
    const chunks = [one, 5, null, new Float64Array(2), one] as unknown as string[];
    const reads = await all(chunks);
    expect(reads.map((read) => (read.ok ? "ok" : read.error.code))).toEqual([
      "NOT_TEXT",
      "NOT_TEXT",
      "NOT_TEXT",
      "ok",
      "ok",
    ]);
  });

  test("what the source throws is passed on", async () => {
    const source = async function* (): AsyncGenerator<string> {
      yield one;
      throw new Error("disk on fire");
    };
    await expect(all(source())).rejects.toThrow("disk on fire");
  });
});

describe("tags tell which record could not be read", () => {
  const tagsOf = async (text: string, options?: RecordOptions): Promise<unknown[]> =>
    (await all([text], options)).map(({ tags }) => tags);

  test("of a record that is right they are its own", async () => {
    expect(await tagsOf('[Format "1"]\n[Variant "classic-2"]\n[Event "a"]\n[Note "b"]\n\n*\n')).toEqual([
      [
        ["Event", "a"],
        ["Note", "b"],
      ],
    ]);
  });

  test("of text with a wrong tag, a wrong move, words behind the end, another format they are those that could be read", async () => {
    const text = [
      '[Format "1"]\n[Event "a"]\n[Wrong]\n[Variant "classic-2"]\n\n*',
      '[Format "1"]\n[Variant "classic-2"]\n[Event "b"]\n\nzz *',
      '[Format "1"]\n[Variant "classic-2"]\n[Event "c"]\n\n* l4-l5',
      '[Format "2"]\n[Event "d"]',
    ].join("\n");
    const reads = await all([text]);
    expect(reads.map((read) => read.ok || read.error.code)).toEqual([
      "BAD_TAG",
      "BAD_TOKEN",
      "TEXT_AFTER_END",
      "FORMAT_UNKNOWN",
    ]);
    expect(reads.map(({ tags }) => tags)).toEqual([
      [["Event", "a"]],
      [["Event", "b"]],
      [["Event", "c"]],
      [["Event", "d"]],
    ]);
  });

  test("of JSON that is no record they are those of its list of tags that are pairs", async () => {
    const lines = ['{"format":1,"tags":[["Event","a"],7,["Note"]]}', '{"tags":"none"}', '{"tags":', "{}"].join("\n");
    expect(await tagsOf(lines)).toEqual([[["Event", "a"]], [], [], []]);
  });

  test("junk, a record above the budget and one in another encoding have none", async () => {
    const junk = `junk [Event "a"]\n[Format "1"]\n[Event "${"b".repeat(100)}"]\n[Format "1"]\n[Event "\0"]\n`;
    const reads = await all([junk], { maxRecordBytes: 90 });
    expect(reads.map((read) => read.ok || read.error.code)).toEqual(["FORMAT_MISSING", "RECORD_TOO_LONG", "NUL_BYTE"]);
    expect(reads.map(({ tags }) => tags)).toEqual([[], [], []]);
  });
});

describe("JSON Lines", () => {
  const json = JSON.stringify({ format: 1, variant: "classic-2", turns: ["l4-l5"], ending: { reason: "unfinished" } });

  test("each line is a record, empty ones are not", async () => {
    const text = `\n${json}\r\n\n[1]\n{"format":1\n${json.replace("l4-l5", "l4-z5")}\nhello\n${json}`;
    const reads = await all([text]);
    expect(told(reads)).toEqual([
      "2 ok",
      "4 NOT_A_RECORD 4:1",
      "5 BAD_JSON 5:1",
      "6 NOT_A_CELL 6:1",
      "7 BAD_JSON 7:1",
      "8 ok",
    ]);
    const first = reads[0];
    expect(first?.ok && parseRecord(formatRecord(first.value)).ok).toBe(true);
  });

  test("records as text may follow", async () => {
    expect(told(await all([`${json}\n${one}${one}`]))).toEqual(["1 ok", "2 ok", "6 ok"]);
  });

  test("a line that is too long does not take the next one with it", async () => {
    const long = `{"${"x".repeat(1000)}"}`;
    expect(told(await all([`${long}\n${json}\n`], { maxRecordBytes: 500 }))).toEqual(["1 RECORD_TOO_LONG 1:1", "2 ok"]);
  });

  test("zero bytes and bad encoding", async () => {
    expect(told(await all([`${json}\n{"\0\n{"\ud800"}\n`]))).toEqual(["1 ok", "2 NUL_BYTE 2:1", "3 BAD_ENCODING 3:1"]);
  });
});

describe("budgets", () => {
  test("a record above its bytes is dropped, the next one is read", async () => {
    const long = `${head()}${"{x} ".repeat(1000)}*\n`;
    expect(told(await all([long + one], { maxRecordBytes: 1000 }))).toEqual(["1 RECORD_TOO_LONG 1:1", "5 ok"]);
    const size = bytesOf(long).length;
    expect(told(await all([long], { maxRecordBytes: size }))).toEqual(["1 ok"]);
    expect(told(await all([long], { maxRecordBytes: size - 1 }))).toEqual(["1 RECORD_TOO_LONG 1:1"]);
  });

  test("one long line of text, of junk and of JSON keeps nothing but the budget", async () => {
    // 64 MB in pieces that all are the same string: what the reader keeps is only what it joins.
    const chunk = "x".repeat(1 << 16);
    const flood = function* (before: string): Generator<string> {
      yield before;
      for (let count = 0; count < 1000; count++) yield chunk;
      yield `\n${one}`;
    };
    expect(told(await all(flood(`${head()}{`)))).toEqual(["1 RECORD_TOO_LONG 1:1", "5 ok"]);
    expect(told(await all(flood("")))).toEqual(["1 FORMAT_MISSING 1:1", "2 ok"]);
    expect(told(await all(flood("{")))).toEqual(["1 RECORD_TOO_LONG 1:1", "2 ok"]);
  });

  test("turns are counted while they are read", async () => {
    const text = `${head()}${"l4-l5 ".repeat(50)}*\n`;
    expect(told(await all([text + one], { maxPlies: 49 }))).toEqual(["1 TOO_MANY_PLIES 4:295", "5 ok"]);
    expect(told(await all([text], { maxPlies: 50 }))).toEqual(["1 ok"]);
  });

  test("many empty records", async () => {
    const flood = function* (): Generator<string> {
      for (let count = 0; count < 200; count++) yield '[Format "1"]\n'.repeat(100);
    };
    let count = 0;
    let right = 0;
    for await (const read of readRecords(flood())) {
      count++;
      if (!read.ok && read.error.code === "VARIANT_MISSING" && read.line === count && read.number === count) right++;
    }
    expect(right).toBe(20_000);
    expect(count).toBe(20_000);
  });
});
