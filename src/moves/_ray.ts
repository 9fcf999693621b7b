import { starOf } from "../geometry/star.ts";

/*
 * Single jumps on a board string, for paths: where lists need sets, paths need directions. `lifted` is the starting cell of the
 * moving piece, which counts as empty (R3.5).
 */

const empty = 46; // "."

const stands = (board: string, cell: number, lifted: number): boolean =>
  cell !== lifted && board.charCodeAt(cell) !== empty;

/** How many steps away the first piece in a direction stands; more than any line has if there is none. */
export const firstStanding = (board: string, lifted: number, from: number, direction: number): number => {
  const { next } = starOf();
  let steps = 1;
  let here = next[from * 6 + direction]!;
  for (; here >= 0 && !stands(board, here, lifted); steps++) here = next[here * 6 + direction]!;
  return here < 0 ? 99 : steps;
};

/** Where the one jump in a direction lands (R3.3, R3.4, R3.10), or −1; other corners and the goal lock are not considered. */
export const jumpFrom = (board: string, lifted: number, from: number, direction: number, long: boolean): number => {
  const { next } = starOf();
  let bridge = next[from * 6 + direction]!;
  let steps = 1;
  while (long && bridge >= 0 && !stands(board, bridge, lifted)) {
    bridge = next[bridge * 6 + direction]!;
    steps++;
  }
  if (bridge < 0 || !stands(board, bridge, lifted)) return -1;
  let landing = bridge;
  for (; steps > 0; steps--) {
    landing = next[landing * 6 + direction]!;
    if (landing < 0 || stands(board, landing, lifted)) return -1;
  }
  return landing;
};

/** The direction and number of steps from one cell to another on the same line; undefined if they share none. */
export const lineTo = (
  from: number,
  to: number,
): { readonly direction: number; readonly steps: number } | undefined => {
  const { next } = starOf();
  for (let direction = 0; direction < 6; direction++) {
    let steps = 0;
    for (let here = from; here >= 0; here = next[here * 6 + direction]!, steps++) {
      if (here === to) return { direction, steps };
    }
  }
  return undefined;
};
