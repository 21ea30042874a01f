/** Finds a Chrome or Chromium for the browser tests, or gets one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser that runs: `CHROME_PATH`, one that is installed, or Playwright's own. */
export function findChrome() {
  const named = process.env.CHROME_PATH;
  if (named) return runs(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...installed, ...ELSEWHERE, chromium.executablePath()].find(runs) ?? null;
}

/**
 * Ubuntu's `chromium-browser` can be a note that says to install a snap, so being there is not
 * enough. On Windows `--version` would open a window.
 * @param {string} file
 */
function runs(file) {
  if (!existsSync(file)) return false;
  if (process.platform === "win32") return true;
  const asked = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return asked.status === 0 && /chrom/i.test(asked.stdout);
}

/** The same, installing one where there is none; null when that cannot be done. */
export function getChrome() {
  const found = findChrome();
  if (found !== null || process.env.CHROME_PATH) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/etc/debian_version")) {
    console.log("No Chrome or Chromium found: installing chromium with apt-get.");
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
    const fromApt = findChrome();
    if (fromApt !== null) return fromApt;
  }
  console.log("No Chrome or Chromium found: downloading one with Playwright's installer.");
  const cli = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));
  const libraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  run(process.execPath, [cli, "install", ...libraries, "--no-shell", "chromium"]);
  return findChrome();
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
