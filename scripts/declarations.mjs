/**
 * Writes the declarations of the published modules, and only those that an entry reaches. Their
 * relative imports get the `.js` ending that Node's own resolution asks for; a declaration that
 * would need a package is an error, since the bundles carry theirs with them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";

/**
 * @param {{ root: string, entries: readonly string[], outDir: string, given?: readonly string[] }} options
 *   `given`: packages that whoever uses these declarations has anyway
 */
export async function writeDeclarations({ root, entries, outDir, given = [] }) {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, "tsconfig.json"),
    {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: path.join(root, "src"),
      outDir: path.join(root, outDir),
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: failOn },
  );
  if (config === undefined) throw new Error("tsconfig.json cannot be read");
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    config.options,
  );
  /** @type {Map<string, string>} */
  const emitted = new Map();
  const { diagnostics } = program.emit(undefined, (file, text) => emitted.set(file, text));
  diagnostics.forEach(failOn);

  const queue = entries.map((entry) =>
    path.join(root, outDir, path.relative("src", entry)).replace(/\.ts$/, ".d.ts"),
  );
  const seen = new Set(queue);
  for (const file of queue) {
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`no declaration was made for ${file}`);
    const imports = ts
      .preProcessFile(text, true, true)
      .importedFiles.filter(({ fileName }) => !given.includes(fileName));
    for (const { fileName } of imports) {
      if (!fileName.startsWith(".")) throw new Error(`${file} needs the package "${fileName}"`);
      const next = path.join(path.dirname(file), `${fileName}.d.ts`);
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withEndings(text, imports));
  }
}

/**
 * @param {string} text
 * @param {readonly ts.FileReference[]} imports `pos` is at the quote before the name
 */
function withEndings(text, imports) {
  return [...imports]
    .map(({ pos, fileName }) => pos + 1 + fileName.length)
    .sort((a, b) => b - a)
    .reduce((done, end) => `${done.slice(0, end)}.js${done.slice(end)}`, text);
}

/** @param {ts.Diagnostic} diagnostic @returns {never} */
function failOn(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"));
}
