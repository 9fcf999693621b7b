import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "../cli/_built.ts";

/** The library as other threads and processes load it: JavaScript in a folder of its own. */
export interface Package {
  /** A folder for the files of a test. */
  readonly folder: string;
  /** Writes a script in which the library is found by its name; answers with the path. */
  readonly script: (name: string, text: string) => string;
  readonly remove: () => void;
}

export const buildPackage = (): Package => {
  const { folder, remove } = build();
  const library = pathToFileURL(join(folder, "dist/index.js")).href;
  const script = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text.replaceAll('"sternhalma"', `"${library}"`));
    return path;
  };
  return { folder, remove, script };
};
