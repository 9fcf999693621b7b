// The types of the installed package, as an ES module by its file name.
import { createGame, type Game } from "sternhalma";
import { perft } from "sternhalma/engine";

const game: Game = createGame("classic-3");
export const leaves: number = perft(game, 1);
