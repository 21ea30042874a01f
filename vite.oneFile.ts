import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What would end the element early in HTML means the same to JavaScript when it is escaped. */
const inScript = (code: string) => code.replaceAll(/<(?=\/script|!--)/gi, "\\x3C");

/** Nothing but what stands in the file itself; a worker is made from its own text. */
const policy = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    "worker-src blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The worker as text in the page: from `file://` there is no other file to load it from. */
export const inlineWorkers: Plugin = {
  name: "hopwatch:inline-workers",
  enforce: "pre",
  transform(code, id) {
    const made = /new Worker\(new URL\("(.+?)\.ts", import\.meta\.url\), \{ type: "module" \}\)/;
    const [form, file] = made.exec(code) ?? [];
    if (form === undefined || !/\/src\/.*\.ts$/.test(id)) return undefined;
    return `import InlineWorker from "${file}.ts?worker&inline";\n${code.replace(form, "new InlineWorker()")}`;
  },
};

/** Puts script, style, icon and licences into the page, and leaves nothing else. */
export function oneFile(name: string, icon: string): Plugin {
  return {
    name: "hopwatch:one-file",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const script = inScript(only(bundle, ".js"));
        const style = only(bundle, ".css");
        const licences = only(bundle, ".md").replaceAll("--", "- -");
        const page = only(bundle, ".html")
          .replace(/\s*<script type="module"[^>]*><\/script>/, "")
          .replace(/\s*<link rel="stylesheet"[^>]*>/, "")
          .replace(
            /href="[^"]*icon\.svg"/,
            () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`,
          )
          .replace(
            '<meta charset="utf-8" />',
            (charset) =>
              `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(script, style)}" />`,
          )
          .replace("</head>", () => `  <style>${style}</style>\n  </head>`)
          .replace("</body>", () => `  <script type="module">${script}</script>\n  </body>`);
        for (const file of Object.keys(bundle)) delete bundle[file];
        this.emitFile({ type: "asset", fileName: name, source: `${page}<!--\n${licences}\n-->\n` });
      },
    },
  };
}

/** The text of the one output with this ending; a second one would be lost, so it is refused. */
function only(bundle: Rolldown.OutputBundle, ending: string): string {
  const [first, ...others] = Object.values(bundle).filter(({ fileName }) =>
    fileName.endsWith(ending),
  );
  if (first === undefined || others.length > 0) {
    throw new Error(`One ${ending} was expected, there are ${first ? others.length + 1 : 0}.`);
  }
  const text = first.type === "chunk" ? first.code : first.source;
  return typeof text === "string" ? text : new TextDecoder().decode(text);
}
