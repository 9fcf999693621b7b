// The star of 121 cells, written from coordinates (R1). Slow and plain on purpose:
// nothing in this folder shares code with `src`, so that each can check the other.

export type Cell = string;
export type Seat = string;

/** All seats, clockwise from the bottom (R1.3). */
export const allSeats: readonly Seat[] = ["white", "red", "blue", "black", "yellow", "green"];

/** The six directions in the order that breaks ties between paths (R3.10). */
const directions: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

interface Coordinates {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function nameOf(x: number, y: number): Cell {
  return `${String.fromCharCode("i".charCodeAt(0) + x)}${y + 9}`;
}

/** R1.2: a cell exists iff min(x, y, z) ≥ −4 or max(x, y, z) ≤ 4. */
function exists(x: number, y: number): boolean {
  const z = -x - y;
  return Math.min(x, y, z) >= -4 || Math.max(x, y, z) <= 4;
}

/** Every cell in reading order (R1.5) with its coordinates. */
const coordinates: ReadonlyMap<Cell, Coordinates> = (() => {
  const result = new Map<Cell, Coordinates>();
  for (let y = 8; y >= -8; y--) {
    for (let x = -8; x <= 8; x++) {
      if (exists(x, y)) result.set(nameOf(x, y), { x, y, z: -x - y });
    }
  }
  return result;
})();

/** The 121 names in reading order: the place in this list is the cell's index (R1.5). */
export const allCells: readonly Cell[] = [...coordinates.keys()];

export function coordinatesOf(cell: Cell): Coordinates {
  const found = coordinates.get(cell);
  if (found === undefined) throw new Error(`not a cell: ${cell}`);
  return found;
}

/** For each cell and direction the cells in that line, nearest first, up to the edge of the star. */
const rays: ReadonlyMap<Cell, readonly (readonly Cell[])[]> = (() => {
  const result = new Map<Cell, Cell[][]>();
  for (const [cell, { x, y }] of coordinates) {
    result.set(
      cell,
      directions.map(([dx, dy]) => {
        const ray: Cell[] = [];
        for (let k = 1; exists(x + k * dx, y + k * dy); k++) {
          ray.push(nameOf(x + k * dx, y + k * dy));
        }
        return ray;
      }),
    );
  }
  return result;
})();

export function raysOf(cell: Cell): readonly (readonly Cell[])[] {
  const found = rays.get(cell);
  if (found === undefined) throw new Error(`not a cell: ${cell}`);
  return found;
}

/** The neighbours of a cell, in the order of the directions. */
export function neighboursOf(cell: Cell): Cell[] {
  return raysOf(cell).flatMap((ray) => ray.slice(0, 1));
}

/** How far a cell lies towards a seat's own corner: 5 to 8 in the corner, 4 in the row before it. */
function towardsCorner(seat: Seat, cell: Cell): number {
  const { x, y, z } = coordinatesOf(cell);
  switch (seat) {
    case "white":
      return -y;
    case "red":
      return z;
    case "blue":
      return -x;
    case "black":
      return y;
    case "yellow":
      return -z;
    case "green":
      return x;
    default:
      throw new Error(`not a seat: ${seat}`);
  }
}

function inHexagon(cell: Cell): boolean {
  const { x, y, z } = coordinatesOf(cell);
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) <= 4;
}

function remember<T>(compute: (seat: Seat, pieces: number) => T): (seat: Seat, pieces?: number) => T {
  const known = new Map<string, T>();
  return (seat, pieces = 10) => {
    const key = `${seat} ${pieces}`;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(seat, pieces);
      known.set(key, value);
    }
    return value;
  };
}

/** The 10-cell corner of a seat (R1.3), whatever the number of pieces. */
export const cornerOf: (seat: Seat) => ReadonlySet<Cell> = remember(
  (seat) => new Set(allCells.filter((cell) => towardsCorner(seat, cell) > 4)),
);

/** Home: the corner, with fifteen pieces also the adjacent row of the hexagon (R1.4). */
export const homeOf: (seat: Seat, pieces?: number) => ReadonlySet<Cell> = remember(
  (seat, pieces) =>
    new Set(
      allCells.filter(
        (cell) =>
          towardsCorner(seat, cell) > 4 || (pieces === 15 && towardsCorner(seat, cell) === 4 && inHexagon(cell)),
      ),
    ),
);

export function oppositeOf(seat: Seat): Seat {
  const opposite = allSeats[(allSeats.indexOf(seat) + 3) % 6];
  if (opposite === undefined) throw new Error(`not a seat: ${seat}`);
  return opposite;
}

/** Goal: what would be the home of the opposite seat (R1.3, R1.4). */
export const goalOf: (seat: Seat, pieces?: number) => ReadonlySet<Cell> = remember((seat, pieces) =>
  homeOf(oppositeOf(seat), pieces),
);

/** The outermost cell of a seat's corner. */
export const tipOf: (seat: Seat) => Cell = remember((seat) => {
  const tip = allCells.find((cell) => towardsCorner(seat, cell) === 8);
  if (tip === undefined) throw new Error(`no tip: ${seat}`);
  return tip;
});

/** The cells of the *other corners* of a seat: corner cells in neither its home nor its goal (R3.7). */
export const otherCornersOf: (seat: Seat, pieces?: number) => ReadonlySet<Cell> = remember(
  (seat, pieces) =>
    new Set(
      allSeats
        .flatMap((other) => [...cornerOf(other)])
        .filter((cell) => !homeOf(seat, pieces).has(cell) && !goalOf(seat, pieces).has(cell)),
    ),
);

/** Number of steps on an empty board from every cell to the nearest of the targets: breadth first. */
export function distancesTo(targets: Iterable<Cell>): ReadonlyMap<Cell, number> {
  const distance = new Map<Cell, number>();
  let ring = [...targets];
  for (let steps = 0; ring.length > 0; steps++) {
    const next: Cell[] = [];
    for (const cell of ring) {
      if (distance.has(cell)) continue;
      distance.set(cell, steps);
      next.push(...neighboursOf(cell));
    }
    ring = next;
  }
  return distance;
}

/** Steps from each cell to the nearest goal cell of a seat (R7.3). */
export const distancesToGoal: (seat: Seat, pieces?: number) => ReadonlyMap<Cell, number> = remember((seat, pieces) =>
  distancesTo(goalOf(seat, pieces)),
);

/** Steps from each cell to the tip of a seat's goal. */
export const distancesToTip: (seat: Seat) => ReadonlyMap<Cell, number> = remember((seat) =>
  distancesTo([tipOf(oppositeOf(seat))]),
);

export function distanceToGoal(seat: Seat, pieces: number, cell: Cell): number {
  const steps = distancesToGoal(seat, pieces).get(cell);
  if (steps === undefined) throw new Error(`not a cell: ${cell}`);
  return steps;
}
