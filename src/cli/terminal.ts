/** What the command sees of the world around it; tests put another one in place. */
export interface Terminal {
  /** The bytes of standard input. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** Stops reading standard input, which would keep the process alive. */
  readonly close: () => void;
  /** Writes to standard output; settles when there is room for more. */
  readonly write: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly warn: (text: string) => void;
  /** Whether standard output shows colours. */
  readonly colors: boolean;
  /** Whether somebody watches standard error, so that progress is shown. */
  readonly watched: boolean;
  /** Milliseconds that go by, from any start. */
  readonly now: () => number;
  /** Whether standard output goes to a terminal too, where lines and progress would mix. */
  readonly mixed: boolean;
  /** Columns of that terminal. */
  readonly columns: number;
  /**
   * Asks to be told when the user wants to stop; a second wish ends the process at once.
   *
   * @returns a function that ends the asking
   */
  readonly onInterrupt: (stop: () => void) => () => void;
}
