/** Text that becomes part of an XML document: nothing in it can end a value or begin a tag. */

const ESCAPES: { readonly [character: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** XML has no way to write these, escaped or not; half a pair of surrogates is no character at all. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escaped(text: string): string {
  return text
    .replace(IMPOSSIBLE, "\u{fffd}")
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

type Attributes = { readonly [name: string]: string | number | null };

/** Numbers with two digits after the point; null leaves an attribute out. */
export function element(name: string, attributes: Attributes, inside = ""): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null ? [] : ` ${key}="${valueText(value)}"`))
    .join("");
  return inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

function valueText(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : escaped(value);
}
