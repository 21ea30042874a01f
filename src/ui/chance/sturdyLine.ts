/**
 * A line to a worker where the page may have one, else to its own thread. A worker can be refused when
 * it is made (an opaque origin) or only when it is loaded (a policy, a missing file).
 */
import { type ChanceLine, type ChanceWorker, openChanceLine } from "./chanceLine";
import type { ChanceOrder, ChanceReply } from "./chanceMessages";
import { openNearWorker } from "./nearWorker";

/** What of a `Worker` is used here. */
export interface FarWorker extends ChanceWorker {
  addEventListener(
    type: "message",
    listener: (event: { readonly data: ChanceReply }) => void,
  ): void;
  addEventListener(type: "error", listener: (event: FarError) => void): void;
}
interface FarError {
  readonly message?: string;
  preventDefault(): void;
}

interface Going {
  readonly order: ChanceOrder;
  readonly hear: (reply: ChanceReply) => void;
}

export function openSturdyLine(
  makeFar: () => FarWorker,
  makeNear: () => ChanceWorker = openNearWorker,
): ChanceLine {
  let going: Going | null = null;
  let cancel = () => {};
  let wasHeard = false;
  let line: ChanceLine;

  const goOn = () => {
    if (going === null) return;
    const { order, hear } = going;
    cancel = line.start(order, (reply) => {
      wasHeard = true;
      if (reply.type !== "progress" && reply.type !== "counted") going = null;
      hear(reply);
    });
  };
  const comeNear = () => {
    line.close();
    line = openChanceLine(makeNear());
    goOn();
  };

  try {
    const worker = makeFar();
    line = openChanceLine(worker);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      // One that worked and then broke would break here as well.
      if (wasHeard) going?.hear({ type: "failed", id: 0, message: event.message ?? "" });
      else comeNear();
    });
  } catch {
    line = openChanceLine(makeNear());
  }

  return {
    start: (order, hear) => {
      const mine: Going = { order, hear };
      going = mine;
      goOn();
      return () => {
        if (going === mine) cancel();
      };
    },
    close: () => {
      going = null;
      line.close();
    },
  };
}

/** The page's own worker. Written out whole: the build finds the file by this very form. */
export function makeChanceWorker(): FarWorker {
  return new Worker(new URL("./chanceWorker.ts", import.meta.url), { type: "module" });
}
