import { replyDue } from "../game/standing.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";

/** `white=1 black=2`, by turn order. */
export const placesText = (seats: readonly string[], places: Readonly<Partial<Record<string, number>>>): string =>
  seats
    .filter((seat) => Object.hasOwn(places, seat))
    .map((seat) => `${seat}=${places[seat]}`)
    .join(" ");

/** One line on how a game stands. */
export const standText = (position: Position, outcome: Outcome | null): string => {
  const { variant, turn, round } = position;
  if (outcome === null) return `round ${round}, ${turn} to move${replyDue(position) ? ", the last reply" : ""}`;
  const by = outcome.by === null ? "" : ` by ${outcome.by}`;
  return `over: ${outcome.reason}${by}, ${placesText(variant.seats, outcome.places)}`;
};
