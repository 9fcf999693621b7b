// @ts-check
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * What the native program says of itself, in seconds of CPU time, the best of several runs.
 *
 * @typedef {{moves: number, nodes: number, made: number, generateSeconds: number, listedSeconds: number, countedSeconds: number,
 *   madeSeconds: number}} Native
 */

/** The options that the table of results names. */
export const compilerOptions = ["-O3", "-march=native", "-std=c++17"];

/**
 * Compiles bench/native/lanes.cpp.
 *
 * @returns {(() => Native) | undefined} runs it; undefined where there is no g++
 */
export const compileNative = () => {
  const source = fileURLToPath(new URL("native/lanes.cpp", import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), "sternhalma-")), "lanes");
  try {
    execFileSync("g++", [...compilerOptions, source, "-o", program], { stdio: ["ignore", "ignore", "inherit"] });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
  return () => JSON.parse(execFileSync(program, { encoding: "utf8" }));
};

/** @returns {string} the first line of `g++ --version`, or that there is none */
export const compilerVersion = () => {
  try {
    return execFileSync("g++", ["--version"], { encoding: "utf8" }).split("\n")[0] ?? "";
  } catch {
    return "no g++";
  }
};
