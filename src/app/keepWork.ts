/**
 * Keeps the open work where a reload, a copy of the address or another day finds it: the address, the
 * tab's history and "your last work". Written a moment after a change, and at once when the page is
 * about to go.
 */
import type { SessionStore } from "../session/session";
import { isFromGallery, linkOf, sourcePart } from "./address";
import { keepHistory } from "./keptHistory";
import { type Storages, writeStored } from "./storage";

const PAUSE_MS = 250;

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
  let writtenMs = Number.NEGATIVE_INFINITY;

  const flush = () => {
    clearTimeout(timer);
    if (!isDue) return;
    const session = store.getState();
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
    const single = store.getState().gesture === null && performance.now() - writtenMs > PAUSE_MS;
    timer = setTimeout(flush, single ? 0 : PAUSE_MS);
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
