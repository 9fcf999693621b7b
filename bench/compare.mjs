// @ts-check
/**
 * The calls that people make, of two builds in turn: whether a change has made any of them slower.
 *
 * Run: node bench/compare.mjs OLD NEW     two folders of this project, each built; prints a table
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { digits, table } from "./_measure.mjs";

const rounds = 5;

/** The least CPU time of a call in nanoseconds, over many short windows. @type {(calls: number, work: (index: number) => unknown) => number} */
const least = (calls, work) => {
  let best = Number.POSITIVE_INFINITY;
  for (let window = 0; window < 25; window++) {
    const before = process.cpuUsage();
    for (let index = 0; index < calls; index++) work(index);
    const { user, system } = process.cpuUsage(before);
    if (window > 3) best = Math.min(best, ((user + system) * 1000) / calls);
  }
  return best;
};

/** Measures one build. @type {(folder: string) => Promise<Record<string, number>>} */
const measure = async (folder) => {
  const door = (/** @type {string} */ path) => import(pathToFileURL(resolve(folder, "dist", path, "index.js")).href);
  /** @type {typeof import("sternhalma")} */
  const { advance, classic2, createGame, defineVariant, legalMoves, play, undo } = await door("");
  /** @type {typeof import("sternhalma/engine")} */
  const { perft } = await door("engine");
  let seed = 7;
  const draw = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const chance = (/** @type {import("sternhalma").Game} */ game) => {
    const moves = legalMoves(game);
    return /** @type {import("sternhalma").Move} */ (moves[Math.floor(draw() * moves.length)]);
  };
  const line = (/** @type {import("sternhalma").Variant | "long-jump-2"} */ rules, /** @type {number} */ length) => {
    const games = [createGame(rules)];
    const moves = [];
    for (let game = createGame(rules); games.length <= length; games.push(game)) {
      const move = chance(game);
      moves.push(move);
      game = play(game, move);
    }
    return { games, moves };
  };
  const open = { ...classic2, id: "open", name: "Open", homeDeadline: null, roundLimit: null, repetition: 1000 };
  const { games, moves } = line(defineVariant(open), 1010);
  const long = line("long-jump-2", 32);
  const at = (/** @type {number} */ ply) => (/** @type {number} */ index) => {
    const one = ply + (index & 7);
    return play(/** @type {never} */ (games[one]), /** @type {never} */ (moves[one]));
  };
  const start = createGame("classic-2").position;
  const fromJSON = JSON.parse(JSON.stringify(start));
  return {
    "`legalMoves` from the start": least(10_000, () => legalMoves(start)),
    "`legalMoves`, 64 positions in turn": least(5_000, (index) => legalMoves(/** @type {never} */ (games[index & 63]))),
    "`legalMoves`, long jumps": least(2_000, (index) => legalMoves(/** @type {never} */ (long.games[index & 31]))),
    "`legalMoves` of a position from JSON": least(2_000, () => legalMoves(fromJSON)),
    "`advance`": least(3_000, (index) =>
      advance(/** @type {never} */ (games[index & 63]?.position), /** @type {never} */ (moves[index & 63])),
    ),
    "`play` at ply 10": least(2_000, at(10)),
    "`play` at ply 1 000": least(500, at(1000)),
    "`undo` at ply 100": least(50, () => undo(/** @type {never} */ (games[100]))),
    "perft 4 by the engine": least(1, () => perft(start, 4)),
  };
};

const [first, second] = process.argv.slice(2);
if (first === undefined) {
  console.error("Name two built folders: node bench/compare.mjs OLD NEW");
  process.exitCode = 2;
} else if (second === undefined) {
  // One build in a process of its own, for the comparison below.
  console.log(JSON.stringify(await measure(first)));
} else {
  const run = (/** @type {string} */ folder) =>
    JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), folder], { encoding: "utf8" }));
  const results = Array.from({ length: rounds }, () => [run(first), run(second)]);
  const best = (/** @type {number} */ which, /** @type {string} */ name) =>
    Math.min(...results.map((pair) => pair[which][name]));
  const rows = Object.keys(results[0]?.[0]).map((name) => {
    const [old, now] = [best(0, name), best(1, name)];
    return [name, `${digits(old / 1000)} µs`, `${digits(now / 1000)} µs`, digits(now / old)];
  });
  console.log(table(["a call", "old", "new", "new / old"], rows));
}
