/** Builds everything that is published: the site, the same in one file, the embed, the modules with their declarations, the command. */
import { chmod, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { writeDeclarations } from "./declarations.mjs";
import { buildEmbed } from "./embed.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);

await rm("dist", { recursive: true, force: true });
for (const name of ["vite", "vite.offline", "vite.engine", "vite.cli"]) {
  await build({ configFile: `${name}.config.ts`, logLevel: "warn" });
}
await buildEmbed();
await writeDeclarations({
  root: ROOT,
  entries: ["src/engine/index.ts", "src/codec/parseScenario.ts"],
  outDir: "dist/engine/types",
});
await writeDeclarations({
  root: ROOT,
  entries: ["src/embed/index.ts", "src/embed/react.ts"],
  outDir: "dist/embed/types",
  given: ["react"],
});
await chmod("dist/cli/hopwatch.js", 0o755);
console.log("Built dist/site, dist/hopwatch.html, dist/embed, dist/engine and dist/cli.");
