import type { Outcome } from "../outcome/outcome.ts";
import type { ReadRecord } from "../record/stream.ts";
import { type RecordProblem, type RecordReport, verifyRecord } from "../record/verify.ts";
import { placesText } from "./outcome-text.ts";
import { printable } from "./printable.ts";
import { codedText } from "./problem-text.ts";

/** What is said of a game: its moves and claims are right; only its claims are not; it cannot be read or played. */
export type Status = "valid" | "mismatch" | "invalid";

/** One game, checked. */
export interface Checked {
  readonly file: string;
  readonly game: number;
  readonly line: number;
  readonly offset: number;
  /** The value of the tag that was asked for; null when it has none. */
  readonly id: string | null;
  readonly status: Status;
  /** The id of its rules, null when it cannot be read. */
  readonly variant: string | null;
  /** How many turns are right. */
  readonly plies: number;
  /** How it ended, null when it is not over or not right. */
  readonly outcome: Outcome | null;
  /** Faults of writing or of the moves; none when it is valid. */
  readonly problems: readonly RecordProblem[];
  /** False claims. */
  readonly findings: readonly RecordProblem[];
  /** Repairs, and other rules than it names. */
  readonly warnings: readonly RecordProblem[];
  /** Whose turn it is in a game that is not over. */
  readonly turn: string | undefined;
}

const statusOf = ({ valid, findings }: RecordReport, movesOnly: boolean): Status => {
  if (!valid) return "invalid";
  return findings.length > 0 && !movesOnly ? "mismatch" : "valid";
};

/** How games are checked. */
interface Checking {
  /** Whether claims are left alone. */
  readonly movesOnly?: boolean;
  /** A tag that tells games apart. */
  readonly idTag?: string | undefined;
}

/** Checks one record of a stream. */
export const checkGame = (file: string, read: ReadRecord, { movesOnly = false, idTag }: Checking = {}): Checked => {
  const { number: game, line, offset } = read;
  const id = read.tags.find(([name]) => name === idTag)?.[1] ?? null;
  const place = { file, game, line, offset, id };
  if (!read.ok) {
    const nothing = { variant: null, plies: 0, outcome: null, findings: [], warnings: [], turn: undefined };
    return { ...place, status: "invalid", ...nothing, problems: read.errors };
  }
  const report = verifyRecord(read.value);
  return {
    ...place,
    status: statusOf(report, movesOnly),
    variant: read.value.variant.id,
    plies: report.plies,
    outcome: report.outcome,
    problems: report.problem === undefined ? [] : [report.problem],
    findings: movesOnly ? [] : report.findings,
    warnings: read.warnings,
    turn: report.position?.turn,
  };
};

const problemFields = [
  "code",
  "message",
  "line",
  "column",
  "ply",
  "round",
  "seat",
  "move",
  "cell",
  "hop",
  "expected",
  "found",
] as const satisfies readonly (keyof RecordProblem)[];

const problemJson =
  (before: number) =>
  (problem: RecordProblem): object => {
    const told = problem.line === undefined ? problem : { ...problem, line: problem.line - before };
    return Object.fromEntries(problemFields.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])));
  };

const orderedPlaces = ({ places }: Outcome): object =>
  Object.fromEntries(Object.entries(places).sort(([, a], [, b]) => a - b));

/** What a line of JSON says of the place of a game. */
export interface JsonPlaces {
  /** Whether the value of a tag is a field of its own. */
  readonly withId: boolean;
  /** Whether lines count from the beginning of the game's record, and nothing tells where that is: the same wherever a stream is cut. */
  readonly relative: boolean;
}

/** A game as one line of JSON. Fields and their order are stable; every field is always there. */
export const jsonLine = (checked: Checked, { withId, relative }: JsonPlaces): string => {
  const { file, game, line, offset, id, status, variant, plies, outcome, problems, findings, warnings } = checked;
  const asJson = problemJson(relative ? line - 1 : 0);
  return JSON.stringify({
    ...(relative ? {} : { file, game, line, offset }),
    ...(withId ? { id } : {}),
    status,
    variant,
    plies,
    reason: outcome?.reason ?? null,
    by: outcome?.by ?? null,
    places: outcome === null ? null : orderedPlaces(outcome),
    problems: problems.map(asJson),
    findings: findings.map(asJson),
    warnings: warnings.map(asJson),
  });
};

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`;

const endText = ({ outcome, turn }: Checked): string => {
  if (outcome === null) return `unfinished (${turn} to move)`;
  const by = outcome.by === null ? "" : ` by ${outcome.by}`;
  return `${placesText(Object.keys(outcome.places), outcome.places)} (${outcome.reason}${by})`;
};

const faultText = (fault: RecordProblem): string => {
  const { round, seat, move } = fault;
  const words = [round === undefined ? "" : `round ${round}`, seat ?? "", move ?? "", codedText(fault)];
  return words.filter((word) => word !== "").join(" ");
};

/**
 * A game as one line of text: `file:line: game N valid places (reason) plies`, or its first fault as
 * `file:line:column: game N round R seat move CODE: why`.
 */
export const textLine = (checked: Checked): string => {
  const { file, line, game, status, plies, problems, findings, warnings } = checked;
  const repairs = warnings.length === 0 ? "" : `, ${count(warnings.length, "warning")}`;
  const first = status === "invalid" ? problems[0] : status === "mismatch" ? findings[0] : undefined;
  if (first === undefined) {
    return printable(
      `${file}:${line}: game ${game} valid ${endText(checked)} ${count(plies, "ply", "plies")}${repairs}`,
    );
  }
  const where = `${file}:${first.line ?? line}${first.column === undefined ? "" : `:${first.column}`}`;
  const said = status === "mismatch" ? findings.map(faultText).join("; ") : faultText(first);
  const more =
    status === "invalid" && problems.length > 1 ? ` (and ${count(problems.length - 1, "more problem")})` : "";
  const kind = status === "mismatch" ? `mismatch ${count(plies, "ply", "plies")} ` : "";
  return printable(`${where}: game ${game} ${kind}${said}${more}${repairs}`);
};

/** The warnings of a game, one a line. */
export const warningLines = ({
  file,
  game,
  line,
  warnings,
}: Pick<Checked, "file" | "game" | "line" | "warnings">): string[] =>
  warnings.map((warning) => {
    const where = `${file}:${warning.line ?? line}${warning.column === undefined ? "" : `:${warning.column}`}`;
    return printable(`${where}: game ${game} warning ${codedText(warning)}`);
  });
