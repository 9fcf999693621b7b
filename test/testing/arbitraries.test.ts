import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellName,
  checkPosition,
  checkVariant,
  classic2,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  isLegal,
  isRulesError,
  legalMoves,
  outcomeOf,
  piecesOf,
  playAll,
  positionOf,
  presetIds,
  seats,
  toCell,
  type Variant,
} from "../../src/index.ts";
import { arbitraries, type FastCheck } from "../../src/testing/index.ts";

const generators = arbitraries(fc);
const { cell, seat, preset, variant, game, gameWithMove, position, setup, move } = generators;

/** What a failing property is shrunk to. */
const smallest = <T>(values: fc.Arbitrary<T>, fails: (value: T) => boolean): T => {
  const { counterexample } = fc.check(
    fc.property(values, (value) => !fails(value)),
    { numRuns: 500 },
  );
  if (counterexample === null) throw new Error("no example found");
  return counterexample[0];
};

const code = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    return isRulesError(error) ? error.code : `${error}`;
  }
  return "";
};

describe("generators: what they make is valid", () => {
  it("cells and seats, all of them", () => {
    expect(new Set(fc.sample(cell(), 3000)).size).toBe(121);
    expect(fc.sample(cell(), 200).every((value) => toCell(value) === value)).toBe(true);
    expect(new Set(fc.sample(seat(), 200))).toEqual(new Set(seats));
  });

  it("presets, all nine", () => {
    expect(new Set(fc.sample(preset(), 300).map(({ id }) => id))).toEqual(new Set(presetIds));
  });

  it("rule sets pass the check, and every value of every field occurs", () => {
    const found = fc.sample(variant(), { numRuns: 1500, seed: 1 });
    const values = (field: keyof Variant): unknown[] => [...new Set(found.map((one) => one[field]))];
    for (const one of found) expect(checkVariant(one).ok).toBe(true);
    expect(values("jumps").sort()).toEqual(["long", "short"]);
    expect(values("pieces").sort()).toEqual([10, 15]);
    expect(values("otherCorners").sort()).toEqual(["closed", "free", "pass"]);
    expect(values("goalLock").sort()).toEqual(["landing", "move", "off"]);
    expect(values("arrival").sort()).toEqual(["all", "any", "most"]);
    expect(values("passing").sort()).toEqual(["allowed", "forced"]);
    for (const field of ["reply", "playOn"] as const) expect(new Set(values(field))).toEqual(new Set([true, false]));
    for (const field of ["homeDeadline", "roundLimit", "repetition"] as const) expect(values(field)).toContain(null);
    expect(new Set(found.map((one) => one.seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
    const teams = found.map((one) => (one.teams === null ? "none" : `${one.teams.length} of ${one.teams[0]?.length}`));
    expect(new Set(teams)).toEqual(new Set(["none", "2 of 2", "3 of 2", "2 of 3"]));
  });

  it("games replay move by move to the same game", () => {
    fc.assert(
      fc.property(game(), (one) => {
        const { game: again, problem } = playAll(createGame(one.start), one.turns);
        expect(problem).toBeUndefined();
        expect(again).toEqual(one);
        expect(one.turns.length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it("games keep the length and the rules asked for", () => {
    const club = defineVariant({ ...classic2, id: "club" });
    for (const one of fc.sample(game({ variant: fc.constant(club), maxTurns: 7 }), 50)) {
      expect(one.turns.length).toBeLessThanOrEqual(7);
      expect(one.position.variant.id).toBe("club");
    }
    expect(fc.sample(game({ maxTurns: 0 }), 20).every(({ turns }) => turns.length === 0)).toBe(true);
  });

  it("games go somewhere: of those played on, some end by arrival, some by elimination, some pass", () => {
    const games = fc.sample(game({ maxTurns: 400 }), { numRuns: 60, seed: 3 });
    const reasons = new Set(games.map(({ outcome }) => outcome?.reason));
    expect(reasons).toContain("arrival");
    expect(reasons).toContain("elimination");
    expect(reasons).toContain(undefined);
    expect(games.some(({ turns }) => turns.some((turn) => "pass" in turn))).toBe(true);
  });

  it("games with a move: not over, and the move is legal", () => {
    fc.assert(
      fc.property(gameWithMove({ maxTurns: 30 }), ({ game: one, move: next }) => {
        expect(one.outcome).toBeNull();
        expect(isLegal(one, next)).toBe(true);
        expect(legalMoves(one)).toContainEqual(next);
      }),
    );
  });

  it("positions pass the strict check", () => {
    fc.assert(
      fc.property(position({ maxTurns: 40 }), (one) => {
        expect(checkPosition(one, { strict: true }).ok).toBe(true);
      }),
    );
  });

  it("set-ups pass the lenient check, have no army above its size, and many fail the strict one", () => {
    let odd = 0;
    fc.assert(
      fc.property(setup(), (one) => {
        expect(checkPosition(one).ok).toBe(true);
        for (const player of one.variant.seats) {
          expect(piecesOf(one, player).length).toBeLessThanOrEqual(one.variant.pieces);
        }
        if (!checkPosition(one, { strict: true }).ok) odd++;
      }),
    );
    expect(odd).toBeGreaterThan(50);
  });

  it("moves of a position: all legal ones, and no others", () => {
    const start = createGame("classic-2");
    const found = new Set(fc.sample(move(start), 1000).map(formatMove));
    expect(found).toEqual(new Set(legalMoves(start).map(formatMove)));
    expect(found.size).toBe(14);
    expect(fc.sample(move(start.position), 20).every((next) => isLegal(start, next))).toBe(true);
  });

  it("a position without a move has none to give", () => {
    const blocked = positionOf({ variant: "classic-2", pieces: {} });
    expect(code(() => move(blocked))).toBe("GAME_OVER");
  });
});

describe("generators: what they shrink to", () => {
  it("the first cell, white, classic-2", () => {
    expect(cellName(smallest(cell(), () => true))).toBe("e17");
    expect(smallest(seat(), () => true)).toBe("white");
    expect(smallest(preset(), () => true).id).toBe("classic-2");
    expect(smallest(variant(), () => true).id).toBe("classic-2");
  });

  it("a game shrinks to the start, to the fewest turns, to forward moves", () => {
    expect(smallest(game(), () => true)).toEqual(createGame("classic-2"));
    const three: Game = smallest(game(), ({ turns }) => turns.length >= 3);
    expect(three.turns).toHaveLength(3);
    expect(three.position.variant.id).toBe("classic-2");
    const plain = smallest(game({ variant: fc.constant(classic2) }), ({ turns }) => turns.length >= 3);
    expect(three).toEqual(plain);
  });

  it("a game with a move shrinks to the first move from the start", () => {
    const { game: one, move: next } = smallest(gameWithMove(), () => true);
    expect(one.turns).toEqual([]);
    expect(formatMove(next)).toBe("j4-i5");
  });

  it("a set-up shrinks to an empty board, or to the one piece that matters", () => {
    expect(smallest(setup(), () => true)).toEqual(positionOf({ variant: "classic-2", pieces: {} }));
    const one = smallest(setup(), (at) => piecesOf(at, "white").length > 0);
    expect(one).toEqual(positionOf({ variant: "classic-2", pieces: { white: ["e17"] } }));
  });
});

describe("generators: the caller's fast-check", () => {
  it("the same seed gives the same values", () => {
    const draw = (): unknown => fc.sample(game({ maxTurns: 20 }), { numRuns: 5, seed: 42 });
    expect(draw()).toEqual(draw());
  });

  it("uses nothing but what was handed in", () => {
    const asked = new Set<string>();
    const watched = new Proxy(fc, {
      get: (target, name) => {
        asked.add(String(name));
        return Reflect.get(target, name);
      },
    }) as FastCheck;
    const own = arbitraries(watched);
    fc.sample(own.game({ maxTurns: 3 }), 3);
    expect(asked).toContain("array");
    expect(fc.sample(own.setup(), 5)).toHaveLength(5);
  });

  it("anything else is refused by a code", () => {
    for (const bad of [undefined, null, {}, { array: 3 }, "fast-check", () => fc]) {
      expect(code(() => arbitraries(bad as never))).toBe("BAD_OPTION");
    }
  });

  it("a generated position that is over has no moves", () => {
    fc.assert(
      fc.property(setup(), (one) => {
        if (outcomeOf(one) !== null) expect(legalMoves(one)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
