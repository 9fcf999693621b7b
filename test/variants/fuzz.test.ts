// Whatever comes in, out comes a value or a coded problem, and nothing else.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cells,
  checkPosition,
  checkVariant,
  createGame,
  explainMove,
  findVariant,
  isRulesError,
  legalMoves,
  moveCodes,
  type Position,
  parseCell,
  parseMove,
  positionCodes,
  positionOf,
  toCell,
  tryCreateGame,
  tryDefineVariant,
  tryPlay,
  tryPositionOf,
  variantCodes,
  variants,
} from "../../src/index.ts";
import { recordCodes } from "../../src/record/index.ts";
import { rulesFromSeed } from "../oracle/variants.ts";

const known: ReadonlySet<string> = new Set([...moveCodes, ...positionCodes, ...variantCodes, ...recordCodes]);

/** A value, or problems with known codes and messages of bounded length. */
const isAnswer = (answer: unknown): boolean => {
  const result = answer as ReturnType<typeof checkPosition>;
  if (result.ok) return result.value !== undefined;
  return (
    result.errors.length > 0 &&
    result.error === result.errors[0] &&
    result.errors.every(({ code, message }) => known.has(code) && message.length > 0 && message.length < 500)
  );
};

const anything = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withTypedArray: true,
});

const variant = fc.oneof(
  fc.constantFrom(...variants),
  fc.integer({ min: 0, max: 1e6 }).map((seed) => rulesFromSeed(seed)),
);

/** A right value with one part, at any depth, put out of order. */
const mutated = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, fc.infiniteStream(fc.nat()), anything, fc.string()).map(([value, picks, part, key]) => {
    const copy: unknown = JSON.parse(JSON.stringify(value));
    let at = copy as Record<string, unknown>;
    for (const pick of picks) {
      const keys = Object.keys(at);
      const name = keys[pick % (keys.length + 1)];
      if (name === undefined) {
        if (Array.isArray(at)) at.push(part);
        else at[key] = part;
        return copy;
      }
      const inner = at[name];
      if (typeof inner === "object" && inner !== null && pick % 3 !== 0) at = inner as Record<string, unknown>;
      else if (pick % 5 === 0) {
        delete at[name];
        return copy;
      } else if (typeof inner === "string" && pick % 2 === 0) {
        const place = pick % (inner.length + 1);
        at[name] = inner.slice(0, place) + key + inner.slice(place + (pick % 4));
        return copy;
      } else {
        at[name] = part;
        return copy;
      }
    }
    return copy;
  });

const position = variant.map((rules) => createGame(rules as Position["variant"]).position);

const many = { numRuns: Number(process.env.FC_RUNS ?? 100) * 10 };

describe("arbitrary and mutated input", () => {
  it("checkVariant and defineVariant", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(anything, mutated(variant)), (value) => {
        const result = checkVariant(value);
        expect(isAnswer(result)).toBe(true);
        expect(isAnswer(tryDefineVariant(value as never))).toBe(true);
        // What is accepted is a rule set: it is accepted again, says the same, and can be played.
        if (!result.ok) return;
        expect(checkVariant(result.value)).toEqual(result);
        expect(checkVariant(JSON.parse(JSON.stringify(result.value)))).toEqual(result);
        expect(legalMoves(createGame(result.value)).length).toBeGreaterThan(0);
      }),
      many,
    );
  });

  it("checkPosition, and the questions about what it accepts", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(anything, mutated(position)), fc.boolean(), (value, strict) => {
        const result = checkPosition(value, { strict });
        expect(isAnswer(result)).toBe(true);
        if (!result.ok) return;
        expect(checkPosition(result.value, { strict })).toEqual(result);
        const game = createGame(result.value);
        for (const move of legalMoves(game)) expect(explainMove(game, move)).toBe(undefined);
      }),
      many,
    );
  });

  it("positionOf and createGame", { timeout: 60_000 }, () => {
    const setup = fc.record(
      {
        variant: fc.oneof(fc.constantFrom("classic-2", "doubles-3x2"), variant, anything),
        pieces: fc.oneof(fc.dictionary(fc.constantFrom("white", "black", "red", "pink"), fc.array(anything)), anything),
        turn: fc.oneof(fc.constantFrom("white", "black"), anything),
        round: fc.oneof(fc.nat(), anything),
        made: fc.oneof(fc.array(fc.nat()), anything),
        arrived: fc.oneof(fc.subarray(["white", "black"]), anything),
        eliminated: fc.oneof(fc.subarray(["white", "black"]), anything),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(setup, anything), (value) => {
        expect(isAnswer(tryPositionOf(value as never))).toBe(true);
        expect(isAnswer(tryCreateGame(value as never))).toBe(true);
        try {
          positionOf(value as never);
        } catch (error) {
          expect(isRulesError(error)).toBe(true);
        }
      }),
      many,
    );
  });

  it("moves, of any kind, on a game", { timeout: 60_000 }, () => {
    const game = createGame("classic-2");
    const before = structuredClone(game);
    const ends = fc.record({ from: fc.integer({ min: -2, max: 123 }), to: fc.oneof(fc.nat(), anything) });
    const text = fc.stringMatching(/^[a-r][0-9]{1,2}(-[a-r][0-9]{1,2}){0,4}$/);
    const paths = fc.record({ path: fc.array(fc.integer({ min: -1, max: 121 })) });
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), ends, text, paths, mutated(paths)), (value) => {
        const result = tryPlay(game, value as never);
        expect(isAnswer(result)).toBe(true);
        expect(explainMove(game, value as never)).toEqual(result.ok ? undefined : result.error);
        expect(game).toEqual(before);
      }),
      many,
    );
  });

  it("cells and moves as text", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string(), fc.stringMatching(/^[A-Ra-r]\d\d?$/)), (value) => {
        const cell = parseCell(value as string);
        expect(cell === undefined || toCell(cell) === cell).toBe(true);
        expect(toCell(value)).toBe(typeof value === "string" ? cell : cells.find((one) => one === value));
        expect(isAnswer(parseMove(value as string))).toBe(true);
        expect(findVariant(value as string)).toBe(variants.find(({ id }) => id === value));
      }),
      many,
    );
  });
});

describe("large input", () => {
  it("is read in time that grows with it, not faster, and told in short", { timeout: 60_000 }, () => {
    const big = "x".repeat(10_000_000);
    const long = Array.from({ length: 1_000_000 }, () => "white");
    const [club] = [{ ...variants[0], id: "club" }];
    const answers = [
      checkVariant({ ...club, id: big, name: big, jumps: big, seats: long, teams: [long, long] }),
      checkVariant({ ...club, [big]: big }),
      checkPosition({ ...createGame("classic-2").position, board: big, arrived: long, made: long, turn: big }),
      tryPositionOf({ variant: big } as never),
      tryPositionOf({ variant: "classic-2", pieces: { white: long } } as never),
      parseMove(big),
      parseMove("m1-".repeat(300_000)),
    ];
    for (const answer of answers) {
      expect(isAnswer(answer)).toBe(true);
      expect(JSON.stringify(answer).length).toBeLessThan(5000);
    }
  });
});
