import { movesMade, seatAt } from "../game/board.ts";
import { createGame } from "../game/create.ts";
import type { Game } from "../game/game.ts";
import { eliminatesMover, piecesAtHome } from "../game/leaving-home.ts";
import { legalMoves, mayPass } from "../game/moves.ts";
import { play } from "../game/play.ts";
import { type Cell, cells } from "../geometry/cell.ts";
import { distance } from "../geometry/lattice.ts";
import type { Seat } from "../geometry/seat.ts";
import type { Move } from "../moves/move.ts";
import { goalOf, homeOf } from "../variants/homes.ts";
import type { Variant } from "../variants/variant.ts";

/*
 * Games made from numbers. Each number chooses a turn: 0 the one that goes furthest forward, larger ones others, so that smaller numbers
 * make plainer games and most games get somewhere. Uniformly random games nearly all end by elimination.
 */

/** The largest number that chooses a turn. */
export const largestChoice = 1023;

/** From this number on, moves that eliminate the mover (R5) are played like any other: once in some games. */
const recklessChoice = 1022;

/** One in so many numbers passes where that is allowed. */
const passEvery = 32;

/** More than a move can gain: the square of the longest way. */
const largestGain = 16 ** 2;

/** How far the centre is from a tip. */
const centreToTip = 8;

/** Goal cells, the tip first and the entrance last. */
const inFillingOrder = (variant: Variant, seat: Seat): Cell[] => {
  const goal = goalOf(variant, seat);
  const tip = goal.find((cell) => distance(cell, cells[60]!) === centreToTip)!;
  return goal.sort((a, b) => distance(a, tip) - distance(b, tip));
};

/** The innermost goal cell that is still to be filled. */
const targetOf = ({ position }: Game): Cell => {
  const { variant, turn } = position;
  const order = inFillingOrder(variant, turn);
  const open = (cell: Cell): boolean => {
    const seat = seatAt(position, cell);
    return variant.arrival === "all" ? seat !== turn : seat === undefined;
  };
  return order.find(open) ?? order[0]!;
};

/** Legal moves, the one that goes furthest forward first; squares, so that the hindmost pieces come first. */
const forwardFirst = (game: Game): Move[] => {
  const { variant, turn } = game.position;
  const target = targetOf(game);
  const home = homeOf(variant, turn);
  const { homeDeadline } = variant;
  // A piece at the tip of home takes four steps out; without haste the deadline of R5.1 ends most games.
  const late = homeDeadline !== null && homeDeadline - movesMade(game, turn) <= 4 * piecesAtHome(game, turn);
  const gain = ({ from, to }: Move): number => {
    const forward = distance(from, target) ** 2 - distance(to, target) ** 2;
    return late && forward > 0 && home.includes(from) ? forward + largestGain : forward;
  };
  return legalMoves(game)
    .map((move) => ({ move, value: gain(move) }))
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => move);
};

/** Plays one turn. */
const playOne = (game: Game, choice: number): Game => {
  if (choice % passEvery === passEvery - 1 && mayPass(game)) return play(game, { pass: true });
  const moves = forwardFirst(game);
  // The power makes forward moves the most frequent.
  const index = Math.floor((choice / (largestChoice + 1)) ** 5 * moves.length);
  const chosen = moves[index]!;
  if (choice >= recklessChoice) return play(game, chosen);
  return play(game, moves.slice(index).find((move) => !eliminatesMover(game, move)) ?? chosen);
};

/**
 * The game that numbers make.
 *
 * @param variant - the rules
 * @param choices - a number from 0 to {@link largestChoice} for each turn; those past the end are not used
 * @returns the game
 */
export const walk = (variant: Variant, choices: readonly number[]): Game => {
  let game = createGame(variant);
  for (const choice of choices) {
    if (game.outcome !== null) break;
    game = playOne(game, choice);
  }
  return game;
};
