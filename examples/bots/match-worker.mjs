import { parentPort, workerData } from "node:worker_threads";
import { playGame } from "./match-game.mjs";

/** A thread of a match: is sent the numbers of games, sends the games back. */
parentPort?.on("message", (index) => {
  parentPort?.postMessage(playGame(workerData, index));
});
