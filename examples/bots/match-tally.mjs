/**
 * The interval in which a share lies with 95 % confidence, after Wilson (1927): right for small numbers and for shares near 0 and 1.
 *
 * @param {number} successes
 * @param {number} trials
 * @returns {[low: number, high: number]} between 0 and 1; all of it without trials
 */
export const wilson = (successes, trials) => {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const scale = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);

/**
 * How often each bot came in at which place.
 *
 * @param {readonly string[]} bots
 * @param {number} sideCount
 */
export const tally = (bots, sideCount) => {
  /** By bot, by place from 1: sides that came in there, a shared place counted as its number. */
  const places = bots.map(() => Array.from({ length: sideCount + 1 }, () => 0));
  /** By bot: games in which it alone was first, in which it shared the first place. */
  const firsts = bots.map(() => 0);
  const shared = bots.map(() => 0);
  /** @type {Map<string, number>} */
  const reasons = new Map();
  let games = 0;
  let plies = 0;

  /** @param {import("./match-game.mjs").PlayedGame} game */
  const add = (game) => {
    games++;
    plies += game.plies;
    reasons.set(game.reason, (reasons.get(game.reason) ?? 0) + 1);
    const winners = game.sides.filter(({ place }) => place === 1);
    for (const { bot, place } of game.sides) {
      places[bot][place]++;
      if (place === 1) (winners.length === 1 ? firsts : shared)[bot]++;
    }
  };

  /** One line for a bot between games. */
  const standing = () =>
    bots.map((name, bot) => `${name} ${firsts[bot]}${shared[bot] === 0 ? "" : `+${shared[bot]} shared`}`).join(", ");

  const lineOf = (/** @type {string} */ name, /** @type {number} */ bot) => {
    const row = places[bot];
    const sides = row.reduce((sum, count) => sum + count, 0);
    const wins = firsts[bot];
    const [low, high] = wilson(wins, games);
    const share = `${percent(wins / Math.max(1, games))} % won, 95 % interval ${percent(low)}–${percent(high)} %`;
    if (sideCount === 2) {
      const draws = shared[bot];
      return `${name}: ${wins} wins, ${draws} draws, ${sides - wins - draws} losses; ${share}`;
    }
    const mean = row.reduce((sum, count, place) => sum + count * place, 0) / Math.max(1, sides);
    const counts = row.slice(1).map((count, place) => `${count} × ${place + 1}.`);
    return `${name}: mean place ${mean.toFixed(2)} (${counts.join(", ")}); ${share}`;
  };

  /** The result, a line for each bot. */
  const report = () => {
    const ends = [...reasons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, count]) => `${reason} ${count}`);
    const length = games === 0 ? 0 : plies / games;
    return `${bots.map(lineOf).join("\n")}\n${games} games of ${length.toFixed(1)} turns on average; ended by ${ends.join(", ")}\n`;
  };

  return { add, standing, report };
};
