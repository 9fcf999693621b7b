import * as fc from "fast-check";
import {
  cellName,
  cells,
  classic2,
  createGame,
  defineVariant,
  destinations,
  doubles2x2,
  flag,
  formatMove,
  formatPosition,
  type Game,
  legalMoves,
  type Move,
  type MoveInput,
  pathOf,
  play,
  playAll,
  positionOf,
  presetIds,
  resign,
  seats,
  tryPlay,
  unwrap,
  type Variant,
} from "../../src/index.ts";
import {
  axialNaming,
  formatRecord,
  type GameRecord,
  indexNaming,
  recordOf,
  recordToJSON,
  tryRecordOf,
  withComments,
} from "../../src/record/index.ts";

const { array, boolean, constantFrom, integer, nat, noBias, oneof, option, record: of, shuffledSubarray, tuple } = fc;

/** What an argument can be. */
export const kinds = [
  "game",
  "state",
  "position",
  "start",
  "variant",
  "rules",
  "setup",
  "cell",
  "seat",
  "seat or null",
  "move",
  "moves",
  "record",
  "record as JSON",
  "chunks",
  "clock",
  "clock's start",
  "players",
  "naming",
  "axial",
  "point",
  "layout",
  "tags",
  "comments",
  "result",
  "problem",
  "error",
  "codes",
  "fast-check",
  "constraints",
  "check's options",
  "position text's options",
  "chains' options",
  "record's options",
  "recordOf's options",
  "record text's options",
  "SVG's options",
  "text picture's options",
  "anything",
  "name of a cell",
  "id",
  "text of a move",
  "text of a position",
  "text of a record",
  "index as text",
  "axial as text",
  "arrow",
  "sixths",
  "ply",
  "depth",
  "offset",
  "code",
  "milliseconds",
  "rating",
] as const;
export type Kind = (typeof kinds)[number];

/** Right values of every kind that belong together. */
export interface Scene {
  readonly name: string;
  readonly values: Readonly<Record<Kind, readonly unknown[]>>;
}

/** Rules that no preset has, with every field of another kind in them. */
const club: Variant = defineVariant({
  ...doubles2x2,
  id: "club",
  name: "Club rules",
  passing: "allowed",
  undecided: "shared",
  repetition: null,
  homeDeadline: null,
  goalLock: "move",
});

const played = (start: Parameters<typeof createGame>[0], moves: string): Game => {
  const { game, problem } = playAll(createGame(start), moves.split(" "));
  if (problem !== undefined) throw new Error(problem.message);
  return game;
};

/** A position that no game leads to, as an editor has it: a seat has arrived, one was eliminated. */
const puzzle = positionOf({
  variant: "classic-4",
  pieces: {
    white: ["l4", "m3", "m1", "i9"],
    red: ["m13", "l13", "k13", "j13", "m12", "l12", "k12", "m11", "l11", "m10"],
    black: [],
    yellow: ["i10", "h9", cells[40]!],
  },
  turn: "yellow",
  round: 12,
  made: [11, 8, 3, 11],
  arrived: ["red"],
  eliminated: ["black"],
});

/** The legal move with the longest path; any move when the game is over. */
const longest = (game: Game): Required<Move> => {
  const paths = legalMoves(game).map((move) => pathOf(game, move));
  const path = paths.sort((a, b) => b.length - a.length)[0] ?? [cells[113]!, cells[105]!];
  return { from: path[0]!, to: path.at(-1)!, path };
};

/** The same move in every form that is taken, and passes. */
const movesOf = (game: Game): readonly MoveInput[] => {
  const { turn } = game.position;
  const { from, to, path } = longest(game);
  const there = destinations(game, from).ends.find((end) => end.to === to);
  return [
    { from, to, path, seat: turn },
    formatMove({ from, to, path }),
    { from, to },
    { from: cellName(from), to: cellName(to), path: path.map((cell) => cellName(cell)) },
    path,
    ...(there === undefined ? [] : [there]),
    ...(game.turns.at(-1) === undefined ? [] : [game.turns.at(-1) as MoveInput]),
    { pass: true, seat: turn },
    "--",
  ];
};

/** A game that can be recorded has its record; a puzzle has that of a game by its rules. */
const recorded = (game: Game): GameRecord => {
  if (!tryRecordOf(game).ok) return recorded(createGame(game.position.variant));
  const [first] = game.position.variant.seats;
  const name = first![0]!.toUpperCase() + first!.slice(1);
  const record = recordOf(game, {
    tags: [
      [name, 'A "B" \\ C'],
      ["Event", "Sieve"],
    ],
  });
  return withComments(withComments(record, 0, ["at the start"]), game.turns.length, ["one", "two {}"]);
};

const sceneOf = (name: string, game: Game): Scene => {
  const { position } = game;
  const { variant } = position;
  const record = recorded(game);
  const json = recordToJSON(record);
  const text = formatRecord(record);
  const move = longest(game);
  const isPreset = (presetIds as readonly string[]).includes(variant.id);
  const seat = position.turn;
  const pieces = Object.fromEntries(
    variant.seats.map((one, index) => [one, [cells[index * 9]!, cellName(cells[index * 9 + 1]!)]]),
  );
  const shown = { from: seat, names: true, path: move, highlight: ["i9", 61], passThrough: [cells[3]!] };
  const values: Record<Kind, readonly unknown[]> = {
    game: [game],
    state: [game, position],
    position: [position],
    start: [variant, game.start, ...(isPreset ? [variant.id] : [])],
    variant: [variant, position, game, ...(isPreset ? [variant.id] : [])],
    rules: [{ ...variant, id: "a-club", name: "A club" }],
    setup: [
      { variant, pieces, turn: seat, round: 7, made: variant.seats.map(() => 6), arrived: [], eliminated: [] },
      { variant: position },
      { variant: isPreset ? variant.id : game, pieces },
    ],
    cell: [move.from, cellName(move.to), "I9"],
    seat: [seat, "green"],
    "seat or null": [seat, null],
    move: movesOf(game),
    moves: [[move, "--"], [], movesOf(game)],
    record: [record],
    "record as JSON": [json, JSON.stringify(json)],
    chunks: [[text.slice(0, 20), text.slice(20)]],
    clock: [{ increment: 2000, left: { white: 60_000, black: 0.5, green: -3 } }],
    "clock's start": [{ reserve: 60_000, increment: 500, seats: ["white", "black"] }],
    players: [
      [
        { rating: 1500, place: 1 },
        { rating: 1612.5, place: 2, k: 16 },
        { rating: 1400, place: 2 },
      ],
    ],
    naming: [axialNaming, indexNaming],
    axial: [{ q: -1, r: 3 }],
    point: [{ x: 20, y: -34 }],
    layout: [{ size: 40 }, { size: 0.5, from: "blue" }],
    tags: [[["Event", "Another"]], []],
    comments: [["a comment", "another"], []],
    result: [{ ok: true, value: 5, warnings: [] }, tryPlay(game, "a1-a2")],
    problem: [{ code: "NOT_A_CELL", message: "Not a cell: i99", cell: "i99" }],
    error: [new Error("another")],
    codes: [new Uint16Array(1300)],
    "fast-check": [
      { array, boolean, constantFrom, integer, nat, noBias, oneof, option, record: of, shuffledSubarray, tuple },
    ],
    constraints: [{ maxTurns: 5 }, { variant: fc.constant(variant), maxTurns: 2 }],
    "check's options": [{ strict: true }, {}, undefined],
    "position text's options": [{ variants: [club, classic2] }, undefined],
    "chains' options": [{ limit: 3 }, undefined],
    "record's options": [
      { variants: [club] },
      { variants: [club], lenient: true, variant, seats: { P1: "white" }, skips: "unwritten", maxPlies: 500 },
      { variants: [club], naming: { parse: () => undefined, format: String, separator: "-" }, rotate: 3 },
    ],
    "recordOf's options": [{ tags: [["Event", "Mine"]], like: record }, { like: record }, undefined],
    "record text's options": [{ width: 40 }, { naming: indexNaming }],
    "SVG's options": [{ ...shown, size: 20, goal: seat, title: "A <title>", description: "Text" }, { goal: null }],
    "text picture's options": [
      { ...shown, color: true },
      { ...shown, path: "--" },
    ],
    anything: [position, 60, "i9", { any: [1, { thing: null }] }, game],
    "name of a cell": ["i9", "I9", "i99"],
    id: [variant.id],
    "text of a move": [formatMove(move), "a1"],
    "text of a position": [formatPosition(position)],
    "text of a record": [text],
    "index as text": ["60"],
    "axial as text": ["1,-3"],
    arrow: ["up", "left"],
    sixths: [1, -5, 6e6],
    ply: [1, 0],
    depth: [1],
    offset: [0, 3],
    code: [(move.from << 7) | move.to, 16383],
    milliseconds: [1200.5],
    rating: [1500, 1720.25],
  };
  return { name, values };
};

/** Games of all kinds: begun, with a chain written out, ended in several ways, begun in the middle. */
export const scenes: readonly Scene[] = [
  sceneOf("classic-3, six turns", played("classic-3", "j4-i5 d10-e10 m10-l10 k4-j5 b12-d10-f10 k13-k11-m9")),
  sceneOf("classic-2, before the first turn", createGame("classic-2")),
  sceneOf("rules of one's own, with a pass", played(club, "l4-l5 -- e14-e13 -- l2-l4")),
  sceneOf("long-jump-2, ended by arrival", played("long-jump-2", "j4-i5 e14-e13 k3-g7 e13-e12 i5-j4 e15-k3")),
  sceneOf("doubles-2x2, resigned", resign(played("doubles-2x2", "l4-l5"), "yellow")),
  sceneOf("classic-6, flag fallen", flag(play(createGame("classic-6"), "l3-l5"), seats[2])),
  sceneOf("a puzzle", createGame(puzzle)),
];

/** What JSON can say of arguments. */
export const snapshot = (args: unknown): string =>
  JSON.stringify(args, (_, value) => (value instanceof Uint16Array ? [...value] : value));

/** What the library says of well-known things: whatever was asked before, this must stay. */
export const sanity = (): string =>
  JSON.stringify([
    ...presetIds.map((id) => [legalMoves(createGame(id)).length, formatPosition(createGame(id).position)]),
    formatMove(unwrap(tryPlay(createGame("classic-2"), "l4-l5")).turns[0] as Move),
    legalMoves(puzzle),
    club,
    cells,
    seats,
  ]);
