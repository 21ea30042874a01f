/**
 * Everything a reviewer would run, stage by stage; the first stage that fails is the last.
 * `node scripts/test.mjs types lint` runs those alone. The last line sums the tests that ran.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getChrome } from "./chrome.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const TSC = "node_modules/typescript/bin/tsc";
const BIOME = "node_modules/@biomejs/biome/bin/biome";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/** @param {string} name @param {readonly string[]} projects */
const vitest = (name, ...projects) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--allowOnly=false",
  ...projects.map((project) => `--project=${project}`),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=reports/${name}.json`,
];

/** Each stage is one or more Node commands. @type {Record<string, readonly (readonly string[])[]>} */
const STAGES = {
  types: [
    [TSC, "-p", "."],
    [TSC, "-p", "src/engine"],
  ],
  lint: [[BIOME, "check", "--error-on-warnings"]],
  unit: [vitest("unit", "node", "dom")],
  build: [["scripts/build.mjs"]],
  size: [["scripts/size.mjs"]],
  package: [vitest("package", "package")],
  browser: [[PLAYWRIGHT, "test"]],
  bench: [["scripts/bench.mjs", "--short"]],
};

const NO_CHROME =
  "The browser tests need Chrome or Chromium and none could be found or installed: " +
  "install one, or name it in CHROME_PATH.";

/** @param {string} stage */
function passes(stage) {
  console.log(`\n== ${stage}`);
  if (stage === "browser") {
    const chrome = getChrome();
    if (chrome === null) return console.error(NO_CHROME);
    process.env.CHROME_PATH = chrome;
  }
  const commands = STAGES[stage] ?? [];
  return commands.every(
    (args) => spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0,
  );
}

/**
 * The counts a stage's runner has left, if it is one that counts.
 * @param {string} stage
 * @returns {{ passed: number, failed: number }}
 */
function countsOf(stage) {
  let report;
  try {
    report = JSON.parse(readFileSync(`reports/${stage}.json`, "utf8"));
  } catch {
    return { passed: 0, failed: 0 };
  }
  return report.stats === undefined
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((stage) => !(stage in STAGES));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(", ")}. There are ${Object.keys(STAGES).join(", ")}.`,
  );
  process.exit(2);
}

rmSync("reports", { recursive: true, force: true });
mkdirSync("reports");
const stages = Object.keys(STAGES).filter((stage) => asked.length === 0 || asked.includes(stage));
const sum = { passed: 0, failed: 0 };
const failing = stages.find((stage) => {
  const passed = passes(stage);
  const counts = countsOf(stage);
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  return !passed;
});

if (failing !== undefined) {
  console.error(`\nStopped at the stage "${failing}", which failed.`);
  // A stage that fails outside of any test still counts as one failure.
  sum.failed = Math.max(sum.failed, 1);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = failing === undefined ? 0 : 1;
