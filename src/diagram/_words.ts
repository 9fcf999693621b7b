import { cells } from "../geometry/cell.ts";
import { type Seat, seatLetters } from "../geometry/seat.ts";
import { nameOf } from "../geometry/star.ts";
import type { Drawing } from "./_drawing.ts";

const piecesText = (drawing: Drawing, seat: Seat): string => {
  const letter = seatLetters[seat];
  const own = cells.filter((cell) => drawing.position.board[cell] === letter);
  return `${seat} (${letter.toUpperCase()}): ${own.map(nameOf).join(" ") || "none"}.`;
};

const listText = (title: string, list: Iterable<(typeof cells)[number]>): string[] => {
  const names = Array.from(list, nameOf);
  return names.length === 0 ? [] : [`${title}: ${names.join(" ")}.`];
};

/** The name of a picture: who is to move, or that the game is over. */
export const titleOf = ({ position, outcome }: Drawing): string => {
  const what = `Chinese checkers, ${position.variant.id}`;
  if (outcome === null) return `${what}: round ${position.round}, ${position.turn} to move`;
  const places = position.variant.seats.map((seat) => `${seat} ${outcome.places[seat]}`);
  return `${what}: over, places ${places.join(", ")}`;
};

/** All that a picture shows, for those who cannot see it. */
export const descriptionOf = (drawing: Drawing): string => {
  const { position, path, highlight, passThrough, from } = drawing;
  return [
    `The corner of ${from} is at the bottom.`,
    ...position.variant.seats.map((seat) => piecesText(drawing, seat)),
    ...(path.length === 0 ? [] : [`Path: ${path.map(nameOf).join("-")}.`]),
    ...listText("Marked", highlight),
    ...listText("Marked grey", passThrough),
  ].join(" ");
};
