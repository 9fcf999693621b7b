import { beginGame, startOf } from "../game/begin.ts";
import { type Course, course } from "../game/course.ts";
import type { Position } from "../position/position.ts";
import type { Variant } from "../variants/variant.ts";

/**
 * The game of a record before its first turn.
 *
 * @param variant - its rules, made here
 * @param start - where it begins, made here; null for the start of the variant
 * @param keeps - whether turns and their paths are wanted
 */
export const begin = (variant: Variant, start: Position | null, keeps: boolean): Course =>
  course(beginGame(start ?? startOf(variant)), keeps);
