import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import site from "./vite.config.ts";
import { inlineWorkers, oneFile } from "./vite.oneFile.ts";
import { runtimeByName } from "./vite.runtime.ts";

/** `dist/hopwatch.html`: the whole site in one file, which opens from a USB stick without a server. */
export default defineConfig({
  base: "./",
  ...(site.resolve && { resolve: site.resolve }),
  publicDir: false,
  plugins: [
    runtimeByName,
    inlineWorkers,
    oneFile("hopwatch.html", readFileSync(new URL("public/icon.svg", import.meta.url), "utf8")),
  ],
  worker: { format: "es" },
  build: {
    ...site.build,
    outDir: "dist",
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: { ...site.build?.rolldownOptions, output: { codeSplitting: false } },
  },
});
