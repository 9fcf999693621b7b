// The installed package where somebody has put things on Object.prototype: it is loaded both ways, and plays.
Object.prototype.extra = 1;
Object.prototype.extend = () => {};

const { strictEqual } = require("node:assert/strict");
const manifest = require("sternhalma/package.json");

const turns = 40;

/** A game by one fixed choice after the other, and what its record says. */
const played = ({ createGame, legalMoves, play }, { formatRecord, gameOf, recordOf }) => {
  let game = createGame("classic-3");
  for (let turn = 0; turn < turns; turn++) {
    const moves = legalMoves(game);
    game = play(game, moves[(turn * 7919) % moves.length]);
  }
  strictEqual(game.turns.length, turns);
  strictEqual(gameOf(recordOf(game)).turns.length, turns);
  // What comes from JSON inherits the same things.
  strictEqual(legalMoves(JSON.parse(JSON.stringify(game))).length, legalMoves(game).length);
  return formatRecord(recordOf(game));
};

const main = async () => {
  const texts = [];
  for (const load of [async (name) => require(name), (name) => import(name)]) {
    const doors = {};
    for (const door of Object.keys(manifest.exports)) {
      if (door !== "./package.json") doors[door] = await load(manifest.name + door.slice(1));
    }
    texts.push(played(doors["."], doors["./record"]));
    strictEqual(doors["./engine"].perft(doors["."].createGame("classic-2"), 3), 4648);
    strictEqual([...doors["."].jumpChains(doors["."].createGame("classic-2"), "l3")].length, 2);
  }
  strictEqual(texts[0], texts[1]);
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
