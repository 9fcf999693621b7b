/**
 * Turns logs of another platform into records, which `sternhalma verify` then checks.
 *
 * Run: node examples/import-log/import-log.mjs examples/import-log/logs/*.json | npx sternhalma verify -
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineVariant, seatLetters, seats, unwrap } from "sternhalma";
import { formatRecord, recordFromJSON, replay, withRounds } from "sternhalma/record";

/** The platform's rules; seats, in turn order, differ from game to game. */
const rules = (seated) =>
  defineVariant({
    id: `platform-${seated.map((seat) => seatLetters[seat]).join("")}`,
    name: "Every corner is open, and the first with all its pieces in its goal wins",
    seats: seated,
    pieces: 10,
    jumps: "short",
    teams: null,
    otherCorners: "free",
    goalLock: "off",
    arrival: "all",
    homeDeadline: null,
    reply: false,
    roundLimit: null,
    repetition: null,
    playOn: false,
    passing: "allowed",
  });

/** The platform numbers the seats 1 to 6, clockwise from the bottom, as we list them. */
const seatOf = (number) => seats[number - 1];

/** The text of a log's record. */
export const importLog = (log) => {
  const record = unwrap(
    recordFromJSON({
      format: 1,
      variant: rules(log.seats.map(seatOf)),
      tags: Object.entries({ Event: log.id, Site: log.site }),
      turns: log.moves.map(({ from, to, timeout }) =>
        timeout ? { pass: true, comments: ["time-out"] } : { from, to },
      ),
      ending: log.winner === null ? { reason: "unfinished" } : null,
      result: log.winner === null ? null : { [seatOf(log.winner)]: 1 },
      termination: log.winner === null ? null : "arrival",
    }),
  );
  // A record does not name who moves, so what the log says of it is compared here.
  for (const { ply, turn } of replay(record).steps) {
    if (turn.seat !== seatOf(log.moves[ply - 1].seat)) throw new Error(`${log.id}: ply ${ply} is ${turn.seat}'s`);
  }
  return formatRecord(withRounds(record));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of process.argv.slice(2)) console.log(importLog(JSON.parse(readFileSync(file, "utf8"))));
}
