import { isSeat } from "../geometry/seat.ts";
import { shown } from "../problem/problem.ts";
import { type Cursor, type Location, problemAt } from "./_cursor.ts";
import type { Draft, DraftClaim } from "./_draft.ts";
import type { MovesRead } from "./_moves.ts";
import { fieldTags, playerTag } from "./_tag-names.ts";
import type { TagRead } from "./_tags.ts";
import type { RecordTag } from "./record.ts";

const longestResult = 512;

/** The claims in the value of `Result`, a word each: `white=1 black=2`. A word without a sign claims itself. */
const claimsIn = (value: string): DraftClaim[] => {
  if (value.length > longestResult) return [{ seat: value, place: value, seatOffset: 0 }];
  let seatOffset = 0;
  return value.split(" ").map((word): DraftClaim => {
    const equals = word.lastIndexOf("=");
    const written = word.slice(equals + 1);
    const claim = {
      seat: equals < 0 ? word : word.slice(0, equals),
      place: /^[1-6]$/.test(written) ? Number(written) : written,
      seatOffset,
      placeOffset: seatOffset + equals + 1,
    };
    seatOffset += word.length + 1;
    return claim;
  });
};

/**
 * The draft of a record from text. Of two tags with one name the first counts; the other is a problem, which goes to the cursor.
 *
 * @param cursor - what is being read
 * @param read - the tags in order, `Format` first
 * @param first - where the record begins
 * @param moves - what stands behind the tags
 */
export const draftOf = (cursor: Cursor, read: readonly TagRead[], first: Location, moves: MovesRead): Draft => {
  const { problems, settings } = cursor;
  const byName = new Map<string, TagRead>();
  const tags: RecordTag[] = [];
  const locations: Location[] = [];
  for (const tag of read) {
    // A seat of another system names a player under our name; only where it is no field of ours.
    const alias = fieldTags.includes(tag.name) ? undefined : settings.seats.get(tag.name);
    const name = alias === undefined || isSeat(tag.name) ? tag.name : playerTag(alias);
    if (byName.has(name)) {
      problems.push(problemAt(tag.location, "TAG_TWICE", { found: shown(name) }));
      continue;
    }
    byName.set(name, tag);
    if (fieldTags.includes(name)) continue;
    tags.push([name, tag.value]);
    locations.push(tag.location);
  }
  const [variant, rules, start, result, termination] = fieldTags.slice(1).map((name) => byName.get(name));
  return {
    variant: variant?.value,
    rules: rules?.value,
    start: start?.value,
    tags,
    comments: moves.comments,
    turns: moves.turns,
    ending: moves.ending,
    result: result === undefined ? null : claimsIn(result.value),
    termination: termination?.value,
    where: {
      variant: variant?.valueLocation ?? rules?.location ?? first,
      rules: rules?.valueLocation,
      start: start?.valueLocation,
      result: result?.valueLocation,
      termination: termination?.valueLocation,
      tags: locations,
    },
  };
};
