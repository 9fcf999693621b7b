import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRulesError } from "../../src/index.ts";
import { defaultFactor, expectedScore, type RatedPlayer, rate, startRating, tryRate } from "../../src/rating/index.ts";

const ratings = fc.integer({ min: 0, max: 4000 });
const table = fc.array(fc.record({ rating: ratings, place: fc.integer({ min: 1, max: 6 }) }), {
  minLength: 2,
  maxLength: 6,
});
const changes = (players: readonly RatedPlayer[]): number[] =>
  rate(players).map((rating, index) => rating - (players[index] as RatedPlayer).rating);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const thrown = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    return isRulesError(error) ? error.code : `${error}`;
  }
  return "";
};

describe("R10.1 expected score", () => {
  it("is 1/2 between equals, 10/11 at 400 points, 100/101 at 800", () => {
    expect(expectedScore(1500, 1500)).toBe(0.5);
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 12);
    expect(expectedScore(1500, 1900)).toBeCloseTo(1 / 11, 12);
    expect(expectedScore(2300, 1500)).toBeCloseTo(100 / 101, 12);
  });

  it("adds up to 1 for the two, and rises with the own rating", () => {
    fc.assert(
      fc.property(ratings, ratings, (a, b) => {
        expect(expectedScore(a, b) + expectedScore(b, a)).toBeCloseTo(1, 12);
        expect(expectedScore(a + 100, b)).toBeGreaterThan(expectedScore(a, b));
      }),
    );
  });

  it("stays between 0 and 1 for any two numbers", () => {
    expect(expectedScore(1e15, -1e15)).toBe(1);
    expect(expectedScore(-1e15, 1e15)).toBe(0);
  });
});

describe("R10.1 rating by place", () => {
  it("starts at 1500 with K 32", () => {
    expect([startRating, defaultFactor]).toEqual([1500, 32]);
  });

  it("two players: Elo", () => {
    fc.assert(
      fc.property(ratings, ratings, fc.integer({ min: 1, max: 64 }), fc.constantFrom(0, 0.5, 1), (a, b, k, score) => {
        const places = score === 1 ? [1, 2] : score === 0 ? [2, 1] : [1, 1];
        const [newA, newB] = rate([
          { rating: a, place: places[0] as number, k },
          { rating: b, place: places[1] as number, k },
        ]);
        const expectedA = 1 / (1 + 10 ** ((b - a) / 400));
        expect(newA).toBeCloseTo(a + k * (score - expectedA), 9);
        expect(newB).toBeCloseTo(b + k * (1 - score - (1 - expectedA)), 9);
      }),
    );
  });

  it("worked by hand: 1613 against 1609 by a draw and by a win, K 32", () => {
    // The difference of 4 points: E = 1 / (1 + 10^(−0.01)) = 0.505756…
    const e = 0.505756;
    expect(
      rate([
        { rating: 1613, place: 1 },
        { rating: 1609, place: 1 },
      ])[0],
    ).toBeCloseTo(1613 + 32 * (0.5 - e), 3);
    expect(
      rate([
        { rating: 1613, place: 1 },
        { rating: 1609, place: 2 },
      ])[0],
    ).toBeCloseTo(1613 + 32 * (1 - e), 3);
  });

  it("three to six equals: the first gains K/2, the last loses it, the others lie evenly between", () => {
    for (let n = 3; n <= 6; n++) {
      const players = Array.from({ length: n }, (_, index) => ({ rating: 1500, place: index + 1 }));
      const expected = players.map((_, index) => (32 / (n - 1)) * (n - 1 - index - (n - 1) / 2));
      changes(players).forEach((change, index) => {
        expect(change).toBeCloseTo(expected[index] as number, 9);
      });
    }
  });

  it("four unlike players, pair by pair", () => {
    const players = [
      { rating: 1700, place: 2 },
      { rating: 1500, place: 1 },
      { rating: 1600, place: 2 },
      { rating: 1400, place: 4 },
    ];
    const e = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));
    const own = 0 - e(200) + (0.5 - e(100)) + (1 - e(300));
    expect(rate(players)[0]).toBeCloseTo(1700 + (32 / 3) * own, 9);
  });

  it("changes sum to zero for equal K", () => {
    fc.assert(
      fc.property(table, fc.double({ min: 0, max: 100, noNaN: true }), (players, k) => {
        expect(sum(changes(players.map((player) => ({ ...player, k }))))).toBeCloseTo(0, 7);
      }),
    );
  });

  it("answers in the order given, whatever it is", () => {
    fc.assert(
      fc.property(table, (players) => {
        const forward = rate(players);
        const backward = rate([...players].reverse()).reverse();
        forward.forEach((rating, index) => {
          expect(rating).toBeCloseTo(backward[index] as number, 9);
        });
      }),
    );
  });

  it("K of each player: 0 stands still, the double moves twice as far; the others do not notice", () => {
    const players = [
      { rating: 1500, place: 1, k: 0 },
      { rating: 1600, place: 2, k: 64 },
      { rating: 1400, place: 3 },
    ];
    const plain = changes(players.map(({ rating, place }) => ({ rating, place })));
    const own = changes(players);
    expect(own[0]).toBe(0);
    expect(own[1]).toBeCloseTo(2 * (plain[1] as number), 9);
    expect(own[2]).toBeCloseTo(plain[2] as number, 9);
  });

  it("nobody gains by a worse place", () => {
    fc.assert(
      fc.property(table, (players) => {
        const first = players[0] as RatedPlayer;
        if (first.place === 6) return;
        const worse = [{ ...first, place: first.place + 1 }, ...players.slice(1)];
        expect(rate(worse)[0]).toBeLessThanOrEqual((rate(players)[0] as number) + 1e-9);
      }),
    );
  });

  it("leaves the list handed in as it was", () => {
    const players = Object.freeze([
      Object.freeze({ rating: 1500, place: 1 }),
      Object.freeze({ rating: 1500, place: 2 }),
    ]);
    expect(rate(players)).toEqual([1516, 1484]);
    expect(players).toEqual([
      { rating: 1500, place: 1 },
      { rating: 1500, place: 2 },
    ]);
  });
});

describe("bad input of ratings", () => {
  const good = { rating: 1500, place: 1 };

  it.each([
    ["BAD_PLAYERS", []],
    ["BAD_PLAYERS", [good]],
    ["BAD_PLAYERS", [good, good, good, good, good, good, good]],
    ["BAD_PLAYERS", undefined],
    ["BAD_PLAYERS", null],
    ["BAD_PLAYERS", { length: 2 }],
    ["BAD_PLAYERS", [good, null]],
    ["BAD_PLAYERS", [good, 1500]],
    ["BAD_PLAYERS", Array.from({ length: 2 })],
    ["BAD_RATING", [good, { place: 2 }]],
    ["BAD_RATING", [good, { rating: Number.NaN, place: 2 }]],
    ["BAD_RATING", [good, { rating: Number.NEGATIVE_INFINITY, place: 2 }]],
    ["BAD_RATING", [good, { rating: "1500", place: 2 }]],
    ["BAD_PLACE", [good, { rating: 1500 }]],
    ["BAD_PLACE", [good, { rating: 1500, place: 0 }]],
    ["BAD_PLACE", [good, { rating: 1500, place: 1.5 }]],
    ["BAD_PLACE", [good, { rating: 1500, place: 7 }]],
    ["BAD_PLACE", [good, { rating: 1500, place: Number.NaN }]],
    ["BAD_PLACE", [good, { rating: 1500, place: "2" }]],
    ["BAD_FACTOR", [good, { rating: 1500, place: 2, k: -1 }]],
    ["BAD_FACTOR", [good, { rating: 1500, place: 2, k: Number.NaN }]],
    ["BAD_FACTOR", [good, { rating: 1500, place: 2, k: null }]],
  ])("%s", (code, players) => {
    expect(tryRate(players as never)).toMatchObject({ ok: false, error: { code } });
    expect(thrown(() => rate(players as never))).toBe(code);
  });

  it("names every problem, with the player", () => {
    const result = tryRate([
      { rating: Number.NaN, place: 0 },
      { rating: 1500, place: 2, k: -5 },
    ]);
    expect(result.ok ? [] : result.errors.map(({ code }) => code)).toEqual(["BAD_RATING", "BAD_PLACE", "BAD_FACTOR"]);
    expect(result.ok ? [] : result.errors.map(({ message }) => /player (\d)/.exec(message)?.[1])).toEqual([
      "1",
      "1",
      "2",
    ]);
  });

  it("expectedScore refuses what is no number", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, undefined, null, "1500"]) {
      expect(thrown(() => expectedScore(bad as number, 1500))).toBe("BAD_RATING");
      expect(thrown(() => expectedScore(1500, bad as number))).toBe("BAD_RATING");
    }
  });
});
