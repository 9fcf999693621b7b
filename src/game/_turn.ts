import type { Meant } from "../moves/_input.ts";
import { meantPath } from "../moves/explain.ts";
import { afterMove, afterPass, type Judged, withLimit } from "../outcome/_step.ts";
import { endedBy } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import type { Rules } from "../variants/_rules.ts";
import type { Turn } from "./game.ts";

/** What a move known to be legal leads to, repetition and limit not judged yet (R7.1). */
export const judgeTurn = (rules: Rules, position: Position, meant: Meant): Judged =>
  meant === "pass" ? afterPass(rules, position) : afterMove(rules, position, meant.from, meant.to);

/** How a move known to be legal is written down. */
export const turnOf = (position: Position, meant: Meant): Turn => {
  const seat = position.turn;
  if (meant === "pass") return Object.freeze({ seat, pass: true });
  const { from, to, path } = meant;
  const kept = path.length > 2 ? path : meantPath(position, from, to);
  return Object.freeze({ seat, from, to, path: Object.freeze(kept) });
};

/** Ends a game by repetition or limit, when nothing else has ended it (R7.1, R7.2). */
export const withRepetition = (rules: Rules, judged: Judged, occurrence: number): Judged => {
  const { repetition } = rules.variant;
  if (judged.outcome === null && repetition !== null && occurrence >= repetition) {
    return { position: judged.position, outcome: endedBy(rules, judged.position, "repetition") };
  }
  return withLimit(rules, judged);
};
