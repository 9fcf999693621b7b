// @ts-check
/**
 * Imports in src/ run one way, down the list of folders, and never in a circle between files; a file
 * that begins with _ is imported in its own folder only, and outside cli/ nothing but the library itself.
 *
 * Run: node scripts/check-imports.mjs [folder]   (exit 1 and one line per fault)
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The folders of src/ in their order: each may import from itself and from those before it. */
export const folderOrder = [
  "problem",
  "geometry",
  "variants",
  "position",
  "moves",
  "notation",
  "outcome",
  "game",
  "record",
  "engine",
  "rating",
  "clock",
  "diagram",
  "cli",
  "testing",
];

/** Folders that know less than their place in the order allows. @type {Record<string, string[]>} */
const narrower = {
  rating: ["problem", "geometry"],
  clock: ["problem", "geometry"],
  testing: folderOrder.filter((folder) => folder !== "cli"),
};

/** The only packages that may be imported, and only for their types. @type {Record<string, string[]>} */
const typePackages = { testing: ["fast-check"] };

/**
 * @typedef {{ file: string, line: number, message: string }} Fault
 * @typedef {{ specifier: string, line: number }} Import
 */

/**
 * Every fault in the imports of a source folder.
 * @param {string} source the folder, normally src
 * @returns {Fault[]}
 */
export function findImportFaults(source) {
  const root = resolve(source);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.split(sep).join("/"))
    .sort();
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, Map<string, number>>} file → imported file → line */
  const graph = new Map();

  for (const file of files) {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const folder = folderOf(file);
    /** @type {Map<string, number>} */
    const targets = new Map();
    graph.set(file, targets);

    if (folder !== "" && !folderOrder.includes(folder)) {
      faults.push({ file, line: 1, message: `folder ${folder}/ is not in the folder order` });
      continue;
    }
    for (const { specifier, line } of importsOf(text)) {
      const report = (/** @type {string} */ message) => faults.push({ file, line, message });
      if (!specifier.startsWith(".")) {
        const message = outsideFault(folder, specifier, path, text);
        if (message !== undefined) report(message);
        continue;
      }
      const target = relative(root, resolve(dirname(path), specifier))
        .split(sep)
        .join("/");
      if (target.startsWith("..")) {
        report(`imports ${specifier}, which is outside of the sources`);
      } else if (!specifier.endsWith(".ts") || !existsSync(join(root, target))) {
        report(`imports ${specifier}, which is no .ts file`);
      } else {
        if (!targets.has(target)) targets.set(target, line);
        const message = directionFault(file, target);
        if (message !== undefined) report(message);
      }
    }
  }
  return [...faults, ...circles(graph)];
}

/**
 * @param {string} file
 * @returns {string} the first folder of the path; empty for a file at the top
 */
function folderOf(file) {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : "";
}

/**
 * @param {string} text
 * @returns {Import[]}
 */
function importsOf(text) {
  const lines = ts.createSourceFile("file.ts", text, ts.ScriptTarget.ES2022);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: lines.getLineAndCharacterOfPosition(pos).line + 1,
  }));
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
function directionFault(from, to) {
  const [folder, target] = [folderOf(from), folderOf(to)];
  if (folder === target && folder !== "") return undefined;
  if (to.slice(target.length + 1).startsWith("_")) return `imports ${to}, which is internal to ${target}/`;
  if (target === "") return `imports ${to}: only users of the package import the root`;
  if (folder === "") return target === "cli" ? "the library does not import cli/" : undefined;
  const allowed = narrower[folder] ?? folderOrder.slice(0, folderOrder.indexOf(folder));
  return allowed.includes(target)
    ? undefined
    : `${folder}/ does not import ${target}/ (allowed: ${allowed.join(", ")})`;
}

/**
 * @param {string} folder
 * @param {string} specifier
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */
function outsideFault(folder, specifier, path, text) {
  if (folder === "cli") {
    return specifier.startsWith("node:")
      ? undefined
      : `imports the package ${specifier}; the command uses only node: and the library`;
  }
  if (!typePackages[folder]?.includes(specifier)) {
    return `imports ${specifier}; outside cli/ the library imports only itself`;
  }
  return onlyTypes(path, text, specifier) ? undefined : `imports more than types of ${specifier} (write "import type")`;
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string} specifier
 * @returns {boolean} whether every import of the package disappears from the built code
 */
function onlyTypes(path, text, specifier) {
  const names = (/** @type {ts.Expression | undefined} */ node) =>
    node !== undefined && ts.isStringLiteralLike(node) && node.text === specifier;
  // import("…") and require("…"); the name of a package may stand in any other call.
  const loads = (/** @type {ts.Expression} */ node) =>
    node.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(node) && node.text === "require");
  /** @param {ts.Node} node @returns {boolean} */
  const isFree = (node) => {
    if (ts.isImportDeclaration(node) && names(node.moduleSpecifier)) {
      return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    }
    if (ts.isExportDeclaration(node) && names(node.moduleSpecifier)) return node.isTypeOnly;
    if (ts.isCallExpression(node) && loads(node.expression) && names(node.arguments[0])) return false;
    return ts.forEachChild(node, (child) => (isFree(child) ? undefined : true)) !== true;
  };
  return isFree(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
}

/**
 * One fault for each circle, found by a walk in depth that knows its own trail.
 * @param {Map<string, Map<string, number>>} graph
 * @returns {Fault[]}
 */
function circles(graph) {
  /** @type {Fault[]} */
  const faults = [];
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @param {string} file */
  const visit = (file) => {
    trail.push(file);
    for (const [target, line] of graph.get(file) ?? []) {
      const start = trail.indexOf(target);
      if (start >= 0) {
        const circle = [...trail.slice(start), target].join(" → ");
        faults.push({ file, line, message: `imports in a circle: ${circle}` });
      } else if (!done.has(target)) visit(target);
    }
    trail.pop();
    done.add(file);
  };
  for (const file of graph.keys()) if (!done.has(file)) visit(file);
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = process.argv[2] ?? "src";
  const faults = findImportFaults(source);
  for (const { file, line, message } of faults) {
    console.error(`${source}/${file}:${line}: ${message}`);
  }
  if (faults.length > 0) {
    console.error(`check-imports: ${faults.length} faults`);
    process.exitCode = 1;
  }
}
