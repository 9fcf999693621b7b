import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Clock, fallen, remaining, spend, startClock, trySpend, tryStartClock } from "../../src/clock/index.ts";
import { classic3, isRulesError, type Seat, seats } from "../../src/index.ts";

const thrown = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    return isRulesError(error) ? error.code : `${error}`;
  }
  return "";
};

const reserves = fc.integer({ min: 1, max: 10_000_000 });
const increments = fc.integer({ min: 0, max: 60_000 });
const tables = fc.record({
  reserve: reserves,
  increment: increments,
  seats: fc.shuffledSubarray([...seats], { minLength: 2 }),
});
/** A table and moves by its seats in any order, as when seats are skipped or arrive. */
const games = tables.chain((spec) =>
  fc.record({
    spec: fc.constant(spec),
    moves: fc.array(fc.tuple(fc.constantFrom(...spec.seats), fc.integer({ min: 0, max: spec.reserve })), {
      maxLength: 40,
    }),
  }),
);

const played = (clock: Clock, moves: readonly (readonly [Seat, number])[]): Clock =>
  moves.reduce((now, [seat, ms]) => spend(now, seat, ms), clock);

describe("R9.1 the clock", () => {
  it("starts with the reserve: no increment before the first move", () => {
    fc.assert(
      fc.property(tables, (spec) => {
        const clock = startClock(spec);
        expect(spec.seats.map((seat) => remaining(clock, seat))).toEqual(spec.seats.map(() => spec.reserve));
        expect(fallen(clock)).toEqual([]);
      }),
    );
  });

  it("left = left − spent, then left += increment", () => {
    const clock = startClock({ reserve: 60_000, increment: 2_000, seats: ["white", "black"] });
    const moved = spend(clock, "white", 10_000);
    expect(remaining(moved, "white")).toBe(52_000);
    expect(remaining(spend(moved, "white", 0), "white")).toBe(54_000);
    expect(remaining(spend(moved, "white", 51_999), "white")).toBe(2_001);
  });

  it("at left ≤ 0 the flag has fallen, and there is no increment", () => {
    const clock = startClock({ reserve: 60_000, increment: 2_000, seats: ["white", "black"] });
    for (const [ms, left] of [
      [60_000, 0],
      [60_001, -1],
      [75_000, -15_000],
    ] as const) {
      const late = spend(clock, "black", ms);
      expect(remaining(late, "black")).toBe(left);
      expect(fallen(late)).toEqual(["black"]);
    }
    expect(fallen(spend(clock, "black", 59_999))).toEqual([]);
  });

  it("is the arithmetic of the rule for any game: a seat's clock depends on its own moves alone", () => {
    fc.assert(
      fc.property(games, ({ spec, moves }) => {
        const clock = played(startClock(spec), moves);
        for (const seat of spec.seats) {
          let left = spec.reserve;
          for (const [mover, ms] of moves) {
            if (mover === seat) left = left - ms <= 0 ? left - ms : left - ms + spec.increment;
          }
          expect(remaining(clock, seat)).toBe(left);
        }
      }),
    );
  });

  it("skipped and arrived seats' clocks stand; a clock never gains by being skipped", () => {
    fc.assert(
      fc.property(games, ({ spec, moves }) => {
        let clock = startClock(spec);
        for (const [mover, ms] of moves) {
          const next = spend(clock, mover, ms);
          for (const seat of spec.seats) {
            if (seat !== mover) expect(remaining(next, seat)).toBe(remaining(clock, seat));
          }
          clock = next;
        }
        const skipped = spec.seats.filter((seat) => !moves.some(([mover]) => mover === seat));
        for (const seat of skipped) expect(remaining(clock, seat)).toBe(spec.reserve);
      }),
    );
  });

  it("a move gains at most the increment, and a fallen flag stays down", () => {
    fc.assert(
      fc.property(games, ({ spec, moves }) => {
        let clock = startClock(spec);
        const down = new Set<Seat>();
        for (const [seat, ms] of moves) {
          const before = remaining(clock, seat);
          clock = spend(clock, seat, ms);
          expect(remaining(clock, seat)).toBeLessThanOrEqual(before + spec.increment);
          if (before - ms <= 0) down.add(seat);
          expect(new Set(fallen(clock))).toEqual(down);
        }
      }),
    );
  });

  it("lists fallen flags in the order in which the clock was started", () => {
    const clock = startClock({ reserve: 5, increment: 0, seats: ["yellow", "white", "blue"] });
    expect(fallen(spend(spend(clock, "blue", 9), "yellow", 9))).toEqual(["yellow", "blue"]);
  });
});

describe("the clock as data", () => {
  it("is frozen, plain JSON, and works the same after a round trip", () => {
    fc.assert(
      fc.property(games, ({ spec, moves }) => {
        const clock = played(startClock(spec), moves);
        const copy = JSON.parse(JSON.stringify(clock)) as Clock;
        expect(copy).toEqual(clock);
        expect(structuredClone(clock)).toEqual(clock);
        expect(fallen(copy)).toEqual(fallen(clock));
        const seat = spec.seats[0] as Seat;
        expect(spend(copy, seat, 1)).toEqual(spend(clock, seat, 1));
        expect(Object.isFrozen(clock) && Object.isFrozen(clock.left)).toBe(true);
      }),
    );
  });

  it("changes nothing that was handed in, and keeps none of it", () => {
    const list: Seat[] = ["white", "black"];
    const spec = { reserve: 100, increment: 10, seats: list };
    const clock = startClock(spec);
    list.push("red");
    spec.increment = 1000;
    const mutable = JSON.parse(JSON.stringify(clock)) as { left: Record<string, number>; increment: number };
    const next = spend(mutable as Clock, "white", 1);
    mutable.left.black = 7;
    expect(mutable.left.white).toBe(100);
    expect(next).toEqual({ increment: 10, left: { white: 109, black: 100 } });
    expect(clock).toEqual({ increment: 10, left: { white: 100, black: 100 } });
  });

  it("takes the seats of a variant", () => {
    expect(startClock({ reserve: 1, increment: 0, seats: classic3.seats }).left).toEqual({
      white: 1,
      blue: 1,
      yellow: 1,
    });
  });
});

describe("bad input of the clock", () => {
  const good = { reserve: 1000, increment: 10, seats: ["white", "black"] as Seat[] };

  it.each([
    ["reserve", { reserve: 0 }],
    ["reserve", { reserve: -1 }],
    ["reserve", { reserve: Number.NaN }],
    ["reserve", { reserve: Number.POSITIVE_INFINITY }],
    ["reserve", { reserve: "1000" }],
    ["reserve", { reserve: undefined }],
    ["increment", { increment: -1 }],
    ["increment", { increment: Number.NaN }],
    ["increment", { increment: null }],
    ["seats", { seats: [] }],
    ["seats", { seats: ["white", "white"] }],
    ["seats", { seats: ["white", "pink"] }],
    ["seats", { seats: ["__proto__"] }],
    ["seats", { seats: "white" }],
    ["seats", { seats: undefined }],
    ["seats", { seats: [...seats, "white"] }],
    ["seats", { seats: Array.from({ length: 2 }) }],
  ])("startClock refuses %s: %j", (part, change) => {
    const result = tryStartClock({ ...good, ...change } as never);
    expect(result).toMatchObject({ ok: false, error: { code: "BAD_CLOCK" } });
    expect(result.ok ? "" : result.error.message).toMatch(new RegExp(`^Bad clock: ${part}: `));
    expect(thrown(() => startClock({ ...good, ...change } as never))).toBe("BAD_CLOCK");
  });

  it("startClock refuses what is no object", () => {
    for (const spec of [undefined, null, 3, "x"]) expect(thrown(() => startClock(spec as never))).toBe("BAD_CLOCK");
  });

  it("spend refuses a time that is negative or no number, and changes nothing", () => {
    const clock = startClock(good);
    for (const ms of [-1, Number.NaN, Number.POSITIVE_INFINITY, "5", null, undefined, {}]) {
      expect(trySpend(clock, "white", ms as number)).toMatchObject({ error: { code: "BAD_TIME", seat: "white" } });
      expect(thrown(() => spend(clock, "white", ms as number))).toBe("BAD_TIME");
    }
    expect(clock).toEqual(startClock(good));
  });

  it("a seat without a clock has none, prototype names included", () => {
    const clock = startClock(good);
    for (const seat of ["red", "pink", "__proto__", "constructor", undefined, null, 3]) {
      expect(trySpend(clock, seat as Seat, 1)).toMatchObject({ error: { code: "NO_CLOCK" } });
      expect(thrown(() => remaining(clock, seat as Seat))).toBe("NO_CLOCK");
    }
  });

  it("what is no clock is refused by every function", () => {
    const bad: unknown[] = [
      undefined,
      null,
      3,
      "clock",
      {},
      { increment: 0 },
      { increment: 0, left: null },
      { increment: -1, left: {} },
      { increment: 0, left: { white: "60" } },
      { increment: 0, left: { white: Number.NaN } },
      { increment: 0, left: { pink: 60 } },
      JSON.parse('{"increment": 0, "left": {"__proto__": 60}}'),
    ];
    for (const clock of bad) {
      expect(thrown(() => spend(clock as Clock, "white", 1))).toBe("BAD_CLOCK");
      expect(thrown(() => remaining(clock as Clock, "white"))).toBe("BAD_CLOCK");
      expect(thrown(() => fallen(clock as Clock))).toBe("BAD_CLOCK");
    }
  });

  it("times stay exact and finite at the edge of what a number holds", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const clock = startClock({ reserve: most, increment: most, seats: ["white"] });
    expect(remaining(spend(clock, "white", 0), "white")).toBe(most);
    const down = spend(spend(startClock({ ...good, reserve: 1 }), "white", most), "white", most);
    expect(remaining(down, "white")).toBe(-most);
    expect(fallen(down)).toEqual(["white"]);
  });
});
