import { type Cell, toCell } from "../geometry/cell.ts";
import { parseCell } from "../geometry/name.ts";
import { isSeat, type Seat } from "../geometry/seat.ts";
import { isRefusal, type MoveInput, readMove } from "../moves/_input.ts";
import { tryPathOf } from "../moves/explain.ts";
import { type Outcome, outcomeOf } from "../outcome/outcome.ts";
import { checkPosition } from "../position/check.ts";
import type { GameOrPosition, Position } from "../position/position.ts";
import { refuseOption } from "../problem/_options.ts";
import { RulesError, unwrap } from "../problem/error.ts";
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
  if (!Array.isArray(value)) return refuseOption(option, "a list of cells", value);
  // No list needs more cells than there are, each named twice at most: this bounds the work.
  if (value.length > 242) return refuseOption(option, "a list of at most 242 cells", `${value.length} cells`);
  return Array.from(value as unknown[], (one) => {
    const cell = typeof one === "string" ? parseCell(one) : toCell(one);
    return cell ?? refuseCell(option, one);
  });
};

const pathIn = (at: GameOrPosition, value: unknown): readonly Cell[] => {
  if (value === undefined) return [];
  const listed = Array.isArray(value) ? { path: cellsIn("path", value) } : value;
  const meant = readMove(listed as MoveInput);
  if (meant === "pass") return [];
  if (isRefusal(meant)) throw new RulesError(meant);
  const known = meant.path.length === 2 ? tryPathOf(at, meant) : undefined;
  return known?.ok ? known.value : meant.path;
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

/** Names of the options that every picture has. */
export const sharedOptions: readonly string[] = shared;

/** Checks what is to be drawn, and the options that every picture has. */
export const readDrawing = (at: GameOrPosition, options: Record<string, unknown>): Drawing => {
  const isGame = typeof at === "object" && at !== null && "position" in at;
  const position = unwrap(checkPosition(isGame ? at.position : at));
  const outcome = isGame ? (at.outcome as Outcome | null) : outcomeOf(position);
  const { names, path, highlight, passThrough } = options;
  const from = options.from ?? "white";
  return {
    position,
    outcome,
    from: isSeat(from) ? from : refuseOption("from", "a seat", from),
    names: flagIn("names", names),
    path: pathIn({ position, outcome }, path),
    highlight: new Set(cellsIn("highlight", highlight)),
    passThrough: new Set(cellsIn("passThrough", passThrough)),
  };
};
