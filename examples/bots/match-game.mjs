import { createGame, findVariant, tryPlay } from "sternhalma";
import { formatRecord, recordOf } from "sternhalma/record";
import { seeded } from "./bot.mjs";
import { bots } from "./bots.mjs";
import { random } from "./random.mjs";

/**
 * Plain data, so that it can be sent to a worker.
 *
 * @typedef {object} MatchSettings
 * @property {import("sternhalma").PresetId} variant
 * @property {readonly string[]} bots names; at most as many as there are sides
 * @property {number} games
 * @property {number} ms
 * @property {number | undefined} nodes
 * @property {number} seed
 * @property {number} opening random moves of each seat before the bots take over
 *
 * @typedef {object} PlayedGame
 * @property {number} index
 * @property {string} record
 * @property {number} plies
 * @property {string} reason
 * @property {readonly { bot: number, place: number }[]} sides by side: a seat, or a team
 */

/**
 * The sides of a variant: its teams, or each seat alone.
 *
 * @param {import("sternhalma").Variant} variant
 */
export const sidesOf = (variant) => variant.teams ?? variant.seats.map((seat) => [seat]);

/**
 * Plays one game of a match. The sides are dealt in rotation, and as many games in a row as there are sides begin with the same random
 * moves, so that every bot meets every opening from every side.
 *
 * @param {MatchSettings} settings
 * @param {number} index the number of the game, from 0
 * @returns {PlayedGame}
 * @throws {Error} when a bot plays an illegal move
 */
export const playGame = (settings, index) => {
  const variant = /** @type {import("sternhalma").Variant} */ (findVariant(settings.variant));
  const sides = sidesOf(variant);
  const botOf = sides.map((_, side) => (side + index) % settings.bots.length);
  const chance = seeded(settings.seed, Math.floor(index / sides.length));
  const nameOf = (/** @type {number} */ side) => settings.bots[botOf[side]];

  const opener = random({ random: chance });
  const players = new Map(
    sides.flatMap((side, at) =>
      side.map((seat) => {
        const make = /** @type {import("./bot.mjs").MakeBot} */ (bots.get(nameOf(at)));
        const { ms, nodes } = settings;
        return [seat, make({ random: seeded(settings.seed, ~index), ms, ...(nodes === undefined ? {} : { nodes }) })];
      }),
    ),
  );

  let game = createGame(variant);
  while (game.outcome === null) {
    const { turn } = game.position;
    const opening = game.turns.length < settings.opening * variant.seats.length;
    const bot = opening ? opener : /** @type {import("./bot.mjs").Bot} */ (players.get(turn));
    const played = tryPlay(game, bot.choose(game));
    if (!played.ok) throw new Error(`game ${index + 1}: ${bot.name} (${turn}): ${played.error.message}`);
    game = played.value;
  }

  const { places, reason } = game.outcome;
  /** @type {import("sternhalma/record").RecordTag[]} */
  const tags = [
    ["Event", `Match of bots, seed ${settings.seed}`],
    ["Round", `${index + 1}`],
  ];
  sides.forEach((side, at) => {
    for (const seat of side) tags.push([`${seat.charAt(0).toUpperCase()}${seat.slice(1)}`, nameOf(at)]);
  });
  return {
    index,
    record: formatRecord(recordOf(game, { tags })),
    plies: game.turns.length,
    reason,
    sides: sides.map(([seat], at) => ({
      bot: botOf[at],
      place: places[seat] ?? sides.length,
    })),
  };
};
