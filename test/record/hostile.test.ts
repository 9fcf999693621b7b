import { describe, expect, test } from "vitest";
import { hostile } from "../../bench/hostile.mjs";
import { readRecords, verifyRecord } from "../../src/record/index.ts";

const long = 3_000_000;
const many = 2_000;
const streams = hostile(long, many);

/** What came of each record, equal neighbours counted. */
const found = async (name: string): Promise<string[]> => {
  const results: { code: string; times: number }[] = [];
  for await (const read of readRecords((streams.get(name) as () => Iterable<string | Uint8Array>)())) {
    const code = read.ok ? (verifyRecord(read.value).valid ? "valid" : "invalid") : read.error.code;
    const before = results.at(-1);
    if (before?.code === code) before.times++;
    else results.push({ code, times: 1 });
  }
  return results.map(({ code, times }) => `${times} ${code}`);
};

describe("hostile streams: a coded problem for each piece, and the record behind them is still checked", () => {
  test.each([
    ["a line that never ends", "FORMAT_MISSING"],
    ["a record that never ends", "RECORD_TOO_LONG"],
    ["a tag that never ends", "RECORD_TOO_LONG"],
    ["rules that never end", "RECORD_TOO_LONG"],
    ["a comment that never ends", "RECORD_TOO_LONG"],
    ["comments in comments", "RECORD_TOO_LONG"],
    ["a line of JSON that never ends", "RECORD_TOO_LONG"],
    ["zeros", "NUL_BYTE"],
    ["noise", "NUL_BYTE"],
    ["tags with __proto__", "BAD_TAG"],
  ])("%s: one problem, %s", async (name, code) => {
    expect(await found(name)).toEqual([`1 ${code}`, "1 valid"]);
  });

  test.each([
    ["empty records", "VARIANT_MISSING"],
    ["halves of records", "NOT_A_CELL"],
    ["records glued together", "BAD_TAG"],
    ["empty JSON", "FIELD_MISSING"],
    ["JSON with __proto__", "FIELD_UNKNOWN"],
  ])("%s: a problem each, %s", async (name, code) => {
    expect(await found(name)).toEqual([`${many} ${code}`, "1 valid"]);
  });

  test("line breaks are no record, and a byte order mark and CRLF are fine", async () => {
    expect(await found("line breaks")).toEqual(["1 valid"]);
    expect(await found("CRLF and a byte order mark")).toEqual([`${many + 1} valid`]);
  });

  test("text in UTF-16 is told as zero bytes", async () => {
    expect(await found("text in UTF-16")).toEqual(["1 NUL_BYTE", "1 valid"]);
  });

  test("every stream is tried", () => {
    expect([...streams.keys()]).toHaveLength(18);
  });
});
