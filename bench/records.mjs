// @ts-check
/**
 * How fast records are read and verified, and in how much memory. Every line is a process of its own, so that its memory is its own;
 * speeds are per second of its CPU, since other programs may be running.
 *
 * Run: npm run build && npm run bench:records -- [--bytes N] [--only WORDS] [--yardstick PROGRAM]
 *   --bytes      the length of the long streams; 1000000000 if left out
 *   --only       only the lines whose name contains this
 *   --yardstick  a program that prints "C perft(make every leaf) … M nodes/s" when called with: bench start 5
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createGame, legalMoves, parseMove, play } from "sternhalma";
import { readRecords, verifyRecord } from "sternhalma/record";
import { corpusSize, records, repeated } from "./games.mjs";

const own = fileURLToPath(import.meta.url);
const command = fileURLToPath(new URL("../dist/cli/bin.js", import.meta.url));
const short = 30_000_000;

const { values } = parseArgs({
  options: {
    bytes: { type: "string", default: "1e9" },
    only: { type: "string", default: "" },
    yardstick: { type: "string" },
    work: { type: "string" },
    stream: { type: "string" },
  },
});
const long = Number(values.bytes);

/** Moves by their two ends only, as many programs write them. */
const withoutPaths = (/** @type {string} */ text) => text.replace(/\b([a-q]\d+)(?:-[a-q]\d+)*-([a-q]\d+)\b/g, "$1-$2");

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

/** @param {string} head @param {string} unit @param {string} tail @param {number} [bytes] */
const filled = function* (head, unit, tail, bytes = long) {
  yield head;
  const part = unit.repeat(Math.ceil(65536 / unit.length));
  for (let made = 0; made < bytes; made += part.length) yield part;
  yield tail;
};

const record = '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-e13 *\n';
const good = `\n${record}`;

/** Streams nobody should be afraid of, made while they are read; each ends with a record that is right. */
const hostile = {
  "a line that never ends": () => filled("", "abcdefgh", good),
  "a record that never ends": () => filled(record.replace("*\n", ""), "l4-l5 ", good),
  "a tag that never ends": () => filled('[Format "1"]\n[Event "', "x", `"]\n${good}`),
  "rules that never end": () => filled('[Format "1"]\n[Rules "', "[", `"]\n${good}`),
  "a comment that never ends": () => filled(`${record.replace("*\n", "{")}`, "words ", good),
  "comments in comments": () => filled(record.replace("*\n", ""), "{", good),
  "a line of JSON that never ends": () => filled('{"format":1,"turns":[', "[[[[[[[[", good),
  "a million empty records": () => filled("", '[Format "1"]\n', good, 13_000_000),
  "a million halves of records": () =>
    filled("", '[Format "1"]\n[Variant "classic-2"]\n\n1. l4-l5 e14-', good, 47_000_000),
  "a million records glued together": () => filled("", '[Format "1"] [Format "1"]\n\n*', good, 28_000_000),
  "a million lines of empty JSON": () => filled("", "{}\n", good, 3_000_000),
  "a million lines of __proto__": () => filled("", '{"__proto__":{"format":1},"format":1}\n', good, 38_000_000),
  "line breaks": () => filled("", "\n", good, 100_000_000),
  zeros: () => filled("", "\0", good, 100_000_000),
  "text in UTF-16": function* () {
    const text = Buffer.from(record.repeat(1000), "utf16le");
    for (let again = 0; again < 1000; again++) yield text;
    yield good;
  },
  "random bytes": function* () {
    const part = Buffer.alloc(65536);
    let state = 1;
    for (let made = 0; made < 100_000_000; made += part.length) {
      for (let at = 0; at < part.length; at++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        part[at] = state >>> 24;
      }
      yield part;
    }
    yield good;
  },
  "CRLF and a BOM in front": function* () {
    yield "\ufeff";
    yield* repeated(
      [...records(corpusSize)].map((text) => text.replaceAll("\n", "\r\n")),
      short,
    );
    yield good.replaceAll("\n", "\r\n");
  },
};

const write = async (/** @type {Iterable<string | Uint8Array>} */ parts) => {
  for (const part of parts) if (!process.stdout.write(part)) await once(process.stdout, "drain");
};

const streamNamed = (/** @type {string} */ name) => {
  const made = hostile[/** @type {keyof typeof hostile} */ (name)];
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
    parse: "read",
    verify: "read and verify",
    ends: "the same, moves by their ends",
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
  const writer = spawn(process.execPath, [own, "--stream", name], { stdio: ["ignore", "pipe", "inherit"] });
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
  for (const name of Object.keys(hostile)) {
    if (!wanted(name)) continue;
    const { games, valid, cpu, memory } = await measureStream(name);
    line(name, games, valid, cpu.toFixed(1), memory);
  }
};

const yardstick = (/** @type {string} */ program) => {
  const { stdout } = spawnSync(program, ["bench", "start", "5"], { encoding: "utf8" });
  const leaves = Number(/make every leaf\).*?([\d.]+) M nodes\/s/.exec(stdout)?.[1]) * 1e6;
  console.log(
    `\nyardstick: ${number(leaves)} leaves a second, every leaf made; a 300th of it: ${number(leaves / 300)}`,
  );
};

if (values.work !== undefined) {
  const corpus = [...records(corpusSize)].map(values.work === "ends" ? withoutPaths : (text) => text);
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
  if (values.yardstick !== undefined) yardstick(values.yardstick);
  await measureWorks();
  await measureStreams();
  await measureHostile();
}
