// Every parser of texts gives a value or a coded problem, whatever it reads.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkPosition,
  formatMove,
  formatPosition,
  isRulesError,
  moveCodes,
  optionCodes,
  type Problem,
  parseCell,
  parseMove,
  parsePosition,
  parseSetup,
  positionCodes,
  type Result,
  variantCodes,
  variants,
} from "../../src/index.ts";
import {
  axialNaming,
  gamerzNaming,
  indexNaming,
  namingCodes,
  parseMoveIn,
  standardNaming,
} from "../../src/record/index.ts";
import { startTexts } from "./_texts.ts";

const positionProblems: readonly string[] = [...positionCodes, ...variantCodes];
const optionProblems: readonly string[] = [...optionCodes, ...variantCodes];
const moveProblems: readonly string[] = [...moveCodes, ...namingCodes];

/** A failed result is well formed: known codes, printable and short texts, places inside the text. */
const wellFormed = (result: Result<unknown>, text: unknown, codes: readonly string[]): void => {
  if (result.ok) return;
  expect(result.errors[0]).toBe(result.error);
  for (const problem of result.errors as Problem[]) {
    expect(codes).toContain(problem.code);
    expect(`${problem.message}${problem.found ?? ""}`).not.toMatch(/\p{Cc}/u);
    expect(problem.message.length).toBeLessThan(300);
    if (problem.offset === undefined) continue;
    expect(problem.column).toBe(problem.offset + 1);
    expect(problem.offset).toBeLessThanOrEqual((text as string).length);
  }
};

/** A text with some of its characters changed, dropped, doubled or moved. */
const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.constantFrom("replace", "drop", "double", "cut"),
          fc.oneof(fc.constantFrom(..."wrbkyg0123456789/-_, xW\n\0"), fc.string({ maxLength: 3 })),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([text, changes]) => {
      let changed = text;
      for (const [at, kind, piece] of changes) {
        const place = at % (changed.length + 1);
        const [before, after] = [changed.slice(0, place), changed.slice(place)];
        if (kind === "replace") changed = before + piece + after.slice(1);
        if (kind === "drop") changed = before + after.slice(1);
        if (kind === "double") changed = before + after.slice(0, 7) + after;
        if (kind === "cut") changed = before;
      }
      return changed;
    });

const anything = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.anything());

describe("fuzz", () => {
  it("parsePosition and parseSetup take any text", () => {
    fc.assert(
      fc.property(anything, (text) => {
        wellFormed(parsePosition(text as string), text, positionProblems);
        wellFormed(parseSetup(text as string), text, positionProblems);
      }),
      { numRuns: 500 },
    );
  });

  it("parsePosition and parseSetup take any options, or refuse them with a code, whatever the text", () => {
    const lists = fc.array(fc.oneof(fc.constantFrom(...variants), fc.anything()));
    const some = fc.oneof(fc.record({ variants: fc.oneof(lists, fc.anything()) }), fc.anything());
    fc.assert(
      fc.property(anything, some, (text, options) => {
        for (const parse of [parsePosition, parseSetup]) {
          try {
            wellFormed(parse(text as string, options as never), text, positionProblems);
          } catch (error) {
            // A broken contract: the same of every text.
            if (!isRulesError(error)) throw error;
            expect(optionProblems).toContain(error.code);
            expect(error.message).not.toMatch(/\p{Cc}/u);
            expect(() => parse("classic-2", options as never)).toThrow(error.message);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it("parsePosition and parseSetup take a position with a few faults; what they accept is a position and keeps its text", () => {
    fc.assert(
      fc.property(mutated(Object.values(startTexts)), (text) => {
        const strict = parsePosition(text);
        const lenient = parseSetup(text);
        wellFormed(strict, text, positionProblems);
        wellFormed(lenient, text, positionProblems);
        if (lenient.ok) expect(checkPosition(lenient.value).ok).toBe(true);
        if (!strict.ok) return;
        expect(lenient).toEqual(strict);
        expect(checkPosition(strict.value, { strict: true }).ok).toBe(true);
        expect(formatPosition(strict.value)).toBe(text.replaceAll("_", " "));
      }),
      { numRuns: 1000 },
    );
  });

  it("parseMove and parseMoveIn take anything", () => {
    fc.assert(
      fc.property(anything, (text) => {
        wellFormed(parseMove(text as string), text, moveProblems);
        for (const naming of [standardNaming, indexNaming, axialNaming, gamerzNaming]) {
          wellFormed(parseMoveIn(naming, text as string), text, moveProblems);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("parseMove takes a move with a few faults; what it accepts keeps its text", () => {
    fc.assert(
      fc.property(mutated(["l4-l5", "m1-m3-k5", "e17-e15", "j4-i5-g7-e9"]), (text) => {
        const result = parseMove(text);
        wellFormed(result, text, moveProblems);
        if (result.ok) expect(formatMove(result.value)).toBe(text.toLowerCase());
      }),
      { numRuns: 1000 },
    );
  });

  it("parseCell takes anything, and nothing but the 121 names is a cell", () => {
    fc.assert(
      fc.property(fc.oneof(anything, mutated(["i9", "e17", "m1"])), (text) => {
        const cell = parseCell(text as string) as number | undefined;
        if (cell === undefined) return;
        expect(text).toMatch(/^[a-qA-Q](?:[1-9]|1[0-7])$/);
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThan(121);
      }),
      { numRuns: 500 },
    );
  });

  it("a long text costs no more than reading it once", () => {
    // A quadratic parser would not come back from these.
    const size = 600_000;
    expect(parseMove("i9-".repeat(size / 3)).ok).toBe(false);
    expect(parseMove("-".repeat(size)).ok).toBe(false);
    expect(parseMoveIn(indexNaming, `${"60-".repeat(size / 3)}60`).ok).toBe(true);
    expect(parseMoveIn({ ...standardNaming, separator: "ab" }, "a".repeat(size)).ok).toBe(false);
    expect(parseSetup("classic-2 ".repeat(size / 10)).ok).toBe(false);
  });
});
