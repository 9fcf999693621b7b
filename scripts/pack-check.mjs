// @ts-check
/**
 * Packs the package, installs the tarball in an empty project and uses it there as strangers do:
 * ES modules, CommonJS, the command, and TypeScript under five module settings.
 *
 * Run after the build: node scripts/pack-check.mjs
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const tool = (/** @type {string} */ name) => join(root, "node_modules/.bin", name);

const folder = realpathSync(mkdtempSync(join(tmpdir(), "pack-check-")));
try {
  const { file, names } = pack();
  check("the tarball holds only what is meant", () => checkNames(names));
  check("publint", () => run(tool("publint"), ["run", file, "--strict"]));
  check("are the types wrong", () => {
    run(tool("attw"), [file, "--no-emoji", "--no-color"]);
  });

  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", file]);
  check("nothing else is installed with it", () => {
    const packages = readdirSync(join(folder, "node_modules")).filter((name) => name[0] !== ".");
    same(packages, [manifest.name]);
  });
  check("no file tells where it was built", () => checkPaths(names));

  cpSync(join(root, "test/consumer"), folder, { recursive: true });
  check("import", () => run(process.execPath, ["esm.mjs"]));
  check("require", () => run(process.execPath, ["cjs.cjs"]));
  check("import and require where Object.prototype is not bare", () => run(process.execPath, ["polluted.cjs"]));
  checkCommand();
  checkGenerators();
  checkTypes();
} finally {
  rmSync(folder, { recursive: true });
}

/** @returns {{ file: string, names: string[] }} */
function pack() {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const output = JSON.parse(run("npm", args, root));
  const [result] = Array.isArray(output) ? output : Object.values(output);
  return {
    file: join(folder, result.filename),
    names: result.files.map((/** @type {{ path: string }} */ { path }) => path),
  };
}

/** @param {string[]} names */
function checkNames(names) {
  const alone = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];
  // The pages with their pictures, and the games that they speak of, so that the README's links lead somewhere.
  const meant = [/^dist\//, /^docs\/[\w-]+\.md$/, /^docs\/pictures\/[\w-]+\.svg$/, /^examples\/games\/[\w-]+\.txt$/];
  const strange = names.filter((name) => !alone.includes(name) && !meant.some((kind) => kind.test(name)));
  same(strange, []);
  same(
    alone.filter((name) => !names.includes(name)),
    [],
  );
}

/** @param {string[]} names */
function checkPaths(names) {
  const telling = names.filter((name) =>
    readFileSync(join(folder, "node_modules", manifest.name, name), "utf8").includes(root),
  );
  same(telling, []);
}

function checkCommand() {
  const command = join(folder, "node_modules/.bin", manifest.name);
  check("the command tells its version", () => {
    same(run(command, ["--version"]).trim(), manifest.version);
  });
  check("the command verifies the sample games", () => {
    const games = readdirSync(join(root, "examples/games"))
      .sort()
      .map((name) => join(root, "examples/games", name));
    if (games.length === 0) throw new Error("there are no games in examples/games");
    run(command, ["verify", ...games]);
  });
  check("the README's command line prints what the README says", () => {
    const readme = readFileSync(join(folder, "node_modules", manifest.name, "README.md"), "utf8");
    const [, line = "", output = ""] = /```console\n\$ (.*\n.*)\n([^`]*)```/.exec(readme) ?? [];
    same(run("sh", ["-c", line]), output);
  });
}

function checkGenerators() {
  // They take the caller's fast-check: from here on the caller has it, and at last the newer one.
  cpSync(join(root, "node_modules/pure-rand"), join(folder, "node_modules/pure-rand"), { recursive: true });
  const place = join(folder, "node_modules/fast-check");
  for (const name of ["fast-check-3", "fast-check"]) {
    rmSync(place, { recursive: true, force: true });
    cpSync(join(root, "node_modules", name), place, { recursive: true });
    const { version } = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
    check(`the generators of sternhalma/testing, fast-check ${version}`, () => {
      run(process.execPath, ["testing.mjs"]);
      compile({ module: "nodenext", moduleResolution: "nodenext" }, ["use-testing.ts"]);
    });
  }
}

function checkTypes() {
  const settings = [
    { module: "node16", moduleResolution: "node16" },
    { module: "nodenext", moduleResolution: "nodenext" },
    { module: "esnext", moduleResolution: "bundler" },
    { module: "preserve", moduleResolution: "bundler" },
    // The types of fast-check do not find those of its own package in this way.
    { module: "commonjs", moduleResolution: "node10", ignoreDeprecations: "6.0", skipLibCheck: true },
  ];
  for (const setting of settings) {
    check(`TypeScript, module ${setting.module}`, () => {
      // Neither a bundler nor the old way takes the syntax of the other kinds of file.
      const plain = !setting.module.startsWith("node");
      compile(setting, plain ? ["*.ts"] : ["*.ts", "*.mts", "*.cts"]);
    });
  }
  for (const door of doors()) {
    check(`declarations of a program that knows only ${manifest.name}${door.slice(1)}`, () => {
      const file = `declared-${door.slice(2) || "root"}.mts`;
      writeFileSync(join(folder, file), declaredBy(door));
      // Alone, since TypeScript names a type by any door that some file of the program has opened.
      compile({ module: "nodenext", moduleResolution: "nodenext", declaration: true }, [file]);
    });
  }
}

/** @returns {string[]} the doors, as `exports` has them */
function doors() {
  return Object.keys(manifest.exports).filter((door) => door !== "./package.json");
}

/**
 * A program whose types are all inferred, so that its declarations have to name whatever comes out of a door: the answer of every
 * function, every value, every field of every interface.
 *
 * @param {string} door
 * @returns {string}
 */
function declaredBy(door) {
  const name = manifest.name + door.slice(1);
  const report = readFileSync(join(root, "test/fixtures/api", `${name.replace("/", "-")}.txt`), "utf8");
  const lines = [`import * as door from "${name}";`];
  const put = (/** @type {string} */ expression) => lines.push(`export const a${lines.length} = ${expression};`);
  // What a function takes is not asked, only what it gives.
  const called = (/** @type {string} */ name) => `${name}(...(null! as Parameters<typeof ${name}>))`;
  let owner = "";
  for (const line of report.split("\n")) {
    const [, kind, declared = "", generic] = /^export (?:declare )?(\w+) (\w+)(<)?/.exec(line) ?? [];
    if (kind !== undefined) owner = /interface|class/.test(kind) && generic === undefined ? declared : "";
    if (kind === "const") put(`door.${declared}`);
    if (/^export declare (?:const \w+: |function \w+)\(/.test(line)) put(called(`door.${declared}`));
    if (owner === "") continue;
    const [, field] = /^ {4}(?:readonly |get )(\w+)/.exec(line) ?? [];
    if (field !== undefined) put(`(value: door.${owner}) => value.${field}`);
    const [, method] = /^ {4}(\w+)\(/.exec(line) ?? [];
    if (method !== undefined && method !== "constructor") put(`(value: door.${owner}) => ${called(`value.${method}`)}`);
  }
  return `${lines.join("\n")}\n`;
}

/**
 * @param {Record<string, unknown>} setting
 * @param {string[]} include
 */
function compile(setting, include) {
  const compilerOptions = {
    target: "es2022",
    lib: ["es2022"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    ...setting,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  run(tool("tsc"), ["-p", "tsconfig.json"]);
}

/**
 * @param {string} title
 * @param {() => void} body
 */
function check(title, body) {
  try {
    body();
    console.log(`ok      ${title}`);
  } catch (error) {
    console.log(`FAILED  ${title}\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @returns {string} what it printed; throws with all of it if it fails
 */
function run(command, args, cwd = folder) {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    const { stdout, stderr, message } = /** @type {any} */ (error);
    throw new Error([message.split("\n")[0], stdout, stderr].filter(Boolean).join("\n"));
  }
}

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
function same(actual, expected) {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`is ${is}, should be ${should}`);
}
