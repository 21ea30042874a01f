/** The size budgets, gzipped: what `dist/site/index.html` names of JavaScript, and the embed, all in. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const SITE_KB = 150;
/** The goal is 60 kB; docs/decisions.md says why it is not met. */
const EMBED_KB = 150;
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
  const figure = `${(bytes / 1000).toFixed(1)} kB gzip ${what}, limit ${limitKb} kB`;
  if (bytes <= limitKb * 1000) return console.log(`${figure}.`);
  console.error(`Too large: ${figure}.`);
  process.exitCode = 1;
}

check("of JavaScript on first load", await gzipped(names.map((name) => `site/${name}`)), SITE_KB);
check("of the embed", await gzipped(["embed/hopwatch-embed.js"]), EMBED_KB);
