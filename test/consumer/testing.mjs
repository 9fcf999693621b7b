// The generators of the installed package, with the fast-check of the one who calls.
import { deepStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { isLegal } from "sternhalma";
import { arbitraries } from "sternhalma/testing";

fc.assert(
  fc.property(arbitraries(fc).gameWithMove({ maxTurns: 10 }), ({ game, move }) => {
    ok(isLegal(game, move));
    deepStrictEqual(JSON.parse(JSON.stringify(game.position)), game.position);
  }),
  { numRuns: 10 },
);
