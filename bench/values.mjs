// @ts-check
/**
 * The value API: listing and playing, with what a JavaScript user knows from chess as a scale.
 */

import { createRequire } from "node:module";
import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { advance, checkGame, classic2, createGame, defineVariant, legalMoves, play, undo } from "sternhalma";
import { perft } from "sternhalma/engine";
import { cpuTimes, digits, must, perCall, table } from "./_measure.mjs";
import { random } from "./games.mjs";

/**
 * @param {import("sternhalma").Position} position
 * @param {number} depth
 * @returns {number}
 */
const byValues = (position, depth) => {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) sum += byValues(advance(position, move), depth - 1);
  return sum;
};

/** A long game of chance moves, so that there are states of every length. */
const longGame = () => {
  const open = defineVariant({
    ...classic2,
    id: "long",
    name: "Long",
    homeDeadline: null,
    roundLimit: null,
    repetition: 1000,
  });
  const draw = random(7);
  let game = createGame(open);
  const states = [game];
  while (states.length < 1010) {
    const moves = legalMoves(game);
    game = play(game, /** @type {import("sternhalma").Move} */ (moves[Math.floor(draw() * moves.length)]));
    states.push(game);
  }
  return states;
};

/** @returns {Promise<string>} two tables */
export const valueTables = async () => {
  const start = createGame("classic-2").position;
  const states = longGame();
  /** @type {(ply: number) => Promise<number>} */
  const playAt = (ply) => {
    const some = states.slice(ply, ply + 8).map((state, index) => {
      const turn = /** @type {import("sternhalma").Turn} */ (states[ply + index + 1]?.turns.at(-1));
      return { state, move: "from" in turn ? { from: turn.from, to: turn.to } : "--" };
    });
    let at = 0;
    return perCall(() => {
      const { state, move } = /** @type {(typeof some)[number]} */ (some[at++ & 7]);
      return play(state, move);
    });
  };
  const chess = new ChessJs();
  const position = Chess.default();
  must("chess.js moves", chess.moves().length, 20);
  const destinations = () => {
    let count = 0;
    for (const ends of position.allDests().values()) count += ends.size();
    return count;
  };
  must("chessops moves", destinations(), 20);
  must("moves", legalMoves(start).length, 14);
  const some = states.slice(20, 84).map((state) => state.position);
  let at = 0;
  const list = await perCall(() => legalMoves(start));
  const others = await perCall(() => legalMoves(/** @type {typeof start} */ (some[at++ & 63])));
  const chessJs = await perCall(() => chess.moves());
  const chessops = await perCall(destinations);
  const play10 = await playAt(10);
  const play1000 = await playAt(1000);
  const fromJSON = JSON.parse(JSON.stringify(start));
  const foreign = await perCall(() => legalMoves(fromJSON));
  const game40 = JSON.parse(JSON.stringify(states[40]));
  must("turns", checkGame(game40).ok ? 40 : 0, 40);
  const foreignGame = await perCall(() => checkGame(game40));
  const undo10 = await perCall(() => undo(/** @type {import("sternhalma").Game} */ (states[10])));
  const undo1000 = await perCall(() => undo(/** @type {import("sternhalma").Game} */ (states[1000])));
  /** @type {typeof import("sternhalma")} */
  const common = createRequire(import.meta.url)("sternhalma");
  const commonStart = common.createGame("classic-2").position;
  const required = await perCall(() => common.legalMoves(commonStart));
  let step = 0;
  const first = legalMoves(start);
  const next = await perCall(() => advance(start, /** @type {(typeof first)[number]} */ (first[step++ % 14])));
  /** @type {(what: string, work: () => number, nodes: number) => {what: string, time: number, nodes: number}} */
  const count = (what, work, nodes) => {
    const times = cpuTimes(() => must(what, work(), nodes), 5);
    return { what, time: Math.min(...times), nodes };
  };
  const values = count("perft 5 by `legalMoves` and `advance`", () => byValues(start, 5), 2947496);
  const engine = count("perft 5 by the engine", () => perft(start, 5), 2947496);
  const counts = [
    engine,
    values,
    count("chess, chessops 0.14.2, perft 4", () => chessopsPerft(Chess.default(), 4, false), 197281),
    count("chess, chess.js 1.4.0, perft 3", () => new ChessJs().perft(3), 8902),
  ];
  /** @type {(what: string, time: number, ratio?: string) => string[]} */
  const row = (what, time, ratio = "") => [what, `${digits(time / 1000)} µs`, ratio];
  const calls = table(
    ["a call on values, median", "time", "as a ratio"],
    [
      row("`legalMoves`, classic-2 from the start, the same position", list, `${digits(chessJs / list)} × chess.js`),
      row("the same, by `require`", required, `${digits(list / required)} of the speed by \`import\``),
      row("`legalMoves`, 64 positions in turn", others, `${digits(chessJs / others)} × chess.js`),
      row("`legalMoves` of a position from JSON", foreign, `${digits(foreign / list)} × that of one made here`),
      row("`checkGame` of a game of 40 turns from JSON", foreignGame),
      row("`advance` from the start", next),
      row("`play` at ply 10", play10),
      row("`play` at ply 1 000", play1000, `${digits(play1000 / play10)} × that at ply 10`),
      row("`undo` at ply 10", undo10),
      row("`undo` at ply 1 000", undo1000, `${digits(undo1000 / play1000)} × \`play\` there`),
      row("chess.js 1.4.0, `moves()` from the start of chess", chessJs),
      row("chessops 0.14.2, all destinations from the start of chess", chessops),
    ],
  );
  const perfts = table(
    ["sequences of moves counted", "nodes/s", "as a ratio"],
    counts.map(({ what, time, nodes }) => [
      what,
      `${digits(nodes / time / 1000)} M`,
      what === values.what ? `${digits(values.time / engine.time)} × the time of the engine` : "",
    ]),
  );
  return `${calls}\n\n${perfts}`;
};
