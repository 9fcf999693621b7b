import { everywhere } from "./arguments.ts";
import type { Verb, VerbOption } from "./verb.ts";

const written = ({ name, short, value }: VerbOption): string =>
  `${short === undefined ? "    " : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;

/** A text in lines of at most 72 columns, so that the documentation can show it; those after the first are indented like it. */
const folded = (text: string, indent: number): string => {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent + line.length + 1 + word.length > 72) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${" ".repeat(indent)}`);
};

const table = (rows: readonly (readonly [left: string, right: string])[]): string => {
  const width = Math.min(26, Math.max(...rows.map(([left]) => left.length)));
  return rows
    .map(([left, right]) => {
      const text = folded(right, width + 4);
      return left.length > width ? `  ${left}\n${" ".repeat(width + 4)}${text}` : `  ${left.padEnd(width)}  ${text}`;
    })
    .join("\n");
};

/** The help of one verb. */
export const verbHelp = ({ name, operands, details, options, examples }: Verb): string =>
  [
    `Usage: sternhalma ${name} [OPTION…] ${operands}`,
    ...details.map((paragraph) => folded(paragraph, 0)),
    `Options:\n${table([...options, ...everywhere].map((option) => [written(option), option.help]))}`,
    `Examples:\n${examples.map((line) => `  ${line}`).join("\n")}`,
  ].join("\n\n");

/** The help of the whole command. */
export const generalHelp = (verbs: readonly Verb[]): string =>
  [
    "Usage: sternhalma VERB [OPTION…] …",
    folded(
      "The rules of Chinese checkers on the 121-cell star: checks recorded games, lists moves, draws positions.",
      0,
    ),
    `Verbs:\n${table(verbs.map(({ name, summary }) => [name, summary]))}`,
    `Options:\n${table(everywhere.map((option) => [written(option), option.help]))}`,
    folded(
      'Exit codes: 0 all is well; 1 at least one record is not; 2 wrong usage, or input that cannot be read; 130 stopped by Ctrl-C. "sternhalma VERB --help" says more about a verb.',
      0,
    ),
  ].join("\n\n");
