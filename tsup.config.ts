import { defineConfig, type Options } from "tsup";
import manifest from "./package.json" with { type: "json" };

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

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

const shared: Options = {
  target: "es2022",
  splitting: false,
  sourcemap: true,
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
  { ...library, format: "cjs", platform: "node", esbuildPlugins: [oneToOne(".cjs")] },
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
