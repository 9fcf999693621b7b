// Random valid rule sets: every field, seats in any order, odd limits.

import { allSeats, type Seat } from "./board.ts";
import type { OracleRules } from "./rules.ts";
import { type NumberStream, pick, seededNumbers, shuffle } from "./walk.ts";

function areNeighbours(a: Seat, b: Seat): boolean {
  const apart = Math.abs(allSeats.indexOf(a) - allSeats.indexOf(b));
  return apart === 1 || apart === 5;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    result.push(items.slice(start, start + size));
  }
  return result;
}

/** Equal teams of two or more, at least two of them; null where the number of seats has none. */
function randomTeams(random: NumberStream, seats: readonly Seat[]): Seat[][] | null {
  const sizes = [2, 3].filter((size) => seats.length % size === 0 && seats.length / size >= 2);
  if (sizes.length === 0) return null;
  return chunks(shuffle(random, seats), pick(random, sizes));
}

/** One valid rule set. Limits are often small, so that games meet them. */
function randomRules(random: NumberStream): OracleRules {
  const count = pick(random, [2, 2, 2, 3, 3, 4, 4, 5, 6, 6]);
  const seats = shuffle(random, allSeats).slice(0, count);
  const mayBeFifteen = !seats.some((a) => seats.some((b) => areNeighbours(a, b)));
  const teams = random() < 0.5 ? randomTeams(random, seats) : null;
  return {
    id: `random-${Math.floor(random() * 1_000_000)}`,
    seats,
    pieces: mayBeFifteen && random() < 0.4 ? 15 : 10,
    jumps: pick(random, ["short", "long"]),
    teams,
    otherCorners: pick(random, ["pass", "pass", "free", "closed"]),
    goalLock: pick(random, ["landing", "landing", "move", "off"]),
    arrival: pick(random, ["any", "any", "most", "all"]),
    homeDeadline: pick(random, [null, 1, 3, 10, 20, 25, 30, 40, 60]),
    reply: count === 2 && teams === null && random() < 0.6,
    roundLimit: pick(random, [null, 1, 7, 25, 60, 100, 150, 150, 150]),
    repetition: pick(random, [null, 2, 3, 3, 3, 4]),
    playOn: random() < 0.7,
    passing: pick(random, ["forced", "forced", "allowed"]),
    // A value of the library never holds "ranked": it is what a missing field means.
    ...(random() < 0.3 ? { undecided: "shared" } : {}),
  };
}

export function rulesFromSeed(seed: number): OracleRules {
  return randomRules(seededNumbers(seed));
}
