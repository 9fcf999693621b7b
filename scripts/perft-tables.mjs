// @ts-check
/**
 * The perft tables of the presets to depth 5, each counted twice by the package and, where its rules are played there, a third time by the
 * native program of bench/native.
 *
 * Run: npm run build && node scripts/perft-tables.mjs     writes test/fixtures/perft/*.txt; fails when two counts differ
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { advance, createGame, legalMoves, seats, variants } from "sternhalma";
import { perft } from "sternhalma/engine";

const deepest = 5;

/**
 * @param {import("sternhalma").Position} position
 * @param {number} depth
 * @returns {number}
 */
const byValues = (position, depth) => {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) sum += byValues(advance(position, move), depth - 1);
  return sum;
};

const program = join(mkdtempSync(join(tmpdir(), "sternhalma-")), "lanes");
const source = fileURLToPath(new URL("../bench/native/lanes.cpp", import.meta.url));
execFileSync("g++", ["-O3", "-march=native", "-std=c++17", source, "-o", program]);

/**
 * @param {import("sternhalma").Variant} variant
 * @returns {number[] | undefined} undefined for homes that the native program does not know
 */
const byNative = (variant) => {
  if (variant.pieces !== 10) return undefined;
  const corners = variant.seats.map((seat) => `${seats.indexOf(seat)}`);
  const lines = execFileSync(program, ["perft", `${deepest}`, variant.jumps, ...corners], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => Number(line.split(" ")[1]));
};

const folder = fileURLToPath(new URL("../test/fixtures/perft/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const variant of variants) {
  const game = createGame(variant);
  const native = byNative(variant);
  const lines = [
    `# Perft of ${variant.id} from the start: sequences of so many moves; moves with the same two ends are one move.`,
    "# Counted by sternhalma/engine (perft) and by sternhalma (legalMoves, advance)",
    native === undefined
      ? "# and, to depth 3, by the oracle of the tests."
      : "# and by bench/native/lanes.cpp, which shares no code with them.",
  ];
  for (let depth = 1; depth <= deepest; depth++) {
    const count = perft(game, depth);
    const others = [byValues(game.position, depth), native?.[depth - 1] ?? count];
    if (others.some((other) => other !== count))
      throw new Error(`${variant.id} ${depth}: ${count}, ${others.join(", ")}`);
    lines.push(`${depth} ${count}`);
  }
  writeFileSync(join(folder, `${variant.id}.txt`), `${lines.join("\n")}\n`);
  console.log(lines.at(-1), variant.id);
}
