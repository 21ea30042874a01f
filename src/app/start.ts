/** What the page opens with: what its address says, else the scenario that shows most. */
import { RunRefused } from "../engine/refusal";
import { OPENING } from "../gallery/shelf";
import { isLongRun } from "../session/longRun";
import { createSession, type SessionStore } from "../session/session";
import type { Texts } from "../texts/en";
import { type Landing, landingOf } from "./address";
import { readHistory } from "./keptHistory";
import { withoutLanguage } from "./languageChoice";
import type { Notice } from "./notice";
import { refusalNotice } from "./refusalNotice";
import { readStored, type Storages } from "./storage";

export interface Start {
  readonly store: SessionStore;
  readonly notice: Notice | null;
}

export function start(hash: string, { local, tab }: Storages, texts: Texts): Start {
  const link = withoutLanguage(hash);
  const { stepSize } = readStored(local).preferences;
  const opened = link === "" ? first() : landed(landingOf(link, texts), link, tab, texts);
  const session = opened.store.getState();
  session.setStepSize(opened.stepSize ?? stepSize);
  session.setPane(opened.pane);
  return opened;
}

function landed(landing: Landing, link: string, tab: Storage | null, texts: Texts) {
  const text = texts.app.notices.badLinkAtStart;
  if (!landing.ok) return first({ tone: "error", text, details: landing.problems });
  const { scenario, against, frame, stepSize, pane } = landing;
  try {
    const history = readHistory(tab, link, texts);
    if (![scenario, against ?? scenario].some(isLongRun)) {
      const store = createSession(scenario, frame, history, against);
      return { store, notice: null, stepSize, pane };
    }
    // The page is there at once, and what was asked for when it is through.
    const { store } = first();
    store.getState().open(scenario, frame, against, history);
    return { store, notice: null, stepSize, pane };
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    // Either half may be the one that cannot run.
    const hops = [...scenario.hops, ...(against?.hops ?? [])];
    return first({ ...refusalNotice(error, { hops }, texts), text });
  }
}

function first(notice: Notice | null = null) {
  return { store: createSession(OPENING.scenario), notice, stepSize: undefined, pane: null };
}
