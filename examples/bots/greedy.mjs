import { advance, eliminatesMover, legalMoves, movesMade, piecesOf, positionKey, undo } from "sternhalma";
import { pick } from "./bot.mjs";
import { tablesOf } from "./tables.mjs";

/**
 * Looks one move ahead: takes the move that brings a piece nearest to the goal. Of equal ones the one that goes deeper into the
 * goal, so that the entrance stays free, then the one of the last piece. Leaves home in time (R5.1) and does not go in circles.
 *
 * Written with the calls of `sternhalma` alone, as the first bot of an app would be.
 *
 * @type {import("./bot.mjs").MakeBot}
 */
export const greedy = ({ random }) => ({
  name: "greedy",
  choose: (game) => {
    const { position } = game;
    const { turn, variant } = position;
    const { toGoal, toTip, toLeave } = tablesOf(variant, turn);

    // Steps needed to leave home, and moves left to do so. A step a move, with six moves to spare: the way out may be blocked for a while.
    const stepsToLeave = piecesOf(game, turn).reduce((sum, cell) => sum + toLeave[cell], 0);
    const movesLeft = (variant.homeDeadline ?? Number.POSITIVE_INFINITY) - movesMade(game, turn);
    const hurry = stepsToLeave > 0 && stepsToLeave + 6 >= movesLeft;

    const scored = legalMoves(game).map((move) => {
      const gain = toGoal[move.from] - toGoal[move.to];
      const deeper = toTip[move.from] - toTip[move.to];
      const leaves = toLeave[move.from] - toLeave[move.to];
      const score = gain * 1000 + deeper * 30 + toTip[move.from];
      return { move, score: hurry ? score + leaves * 100_000 : score };
    });

    // Rather no move that eliminates (R5), and none that brings back a position that has been (R7.2).
    const safe = scored.filter(({ move }) => !eliminatesMover(game, move));
    const seen = new Set([positionKey(position)]);
    for (let past = undo(game); past !== undefined; past = undo(past)) seen.add(positionKey(past.position));
    const fresh = safe.filter(({ move }) => !seen.has(positionKey(advance(position, move))));
    const candidates = [fresh, safe].find((list) => list.length > 0) ?? scored;
    const best = Math.max(...candidates.map(({ score }) => score));
    return pick(
      candidates.filter(({ score }) => score === best),
      random,
    ).move;
  },
});
