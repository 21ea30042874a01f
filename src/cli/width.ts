/** How many columns of a terminal a text takes. */

const PLAIN = /^[\x20-\x7e\u0400-\u0482]*$/;
/** They stand on the letter before them. */
const COMBINING = /[\p{Mn}\p{Me}]/u;
/** East Asian wide and fullwidth characters, and what is drawn as a picture. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (!COMBINING.test(character)) width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** Filled up with spaces to so many columns. */
export function padded(text: string, width: number, align: "left" | "right"): string {
  const fill = " ".repeat(Math.max(0, width - displayWidth(text)));
  return align === "right" ? fill + text : text + fill;
}
