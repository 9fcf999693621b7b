import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseRecord, recordCodes, recordFromJSON, verifyRecord } from "../../src/record/index.ts";

const page = readFileSync(new URL("../../docs/record-format.md", import.meta.url), "utf8");

const blocks = (fence: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${fence}\\n([^\`]*)^\`\`\`$`, "gm"))].map((match) => match[1] as string);

describe("docs/record-format.md", () => {
  test("its records are read strictly, and their moves are legal", () => {
    const records = blocks("text").filter((text) => text.startsWith("[Format "));
    expect(records.length).toBeGreaterThan(0);
    for (const text of records) {
      const result = parseRecord(text);
      expect(result.ok ? verifyRecord(result.value).problem : result.error).toBeUndefined();
    }
  });

  test("its JSON is read, and its moves are legal", () => {
    const records = blocks("json");
    expect(records.length).toBeGreaterThan(0);
    for (const text of records) {
      const result = recordFromJSON(JSON.parse(text));
      expect(result.ok ? verifyRecord(result.value).problem : result.error).toBeUndefined();
    }
  });

  test("its table of codes has each code of a record once", () => {
    const table = page.slice(page.indexOf("## Codes"));
    const rows = table.split("\n").filter((line) => line.startsWith("| `"));
    const codes = rows.flatMap((row) =>
      [...(row.split("|")[1] as string).matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]),
    );
    expect(codes.sort()).toEqual([...recordCodes].sort());
  });
});
