/** The dialog that puts the open frame into other pages. */
import { formatNumber } from "./format";

export const share = {
  title: "Share and embed",
  lead: "Put this very frame into a page of your documentation. Readers can step through it there.",

  options: "What the page shows",
  views: {
    run: "Run",
    waterfall: "Waterfall",
    decision: "Decision",
    ledger: "Ledger",
    breaker: "Breaker",
    findings: "Findings",
    compare: "Comparison",
  },
  controls: "Readers may",
  controlsOf: {
    none: "look around",
    transport: "step through it",
    knobs: "turn knobs",
    all: "step through it and turn knobs",
  },
  theme: "Theme",
  themes: { auto: "as the page", light: "light", dark: "dark" },
  language: "Language",
  languageOfPage: "as the page",
  lesson: "Lesson",
  noLesson: "none: this frame",
  height: "Height",
  px: "px",
  way: "As",
  ways: { element: "an element of the page", frame: "an iframe" },
  fromFile: "Read the scenario from a file beside the page",
  withPicture: "With the picture inside, for readers without JavaScript",

  preview: "Preview",
  link: "Link",
  linkLength: (characters: number) => `${formatNumber(characters)} characters.`,
  linkTooLong: (characters: number, limit: number) =>
    `${formatNumber(characters)} characters: some programs cut a link after ${formatNumber(limit)}. A file has no such limit.`,
  saveFile: "Save as file",

  snippet: "For your page",
  tool: "Written with",
  tools: {
    html: "HTML",
    markdown: "Markdown",
    docusaurus: "MDX (Docusaurus)",
    vitepress: "VitePress",
    mkdocs: "MkDocs",
    starlight: "Astro Starlight",
    sphinx: "Sphinx, reST",
  },
  once: (file: string | null) => (file === null ? "Once a page" : `Once, in ${file}`),
  here: "Where it is to stand",
  markdownNote: "A picture that links to this frame. Save the picture beside the page.",

  picture: "Picture",
  pictureNote:
    "For paper, and for readers without JavaScript. Its alternative text is the sentence.",
  noPicture: "No request has come yet at this step.",
  savePicture: "Save as SVG",

  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not allow copying. It is selected: copy it with the keyboard.",
};
