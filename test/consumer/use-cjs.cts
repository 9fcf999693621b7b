// The types of the installed package, as CommonJS.
import rules = require("sternhalma");
import engine = require("sternhalma/engine");

const game: rules.Game = rules.createGame("classic-3");
export const leaves: number = engine.perft(game, 1);

// @ts-expect-error no such rule set
rules.createGame("classic-5");
