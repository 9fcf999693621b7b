// The types of the installed package, as a program meets them.
import { type Cell, createGame, type Game, legalMoves, type Move, parseCell, play } from "sternhalma";
import { startClock } from "sternhalma/clock";
import { renderText } from "sternhalma/diagram";
import { perft } from "sternhalma/engine";
import { neighbors } from "sternhalma/geometry";
import { expectedScore } from "sternhalma/rating";
import { recordOf } from "sternhalma/record";

const game: Game = play(createGame("classic-2"), "l4-l5");
const moves: Move[] = legalMoves(game);
const cell: Cell = parseCell("i9");
const unsure: Cell | undefined = parseCell(String(moves.length));
const around: readonly Cell[] = neighbors(cell);
const leaves: number = perft(game, 2);

// @ts-expect-error no such rule set
createGame("classic-5");

export const used: unknown[] = [
  unsure,
  around,
  leaves,
  startClock,
  renderText(game),
  expectedScore(1500, 1500),
  recordOf(game),
];
