// The star written down row by row, and what follows from it by counting. Nothing here comes from `src`.

/** Rows 17 to 1, each left to right (R1.1, R1.5). */
const rows: readonly string[] = [
  "e17",
  "e16 f16",
  "e15 f15 g15",
  "e14 f14 g14 h14",
  "a13 b13 c13 d13 e13 f13 g13 h13 i13 j13 k13 l13 m13",
  "b12 c12 d12 e12 f12 g12 h12 i12 j12 k12 l12 m12",
  "c11 d11 e11 f11 g11 h11 i11 j11 k11 l11 m11",
  "d10 e10 f10 g10 h10 i10 j10 k10 l10 m10",
  "e9 f9 g9 h9 i9 j9 k9 l9 m9",
  "e8 f8 g8 h8 i8 j8 k8 l8 m8 n8",
  "e7 f7 g7 h7 i7 j7 k7 l7 m7 n7 o7",
  "e6 f6 g6 h6 i6 j6 k6 l6 m6 n6 o6 p6",
  "e5 f5 g5 h5 i5 j5 k5 l5 m5 n5 o5 p5 q5",
  "j4 k4 l4 m4",
  "k3 l3 m3",
  "l2 m2",
  "m1",
];

/** The 121 names in the frozen order (R1.5). */
export const frozenNames: readonly string[] = rows.flatMap((row) => row.split(" "));

/** The cells of each corner (R1.3). */
export const corners: Readonly<Record<string, string>> = {
  white: "j4 k4 l4 m4 k3 l3 m3 l2 m2 m1",
  red: "e8 e7 f7 e6 f6 g6 e5 f5 g5 h5",
  blue: "a13 b13 c13 d13 b12 c12 d12 c11 d11 d10",
  black: "e17 e16 f16 e15 f15 g15 e14 f14 g14 h14",
  yellow: "j13 k13 l13 m13 k12 l12 m12 l11 m11 m10",
  green: "n8 n7 o7 n6 o6 p6 n5 o5 p5 q5",
};

/** The row of the hexagon beside each corner (R1.4). */
export const borders: Readonly<Record<string, string>> = {
  white: "i5 j5 k5 l5 m5",
  red: "e9 f8 g7 h6 i5",
  blue: "e13 e12 e11 e10 e9",
  black: "e13 f13 g13 h13 i13",
  yellow: "i13 j12 k11 l10 m9",
  green: "m9 m8 m7 m6 m5",
};

/** Letter minus i, row minus 9 (R1.2). */
export const xy = (name: string): readonly [x: number, y: number] => [
  name.charCodeAt(0) - "i".charCodeAt(0),
  Number(name.slice(1)) - 9,
];

/** The six directions in the order of R3.10. */
export const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const byPlace: ReadonlyMap<string, string> = new Map(frozenNames.map((name) => [xy(name).join(), name]));

/** The cell at so many cells in a direction. */
export const towards = (name: string, [dx, dy]: readonly [number, number], count = 1): string | undefined => {
  const [x, y] = xy(name);
  return byPlace.get([x + dx * count, y + dy * count].join());
};

/** The cells beside a cell, in the order of directions. */
export const beside = (name: string): string[] =>
  directions.map((direction) => towards(name, direction)).filter((found) => found !== undefined);

/** Steps from a cell to every other one, breadth first. */
export const stepsFrom = (start: string): ReadonlyMap<string, number> => {
  const steps = new Map([[start, 0]]);
  for (const name of steps.keys()) {
    for (const next of beside(name)) {
      if (!steps.has(next)) steps.set(next, (steps.get(name) as number) + 1);
    }
  }
  return steps;
};
