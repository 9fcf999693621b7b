// The installed package as ES modules.
import { deepStrictEqual, ok, rejects, throws } from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createGame, isRulesError, legalMoves, play, RulesError } from "sternhalma";

const require = createRequire(import.meta.url);
const manifest = require("sternhalma/package.json");

for (const door of Object.keys(manifest.exports)) {
  if (door === "./package.json") continue;
  const name = manifest.name + door.slice(1);
  const imported = await import(name);
  const required = require(name);
  ok(Object.keys(imported).length > 0, `${name} exports nothing`);
  const names = (module) =>
    Object.keys(module).filter((key) => key !== "default" && key !== "module.exports" && key !== "__esModule").sort();
  deepStrictEqual(names(imported), names(required), `${name}: import and require differ`);
}

const game = createGame("classic-2");
deepStrictEqual(legalMoves(game).length, 14);
deepStrictEqual(play(game, "l4-l5").turns.length, 1);
throws(
  () => play(game, "i9-i10"),
  (error) => error instanceof RulesError && isRulesError(error) && error.problem.code === "EMPTY_CELL",
);

// An error from the other format is another class, and is recognised all the same.
const other = require("sternhalma");
throws(
  () => other.play(other.createGame("classic-2"), "i9-i10"),
  (error) => !(error instanceof RulesError) && isRulesError(error),
);
// A game made by one copy is plain data for the other.
deepStrictEqual(other.legalMoves(game), legalMoves(game));

// Only the doors are open.
await rejects(import("sternhalma/dist/index.js"), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });
await rejects(import("sternhalma/moves"), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });

// What is built carries no call to another package, nor to Node, outside of the command.
const entry = await readFile(new URL(import.meta.resolve("sternhalma")), "utf8");
ok(!entry.includes("node:"));
