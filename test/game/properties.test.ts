// What must hold of every game, whatever is played.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reflect, rotate, rotateSeat } from "../../src/geometry/index.ts";
import {
  cells,
  checkVariant,
  createGame,
  defineVariant,
  formatMove,
  type Game,
  legalMoves,
  type Move,
  type MoveInput,
  mayPass,
  type Outcome,
  type Position,
  piecesOf,
  play,
  playAll,
  positionOf,
  resign,
  type Seat,
  seatAt,
  seatsInPlay,
  standings,
  type Turn,
  tryPlay,
  undo,
  unwrap,
  type Variant,
} from "../../src/index.ts";
import { type OracleRules, oraclePresets, oracleStart } from "../oracle/index.ts";
import { randomSetup } from "../oracle/setups.ts";
import { rulesFromSeed } from "../oracle/variants.ts";
import { randomStyles, seededNumbers, walk } from "../oracle/walk.ts";
import { gameFrom, variantOf } from "./_both.ts";

interface Played {
  /** Every state of a game, the first included. */
  readonly games: readonly Game[];
  readonly moves: readonly string[];
}

/** A game of a preset or random rules, from the start or a set-up, by a walk that goes forward with noise. */
const walked = (seed: number): Played => {
  const random = seededNumbers(seed);
  const rules = random() < 0.4 ? (oraclePresets[seed % 9] as OracleRules) : rulesFromSeed(seed);
  const setup = random() < 0.6 ? randomSetup(rules, random) : undefined;
  const { turns } = walk(oracleStart(rules, setup), random, randomStyles(random, rules.seats), setup ? 40 : 120);
  const games = [gameFrom(rules, setup)];
  for (const turn of turns) games.push(play(games[games.length - 1] as Game, turn));
  return { games, moves: turns };
};

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));
const someGames = seeds.map(walked);
const runs = (part: number): { numRuns: number } => ({ numRuns: Math.ceil(Number(process.env.FC_RUNS ?? 100) * part) });
const slow = { timeout: 120_000 };

const lastOf = ({ games }: Played): Game => games[games.length - 1] as Game;

/** Adds a resignation at the end when the game still goes on. */
const withLeaving = (game: Game): Game => {
  const seat = seatsInPlay(game)[0];
  return game.outcome === null && seat !== undefined ? resign(game, seat) : game;
};

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));

describe("values", () => {
  it("pieces are conserved, but for those of a side that fell", slow, () => {
    fc.assert(
      fc.property(someGames, ({ games }) => {
        games.slice(1).forEach((after, index) => {
          const before = games[index] as Game;
          for (const seat of after.position.variant.seats) {
            const fell =
              after.position.eliminated.includes(seat) &&
              !before.position.eliminated.includes(seat) &&
              (after.position.variant.teams ?? after.position.variant.seats).length > 2;
            expect(piecesOf(after, seat).length).toBe(fell ? 0 : piecesOf(before, seat).length);
          }
        });
      }),
      runs(0.3),
    );
  });

  it("everything handed out is frozen or primitive, all the way down", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        for (const game of [...one.games, withLeaving(lastOf(one))]) expect(isFrozenDeep(game)).toBe(true);
      }),
      runs(0.2),
    );
  });

  it("lists are fresh: changing one changes nothing", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        const game = one.games[0] as Game;
        const ask = () => ({
          moves: legalMoves(game),
          standings: standings(game),
          inPlay: seatsInPlay(game),
          pieces: piecesOf(game, game.position.turn),
        });
        const before = structuredClone(ask());
        const lists = ask();
        for (const move of lists.moves) Object.assign(move, { from: 0, to: 0 });
        for (const line of lists.standings) Object.assign(line, { place: 99, seat: "red" });
        for (const list of Object.values(lists)) list.length = 0;
        expect(ask()).toEqual(before);
      }),
      runs(0.3),
    );
  });

  it("JSON and structuredClone bring back a game that plays on identically", slow, () => {
    fc.assert(
      fc.property(someGames, fc.nat(), ({ games, moves }, at) => {
        const from = at % games.length;
        const end = games[games.length - 1];
        for (const copy of [JSON.parse(JSON.stringify(games[from])) as Game, structuredClone(games[from]) as Game]) {
          expect(copy).toEqual(games[from]);
          expect(legalMoves(copy)).toEqual(legalMoves(games[from] as Game));
          expect(playAll(copy, moves.slice(from))).toEqual({ game: end });
          expect(undo(copy)).toEqual(undo(games[from] as Game));
          // One ply by `play`, too: its result is a value like any other.
          if (from < moves.length) expect(play(copy, moves[from] as string)).toEqual(games[from + 1]);
        }
      }),
      runs(0.3),
    );
  });

  it("the turns of a game are moves of a game: played again they give the same", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        const game = lastOf(one);
        expect(playAll(one.games[0] as Game, game.turns as readonly MoveInput[])).toEqual({ game });
        expect(game.turns.length).toBe(one.moves.length);
      }),
      runs(0.3),
    );
  });
});

describe("nothing handed in is kept or changed", () => {
  it("by defineVariant, checkVariant and positionOf", () => {
    const spec = JSON.parse(JSON.stringify(createGame("doubles-2x2").position.variant)) as {
      id: string;
      seats: Seat[];
      teams: Seat[][];
    };
    spec.id = "mine";
    const made = defineVariant(spec as unknown as Variant);
    const checked = unwrap(checkVariant(spec));
    const before = structuredClone(made);
    spec.seats.reverse();
    (spec.teams[0] as Seat[]).pop();
    expect([made, checked]).toEqual([before, before]);

    const setup = { variant: made, pieces: { white: [60] }, made: [1, 1, 0, 0], arrived: ["white"] };
    const position = positionOf(setup as unknown as Parameters<typeof positionOf>[0]);
    const said = structuredClone(position);
    setup.pieces.white.push(61);
    setup.made[0] = 50;
    setup.arrived.pop();
    expect(position).toEqual(said);
  });

  it("by createGame, of a position that can still be changed", () => {
    const loose = JSON.parse(JSON.stringify(createGame("classic-2").position)) as Position & { round: number };
    const game = createGame(loose);
    const before = structuredClone(game);
    loose.round = 77;
    (loose.made as number[])[0] = 50;
    (loose.variant.seats as Seat[]).reverse();
    expect(game).toEqual(before);
  });

  it("by play, of a move with a path; a move may be frozen", () => {
    const game = createGame("classic-2");
    const { from, to } = legalMoves(game)[0] as Move;
    const path = [from, to];
    const move = { from, to, path };
    const next = play(game, move);
    const before = structuredClone(next);
    path[1] = from;
    expect(next).toEqual(before);
    expect(play(game, Object.freeze({ from, to }))).toEqual(next);
  });

  it("by anything that is asked of a game that could be changed", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        const loose = structuredClone(one.games[0]) as Game;
        const before = structuredClone(loose);
        for (const move of legalMoves(loose).slice(0, 5)) {
          tryPlay(loose, move);
          tryPlay(loose, formatMove(move));
        }
        standings(loose);
        undo(loose);
        mayPass(loose);
        expect(loose).toEqual(before);
      }),
      runs(0.3),
    );
  });
});

describe("undo", () => {
  it("undo ∘ play is the identity at every ply, also over the end and after leaving", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        one.games.forEach((game, index) => {
          expect(undo(game)).toEqual(index === 0 ? undefined : one.games[index - 1]);
          const left = withLeaving(game);
          if (left !== game) expect(undo(left)).toEqual(game);
        });
      }),
      runs(0.1),
    );
  });

  it("a game undone plays on as if nothing had been taken back", slow, () => {
    fc.assert(
      fc.property(someGames, (one) => {
        const game = lastOf(one);
        const back = undo(game);
        if (back !== undefined) expect(play(back, one.moves[one.moves.length - 1] as string)).toEqual(game);
      }),
      runs(0.3),
    );
  });
});

describe("branches", () => {
  it("R7.2 a position is counted in its own branch, also when another move was tried first from the same game", () => {
    const start = createGame(positionOf({ variant: "classic-2", pieces: { white: ["i9", "e9"], black: ["e13"] } }));
    play(start, "i9-j9");
    // After i9-h9 two pieces go aside and come back, twice: that position stands for the third time, the start for the first.
    const around = ["e13-f13", "e9-f9", "f13-e13", "f9-e9"];
    let game = play(start, "i9-h9");
    for (const move of [...around, ...around]) {
      expect(game.outcome).toBe(null);
      game = play(game, move);
    }
    expect(game.outcome?.reason).toBe("repetition");
    expect(playAll(start, game.turns)).toEqual({ game });
  });

  it("games that go on from one another do not disturb each other: each is what its turns make it", slow, () => {
    const short = defineVariant({
      ...createGame("classic-2").position.variant,
      id: "short",
      repetition: 3,
      roundLimit: 12,
    });
    const start = createGame(positionOf({ variant: short, pieces: { white: ["i9"], black: ["e17"] } }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 60 }), (steps) => {
        const tree: Game[] = [start];
        for (const [which, move, back] of steps) {
          // Mostly go on from the youngest, sometimes from any; mostly go back where the piece came from.
          const game = tree[move % 3 === 0 ? which % tree.length : tree.length - 1] as Game;
          if (game.outcome !== null) continue;
          const last = game.turns[game.turns.length - 2] as Extract<Turn, { from: unknown }> | undefined;
          const moves = legalMoves(game);
          const chosen =
            back && last !== undefined ? { from: last.to, to: last.from } : (moves[which % moves.length] as Move);
          tree.push(play(game, chosen));
        }
        for (const game of tree) expect(playAll(start, game.turns)).toEqual({ game });
        // A copy finds the same repetitions by playing its turns anew.
        for (const game of tree.slice(-2)) {
          const copy = JSON.parse(JSON.stringify(game)) as Game;
          for (const move of legalMoves(game)) expect(play(copy, move)).toEqual(play(game, move));
        }
      }),
      runs(2),
    );
  });
});

describe("places", () => {
  it("are a valid competition ranking of the sides: each place is one more than the sides ahead", slow, () => {
    const isRanking = (variant: Variant, places: Outcome["places"]): boolean => {
      const sides = variant.teams ?? variant.seats.map((seat) => [seat]);
      const numbers = sides.map((side) => places[side[0] as Seat] as number);
      return (
        sides.every((side, index) => side.every((seat) => places[seat] === numbers[index])) &&
        numbers.every((place) => place === 1 + numbers.filter((other) => other < place).length) &&
        Object.keys(places).length === variant.seats.length
      );
    };
    fc.assert(
      fc.property(someGames, (one) => {
        for (const game of [...one.games, withLeaving(lastOf(one))]) {
          const { variant } = game.position;
          if (game.outcome !== null) expect(isRanking(variant, game.outcome.places)).toBe(true);
          const table = standings(game).map(({ seat, place }) => [seat, place]);
          expect(isRanking(variant, Object.fromEntries(table))).toBe(true);
        }
      }),
      runs(0.3),
    );
  });
});

describe("symmetry", () => {
  /** A rule set with its seats carried elsewhere. */
  const carried = (variant: Variant, carry: (seat: Seat) => Seat): Variant =>
    defineVariant({
      ...variant,
      id: "carried",
      seats: variant.seats.map(carry),
      teams: variant.teams === null ? null : variant.teams.map((team) => team.map(carry)),
    });
  const mirrored: Readonly<Record<Seat, Seat>> = {
    white: "white",
    red: "green",
    blue: "yellow",
    black: "black",
    yellow: "blue",
    green: "red",
  };
  const symmetries = [
    ...[1, 2, 3, 4, 5].map((sixths) => ({
      cell: (cell: (typeof cells)[number]) => rotate(cell, sixths),
      seat: (seat: Seat) => rotateSeat(seat, sixths),
    })),
    { cell: reflect, seat: (seat: Seat) => mirrored[seat] },
  ];

  it("rotation by sixths and reflection commute with legal moves, and with playing them", slow, () => {
    fc.assert(
      fc.property(someGames, fc.constantFrom(...symmetries), fc.nat(), ({ games, moves }, { cell, seat }, at) => {
        const index = at % games.length;
        const game = games[index] as Game;
        const { position } = game;
        const variant = carried(position.variant, seat);
        const carry = (one: Position): Position =>
          positionOf({
            variant,
            pieces: Object.fromEntries(one.variant.seats.map((s) => [seat(s), piecesOf(one, s).map(cell)])),
            turn: seat(one.turn),
            round: one.round,
            made: one.made,
            arrived: one.arrived.map(seat),
            eliminated: one.eliminated.map(seat),
          });
        const turned = createGame(carry(position));
        if (game.outcome === null) {
          const expected = legalMoves(game).map(({ from, to }) => formatMove({ from: cell(from), to: cell(to) }));
          expect(legalMoves(turned).map(formatMove).sort()).toEqual(expected.sort());
        }
        const next = games[index + 1];
        if (next === undefined || moves[index] === "--") return;
        const { from, to } = next.turns[next.turns.length - 1] as Extract<Turn, { from: unknown }>;
        const after = play(turned, { from: cell(from), to: cell(to) });
        expect(after.position).toEqual(carry(next.position));
        // History apart, the end is the same.
        if (next.outcome?.reason !== "repetition") {
          const places = Object.entries(next.outcome?.places ?? {}).map(([s, place]) => [seat(s as Seat), place]);
          expect(after.outcome?.places ?? {}).toEqual(Object.fromEntries(places));
        }
      }),
      runs(0.5),
    );
  });

  it("six turns and two reflections are none; a turn carries each home to the next seat's", () => {
    for (const at of cells) {
      expect(rotate(rotate(at, 2), 4)).toBe(at);
      expect(reflect(reflect(at))).toBe(at);
    }
    const start = createGame(variantOf(oraclePresets[3] as OracleRules));
    for (const at of cells) {
      const seat = seatAt(start, at);
      expect(seatAt(start, rotate(at, 1))).toBe(seat === undefined ? undefined : rotateSeat(seat, 1));
      expect(seatAt(start, reflect(at))).toBe(seat === undefined ? undefined : mirrored[seat]);
    }
  });
});
