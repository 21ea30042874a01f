/** The size budget: all JavaScript that `dist/site/index.html` names, gzipped, against its limit. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 150;
const SITE = fileURLToPath(new URL("../dist/site", import.meta.url));

const html = await readFile(path.join(SITE, "index.html"), "utf8");
const names = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = ""]) => name);
if (names.length === 0) throw new Error("dist/site/index.html names no JavaScript");

let bytes = 0;
for (const name of names) bytes += gzipSync(await readFile(path.join(SITE, name))).length;

const figure = `${(bytes / 1000).toFixed(1)} kB gzip of JavaScript on first load, limit ${LIMIT_KB} kB`;
if (bytes > LIMIT_KB * 1000) {
  console.error(`Too large: ${figure}.`);
  process.exit(1);
}
console.log(`${figure}.`);
