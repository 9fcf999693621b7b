/**
 * What a bot is to the match runner, and what all bots here share.
 *
 * @typedef {import("sternhalma").Game} Game
 * @typedef {import("sternhalma").MoveInput} MoveInput
 *
 * @typedef {object} BotOptions
 * @property {() => number} random numbers from 0 to below 1; the only chance a bot may use, so that games can be repeated
 * @property {number} [ms] time for one move, in milliseconds
 * @property {number} [nodes] positions that may be looked at for one move; makes a game the same on every machine
 *
 * @typedef {object} Bot
 * @property {string} name
 * @property {(game: Game) => MoveInput} choose the move to play in a game that is not over
 *
 * @typedef {(options: BotOptions) => Bot} MakeBot made anew for each game
 */

/**
 * Random numbers that can be repeated: the same seed gives the same numbers on every machine.
 *
 * @param {number} seed an integer
 * @param {number} [stream] another integer, for several independent sequences of one seed
 * @returns {() => number} the next number, from 0 to below 1
 */
export const seeded = (seed, stream = 0) => {
  let state = Math.imul(seed ^ 0x2545f491, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca77);
  return () => {
    // A counter through a mixing function: no seed is a bad one.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
};

/**
 * One entry of a list, each as likely as the others.
 *
 * @template T
 * @param {readonly T[]} list not empty
 * @param {() => number} random
 * @returns {T}
 */
export const pick = (list, random) => list[Math.floor(random() * list.length)];
