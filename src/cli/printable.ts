/**
 * Text from a file or an argument, made safe for a terminal: control characters, which could move the cursor or change the screen, line
 * breaks and marks that turn the direction of writing become U+FFFD. Nothing is cut.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
