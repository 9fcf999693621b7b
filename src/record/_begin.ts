import { type Course, course } from "../game/_course.ts";
import { createGame } from "../game/create.ts";
import type { Game } from "../game/game.ts";
import type { Position } from "../position/position.ts";
import type { Variant } from "../variants/variant.ts";

// The rule sets of records are frozen, so what they say cannot change behind an identity.
const starts: WeakMap<Variant, Game> = /* @__PURE__ */ new WeakMap();

const startOf = (variant: Variant): Game => {
  const known = starts.get(variant);
  if (known !== undefined) return known;
  const made = createGame(variant);
  starts.set(variant, made);
  return made;
};

/**
 * The game of a record before its first turn.
 *
 * @param variant - its rules, frozen
 * @param start - where it begins, null for the start of the variant
 * @param keeps - whether turns and their paths are wanted
 */
export const begin = (variant: Variant, start: Position | null, keeps: boolean): Course =>
  course(start === null ? startOf(variant) : createGame(start), keeps);
