/** Work for when the page has nothing better to do. */

/** Asks for one idle moment; what comes back takes the asking back. `leftMs` says what is left of it. */
export type AskIdle = (work: (leftMs: () => number) => void) => () => void;

/** A browser may let a quiet page wait for its idle moment until something else wakes it up. */
const MOST_WAIT_MS = 300;
/** Where there is no idle callback, a pause, and a slice that is taken as short. */
const FALLBACK_WAIT_MS = 16;
const FALLBACK_SLICE_MS = 6;

export const askIdle: AskIdle = (work) => {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback((moment) => work(() => moment.timeRemaining()), {
      timeout: MOST_WAIT_MS,
    });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(() => {
    const startedAt = performance.now();
    work(() => FALLBACK_SLICE_MS - (performance.now() - startedAt));
  }, FALLBACK_WAIT_MS);
  return () => clearTimeout(asked);
};
