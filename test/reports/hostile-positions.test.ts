import { describe, expect, it } from "vitest";
import {
  advance,
  type Board,
  checkPosition,
  classic2,
  createGame,
  defineVariant,
  distanceToGoal,
  eliminatesMover,
  type Game,
  isRulesError,
  isTrapped,
  jumpChains,
  legalMoves,
  type Position,
  parseCell,
  play,
  type Turn,
  tryAdvance,
  tryPlay,
  unwrap,
  type Variant,
} from "../../src/index.ts";

/** The code with which a call is refused; undefined when it answers. Anything but a RulesError goes through. */
const codeOf = (call: () => unknown): string | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.code;
  }
};

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const { position } = createGame("classic-2");
const empty = ".".repeat(121) as Board;

/** A position that shows its board for a number of looks, and an empty one from then on. */
const shifting = (looks: number): Position => {
  let left = looks;
  return Object.defineProperty({ ...position }, "board", {
    enumerable: true,
    get: () => (left-- > 0 ? position.board : empty),
  });
};

describe("a value that lies does not change what others are told", () => {
  it("a rule set whose toJSON speaks for another is not taken for the other", () => {
    const club = defineVariant({ ...classic2, id: "club-of-liars" });
    const liar = Object.create({ toJSON: () => copied(club) });
    Object.assign(liar, club, { id: "liar", jumps: "long", seats: ["red", "yellow"], homeDeadline: 1 });
    codeOf(() => legalMoves({ ...position, variant: liar as Variant }));
    const honest = copied({ ...position, variant: club });
    // The distance sum at the start is 110 with ten pieces; red has none here.
    expect(distanceToGoal(honest, "white")).toBe(110);
    expect(distanceToGoal(honest, "red")).toBe(0);
    expect(createGame(honest).position.variant.jumps).toBe("short");
    expect(legalMoves(honest)).toHaveLength(14);
  });

  it("a rule set that JSON cannot hold is not taken for one that it cannot hold either", () => {
    const shy = Object.create({
      toJSON: () => {
        throw new Error("no");
      },
    });
    Object.assign(shy, classic2, { id: "shy" });
    codeOf(() => legalMoves({ ...position, variant: shy as Variant }));
    const round: { seats: string[]; self?: unknown } = { seats: ["white", "black"] };
    round.self = round;
    expect(codeOf(() => legalMoves({ ...position, variant: round as unknown as Variant }))).toBe("FIELD_UNKNOWN");
  });

  it("a board that changes while it is read leaves the boards of others as they are", () => {
    for (let looks = 0; looks < 12; looks++) {
      codeOf(() => advance(shifting(looks), "l4-l5"));
      codeOf(() => eliminatesMover(shifting(looks), "l4-l5"));
      codeOf(() => isTrapped(shifting(looks), parseCell("m1")));
      expect(legalMoves(createGame("classic-2"))).toHaveLength(14);
      expect(legalMoves(play(play(createGame("classic-2"), "l4-l5"), "e14-e13"))).not.toHaveLength(0);
      expect(legalMoves({ ...position, board: empty })).toHaveLength(0);
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a board that is too short", { board: "www" }, "BOARD_LENGTH"],
    ["a board of letters that are none", { board: "é".repeat(121) }, "NOT_A_LETTER"],
    ["a round that is no number", { round: 2n }, "BAD_ROUND"],
    ["a round that is not one", { round: Number.NaN }, "BAD_ROUND"],
    ["no moves made", { made: [] }, "BAD_MADE"],
    ["moves made that are no numbers", { made: [Symbol("x"), 1n] }, "BAD_MADE"],
    ["a seat arrived that is none", { arrived: ["pink"] }, "NOT_A_SEAT"],
  ])("%s is refused, whatever is asked of it", (_, fields, code) => {
    const broken = { ...position, ...fields } as unknown as Position;
    expect(codeOf(() => unwrap(checkPosition(broken)))).toBe(code);
    expect(codeOf(() => advance(broken, "l4-l5"))).toBe(code);
    expect(tryAdvance(broken, "l4-l5")).toMatchObject({ ok: false, error: { code } });
    expect(codeOf(() => eliminatesMover(broken, "l4-l5"))).toBe(code);
    expect(codeOf(() => isTrapped(broken, parseCell("m1")))).toBe(code);
    expect(codeOf(() => legalMoves(broken))).toBe(code);
    // In a game its position and its start are checked first.
    const game = createGame("classic-2");
    expect(codeOf(() => play({ ...game, position: broken }, "l4-l5"))).toBe(code);
    expect(codeOf(() => play({ ...game, start: broken }, "l4-l5"))).toBe(code);
  });

  it("turns that are none, or not those of the position, are no game's, and the turn is named", () => {
    const game = play(createGame("classic-2"), "l4-l5");
    for (const turn of [null, 1n, Symbol("x"), {}, "e14-e13", { ...game.turns[0], seat: "black" }]) {
      expect(tryPlay({ ...game, turns: [turn as Turn] }, "e14-e13")).toMatchObject({
        ok: false,
        error: { code: "NOT_A_GAME", ply: 1 },
      });
    }
    for (const turns of [[], [...game.turns, ...game.turns], null, 3, "l4-l5", { 0: game.turns[0], length: 1 }]) {
      expect(codeOf(() => play({ ...game, turns: turns as Turn[] }, "e14-e13"))).toBe("NOT_A_GAME");
    }
    expect(codeOf(() => play({ ...game, keys: [] } as Game, "e14-e13"))).toBe("NOT_A_GAME");
  });

  it("options that are null are refused", () => {
    const none = null as unknown as undefined;
    expect(codeOf(() => jumpChains(createGame("classic-2"), parseCell("l3"), none))).toBe("BAD_OPTION");
    expect(codeOf(() => checkPosition(position, none))).toBe("BAD_OPTION");
  });
});
