// The generators, with the fast-check of the one who calls.
import fc from "fast-check";
import { createGame, type Game } from "sternhalma";
import { arbitraries } from "sternhalma/testing";

const games: fc.Arbitrary<Game> = arbitraries(fc).game();
export const used: Game[] = [...fc.sample(games, 1), createGame("classic-2")];
