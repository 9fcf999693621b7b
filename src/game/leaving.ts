import type { Seat } from "../geometry/seat.ts";
import { seatProblem } from "../moves/refusal.ts";
import { endedBy } from "../outcome/outcome.ts";
import { settledPlaces } from "../outcome/places.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { MoveCode } from "../problem/codes.ts";
import { failure, type Result, success } from "../problem/problem.ts";
import type { Game } from "./game.ts";
import { lineOf, makeGame } from "./made.ts";

/** A game made here after a seat has left it (R8.1), or why the seat cannot. */
export const leave = (game: Game, seat: unknown, reason: "resignation" | "time"): Result<Game, MoveCode> => {
  const { start, position, turns } = game;
  const fault = seatProblem(position, game.outcome !== null, seat);
  if (fault !== undefined) return failure(fault);
  const rules = rulesOfPosition(position);
  const places = settledPlaces(rules, position);
  // R8.1: the worst free place; with two sides that is a loss.
  let worst = rules.sides.length;
  while (places.includes(worst)) worst--;
  places[rules.sideOf[rules.variant.seats.indexOf(seat as Seat)]!] = worst;
  const outcome = endedBy(rules, position, reason, places, seat as Seat);
  return success(makeGame(start, position, turns, outcome, lineOf(game)));
};
