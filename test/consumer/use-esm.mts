// The types of the installed package, as an ES module by its file name.
import { type Cell, cellName, createGame, type Game, type Move, type Position, play } from "sternhalma";
import { perft } from "sternhalma/engine";
import { cell, made, movesOf } from "./use-cjs.cjs";

const game: Game = createGame("classic-3");
export const leaves: number = perft(game, 1);

// Values of one kind of file fit the functions of the other, both ways.
const there: Move[] = movesOf(game.position);
const position: Position = made.position;
const first: Cell = there[0]?.from ?? cell;
export const used: unknown[] = [play(made, "l3-l5"), perft(made, 1), cellName(first), position];

// @ts-expect-error a cell is no plain number
const plain: Cell = 5;
export const unused: unknown = plain;
