import { canonicalPath } from "../moves/path.ts";
import { endedBy } from "../outcome/outcome.ts";
import { afterTurn, type Settled, withLimit } from "../outcome/turn.ts";
import { rulesOfPosition } from "../position/made.ts";
import type { Position } from "../position/position.ts";
import type { LegalTurn } from "./check-move.ts";
import type { Game, Turn } from "./game.ts";
import { extended, lineOf, makeGame, occurrences } from "./made.ts";

/** How a legal turn is written down. */
export const turnOf = (position: Position, { path }: LegalTurn): Turn => {
  const seat = position.turn;
  if (path === undefined) return Object.freeze({ seat, pass: true });
  const from = path[0]!;
  const to = path.at(-1)!;
  const kept = path.length > 2 ? path : canonicalPath(position, from, to);
  return Object.freeze({ seat, from, to, path: Object.freeze(kept) });
};

/**
 * Ends a game by repetition or limit if nothing else has ended it (R7.1, R7.2).
 *
 * @param settled - what the turn led to
 * @param count - how often the position has occurred; called only if it matters
 */
export const withRepetition = (settled: Settled, count: () => number): Settled => {
  const { position, outcome } = settled;
  const { repetition } = position.variant;
  return outcome === null && repetition !== null && count() >= repetition
    ? { position, outcome: endedBy(rulesOfPosition(position), position, "repetition") }
    : withLimit(settled);
};

/** The game after a turn known to be legal. */
export const afterLegal = (game: Game, turn: LegalTurn): Game => {
  const { start, position: before, turns } = game;
  const settled = afterTurn(before, turn.path);
  const line = extended(lineOf(game), turns.length, settled.position);
  const { position, outcome } = withRepetition(settled, () => occurrences(line, turns.length + 1));
  // Spread first: `slice` and `concat` are slow on frozen lists.
  return makeGame(start, position, Object.freeze([...turns].concat([turnOf(before, turn)])), outcome, line);
};
