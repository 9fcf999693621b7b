import { cellCount } from "../geometry/cell.ts";
import { bitOf, lanesOf, sideDirections, spotCount } from "../geometry/lanes.ts";
import { starOf } from "../geometry/star.ts";

/**
 * The landings of short jumps as words, by `spot * 64 + occupied neighbours`: `low` in the spot's own word, for the lane of two words in
 * its first; `high` in the second word of that lane.
 */
export interface Jumps {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

let jumps: Jumps | undefined;

const build = (): Jumps => {
  const { next } = starOf();
  const { spot } = lanesOf();
  const low = new Int32Array(spotCount * 64);
  const high = new Int32Array(2 * 32 * 64);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let side = 0; side < 6; side++) {
      const direction = sideDirections[side]!;
      const bridge = next[cell * 6 + direction]!;
      const landing = bridge < 0 ? -1 : next[bridge * 6 + direction]!;
      if (landing < 0) continue;
      const to = spot[landing]!;
      const words = to >> 5 === 1 ? high : low;
      for (let near = 0; near < 64; near++) {
        if ((near & (32 >> side)) === 0) continue;
        const at = spot[cell]! * 64 + near;
        words[at]! |= bitOf(to);
      }
    }
  }
  return { low, high };
};

/** The landings of short jumps (R3.3), computed at first use; never handed out. */
export const jumpsOf = (): Jumps => {
  jumps ??= build();
  return jumps;
};
