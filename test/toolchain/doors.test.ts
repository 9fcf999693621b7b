import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import typedoc from "../../typedoc.json" with { type: "json" };

const doors = Object.keys(manifest.exports).filter((door) => door !== "./package.json");
const sources = doors.map((door) => (door === "." ? "src/index.ts" : `src/${door.slice(2)}/index.ts`));

test("every door of the package has its source, and no other file is documented", () => {
  expect(typedoc.entryPoints).toEqual(sources);
  expect(sources.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});

test.each(Object.entries(manifest.exports).filter(([door]) => door !== "./package.json"))(
  "%s leads to what is built from its source",
  (door, target) => {
    const path = `./dist/${door === "." ? "" : door.slice("./".length).concat("/")}index`;
    expect(target).toEqual({
      import: { types: `${path}.d.ts`, default: `${path}.js` },
      require: { types: `${path}.d.cts`, default: `${path}.cjs` },
    });
  },
);

test("the package needs no other at run time", () => {
  expect(Object.keys(manifest)).not.toContain("dependencies");
  expect(Object.keys(manifest.peerDependencies)).toEqual(["fast-check"]);
  expect(manifest.peerDependenciesMeta["fast-check"]).toEqual({ optional: true });
});
