// @ts-check
/**
 * The engine against the native program of bench/native: generation and perft from the start, in turns, so that both meet the same machine.
 */
import { createGame } from "sternhalma";
import { MAX_MOVES, perft, SearchState } from "sternhalma/engine";
import { cpuTimes, digits, must, table } from "./_measure.mjs";
import { compileNative } from "./_native.mjs";

const rounds = 5;
const lists = Array.from({ length: 6 }, () => new Uint16Array(MAX_MOVES));

/**
 * Perft with the moves of the last ply listed, by the public calls.
 *
 * @param {SearchState} state
 * @param {number} depth
 * @returns {number}
 */
const listed = (state, depth) => {
  const codes = /** @type {Uint16Array} */ (lists[depth]);
  const count = state.generate(codes);
  if (depth === 1) return count;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    state.make(/** @type {number} */ (codes[at]));
    sum += listed(state, depth - 1);
    state.unmake();
  }
  return sum;
};

/**
 * Perft with every move of the last ply made and taken back.
 *
 * @param {SearchState} state
 * @param {number} depth
 * @returns {number}
 */
const made = (state, depth) => {
  const codes = /** @type {Uint16Array} */ (lists[depth]);
  const count = state.generate(codes);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    state.make(/** @type {number} */ (codes[at]));
    sum += depth === 1 ? 1 : made(state, depth - 1);
    state.unmake();
  }
  return sum;
};

/** @returns {Promise<string>} a table */
export const engineTable = async () => {
  const short = SearchState.from(createGame("classic-2"));
  const long = SearchState.from(createGame("long-jump-2"));
  const codes = new Uint16Array(MAX_MOVES);
  const native = compileNative();
  const nodes = 2947496;
  const longNodes = 3476564;
  const work = {
    generate: () => {
      for (let at = 0; at < 100_000; at++) must("moves of the start", short.generate(codes), 14);
    },
    listed: () => must("perft listed", listed(short, 5), nodes),
    counted: () => must("perft counted", perft(createGame("classic-2"), 5), nodes),
    made: () => must("perft made", made(short, 5), nodes),
    longListed: () => must("perft of long jumps", listed(long, 5), longNodes),
    longCounted: () => must("perft of long jumps", perft(createGame("long-jump-2"), 5), longNodes),
  };
  const names = /** @type {(keyof typeof work)[]} */ (Object.keys(work));
  // One run each to warm up.
  for (const name of names) work[name]();
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  /** @type {import("./_native.mjs").Native[]} */
  const natives = [];
  for (let round = 0; round < rounds; round++) {
    if (native !== undefined) natives.push(native());
    for (const name of names) times[name]?.push(...cpuTimes(work[name], name === "made" ? 2 : 6));
  }
  for (const found of natives) must("native perft", `${found.nodes} ${found.made}`, `${nodes} ${nodes}`);
  // Other programs on the machine only ever add time: the best run says most.
  const own = (/** @type {string} */ name) => Math.min(.../** @type {number[]} */ (times[name]));
  const other = (/** @type {"generateSeconds" | "listedSeconds" | "countedSeconds" | "madeSeconds"} */ name) =>
    natives.length === 0 ? undefined : Math.min(...natives.map((found) => found[name] * 1000));
  /** @type {(what: string, perMillisecond: number, nativePerMillisecond: number | undefined) => string[]} */
  const row = (what, speed, baseline) => [
    what,
    `${digits(speed / 1000)} M/s`,
    baseline === undefined ? "–" : `${digits(baseline / 1000)} M/s`,
    baseline === undefined ? "–" : (speed / baseline).toFixed(2),
  ];
  /** @type {(count: number, milliseconds: number | undefined) => number | undefined} */
  const rate = (count, milliseconds) => (milliseconds === undefined ? undefined : count / milliseconds);
  const speed = (/** @type {number} */ count, /** @type {string} */ name) => count / own(name);
  return table(
    ["engine, from the start", "here", "native", "ratio"],
    [
      row("lists of moves, classic-2", speed(100_000, "generate"), rate(1, other("generateSeconds"))),
      row("perft 5, classic-2, last ply listed", speed(nodes, "listed"), rate(nodes, other("listedSeconds"))),
      row("perft 5, classic-2, last ply counted", speed(nodes, "counted"), rate(nodes, other("countedSeconds"))),
      row(
        "perft 5, classic-2, every move made and taken back, with hash and all rules",
        speed(nodes, "made"),
        rate(nodes, other("madeSeconds")),
      ),
      [
        "perft 5, long-jump-2, last ply listed",
        `${digits(speed(longNodes, "longListed") / 1000)} M/s`,
        `${digits(speed(nodes, "listed") / 1000)} M/s (classic-2 here)`,
        (speed(longNodes, "longListed") / speed(nodes, "listed")).toFixed(2),
      ],
      [
        "perft 5, long-jump-2, last ply counted",
        `${digits(speed(longNodes, "longCounted") / 1000)} M/s`,
        `${digits(speed(nodes, "counted") / 1000)} M/s (classic-2 here)`,
        (speed(longNodes, "longCounted") / speed(nodes, "counted")).toFixed(2),
      ],
    ],
  );
};
