/**
 * The size budgets: all JavaScript that `dist/site/index.html` names, gzipped; and the one file, which
 * is carried and not sent, as it is.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
/** Opens at once from a slow stick, and goes through any mail; the course in three languages fits in. */
const LIMIT_FILE_MB = 2;
const FILE = new URL("../dist/hopwatch.html", import.meta.url);
const SITE = fileURLToPath(new URL("../dist/site", import.meta.url));

const html = await readFile(path.join(SITE, "index.html"), "utf8");
const names = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = ""]) => name);
if (names.length === 0) throw new Error("dist/site/index.html names no JavaScript");

let bytes = 0;
for (const name of names) bytes += gzipSync(await readFile(path.join(SITE, name))).length;

const { size } = await stat(FILE);
const figures = [
  {
    text: `${(bytes / 1000).toFixed(1)} kB gzip of JavaScript on first load, limit ${LIMIT_KB} kB`,
    fits: bytes <= LIMIT_KB * 1000,
  },
  {
    text: `${(size / 1e6).toFixed(2)} MB in dist/hopwatch.html, limit ${LIMIT_FILE_MB} MB`,
    fits: size <= LIMIT_FILE_MB * 1e6,
  },
];
for (const { text, fits } of figures) {
  if (fits) console.log(`${text}.`);
  else console.error(`Too large: ${text}.`);
}
process.exitCode = figures.every(({ fits }) => fits) ? 0 : 1;
