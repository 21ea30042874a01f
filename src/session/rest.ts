/** Waiting until a hand rests. It stirs in every frame: no timer is cleared and set again for that. */
export interface Rest {
  /** The wait begins anew. */
  stir(): void;
  stop(): void;
}

/** Calls `rested` when nothing stirred for so long. */
export function createRest(ms: number, rested: () => void): Rest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = 0;
  const ring = () => {
    const leftMs = dueMs - performance.now();
    timer = leftMs > 0 ? setTimeout(ring, leftMs) : undefined;
    if (timer === undefined) rested();
  };
  return {
    stir() {
      dueMs = performance.now() + ms;
      timer ??= setTimeout(ring, ms);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
