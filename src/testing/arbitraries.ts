import type { Arbitrary } from "fast-check";
import type { Game, GameOrPosition } from "../game/game.ts";
import { legalMoves } from "../game/moves.ts";
import { type Cell, cells } from "../geometry/cell.ts";
import { type Seat, seats } from "../geometry/seat.ts";
import type { Move } from "../moves/move.ts";
import { positionOf } from "../position/build.ts";
import type { Position } from "../position/position.ts";
import { RulesError } from "../problem/error.ts";
import { fieldOf } from "../problem/foreign.ts";
import { optionsOf, refuseOption } from "../problem/options.ts";
import { problem, unfit } from "../problem/problem.ts";
import type { Variant } from "../variants/variant.ts";
import { customRules, presetRules } from "./_rules.ts";
import { largestChoice, walk } from "./_walk.ts";
import type { FastCheck } from "./fast-check.ts";

/**
 * What to generate games and positions from.
 * @since 0.1.0
 */
export interface GameConstraints {
  /** The rules; presets and rule sets of all kinds if left out. */
  readonly variant?: Arbitrary<Variant>;
  /** The most turns to play, from 0; 60 if left out. Two-player games played to the end take 100 to 300. */
  readonly maxTurns?: number;
}

/**
 * A game that is not over, and a legal move in it.
 * @since 0.1.0
 */
export interface GameWithMove {
  /** The game. */
  readonly game: Game;
  /** A legal move, without a path. */
  readonly move: Move;
}

/**
 * Generators of the values of this library. All shrink: to presets, few turns, plain forward moves, few pieces.
 * @since 0.1.0
 */
export interface Arbitraries {
  /**
   * The 121 cells.
   *
   * @returns a generator that shrinks to `e17`
   */
  readonly cell: () => Arbitrary<Cell>;
  /**
   * The six seats.
   *
   * @returns a generator that shrinks to white
   */
  readonly seat: () => Arbitrary<Seat>;
  /**
   * The nine presets.
   *
   * @returns a generator that shrinks to classic-2
   */
  readonly preset: () => Arbitrary<Variant>;
  /**
   * Presets, and valid rule sets with every field drawn at random.
   *
   * @returns a generator that shrinks to classic-2
   */
  readonly variant: () => Arbitrary<Variant>;
  /**
   * Games as people might play them, even to the end; every turn is legal, most go forward.
   *
   * @param constraints - rules and length
   * @returns a generator that shrinks to the start of a game
   */
  readonly game: (constraints?: GameConstraints) => Arbitrary<Game>;
  /**
   * Games that are not over, each with a legal move.
   *
   * @param constraints - rules and length
   * @returns a generator that shrinks to the start of a game and its first move
   */
  readonly gameWithMove: (constraints?: GameConstraints) => Arbitrary<GameWithMove>;
  /**
   * Positions reached in games.
   *
   * @param constraints - rules and length
   * @returns a generator that shrinks to the start of a game
   */
  readonly position: (constraints?: GameConstraints) => Arbitrary<Position>;
  /**
   * Positions as in editors and puzzles: any number of pieces up to that of the variant, anywhere.
   *
   * @param constraints - the rules; the length is not used
   * @returns a generator that shrinks to an empty board
   */
  readonly setup: (constraints?: GameConstraints) => Arbitrary<Position>;
  /**
   * The legal moves of one game or position.
   *
   * @param g - a game or position
   * @returns a generator that shrinks to the first in the list
   * @throws {@link RulesError} `GAME_OVER` if there is no legal move
   */
  readonly move: (g: GameOrPosition) => Arbitrary<Move>;
}

/** As many as a record may have. */
const mostTurns = 10_000;

const neededParts = ["array", "constantFrom", "integer", "noBias", "option", "record", "shuffledSubarray"] as const;

/**
 * Generators for property-based tests of programs that use this library.
 *
 * @param fc - your own fast-check, so that only one is loaded
 * @returns the generators
 * @throws {@link RulesError} `BAD_OPTION` for a value that is not fast-check
 * @example
 * ```ts
 * import fc from "fast-check";
 * import { formatPosition, parsePosition, play } from "sternhalma";
 * import { arbitraries } from "sternhalma/testing";
 *
 * const { gameWithMove, position, preset } = arbitraries(fc);
 * fc.assert(
 *   fc.property(position({ variant: preset(), maxTurns: 10 }), (one) => parsePosition(formatPosition(one)).ok),
 *   { numRuns: 10 },
 * );
 * fc.assert(
 *   fc.property(gameWithMove({ maxTurns: 10 }), ({ game, move }) => play(game, move).turns.length > game.turns.length),
 *   { numRuns: 10 },
 * );
 * ```
 * @since 0.1.0
 */
export const arbitraries = (fc: FastCheck): Arbitraries => {
  if (neededParts.some((part) => typeof fieldOf(fc, part) !== "function")) {
    throw new RulesError(unfit("BAD_OPTION", "fast-check", fc));
  }
  const cell = (): Arbitrary<Cell> => fc.constantFrom(...cells);
  const preset = (): Arbitrary<Variant> => presetRules(fc);
  // Shrinking tries the first of several.
  const variant = (): Arbitrary<Variant> => fc.oneof({ withCrossShrink: true }, preset(), customRules(fc));

  const game = (constraints?: GameConstraints): Arbitrary<Game> => {
    const { rules = variant(), maxTurns } = constraintsIn(constraints);
    return fc
      .tuple(rules, fc.array(fc.noBias(fc.nat(largestChoice)), { maxLength: maxTurns, size: "max" }))
      .map(([chosen, choices]) => walk(chosen, choices));
  };

  const move = (g: GameOrPosition): Arbitrary<Move> => {
    const moves = legalMoves(g);
    if (moves.length === 0) throw new RulesError(problem("GAME_OVER"));
    return fc.constantFrom(...moves);
  };

  return {
    cell,
    seat: () => fc.constantFrom(...seats),
    preset,
    variant,
    game,
    gameWithMove: (constraints) =>
      fc
        .tuple(game(constraints), fc.nat())
        .filter(([one]) => one.outcome === null)
        .map(([one, choice]) => {
          const moves = legalMoves(one);
          return { game: one, move: moves[choice % moves.length]! };
        }),
    position: (constraints) => game(constraints).map((one) => one.position),
    setup: (constraints) =>
      fc
        .tuple(
          constraintsIn(constraints).rules ?? variant(),
          fc.array(fc.tuple(cell(), fc.nat(5)), { maxLength: 60, size: "max" }),
          fc.nat(5),
          fc.integer({ min: 1, max: 200 }),
          fc.array(fc.nat(200), { minLength: 6, maxLength: 6 }),
        )
        .map(([chosen, pieces, turn, round, made]) => setUp(chosen, pieces, turn, round, made)),
    move,
  };
};

/** Constraints looked through. */
const constraintsIn = (
  constraints: GameConstraints | undefined,
): { rules: Arbitrary<Variant> | undefined; maxTurns: number } => {
  const { variant, maxTurns = 60 } = optionsOf(constraints, ["variant", "maxTurns"]);
  if (variant !== undefined && typeof fieldOf(variant, "generate") !== "function") {
    return refuseOption("variant", "a generator of rule sets", variant);
  }
  const isCount = Number.isInteger(maxTurns) && (maxTurns as number) >= 0 && (maxTurns as number) <= mostTurns;
  if (!isCount) return refuseOption("maxTurns", `an integer from 0 to ${mostTurns}`, maxTurns);
  return { rules: variant as Arbitrary<Variant> | undefined, maxTurns: maxTurns as number };
};

/** A position made from numbers: seats are meant by their index in turn order, wrapping around. */
const setUp = (
  variant: Variant,
  pieces: readonly (readonly [Cell, number])[],
  turn: number,
  round: number,
  made: readonly number[],
): Position => {
  const order = variant.seats;
  const placed: Partial<Record<Seat, Cell[]>> = {};
  const taken = new Set<Cell>();
  for (const [cell, index] of pieces) {
    const seat = order[index % order.length]!;
    const own = placed[seat] ?? [];
    if (taken.has(cell) || own.length === variant.pieces) continue;
    taken.add(cell);
    placed[seat] = [...own, cell];
  }
  return positionOf({
    variant,
    pieces: placed,
    turn: order[turn % order.length]!,
    round: Math.min(round, variant.roundLimit ?? round),
    made: order.map((_, index) => made[index]!),
  });
};
