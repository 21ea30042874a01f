/**
 * Everything a reviewer would run, stage by stage, some side by side; where one fails it ends.
 * `node scripts/test.mjs types lint` runs those alone. The last line sums the tests that ran.
 */
import { spawn } from "node:child_process";
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

/** Each stage is one or more Node commands, one after another. @type {Record<string, readonly (readonly string[])[]>} */
const STAGES = {
  types: [
    [TSC, "-p", "."],
    [TSC, "-p", "src/engine"],
  ],
  lint: [[BIOME, "check", "--error-on-warnings"]],
  build: [["scripts/build.mjs"]],
  size: [["scripts/size.mjs"]],
  // Those of the package are of what was built.
  unit: [vitest("unit", "node", "dom", "pages", "package")],
  browser: [[PLAYWRIGHT, "test"]],
  bench: [["scripts/bench.mjs", "--short"]],
};
/** Side by side where each by itself would leave a core idle. The others have all cores to themselves. */
const ROUNDS = [["types", "lint", "build"], ["size"], ["unit"], ["browser"], ["bench"]];

const NO_CHROME =
  "The browser tests need Chrome or Chromium and none could be found or installed: " +
  "install one, or name it in CHROME_PATH.";

/**
 * Whether all its commands pass. What they print comes at once where it runs by itself, else when it is over.
 * @param {string} stage @param {boolean} alone
 */
async function passes(stage, alone) {
  const said = [`\n== ${stage}\n`];
  if (alone) process.stdout.write(said.pop() ?? "");
  if (stage === "browser") {
    const chrome = getChrome();
    if (chrome === null) return console.error(NO_CHROME);
    process.env.CHROME_PATH = chrome;
  }
  let isSound = true;
  for (const args of STAGES[stage] ?? []) {
    isSound &&= await new Promise((resolve) => {
      const ran = spawn(process.execPath, args, { stdio: alone ? "inherit" : "pipe" });
      for (const stream of [ran.stdout, ran.stderr]) stream?.on("data", (text) => said.push(text));
      ran.on("close", (status) => resolve(status === 0));
    });
  }
  process.stdout.write(said.join(""));
  return isSound;
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
const sum = { passed: 0, failed: 0 };
/** @type {string | undefined} */
let failing;
for (const round of ROUNDS) {
  const stages = round.filter((stage) => asked.length === 0 || asked.includes(stage));
  const alone = stages.length === 1;
  const passed = await Promise.all(stages.map((stage) => passes(stage, alone)));
  for (const counts of stages.map(countsOf)) {
    sum.passed += counts.passed;
    sum.failed += counts.failed;
  }
  failing = stages.find((_, index) => !passed[index]);
  if (failing !== undefined) break;
}

if (failing !== undefined) {
  console.error(`\nStopped at the stage "${failing}", which failed.`);
  // A stage that fails outside of any test still counts as one failure.
  sum.failed = Math.max(sum.failed, 1);
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = failing === undefined ? 0 : 1;
