/** Waiting until a hand rests. It stirs in every frame: no timer is cleared and set again for that. */
export interface Rest {
  /** The hand moved: the wait begins anew. */
  stir(): void;
  /** What goes on without the hand: waits too, unless it waits already. */
  begin(): void;
  stop(): void;
}

/** Calls `rested` when nothing stirred for so long. */
export function createRest(ms: number, rested: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = Number.NEGATIVE_INFINITY;
  const ring = () => {
    const leftMs = dueMs - performance.now();
    timer = leftMs > 0 ? setTimeout(ring, leftMs) : undefined;
    if (timer === undefined) rested();
  };
  const begin = () => {
    timer ??= setTimeout(ring, ms);
  };
  return {
    stir() {
      dueMs = performance.now() + ms;
      begin();
    },
    begin,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
