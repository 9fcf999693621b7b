// R2 Variants: the table, typed by hand.

import { describe, expect, it } from "vitest";
import {
  checkVariant,
  defineVariant,
  findVariant,
  type Seat,
  unwrap,
  type Variant,
  variants,
} from "../../src/index.ts";

const six = "white red blue black yellow green";

/** id | seats in turn order | pieces | jumps | teams | home deadline | reply */
const table = `
  classic-2   | white black            | 10 | short |                                    | 30 | yes
  classic-3   | white blue yellow      | 10 | short |                                    | 30 | no
  classic-4   | white red black yellow | 10 | short |                                    | 30 | no
  classic-6   | ${six} | 10 | short |                                    | 30 | no
  long-jump-2 | white black            | 10 | long  |                                    | 30 | yes
  long-jump-6 | ${six} | 10 | long  |                                    | 30 | no
  fifteen-2   | white black            | 15 | short |                                    | 40 | yes
  doubles-2x2 | white red black yellow | 10 | short | white+black red+yellow             | 30 | no
  doubles-3x2 | ${six} | 10 | short | white+black red+yellow blue+green  | 30 | no
`;

const presets = table
  .trim()
  .split("\n")
  .map((line) => {
    const [id, seats, pieces, jumps, teams, deadline, reply] = line.split("|").map((part) => part.trim()) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      id,
      seats: seats.split(" ") as Seat[],
      pieces: Number(pieces),
      jumps,
      teams: teams === "" ? null : teams.split(" ").map((team) => team.split("+")),
      otherCorners: "pass",
      goalLock: "landing",
      arrival: teams === "" ? "any" : "all",
      homeDeadline: Number(deadline),
      reply: reply === "yes",
      roundLimit: 150,
      repetition: 3,
      playOn: true,
      passing: "forced",
    };
  });

describe("R2 variants", () => {
  it("R2 there are nine presets, in the order of the table", () => {
    expect(variants.map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
  });

  for (const preset of presets) {
    it(`R2 ${preset.id} is as in the table, and has a name for people besides`, () => {
      const { name, ...rules } = findVariant(preset.id) as Variant;
      expect(rules).toEqual(preset);
      expect(Object.keys(rules)).toEqual(Object.keys(preset));
      expect(name).toMatch(/^\S.*\S$/);
    });
  }

  it("R2 [decided] classic-4 seats two facing pairs: the empty corners face each other", () => {
    const empty = six.split(" ").filter((seat) => !findVariant("classic-4")?.seats.includes(seat as Seat));
    expect(empty).toEqual(["blue", "green"]);
  });

  it("R2 a custom variant is plain data of exactly these fields, and may have a name", () => {
    const spec = { ...(presets[0] as (typeof presets)[number]), id: "club-7", name: "Our club" };
    const made = defineVariant(spec as unknown as Parameters<typeof defineVariant>[0]);
    expect(made).toEqual(spec);
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
    expect(checkVariant(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made, warnings: [] });
  });

  it("R2 a field that came later may be missing, which means the old rule, and then it is not written", () => {
    const old = { ...(presets[0] as (typeof presets)[number]), id: "club-8" };
    const checked = (more: object) => unwrap(checkVariant({ ...old, ...more }));
    expect(Object.keys(checked({}))).toEqual(Object.keys(old));
    expect(Object.keys(checked({ undecided: "ranked" }))).toEqual(Object.keys(old));
    expect(Object.keys(checked({ undecided: "shared" }))).toEqual([...Object.keys(old), "undecided"]);
    expect(checked({ undecided: "shared" }).undecided).toBe("shared");
    expect(checkVariant({ ...old, undecided: "drawn" }).ok).toBe(false);
  });

  it("R2 with 15 pieces the seats must not be neighbours", () => {
    const base = { ...(presets[0] as (typeof presets)[number]), id: "x", pieces: 15, reply: false };
    const codes = (seats: string[]) => {
      const result = checkVariant({ ...base, seats });
      return result.ok ? [] : result.errors.map(({ code }) => code);
    };
    expect(codes(["white", "blue"])).toEqual([]);
    expect(codes(["yellow", "white", "blue"])).toEqual([]);
    expect(codes(["white", "red"])).toEqual(["NEIGHBOURING_HOMES"]);
    expect(codes(["green", "black", "white"])).toEqual(["NEIGHBOURING_HOMES"]);
    expect(codes(["white", "green"])).toEqual(["NEIGHBOURING_HOMES"]);
  });

  it("R2 teams are none, or a partition of the seats into equal teams of two or more", () => {
    const base = { ...(presets[3] as (typeof presets)[number]), id: "x" };
    const isRight = (teams: unknown) => checkVariant({ ...base, teams }).ok;
    const [w, r, b, k, y, g] = base.seats;
    expect(isRight(null)).toBe(true);
    expect(
      isRight([
        [w, r],
        [b, k],
        [y, g],
      ]),
    ).toBe(true);
    expect(
      isRight([
        [w, b, y],
        [r, k, g],
      ]),
    ).toBe(true);
    expect(isRight([[w, r, b, k, y, g]])).toBe(false);
    expect(isRight([[w], [r], [b], [k], [y], [g]])).toBe(false);
    expect(
      isRight([
        [w, r],
        [b, k],
      ]),
    ).toBe(false);
    expect(
      isRight([
        [w, r],
        [b, k],
        [y, w],
      ]),
    ).toBe(false);
    expect(
      isRight([
        [w, r, b, k],
        [y, g],
      ]),
    ).toBe(false);
    expect(isRight([])).toBe(false);
  });

  it("R2 a reply needs two seats and no teams", () => {
    const codes = (index: number, more: object) => {
      const result = checkVariant({ ...presets[index], id: "x", reply: true, ...more });
      return result.ok ? [] : result.errors.map(({ code }) => code);
    };
    expect(codes(0, {})).toEqual([]);
    expect(codes(1, {})).toEqual(["BAD_REPLY"]);
    expect(codes(7, {})).toEqual(["BAD_REPLY"]);
  });
});
