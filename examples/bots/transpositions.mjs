/**
 * What was found out about positions, by hash: typed arrays, so that millions of entries cost no garbage.
 *
 * Positions with equal hashes may differ in round and moves made, on which the limit and the home deadline hang. A player may live with
 * that error, a solver may not.
 */

/** How a stored score bounds the true one. */
export const exact = 0;
/** The true score is this or higher. */
export const atLeast = 1;
/** The true score is this or lower. */
export const atMost = 2;

/**
 * @typedef {object} Transpositions
 * @property {(low: number, high: number) => number} find the entry of a position, or −1
 * @property {Uint16Array} move by entry: the code of the best move, by entry
 * @property {Int32Array} score by entry
 * @property {Int8Array} depth by entry: how deep the search below was
 * @property {Uint8Array} bound by entry
 * @property {(low: number, high: number, depth: number, score: number, bound: number, move: number) => void} store
 */

/**
 * An empty table.
 *
 * @param {number} bits two to this power is the number of entries, of 16 bytes each
 * @returns {Transpositions}
 */
export const transpositions = (bits) => {
  const size = 2 ** bits;
  const lows = new Uint32Array(size);
  const highs = new Uint32Array(size);
  const score = new Int32Array(size);
  const move = new Uint16Array(size);
  const depth = new Int8Array(size).fill(-1);
  const bound = new Uint8Array(size);
  const mask = size - 1;
  return {
    move,
    score,
    depth,
    bound,
    find: (low, high) => {
      const at = low & mask;
      return lows[at] === low && highs[at] === high && depth[at] >= 0 ? at : -1;
    },
    store: (low, high, newDepth, newScore, newBound, newMove) => {
      const at = low & mask;
      lows[at] = low;
      highs[at] = high;
      depth[at] = newDepth;
      score[at] = newScore;
      bound[at] = newBound;
      move[at] = newMove;
    },
  };
};
