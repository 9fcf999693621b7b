import type { GameOrPosition } from "../game/game.ts";
import type { Cell, CellName } from "../geometry/cell.ts";
import { cellIn, seatIn } from "../geometry/door.ts";
import { seats as allSeats, type Seat } from "../geometry/seat.ts";
import { endedBy, filled, type Outcome } from "../outcome/outcome.ts";
import { settledPlaces } from "../outcome/places.ts";
import type { Position } from "../position/position.ts";
import { awaitsReply } from "../position/state.ts";
import { refuseOption } from "../problem/options.ts";
import type { Variant } from "../variants/variant.ts";
import { armiesOf } from "./_armies.ts";
import { makerOf } from "./_make.ts";
import {
  atHomeOf,
  copySearch,
  distanceOf,
  endingOf,
  given,
  going,
  highAt,
  inGoalOf,
  lowAt,
  madeBy,
  pastLimit,
  placesFilled,
  pliesAt,
  positionOfSearch,
  repeated,
  type Search,
  searchFrom,
  seatsAt,
  turnAt,
} from "./_search.ts";
import { passCode } from "./code.ts";

/**
 * A game for bots: the one mutable value of the library. Moves are integers ({@link encodeMove}), nothing is allocated by
 * {@link SearchState.generate}, {@link SearchState.make} and {@link SearchState.unmake}, and the rules are exactly those of `play`:
 * arrival, elimination, skipped seats, repetition, limit.
 *
 * `make` checks nothing: a code that {@link SearchState.generate} has not listed for this very state corrupts it.
 * @example
 * ```ts
 * import { createGame } from "sternhalma";
 * import { MAX_MOVES, SearchState } from "sternhalma/engine";
 *
 * const state = SearchState.from(createGame("classic-2"));
 * const codes = new Uint16Array(MAX_MOVES);
 * state.generate(codes); // 14
 * state.make(codes[0]!);
 * state.turn; // "black"
 * state.unmake();
 * state.turn; // "white"
 * ```
 * @since 0.1.0
 */
export class SearchState {
  readonly #search: Search;

  private constructor(search: Search) {
    this.#search = search;
  }

  /**
   * A state to search from.
   *
   * @param g - a game, whose history counts for repetition (R7.2), or a position to begin from (R4.5): a seat that cannot
   * move is skipped, and the position counts once
   * @returns a new state, independent of the argument
   * @throws {@link RulesError} a position or variant code, `NOT_A_GAME`
   * @example
   * ```ts
   * import { createGame, play } from "sternhalma";
   * import { SearchState } from "sternhalma/engine";
   *
   * SearchState.from(play(createGame("classic-2"), "l4-l5")).turn; // "black"
   * ```
   * @since 0.1.0
   */
  static from(g: GameOrPosition): SearchState {
    return new SearchState(searchFrom(g));
  }

  /** The rules, frozen. */
  get variant(): Variant {
    return this.#search.tables.rules.variant;
  }

  /** The seat to move; as in a position, if the game was decided before the next seat was found, the one after the mover. */
  get turn(): Seat {
    return this.variant.seats[this.#search.now[turnAt]!]!;
  }

  /** The round being played, from 1 (R4.4). */
  get round(): number {
    return this.#search.round;
  }

  /** Moves made by each seat, by index in `variant.seats` (R5.1); a new list on every access. */
  get made(): number[] {
    return this.variant.seats.map((_, index) => madeBy(this.#search, index));
  }

  /** Seats that have arrived, in order (R6); a new list on every access. */
  get arrived(): Seat[] {
    return this.#search.arrived.map((index) => this.variant.seats[index]!);
  }

  /** Seats that were eliminated, in order (R5.5); a new list on every access. */
  get eliminated(): Seat[] {
    return this.#search.eliminated.map((index) => this.variant.seats[index]!);
  }

  /** How many codes have been made and not taken back. */
  get plies(): number {
    return this.#search.now[pliesAt]!;
  }

  /** Whether the game is over. */
  get over(): boolean {
    return endingOf(this.#search) !== going;
  }

  /** How the game has ended, or null while it goes on; worked out on every access, frozen. */
  get outcome(): Outcome | null {
    const { rules } = this.#search.tables;
    switch (endingOf(this.#search)) {
      case going:
        return null;
      case given:
        return this.#search.given;
      case repeated:
        return endedBy(rules, this.toPosition(), "repetition");
      case pastLimit:
        return endedBy(rules, this.toPosition(), "limit");
      default: {
        const position = this.toPosition();
        // R6.4: without a legal move there is no reply, and the first seat has won.
        const byPlaces = endingOf(this.#search) === placesFilled || awaitsReply(position);
        return byPlaces ? filled(rules, position) : endedBy(rules, position, "no-moves");
      }
    }
  }

  /**
   * The lower half of a hash of what makes positions the same for repetition (R7.2): pieces, seat to move, seats in play. Equal for equal
   * `positionKey`s of one variant; with {@link SearchState.hashHigh} 64 bits, which different ones share with a chance of about 2⁻⁶⁴.
   * Positions with equal hashes may differ in `made` and `round`, and so in how near deadline and limit are. Hashes are not stable
   * between versions.
   */
  get hashLow(): number {
    return this.#search.now[lowAt]! >>> 0;
  }

  /** The upper half of the hash, an integer from 0 to 2³² − 1. */
  get hashHigh(): number {
    return this.#search.now[highAt]! >>> 0;
  }

  /**
   * Whose piece stands on a cell.
   *
   * @param cell - a cell, by number or name
   * @returns the seat, or undefined for an empty cell
   * @throws {@link RulesError} `NOT_A_CELL`
   */
  at(cell: Cell | CellName): Seat | undefined {
    return allSeats[this.#search.occupancy.owner[cellIn(cell)]! - 1];
  }

  /**
   * The place of a seat, from 1.
   *
   * @param seat - a seat
   * @returns its place once the game is over, or its side has taken one by arriving or falling; else undefined
   */
  placeOf(seat: Seat): number | undefined {
    const { rules } = this.#search.tables;
    const side = rules.sideOf[this.variant.seats.indexOf(seatIn(seat))];
    if (side === undefined) return undefined;
    if (endingOf(this.#search) !== going) return this.outcome?.places[seat];
    if (this.#search.arrived.length + this.#search.eliminated.length === 0) return undefined;
    return settledPlaces(rules, this.toPosition())[side];
  }

  /**
   * How far a seat is from its goal: the sum of its pieces' steps to the nearest goal cell on an empty board (R7.3). Kept up to date move
   * by move, so reading it costs nothing.
   *
   * @param seat - a seat; 0 for one that does not play
   * @returns 110 at the start with ten pieces, 0 with all in the goal
   */
  distanceToGoal(seat: Seat): number {
    return this.#of(seat, distanceOf);
  }

  /**
   * How many of a seat's pieces stand in its goal (R7.3); kept up to date.
   *
   * @param seat - a seat; 0 for one that does not play
   * @returns a count from 0
   */
  piecesInGoal(seat: Seat): number {
    return this.#of(seat, inGoalOf);
  }

  /**
   * How many of a seat's pieces stand at home (R5.1); kept up to date.
   *
   * @param seat - a seat; 0 for one that does not play
   * @returns a count from 0
   */
  piecesAtHome(seat: Seat): number {
    return this.#of(seat, atHomeOf);
  }

  /**
   * How many moves a seat has made (R5.1).
   *
   * @param seat - a seat; 0 for one that does not play
   * @returns a count from 0
   */
  movesMade(seat: Seat): number {
    const index = this.variant.seats.indexOf(seatIn(seat));
    return index < 0 ? 0 : madeBy(this.#search, index);
  }

  /** One of the numbers kept for each index. */
  #of(seat: Seat, which: number): number {
    const index = this.variant.seats.indexOf(seatIn(seat));
    return index < 0 ? 0 : this.#search.now[seatsAt + index * 8 + which]!;
  }

  /**
   * Writes the codes of all legal moves of the seat to move, each once. The order depends on the position only: piece by piece, first by
   * the parity of both coordinates of its cell, then by cell; for each piece steps first, then ends of chains, each in rising order. A
   * pass, where the rules allow one (R4.3), comes last.
   *
   * @param codes - where to write; room for {@link MAX_MOVES} codes is always enough, and what does not fit is lost
   * @param offset - the index of the first code to write
   * @returns how many codes there are; 0 when the game is over
   * @throws {@link RulesError} `BAD_OPTION` for anything but a `Uint16Array` and an integer from 0
   */
  generate(codes: Uint16Array, offset = 0): number {
    if (!ArrayBuffer.isView(codes) || codes.BYTES_PER_ELEMENT !== 2)
      return refuseOption("codes", "a Uint16Array", codes);
    if (!Number.isInteger(offset) || offset < 0) return refuseOption("offset", "an integer from 0", offset);
    if (endingOf(this.#search) !== going) return 0;
    const { seats, rules } = this.#search.tables;
    const end = armiesOf().list(this.#search.occupancy, seats[this.#search.now[turnAt]!]!, codes, offset);
    if (rules.variant.passing === "forced") return end - offset;
    codes[end] = passCode;
    return end + 1 - offset;
  }

  /**
   * How many codes {@link SearchState.generate} would write, without writing them.
   *
   * @returns a count; 0 when the game is over
   */
  count(): number {
    if (endingOf(this.#search) !== going) return 0;
    const { seats, rules } = this.#search.tables;
    const count = armiesOf().count(this.#search.occupancy, seats[this.#search.now[turnAt]!]!);
    return rules.variant.passing === "forced" ? count : count + 1;
  }

  /**
   * Plays a move by all the rules, as `play` does (R7.1). Nothing is checked.
   *
   * @param code - a code that {@link SearchState.generate} has listed for this very state
   */
  make(code: number): void {
    makerOf().make(this.#search, code);
  }

  /** Takes back the last code made; does nothing where the state began. */
  unmake(): void {
    makerOf().unmake(this.#search);
  }

  /**
   * The position as a value.
   *
   * @returns a new frozen position, equal to the one `play` leads to
   */
  toPosition(): Position {
    return positionOfSearch(this.#search);
  }

  /**
   * An independent copy, with all that can be taken back.
   *
   * @returns a new state
   */
  clone(): SearchState {
    return new SearchState(copySearch(this.#search));
  }
}
