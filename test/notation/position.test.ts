import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkPosition,
  classic2,
  createGame,
  defineVariant,
  formatPosition,
  type Game,
  isRulesError,
  legalMoves,
  type Position,
  type Problem,
  parsePosition,
  parseSetup,
  play,
  positionOf,
  presetIds,
  type Result,
  unwrap,
  type Variant,
  withPiece,
} from "../../src/index.ts";
import { allCells, coordinatesOf } from "../oracle/index.ts";
import { classic2Start, startTexts } from "./_texts.ts";

const club = defineVariant({
  ...classic2,
  id: "club",
  seats: ["red", "yellow", "blue"],
  reply: false,
  roundLimit: null,
});
const own = { variants: [club] };

const faults = (result: Result<unknown>): readonly Problem[] => (result.ok ? [] : result.errors);
const codes = (result: Result<unknown>): string[] => faults(result).map(({ code }) => code);
/** The codes with the columns, as `CODE@column`. */
const places = (result: Result<unknown>): string[] => faults(result).map(({ code, column }) => `${code}@${column}`);

/** A board field written from coordinates alone (R1.2, R1.5). */
const boardField = (board: string): string => {
  const rows: string[] = [];
  for (let row = 17; row >= 1; row--) {
    let text = "";
    let empty = 0;
    allCells.forEach((name, cell) => {
      if (coordinatesOf(name).y + 9 !== row) return;
      if (board[cell] === ".") empty++;
      else {
        text += `${empty > 0 ? empty : ""}${board[cell]}`;
        empty = 0;
      }
    });
    rows.push(`${text}${empty > 0 ? empty : ""}`);
  }
  return rows.join("/");
};

describe("the text of a position (design.md section 4)", () => {
  it.each(presetIds)("R2 the start of %s is written and read as by hand", (id) => {
    const { position } = createGame(id);
    expect(formatPosition(position)).toBe(startTexts[id]);
    expect(unwrap(parsePosition(startTexts[id] as string))).toEqual(position);
  });

  it("is below 200 characters for every preset, also when the board is as broken up as it can be", () => {
    for (const id of presetIds) {
      const { seats } = createGame(id).position.variant;
      // Twelve runs and pieces in turn in every row would be the longest; 60 pieces at most stand on the board.
      const pieces = seats.map((seat, place) => [
        seat,
        [...allCells].filter((_, cell) => cell % 2 === 0 && Math.floor(cell / 2) % seats.length === place).slice(0, 10),
      ]);
      const position = positionOf({
        variant: id,
        pieces: Object.fromEntries(pieces),
        round: 150,
        made: seats.map(() => 150),
        arrived: seats.slice(0, 1),
      });
      expect(formatPosition(position).length).toBeLessThan(200);
    }
  });

  it("takes a game for its current position", () => {
    const game = play(createGame("classic-2"), "l4-l5");
    expect(formatPosition(game)).toBe("classic-2 k/kk/kkk/kkkk/13/12/11/10/9/10/11/12/7w5/ww1w/www/ww/w k 1 1,0 - -");
    expect(formatPosition(game)).toBe(formatPosition(game.position));
  });

  it("accepts _ for a space, so that a text survives in a link", () => {
    const text = classic2Start.replaceAll(" ", "_");
    expect(unwrap(parsePosition(text))).toEqual(createGame("classic-2").position);
    expect(encodeURIComponent(text.replaceAll("/", "").replaceAll(",", ""))).toBe(
      text.replaceAll("/", "").replaceAll(",", ""),
    );
  });

  it("format ∘ parse is the identity at every ply of a complete game of every preset", () => {
    for (const id of presetIds) {
      const { moves } = JSON.parse(
        readFileSync(new URL(`../fixtures/complete-games/${id}.json`, import.meta.url), "utf8"),
      ) as { moves: string[] };
      let game: Game = createGame(id);
      for (const move of moves) {
        game = play(game, move);
        const text = formatPosition(game);
        expect(text.split(" ")[1]).toBe(boardField(game.position.board));
        const back = unwrap(parsePosition(text));
        expect(back).toEqual(game.position);
        expect(formatPosition(back)).toBe(text);
        expect(text.length).toBeLessThan(200);
      }
      expect(game.outcome).not.toBeNull();
    }
  });

  it("format ∘ parse is the identity for set-ups of any board, round and counts", () => {
    const setups = fc.constantFrom(...presetIds).chain((variant) => {
      const { seats } = createGame(variant).position.variant;
      return fc.record({
        variant: fc.constant(variant),
        owners: fc.array(fc.option(fc.constantFrom(...seats)), { minLength: 121, maxLength: 121 }),
        turn: fc.constantFrom(...seats),
        round: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        made: fc.array(fc.maxSafeNat(), { minLength: seats.length, maxLength: seats.length }),
        arrived: fc.shuffledSubarray([...seats]),
      });
    });
    fc.assert(
      fc.property(setups, ({ variant, owners, turn, round, made, arrived }) => {
        let position: Position = positionOf({ variant, pieces: {}, turn, round, made, arrived });
        owners.forEach((seat, cell) => {
          if (seat !== null)
            position = {
              ...position,
              board: (position.board.slice(0, cell) +
                (seat === "black" ? "k" : seat[0]) +
                position.board.slice(cell + 1)) as Position["board"],
            };
        });
        const text = formatPosition(position);
        expect(text.split(" ")[1]).toBe(boardField(position.board));
        expect(unwrap(parseSetup(text))).toEqual(position);
      }),
      { numRuns: 50 },
    );
  });

  it("gives a frozen position that plays on like the original", () => {
    const position = unwrap(parsePosition(classic2Start));
    expect(Object.isFrozen(position)).toBe(true);
    expect(legalMoves(position)).toHaveLength(14);
    expect(formatPosition(play(createGame(position), "l4-l5"))).toBe(
      formatPosition(play(createGame("classic-2"), "l4-l5")),
    );
  });

  it("keeps the order of arrival and elimination", () => {
    const start = createGame("classic-6").position;
    const position = { ...start, turn: "blue" as const, arrived: ["yellow", "white"] as const };
    const text = formatPosition(position);
    expect(text.endsWith(" b 1 0,0,0,0,0,0 yw -")).toBe(true);
    expect(unwrap(parseSetup(text)).arrived).toEqual(["yellow", "white"]);
    // Nobody has arrived with all pieces at home.
    expect(codes(parsePosition(text))).toEqual(["BAD_ARRIVED", "BAD_ARRIVED"]);
  });

  it("refuses to write what is no position, by a code", () => {
    const code = (value: unknown): unknown => {
      try {
        return formatPosition(value as Position);
      } catch (error) {
        return isRulesError(error) ? error.code : error;
      }
    };
    expect(code(undefined)).toBe("NOT_A_POSITION");
    expect(code(null)).toBe("NOT_A_POSITION");
    expect(code("classic-2")).toBe("NOT_A_POSITION");
    expect(code({ position: null, outcome: null })).toBe("NOT_A_POSITION");
    expect(code({})).toBe("FIELD_MISSING");
    expect(code({ board: ".".repeat(121), pieces: 3 })).toBe("FIELD_UNKNOWN");
    expect(code({ pieces: 3 })).toBe("NOT_A_POSITION");
    expect(code({ ...createGame("classic-2").position, round: 0 })).toBe("BAD_ROUND");
  });
});

describe("variants of one's own", () => {
  const text = formatPosition(createGame(club));
  const codeOf = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return isRulesError(error) ? error.code : error;
    }
  };
  /** The code with which both readers refuse these variants. */
  const refused = (variants: unknown, read = text): unknown => {
    const [strict, lenient] = [parsePosition, parseSetup].map((parse) =>
      codeOf(() => parse(read, { variants } as never)),
    );
    expect(lenient).toEqual(strict);
    return strict;
  };

  it("are found by their id in the list given", () => {
    expect(text).toBe("club 1/2/3/4/bbbb5yyyy/bbb6yyy/bb7yy/b8y/9/r9/rr9/rrr9/rrrr9/4/3/2/1 r 1 0,0,0 - -");
    expect(unwrap(parsePosition(text, own))).toEqual(createGame(club).position);
    expect(unwrap(parseSetup(text, own))).toEqual(createGame(club).position);
  });

  it("are unknown without it, and a preset cannot be replaced", () => {
    expect(places(parsePosition(text))).toEqual(["UNKNOWN_VARIANT@1"]);
    expect(places(parsePosition(text, {}))).toEqual(["UNKNOWN_VARIANT@1"]);
    expect(places(parsePosition(text, { variants: [] }))).toEqual(["UNKNOWN_VARIANT@1"]);
    const fake = { ...classic2, seats: ["white", "red"] } as Variant;
    expect(refused([fake], classic2Start)).toBe("RESERVED_ID");
    expect(unwrap(parsePosition(classic2Start, { variants: [{ ...classic2 }] })).variant).toBe(classic2);
  });

  it("are checked before they are believed", () => {
    const bad = { ...club, pieces: 12 } as unknown as Variant;
    expect(refused([bad])).toBe("BAD_PIECES");
    // Also one that the text does not name.
    expect(refused([bad], classic2Start)).toBe("BAD_PIECES");
  });

  it("are a list of rule sets, or of what says one", () => {
    for (const list of ["club", { club }, null, 3, () => [club]]) expect(refused(list)).toBe("BAD_OPTION");
    for (const one of [null, undefined, 3, []]) expect(refused([club, one])).toBe("NOT_A_VARIANT");
    expect(refused(["club"])).toBe("UNKNOWN_VARIANT");
    expect(unwrap(parsePosition(text, { variants: [createGame(club)] as never }))).toEqual(createGame(club).position);
    for (const options of [null, 3, "club", [club]]) {
      expect(codeOf(() => parsePosition(text, options as never))).toBe("BAD_OPTION");
    }
    expect(codeOf(() => parsePosition(text, { variant: club } as never))).toBe("OPTION_UNKNOWN");
  });

  it("are not looked for among prototype names", () => {
    for (const id of ["__proto__", "constructor", "toString", "length"]) {
      // The underscores of the first are spaces here, so that it has too many fields.
      const code = id === "__proto__" ? "FIELD_COUNT" : "UNKNOWN_VARIANT";
      expect(codes(parsePosition(classic2Start.replace("classic-2", id)))).toEqual([code]);
    }
  });
});

describe("a position text that is refused says where and why", () => {
  const at = (found: string, replacement: string): { text: string; column: number } => ({
    text: classic2Start.replace(found, replacement),
    column: classic2Start.indexOf(found) + 1,
  });

  it("no text", () => {
    for (const value of [undefined, null, 3, {}, [], () => "x"]) {
      expect(codes(parsePosition(value as never))).toEqual(["NOT_A_POSITION"]);
      expect(codes(parseSetup(value as never))).toEqual(["NOT_A_POSITION"]);
    }
  });

  it("a text too long, whatever it holds", () => {
    expect(places(parsePosition("k".repeat(10_000_000)))).toEqual(["TEXT_TOO_LONG@513"]);
    expect(places(parseSetup(`${classic2Start}${" ".repeat(500)}`))).toEqual(["TEXT_TOO_LONG@513"]);
  });

  it("the longest position of any rule set fits", () => {
    const variant = defineVariant({
      ...classic2,
      id: "x".repeat(64),
      seats: ["white", "red", "blue", "black", "yellow", "green"],
      reply: false,
    });
    const big = Number.MAX_SAFE_INTEGER;
    let position = positionOf({
      variant,
      pieces: {},
      round: big,
      made: [big, big, big, big, big, big],
      arrived: ["white", "red", "blue", "black", "yellow", "green"],
    });
    for (const cell of allCells.keys()) {
      if (cell % 2 === 0) position = withPiece(position, cell as never, "white");
    }
    expect(unwrap(parseSetup(formatPosition(position), { variants: [variant] }))).toEqual(position);
  });

  it("too few fields: at the end", () => {
    const words = classic2Start.split(" ");
    for (let count = 1; count < 7; count++) {
      const text = words.slice(0, count).join(" ");
      const [fault, ...others] = faults(parsePosition(text));
      expect(others).toEqual([]);
      expect(fault).toMatchObject({
        code: "FIELD_COUNT",
        found: `${count}`,
        column: text.length + 1,
        line: 1,
      });
      expect(fault?.expected).toMatch(/^7 fields/);
    }
    expect(faults(parsePosition(""))).toMatchObject([{ code: "FIELD_COUNT", found: "0", column: 1 }]);
  });

  it("too many fields: at the first of them", () => {
    expect(faults(parsePosition(`${classic2Start} - x`))).toMatchObject([
      { code: "FIELD_COUNT", found: "9", column: classic2Start.length + 2 },
    ]);
  });

  it("two spaces, a space before or after, a tab or a line break", () => {
    expect(places(parsePosition(classic2Start.replace(" w 1", "  w 1")))).toEqual([
      `FIELD_COUNT@${classic2Start.indexOf(" w 1") + 2}`,
    ]);
    expect(places(parsePosition(` ${classic2Start}`))).toEqual(["FIELD_COUNT@1"]);
    expect(places(parsePosition(`${classic2Start} `))).toEqual([`FIELD_COUNT@${classic2Start.length + 1}`]);
    expect(places(parsePosition(" "))).toEqual(["FIELD_COUNT@1"]);
    expect(codes(parsePosition(classic2Start.replace(" ", "\t")))).toEqual(["FIELD_COUNT"]);
    expect(places(parsePosition(`${classic2Start}\n`))).toEqual([
      `NOT_A_SEAT@${classic2Start.length}`,
      `NOT_A_SEAT@${classic2Start.length + 1}`,
    ]);
  });

  it("upper case", () => {
    expect(places(parsePosition(classic2Start.replace("classic", "Classic")))).toEqual(["UNKNOWN_VARIANT@1"]);
    expect(places(parsePosition(classic2Start.replace("/ww/w w", "/ww/W w")))).toEqual(["NOT_A_LETTER@63"]);
    expect(places(parsePosition(classic2Start.replace(" w 1", " W 1")))).toEqual(["WRONG_TURN@65"]);
  });

  it("a row too many or too few", () => {
    const { text, column } = at("k/kk/kkk", "k/kk");
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "ROW_COUNT", expected: "17 rows", found: "16", column },
    ]);
    expect(codes(parsePosition(at("/9/", "/9/9/").text))).toEqual(["ROW_COUNT"]);
    expect(codes(parsePosition(at("k/kk/kkk", "k/kk/kxk/1").text))).toEqual(["ROW_COUNT", "NOT_A_LETTER"]);
  });

  it("a row too long or too short", () => {
    const { text, column } = at("13/12/11", "13/13/11");
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "ROW_LENGTH", expected: "12 cells", found: "13", column: column + 3 },
    ]);
    expect(faults(parsePosition(at("/10/9/10", "/10/8/10").text))[0]?.message).toBe(
      "Row length: row 9: 8 (expected 9 cells)",
    );
    expect(faults(parsePosition(at("/10/9/10", "/10//10").text))).toMatchObject([{ code: "ROW_LENGTH", found: "0" }]);
    expect(faults(parsePosition(at("/10/9/10", "/10/9999999999999999999/10").text))).toMatchObject([
      { code: "ROW_LENGTH", expected: "9 cells", found: "10000000000000000000" },
    ]);
  });

  it("a run of nothing, or with a leading zero", () => {
    const zero = at("/10/9/10", "/10/0/10");
    expect(faults(parsePosition(zero.text))).toMatchObject([{ code: "BAD_RUN", found: "0", column: zero.column + 4 }]);
    expect(places(parsePosition(at("/10/9/10", "/10/09/10").text))).toEqual([`BAD_RUN@${zero.column + 4}`]);
    expect(places(parsePosition(at("/10/9/10", "/10/4w04/10").text))).toEqual([`BAD_RUN@${zero.column + 6}`]);
  });

  it("a letter that is no seat's", () => {
    const { text, column } = at("/wwww/", "/w.ww/");
    expect(faults(parsePosition(text))).toMatchObject([{ code: "NOT_A_LETTER", found: ".", column: column + 2 }]);
    expect(codes(parsePosition(at("/wwww/", "/w😀ww/").text))).toEqual(["NOT_A_LETTER"]);
  });

  it("a colour not seated", () => {
    const { text, column } = at("/wwww/", "/wwrw/");
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "SEAT_NOT_SEATED", seat: "red", found: "red", column: column + 3 },
    ]);
  });

  it("eleven pieces, nine pieces", () => {
    const more = at("13/wwww", "w12/wwww");
    expect(faults(parsePosition(more.text))).toMatchObject([
      { code: "PIECE_COUNT", seat: "white", expected: "10", found: "11", column: 11, line: 1, offset: 10 },
    ]);
    expect(faults(parsePosition(at("/wwww/", "/www1/").text))).toMatchObject([{ code: "PIECE_COUNT", found: "9" }]);
  });

  it("a wrong turn", () => {
    const { text, column } = at(" w 1", " r 1");
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "WRONG_TURN", seat: "red", expected: "w k", found: "r", column: column + 1 },
    ]);
    expect(codes(parsePosition(at(" w 1", " white 1").text))).toEqual(["WRONG_TURN"]);
    expect(codes(parsePosition(at(" w 1", " wk 1").text))).toEqual(["WRONG_TURN"]);
  });

  it("R4.2 the turn of a seat that has arrived or is eliminated", () => {
    const text = startTexts["classic-3"]?.replace("- -", "w -") as string;
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "WRONG_TURN", seat: "white", column: text.indexOf(" w 1") + 2 },
      { code: "BAD_ARRIVED", seat: "white", column: text.indexOf(" w -") + 2 },
    ]);
    expect(codes(parsePosition(text.replace(" w 1", " b 1")))).toEqual(["BAD_ARRIVED"]);
  });

  it.each(["0", "-1", "01", "1.5", "1e3", "x", "+1", "9007199254740992", "99999999999999999999"])(
    "round %s",
    (round) => {
      const { text, column } = at(" w 1 ", ` w ${round} `);
      expect(faults(parsePosition(text))).toMatchObject([{ code: "BAD_ROUND", column: column + 3 }]);
    },
  );

  it.each(["-1", "00", "01", "1.5", "x", "", "9007199254740992"])("moves made %s", (count) => {
    const { text, column } = at(" 0,0 ", ` 0,${count} `);
    expect(faults(parsePosition(text))).toMatchObject([{ code: "BAD_MADE", found: count, column: column + 3 }]);
  });

  it("moves made of more or fewer seats", () => {
    const { text, column } = at(" 0,0 ", " 0,0,0 ");
    expect(faults(parsePosition(text))).toMatchObject([
      { code: "BAD_MADE", expected: "2 numbers", found: "3 numbers", column: column + 1 },
    ]);
    expect(codes(parsePosition(at(" 0,0 ", " 0 ").text))).toEqual(["BAD_MADE"]);
  });

  it("lists of seats: a letter of none, of one that does not play, twice", () => {
    const list = classic2Start.length - 2;
    expect(places(parsePosition(classic2Start.replace("- -", "wx -")))).toEqual([`NOT_A_SEAT@${list + 1}`]);
    expect(places(parsePosition(classic2Start.replace("- -", "r -")))).toEqual([`SEAT_NOT_SEATED@${list}`]);
    expect(places(parsePosition(classic2Start.replace("- -", "kk -")))).toEqual([`SEAT_TWICE@${list + 1}`]);
    expect(places(parsePosition(classic2Start.replace("- -", "- w-")))).toEqual([`NOT_A_SEAT@${list + 3}`]);
    expect(places(parsePosition(classic2Start.replace("- -", "k k")))).toEqual([`BAD_ELIMINATED@${list + 2}`]);
  });

  it("everything at once: all problems in reading order, each with its place", () => {
    const text = "classic-2 k/kk/kxk/kkkk/13/12/12/10/9/10/11/12/0/wwrw/www/ww/w y 0 0,-1 z ww";
    const result = parsePosition(text);
    expect(codes(result)).toEqual([
      "NOT_A_LETTER",
      "ROW_LENGTH",
      "BAD_RUN",
      "SEAT_NOT_SEATED",
      "WRONG_TURN",
      "BAD_ROUND",
      "BAD_MADE",
      "NOT_A_SEAT",
      "SEAT_TWICE",
    ]);
    const offsets = faults(result).map(({ offset }) => offset as number);
    expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
    for (const { offset, column, line } of faults(result)) {
      expect(column).toBe((offset as number) + 1);
      expect(line).toBe(1);
    }
  });

  it("with an unknown variant, what can be said about the board too", () => {
    expect(codes(parsePosition(classic2Start.replace("classic-2", "clasic-2").replace("kkk/", "kxk/")))).toEqual([
      "UNKNOWN_VARIANT",
      "NOT_A_LETTER",
    ]);
  });
});

describe("parseSetup, for editors and puzzles", () => {
  it("reads any counts", () => {
    const text = "classic-2 1/2/3/4/13/12/11/10/4wk3/10/11/12/13/4/3/2/1 k 7 3,2 - -";
    expect(codes(parsePosition(text))).toEqual(["PIECE_COUNT", "PIECE_COUNT"]);
    const position = unwrap(parseSetup(text));
    expect(position).toMatchObject({ turn: "black", round: 7, made: [3, 2] });
    expect(formatPosition(position)).toBe(text);
    expect(checkPosition(position).ok).toBe(true);
  });

  it("reads a turn of a seat that takes no more", () => {
    const text = startTexts["classic-3"]?.replace("- -", "w -") as string;
    expect(unwrap(parseSetup(text))).toMatchObject({ turn: "white", arrived: ["white"] });
  });

  it("takes what is left out at the end from the start of the variant", () => {
    for (const id of presetIds) {
      const words = (startTexts[id] as string).split(" ");
      for (let count = 1; count <= 7; count++) {
        expect(unwrap(parseSetup(words.slice(0, count).join(" ")))).toEqual(createGame(id).position);
      }
    }
    expect(unwrap(parseSetup("club", own)).turn).toBe("red");
    expect(unwrap(parseSetup("classic-2_1/2/3/4/13/12/11/10/4wk3/10/11/12/13/4/3/2/1_k"))).toMatchObject({
      turn: "black",
      round: 1,
      made: [0, 0],
    });
  });

  it("is as strict as parsePosition about everything else", () => {
    expect(places(parseSetup(""))).toEqual(["FIELD_COUNT@1"]);
    expect(faults(parseSetup(`${classic2Start} -`))).toMatchObject([
      { code: "FIELD_COUNT", expected: expect.stringMatching(/^1 to 7 fields/) },
    ]);
    expect(places(parseSetup("classic-7"))).toEqual(["UNKNOWN_VARIANT@1"]);
    expect(places(parseSetup("classic-2 k/kk"))).toEqual(["ROW_COUNT@11"]);
    expect(places(parseSetup(classic2Start.replace(" w 1", " r 1")))).toEqual(["WRONG_TURN@65"]);
    expect(places(parseSetup(classic2Start.replace("0,0", "0,00")))).toEqual(["BAD_MADE@71"]);
    expect(places(parseSetup(classic2Start.replace("- -", "- kw")))).toEqual([
      `BAD_ELIMINATED@${classic2Start.length}`,
    ]);
  });
});
