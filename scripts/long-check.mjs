// @ts-check
/**
 * A long comparison of the engine with the value API: games of presets and of random rule sets, mostly going forward, compared after every
 * ply; from every state random moves are made and taken back, and the way back is compared with the way there.
 *
 * Run: npm run build && npm run long-check -- [--plies 200000] [--seed 1]
 */
import { parseArgs } from "node:util";
import {
  createGame,
  defineVariant,
  distance,
  distanceToGoal,
  goalOf,
  legalMoves,
  mayPass,
  piecesInGoal,
  play,
  positionKey,
  seats,
  variants,
} from "sternhalma";
import { decodeMove, encodeMove, MAX_MOVES, SearchState } from "sternhalma/engine";

const { values } = parseArgs({ options: { plies: { type: "string" }, seed: { type: "string" } } });
const wanted = Number(values.plies ?? 200_000);
let state = Number(values.seed ?? 1) >>> 0;

const random = () => {
  state = (state + 0x9e3779b9) >>> 0;
  let word = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * @template T
 * @param {readonly T[]} list
 * @returns {T}
 */
const pick = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

let number = 0;

/** A random rule set; limits are often small, so that games meet them. */
const randomVariant = () => {
  const count = pick([2, 2, 2, 3, 4, 4, 5, 6, 6]);
  const order = [...seats];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [/** @type {never} */ (order[other]), /** @type {never} */ (order[at])];
  }
  const seated = order.slice(0, count);
  const neighbours = seated.some((seat) =>
    seated.includes(/** @type {never} */ (seats[(seats.indexOf(seat) + 1) % 6])),
  );
  const teams = count % 2 === 0 && count > 2 && random() < 0.5;
  return defineVariant({
    id: `random-${number++}`,
    seats: seated,
    pieces: !neighbours && random() < 0.4 ? 15 : 10,
    jumps: pick(["short", "long"]),
    teams: teams ? Array.from({ length: count / 2 }, (_, team) => seated.slice(team * 2, team * 2 + 2)) : null,
    otherCorners: pick(["pass", "pass", "free", "closed"]),
    goalLock: pick(["landing", "landing", "move", "off"]),
    arrival: pick(["any", "any", "most", "all"]),
    homeDeadline: pick([null, 3, 20, 30, 60]),
    reply: count === 2 && random() < 0.6,
    roundLimit: pick([null, 25, 100, 150]),
    repetition: pick([null, 2, 3, 3]),
    playOn: random() < 0.7,
    passing: pick(["forced", "forced", "allowed"]),
  });
};

const codes = new Uint16Array(MAX_MOVES);

/** @param {SearchState} search */
const listOf = (search) => Array.from(codes.subarray(0, search.generate(codes)));

/** @param {SearchState} search */
const shown = (search) =>
  `${positionKey(search.toPosition())} ${search.round} ${search.made} ${search.hashHigh}:${search.hashLow}`;

/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} expected
 */
const same = (what, found, expected) => {
  if (found !== expected)
    throw new Error(`${what}: ${String(found)} instead of ${String(expected)}, seed ${values.seed ?? 1}`);
};

let compared = 0;
let made = 0;
let games = 0;
/** @type {Record<string, number>} */
const ends = {};

/** Random moves and back again. @param {SearchState} search */
const stroll = (search) => {
  /** @type {string[]} */
  const way = [];
  for (let step = 0; step < 24 && !search.over; step++) {
    const list = listOf(search);
    way.push(`${shown(search)} ${list}`);
    search.make(pick(list));
    made++;
  }
  for (const before of way.reverse()) {
    search.unmake();
    same("after unmake", `${shown(search)} ${listOf(search)}`, before);
  }
};

/** @param {SearchState} search @param {import("sternhalma").Game} game */
const compare = (search, game) => {
  const { position, outcome } = game;
  same("position", JSON.stringify(search.toPosition()), JSON.stringify(position));
  same("outcome", JSON.stringify(search.outcome), JSON.stringify(outcome));
  const list = legalMoves(game).map(encodeMove);
  if (mayPass(game)) list.push(encodeMove({ pass: true }));
  same("moves", `${listOf(search).sort((a, b) => a - b)}`, `${list}`);
  for (const seat of position.variant.seats) {
    same("distance", search.distanceToGoal(seat), distanceToGoal(game, seat));
    same("in goal", search.piecesInGoal(seat), piecesInGoal(game, seat));
    if (outcome !== null) same("place", search.placeOf(seat), outcome.places[seat]);
  }
  compared++;
};

const playGame = () => {
  const variant = random() < 0.5 ? pick(variants) : randomVariant();
  let game = createGame(variant);
  const search = SearchState.from(game);
  const tips = Object.fromEntries(
    variant.seats.map((seat) => [
      seat,
      goalOf(variant, seat).reduce((far, cell) =>
        distanceSum(variant, seat, cell) > distanceSum(variant, seat, far) ? cell : far,
      ),
    ]),
  );
  const noise = pick([2, 3, 3, 6, 30]);
  const shuffles = random() < 0.15;
  /** @type {Map<string, string>} */
  const keyOfHash = new Map();
  for (;;) {
    compare(search, game);
    const key = positionKey(game);
    const hash = `${search.hashHigh}:${search.hashLow}`;
    same("key of an equal hash", keyOfHash.get(hash) ?? key, key);
    keyOfHash.set(hash, key);
    if (random() < 0.1) {
      const fresh = SearchState.from(game);
      same("hash from nothing", `${fresh.hashHigh}:${fresh.hashLow}`, hash);
      stroll(fresh);
    }
    if (game.outcome !== null) break;
    if (random() < 0.3) stroll(search);
    const list = listOf(search);
    const tip = /** @type {import("sternhalma").Cell} */ (tips[search.turn]);
    let best = /** @type {number} */ (list[0]);
    let most = Number.NEGATIVE_INFINITY;
    for (const code of list) {
      const move = decodeMove(code);
      const gain = "pass" in move ? -3 : distance(move.from, tip) ** 2 / 8 - distance(move.to, tip) ** 2 / 8;
      const value = (shuffles ? 0 : gain) + noise * random();
      if (value > most) [best, most] = [code, value];
    }
    search.make(best);
    made++;
    game = play(game, decodeMove(best));
  }
  while (search.plies > 0) search.unmake();
  same("the start again", JSON.stringify(search.toPosition()), JSON.stringify(game.start));
  const reason = game.outcome?.reason ?? "";
  ends[reason] = (ends[reason] ?? 0) + 1;
  games++;
};

/**
 * How far a goal cell lies from a seat's home: its tip farthest.
 *
 * @param {import("sternhalma").Variant} variant
 * @param {import("sternhalma").Seat} seat
 * @param {import("sternhalma").Cell} cell
 */
const distanceSum = (variant, seat, cell) =>
  goalOf(variant, /** @type {never} */ (seats[(seats.indexOf(seat) + 3) % 6])).reduce(
    (sum, home) => sum + distance(home, cell),
    0,
  );

let told = 0;
const start = Date.now();
const tell = () =>
  console.log(
    `${made} plies made and taken back, ${compared} states compared, ${games} games, ${Math.round((Date.now() - start) / 1000)} s`,
  );
while (made < wanted) {
  playGame();
  if (made - told > wanted / 20) {
    told = made;
    tell();
  }
}
tell();
console.log(
  `ends: ${Object.entries(ends)
    .map(([reason, count]) => `${reason} ${count}`)
    .join(", ")}`,
);
console.log("no difference found");
