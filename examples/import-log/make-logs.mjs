// @ts-check
/**
 * Makes the logs in logs/: the games of test/fixtures/games-source/ in the shape in which their platforms logged them: seats by number,
 * cells by number, the two ends of each move, and what the clock did.
 *
 * Run: node examples/import-log/make-logs.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseCell, seats } from "sternhalma";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const source = join(root, "test", "fixtures", "games-source");

/**
 * @param {string} name what the game is called
 * @param {string} text a head of `# key: value`, then one `seat move` a line, `-` for a turn that ran out of time
 */
export const logOf = (name, text) => {
  const lines = text.trim().split("\n");
  const head = Object.fromEntries(
    lines.filter((line) => line.startsWith("# ")).map((line) => line.slice(2).split(/: (.*)/, 2)),
  );
  /** @param {string} seat */
  const number = (seat) => seats.indexOf(/** @type {import("sternhalma").Seat} */ (seat)) + 1;
  /** @param {string | undefined} cell */
  const cell = (cell) => /** @type {number} */ (parseCell(cell ?? ""));
  const winner = / wins /.test(head.claimed) ? number(head.claimed.split(" ")[0]) : null;
  return {
    id: name,
    site: head.source.split(" (")[0],
    seats: head["seats in turn order"].split(" ").map(number),
    winner,
    moves: lines
      .filter((line) => !line.startsWith("#"))
      .map((line) => {
        const [seat = "", move = ""] = line.split(" ");
        if (move === "-") return { seat: number(seat), timeout: true };
        const path = move.split("-");
        return { seat: number(seat), from: cell(path[0]), to: cell(path.at(-1)) };
      }),
  };
};

/**
 * JSON on one line, with spaces inside.
 *
 * @param {unknown} value
 */
const spaced = (value) =>
  JSON.stringify(value, null, 1)
    .replace(/\s*\n\s*/g, " ")
    .replace(/\[ | \]/g, (bracket) => bracket.trim());

/** Every log by its name, as text. */
export const logs = () =>
  readdirSync(source)
    .filter((name) => name.endsWith(".txt"))
    .map((file) => {
      const name = basename(file, ".txt");
      const { moves, ...head } = logOf(name, readFileSync(join(source, file), "utf8"));
      const fields = Object.entries(head).map(([field, value]) => `  "${field}": ${spaced(value)}`);
      const list = moves.map((move) => `    ${spaced(move)}`).join(",\n");
      return [name, `{\n${fields.join(",\n")},\n  "moves": [\n${list}\n  ]\n}\n`];
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of logs()) {
    writeFileSync(join(root, "examples", "import-log", "logs", `${name}.json`), /** @type {string} */ (text));
  }
}
