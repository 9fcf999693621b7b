import { legalMoves } from "sternhalma";
import { decodeMove, encodeMove, MAX_MOVES, SearchState } from "sternhalma/engine";
import { armiesOf } from "./armies.mjs";
import { isRace, shortestWay } from "./race.mjs";
import { sidesOf } from "./sides.mjs";
import { atLeast, atMost, exact, transpositions } from "./transpositions.mjs";

/** What a won game counts, above every score by pieces. */
const win = 1_000_000;
const deepest = 30;

/** How many moves are looked at, by distance from the root in half rounds; the best come first, the others are left out. */
const widths = [24, 9, 7, 6, 5, 4, 4];

/** A move that loses more than this is not looked at behind the root: steps back are hardly ever right. */
const mostLost = 14;

/** After so many nodes the time is asked for; a power of two. */
const nodesBetweenLooks = 256;

/** Buffers of the search, shared by all games of a thread, since only one move is thought about at a time. */
const codes = new Uint16Array(MAX_MOVES * (deepest + 1));
const gains = new Int32Array(MAX_MOVES * (deepest + 1));

/**
 * Looks ahead as far as its time allows: alpha-beta with iterative deepening on the engine's search state, a transposition table, and
 * for the end of the game a search for the shortest way home.
 *
 * With two sides both look for their best. With more, looking for the worst that all others could do together would be slow and too
 * dark: each of them is taken to play the one move that brings its own army on most, and the bot's own side alone has a choice.
 *
 * @type {import("./bot.mjs").MakeBot}
 */
export const alphaBeta = ({ ms = 100, nodes = Number.POSITIVE_INFINITY }) => {
  const table = transpositions(18);
  return {
    name: "alpha-beta",
    choose: (game) => {
      const moves = legalMoves(game);
      if (moves.length === 1) return moves[0];
      const end = performance.now() + ms;
      if (isRace(game.position)) {
        let looked = 0;
        const code = shortestWay(game.position, () => ++looked > nodes || performance.now() >= end);
        if (code !== undefined) return decodeMove(code);
      }
      return decodeMove(bestMove(SearchState.from(game), table, nodes, end) ?? encodeMove(moves[0]));
    },
  };
};

/**
 * The best move found before the time is over.
 *
 * @param {SearchState} state
 * @param {import("./transpositions.mjs").Transpositions} table
 * @param {number} nodeLimit
 * @param {number} end as `performance.now()` counts
 * @returns {number | undefined} its code; undefined when there was no time at all
 */
const bestMove = (state, table, nodeLimit, end) => {
  const { seats } = state.variant;
  const armies = armiesOf(state);
  const { ours, duel, result } = sidesOf(state);
  /** How often a move has cut off a search, by seat and code: such moves are tried early elsewhere. */
  const cutoffs = new Int32Array(seats.length << 14);
  let visited = 0;
  let stopped = false;
  /** @type {number | undefined} */
  let found;

  /** How the position looks to our side. With many sides, hindering one of them is worth little. */
  const judge = () => {
    let score = 0;
    for (let seat = 0; seat < seats.length; seat++) {
      score += armies.cost(seat) * (ours[seat] ? -1 : duel ? 1 : 0.25 / (seats.length - 1));
    }
    return Math.round(score);
  };

  /**
   * Writes the moves worth looking at to the buffers, with what they promise; returns the place after the last.
   *
   * @param {number} seat
   * @param {number} start
   * @param {number} hint the best move of an earlier search, 0 for none
   * @param {number} least the gain below which a move is left out
   */
  const list = (seat, start, hint, least) => {
    const after = start + state.generate(codes, start);
    let kept = start;
    for (let at = start; at < after; at++) {
      const code = codes[at];
      const gain = armies.gain(seat, code);
      // One move is always kept: the state has to go on somehow.
      if (gain < least && code !== hint && (kept > start || at < after - 1)) continue;
      codes[kept] = code;
      gains[kept++] = code === hint ? win : gain * 8 + Math.min(cutoffs[(seat << 14) | code], 200);
    }
    return kept;
  };

  /** Brings the most promising move to a place, from among those that begin there. @type {(place: number, end: number) => number} */
  const bringBest = (place, end) => {
    let best = place;
    for (let at = place + 1; at < end; at++) if (gains[at] > gains[best]) best = at;
    const code = codes[best];
    codes[best] = codes[place];
    gains[best] = gains[place];
    codes[place] = code;
    return code;
  };

  /**
   * The score of the position for the side to move.
   *
   * @param {number} depth
   * @param {number} alpha
   * @param {number} beta
   * @param {number} ply distance from the root
   * @returns {number}
   */
  const visit = (depth, alpha, beta, ply) => {
    visited++;
    stopped ||= visited > nodeLimit || (visited % nodesBetweenLooks === 0 && performance.now() >= end);
    if (stopped) return 0;
    const seat = seats.indexOf(state.turn);
    const sign = ours[seat] ? 1 : -1;
    if (ply > 0) {
      const decided = result();
      if (decided !== undefined) return sign * (Math.round(decided * win) - Math.sign(decided) * ply);
    }
    if (depth <= 0 || ply >= deepest) return sign * judge();

    const { hashLow, hashHigh } = state;
    const entry = table.find(hashLow, hashHigh);
    if (entry >= 0 && table.depth[entry] >= depth && ply > 0) {
      const score = table.score[entry];
      const bound = table.bound[entry];
      if (bound === exact || (bound === atLeast ? score >= beta : score <= alpha)) return score;
    }

    const start = ply * MAX_MOVES;
    const listed = list(
      seat,
      start,
      entry >= 0 ? table.move[entry] : 0,
      ply > 0 ? -mostLost : Number.NEGATIVE_INFINITY,
    );
    const width = duel || ours[seat] ? widths[Math.min(Math.floor((2 * ply) / seats.length), widths.length - 1)] : 1;
    const last = Math.min(listed, start + width);
    const floor = alpha;
    let best = Number.NEGATIVE_INFINITY;
    let bestCode = 0;
    for (let at = start; at < last; at++) {
      const code = bringBest(at, listed);
      armies.move(seat, code);
      state.make(code);
      const same = ours[seats.indexOf(state.turn)] === ours[seat];
      /** @type {(depth: number, beta: number) => number} */
      const below = (depth, beta) =>
        same ? visit(depth, alpha, beta, ply + 1) : -visit(depth, -beta, -alpha, ply + 1);
      // The first move is searched in full; the others only have to be shown to be worse, late ones less deeply.
      const reduction = at - start > 5 && depth > 2 && ply > 0 ? 1 : 0;
      let score = at === start ? below(depth - 1, beta) : below(depth - 1 - reduction, alpha + 1);
      if (at > start && score > alpha && (score < beta || reduction > 0)) score = below(depth - 1, beta);
      state.unmake();
      armies.takeBack(seat, code);
      if (stopped) return 0;
      if (score > best) {
        best = score;
        bestCode = code;
        if (ply === 0) found = code;
        alpha = Math.max(alpha, score);
        if (alpha >= beta) {
          cutoffs[(seat << 14) | code] += depth * depth;
          break;
        }
      }
    }
    table.store(hashLow, hashHigh, depth, best, best <= floor ? atMost : best >= beta ? atLeast : exact, bestCode);
    return best;
  };

  for (let depth = 1; depth <= deepest && !stopped; depth++) {
    const score = visit(depth, -2 * win, 2 * win, 0);
    if (Math.abs(score) > win / 2) break;
  }
  return found;
};
