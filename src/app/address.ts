/** Between the part of the address after `#` and the session: what is open, the frame, the view. */
import { decodeLink, encodeLink, type Source } from "../codec/link";
import { problemText } from "../codec/parseScenario";
import { frameAt } from "../engine/frame";
import type { Frame, Scenario } from "../engine/scenario";
import { GALLERY, GALLERY_NAMES, galleryScenario } from "../gallery/gallery";
import type { Entry, Session, StepSize } from "../session/session";
import type { Texts } from "../texts/en";
import { firstLines } from "./openFile";

export type Landing =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly frame: Frame | undefined;
      readonly stepSize: StepSize;
      readonly pane: string | null;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Without the `#`. Work of the gallery goes by its name as long as it is not edited. */
export function linkOf({ scenario, run, step, stepSize, pane }: Session): string {
  return encodeLink({
    source: sourceOf(scenario),
    frame: frameAt(run.events, step),
    view: { ...(stepSize === "event" && { stepSize }), ...(pane !== null && { pane }) },
  });
}

/** A place of the history as text, checked like any other link when it is read again. */
export function linkOfEntry({ scenario, frame }: Entry): string {
  return encodeLink({ source: sourceOf(scenario), frame, view: {} });
}

/** The part of a link that says what is open, whatever the frame. */
export function sourcePart(link: string): string {
  return link.split("&", 1)[0] ?? "";
}

export function isFromGallery(scenario: Scenario): boolean {
  return GALLERY.some((entry) => entry.scenario === scenario);
}

/** Where a link leads, with or without its `#`. */
export function landingOf(link: string, texts: Texts): Landing {
  const decoded = decodeLink(link);
  if (!decoded.ok) {
    return { ok: false, problems: firstLines(decoded.problems.map(problemText), texts) };
  }
  const { source, frame, view } = decoded;
  const scenario = source.kind === "scenario" ? source.scenario : galleryScenario(source.name);
  if (scenario === null) {
    return { ok: false, problems: [texts.app.notices.noSuchName(GALLERY_NAMES)] };
  }
  const { stepSize = "decision", pane = null } = view;
  return { ok: true, scenario, frame: frame ?? undefined, stepSize, pane };
}

function sourceOf(scenario: Scenario): Source {
  const entry = GALLERY.find((known) => known.scenario === scenario);
  return entry === undefined
    ? { kind: "scenario", scenario }
    : { kind: "gallery", name: entry.name };
}
