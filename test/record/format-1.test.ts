import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  formatRecord,
  type GameRecord,
  parseRecords,
  recordFromJSON,
  recordToJSON,
  verifyRecord,
  withRounds,
} from "../../src/record/index.ts";

/*
 * test/fixtures/format-1/ holds records of format 1 that every later version must read, and read as the same. Each file of text has
 * one of JSON Lines beside it that says, record by record, what it means. Files are added, never changed.
 */

const folder = new URL("../fixtures/format-1/", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => name.slice(0, -".txt".length));

const read = (name: string): GameRecord[] =>
  parseRecords(readFileSync(new URL(name, folder), "utf8")).map((result) => {
    if (!result.ok) throw new Error(`${name} line ${result.error.line}: ${result.error.message}`);
    // The start of one says that a seat has arrived whose pieces are all at home.
    expect(result.warnings.filter(({ code }) => code !== "UNREACHABLE_START")).toEqual([]);
    return result.value;
  });

describe("format 1", () => {
  test.each(names)("%s: text and JSON are read as the same records", (name) => {
    const meant = read(`${name}.jsonl`);
    // The long games have no numbers in their JSON.
    expect(read(`${name}.txt`)).toEqual(name === "presets" ? meant.map(withRounds) : meant);
  });

  test.each(names)("%s: is written so that it is read again", (name) => {
    for (const record of read(`${name}.txt`)) {
      expect(parseRecords(formatRecord(record))).toMatchObject([{ ok: true, value: record }]);
      expect(recordFromJSON(recordToJSON(record))).toMatchObject({ ok: true, value: record });
    }
  });

  test.each(names)("%s: every turn is legal", (name) => {
    for (const record of read(`${name}.txt`)) expect(verifyRecord(record).problem).toBeUndefined();
  });
});
