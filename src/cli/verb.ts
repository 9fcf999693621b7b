import type { Terminal } from "./terminal.ts";

/** An option of a verb. */
export interface VerbOption {
  /** Without the two hyphens. */
  readonly name: string;
  /** One letter, without its hyphen. */
  readonly short?: string;
  /** What its value is called in the help; an option without it is a switch. */
  readonly value?: string;
  /** What it does: the start of a line in the help, in plain words. */
  readonly help: string;
}

/** What was given to a verb. */
export interface Values {
  /** What is no option, in order. */
  readonly operands: readonly string[];
  /** The value of an option, or undefined when it was not given. */
  readonly text: (name: string) => string | undefined;
  /** Whether a switch was given. */
  readonly has: (name: string) => boolean;
}

/** One verb of the command. */
export interface Verb {
  readonly name: string;
  /** What follows the verb's name, without options. */
  readonly operands: string;
  /** One line for the list of verbs. */
  readonly summary: string;
  /** Paragraphs of lines for the verb's own help. */
  readonly details: readonly string[];
  readonly options: readonly VerbOption[];
  /** Whole command lines. */
  readonly examples: readonly string[];
  /**
   * Does the work.
   *
   * @param values - what was given, its options known and complete
   * @param terminal - the world
   * @returns the exit code
   */
  readonly run: (values: Values, terminal: Terminal) => Promise<number>;
}
