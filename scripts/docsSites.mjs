/**
 * Docs sites whose tools are too large for every `npm ci`: installs them in folders of their own, has the
 * sites built, and opens them with what is in `dist` (`test/docs-sites`). A name after it runs that alone.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { getChrome } from "./chrome.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
function run(command, args, cwd = ".") {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const chrome = getChrome();
if (chrome === null)
  throw new Error("There is no Chrome or Chromium, and none could be installed.");
process.env.CHROME_PATH = chrome;

const asked = process.argv.slice(2);
for (const tool of ["docusaurus", "lighthouse"]) {
  if (asked.length === 0 || asked.includes(tool)) {
    run("npm", ["ci", "--no-audit", "--no-fund"], `test/docs-sites/${tool}`);
  }
}
run(process.execPath, [
  "node_modules/@playwright/test/cli.js",
  "test",
  "--config=playwright.docsSites.config.ts",
  ...asked,
]);
