import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Game, type Move, play } from "../../src/index.ts";
import { buildPackage, type Package } from "./_package.ts";
import { byHand, expectOwn, expectSame, forged, moves } from "./_values.ts";

const script = `
import { parentPort } from "node:worker_threads";
import { isRulesError, legalMoves, play } from "sternhalma";

parentPort.on("message", ({ game, move }) => {
  try {
    const chosen = move ?? legalMoves(game)[0];
    parentPort.postMessage({ chosen, game: play(game, chosen) });
  } catch (error) {
    parentPort.postMessage({ refused: isRulesError(error) ? { ...error.problem } : String(error) });
  }
});
`;

describe("a worker", () => {
  let built: Package;
  let worker: Worker;
  beforeAll(() => {
    built = buildPackage();
    worker = new Worker(built.script("worker.mjs", script));
  });
  afterAll(async () => {
    await worker.terminate();
    built.remove();
  });

  type Answer = { chosen: Move; game: Game };
  const ask = async (message: object): Promise<Answer> => {
    const answer = once(worker, "message");
    worker.postMessage(message);
    return (await answer)[0];
  };

  it("gets a game and answers with a move that is played here", async () => {
    let game = byHand();
    for (let turn = 0; turn < 4; turn++) {
      const before = game;
      const { chosen } = await ask({ game });
      game = play(game, chosen);
      expectOwn(game);
      expect(before.turns).toHaveLength(moves.length + turn);
    }
  });

  it("answers with a game that is played on here, and there again", async () => {
    let game = byHand(moves.slice(0, 1));
    const rest = moves.slice(1);
    for (const [ply, move] of rest.entries()) {
      if (ply % 2 === 0) {
        ({ game } = await ask({ game, move }));
      } else {
        const sent = game;
        game = play(sent, move);
        expectOwn(game, sent);
      }
    }
    expectSame(game, byHand());
  });

  it("a forged game is refused on both sides", async () => {
    expect(await ask({ game: forged() })).toMatchObject({ refused: { code: "NOT_A_GAME", ply: 1 } });
    const { game } = await ask({ game: byHand(), move: "e13-e12" });
    expect(() => play(forged(game), "h7-h8")).toThrow(expect.objectContaining({ code: "NOT_A_GAME" }));
  });
});
