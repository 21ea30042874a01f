/**
 * What a reader made of the steps of a lesson, for a reload of the page: in the tab's own storage, as
 * links, apart from the explorer's work.
 */

import { frameAt } from "../engine/frame";
import type { Entry } from "../session/session";
import type { Texts } from "../texts/en";
import type { StepDesk } from "../ui/lesson/stepDesk";
import { landingOf, linkOfEntry } from "./address";
import { readJson, writeJson } from "./storage";

export const STEPS_KEY = "hopwatch.lessonSteps.1";
const PAUSE_MS = 250;
/** Characters, and steps: the oldest give way. */
const MOST_KEPT = 256 * 1024;
const MOST_STEPS = 40;

type Kept = readonly (readonly [place: string, link: string])[];

/** Keeps the step as it is edited; what comes back writes the rest and stops. */
export function keepStep(tab: Storage | null, lesson: string, desk: StepDesk): () => void {
  const place = `${lesson}/${desk.step.id}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const flush = () => {
    clearTimeout(timer);
    if (!isDue) return;
    isDue = false;
    const { scenario, run, step } = desk.session.getState();
    const others = read(tab).filter(([other]) => other !== place);
    const edited = scenario !== desk.played.scenario;
    const frame = frameAt(run.events, step);
    const own: Kept = edited ? [[place, linkOfEntry({ scenario, frame })]] : [];
    writeJson(tab, STEPS_KEY, [...others, ...own].slice(-MOST_STEPS));
  };
  const unsubscribe = desk.session.subscribe((now, before) => {
    if (now.run === before.run) return;
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  });
  window.addEventListener("pagehide", flush);
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener("pagehide", flush);
  };
}

export function readStep(
  tab: Storage | null,
  lesson: string,
  step: string,
  texts: Texts,
): Entry | null {
  const link = read(tab).find(([place]) => place === `${lesson}/${step}`)?.[1];
  if (link === undefined) return null;
  const landing = landingOf(link, texts);
  if (!landing.ok || landing.frame === undefined) return null;
  return { scenario: landing.scenario, frame: landing.frame };
}

function read(tab: Storage | null): Kept {
  const found = readJson(tab, STEPS_KEY, MOST_KEPT);
  const pairs: readonly unknown[] = Array.isArray(found) ? found : [];
  return pairs.flatMap((pair) => {
    const [place, link]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof place === "string" && typeof link === "string" ? [[place, link] as const] : [];
  });
}
