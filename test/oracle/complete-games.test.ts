import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { oracleBoardText, oraclePresets, oracleStart, sidesOf } from "./index.ts";
import { type CompleteGame, makeCompleteGame } from "./make-games.ts";
import { playTurn } from "./walk.ts";

const folder = new URL("../fixtures/complete-games/", import.meta.url);

if (process.env.MAKE_GAMES !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const rules of oraclePresets) {
    const text = JSON.stringify(makeCompleteGame(rules), null, 1);
    writeFileSync(new URL(`${rules.id}.json`, folder), `${text}\n`);
  }
}

describe("complete games of the presets", () => {
  for (const rules of oraclePresets) {
    it(`${rules.id}: replayed to its places, all by arrival`, () => {
      const game = JSON.parse(readFileSync(new URL(`${rules.id}.json`, folder), "utf8")) as CompleteGame;
      expect(game.variant).toBe(rules.id);
      expect(game.plies).toBe(game.moves.length);
      let state = oracleStart(rules);
      for (const move of game.moves) {
        expect(state.outcome).toBe(null);
        state = playTurn(state, move);
      }
      expect(oracleBoardText(state)).toBe(game.finalBoard);
      expect(state.outcome).toEqual({ reason: "arrival", by: null, places: game.places });
      expect(game.reason).toBe("arrival");
      // Nobody fell: every army is whole, every side has a place.
      expect(state.board.size).toBe(rules.seats.length * rules.pieces);
      expect(new Set(Object.values(game.places)).size).toBe(sidesOf(rules).length);
    });
  }
});
