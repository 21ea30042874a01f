import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";
import manifest from "./package.json" with { type: "json" };
import { runtime, runtimeByName } from "./vite.runtime.ts";

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

/** Of the texts, only those of the parts that an embed can show; no library by its name, no rare rule by its words. */
const embeddedTexts: Plugin = {
  name: "hopwatch:embedded-texts",
  enforce: "pre",
  resolveId(source) {
    if (/\/partingNames$/.test(source)) return SOURCE("layout/namelessParting.ts");
    if (/\/(rareRules|breakerRules)$/.test(source)) return SOURCE("texts/countedRules.ts");
    if (/\/texts\/en$|^\.\/en$/.test(source)) return SOURCE("texts/embedded.ts");
    return /\/texts\/all$/.test(source) ? SOURCE("texts/embeddedAll.ts") : undefined;
  },
};
const SOURCE = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url));

/** Puts the body into `src/embed/body.ts` as a function, built for itself: what is not called is not run. */
const bodyInside: Plugin = {
  name: "hopwatch:body-inside",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!/[\\/]src[\\/]embed[\\/]body\.ts$/.test(id)) return;
    const built = await build({
      configFile: fileURLToPath(import.meta.url),
      mode: "body",
      logLevel: "warn",
      build: { write: false, license: { fileName: "licenses.md" } },
    });
    const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
    const script = outputs.find((file) => file.type === "chunk");
    for (const file of outputs) {
      if (file.fileName !== "licenses.md" || file.type !== "asset") continue;
      this.emitFile({ type: "asset", fileName: file.fileName, source: file.source });
    }
    if (script?.type !== "chunk") return this.error("The body of the embed was not built.");
    return `export const loadBody = async () => { ${script.code}; return ${BODY}; };`;
  },
};
const BODY = "hopwatchBody";

/** What is built, by mode: each is one classic script that needs nothing else and leaves no name behind. */
const SCRIPTS: Readonly<Record<string, { readonly entry: string; readonly file: string }>> = {
  /** The custom element. */
  element: { entry: "src/embed/define.ts", file: "hopwatch-embed.js" },
  /** The page inside an iframe. */
  page: { entry: "src/embed/framePage.ts", file: "embed.js" },
  /** Beside the iframe, on the host's page. */
  frame: { entry: "src/embed/frameHost.ts", file: "hopwatch-frame.js" },
  /** Languages, beside the first two: loaded when an embed is to speak them. */
  ru: { entry: "src/embed/languages/ru.ts", file: "hopwatch-embed.ru.js" },
  vi: { entry: "src/embed/languages/vi.ts", file: "hopwatch-embed.vi.js" },
  /** Lessons in an iframe, and their languages: loaded when the address of a frame names one. */
  lesson: { entry: "src/embed/lessons/play.ts", file: "hopwatch-lesson.js" },
  "lesson.ru": { entry: "src/embed/lessons/ru.ts", file: "hopwatch-lesson.ru.js" },
  "lesson.vi": { entry: "src/embed/lessons/vi.ts", file: "hopwatch-lesson.vi.js" },
  /** Part of the first two. */
  body: { entry: "src/embed/embedLife.ts", file: "body.js" },
};

/** A page without an origin may make no worker: whoever asks for one goes on without, as anywhere. */
const noWorkers: Plugin = {
  name: "hopwatch:no-workers",
  enforce: "pre",
  transform(code, id) {
    const form = /new Worker\(new URL\(".+?", import\.meta\.url\), \{ type: "module" \}\)/;
    if (!/[\\/]src[\\/]/.test(id) || !form.test(code)) return undefined;
    return code.replace(form, '(() => { throw new Error("A frame has no worker."); })()');
  },
};

/** Long runs are made in slices: their worker, and what reads what it hands over, are left out. */
const nearRuns: Plugin = {
  name: "hopwatch:near-runs",
  enforce: "pre",
  resolveId: (source) => (/\/runDoor$/.test(source) ? SOURCE("session/nearRunDoor.ts") : undefined),
};

/**
 * What the site loads on demand is in these files anyway: taken in at once, its modules, and all that they share
 * with others, need no wrapping to be run later.
 */
const nothingLater: Plugin = {
  name: "hopwatch:nothing-later",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]src[\\/](ui|embed)[\\/]/.test(id)) return undefined;
    const found: string[] = [];
    const now = code.replace(/(?<!typeof )\bimport\((".+?")\)/g, (_, place) => {
      found.push(`import * as later${found.length} from ${place};`);
      return `Promise.resolve(later${found.length - 1})`;
    });
    return found.length === 0 ? undefined : found.join("") + now;
  },
};

/** A lesson may show any panel, so it has all the words. */
function pluginsOf(mode: string): Plugin[] {
  // The page of a frame is there to show it: nobody pays for what is not called, and it is parsed off the main thread.
  if (mode === "body" || mode === "page")
    return [nearRuns, embeddedTexts, nothingLater, stylesInside];
  if (mode === "lesson") return [nearRuns, noWorkers, nothingLater, stylesInside];
  return [embeddedTexts, bodyInside];
}

export default defineConfig(({ mode }) => {
  const script = SCRIPTS[mode];
  if (script === undefined) throw new Error(`Modes: ${Object.keys(SCRIPTS).join(", ")}.`);
  const isBody = mode === "body";
  return {
    publicDir: false,
    resolve: { alias: runtime },
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.HOPWATCH_VERSION": JSON.stringify(manifest.version),
    },
    plugins: [runtimeByName, ...pluginsOf(mode)],
    build: {
      outDir: "dist/embed",
      emptyOutDir: false,
      target: "es2023",
      // `light-dark()` as it is: replaced by variables it would be resolved on the host, and a theme
      // that is set inside would come too late.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1000,
      lib: {
        formats: ["iife"],
        name: isBody ? BODY : "hopwatch",
        entry: script.entry,
        fileName: () => script.file,
      },
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: /[\\/]node_modules[\\/]d3(-\w+)?[\\/]/, sideEffects: false }],
        },
        output: { codeSplitting: false, minify: true, exports: isBody ? "named" : "none" },
      },
    },
  };
});
