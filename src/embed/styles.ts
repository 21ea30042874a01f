/** The style sheet of every part, put in here by the build (`vite.embed.config.ts`); empty elsewhere. */
const CSS = "/*hopwatch-embed-styles*/";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** One sheet for all the embeds of a document: a policy that forbids inline styles allows it. */
export function styleSheetFor(page: Document): CSSStyleSheet | null {
  const known = sheets.get(page);
  if (known !== undefined) return known;
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet?.prototype.replaceSync === undefined) return null;
  const sheet = new Sheet();
  sheet.replaceSync(CSS);
  sheets.set(page, sheet);
  return sheet;
}

/** Inside a shadow root `@property` says nothing: the document has to know it. */
export function registerEm(): void {
  try {
    CSS_API?.registerProperty?.({
      name: "--hw-em",
      syntax: "<length>",
      inherits: true,
      initialValue: "16px",
    });
  } catch {
    // Known already: another embed was first, or the page has the style sheet of the site.
  }
}

const CSS_API = (globalThis as { CSS?: typeof globalThis.CSS }).CSS;
