/** Work for when the page has nothing better to do. */

/** Asks for one idle moment; what comes back takes the asking back. `leftMs` says what is left of it. */
export type AskIdle = (work: (leftMs: () => number) => void) => () => void;

/**
 * A browser gives no idle moments to a page that has nothing to draw, some for seconds on end. After
 * this long the work has a short slice all the same.
 */
const MOST_WAIT_MS = 40;
/** Where there is no idle callback, a pause. */
const FALLBACK_WAIT_MS = 16;
/** A slice of which the browser says nothing is taken as short. */
const UNASKED_SLICE_MS = 6;

export const askIdle: AskIdle = (work) => {
  const unasked = () => {
    const startedAt = performance.now();
    work(() => UNASKED_SLICE_MS - (performance.now() - startedAt));
  };
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(
      (moment) => (moment.didTimeout ? unasked() : work(() => moment.timeRemaining())),
      { timeout: MOST_WAIT_MS },
    );
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(unasked, FALLBACK_WAIT_MS);
  return () => clearTimeout(asked);
};
