// The installed package as CommonJS.
const { deepStrictEqual, ok, strictEqual, throws } = require("node:assert/strict");
const manifest = require("sternhalma/package.json");

const doors = Object.keys(manifest.exports).filter((door) => door !== "./package.json");
strictEqual(doors.length, 8);
for (const door of doors) ok(Object.keys(require(manifest.name + door.slice(1))).length > 0, door);

const { createGame, isRulesError, legalMoves, play, RulesError } = require("sternhalma");
const { SearchState, perft } = require("sternhalma/engine");
const { gameOf, parseRecord, recordOf } = require("sternhalma/record");

const game = play(createGame("classic-2"), "l4-l5");
deepStrictEqual(game.turns.length, 1);
throws(() => play(game, "l5-l6"), RulesError);

// One copy of the shared code behind all doors: the same class of error, wherever it is thrown.
throws(
  () => SearchState.from("no position"),
  (error) => error instanceof RulesError && isRulesError(error),
);
deepStrictEqual(gameOf(recordOf(game)).position, game.position);
ok(parseRecord("").ok === false);

strictEqual(legalMoves(createGame("classic-2")).length, 14);
strictEqual(perft(createGame("classic-2"), 3), 4648);
throws(() => require("sternhalma/dist/index.cjs"), { code: "ERR_PACKAGE_PATH_NOT_EXPORTED" });
