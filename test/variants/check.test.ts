// Rule sets from outside: every field with bad values, all problems at once.

import { describe, expect, it } from "vitest";
import {
  checkVariant,
  classic2,
  classic3,
  classic6,
  createGame,
  defineVariant,
  doubles2x2,
  findVariant,
  isRulesError,
  presetIds,
  tryCreateGame,
  tryDefineVariant,
  type Variant,
  variantCodes,
  variants,
} from "../../src/index.ts";

const club: Variant = { ...classic6, id: "club" };
const codes = (value: unknown): string[] => {
  const result = checkVariant(value);
  return result.ok ? [] : result.errors.map(({ code }) => code);
};
const having = (more: object): unknown => ({ ...club, ...more });

const hole = Array(1) as string[];

describe("every field with bad values", () => {
  it.each([
    ["id", "BAD_ID", [null, 1, "", "Club", "a b", "a_b", "ä", "x".repeat(65), "club\n", ["club"], "a.b"]],
    ["name", "BAD_NAME", [null, 1, {}, ["n"], "n".repeat(201)]],
    [
      "seats",
      "BAD_SEATS",
      [
        null,
        [],
        ["white"],
        ["white", "white"],
        ["white", "pink"],
        ["white", null],
        ["white", ...hole],
        "white black",
        { 0: "white", 1: "black", length: 2 },
        ["white", "red", "blue", "black", "yellow", "green", "white"],
        ["white", "__proto__"],
        3.5,
        [["white"], ["black"]],
      ],
    ],
    ["pieces", "BAD_PIECES", [null, 0, 11, 12, 3.5, "10", Number.NaN, [10]]],
    ["jumps", "BAD_JUMPS", [null, "", "Short", "both", 1, ["short"], "toString", "__proto__"]],
    ["otherCorners", "BAD_OTHER_CORNERS", [null, "open", true, "constructor"]],
    ["goalLock", "BAD_GOAL_LOCK", [null, "on", "none", false]],
    ["arrival", "BAD_ARRIVAL", [null, "some", "ALL", 1]],
    ["homeDeadline", "BAD_HOME_DEADLINE", [0, -1, 1.5, "30", Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]],
    ["reply", "BAD_REPLY", [null, 0, "yes", true]],
    ["roundLimit", "BAD_ROUND_LIMIT", [0, -5, 0.5, "150", 2 ** 53]],
    ["repetition", "BAD_REPETITION", [0, 1, 2.5, "3", -3]],
    ["playOn", "BAD_PLAY_ON", [null, 1, "false"]],
    ["passing", "BAD_PASSING", [null, "never", true]],
    [
      "teams",
      "BAD_TEAMS",
      [
        [],
        [
          ["white", "red"],
          ["blue", "black"],
        ],
        [
          ["white", "red"],
          ["blue", "black"],
          ["yellow", "yellow"],
        ],
        [["white", "red"], ["blue", "black"], hole],
        [["white", "red", "blue", "black", "yellow", "green"]],
        [
          ["white", "red", "blue", "black"],
          ["yellow", "green"],
        ],
        [["white"], ["red"], ["blue"], ["black"], ["yellow"], ["green"]],
        "white+black",
        {},
        [null, null],
      ],
    ],
  ])("%s: %s", (field, code, values) => {
    for (const value of values as unknown[]) {
      expect([value, codes(having({ [field]: value }))]).toEqual([value, [code]]);
    }
  });

  it("a problem says what was expected and what was found, shortened and printable", () => {
    const result = checkVariant(having({ jumps: `\u0000\u001b[31m${"x".repeat(10_000)}` }));
    expect(result.ok ? {} : result.error).toMatchObject({ code: "BAD_JUMPS", expected: "short or long" });
    const { message, found } = result.ok ? { message: "", found: "" } : result.error;
    expect(found?.length).toBeLessThanOrEqual(40);
    expect(message).not.toMatch(/\p{Cc}/u);
  });

  it.each(Object.keys(classic2).filter((field) => field !== "name"))("misses %s", (field) => {
    const value = { ...club } as Record<string, unknown>;
    delete value[field];
    expect(codes(value)).toEqual(["FIELD_MISSING"]);
    // JSON knows no undefined: a field of that value is not there.
    expect(codes({ ...value, [field]: undefined })).toEqual(["FIELD_MISSING"]);
    const result = checkVariant(value);
    expect(result.ok ? "" : result.error.expected).toBe(field);
  });

  it("only the name may be missing", () => {
    expect(codes(club)).toEqual([]);
    expect(codes({ ...club, name: undefined })).toEqual([]);
    const { name, ...nameless } = club;
    expect(name).toBe(classic6.name);
    expect(codes(nameless)).toEqual([]);
    expect(codes({ ...club, name: "Our club" })).toEqual([]);
    expect(Object.keys(defineVariant({ ...club, name: "Our club" })).slice(0, 2)).toEqual(["id", "name"]);
  });
});

describe("the whole", () => {
  it.each([
    ["undefined", undefined],
    ["null", null],
    ["a text", "classic-2"],
    ["a number", 3.5],
    ["a list", [classic2]],
    ["a function", () => classic2],
    ["a symbol", Symbol("classic-2")],
  ])("%s is no rule set", (_, value) => {
    expect(codes(value)).toEqual(["NOT_A_VARIANT"]);
    expect(tryDefineVariant(value as never)).toMatchObject({ ok: false, error: { code: "NOT_A_VARIANT" } });
  });

  it("names all problems at once, the fields themselves first", () => {
    const value = {
      extra: 1,
      id: "X",
      name: 3,
      seats: ["white", "red"],
      pieces: 15,
      jumps: "far",
      teams: [["white"]],
      otherCorners: 0,
      goalLock: 0,
      arrival: 0,
      homeDeadline: 0,
      reply: 0,
      roundLimit: 0,
      repetition: 0,
      playOn: 0,
    };
    expect(codes(value)).toEqual([
      "FIELD_UNKNOWN",
      "FIELD_MISSING",
      "BAD_ID",
      "BAD_NAME",
      "BAD_JUMPS",
      "BAD_OTHER_CORNERS",
      "BAD_GOAL_LOCK",
      "BAD_ARRIVAL",
      "BAD_HOME_DEADLINE",
      "BAD_REPLY",
      "BAD_ROUND_LIMIT",
      "BAD_REPETITION",
      "BAD_PLAY_ON",
      "NEIGHBOURING_HOMES",
      "BAD_TEAMS",
    ]);
    for (const code of codes(value)) expect(variantCodes).toContain(code);
  });

  it("unknown fields are problems, each by name; many of them are not all told", () => {
    const result = checkVariant({ ...club, Jumps: "long", colour: "red" });
    expect(result.ok ? [] : result.errors.map(({ code, found }) => `${code} ${found}`)).toEqual([
      "FIELD_UNKNOWN Jumps",
      "FIELD_UNKNOWN colour",
    ]);
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 0]));
    expect(codes({ ...club, ...many }).length).toBeLessThanOrEqual(20);
  });

  it("a key named __proto__, of JSON, is an unknown field and changes nothing", () => {
    const value = JSON.parse(JSON.stringify(club).replace("{", '{"__proto__": {"jumps": "long"},'));
    expect(codes(value)).toEqual(["FIELD_UNKNOWN"]);
    expect(codes(Object.create(club))).toContain("FIELD_MISSING");
    expect(({} as { jumps?: string }).jumps).toBe(undefined);
  });

  it("a list that reads differently each time is read once", () => {
    const seats = Object.assign([...club.seats], { map: () => "white" });
    expect(defineVariant({ ...club, seats }).seats).toEqual(club.seats);
    let asked = 0;
    const value = {
      ...club,
      get id() {
        return asked++ === 0 ? "club" : "classic-2";
      },
    };
    expect(defineVariant(value).id).toBe("club");
  });

  it("gives a frozen copy with the fields in the order of R2", () => {
    const shuffled = Object.fromEntries(Object.entries({ ...doubles2x2, id: "club" }).reverse());
    const made = defineVariant(shuffled as unknown as Variant);
    expect(Object.keys(made)).toEqual(Object.keys(classic2));
    expect([made, made.seats, made.teams, made.teams?.[0]].every(Object.isFrozen)).toBe(true);
  });

  it("counts have no upper bound but that of integers", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(codes(having({ homeDeadline: most, roundLimit: most, repetition: most }))).toEqual([]);
    expect(codes(having({ homeDeadline: null, roundLimit: null, repetition: null }))).toEqual([]);
  });
});

describe("ids", () => {
  it("RESERVED_ID: defineVariant takes no preset's id; checkVariant takes it for the preset itself only", () => {
    for (const preset of variants) {
      expect(tryDefineVariant(preset)).toMatchObject({ ok: false, error: { code: "RESERVED_ID" } });
      expect(checkVariant(JSON.parse(JSON.stringify(preset)))).toEqual({ ok: true, value: preset, warnings: [] });
      expect(codes({ ...preset, roundLimit: 7 })).toEqual(["RESERVED_ID"]);
      expect(codes({ ...preset, name: "the same" })).toEqual(["RESERVED_ID"]);
    }
  });

  it("an undefined field of a copied preset is missing, and an unknown one unknown", () => {
    for (const preset of variants) {
      expect(checkVariant({ ...preset, undecided: undefined })).toEqual({ ok: true, value: preset, warnings: [] });
      expect(checkVariant({ ...preset, name: undefined })).toEqual({ ok: true, value: preset, warnings: [] });
      expect(codes({ ...preset, jumps: undefined })).toEqual(["FIELD_MISSING"]);
      expect(codes({ ...preset, foo: undefined })).toEqual(["FIELD_UNKNOWN"]);
    }
  });

  it("five seats in a preset are other rules under its id", () => {
    const five = { ...classic6, seats: classic6.seats.slice(0, 5) };
    expect(codes(five)).toEqual(["RESERVED_ID"]);
    expect(codes({ ...five, id: "five" })).toEqual([]);
    expect(createGame(defineVariant({ ...five, id: "five" })).position.variant.seats.length).toBe(5);
  });

  it("defineVariant throws a RulesError that carries every problem", () => {
    try {
      defineVariant({ ...club, pieces: 11 as 10, id: "?" });
      expect.unreachable();
    } catch (error) {
      if (!isRulesError(error)) throw error;
      expect(error.code).toBe("BAD_ID");
      expect(error.problems.map(({ code }) => code)).toEqual(["BAD_ID", "BAD_PIECES"]);
    }
  });

  it("findVariant knows the presets and nothing else", () => {
    expect(presetIds.map(findVariant)).toEqual(variants);
    for (const id of ["", "classic", "classic-5", "__proto__", "constructor", "toString", "Classic-2", "classic-2 "]) {
      expect(findVariant(id)).toBe(undefined);
    }
    expect(findVariant(3 as unknown as string)).toBe(undefined);
  });

  it("createGame knows the presets, rule sets and positions and nothing else", () => {
    const code = (value: unknown) => {
      const result = tryCreateGame(value as "classic-2");
      return result.ok ? "" : result.error.code;
    };
    expect(["classic-5", "__proto__", "", "CLASSIC-2", `classic-2${"x".repeat(1e6)}`].map(code)).toEqual(
      Array.from({ length: 5 }, () => "UNKNOWN_VARIANT"),
    );
    expect([undefined, null, 3.5, 2, [], true].map(code)).toEqual(Array.from({ length: 6 }, () => "NOT_A_VARIANT"));
    expect(code({ ...classic3, id: "x", seats: 3.5 })).toBe("BAD_SEATS");
    expect(code({ board: "" })).toBe("FIELD_MISSING");
    expect(() => createGame("classic-5" as "classic-2")).toThrow("classic-5");
  });
});
