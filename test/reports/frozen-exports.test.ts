import { describe, expect, it } from "vitest";
import { cells, seatLetters, seats, variants } from "../../src/index.ts";
import { axialNaming, gamerzNaming, indexNaming, standardNaming } from "../../src/record/index.ts";

/** Every object that is reached from a value, with the way to it. */
const partsOf = (value: unknown, way: string): [string, object][] =>
  typeof value === "object" && value !== null
    ? [[way, value], ...Object.entries(value).flatMap(([key, part]) => partsOf(part, `${way}.${key}`))]
    : [];

describe("nothing handed out can change the game", () => {
  it.each(
    Object.entries({
      seats,
      seatLetters,
      cells,
      variants,
      standardNaming,
      indexNaming,
      axialNaming,
      gamerzNaming,
    }),
  )("%s is frozen all the way down", (name, value) => {
    const loose = partsOf(value, name).filter(([, part]) => !Object.isFrozen(part));
    expect(loose.map(([way]) => way)).toEqual([]);
  });
});
