/** Builds everything that is published: the site, the embed, the modules with their declarations, the command. */
import { chmod, copyFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { writeDeclarations } from "./declarations.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);

await rm("dist", { recursive: true, force: true });
for (const name of ["vite", "vite.embed", "vite.engine", "vite.cli"]) {
  await build({ configFile: `${name}.config.ts`, logLevel: "warn" });
}
await writeDeclarations({
  root: ROOT,
  entries: ["src/engine/index.ts", "src/codec/parseScenario.ts"],
  outDir: "dist/engine/types",
});
await writeDeclarations({
  root: ROOT,
  entries: ["src/embed/index.ts"],
  outDir: "dist/embed/types",
});
await copyFile("src/embed/react.d.ts", "dist/embed/react.d.ts");
await chmod("dist/cli/hopwatch.js", 0o755);
console.log("Built dist/site, dist/embed, dist/engine and dist/cli.");
