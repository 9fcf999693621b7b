import { describe, expect, it } from "vitest";
import { checkPosition, formatPosition, type Game, isRulesError, type Position, undo } from "../../src/index.ts";
import { codeOf, faultsOf, saysNo, settled, type Told, tell } from "./_answers.ts";
import { objectsOf } from "./_copies.ts";
import { askable, mayBe, passesOn } from "./_fits.ts";
import { changes, few, guarded, heavy, hostile, planted, putting, Trap, taking, waysInto } from "./_hostile.ts";
import { type Kind, kinds, type Scene, sanity, scenes, snapshot } from "./_scenes.ts";
import { type Callable, callables } from "./_table.ts";

const counts = { calls: 0, answers: 0, refusals: 0 };
const before = sanity();

/** A call that is to be made, and what is to hold of it. */
interface Trial {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Which argument is hostile. */
  readonly place: number;
  /** Whether it has to be refused because the argument is plainly of another kind. */
  readonly wrong?: boolean;
  /** The only answer there can be besides a refusal. */
  readonly only?: Told;
  /** Whether nothing is to be looked for in the argument, which would take too long. */
  readonly heavy?: boolean;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What comes of a value where one answer has to hold everywhere. */
const references: Partial<Record<Kind, (value: unknown) => Told>> = {
  game: (value) => tell(() => undo(value as Game)),
  state: (value) => tell(() => formatPosition(value as Position)),
  position: (value) => tell(() => checkPosition(value)),
};

/** Trials with a hostile value in the place of an argument. */
function* replaced(entry: Callable, { values }: Scene, args: readonly unknown[], place: number): Generator<Trial> {
  const kind = entry.takes[place]!;
  const fits = mayBe[kind];
  const optional = entry.optional?.includes(kind);
  const trial = (name: string, value: unknown): Trial => ({
    name: `argument ${place + 1} is ${name}`,
    args: Object.assign([...args], { [place]: value }),
    place,
    heavy: heavy.includes(name),
    wrong: fits !== undefined && !fits(value) && !(optional && value === undefined),
  });
  const others = kinds.filter((other) => other !== kind).map((other) => [`a ${other}`, values[other][0]] as const);
  const all = [...Object.entries(hostile).map(([name, make]) => [name, make()] as const), ...others];
  for (const [name, value] of all) {
    // A tree as deep as that is a question whose answer takes for ever.
    if (kind === "depth" && typeof value === "number" && value > 2) continue;
    yield trial(name, value);
  }
}

/** Trials with a hostile value somewhere in a right argument. */
function* spoilt(entry: Callable, { values }: Scene, args: readonly unknown[], place: number): Generator<Trial> {
  for (const right of values[entry.takes[place]!]) {
    if (!isObject(right) || ArrayBuffer.isView(right)) continue;
    const trial = (name: string, value: unknown): Trial => ({
      name: `argument ${place + 1} has ${name}`,
      args: Object.assign([...args], { [place]: value }),
      place,
      heavy: heavy.some((one) => name.endsWith(one)),
    });
    const only = tell(() => entry.run(...trial("all", right).args));
    for (const way of waysInto(right, 3)) {
      const at = `at ${way.join(".")}`;
      for (const name of way.length === 1 ? Object.keys(hostile) : few) {
        yield trial(`${at} ${name}`, planted(right, way, putting(hostile[name]!())));
      }
      yield trial(`${at} nothing`, planted(right, way, taking));
      if (way.length > 2) continue;
      for (const [name, change] of Object.entries(changes)) {
        yield { ...trial(`${at} what ${name}`, planted(right, way, change)), only };
      }
    }
    if (!Array.isArray(right)) yield trial("extra", planted(right, ["extra"], putting(1)));
  }
}

/** All trials of an entry in a scene. */
function* trialsOf(entry: Callable, scene: Scene): Generator<Trial> {
  const args = entry.takes.map((kind) => scene.values[kind][0]);
  for (let place = 0; place < args.length; place++) {
    yield* replaced(entry, scene, args, place);
    // In one scene: what is inside of arguments is much.
    if (scene === scenes[0]) yield* spoilt(entry, scene, args, place);
  }
}

/** The objects of an argument that may not turn up in an answer. */
const foreignOf = ({ args, place, heavy: skipped }: Trial, own: ReadonlySet<object>): Set<object> => {
  const found = new Set<object>();
  const value = args[place];
  if (skipped) return isObject(value) ? found.add(value) : found;
  try {
    objectsOf(value, found);
  } catch {
    // As far as it lets itself be looked at.
  }
  for (const one of own) found.delete(one);
  return found;
};

const faultsOfTrial = (entry: Callable, trial: Trial, told: Told, own: ReadonlySet<object>): string[] => {
  const kind = entry.takes[trial.place]!;
  if ("broken" in told) {
    const { broken } = told;
    // Who hands in problems gets them back as they are.
    const passed =
      entry.givesBack === undefined ? broken instanceof Trap && passesOn.includes(kind) : isRulesError(broken);
    return passed ? [] : [told.text];
  }
  if (entry.givesBack !== undefined) return [];
  const faults: string[] = [];
  if ("answer" in told) faults.push(...faultsOf(entry, told.answer, foreignOf(trial, own)));
  const code = codeOf(told);
  const refused = code !== undefined || ("answer" in told && askable.includes(kind) && saysNo(told.answer));
  if (trial.wrong && !refused) faults.push(`not refused: ${told.text}`);
  const only = trial.only?.text;
  if (only !== undefined && !refused && !("answer" in told && saysNo(told.answer)) && told.text !== only) {
    faults.push(`${told.text} instead of ${only}`);
  }
  const reference = trial.only === undefined ? references[kind]?.(trial.args[trial.place]) : undefined;
  const expected = reference === undefined ? undefined : codeOf(reference);
  if (expected !== undefined && code !== expected) faults.push(`${code ?? told.text} where others say ${expected}`);
  return faults;
};

/** Whether an entry gives promises. Any other answer is never waited for: it may be hostile itself. */
const isPromised = ({ takes }: Callable): boolean => takes.includes("chunks");

/** What is wrong with an entry whatever it is given. */
const faultsOfEntry = async (entry: Callable): Promise<string[]> => {
  const faults: string[] = [];
  const note = (trial: Trial, told: Told, own: ReadonlySet<object>): void => {
    counts.calls++;
    if ("answer" in told) counts.answers++;
    else counts.refusals++;
    for (const fault of faultsOfTrial(entry, trial, told, own)) faults.push(`${trial.name}: ${fault}`);
  };
  const noteLater = async (trial: Trial, told: Told, own: ReadonlySet<object>): Promise<void> => {
    const only = trial.only === undefined ? {} : { only: await settled(trial.only) };
    note({ ...trial, ...only }, await settled(told), own);
  };
  for (const scene of [scenes[0]!, scenes[3]!]) {
    const own = objectsOf(scene.values);
    const waiting: Promise<void>[] = [];
    let last = "";
    const work = (): void => {
      for (const trial of trialsOf(entry, scene)) {
        last = trial.name;
        const told = tell(() => entry.run(...trial.args));
        if (isPromised(entry)) waiting.push(noteLater(trial, told, own));
        else note(trial, told, own);
      }
    };
    try {
      guarded(work, 30_000);
    } catch (error) {
      if ((error as { code?: unknown }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      faults.push(`${last}: comes to no end`);
    }
    await Promise.all(waiting);
  }
  return faults;
};

describe("whatever is handed in, there is a value or a code, and the library stays as it is", () => {
  for (const entry of callables()) {
    if (entry.unchecked !== undefined) continue;
    it(entry.name, async () => {
      const right = scenes.map(({ values }) => entry.takes.map((kind) => values[kind]));
      const then = snapshot(right);
      const faults = await faultsOfEntry(entry);
      expect(faults.map((fault) => fault.slice(0, 300))).toEqual([]);
      expect(sanity()).toBe(before);
      if (entry.writes === undefined) expect(snapshot(right) === then).toBe(true);
    });
  }

  it("in many calls", () => {
    const { calls, answers, refusals } = counts;
    console.log(`sieve, hostile values: ${calls} calls, ${answers} answers, ${refusals} refusals`);
    expect(calls).toBeGreaterThan(250_000);
  });
});
