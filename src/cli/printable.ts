/**
 * Text of a file or of an argument as a terminal may have it: one line, with everything that would
 * move the cursor, change colours or turn the reading direction written as an escape.
 */
export function printable(text: string): string {
  return text
    .replaceAll("\u202f", " ")
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
      (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
    );
}
