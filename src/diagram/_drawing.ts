import { checkMove, currentOf, isRefusal } from "../game/check-move.ts";
import { stateIn } from "../game/door.ts";
import type { GameOrPosition } from "../game/game.ts";
import { outcomeOf } from "../game/standing.ts";
import type { Cell } from "../geometry/cell.ts";
import { toCell } from "../geometry/door.ts";
import { isSeat, type Seat } from "../geometry/seat.ts";
import type { MoveInput } from "../moves/move.ts";
import { canonicalPath } from "../moves/path.ts";
import { moveIn } from "../notation/door.ts";
import type { Outcome } from "../outcome/outcome.ts";
import type { Position } from "../position/position.ts";
import { RulesError } from "../problem/error.ts";
import { listOf } from "../problem/foreign.ts";
import { refuseOption } from "../problem/options.ts";
import { problem, shown } from "../problem/problem.ts";
import type { DiagramOptions } from "./options.ts";

/** What is to be drawn, checked. */
export interface Drawing {
  readonly position: Position;
  readonly outcome: Outcome | null;
  readonly from: Seat;
  readonly names: boolean;
  /** Both ends included; empty when no path is shown. */
  readonly path: readonly Cell[];
  readonly highlight: ReadonlySet<Cell>;
  readonly passThrough: ReadonlySet<Cell>;
}

const refuseCell = (option: string, value: unknown): never => {
  const found = shown(value);
  throw new RulesError(problem("NOT_A_CELL", { cell: found, found }, `${option}: ${found}`));
};

const cellsIn = (option: string, value: unknown): Cell[] => {
  if (value === undefined) return [];
  // No list needs more cells than there are, each named twice at most: this bounds the work.
  const list = listOf(value, 242) ?? refuseOption(option, "a list of at most 242 cells", value);
  return list.map((one) => toCell(one) ?? refuseCell(option, one));
};

/** The path to draw: as given or, for the two ends of a legal move, the canonical one. */
const pathIn = (state: GameOrPosition, value: unknown): readonly Cell[] => {
  if (value === undefined) return [];
  const { path = [] } = moveIn(value as MoveInput);
  if (path.length !== 2 || isRefusal(checkMove(state, path))) return path;
  return canonicalPath(currentOf(state), path[0]!, path[1]!);
};

export const flagIn = (option: string, value: unknown): boolean => {
  if (value === undefined) return false;
  return typeof value === "boolean" ? value : refuseOption(option, "true or false", value);
};

const shared = [
  "from",
  "names",
  "path",
  "highlight",
  "passThrough",
] as const satisfies readonly (keyof DiagramOptions)[];

/** Names of the options every picture has. */
export const sharedOptions: readonly string[] = shared;

/** Checks what is to be drawn, and the options every picture has. */
export const readDrawing = (g: GameOrPosition, options: Record<string, unknown>): Drawing => {
  const state = stateIn(g);
  const position = currentOf(state);
  const { names, path, highlight, passThrough } = options;
  const from = options.from ?? "white";
  return {
    position,
    outcome: outcomeOf(state),
    from: isSeat(from) ? from : refuseOption("from", "a seat", from),
    names: flagIn("names", names),
    path: pathIn(state, path),
    highlight: new Set(cellsIn("highlight", highlight)),
    passThrough: new Set(cellsIn("passThrough", passThrough)),
  };
};
