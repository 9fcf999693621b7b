import { cells } from "sternhalma";
import { encodeMove } from "sternhalma/engine";
import { tablesOf } from "./tables.mjs";

const passCode = encodeMove({ pass: true });

/** How much it costs to be one step late with leaving home (R5.1). */
const lateCost = 200;

/** So many steps before it becomes tight a seat begins to hurry: the way out may be blocked for a while. */
const reserve = 4;

/**
 * The armies of a search state as sums that are kept up to date move by move, so that judging a position costs a few additions.
 * Seats are numbered by their place in the turn order.
 *
 * @param {import("sternhalma/engine").SearchState} state
 */
export const armiesOf = (state) => {
  const { seats, homeDeadline } = state.variant;
  const deadline = homeDeadline ?? Number.POSITIVE_INFINITY;
  const tables = seats.map((seat) => tablesOf(state.variant, seat));
  const made = Int32Array.from(state.made);
  const costs = new Int32Array(seats.length);
  const stepsToLeave = new Int32Array(seats.length);
  for (const cell of cells) {
    const owner = state.at(cell);
    if (owner === undefined) continue;
    const seat = seats.indexOf(owner);
    costs[seat] += tables[seat].cost[cell];
    stepsToLeave[seat] += tables[seat].toLeave[cell];
  }

  /** How many steps a seat is behind with leaving home; below 1 is in time. @type {(seat: number) => number} */
  const late = (seat) => {
    const left = deadline - made[seat];
    return stepsToLeave[seat] === 0 || left < 0 ? 0 : stepsToLeave[seat] + reserve - left;
  };

  return {
    /** Counts a move of a seat. @type {(seat: number, code: number) => void} */
    move: (seat, code) => {
      if (code === passCode) return;
      const { cost, toLeave } = tables[seat];
      costs[seat] += cost[code & 127] - cost[code >> 7];
      stepsToLeave[seat] += toLeave[code & 127] - toLeave[code >> 7];
      made[seat]++;
    },

    /** Takes the count back. @type {(seat: number, code: number) => void} */
    takeBack: (seat, code) => {
      if (code === passCode) return;
      const { cost, toLeave } = tables[seat];
      costs[seat] -= cost[code & 127] - cost[code >> 7];
      stepsToLeave[seat] -= toLeave[code & 127] - toLeave[code >> 7];
      made[seat]--;
    },

    /** How far a seat is from the end of its way, in tenths of steps and more: lower is better. @type {(seat: number) => number} */
    cost: (seat) => costs[seat] + Math.max(0, late(seat)) * lateCost,

    /** What a move gains for its seat; leaving home counts more when it is urgent. @type {(seat: number, code: number) => number} */
    gain: (seat, code) => {
      if (code === passCode) return 0;
      const { cost, toLeave } = tables[seat];
      const gained = cost[code >> 7] - cost[code & 127];
      return late(seat) > -2 ? gained + (toLeave[code >> 7] - toLeave[code & 127]) * lateCost : gained;
    },
  };
};
