import { cells, defineVariant, piecesAtHome, piecesOf, seatsInPlay } from "sternhalma";
import { encodeMove, MAX_MOVES, SearchState } from "sternhalma/engine";
import { seeded } from "./bot.mjs";
import { tablesOf } from "./tables.mjs";

/*
 * The end of a game: when nobody is in the way any more, only the number of own moves counts. A beam search looks for the shortest way
 * home, the others standing still. That they stand still is put as a rule set: the same one, but passing is allowed.
 */

const passCode = encodeMove({ pass: true });

/**
 * Whether the seat to move has nothing to wait for: its army has passed every piece that comes from its goal, or, with more than
 * two seats, has come into the last part of the board.
 *
 * @param {import("sternhalma").Position} position
 * @returns {boolean}
 */
export const isRace = (position) => {
  const { turn, variant } = position;
  if (piecesAtHome(position, turn) > 0) return false;
  const { rows } = tablesOf(variant, turn);
  const last = Math.min(...piecesOf(position, turn).map((cell) => rows[cell]));
  if (variant.seats.length > 2) return last >= 9;
  return variant.seats.every((seat) => seat === turn || piecesOf(position, seat).every((cell) => rows[cell] < last));
};

/** @typedef {{ parent: Node | undefined, code: number, cost: number, key: number }} Node */

/**
 * The first move of the shortest way to arrive that was found.
 *
 * @param {import("sternhalma").Position} position
 * @param {() => boolean} isLate whether to stop searching
 * @param {number} [width] how many positions are kept at each depth
 * @returns {number | undefined} a move code, or undefined when no way was found
 */
export const shortestWay = (position, isLate, width = 200) => {
  const { turn, variant } = position;
  const alone = defineVariant({
    ...variant,
    id: "alone",
    passing: "allowed",
    homeDeadline: null,
    reply: false,
    repetition: null,
    roundLimit: null,
  });
  const state = SearchState.from({ ...position, variant: alone });
  const { cost } = tablesOf(variant, turn);
  const keys = cellKeys();
  const buffer = new Uint16Array(MAX_MOVES);
  const others = seatsInPlay(position).length - 1;
  const own = piecesOf(position, turn);

  /** @type {Node[]} */
  let beam = [{ parent: undefined, code: 0, cost: sum(own, cost), key: sum(own, keys) }];
  for (let depth = 0; depth < 40 && beam.length > 0; depth++) {
    /** Armies met at this depth; an army is a set of cells, known by the sum of their keys. @type {Set<number>} */
    const met = new Set();
    /** @type {Node[]} */
    const next = [];
    for (const node of beam) {
      if (isLate()) return undefined;
      const way = wayTo(node);
      let plies = 0;
      for (const code of way) {
        state.make(code);
        plies++;
        for (let other = 0; other < others && !state.over && state.turn !== turn; other++, plies++)
          state.make(passCode);
      }
      if (state.arrived.includes(turn)) {
        while (plies-- > 0) state.unmake();
        return way[0];
      }
      const count = state.over ? 0 : state.generate(buffer);
      for (let index = 0; index < count; index++) {
        const code = buffer[index];
        if (code === passCode) continue;
        const [from, to] = [code >> 7, code & 127];
        const after = node.cost + cost[to] - cost[from];
        // A way that steps back is hardly ever the shortest.
        if (after > node.cost + 6) continue;
        const key = node.key + keys[to] - keys[from];
        if (met.has(key)) continue;
        met.add(key);
        next.push({ parent: node, code, cost: after, key });
      }
      while (plies-- > 0) state.unmake();
    }
    next.sort((a, b) => a.cost - b.cost);
    beam = next.slice(0, width);
  }
  return undefined;
};

/**
 * @param {readonly number[]} own
 * @param {ArrayLike<number>} table
 */
const sum = (own, table) => own.reduce((total, cell) => total + table[cell], 0);

/** A number for each cell, such that sums of them tell armies apart. @type {Float64Array | undefined} */
let keysOfCells;
const cellKeys = () => {
  const random = seeded(0);
  // Below 2^48, so that the sum of fifteen is still an exact integer.
  keysOfCells ??= Float64Array.from(
    cells,
    () => Math.floor(random() * 2 ** 24) * 2 ** 24 + Math.floor(random() * 2 ** 24),
  );
  return keysOfCells;
};

/** @param {Node} node */
const wayTo = (node) => {
  /** @type {number[]} */
  const way = [];
  for (let step = node; step.parent !== undefined; step = step.parent) way.push(step.code);
  return way.reverse();
};
