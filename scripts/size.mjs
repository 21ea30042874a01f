/**
 * The size budgets: what `dist/site/index.html` names of JavaScript and the embed, all in, gzipped; and
 * the one file, which is carried and not sent, as it is.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const SITE_KB = 150;
/** The goal is 60 kB; docs/decisions.md says why it is not met. */
const EMBED_KB = 156;
/** Opens at once from a slow stick, and goes through any mail; the course in three languages fits in. */
const FILE_KB = 2000;
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

const html = await readFile(path.join(DIST, "site/index.html"), "utf8");
const names = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = ""]) => name);
if (names.length === 0) throw new Error("dist/site/index.html names no JavaScript");

/** @param {readonly string[]} files */
async function gzipped(files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(path.join(DIST, file))).length;
  return bytes;
}

/** @param {string} what @param {number} bytes @param {number} limitKb */
function check(what, bytes, limitKb) {
  const figure = `${(bytes / 1000).toFixed(1)} kB ${what}, limit ${limitKb} kB`;
  if (bytes <= limitKb * 1000) return console.log(`${figure}.`);
  console.error(`Too large: ${figure}.`);
  process.exitCode = 1;
}

const firstLoad = await gzipped(names.map((name) => `site/${name}`));
check("gzip of JavaScript on first load", firstLoad, SITE_KB);
check("gzip of the embed", await gzipped(["embed/hopwatch-embed.js"]), EMBED_KB);
check("in dist/hopwatch.html", (await stat(path.join(DIST, "hopwatch.html"))).size, FILE_KB);
