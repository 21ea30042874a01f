/**
 * Keeps the open work where a reload, a copy of the address or another day finds it: the address, the
 * tab's history and "your last work". Written a moment after a change, and at once when the page is
 * about to go.
 */
import type { SessionStore } from "../session/session";
import { isFromGallery, linkOf, sourcePart } from "./address";
import { keepHistory } from "./keptHistory";
import { lessonPlaceOf } from "./lessonAddress";
import { type Storages, writeStored } from "./storage";

const PAUSE_MS = 250;
/** A row of changes without a pause (a run that plays) is kept in between: a crash costs no more. */
const MOST_WAIT_MS = 2_000;

export interface Keeper {
  /** Writes what is not yet written. */
  flush(): void;
  /** Writes also when nothing has changed: over an address that does not lead to what is open. */
  write(): void;
  stop(): void;
}

export function keepWork(
  store: SessionStore,
  { local, tab }: Storages,
  /** False leaves an address that could not be read as it is, until something changes. */
  writeFirst: boolean,
): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let changedMs = Number.NEGATIVE_INFINITY;
  let writtenMs = Number.NEGATIVE_INFINITY;

  const flush = () => {
    clearTimeout(timer);
    const session = store.getState();
    // What is on its way may be what the address leads to: it stands until that is shown.
    if (!isDue || session.pending !== null) return;
    const link = linkOf(session);
    // A browser may refuse too many changes in a short time; the next flush tries again.
    isDue = !replaceHash(link);
    writtenMs = performance.now();
    keepHistory(tab, link, session);
    if (session.past.length > 0 && !isFromGallery(session.scenario)) {
      writeStored(local, { lastWork: { title: session.scenario.title, link } });
    }
  };
  const later = () => {
    isDue = true;
    clearTimeout(timer);
    // A single change is kept as soon as it is seen, so that even a reload right after it keeps it;
    // of a row of them, or of a drag, the last is.
    const now = performance.now();
    const single = store.getState().gesture === null && now - changedMs > PAUSE_MS;
    changedMs = now;
    const overdue = now - writtenMs > MOST_WAIT_MS && store.getState().gesture === null;
    timer = setTimeout(flush, single || overdue ? 0 : PAUSE_MS);
  };
  const whenHidden = () => {
    if (document.hidden) flush();
  };
  const unsubscribe = store.subscribe((now, before) => {
    if (
      now.run !== before.run ||
      now.step !== before.step ||
      now.stepSize !== before.stepSize ||
      now.pane !== before.pane ||
      now.past !== before.past
    ) {
      later();
    }
  });
  if (writeFirst) later();
  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", whenHidden);
  return {
    flush,
    write() {
      isDue = true;
      flush();
    },
    stop() {
      flush();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", whenHidden);
    },
  };
}

function replaceHash(link: string): boolean {
  // The visitor has gone to the lessons: that address is not the explorer's to change.
  if (lessonPlaceOf(window.location.hash) !== null) return true;
  try {
    window.history.replaceState(window.history.state, "", `#${link}`);
    return true;
  } catch {
    return false;
  }
}

/** True when the stored work is not what is open now. */
export function isOtherWork(link: string, store: SessionStore): boolean {
  return sourcePart(link) !== sourcePart(linkOf(store.getState()));
}
