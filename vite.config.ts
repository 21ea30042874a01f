import { defineConfig, type Plugin } from "vite";
import { runtime, runtimeByName } from "./vite.runtime.ts";

/** What the built page may do; the dev server needs inline scripts, so it goes without. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const contentSecurityPolicy: Plugin = {
  name: "hopwatch:content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

/** The site: static files that work from any folder of any server. */
export default defineConfig({
  base: "./",
  resolve: { alias: runtime },
  plugins: [runtimeByName, contentSecurityPolicy],
  build: {
    outDir: "dist/site",
    modulePreload: { polyfill: false },
    // `scripts/size.mjs` is the limit that counts.
    chunkSizeWarningLimit: 1000,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      // All of the first load in one file: shared with what comes later it would be in twenty, which
      // gzip packs one by one.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
      // d3 names its DOM modules as having effects; `layout` only computes, so they may go.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/]d3(-\w+)?[\\/]/, sideEffects: false }],
      },
    },
  },
});
