/**
 * The pictures of docs/, drawn by the library itself. A test fails when the files differ from what this script draws.
 *
 * Run: npm run build && node scripts/docs-pictures.mjs
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createGame, positionOf } from "sternhalma";
import { renderSvg } from "sternhalma/diagram";

/** Only the pieces that a picture is about: the others would distract. */
export const scenes = [
  {
    file: "board",
    title: "The names of the 121 cells",
    setup: { variant: "classic-6", pieces: {} },
  },
  { file: "start-2", title: "The start of classic-2 and long-jump-2", start: "classic-2" },
  { file: "start-3", title: "The start of classic-3", start: "classic-3" },
  { file: "start-4", title: "The start of classic-4 and doubles-2x2", start: "classic-4" },
  { file: "start-6", title: "The start of classic-6, long-jump-6 and doubles-3x2", start: "classic-6" },
  { file: "start-fifteen", title: "The start of fifteen-2", start: "fifteen-2" },
  {
    file: "step",
    title: "A step from i9 to any empty cell next to it (R3.2)",
    setup: { variant: "classic-2", pieces: { white: ["i9"], black: ["j9"] } },
    options: { highlight: ["i10", "h10", "h9", "i8", "j8"] },
  },
  {
    file: "jump",
    title: "Jumps from i9 over j9 to k9 and over i10 to i11 (R3.3)",
    setup: { variant: "classic-2", pieces: { white: ["i9", "i10"], black: ["j9"] } },
    options: { path: "i9-k9", highlight: ["i11"] },
  },
  {
    file: "chain",
    title: "A chain of four jumps, l4-l6-j8-j10-h10 (R3.1)",
    setup: { variant: "classic-2", pieces: { white: ["l4", "k7", "i10"], black: ["l5", "j9"] } },
    options: { path: "l4-l6-j8-j10-h10" },
  },
  {
    file: "long-jump",
    title: "A long jump from e9 over h9 to k9; two pieces between e9 and e13 block the way (R3.4)",
    setup: { variant: "long-jump-2", pieces: { white: ["e9"], black: ["h9", "e11", "e12"] } },
    options: { path: "e9-k9" },
  },
  {
    file: "pass-through",
    title: "Through the yellow corner: k11-k13-i13, without stopping on k13 (R3.7)",
    setup: { variant: "classic-6", turn: "black", pieces: { black: ["k11", "k12", "j13"] } },
    options: { path: "k11-k13-i13", passThrough: ["k13"], goal: "black" },
  },
  {
    file: "goal-lock",
    title: "Into the goal, m5-m3, and not out of it again to k5 (R3.8)",
    setup: { variant: "classic-2", turn: "black", pieces: { black: ["m5", "m4", "l4"] } },
    options: { path: "m5-m3", goal: "black", passThrough: ["k5"] },
  },
  {
    file: "trapped",
    title: "White's piece on m1 is trapped (R5.2)",
    setup: { variant: "classic-2", pieces: { white: ["m1"], black: ["m2", "l2", "m3", "k3"] } },
    options: { highlight: ["m1"] },
  },
  {
    file: "arrival",
    title: "White steps from h13 to h14 and has arrived (R6.1)",
    setup: {
      variant: "classic-2",
      pieces: {
        white: ["e16", "f16", "e15", "f15", "g15", "e14", "f14", "g14", "h13", "i12"],
        black: ["e17", "j4", "k4", "l4", "m4", "k3", "l3", "m3", "l2", "m2"],
      },
    },
    options: { path: "h13-h14", highlight: ["h14"], goal: "white" },
  },
];

/** @returns {Map<string, string>} the text of each picture by the name of its file */
export function pictures() {
  return new Map(
    scenes.map(({ file, title, start, setup, options }) => [
      `${file}.svg`,
      renderSvg(start === undefined ? positionOf(setup) : createGame(start), {
        goal: null,
        names: start === undefined,
        title,
        ...options,
      }),
    ]),
  );
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = resolve(fileURLToPath(import.meta.url), "../../docs/pictures");
  mkdirSync(folder, { recursive: true });
  const made = pictures();
  for (const name of readdirSync(folder)) if (name.endsWith(".svg") && !made.has(name)) rmSync(join(folder, name));
  for (const [name, text] of made) writeFileSync(join(folder, name), text);
  console.log(`${made.size} pictures in docs/pictures`);
}
