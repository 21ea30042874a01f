import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { runtime } from "./vite.runtime.ts";

/** Stands in `src/embed/styles.ts`, in whichever quotes it is left by the minifier. */
const PLACE = /(["'`])\/\*hopwatch-embed-styles\*\/\1/;

/** Puts the style sheets of all parts into the script itself, for the shadow root. */
const stylesInside: Plugin = {
  name: "hopwatch:styles-inside",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const styles = files.filter((file) => file.fileName.endsWith(".css"));
    const css = styles.map((file) => ("source" in file ? String(file.source) : "")).join("");
    for (const { fileName } of styles) delete bundle[fileName];
    for (const file of files) {
      if (file.type !== "chunk") continue;
      if ((css === "") === PLACE.test(file.code))
        this.error("Styles and their place do not match.");
      if (css === "") continue;
      file.code = file.code.replace(PLACE, () => JSON.stringify(css.trim()));
    }
  },
};

/** Of the texts, only those of the parts that an embed can show. */
const embeddedTexts: Plugin = {
  name: "hopwatch:embedded-texts",
  enforce: "pre",
  resolveId(source) {
    if (/\/texts\/en$|^\.\/en$/.test(source)) return TEXTS("embedded.ts");
    return /\/texts\/all$/.test(source) ? TEXTS("embeddedAll.ts") : undefined;
  },
};
const TEXTS = (name: string) => fileURLToPath(new URL(`src/texts/${name}`, import.meta.url));

/** What is built, by mode: each is one classic script that needs nothing else and leaves no name behind. */
const SCRIPTS: Readonly<Record<string, { readonly entry: string; readonly file: string }>> = {
  /** The custom element. */
  element: { entry: "src/embed/define.ts", file: "hopwatch-embed.js" },
  /** The page inside an iframe. */
  page: { entry: "src/embed/framePage.ts", file: "embed.js" },
  /** Beside the iframe, on the host's page. */
  frame: { entry: "src/embed/frameHost.ts", file: "hopwatch-frame.js" },
};

export default defineConfig(({ mode }) => {
  const script = SCRIPTS[mode];
  if (script === undefined) throw new Error(`Modes: ${Object.keys(SCRIPTS).join(", ")}.`);
  return {
    publicDir: false,
    resolve: { alias: runtime },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [embeddedTexts, stylesInside],
    build: {
      outDir: "dist/embed",
      emptyOutDir: false,
      target: "es2023",
      // `light-dark()` as it is: replaced by variables it would be resolved on the host, and a theme
      // that is set inside would come too late.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1000,
      license: mode === "element" && { fileName: "licenses.md" },
      lib: {
        formats: ["iife"],
        name: "hopwatch",
        entry: script.entry,
        fileName: () => script.file,
      },
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: /[\\/]node_modules[\\/]d3(-\w+)?[\\/]/, sideEffects: false }],
        },
        output: { codeSplitting: false, minify: true, exports: "none" },
      },
    },
  };
});
