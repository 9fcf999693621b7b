import { eliminatesMover, legalMoves } from "sternhalma";
import { pick } from "./bot.mjs";

/**
 * Plays any legal move, but none that eliminates it (R5) as long as there is another.
 *
 * @type {import("./bot.mjs").MakeBot}
 */
export const random = (options) => ({
  name: "random",
  choose: (game) => {
    const moves = legalMoves(game);
    const safe = moves.filter((move) => !eliminatesMover(game, move));
    return pick(safe.length > 0 ? safe : moves, options.random);
  },
});
