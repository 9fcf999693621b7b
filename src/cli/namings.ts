import { axialNaming, gamerzNaming, indexNaming, type Naming, standardNaming } from "../notation/naming.ts";
import { wordOption } from "./arguments.ts";
import type { Values } from "./verb.ts";

const namings = {
  standard: standardNaming,
  index: indexNaming,
  axial: axialNaming,
  gamerz: gamerzNaming,
} as const satisfies Record<string, Naming>;

/** The names of the naming schemes. */
export const namingNames = ["standard", "index", "axial", "gamerz"] as const;

/** The naming scheme that an option names; undefined when it was not given, or for the library's own. */
export const namingOption = (values: Values, name: string): Naming | undefined => {
  const word = wordOption(values, name, namingNames);
  return word === undefined || word === "standard" ? undefined : namings[word];
};
