// The types of the installed package, as CommonJS.
import rules = require("sternhalma");
import engine = require("sternhalma/engine");

const game: rules.Game = rules.createGame("classic-3");
export const leaves: number = engine.perft(game, 1);

/** For a file of the other kind, which has the types in a declaration file of its own. */
export const movesOf = (position: rules.Position): rules.Move[] => rules.legalMoves(position);
export const made: rules.Game = game;
export const cell: rules.Cell = rules.parseCell("i9");

// @ts-expect-error no such rule set
rules.createGame("classic-5");
