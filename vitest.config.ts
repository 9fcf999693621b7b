import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    // The examples in the docs import the package by its name: let them meet the sources.
    alias: [
      { find: /^sternhalma$/, replacement: source("index.ts") },
      { find: /^sternhalma\/([a-z]+)$/, replacement: `${source("$1")}/index.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/consumer/**"],
    setupFiles: ["test/setup.ts"],
    // A limit against hanging, not a measure of speed: coverage and busy machines slow everything down.
    testTimeout: 120_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/cli/**"],
      reporter: ["text-summary", "html", "json-summary"],
      thresholds: { lines: 97, branches: 97 },
    },
  },
});
