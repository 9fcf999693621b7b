import { createGame, legalMoves, play } from "sternhalma";

let game = createGame("classic-2");
while (!game.outcome) {
  const moves = legalMoves(game);
  const move = moves[Math.floor(Math.random() * moves.length)];
  if (move) game = play(game, move);
}
console.log(game.outcome.reason, game.outcome.places);
