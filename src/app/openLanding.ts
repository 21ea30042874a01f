import type { SessionStore } from "../session/session";
import type { Texts } from "../texts/en";
import { landingOf } from "./address";
import type { Notice } from "./notice";

/** Opens where a link leads, undoably; what is wrong with it otherwise. */
export function openLanding(
  store: SessionStore,
  link: string,
  text: string,
  texts: Texts,
): Notice | null {
  const landing = landingOf(link, texts);
  if (!landing.ok) return { tone: "error", text, details: landing.problems };
  const { open, setStepSize, setPane } = store.getState();
  open(landing.scenario, landing.frame, landing.against);
  setStepSize(landing.stepSize);
  setPane(landing.pane);
  return null;
}
