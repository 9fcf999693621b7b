/** A record as text. */
export const record = (moves: string, tags = '[Variant "classic-2"]'): string =>
  `[Format "1"]\n${tags}\n\n${moves}\n\n`;

/** From the facts of the rules: black arrives with one piece, by white's men. */
export const blackWins = record(
  "1. j4-i5 e14-e13 2. k3-g7 e13-e12 3. i5-j4 e15-k3",
  '[Variant "long-jump-2"]\n[White "Ana"]\n[Black "Rui"]\n[Result "white=2 black=1"]\n[Termination "arrival"]',
);

/** White arrives with its sixth move, and black has the reply. */
export const replyDue = record("j4-i5 e15-e13 l2-h6 e13-e12 i5-g7 e12-e11 h6-f8 e11-e10 g7-e11 e10-e12 e11-e15 *");

/** Two plies of an unfinished game. */
export const short = record("1. l4-l5 e14-e13 *");

/** A text without end, in pieces, for memory tests. */
export async function* pieces(first: string, middle: string, times: number, last: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(first);
  const bytes = encoder.encode(middle);
  for (let time = 0; time < times; time++) yield bytes;
  yield encoder.encode(last);
}
