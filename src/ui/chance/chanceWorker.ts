/** The worker's entry: `new Worker(new URL("./chanceWorker.ts", import.meta.url), { type: "module" })`. */
import type { ChanceRequest } from "./chanceMessages";
import { createChanceService } from "./chanceService";

const handle = createChanceService({
  reply: (message) => self.postMessage(message),
  later: (next) => setTimeout(next, 0),
  nowMs: () => performance.now(),
});

self.addEventListener("message", ({ data }: MessageEvent<ChanceRequest>) => handle(data));
