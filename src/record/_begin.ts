import { beginGame, startOf } from "../game/begin.ts";
import { type Course, course } from "../game/course.ts";
import type { GameRecord } from "./record.ts";

/** The rules of a record, and where it begins. */
export type Beginning = Pick<GameRecord, "variant" | "start">;

/** The game of a record before its first turn; turns and their paths are kept only where they are wanted. */
export const begin = ({ variant, start }: Beginning, keeps = false): Course =>
  course(beginGame(start ?? startOf(variant)), keeps);
