/** What an author pastes: once for a site, and where the picture is to stand. One entry a docs tool. */
import { escaped } from "../../layout/svgText";

export const TOOLS = [
  "html",
  "markdown",
  "docusaurus",
  "vitepress",
  "mkdocs",
  "starlight",
  "sphinx",
] as const;
export type Tool = (typeof TOOLS)[number];
export type Way = "element" | "frame";

export interface SnippetFacts {
  readonly way: Way;
  /** The folder Hopwatch is in, with its `/`. */
  readonly site: string;
  /** As the element takes them; without `site` and `height`. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly heightPx: number;
  /** This very frame in Hopwatch. */
  readonly link: string;
  /** What the link says. */
  readonly linkText: string;
  readonly title: string;
  /** Of which there is no picture. */
  readonly isLesson: boolean;
  /** The decision in words, for whoever cannot see the picture. */
  readonly sentence: string;
  readonly pictureFile: string;
  /** Whether the picture stands inside the element, for readers without JavaScript. */
  readonly withPicture: boolean;
}

export interface Snippet {
  /** The file of the tool that `once` belongs to; null where it stands with the rest. */
  readonly file: string | null;
  readonly once: string | null;
  readonly page: string;
}

export function snippetFor(tool: Tool, facts: SnippetFacts): Snippet {
  const script = scriptOf(facts);
  const inHtml = markup(facts, `style="${styleOf(facts)}"`, escaped);
  switch (tool) {
    case "html":
      return {
        file: null,
        once: `<script src="${escaped(script)}" defer></script>`,
        page: inHtml,
      };
    case "markdown":
      // Many places that show Markdown take nothing but pictures and links.
      return { file: null, once: null, page: pictureLink(facts) };
    case "docusaurus":
      return {
        file: "docusaurus.config.js",
        once: `scripts: [{ src: ${JSON.stringify(script)}, defer: true }],`,
        page: markup(facts, jsxStyle(facts), escapedForJsx),
      };
    case "vitepress":
      return {
        file: ".vitepress/config.js",
        once: [
          `head: [["script", { src: ${JSON.stringify(script)}, defer: "" }]],`,
          'vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "hopwatch-embed" } } },',
        ].join("\n"),
        // Vue would look for code between two braces.
        page: markup(facts, `v-pre style="${styleOf(facts)}"`, escaped),
      };
    case "mkdocs":
      return {
        file: "mkdocs.yml",
        once: `extra_javascript:\n  - path: ${JSON.stringify(script)}\n    defer: true`,
        page: `<div>\n${inHtml}\n</div>`,
      };
    case "starlight":
      return {
        file: "astro.config.mjs",
        once: `head: [{ tag: "script", attrs: { src: ${JSON.stringify(script)}, defer: true } }],`,
        page: inHtml,
      };
    case "sphinx":
      return {
        file: "conf.py",
        once: `html_js_files = [(${JSON.stringify(script)}, {"defer": "defer"})]`,
        page: `.. raw:: html\n\n${indented(inHtml)}`,
      };
  }
}

function scriptOf({ way, site }: SnippetFacts): string {
  return `${site}${way === "element" ? "hopwatch-embed.js" : "hopwatch-frame.js"}`;
}

function markup(facts: SnippetFacts, style: string, write: (text: string) => string): string {
  const { way, site, attributes, heightPx, link, linkText, title } = facts;
  const written = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, value]) => `${name}="${write(value)}"`).join(" ");
  if (way === "frame") {
    const own = written([
      ["src", frameAddress(facts)],
      ["title", title],
      ["width", "100%"],
      ["height", String(heightPx)],
      ["loading", "lazy"],
    ]);
    return `<iframe ${own} ${style}></iframe>`;
  }
  const own = written([...attributes, ["height", String(heightPx)], ["site", site]]);
  const picture = written([
    ["src", facts.pictureFile],
    ["alt", facts.sentence],
  ]);
  const inside = facts.withPicture ? `<img ${picture} />` : write(linkText);
  return `<hopwatch-embed ${own} ${style}>\n  <a href="${write(link)}">${inside}</a>\n</hopwatch-embed>`;
}

/** What names the work stands after `#`: no server is sent it, and none has a limit for it. */
export function frameAddress({ site, attributes }: SnippetFacts): string {
  const query = new URLSearchParams([["v", "1"]]);
  let state = "";
  for (const [name, value] of attributes) {
    if (name === "state") state = value;
    else query.set(name, value);
  }
  return `${site}embed.html?${query}${state === "" ? "" : `#${state}`}`;
}

function styleOf({ way, heightPx }: SnippetFacts): string {
  return way === "frame" ? "border: 0" : `display: block; min-height: ${heightPx}px`;
}

function jsxStyle({ way, heightPx }: SnippetFacts): string {
  return way === "frame"
    ? "style={{ border: 0 }}"
    : `style={{ display: "block", minHeight: ${heightPx} }}`;
}

/** In MDX braces begin code, in text and in nothing else that is written here. */
function escapedForJsx(text: string): string {
  return escaped(text).replaceAll("{", "&#123;").replaceAll("}", "&#125;");
}

/** Tags, entities, code, emphasis and the edges of a table's cells are what they look like, no Markdown. */
const MARKDOWN = /[\\`*_[\]<>&|~]/g;

function pictureLink(facts: SnippetFacts): string {
  const { sentence, pictureFile, link, title, isLesson } = facts;
  const written = (text: string) => text.replace(MARKDOWN, "\\$&").replace(/\s+/g, " ");
  return isLesson
    ? `[${written(title)}](${link})`
    : `[![${written(sentence)}](${pictureFile})](${link})`;
}

function indented(text: string): string {
  return text.replace(/^/gm, "   ");
}
