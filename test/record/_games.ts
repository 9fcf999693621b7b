// Games for the tests of records: quick walks towards the goal, with comments, tags and endings put on them.

import fc from "fast-check";
import {
  type Cell,
  createGame,
  distance,
  flag,
  type Game,
  goalOf,
  legalMoves,
  type Move,
  pathOf,
  play,
  resign,
  seatsInPlay,
  type Variant,
  variants,
} from "../../src/index.ts";
import { type GameRecord, recordOf, withComments } from "../../src/record/index.ts";

/** A small seeded generator: the same seed gives the same numbers everywhere. */
const numbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

/** A game of a variant, forward most of the time, as it stands after 0, 1, 2, … turns. */
const walk = (variant: Variant, seed: number, plies: number): Game[] => {
  const random = numbers(seed);
  const games = [createGame(variant)];
  for (let game = games[0] as Game; games.length <= plies && game.outcome === null; games.push(game)) {
    const goal = goalOf(variant, game.position.turn);
    const away = (cell: Cell): number => Math.min(...goal.map((end) => distance(cell, end)));
    const gain = ({ from, to }: Move): number => away(from) - away(to) + random() * 3;
    const best = legalMoves(game)
      .map((move) => ({ move, gain: gain(move) }))
      .sort((a, b) => b.gain - a.gain)[0]?.move as Move;
    game = play(game, random() < 0.3 ? { ...best, path: pathOf(game, best) } : best);
  }
  return games;
};

const walks = new Map<string, Game[]>();

/** One walk of each preset, taken once. */
const walkOf = (variant: Variant): Game[] => {
  const games = walks.get(variant.id) ?? walk(variant, 7, 60);
  walks.set(variant.id, games);
  return games;
};

/** The header every text of a test begins with. */
export const head = (variant = "classic-2", ...more: string[]): string =>
  ['[Format "1"]', `[Variant "${variant}"]`, ...more, "", ""].join("\n");

const commentText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("[%clk 0:05:00]", " a comment ", "two\nlines", "a { in it", "both } and {", "", ";", '[Format "1"]'),
);

/** A comment that some text can hold. */
export const comments: fc.Arbitrary<string[]> = fc.array(
  commentText.filter(
    (text) =>
      !text.includes("\0") &&
      !text.includes("\n[Format ") &&
      (!/[{}]/.test(text) || !(text.includes("\n") || text.endsWith("\r"))),
  ),
  { maxLength: 2 },
);

const tagName = fc
  .stringMatching(/^[A-Z][A-Za-z0-9_]{0,8}$/)
  .filter(
    (name) =>
      !["Format", "Variant", "Rules", "Position", "Result", "Termination"].includes(name) &&
      !["White", "Red", "Blue", "Black", "Yellow", "Green"].includes(name),
  );
const tagValue = fc.string({ unit: "grapheme", maxLength: 20 }).filter((text) => !/[\n\0]/.test(text));

/** A record of any preset, of any ending. */
export const records: fc.Arbitrary<GameRecord> = fc
  .record({
    variant: fc.constantFrom(...variants),
    seed: fc.nat(),
    plies: fc.nat({ max: 60 }),
    leave: fc.constantFrom("no", "no", "resign", "flag"),
    tags: fc.uniqueArray(fc.tuple(tagName, tagValue), { selector: ([name]) => name, maxLength: 4 }),
    commented: fc.array(fc.tuple(fc.nat({ max: 60 }), comments), { maxLength: 5 }),
  })
  .map(({ variant, seed, plies, leave, tags, commented }) => {
    const games = walkOf(variant);
    let game = games[plies % games.length] as Game;
    const seat = seatsInPlay(game)[seed % Math.max(seatsInPlay(game).length, 1)];
    if (game.outcome === null && seat !== undefined) {
      if (leave === "resign") game = resign(game, seat);
      if (leave === "flag") game = flag(game, seat);
    }
    let record = recordOf(game, { tags });
    for (const [ply, texts] of commented) record = withComments(record, ply % (record.turns.length + 1), texts);
    return record;
  });
