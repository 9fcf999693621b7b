import { expect, it } from "vitest";
import { type RecordChunks, readRecords } from "../../src/record/index.ts";

it.each([undefined, null, 5, {}, Symbol("x")])(
  "readRecords names a source that gives no chunks: %s",
  async (source) => {
    await expect(readRecords(source as unknown as RecordChunks).next()).rejects.toMatchObject({
      name: "RulesError",
      problem: { code: "NOT_TEXT" },
    });
  },
);
