import { defineConfig } from "vite";

/** The command line as one file that needs nothing but Node. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: "dist/cli",
    target: "node20",
    minify: false,
    license: { fileName: "licenses.md" },
    ssr: "src/cli/main.ts",
    rolldownOptions: {
      output: { entryFileNames: "hopwatch.js", codeSplitting: false },
    },
  },
});
