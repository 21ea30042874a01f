import { defineConfig } from "vite";

/** The published modules: `hopwatch/engine` and `hopwatch/codec`, for Node and for bundlers. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist/engine",
    target: "es2022",
    minify: false,
    license: { fileName: "licenses.md" },
    lib: {
      formats: ["es"],
      entry: { index: "src/engine/index.ts", codec: "src/codec/parseScenario.ts" },
    },
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
