// @ts-check
/**
 * All benchmarks of speed, in about two minutes.
 *
 * Run: npm run build && npm run bench              prints the tables
 *      npm run build && npm run bench -- --write   writes them to bench/RESULTS.md too
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { compilerOptions, compilerVersion } from "./_native.mjs";
import { engineTable } from "./engine.mjs";
import { valueTables } from "./values.mjs";

const tables = `${await engineTable()}\n\n${await valueTables()}`;
const text = `# How fast it is

Written by \`npm run build && npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: Node.js ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}, ${compilerVersion()}.

Each program asserts what it counts. Perft and lists of the engine are CPU times, the best of five rounds in which engine and native program take turns;
calls on values are medians of mitata. The native program is [native/lanes.cpp](native/lanes.cpp), compiled with \`g++ ${compilerOptions.join(" ")}\`: the same idea in C++ with
64-bit words, playing other corners and goal lock but neither arrival, deadline, repetition nor hash, all of which the engine plays at every move. Ratios
compare runs on one machine at one time; absolute numbers depend on it.

${tables}
`;
console.log(text);
if (process.argv.includes("--write")) writeFileSync(fileURLToPath(new URL("RESULTS.md", import.meta.url)), text);
