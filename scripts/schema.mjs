/** Writes the schemas in `public/schema` from the validating code. Tests hold them up to date. */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);

/** Each file, and where its schema is made. */
const SCHEMAS = [
  ["scenario-v1.json", "scenarioSchema.ts", "scenarioJsonSchema"],
  ["lesson-v1.json", "lessonSchema.ts", "lessonJsonSchema"],
];

await mkdir("public/schema", { recursive: true });
for (const [file, source, make = ""] of SCHEMAS) {
  /** @type {{ module: Record<string, (() => object) | undefined> }} */
  const { module } = await runnerImport(`${ROOT}/src/codec/${source}`, {
    configFile: false,
    logLevel: "warn",
  });
  await writeFile(`public/schema/${file}`, `${JSON.stringify(module[make]?.(), null, 2)}\n`);
}
const BIOME = "node_modules/@biomejs/biome/bin/biome";
execFileSync(process.execPath, [BIOME, "format", "--write", "public/schema"], { stdio: "ignore" });
console.log(`Wrote ${SCHEMAS.map(([file]) => `public/schema/${file}`).join(" and ")}.`);
