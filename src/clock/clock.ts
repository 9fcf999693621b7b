import { isSeat, type Seat } from "../geometry/seat.ts";
import type { ClockCode } from "../problem/codes.ts";
import { unwrap } from "../problem/error.ts";
import { copyOf, listOf } from "../problem/foreign.ts";
import { failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";

/**
 * How a game is timed (R9.1).
 * @since 0.1.0
 */
export interface ClockSpec {
  /** Each seat's time for the whole game, in milliseconds; above 0. */
  readonly reserve: number;
  /** What a seat gets for each move made, in milliseconds; from 0. */
  readonly increment: number;
  /** The seats that have a clock: one to six, each once. */
  readonly seats: readonly Seat[];
}

/**
 * The clocks of a game: plain, frozen, JSON-safe data.
 * @since 0.1.0
 */
export interface Clock {
  /** What a seat gets for each move made, in milliseconds. */
  readonly increment: number;
  /** What each seat has left, in milliseconds; at 0 or below its flag has fallen. */
  readonly left: Readonly<Partial<Record<Seat, number>>>;
}

/** More than 285 000 years: sums of times stay exact, and JSON keeps them. */
const longest = Number.MAX_SAFE_INTEGER;

const isTime = (value: unknown, low: number): value is number =>
  typeof value === "number" && value >= low && value <= longest;

const badClock = (part: string, expected: string, value: unknown): Problem<ClockCode> =>
  unfit("BAD_CLOCK", expected, value, {}, part);

/** A clock, read once and checked, so that one from JSON can be used as it is. */
const readClock = (clock: unknown): Result<Clock, ClockCode> => {
  const spec = copyOf(clock);
  if (spec === undefined) return failure(unfit("BAD_CLOCK", "an object", clock));
  const { increment } = spec;
  if (!isTime(increment, 0)) return failure(badClock("increment", "milliseconds from 0", increment));
  const left = copyOf(spec.left);
  if (left === undefined) return failure(badClock("left", "an object", spec.left));
  const times: Partial<Record<Seat, number>> = {};
  for (const seat of Object.keys(left)) {
    const time = left[seat];
    if (!isSeat(seat)) return failure(badClock("left", "milliseconds by seat", seat));
    if (!isTime(time, -longest)) return failure(badClock(`left of ${seat}`, "milliseconds", time));
    times[seat] = time;
  }
  return success({ increment, left: times });
};

const frozenClock = ({ increment, left }: Clock): Clock => Object.freeze({ increment, left: Object.freeze(left) });

const timeOf = (left: Clock["left"], seat: Seat): Result<number, ClockCode> => {
  const time = isSeat(seat) ? left[seat] : undefined;
  return time === undefined ? failure(problem("NO_CLOCK", { seat: shown(seat) })) : success(time);
};

/**
 * {@link startClock} without exceptions.
 *
 * @param spec - reserve, increment and seats
 * @returns the clocks before the first move, or `BAD_CLOCK`
 * @since 0.1.0
 */
export const tryStartClock = (spec: ClockSpec): Result<Clock, ClockCode> => {
  const given = copyOf(spec);
  if (given === undefined) return failure(unfit("BAD_CLOCK", "reserve, increment and seats", spec));
  const { reserve, increment, seats } = given;
  if (!isTime(reserve, 0) || reserve === 0) return failure(badClock("reserve", "milliseconds above 0", reserve));
  if (!isTime(increment, 0)) return failure(badClock("increment", "milliseconds from 0", increment));
  const list = listOf(seats, 6) ?? [];
  if (list.length === 0 || !list.every(isSeat) || new Set(list).size < list.length) {
    return failure(badClock("seats", "a list of one to six different seats", seats));
  }
  // No increment before the first move (R9.1).
  return success(frozenClock({ increment, left: Object.fromEntries(list.map((seat) => [seat, reserve])) }));
};

/**
 * Clocks before the first move: each seat has the reserve.
 *
 * @param spec - reserve and increment in milliseconds, and the seats that play
 * @returns the clocks
 * @throws {@link RulesError} `BAD_CLOCK` for a reserve not above 0, an increment below 0, or missing, unknown or repeated seats
 * @example
 * ```ts
 * import { classic2 } from "sternhalma";
 * import { remaining, startClock } from "sternhalma/clock";
 *
 * const clock = startClock({ reserve: 300_000, increment: 5_000, seats: classic2.seats });
 * remaining(clock, "white"); // 300000
 * ```
 * @since 0.1.0
 */
export const startClock = (spec: ClockSpec): Clock => unwrap(tryStartClock(spec));

/**
 * {@link spend} without exceptions.
 *
 * @param clock - the clocks before the move
 * @param seat - who moved
 * @param ms - how long it took, in milliseconds
 * @returns the clocks after the move, or the problem
 * @since 0.1.0
 */
export const trySpend = (clock: Clock, seat: Seat, ms: number): Result<Clock, ClockCode> => {
  const read = readClock(clock);
  if (!read.ok) return read;
  const { increment, left } = read.value;
  const before = timeOf(left, seat);
  if (!before.ok) return before;
  if (!isTime(ms, 0)) return failure(unfit("BAD_TIME", "milliseconds from 0", ms, { seat }));
  const after = before.value - ms;
  // R9.1: a seat whose flag has fallen gets no increment, so a fallen flag stays down.
  const time = after <= 0 ? Math.max(after, -longest) : Math.min(after + increment, longest);
  return success(frozenClock({ increment, left: { ...left, [seat]: time } }));
};

/**
 * The clocks after a move (R9.1): the time spent is taken off what the seat has left; at 0 or below its flag has fallen, otherwise
 * the increment is added. The clocks of all other seats stay. Do not call it for a seat that was skipped or has arrived, nor for a chosen
 * pass: neither is a move, and only a move earns the increment.
 *
 * @param clock - the clocks before the move; left unchanged
 * @param seat - who moved
 * @param ms - how long it took, in milliseconds, from 0
 * @returns new clocks
 * @throws {@link RulesError} `NO_CLOCK` for a seat without a clock, `BAD_TIME` for anything but a time from 0, `BAD_CLOCK` for
 * anything but a clock
 * @example
 * ```ts
 * import { fallen, remaining, spend, startClock } from "sternhalma/clock";
 *
 * const start = startClock({ reserve: 60_000, increment: 2_000, seats: ["white", "black"] });
 * const next = spend(start, "white", 10_000);
 * remaining(next, "white"); // 52000
 * remaining(next, "black"); // 60000
 * fallen(spend(next, "black", 60_000)); // ["black"]
 * ```
 * @since 0.1.0
 */
export const spend = (clock: Clock, seat: Seat, ms: number): Clock => unwrap(trySpend(clock, seat, ms));

/**
 * What a seat has left when its turn begins.
 *
 * @param clock - the clocks
 * @param seat - a seat that has one
 * @returns milliseconds; 0 or below when its flag has fallen
 * @throws {@link RulesError} `NO_CLOCK` for a seat without a clock, `BAD_CLOCK` for anything but a clock
 * @example
 * ```ts
 * import { remaining, spend, startClock } from "sternhalma/clock";
 *
 * const start = startClock({ reserve: 60_000, increment: 2_000, seats: ["white", "black"] });
 * remaining(spend(start, "white", 61_000), "white"); // -1000
 * ```
 * @since 0.1.0
 */
export const remaining = (clock: Clock, seat: Seat): number => unwrap(tryRemaining(clock, seat));

/**
 * {@link remaining} without exceptions.
 *
 * @param clock - the clocks
 * @param seat - a seat
 * @returns milliseconds, or the problem
 * @since 0.1.0
 */
export const tryRemaining = (clock: Clock, seat: Seat): Result<number, ClockCode> => {
  const read = readClock(clock);
  return read.ok ? timeOf(read.value.left, seat) : read;
};

/**
 * The seats whose flag has fallen: those with nothing left (R9.1). End the game with `flag` (R8.1).
 *
 * @param clock - the clocks
 * @returns seats in the order in which the clock was started, a new list
 * @throws {@link RulesError} `BAD_CLOCK` for anything but a clock
 * @example
 * ```ts
 * import { createGame, flag } from "sternhalma";
 * import { fallen, spend, startClock } from "sternhalma/clock";
 *
 * let game = createGame("classic-2");
 * const clock = spend(startClock({ reserve: 1_000, increment: 0, seats: ["white", "black"] }), "white", 1_000);
 * for (const seat of fallen(clock)) game = flag(game, seat);
 * game.outcome?.reason; // "time"
 * ```
 * @since 0.1.0
 */
export const fallen = (clock: Clock): Seat[] => unwrap(tryFallen(clock));

/**
 * {@link fallen} without exceptions.
 *
 * @param clock - the clocks
 * @returns seats, or the problem
 * @since 0.1.0
 */
export const tryFallen = (clock: Clock): Result<Seat[], ClockCode> => {
  const read = readClock(clock);
  if (!read.ok) return read;
  const { left } = read.value;
  return success(Object.keys(left).filter((seat): seat is Seat => isSeat(seat) && left[seat]! <= 0));
};
