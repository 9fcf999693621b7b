import { isRulesError } from "../problem/error.ts";
import { shown } from "../problem/problem.ts";

/** What ends the command early: something to say, and the exit code. */
export interface Fault extends Error {
  readonly name: "CommandFault";
  /** For standard error, one line or more; nothing is said when it is empty. */
  readonly message: string;
  readonly exitCode: number;
  /** Whether only one file is concerned, which could not be read. */
  readonly reading: boolean;
}

/** Exit codes: all is well; some record is not; wrong use or unreadable input; stopped by the user. */
export const exitCodes = { fine: 0, invalid: 1, trouble: 2, interrupted: 130 } as const;

/** An error for `main` to report. */
export const fault = (message: string, exitCode: number = exitCodes.trouble): Fault =>
  Object.assign(new Error(message), { name: "CommandFault", exitCode, reading: false } as const);

/** An error with one file, which could not be read. */
export const readingFault = (message: string): Fault => Object.assign(fault(message), { reading: true });

/** Whether a caught value is a fault of the command. */
export const isFault = (error: unknown): error is Fault => error instanceof Error && error.name === "CommandFault";

const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "is a directory",
  ENOTDIR: "a part of the path is no directory",
  ELOOP: "too many symbolic links",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many open files",
  ENOSPC: "no space is left",
  EIO: "input/output error",
  ERR_INVALID_ARG_VALUE: "no file can have this name",
  Z_DATA_ERROR: "is damaged gzip",
  Z_BUF_ERROR: "is gzip that ends too early",
};

/** Why the system refused, in a few words. */
export const systemReason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (typeof code === "string" && Object.hasOwn(systemReasons, code)) return systemReasons[code] as string;
  return shown(code ?? message ?? error);
};

/** A fault for output that cannot be written; a reader that went away is not worth a word. */
export const outputFault = (error: unknown): Fault => {
  const { code } = error as NodeJS.ErrnoException;
  return fault(code === "EPIPE" || code === "ERR_STREAM_PREMATURE_CLOSE" ? "" : `cannot write: ${systemReason(error)}`);
};

/** Any caught value as a fault, so that no stack trace reaches a user. */
export const asFault = (error: unknown): Fault => {
  if (isFault(error)) return error;
  if (isRulesError(error)) return fault(`${error.message} (${error.code})`);
  return fault(`internal error, please report it: ${shown((error as Error)?.message ?? error)}`);
};
