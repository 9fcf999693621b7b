import { defineConfig, type Options } from "tsup";
import manifest from "./package.json" with { type: "json" };

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];
type OutputPlugin = NonNullable<Options["plugins"]>[number];

/**
 * One output file per source file: relative imports stay, with the extension of the format.
 * Bundling would give each CommonJS entry its own copy of shared code, and tsup's splitting of
 * CommonJS miscompiles modern syntax.
 */
const oneToOne = (extension: ".js" | ".cjs"): Plugin => ({
  name: "one-to-one",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, (args) =>
      args.kind === "entry-point" ? undefined : { path: args.path.replace(/\.ts$/, extension), external: true },
    );
  },
});

/**
 * CommonJS files that hand out a plain object. esbuild has a getter for each name, set up by a loop over all that an object inherits:
 * every call between files goes through one, and a page that puts something on Object.prototype breaks the loading. Plain values will
 * do because no file is loaded in a circle and nothing exported changes.
 */
const plainExports: OutputPlugin = {
  name: "plain-exports",
  renderChunk(code, { path }) {
    if (!path.endsWith(".cjs")) return undefined;
    const [head, names] =
      /^var __defProp = [\s\S]*?\n__export\(\w+, \{\n([\s\S]*?)\n\}\);\nmodule\.exports = .*\n/m.exec(code) ?? [];
    if (head === undefined || names === undefined) {
      // A file of types alone has nothing to hand out.
      if (/__export\(/.test(code)) throw new Error(`${path}: not the CommonJS that esbuild used to write`);
      return undefined;
    }
    const plain = names.replace(/^ {2}(\w+): \(\) => (.*?)(,?)$/gm, (_, name, value, comma) =>
      name === value ? `  ${name}${comma}` : `  ${name}: ${value}${comma}`,
    );
    const exported = `module.exports = {\n${plain}\n};\nObject.defineProperty(module.exports, "__esModule", { value: true });\n`;
    const rest = code.replace(head, "");
    const hint = rest.search(/^\/\/ Annotate the CommonJS export names/m);
    if (hint < 0) return { code: rest + exported };
    // Node finds the names in a list of words; where values are handed on it needs that of esbuild.
    return { code: rest.slice(0, hint) + exported + (plain.includes(":") ? rest.slice(hint) : "") };
  },
};

const shared: Options = {
  target: "es2022",
  splitting: false,
  // The output is as readable as the source, file by file; maps would be more than half of the package.
  sourcemap: false,
  removeNodeProtocol: false,
  silent: true,
};

const library: Options = {
  ...shared,
  tsconfig: "tsconfig.src.json",
  entry: ["src/**/*.ts", "!src/cli/**"],
  dts: {
    entry: declarationEntries(),
    // tsup sets the deprecated baseUrl itself; TypeScript 6 would refuse it.
    compilerOptions: { ignoreDeprecations: "6.0" },
  },
};

/** The public doors, read from `exports`: `./geometry` is `geometry/index`. */
function declarationEntries(): Record<string, string> {
  const doors = Object.keys(manifest.exports).filter((door) => door !== "./package.json");
  return Object.fromEntries(
    doors.map((door) => (door === "." ? "index" : `${door.slice(2)}/index`)).map((path) => [path, `src/${path}.ts`]),
  );
}

export default defineConfig([
  { ...library, format: "esm", platform: "neutral", esbuildPlugins: [oneToOne(".js")] },
  // Platform neutral would drop the hint by which Node finds the export names of a CommonJS file.
  { ...library, format: "cjs", platform: "node", esbuildPlugins: [oneToOne(".cjs")], plugins: [plainExports] },
  {
    ...shared,
    tsconfig: "tsconfig.json",
    entry: ["src/cli/**/*.ts"],
    outDir: "dist/cli",
    format: "esm",
    platform: "node",
    esbuildPlugins: [oneToOne(".js")],
  },
]);
