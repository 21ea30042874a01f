/** Between the part of the address after `#` and the session: what is open, the frame, the view. */
import { decodeLink, encodeLink, type Source } from "../codec/link";
import { frameAt } from "../engine/frame";
import type { Frame, Scenario } from "../engine/scenario";
import { fromShelf, isShelfFull, shelf } from "../gallery/shelf";
import type { Entry, Session, StepSize } from "../session/session";
import type { Texts } from "../texts/en";
import { problemLines } from "./openFile";

export type Landing =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      /** What it is compared with. */
      readonly against: Scenario | undefined;
      readonly frame: Frame | undefined;
      readonly stepSize: StepSize;
      readonly pane: string | null;
    }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Names of the gallery that a notice says; the others it counts. */
const NAMED = 3;

/** Without the `#`. Work of the gallery goes by its name as long as it is not edited. */
export function linkOf({ scenario, against, run, step, stepSize, pane }: Session): string {
  return encodeLink({
    source: sourceOf(scenario),
    ...(against !== null && { against: sourceOf(against.scenario) }),
    frame: frameAt(run.events, step),
    view: { ...(stepSize === "event" && { stepSize }), ...(pane !== null && { pane }) },
  });
}

/** A place of the history as text, checked like any other link when it is read again. */
export function linkOfEntry({ scenario, against, frame }: Entry): string {
  return encodeLink({
    source: sourceOf(scenario),
    ...(against !== undefined && { against: sourceOf(against) }),
    frame,
    view: {},
  });
}

/** The part of a link that says what is open, whatever it is compared with and whatever the frame. */
export function sourcePart(link: string): string {
  return link.split("&", 1)[0] ?? "";
}

export function isFromGallery(scenario: Scenario): boolean {
  return shelf().some((entry) => entry.scenario === scenario);
}

/** Where a link leads, with or without its `#`. */
export function landingOf(link: string, texts: Texts): Landing {
  const decoded = decodeLink(link, texts.problems);
  if (!decoded.ok) {
    return { ok: false, problems: problemLines(decoded.problems, texts) };
  }
  const { source, against, frame, view } = decoded;
  const scenario = scenarioOf(source);
  const other = against === undefined ? undefined : scenarioOf(against);
  if (scenario === null || other === null) {
    return { ok: false, problems: [notThere(texts)] };
  }
  const { stepSize = "decision", pane = null } = view;
  return { ok: true, scenario, against: other, frame: frame ?? undefined, stepSize, pane };
}

function notThere({ app }: Texts): string {
  const { noSuchName, noGallery } = app.notices;
  if (!isShelfFull()) return noGallery;
  const names = shelf().map(({ name }) => name);
  return noSuchName(names.slice(0, NAMED), names.length - NAMED);
}

/** null: the gallery has none of that name. */
function scenarioOf(source: Source): Scenario | null {
  return source.kind === "scenario" ? source.scenario : fromShelf(source.name);
}

function sourceOf(scenario: Scenario): Source {
  const entry = shelf().find((known) => known.scenario === scenario);
  return entry === undefined
    ? { kind: "scenario", scenario }
    : { kind: "gallery", name: entry.name };
}
