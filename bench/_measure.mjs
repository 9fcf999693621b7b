// @ts-check
import { measure } from "mitata";

/**
 * Throws when a measured piece of work has not come to what it must come to: numbers of wrong work say nothing.
 *
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} expected
 */
export const must = (what, found, expected) => {
  if (found !== expected) throw new Error(`${what}: ${String(found)} instead of ${String(expected)}`);
};

/**
 * CPU time of a piece of work of some milliseconds, so that other programs on the machine disturb little.
 *
 * @param {() => unknown} work
 * @param {number} runs
 * @returns {number[]} milliseconds, one for each run
 */
export const cpuTimes = (work, runs) =>
  Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });

/**
 * The median time of a call, in nanoseconds: mitata measures a hundred calls at a time.
 *
 * @param {() => unknown} call
 * @returns {Promise<number>}
 */
export const perCall = async (call) => {
  const batch = () => {
    for (let at = 0; at < 100; at++) call();
  };
  return (await measure(batch, { min_cpu_time: 0.5e9 })).p50 / 100;
};

/**
 * A number with three digits that count.
 *
 * @param {number} value
 * @returns {string}
 */
export const digits = (value) => {
  const places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(places).replace(/\B(?=(\d{3})+(?!\d))/g, " ");
};

/**
 * A Markdown table.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
