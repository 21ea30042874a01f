/** The page's side: gives an order to a worker and hears of it until it is over. */
import type { ChanceOrder, ChanceReply, ChanceRequest } from "./chanceMessages";

/** What of a `Worker` is used here. */
export interface ChanceWorker {
  postMessage(message: ChanceRequest): void;
  terminate(): void;
  addEventListener(
    type: "message",
    listener: (event: { readonly data: ChanceReply }) => void,
  ): void;
}

export interface ChanceLine {
  /** Starts an order; one that is under way is cancelled. What is returned cancels it. */
  readonly start: (order: ChanceOrder, hear: (reply: ChanceReply) => void) => () => void;
  /** Ends the worker, and with it everything. */
  readonly close: () => void;
}

export function openChanceLine(worker: ChanceWorker): ChanceLine {
  let id = 0;
  let listener: ((reply: ChanceReply) => void) | null = null;
  worker.addEventListener("message", ({ data }) => {
    // A reply to an order that was replaced meanwhile is of no use any more.
    if (data.id === id) listener?.(data);
  });
  return {
    start: (order, hear) => {
      id++;
      listener = hear;
      const mine = id;
      worker.postMessage({ type: "start", id: mine, order });
      return () => {
        if (mine === id) worker.postMessage({ type: "cancel", id: mine });
      };
    },
    close: () => {
      listener = null;
      worker.terminate();
    },
  };
}
