/**
 * Replays recordings of real breakers through the profiles: `npm run vectors -- FOLDER`. Prints per
 * library how many agree, and of those that differ the first step. Ends with 1 when something
 * differs or cannot be read, with 2 when there is nothing to replay. `--write-fixtures` keeps a sample of the folder
 * in `test/fixtures/vectors`; `--write-docs` writes what follows from that sample.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

/** @typedef {import("../src/profiles/recording").Recording} Recording */
/** @typedef {import("./recordings").Recordings} Recordings */

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FIXTURES = "test/fixtures/vectors";
const DEFAULT_FOLDER = "../shared/vectors";
const USAGE = "Usage: npm run vectors -- [FOLDER] [--write-fixtures] [--write-docs]";

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "write-fixtures": { type: "boolean", default: false },
        "write-docs": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** @param {string} file */
async function load(file) {
  const { module } = await runnerImport(join(ROOT, file), { configFile: false, logLevel: "warn" });
  return module;
}

const { values, positionals } = readArguments();
if (positionals.length > 1) stop(USAGE);
const folder = resolve(process.cwd(), positionals[0] ?? join(ROOT, DEFAULT_FOLDER));
process.chdir(ROOT);

/** @type {typeof import("./recordings")} */
const recordings = await load("scripts/recordings.ts");
/** @type {typeof import("./recordingsReport")} */
const report = await load("scripts/recordingsReport.ts");

if (!existsSync(folder) || !statSync(folder).isDirectory()) stop(`There is no folder ${folder}.`);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const read = recordings.readRecordings(files);
if ("problem" in read) stop(read.problem);
if (read.byLibrary.size === 0) stop(`There are no recordings of breakers in ${folder}.`);

const startedAt = performance.now();
const result = report.replayAll(read);
for (const line of report.linesOf(result)) console.log(line);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exitCode = result.unexplained === 0 ? 0 : 1;

const BIOME = "node_modules/@biomejs/biome/bin/biome";
/** @param {string} path */
function format(path) {
  execFileSync(process.execPath, [BIOME, "format", "--write", path], { stdio: "ignore" });
}

if (values["write-fixtures"]) {
  for (const { name, text } of recordings.sampleOf(read)) writeFileSync(join(FIXTURES, name), text);
  const whole = join(FIXTURES, "whole.json");
  writeFileSync(whole, `${JSON.stringify(report.totalsOf(result))}\n`);
  format(whole);
  console.log(`Wrote ${FIXTURES}.`);
}
if (values["write-docs"]) {
  /** @type {typeof import("./fidelityPage")} */
  const page = await load("scripts/fidelityPage.ts");
  const fidelity = page.fidelityOf(FIXTURES);
  const docs = "docs/fidelity.md";
  const data = "src/profiles/breakerFidelity.ts";
  writeFileSync(data, page.dataFile(fidelity));
  format(data);
  writeFileSync(docs, page.withBreakers(readFileSync(docs, "utf8"), fidelity));
  console.log(`Wrote ${docs} and ${data}.`);
}
