import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The command as a program of its own, from the sources as they are: a clone is tested before it is built. */
export interface Built {
  /** The file to hand to node. */
  readonly bin: string;
  /** A folder for the files of a test. */
  readonly folder: string;
  readonly remove: () => void;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Strips the types of every source file into a folder of its own. */
export const build = (): Built => {
  const folder = mkdtempSync(join(tmpdir(), "sternhalma-bin-"));
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  for (const name of readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const { outputText } = ts.transpileModule(readFileSync(join(root, "src", name), "utf8"), {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
    });
    // As deep as in the package, so that the manifest lies where it does there.
    const path = join(folder, "dist", name.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, outputText);
  }
  return {
    bin: join(folder, "dist/cli/bin.js"),
    folder,
    remove: () => rmSync(folder, { recursive: true }),
  };
};
