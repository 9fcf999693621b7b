// Complete games of the presets, played by the oracle's walker to the natural end: every place but the last taken by
// arrival. They are written by `MAKE_GAMES=1 npx vitest run test/oracle/complete-games.test.ts`.

import { type OracleReason, oracleBoardText, oracleStart } from "./game.ts";
import type { Places } from "./outcome.ts";
import { sidesOf } from "./outcome.ts";
import type { OracleRules } from "./rules.ts";
import { racer, seededNumbers, walk } from "./walk.ts";

export interface CompleteGame {
  readonly variant: string;
  /** Two ends each, such as `l4-l5`. A skipped seat writes nothing. */
  readonly moves: readonly string[];
  /** The 121 characters in cell order after the last move. */
  readonly finalBoard: string;
  readonly reason: OracleReason;
  readonly places: Places;
  readonly plies: number;
}

/** The first game, over the seeds from 1, in which nobody falls and all places are filled by arrival. */
export function makeCompleteGame(rules: OracleRules): CompleteGame {
  for (let seed = 1; seed <= 500; seed++) {
    const styles = new Map(rules.seats.map((seat) => [seat, { ...racer, noise: 8 }]));
    const { end, turns } = walk(oracleStart(rules), seededNumbers(seed), styles, 1000);
    const seatsLeft = rules.seats.length - end.arrived.length;
    const seatsInSide = rules.seats.length / sidesOf(rules).length;
    if (end.outcome?.reason !== "arrival" || end.eliminated.length > 0) continue;
    if (seatsLeft > seatsInSide) continue;
    return {
      variant: rules.id,
      moves: turns,
      finalBoard: oracleBoardText(end),
      reason: end.outcome.reason,
      places: end.outcome.places,
      plies: turns.length,
    };
  }
  throw new Error(`no seed gives a complete game of ${rules.id}`);
}
