/** Text that stands in generated code: whatever a name holds, it cannot get out of its literal. */

/** Ends lines, turns the direction of text, opens a tag or a comment: written as an escape. */
const UNSAFE = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff<>/\\`$]|[\ud800-\udfff]/g;

/** A JavaScript string literal. */
export function stringLiteral(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `"${inner.replace(/\\[\s\S]|[\s\S]/g, escaped)}"`;
}

function escaped(piece: string): string {
  // What JSON has escaped already stays as it is.
  if (piece.length > 1) return piece;
  return piece.replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** `call` and the words of an id: `order-db` → `callOrderDb`. */
export function functionName(id: string): string {
  const words = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return `call${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
}
