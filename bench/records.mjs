// @ts-check
/**
 * How fast records are read and verified, and in how much memory. Every line is a process of its own, so that its memory is its own;
 * speeds are per second of its CPU, since other programs may be running.
 *
 * Run: npm run build && npm run bench:records -- [--bytes N] [--only WORDS]
 *   --bytes  the length of the long streams; 1000000000 if left out
 *   --only   only the lines whose name contains this; all of the last table: hostile
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createGame, legalMoves, parseMove, play } from "sternhalma";
import { readRecords, verifyRecord } from "sternhalma/record";
import { compileNative } from "./_native.mjs";
import { corpusSize, records, repeated } from "./games.mjs";
import { hostile } from "./hostile.mjs";

const own = fileURLToPath(import.meta.url);
const command = fileURLToPath(new URL("../dist/cli/bin.js", import.meta.url));
const short = 30_000_000;

const { values } = parseArgs({
  options: {
    bytes: { type: "string", default: "1e9" },
    only: { type: "string", default: "" },
    work: { type: "string" },
    stream: { type: "string" },
  },
});
const long = Number(values.bytes);

/** Moves by their two ends only, as many programs write them. */
const withoutPaths = (/** @type {string} */ text) => text.replace(/\b([a-q]\d+)(?:-[a-q]\d+)*-([a-q]\d+)\b/g, "$1-$2");

/** Rounds without numbers: with them, some games have to be played to be read, to see who is skipped. */
const withoutNumbers = (/** @type {string} */ text) => text.replace(/\b\d+\. /g, "");

/** A game checked without the library's reader: words, listed moves, play. */
const naive = (/** @type {string} */ text) => {
  const id = /\[Variant "(.*)"\]/.exec(text)?.[1];
  const moves = text.slice(text.indexOf("\n\n")).split(/\s+/);
  let game = createGame(/** @type {import("sternhalma").PresetId} */ (id));
  for (const word of moves) {
    const meant = parseMove(word);
    if (!meant.ok) continue;
    const { from, to } = meant.value;
    const move = legalMoves(game).find((one) => one.from === from && one.to === to);
    if (move === undefined) throw new Error(`${word} is not legal`);
    game = play(game, move);
  }
  return game.turns.length;
};

/** @typedef {readonly string[]} Corpus */

/** Work in one process, on a stream in its memory; gives plies and bytes. */
const works = {
  parse: async (/** @type {Corpus} */ corpus) => {
    let plies = 0;
    for await (const read of readRecords(repeated(corpus, short))) {
      if (!read.ok) throw new Error(read.error.message);
      plies += read.value.turns.length;
    }
    return { plies, bytes: short };
  },
  verify: async (/** @type {Corpus} */ corpus) => {
    let plies = 0;
    for await (const read of readRecords(repeated(corpus, short))) {
      if (!read.ok) throw new Error(read.error.message);
      const report = verifyRecord(read.value);
      if (!report.valid || report.findings.length > 0) throw new Error(report.problem?.message);
      plies += report.plies;
    }
    return { plies, bytes: short };
  },
  bare: (/** @type {Corpus} */ corpus) => works.parse(corpus),
  ends: (/** @type {Corpus} */ corpus) => works.verify(corpus),
  naive: async (/** @type {Corpus} */ corpus) => {
    let plies = 0;
    let bytes = 0;
    for (let again = 0; again < 4; again++) {
      for (const text of corpus) {
        plies += naive(text);
        bytes += text.length;
      }
    }
    return { plies, bytes };
  },
};

const write = async (/** @type {Iterable<string | Uint8Array>} */ parts) => {
  for (const part of parts) if (!process.stdout.write(part)) await once(process.stdout, "drain");
};

const streamNamed = (/** @type {string} */ name) => {
  const made = hostile(long, 1_000_000).get(name);
  return made === undefined ? repeated([...records(corpusSize)], Number(name)) : made();
};

// ---- Measuring

/** Tells what a process has used, on its third channel, as it ends. */
const telling = `data:text/javascript,${encodeURIComponent(
  "import{writeSync}from'node:fs';process.on('exit',()=>writeSync(3,JSON.stringify(process.resourceUsage())))",
)}`;

/**
 * @param {string[]} words what Node runs
 * @param {import("node:stream").Readable} [input]
 */
const measured = async (words, input) => {
  const begin = performance.now();
  const child = spawn(process.execPath, ["--import", telling, ...words], {
    stdio: ["pipe", "pipe", "inherit", "pipe"],
  });
  const [, output, , told] =
    /** @type {[unknown, import("node:stream").Readable, unknown, import("node:stream").Readable]} */ (
      /** @type {unknown} */ (child.stdio)
    );
  if (input === undefined) child.stdin?.end();
  else input.pipe(/** @type {import("node:stream").Writable} */ (child.stdin));
  let text = "";
  let usage = "";
  output.on("data", (part) => {
    text = (text + part).slice(-2000);
  });
  told.on("data", (part) => {
    usage += part;
  });
  await once(child, "close");
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage);
  const cpu = (userCPUTime + systemCPUTime) / 1e6;
  return { text, cpu, wall: (performance.now() - begin) / 1000, memory: maxRSS / 1024 };
};

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString("en-GB").replaceAll(",", " ");

const line = (/** @type {(string | number)[]} */ ...cells) =>
  console.log(`| ${cells.map((cell) => (typeof cell === "number" ? number(cell) : cell)).join(" | ")} |`);

const table = (/** @type {string[]} */ ...heads) => {
  console.log();
  line(...heads);
  line(...heads.map((_, index) => (index === 0 ? "---" : "---:")));
};

const wanted = (/** @type {string} */ name) => name.includes(values.only);

const measureWorks = async () => {
  const names = {
    bare: "read, rounds without numbers",
    parse: "read, rounds with numbers",
    verify: "read and verify",
    ends: "read and verify, moves by their ends",
    naive: "naive replay",
  };
  table("in one process, from memory", "plies a second of CPU", "MB a second of CPU", "MB of memory");
  for (const [work, name] of Object.entries(names)) {
    if (!wanted(name)) continue;
    const { text, memory } = await measured([own, "--work", work]);
    const { plies, bytes, cpu } = JSON.parse(text);
    line(name, plies / cpu, (bytes / 1e6 / cpu).toFixed(1), memory);
  }
};

/** @param {string} name @param {(input: import("node:stream").Readable) => import("node:stream").Readable} [change] */
const measureStream = async (name, change = (input) => input) => {
  const writer = spawn(process.execPath, [own, "--bytes", values.bytes, "--stream", name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { text, ...used } = await measured([command, "verify", "--quiet", "-"], change(writer.stdout));
  const last = text.trimEnd().split("\n").at(-1) ?? "";
  const count = (/** @type {string} */ word) => Number(new RegExp(`(\\d+) ${word}`).exec(last)?.[1]);
  return { ...used, games: count("games?:"), valid: count("valid"), plies: count("pl(?:y|ies)") };
};

const measureStreams = async () => {
  const gzipped = (/** @type {import("node:stream").Readable} */ input) => {
    const gzip = spawn("gzip", ["-1"], { stdio: ["pipe", "pipe", "inherit"] });
    input.pipe(gzip.stdin);
    return gzip.stdout;
  };
  table(
    "sternhalma verify --quiet -",
    "MB",
    "games",
    "plies",
    "seconds",
    "of CPU",
    "plies a second of CPU",
    "MB of memory",
  );
  for (const bytes of [long / 100, long / 10, long]) {
    for (const packed of bytes === long ? [false] : [false, true]) {
      const name = packed ? "stream, gzip" : "stream";
      if (!wanted(name)) continue;
      const used = await measureStream(`${bytes}`, packed ? gzipped : undefined);
      const { games, plies, wall, cpu, memory } = used;
      line(name, bytes / 1e6, games, plies, wall.toFixed(1), cpu.toFixed(1), plies / cpu, memory);
    }
  }
};

const measureHostile = async () => {
  table("hostile stream", "results", "of them valid", "seconds of CPU", "MB of memory");
  for (const name of hostile(long, 1_000_000).keys()) {
    if (!wanted(`hostile: ${name}`)) continue;
    const { games, valid, cpu, memory } = await measureStream(name);
    line(name, games, valid, cpu.toFixed(1), memory);
  }
};

/** @type {ReturnType<typeof compileNative>} */
let native;
const measureNative = () => {
  native ??= compileNative();
  if (native === undefined) return;
  const { made, madeSeconds } = native();
  const leaves = made / madeSeconds;
  console.log(
    `\nnative program: ${number(leaves)} leaves a second, every leaf made; a 300th of it: ${number(leaves / 300)}`,
  );
};

if (values.work !== undefined) {
  const changes = new Map([
    ["ends", withoutPaths],
    ["bare", withoutNumbers],
  ]);
  const corpus = [...records(corpusSize)].map(changes.get(values.work) ?? ((text) => text));
  const before = process.cpuUsage();
  const done = await works[/** @type {keyof typeof works} */ (values.work)](corpus);
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...done, cpu: (user + system) / 1e6 }));
} else if (values.stream !== undefined) await write(streamNamed(values.stream));
else {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  console.log(
    `${new Date().toISOString().slice(0, 10)}, sternhalma ${version}, Node ${process.version}, ${cpus()[0]?.model}`,
  );
  measureNative();
  await measureWorks();
  measureNative();
  await measureStreams();
  await measureHostile();
}
