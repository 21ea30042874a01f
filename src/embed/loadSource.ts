/** From what an embed is told to a session: all that is untrusted is read by the codec, and nothing throws. */
import { decodeLinkWith, packedIn } from "../codec/linkParts";
import { type ProblemWords, parseScenarioText } from "../codec/parseScenario";
import type { Problem } from "../codec/problem";
import { shown } from "../codec/shown";
import { streamUnpack } from "../codec/streamPacked";
import { LIMITS } from "../engine/limits";
import type { Frame, Scenario } from "../engine/scenario";
import { GALLERY_NAMES, galleryScenario } from "../gallery/gallery";
import type { StepSize } from "../session/session";
import type { EmbedTexts } from "../texts/en/embed";
import { problems as english } from "../texts/en/problems";
import type { ErrorDetail, ErrorReason } from "./contract";
import { fetchText } from "./fetchText";

/** At most one of them is set. */
export interface SourceTexts {
  readonly scenario: string | null;
  readonly src: string | null;
  readonly state: string | null;
  /** What stands in a `<script type="application/json">` inside. */
  readonly json: string | null;
}

export interface Opened {
  readonly ok: true;
  readonly scenario: Scenario;
  readonly against: Scenario | undefined;
  readonly frame: Frame | undefined;
  readonly stepSize: StepSize;
}
/** `again`: the same may work later. */
export type Loaded =
  | Opened
  | { readonly ok: false; readonly error: ErrorDetail; readonly again: boolean };

export async function loadSource(
  texts: SourceTexts,
  words: EmbedTexts,
  signal: AbortSignal,
  problems: ProblemWords = english,
): Promise<Loaded> {
  const { scenario, src, state, json } = texts;
  const given = Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [name]));
  if (given.length > 1) return refused("source", words.severalSources(given));
  if (scenario !== null) return ofGallery(scenario, words);
  if (state !== null) return ofState(state, words, problems);
  if (json !== null) return ofText(json, words, problems);
  if (src === null) return refused("source", words.noSource);
  const read = await fetchText(src, LIMITS.fileBytes, words, signal);
  return read.ok
    ? ofText(read.text, words, problems)
    : refused("unreachable", read.message, [], read.again);
}

export function refused(
  reason: ErrorReason,
  message: string,
  problems: readonly string[] = [],
  again = false,
): Loaded {
  return {
    ok: false,
    error: { reason, message, problems: problems.length === 0 ? [message] : problems },
    again,
  };
}

function ofGallery(name: string, words: EmbedTexts): Loaded {
  const scenario = galleryScenario(name);
  if (scenario === null) {
    return refused("source", words.noSuchName(shown(name), GALLERY_NAMES));
  }
  return opened(scenario);
}

function ofText(text: string, words: EmbedTexts, problems: ProblemWords): Loaded {
  const parsed = parseScenarioText(text, problems);
  return parsed.ok
    ? opened(parsed.scenario)
    : invalid(parsed.problems, words.badScenario, problems);
}

async function ofState(state: string, words: EmbedTexts, problems: ProblemWords): Promise<Loaded> {
  const packed = packedIn(state);
  const unpacked = await Promise.all(packed.map(streamUnpack));
  const link = decodeLinkWith(
    state,
    (text) => unpacked[packed.indexOf(text)] ?? { ok: false, why: "damaged" },
    problems,
  );
  if (!link.ok) return invalid(link.problems, words.badState, problems);
  const scenarios = [link.source, ...(link.against === undefined ? [] : [link.against])].map(
    (source) => (source.kind === "scenario" ? source.scenario : galleryScenario(source.name)),
  );
  const [scenario, against] = scenarios;
  if (scenario == null || against === null) {
    const name = [link.source, link.against].find(
      (source) => source?.kind === "gallery" && galleryScenario(source.name) === null,
    );
    return refused(
      "source",
      words.noSuchName(shown(name?.kind === "gallery" ? name.name : ""), GALLERY_NAMES),
    );
  }
  const { frame, view } = link;
  return {
    ...opened(scenario, frame ?? undefined, against),
    stepSize: view.stepSize ?? "decision",
  };
}

function opened(scenario: Scenario, frame?: Frame, against?: Scenario): Opened {
  return { ok: true, scenario, against, frame, stepSize: "decision" };
}

function invalid(
  found: readonly Problem[],
  say: (problem: string) => string,
  { line }: ProblemWords,
): Loaded {
  const lines = found.map(({ path, expected, received }) => line(path, expected, received));
  return refused("invalid", say(lines[0] ?? ""), lines);
}
