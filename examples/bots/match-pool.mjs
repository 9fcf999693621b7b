import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { playGame } from "./match-game.mjs";

/**
 * Plays the games of a match, in this thread or shared out to several.
 *
 * @param {import("./match-game.mjs").MatchSettings} settings
 * @param {number} jobs how many threads; with 1 everything is played here
 * @param {(game: import("./match-game.mjs").PlayedGame) => void} onGame called for each game in the order in which they are finished
 * @param {() => boolean} isStopped asked before each game
 * @returns {Promise<void>}
 */
export const playGames = async (settings, jobs, onGame, isStopped) => {
  if (jobs > 1) return shareGames(settings, jobs, onGame, isStopped);
  for (let index = 0; index < settings.games && !isStopped(); index++) {
    onGame(playGame(settings, index));
    await setImmediate();
  }
};

/** @type {typeof playGames} */
const shareGames = async (settings, jobs, onGame, isStopped) => {
  let next = 0;
  const workers = Array.from(
    { length: Math.min(jobs, settings.games) },
    () => new Worker(new URL("./match-worker.mjs", import.meta.url), { workerData: settings }),
  );
  const done = workers.map(
    (worker) =>
      new Promise((resolve, reject) => {
        const give = () => {
          if (next >= settings.games || isStopped()) resolve(undefined);
          else worker.postMessage(next++);
        };
        worker.on("message", (game) => {
          onGame(game);
          give();
        });
        worker.on("error", reject);
        give();
      }),
  );
  try {
    await Promise.all(done);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
