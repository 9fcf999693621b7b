/** How many single changes (put in, take out, replace, swap neighbours) lead from one word to another. */
const changes = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
};

/** The known word that was probably meant, or undefined when none is near. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (word.length > 40) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(lower.length / 3)) + 1;
  for (const candidate of known) {
    const distance = candidate.startsWith(lower) && lower.length > 1 ? 1 : changes(lower, candidate);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
};

/** A sentence that proposes the nearest known word, with a space before it; empty when none is near. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? "" : ` Did you mean ${near}?`;
};
