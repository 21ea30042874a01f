/**
 * What an address says after its `#`: a scenario, whole or by name, a second one that it is compared
 * with, a frame of its run, a view. Whoever asks brings the way to pack: `link.ts` has one that is
 * done at once, `streamPacked.ts` the browser's own.
 */
import { ID_PATTERN, LIMITS } from "../engine/limits";
import type { Frame, Scenario } from "../engine/scenario";
import { frameText, readFrame } from "./frameText";
import { MOST_PACKED, type Unpacked } from "./packing";
import { parseScenarioText } from "./parseScenario";
import type { Problem } from "./problem";
import { inWords, type ProblemWords, words } from "./problemWords";
import { shown } from "./shown";

export type Source =
  | { readonly kind: "gallery"; readonly name: string }
  | { readonly kind: "scenario"; readonly scenario: Scenario };

/** How the page shows it; what is absent is as it is by default. */
export interface View {
  readonly stepSize?: "event";
  /** The open tab or panel, by an id of the page's own. */
  readonly pane?: string;
}

export interface Link {
  readonly source: Source;
  /** The other half of a comparison; absent: there is none. */
  readonly against?: Source;
  readonly frame: Frame | null;
  readonly view: View;
}

export type Decoded =
  | ({ readonly ok: true } & Link)
  | { readonly ok: false; readonly problems: readonly Problem[] };
type Part<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The longest `#…` that is looked at: two scenarios of the largest size, and a frame. */
const MOST_CHARACTERS = 2 * MOST_PACKED + 1_000;

/** The keys of each half: a scenario whole, or the name of one. */
const OPEN = { packed: "s", name: "g" } as const;
const AGAINST = { packed: "bs", name: "bg" } as const;
type Keys = typeof OPEN | typeof AGAINST;

/** Without the `#`. */
export function encodeLinkWith(
  { source, against, frame, view }: Link,
  pack: (text: string) => string,
): string {
  const place = view.pane === undefined ? "" : `.${view.pane}`;
  const parts = [
    sourceText(source, OPEN, pack),
    against === undefined ? "" : sourceText(against, AGAINST, pack),
    frame === null ? "" : `f=${frameText(frame)}`,
    `v=${view.stepSize ?? ""}${place}`,
  ];
  return parts.filter((part) => part !== "" && part !== "v=").join("&");
}

function sourceText(source: Source, keys: Keys, pack: (text: string) => string): string {
  return source.kind === "gallery"
    ? `${keys.name}=${source.name}`
    : `${keys.packed}=${pack(JSON.stringify(source.scenario))}`;
}

/** With or without the `#`. Keys that this version does not know are left to later ones. */
export function decodeLinkWith(
  hash: string,
  unpack: (packed: string) => Unpacked,
  language?: ProblemWords,
): Decoded {
  const decoded = linkIn(hash, { unpack, language });
  return decoded.ok ? decoded : { ok: false, problems: inWords(decoded.problems, language) };
}

/** What the reader brings along. */
interface Means {
  readonly unpack: (packed: string) => Unpacked;
  readonly language: ProblemWords | undefined;
}

function linkIn(hash: string, means: Means): Decoded {
  if (hash.length > MOST_CHARACTERS) {
    const received = words.received.characters(hash.length);
    return refusal("(link)", words.linkSize(MOST_CHARACTERS), received);
  }
  const given = new Map<string, string>();
  for (const part of plainHash(hash).split("&")) {
    const [key = ""] = part.split("=", 1);
    if (given.has(key) && isKnown(key)) {
      return refusal(`#${key}`, words.linkKeyOnce, words.received.twice);
    }
    given.set(key, part.slice(key.length + 1));
  }
  const source = readSource(given, OPEN, means);
  if (!source.ok) return source;
  const against = readAgainst(given, means);
  if (!against.ok) return against;
  const frame = readFramePart(given.get("f"));
  if (!frame.ok) return frame;
  const view = readView(given.get("v"));
  if (!view.ok) return view;
  return {
    ok: true,
    source: source.value,
    ...(against.value !== null && { against: against.value }),
    frame: frame.value,
    view: view.value,
  };
}

/** What a link has packed, to be unpacked before it is read by those who cannot do so at once. */
export function packedIn(hash: string): readonly string[] {
  if (hash.length > MOST_CHARACTERS) return [];
  return plainHash(hash)
    .split("&")
    .flatMap((part) => /^b?s=(.*)$/s.exec(part)?.[1] ?? []);
}

/** Whoever passed the link on may have escaped what needs no escape. */
function plainHash(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return text.includes("%") ? decodeURIComponent(text) : text;
  } catch {
    // Not an escape after all: the part it stands in says what is wrong with it.
    return text;
  }
}

function isKnown(key: string): boolean {
  return /^([sgfv]|bs|bg)$/.test(key);
}

function readAgainst(given: ReadonlyMap<string, string>, means: Means): Part<Source | null> {
  if (!given.has(AGAINST.packed) && !given.has(AGAINST.name)) return { ok: true, value: null };
  return readSource(given, AGAINST, means);
}

function readSource(
  given: ReadonlyMap<string, string>,
  keys: Keys,
  { unpack, language }: Means,
): Part<Source> {
  const packed = given.get(keys.packed);
  const name = given.get(keys.name);
  if ((packed === undefined) === (name === undefined)) {
    const received = packed === undefined ? words.received.nothing : words.received.both;
    return refusal("(link)", words.linkSource(keys.packed, keys.name), received);
  }
  if (name !== undefined) {
    if (!ID_PATTERN.test(name)) return refusal(`#${keys.name}`, words.galleryName, shown(name));
    return { ok: true, value: { kind: "gallery", name } };
  }
  const unpacked = unpack(packed ?? "");
  if (!unpacked.ok) {
    return unpacked.why === "damaged"
      ? refusal(`#${keys.packed}`, words.linkPayload, words.received.damaged)
      : refusal(`#${keys.packed}`, words.fileSize(LIMITS.fileBytes), words.received.more);
  }
  const parsed = parseScenarioText(unpacked.text, language);
  if (parsed.ok) return { ok: true, value: { kind: "scenario", scenario: parsed.scenario } };
  // The open one's problems stand as in a file; those of the other half say whose they are.
  const inHalf = (path: string) => (keys === OPEN ? path : `#${keys.packed} ${path}`);
  const problems = parsed.problems.map((problem) => ({ ...problem, path: inHalf(problem.path) }));
  return { ok: false, problems };
}

function readFramePart(text: string | undefined): Part<Frame | null> {
  if (text === undefined) return { ok: true, value: null };
  const read = readFrame(text);
  return read.ok ? { ok: true, value: read.frame } : { ok: false, problems: [read.problem] };
}

function readView(text: string | undefined): Part<View> {
  if (text === undefined) return { ok: true, value: {} };
  const [stepSize, pane, ...others] = text.split(".");
  const isStep = stepSize === "" || stepSize === "event";
  const isPane = pane === undefined || ID_PATTERN.test(pane);
  if (text === "" || !isStep || !isPane || others.length > 0) {
    return refusal("#v", words.view, shown(text));
  }
  return {
    ok: true,
    value: { ...(stepSize === "event" && { stepSize }), ...(pane !== undefined && { pane }) },
  };
}

function refusal(path: string, expected: string, received: string) {
  return { ok: false, problems: [{ path, expected, received }] } as const;
}
