/**
 * Runs `test/bench/*.bench.ts` and prints what they measured, beside what it is meant to be. Each
 * is bundled like the published code and has a process to itself. `--short` measures less; a name
 * picks the benches whose file name has it. Nothing fails because it is slow.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "vite";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    bundle: { type: "string" },
  },
});

const OUT_DIR = "dist/bench";
const FULL_MS = 1000;
const SHORT_MS = 150;

/** @param {import("../test/bench/figure").Figure} figure */
function line({ what, value, unit, goal }) {
  const figure = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 }).format(value);
  const meant = goal === null ? "" : `   ${value <= goal ? "within" : "OVER"} the goal of ${goal}`;
  return `${what.padEnd(60)}${figure.padStart(9)} ${unit.padEnd(5)}${meant}`;
}

if (values.bundle !== undefined) {
  /** @type {{ default: import("../test/bench/figure").Report }} */
  const { default: report } = await import(pathToFileURL(values.bundle).href);
  for (const figure of await report(values.short ? SHORT_MS : FULL_MS)) console.log(line(figure));
} else {
  const names = readdirSync("test/bench")
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.slice(0, -".ts".length))
    .filter((name) => positionals.every((part) => name.includes(part)));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: OUT_DIR,
      target: "es2022",
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `test/bench/${name}.ts`])),
      },
    },
  });
  const script = fileURLToPath(import.meta.url);
  const length = values.short ? ["--short"] : [];
  const allRan = names.every((name) => {
    const args = ["--expose-gc", script, "--bundle", `${OUT_DIR}/${name}.js`, ...length];
    return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
  });
  process.exitCode = allRan && names.length > 0 ? 0 : 1;
}
