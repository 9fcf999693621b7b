// Each verb that throws has a twin that returns the same: its value, or its problems (design: errors).

import { describe, expect, it } from "vitest";
import {
  fallen,
  remaining,
  spend,
  startClock,
  tryFallen,
  tryRemaining,
  trySpend,
  tryStartClock,
} from "../../src/clock/index.ts";
import { renderSvg, renderText, tryRenderSvg, tryRenderText } from "../../src/diagram/index.ts";
import {
  advance,
  classic2,
  createGame,
  defineVariant,
  flag,
  isRulesError,
  play,
  positionOf,
  type Result,
  resign,
  tryAdvance,
  tryCreateGame,
  tryDefineVariant,
  tryFlag,
  tryPlay,
  tryPositionOf,
  tryResign,
} from "../../src/index.ts";
import { expectedScore, rate, tryExpectedScore, tryRate } from "../../src/rating/index.ts";
import {
  gameOf,
  recordOf,
  tryGameOf,
  tryRecordOf,
  tryWithComments,
  tryWithTags,
  withComments,
  withTags,
} from "../../src/record/index.ts";

const game = createGame("classic-2");
const { position } = game;
const open = createGame(defineVariant({ ...classic2, id: "open", passing: "allowed" }));
const record = recordOf(play(game, "l4-l5"));
const clock = startClock({ reserve: 60, increment: 1, seats: ["white"] });

/** A verb with its twin, arguments that are right, arguments that are not, and the code of the refusal. */
type Pair = [
  string,
  (...given: never[]) => unknown,
  (...given: never[]) => Result<unknown>,
  unknown[],
  unknown[],
  string,
];

const pairs: Pair[] = [
  ["createGame", createGame, tryCreateGame, ["classic-3"], ["chess"], "UNKNOWN_VARIANT"],
  ["play", play, tryPlay, [game, "l4-l5"], [game, "l4-l6"], "NO_BRIDGE"],
  ["play of a pass", play, tryPlay, [open, "--"], [game, "--"], "PASS_NOT_ALLOWED"],
  ["play of no game", play, tryPlay, [game, "l4-l5"], [position, "l4-l5"], "NOT_A_GAME"],
  ["play of a game that JSON lost a field of", play, tryPlay, [game, "l4-l5"], [{ position }, "l4-l5"], "NOT_A_GAME"],
  ["resign", resign, tryResign, [game, "black"], [game, "red"], "SEAT_NOT_IN_PLAY"],
  ["flag", flag, tryFlag, [game, "black"], [resign(game, "white"), "black"], "GAME_OVER"],
  ["resign of no game", resign, tryResign, [game, "white"], [position, "white"], "NOT_A_GAME"],
  ["flag of no game", flag, tryFlag, [game, "white"], [undefined, "white"], "NOT_A_GAME"],
  ["advance", advance, tryAdvance, [position, "l4-l5"], [position, "l4-l6"], "NO_BRIDGE"],
  ["advance of a game", advance, tryAdvance, [position, "l3-l5"], [game, "l3-l5"], "NOT_A_POSITION"],
  [
    "advance of a bad position",
    advance,
    tryAdvance,
    [position, "l3-l5"],
    [{ ...position, made: [] }, "l3-l5"],
    "BAD_MADE",
  ],
  [
    "positionOf",
    positionOf,
    tryPositionOf,
    [{ variant: "classic-2" }],
    [{ variant: "classic-2", round: 0 }],
    "BAD_ROUND",
  ],
  ["defineVariant", defineVariant, tryDefineVariant, [{ ...classic2, id: "x" }], [classic2], "RESERVED_ID"],
  ["gameOf", gameOf, tryGameOf, [record], [{}], "FIELD_MISSING"],
  ["recordOf", recordOf, tryRecordOf, [game], [null], "NOT_A_GAME"],
  ["withTags", withTags, tryWithTags, [record, [["Event", "x"]]], [record, [["1", "x"]]], "BAD_TAG"],
  ["withTags of no record", withTags, tryWithTags, [record, []], [null, []], "NOT_A_RECORD"],
  ["withComments", withComments, tryWithComments, [record, 1, ["a"]], [record, 1, ["{\n"]], "BAD_COMMENT"],
  ["withComments of a ply", withComments, tryWithComments, [record, 0, []], [record, 2, []], "BAD_FIELD"],
  ["startClock", startClock, tryStartClock, [{ reserve: 1, increment: 0, seats: ["red"] }], [{}], "BAD_CLOCK"],
  ["spend", spend, trySpend, [clock, "white", 1], [clock, "white", -1], "BAD_TIME"],
  ["remaining", remaining, tryRemaining, [clock, "white"], [clock, "black"], "NO_CLOCK"],
  ["fallen", fallen, tryFallen, [clock], [{}], "BAD_CLOCK"],
  ["expectedScore", expectedScore, tryExpectedScore, [1500, 1400], [1500, "x"], "BAD_RATING"],
  [
    "rate",
    rate,
    tryRate,
    [
      [
        { rating: 1, place: 1 },
        { rating: 2, place: 2 },
      ],
    ],
    [[]],
    "BAD_PLAYERS",
  ],
  ["renderSvg", renderSvg, tryRenderSvg, [game], [game, { size: 0 }], "BAD_OPTION"],
  ["renderText", renderText, tryRenderText, [game], [{}, {}], "FIELD_MISSING"],
];

describe("verbs that throw, and their twins", () => {
  it.each(pairs)("%s", (_, verb, twin, right, wrong, code) => {
    const call = verb as (...given: unknown[]) => unknown;
    const tried = twin as (...given: unknown[]) => Result<unknown>;
    const value = call(...right);
    expect(tried(...right)).toEqual({ ok: true, value, warnings: [] });
    const result = tried(...wrong);
    expect(result).toMatchObject({ ok: false, error: { code } });
    let thrown: unknown;
    try {
      call(...wrong);
    } catch (error) {
      thrown = error;
    }
    if (!isRulesError(thrown) || result.ok) throw new Error(`no refusal: ${thrown}`);
    expect(thrown.problem).toEqual(result.error);
    expect(thrown.problems).toEqual(result.errors);
  });
});
