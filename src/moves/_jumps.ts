import { bitDirections, lanesOf } from "../geometry/_lanes.ts";
import { starOf } from "../geometry/_star.ts";
import { cellCount } from "../geometry/cell.ts";

/** The landings of short jumps as words, by `cell * 64 + occupied neighbours`; `high` is the second word of the lane of 37 cells. */
export interface Jumps {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

let jumps: Jumps | undefined;

const build = (): Jumps => {
  const { next } = starOf();
  const { word, bit } = lanesOf();
  const low = new Int32Array(cellCount * 64);
  const high = new Int32Array(cellCount * 64);
  for (let cell = 0; cell < cellCount; cell++) {
    for (let b = 0; b < 6; b++) {
      const direction = bitDirections[b] as number;
      const bridge = next[cell * 6 + direction] as number;
      const landing = bridge < 0 ? -1 : (next[bridge * 6 + direction] as number);
      if (landing < 0) continue;
      const half = word[landing] === 1 ? high : low;
      for (let near = 0; near < 64; near++) {
        if ((near & (1 << b)) === 0) continue;
        const at = cell * 64 + near;
        half[at] = (half[at] as number) | (1 << (bit[landing] as number));
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
