import type { Terminal } from "./terminal.ts";

/** What has been done so far. */
export interface Counts {
  readonly games: number;
  readonly plies: number;
  /** Games that are not right. */
  readonly faults: number;
}

/** A line on standard error that tells how a long run goes; nothing at all when nobody watches. */
export interface Progress {
  /** Tells of something done; draws at most five times a second. */
  readonly update: (counts: Counts) => void;
  /** Takes the line away, for other text; the next update draws it again. */
  readonly clear: () => void;
}

/** Milliseconds before the line first appears: a short run shows none. */
const patience = 500;
/** Milliseconds between two drawings. */
const pause = 200;

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${two(Math.floor(seconds) % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.floor(seconds) % 60)}`;
};

/** A number with spaces between groups of thousands. */
const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, " ");

/** One line: games, plies a second, faults and, when the size is known, how much is done and how long it will take. */
export const progressText = ({ games, plies, faults }: Counts, seconds: number, done: number | undefined): string => {
  const parts = [
    `${grouped(games)} ${games === 1 ? "game" : "games"}`,
    `${grouped(plies / Math.max(seconds, 0.001))} plies/s`,
    `${grouped(faults)} ${faults === 1 ? "fault" : "faults"}`,
  ];
  if (done !== undefined && done > 0) {
    parts.push(`${Math.floor(done * 100)} %`, `${clock((seconds * (1 - done)) / done)} left`);
  }
  return parts.join(", ");
};

/** Starts to show progress. */
export const progressOf = (terminal: Terminal, done: () => number | undefined): Progress => {
  if (!terminal.watched) return { update: () => {}, clear: () => {} };
  const start = terminal.now();
  let next = start + patience;
  let drawn = false;
  return {
    update: (counts) => {
      const now = terminal.now();
      if (now < next) return;
      next = now + pause;
      drawn = true;
      const text = progressText(counts, (now - start) / 1000, done()).slice(0, Math.max(0, terminal.columns - 1));
      terminal.warn(`\r${text}\u001b[K`);
    },
    clear: () => {
      if (drawn) terminal.warn("\r\u001b[K");
      drawn = false;
    },
  };
};
