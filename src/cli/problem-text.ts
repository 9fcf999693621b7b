import type { Problem } from "../problem/problem.ts";
import { printable } from "./printable.ts";

/** `file:line:column: message (CODE)`, as compilers and editors write it. */
export const problemText = (where: string, { code, message, line, column }: Problem): string => {
  const place = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
  return `${printable(where)}${place}: ${printable(message)} (${code})`;
};

/** `CODE: why`; the words of the code, with which a message begins, are not said again. */
export const codedText = ({ code, message }: Problem): string =>
  `${code}: ${message.slice(code.length).replace(/^: /, "") || message}`;

/** Problems of one thing, one a line. */
export const problemsText = (where: string, problems: readonly Problem[]): string =>
  problems.map((problem) => problemText(where, problem)).join("\n");
