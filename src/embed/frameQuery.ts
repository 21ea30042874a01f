/** The address of a frame to the attributes of the embed in it. */
import { shown } from "../codec/shown";
import type { EmbedTexts } from "../texts/en/embed";
import type { ErrorReason } from "./contract";
import { PROTOCOL } from "./frameProtocol";
import { OPTION_NAMES, type OptionName, SOURCE_NAMES } from "./optionNames";

export interface FrameQuery {
  readonly attributes: ReadonlyMap<OptionName, string>;
  /** An id of the course; null: it is an embed. */
  readonly lesson: string | null;
  /** Why the frame shows nothing. */
  readonly problem: { readonly reason: ErrorReason; readonly message: string } | null;
}

/** What stands after `#` is a state, as in a link of Hopwatch: it is never sent to a server. */
export function readFrameQuery(search: string, hash: string, words: EmbedTexts): FrameQuery {
  const query = new URLSearchParams(search);
  const attributes = new Map<OptionName, string>();
  for (const name of OPTION_NAMES) {
    const value = query.get(name);
    if (value !== null) attributes.set(name, value);
  }
  const state = hash.replace(/^#/, "");
  if (state !== "") attributes.set("state", state);
  const lesson = query.get("lesson");
  const version = query.get("v") ?? String(PROTOCOL);
  if (version !== String(PROTOCOL)) {
    const message = words.frameVersion(PROTOCOL, shown(version));
    return { attributes, lesson, problem: { reason: "option", message } };
  }
  const given = SOURCE_NAMES.filter((name) => attributes.has(name as OptionName));
  if (lesson !== null && given.length > 0) {
    const message = words.severalSources(["lesson", ...given]);
    return { attributes, lesson, problem: { reason: "source", message } };
  }
  const mayNot = attributes.has("src");
  const problem = mayNot ? ({ reason: "source", message: words.frameSource } as const) : null;
  return { attributes, lesson, problem };
}
