/** Where no worker can be had: the same work on the page's own thread, in slices it hardly feels. */
import type { ChanceWorker } from "./chanceLine";
import type { ChanceReply } from "./chanceMessages";
import { createChanceService } from "./chanceService";

/** Under a frame, so that a key pressed meanwhile is answered in the next one. */
const SLICE_MS = 8;

export function openNearWorker(): ChanceWorker {
  const listeners: ((event: { readonly data: ChanceReply }) => void)[] = [];
  let isOpen = true;
  const handle = createChanceService({
    reply: (data) => {
      for (const listener of listeners) listener({ data });
    },
    later: (next) => setTimeout(() => isOpen && next(), 0),
    nowMs: () => performance.now(),
    sliceMs: SLICE_MS,
  });
  return {
    postMessage: handle,
    terminate: () => {
      isOpen = false;
    },
    addEventListener: (_, listener) => listeners.push(listener),
  };
}
