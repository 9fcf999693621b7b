import type { Cell } from "../geometry/cell.ts";
import { toCell } from "../geometry/door.ts";
import { copyOf, fieldOf, fieldsOf, headOf, listOf } from "../problem/foreign.ts";
import { type About, failure, type Problem, problem, type Result, shown, success, unfit } from "../problem/problem.ts";
import { isFault, readMove } from "./_cells.ts";
import { commentsIn, enough, longestList, parsed, recordOfDraft } from "./_check.ts";
import type { DraftClaim, DraftEnding, DraftTurn } from "./_draft.ts";
import type { Settings } from "./options.ts";
import type { GameRecord } from "./record.ts";

/*
 * Records as values from outside, usually parsed JSON: the draft of one, its moves and comments read.
 */

const mayMiss = ["start", "tags", "comments", "ending", "result", "termination"];
const fieldNames = ["format", "variant", "turns", ...mayMiss];

const bad = (field: string, expected: string, value: unknown, about: About = {}): Problem =>
  unfit("BAD_FIELD", expected, value, about, field);

const readComments = (field: string, value: unknown, problems: Problem[]): string[] => {
  const comments = value === undefined ? [] : commentsIn(value);
  if (comments !== undefined) return comments;
  problems.push(unfit("BAD_COMMENT", "a list of texts, those with braces of one line", value, {}, field));
  return [];
};

const turnFields: readonly string[] = ["from", "to", "path", "pass", "round", "comments"];
const endingFields: readonly string[] = ["reason", "by", "round", "comments"];

type Parts = Readonly<Record<string, unknown>>;
/** The fields of a turn or an ending; undefined for what is no object. Of those that are not known the first is told. */
const partsOf = (value: unknown, names: readonly string[], told: Problem[]): Parts | undefined => {
  const { spec, faults } = fieldsOf(value, names, "BAD_FIELD", names);
  if (faults[0]?.code === "BAD_FIELD") return undefined;
  told.push(...faults.slice(0, 1));
  return spec;
};

/** Reads what turns and endings share. */
const readNotes = (
  whose: string,
  { round, comments }: Parts,
  made: DraftTurn | DraftEnding,
  problems: Problem[],
): void => {
  if (round !== undefined) {
    if (Number.isSafeInteger(round) && (round as number) >= 1) made.round = round as number;
    else problems.push(bad(`round of ${whose}`, "an integer from 1", round));
  }
  const texts = readComments(`comments of ${whose}`, comments, problems);
  if (texts.length > 0) made.comments = texts;
};

const readCells = ({ from, to, path }: Parts, { turned }: Settings): Cell[] | Problem => {
  const list = path === undefined ? [from, to] : listOf(path, longestList);
  if (list === undefined) return bad("path", "a list of cells", path);
  const cells: Cell[] = [];
  for (const value of list) {
    const cell = toCell(value);
    if (cell === undefined) return problem("NOT_A_CELL", { cell: shown(value), found: shown(value) });
    cells.push(cell);
  }
  if (cells.length < 2) return problem("MOVE_TOO_SHORT", { found: shown(path) });
  const first = cells[0]!;
  const last = cells.at(-1)!;
  if ((from !== undefined || to !== undefined) && (toCell(from) !== first || toCell(to) !== last)) {
    return problem("PATH_ENDS_DIFFER", { found: `${first}-${last}` });
  }
  return turned === undefined ? cells : cells.map((cell) => turned[cell]!);
};

const readTurn = (value: unknown, settings: Settings, ply: number, problems: Problem[]): DraftTurn | undefined => {
  if (value === "--") return { pass: true };
  if (typeof value === "string") {
    const move = readMove(value, 0, value.length, settings);
    if (!isFault(move)) return move;
    problems.push(move);
    return undefined;
  }
  const told: Problem[] = [];
  const parts = partsOf(value, turnFields, told);
  if (parts === undefined) {
    problems.push(bad("turn", "a move or a pass", value));
    return undefined;
  }
  const { pass, from, to, path } = parts;
  let made: DraftTurn;
  if (pass === undefined) {
    const cells = readCells(parts, settings);
    if ("code" in cells) {
      problems.push(cells);
      return undefined;
    }
    made = { from: cells[0]!, to: cells.at(-1)! };
    if (cells.length > 2) made.path = cells;
  } else {
    if (pass !== true || from !== undefined || to !== undefined || path !== undefined) {
      problems.push(bad("turn", "either a move or a pass", value));
      return undefined;
    }
    made = { pass: true };
  }
  problems.push(...told);
  readNotes(`turn ${ply}`, parts, made, problems);
  return made;
};

const readTurns = (value: unknown, settings: Settings, problems: Problem[]): DraftTurn[] => {
  if (value === undefined) return [];
  const most = Math.min(settings.maxPlies, longestList);
  const list = headOf(value, most + 1);
  if (list === undefined) {
    problems.push(bad("turns", "a list of moves and passes", value));
    return [];
  }
  if (list.length > most) {
    problems.push(unfit("TOO_MANY_PLIES", `${most}`, fieldOf(value, "length")));
    return [];
  }
  const turns: DraftTurn[] = [];
  for (let index = 0; index < list.length && problems.length <= enough; index++) {
    const faults: Problem[] = [];
    const turn = readTurn(list[index], settings, index + 1, faults);
    for (const fault of faults) problems.push({ ...fault, ply: index + 1 });
    if (turn !== undefined) turns.push(turn);
  }
  return turns;
};

const readEnding = (value: unknown, { seats }: Settings, problems: Problem[]): DraftEnding | null => {
  if (value === undefined || value === null) return null;
  const expected = "null, { reason: unfinished }, or a reason (resignation or time) and by, the seat that left";
  const told: Problem[] = [];
  const parts = partsOf(value, endingFields, told);
  const { reason, by } = parts ?? {};
  const leaves = reason === "resignation" || reason === "time";
  const seat = leaves ? seats.get(by as string) : undefined;
  if (seat === undefined && (reason !== "unfinished" || by !== undefined)) {
    problems.push(bad("ending", expected, parts === undefined ? value : leaves ? by : reason));
    return null;
  }
  const made: DraftEnding = leaves ? { reason, by: seat! } : { reason: "unfinished" };
  problems.push(...told);
  readNotes("ending", parts!, made, problems);
  return made;
};

/** The claims of a result; what is no object with fields claims itself. */
export const claimsOf = (result: unknown): DraftClaim[] | null => {
  if (result === undefined || result === null) return null;
  const claims = Object.entries(copyOf(result) ?? {});
  return claims.length === 0 ? [{ seat: result, place: result }] : claims.map(([seat, place]) => ({ seat, place }));
};

/** A record of a value from outside; a text is parsed as JSON. */
export const readValue = (given: unknown, settings: Settings): Result<GameRecord> => {
  const { maxRecordBytes } = settings;
  if (typeof given === "string" && given.length > maxRecordBytes) {
    return failure(problem("RECORD_TOO_LONG", { expected: `${maxRecordBytes} bytes` }));
  }
  const json = typeof given === "string" ? parsed(given) : success(given);
  if (!json.ok) return json;
  const optional = settings.variant === undefined ? mayMiss : [...mayMiss, "variant"];
  const { spec, faults } = fieldsOf(json.value, fieldNames, "NOT_A_RECORD", optional);
  if (spec.format !== undefined && spec.format !== 1) return failure(unfit("FORMAT_UNKNOWN", "1", spec.format));
  if (faults[0]?.code === "NOT_A_RECORD") return failure(...faults);
  const { variant, start, tags, termination } = spec;
  const ofMoves: Problem[] = [];
  const comments = readComments("comments", spec.comments, ofMoves);
  const turns = readTurns(spec.turns, settings, ofMoves);
  const ending = readEnding(spec.ending, settings, ofMoves);
  const result = claimsOf(spec.result);
  const draft = { variant, start, tags, comments, turns, ending, result, termination, faults: ofMoves };
  return recordOfDraft(draft, settings, faults);
};
