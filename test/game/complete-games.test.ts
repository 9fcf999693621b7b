// One complete game of each preset, played by the oracle to arrival and kept with its places.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createGame, outcomeOf, type PresetId, playAll, presetIds } from "../../src/index.ts";

interface CompleteGame {
  readonly variant: PresetId;
  readonly moves: readonly string[];
  readonly finalBoard: string;
  readonly reason: string;
  readonly places: Readonly<Record<string, number>>;
  readonly plies: number;
}

const folder = new URL("../fixtures/complete-games/", import.meta.url);

describe("complete games", () => {
  it("there is one of each preset", () => {
    expect(readdirSync(folder).sort()).toEqual(presetIds.map((id) => `${id}.json`).sort());
  });

  for (const id of presetIds) {
    it(`${id} ends with the board, the reason and the places of the oracle`, () => {
      const kept = JSON.parse(readFileSync(new URL(`${id}.json`, folder), "utf8")) as CompleteGame;
      const { game, problem } = playAll(createGame(kept.variant), kept.moves);
      expect(problem).toBe(undefined);
      expect(game.turns.length).toBe(kept.plies);
      expect(`${game.position.board}`).toBe(kept.finalBoard);
      expect(game.outcome).toEqual({ reason: kept.reason, by: null, places: kept.places });
      expect(outcomeOf(game.position)).toEqual(game.outcome);
    });
  }
});
