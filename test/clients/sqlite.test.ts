import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Game } from "../../src/index.ts";
import { buildPackage, type Package } from "./_package.ts";
import { byHand, expectSame, forged, forgery, moves } from "./_values.ts";

const client = createRequire(import.meta.url).resolve("node-sqlite3-wasm");

// One process of a server: it opens the database, does what it is told, and answers.
const script = `
import { createRequire } from "node:module";
import { createGame, isRulesError, play } from "sternhalma";

const [, , file, client] = process.argv;
const { Database } = createRequire(import.meta.url)(client);
const table = new Database(file);
table.exec("PRAGMA busy_timeout = 5000");
table.exec("CREATE TABLE IF NOT EXISTS games (id TEXT PRIMARY KEY, game TEXT NOT NULL)");

const load = (id) => JSON.parse(table.get("SELECT game FROM games WHERE id = ?", [id]).game);
const save = (id, game) => table.run("INSERT OR REPLACE INTO games VALUES (?, ?)", [id, JSON.stringify(game)]);
const deeds = {
  open: ({ id }) => save(id, createGame("classic-2")),
  play: ({ id, moves }) => save(id, moves.reduce(play, load(id))),
  read: ({ id }) => load(id),
};

process.on("message", (message) => {
  try {
    process.send({ answer: deeds[message.deed](message) });
  } catch (error) {
    process.send({ refused: isRulesError(error) ? error.problem : String(error) });
  }
});
process.on("disconnect", () => {
  table.close();
  process.exit();
});
`;

describe("a game kept as JSON in SQLite", () => {
  let built: Package;
  const processes: ChildProcess[] = [];
  beforeAll(() => {
    built = buildPackage();
  });
  afterEach(async () => {
    for (const child of processes.splice(0)) {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    }
  });
  afterAll(() => built.remove());

  interface Answer {
    answer?: Game;
    refused?: { code: string; ply: number };
  }
  /** A process with the database open, told what to do by messages. */
  const start = (file: string) => {
    const child = fork(built.script("server.mjs", script), [join(built.folder, file), client]);
    processes.push(child);
    return async (deed: string, about: object): Promise<Answer> => {
      const answer = once(child, "message");
      child.send({ deed, ...about });
      return (await answer)[0];
    };
  };

  it("is played by two processes in turn", async () => {
    const first = start("games.db");
    await first("open", { id: "a" });
    await first("play", { id: "a", moves: moves.slice(0, 2) });

    const second = start("games.db");
    expectSame((await second("read", { id: "a" })).answer, byHand(moves.slice(0, 2)));
    await second("play", { id: "a", moves: moves.slice(2, 4) });

    expectSame((await first("read", { id: "a" })).answer, byHand(moves.slice(0, 4)));
    await first("play", { id: "a", moves: moves.slice(4) });
    expectSame((await second("read", { id: "a" })).answer, byHand());
  });

  it("is refused when the row was forged, and the row stays", async () => {
    const server = start("forged.db");
    await server("open", { id: "a" });
    await server("play", { id: "a", moves });

    const table = new sqlite.Database(join(built.folder, "forged.db"));
    table.run("UPDATE games SET game = json_set(game, '$.turns[0].to', json_extract(game, '$.turns[0].to') + 1)");
    const row = () => table.get("SELECT game FROM games WHERE id = 'a'");
    const before = row();
    expectSame(JSON.parse(before!.game as string), forged());

    expect((await server("play", { id: "a", moves: ["e13-e12"] })).refused).toMatchObject(forgery);
    expect(row()).toEqual(before);
    table.close();
  });
});
