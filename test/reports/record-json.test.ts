import { expect, it } from "vitest";
import { createGame, playAll, unwrap } from "../../src/index.ts";
import { formatRecord, parseRecord, recordOf, recordToJSON, withComments } from "../../src/record/index.ts";

it("the JSON of a record is the same text however the record came about", () => {
  const { game } = playAll(createGame("classic-2"), ["l4-l5", "e14-e13", "k4-k5"]);
  const edited = withComments(withComments(recordOf(game), 1, ["first"]), 3, ["third"]);
  const json = JSON.stringify(recordToJSON(edited));
  const read = unwrap(parseRecord(formatRecord(edited)));
  expect(JSON.stringify(recordToJSON(read))).toBe(json);
  // l4 is cell 113 and l5 cell 105 in reading order (R1.5).
  expect(json).toContain('{"from":113,"to":105,"round":1,"comments":["first"]}');
});
