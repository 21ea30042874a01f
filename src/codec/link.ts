/** Links, read and written at once. */
import { type Decoded, decodeLinkWith, encodeLinkWith, type Link } from "./linkParts";
import { pack, unpack } from "./packed";
import type { ProblemWords } from "./problemWords";

export type { Decoded, Link, Source, View } from "./linkParts";

/** Without the `#`. */
export function encodeLink(link: Link): string {
  return encodeLinkWith(link, pack);
}

/** With or without the `#`. Keys that this version does not know are left to later ones. */
export function decodeLink(hash: string, language?: ProblemWords): Decoded {
  return decodeLinkWith(hash, unpack, language);
}
