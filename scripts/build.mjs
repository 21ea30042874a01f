/** Builds everything that is published: the site, the same in one file, the modules with their declarations, the command. */
import { chmod, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { writeDeclarations } from "./declarations.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);

await rm("dist", { recursive: true, force: true });
const CONFIGS = [
  "vite.config.ts",
  "vite.offline.config.ts",
  "vite.engine.config.ts",
  "vite.cli.config.ts",
];
for (const configFile of CONFIGS) await build({ configFile, logLevel: "warn" });
await writeDeclarations({
  root: ROOT,
  entries: ["src/engine/index.ts", "src/codec/parseScenario.ts"],
  outDir: "dist/engine/types",
});
await chmod("dist/cli/hopwatch.js", 0o755);
console.log("Built dist/site, dist/hopwatch.html, dist/engine and dist/cli.");
