// @ts-check
/**
 * The public surface as text, one file for each door of the package: every exported name with its
 * declaration. The files are checked in, so that no change of the surface goes unnoticed.
 *
 * Run: node scripts/api-report.mjs           writes test/fixtures/api/*.txt
 *      node scripts/api-report.mjs --check   exit 1 and the differing lines if they are out of date
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/**
 * @param {string} root the folder of the package
 * @returns {Map<string, string>} text by file name
 */
export function apiReports(root) {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const doors = Object.keys(manifest.exports).filter((door) => door !== "./package.json");
  const entries = doors.map((door) => {
    const folder = door.slice("./".length);
    return {
      name: door === "." ? manifest.name : `${manifest.name}-${folder}`,
      title: door === "." ? manifest.name : `${manifest.name}/${folder}`,
      path: join(root, "src", folder, "index.ts"),
    };
  });

  const { config } = ts.readConfigFile(join(root, "tsconfig.src.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    entries.map(({ path }) => path),
    options,
  );
  return new Map(entries.map(({ name, title, path }) => [`${name}.txt`, report(program, title, path)]));
}

/**
 * @param {ts.Program} program
 * @param {string} title
 * @param {string} path
 */
function report(program, title, path) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${path} exports nothing`);
  const parts = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const renamed = target.name === symbol.name ? "" : `${symbol.name} is\n`;
      return renamed + declarationsOf(target).join("\n");
    });
  return `${[`# ${title}: ${parts.length} names`, ...parts].join("\n\n")}\n`;
}

/**
 * The declarations of a symbol as a reader of the type files meets them, without comments.
 * @param {ts.Symbol} symbol
 * @returns {string[]}
 */
function declarationsOf(symbol) {
  const files = new Set((symbol.declarations ?? []).map((node) => node.getSourceFile()));
  return [...files].flatMap((file) =>
    declarationFile(file).statements.flatMap((statement) =>
      namesOf(statement).includes(symbol.name) ? [statement.getText()] : [],
    ),
  );
}

/** @type {Map<string, ts.SourceFile>} */
const declarationFiles = new Map();

/**
 * @param {ts.SourceFile} source
 * @returns {ts.SourceFile} its .d.ts
 */
function declarationFile(source) {
  let file = declarationFiles.get(source.fileName);
  if (file === undefined) {
    const { outputText } = ts.transpileDeclaration(source.text, {
      fileName: source.fileName,
      compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true },
    });
    file = ts.createSourceFile("file.d.ts", outputText, ts.ScriptTarget.ES2022, true);
    declarationFiles.set(source.fileName, file);
  }
  return file;
}

/**
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  return ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
    ? [statement.name?.text ?? ""]
    : [];
}

/**
 * @param {string} before
 * @param {string} after
 * @returns {string[]} lines that went (-) and came (+); the order inside a block is kept
 */
function difference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), "../..");
  const folder = join(root, "test/fixtures/api");
  const reports = apiReports(root);
  mkdirSync(folder, { recursive: true });
  if (process.argv.includes("--check")) {
    for (const [name, text] of reports) {
      let before = "";
      try {
        before = readFileSync(join(folder, name), "utf8");
      } catch {}
      if (before === text) continue;
      console.error(`${name}:`);
      console.error(difference(before, text).join("\n") || "  (the order of lines changed)");
      process.exitCode = 1;
    }
    const known = readdirSync(folder).filter((name) => !reports.has(name));
    for (const name of known) {
      console.error(`${name}: no such door in package.json`);
      process.exitCode = 1;
    }
    if (process.exitCode) {
      console.error('The public surface changed. If that is meant: "npm run api:update".');
    }
  } else {
    for (const [name, text] of reports) writeFileSync(join(folder, name), text);
  }
}
