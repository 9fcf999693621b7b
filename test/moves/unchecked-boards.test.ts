import { describe, expect, test } from "vitest";
import { type Board, createGame, formatMove, isRulesError, legalMoves } from "../../src/index.ts";

describe("boards that nobody checked", () => {
  // First moves of classic-2 by R3.2 and R3.3: eight steps from row 4, and two jumps from each cell of row 3.
  const first = "j4-i5 j4-j5 k4-j5 k4-k5 l4-k5 l4-l5 m4-l5 m4-m5 k3-i5 k3-k5 l3-j5 l3-l5 m3-k5 m3-m5";

  test.each([
    ["a board that is too short", "w", "BOARD_LENGTH"],
    ["a board that is empty", "", "BOARD_LENGTH"],
    ["letters beyond ASCII", "é".repeat(121), "NOT_A_LETTER"],
    ["letters of no seat", "z".repeat(121), "NOT_A_LETTER"],
    ["a board that is too long", "w".repeat(500), "BOARD_LENGTH"],
    ["pieces of nobody who plays", "r".repeat(121), "SEAT_NOT_SEATED"],
  ])("%s is refused and leaves no trace in later answers", (_, board, refused) => {
    const { position } = createGame("classic-2");
    let code = "";
    try {
      legalMoves({ ...position, board: board as Board });
    } catch (error) {
      code = isRulesError(error) ? error.code : `${error}`;
    }
    expect(code).toBe(refused);
    expect(legalMoves(position).map(formatMove).sort()).toEqual(first.split(" ").sort());
  });
});
