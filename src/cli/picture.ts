import type { DiagramOptions } from "../diagram/options.ts";
import { renderSvg } from "../diagram/svg.ts";
import { renderText } from "../diagram/text.ts";
import { destinations } from "../game/destinations.ts";
import type { Game } from "../game/game.ts";
import { numberOption, seatOption } from "./arguments.ts";
import { fault } from "./fault.ts";
import { standText } from "./outcome-text.ts";
import { pieceOption } from "./piece.ts";
import type { Values, VerbOption } from "./verb.ts";

/** The options of a picture. */
export const pictureOptions: readonly VerbOption[] = [
  { name: "from", value: "SEAT", help: "the seat whose corner is at the bottom; default white" },
  { name: "names", help: "name the cells" },
  { name: "last", help: "mark the last move" },
  {
    name: "piece",
    value: "CELL",
    help: "mark where the piece on this cell may end, and where it may land but not stop",
  },
  { name: "svg", help: "draw one game as SVG instead of text" },
  { name: "size", value: "N", help: "with --svg: pixels from one cell to the next, 4 to 1000; default 40" },
];

/** How a game is drawn, by the options: as text with a line on how it stands, or as SVG. */
export const pictureOf = (values: Values, colors: boolean): ((game: Game) => string) => {
  const svg = values.has("svg");
  const size = numberOption(values, "size", 4, 1000);
  if (size !== undefined && !svg) throw fault("option --size goes with --svg");
  const from = seatOption(values, "from");
  return (game) => {
    const piece = pieceOption(values, game.position);
    const seen = piece === undefined ? undefined : destinations(game, piece);
    const last = values.has("last") ? game.turns[game.turns.length - 1] : undefined;
    const shared: DiagramOptions = {
      ...(from === undefined ? {} : { from }),
      names: values.has("names"),
      ...(last !== undefined && "path" in last ? { path: last.path } : {}),
      highlight: seen === undefined ? [] : seen.ends.map(({ to }) => to),
      passThrough: seen?.passThrough ?? [],
    };
    if (svg) return renderSvg(game, { ...shared, ...(size === undefined ? {} : { size }) });
    return `${renderText(game, { ...shared, color: colors })}\n${standText(game.position, game.outcome)}`;
  };
};
