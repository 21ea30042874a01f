/** Writes `public/schema/scenario-v1.json` from the validating code. A test holds it up to date. */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);

/** @type {{ module: { scenarioJsonSchema: () => object } }} */
const { module } = await runnerImport(`${ROOT}/src/codec/scenarioSchema.ts`, {
  configFile: false,
  logLevel: "warn",
});
await mkdir("public/schema", { recursive: true });
await writeFile(
  "public/schema/scenario-v1.json",
  `${JSON.stringify(module.scenarioJsonSchema(), null, 2)}\n`,
);
const BIOME = "node_modules/@biomejs/biome/bin/biome";
execFileSync(process.execPath, [BIOME, "format", "--write", "public/schema"], { stdio: "ignore" });
console.log("Wrote public/schema/scenario-v1.json.");
