import { alphaBeta } from "./alpha-beta.mjs";
import { greedy } from "./greedy.mjs";
import { random } from "./random.mjs";

/** The bots that take part in matches, by name. @type {ReadonlyMap<string, import("./bot.mjs").MakeBot>} */
export const bots = new Map([
  ["alpha-beta", alphaBeta],
  ["greedy", greedy],
  ["random", random],
]);
