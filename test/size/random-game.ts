import { createGame, legalMoves, play } from "sternhalma";

let game = createGame("classic-2");
while (!game.outcome) {
  const moves = legalMoves(game);
  game = play(game, moves[Math.floor(Math.random() * moves.length)]!);
}
console.log(game.outcome.reason, game.outcome.places);
