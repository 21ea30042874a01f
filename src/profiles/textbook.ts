/** The plain breaker of the textbooks: the model's own defaults. */
import type { BreakerProfile } from "./breakerProfile";
import { numberIn } from "./profileConfig";

export const textbook: BreakerProfile = {
  id: "lab",
  name: "Textbook breaker",
  version: "1",
  evidence: "recordings",
  options: [
    { name: "threshold", unit: "calls", fallback: 3 },
    { name: "resetTimeoutMs", unit: "ms", fallback: 10_000 },
  ],
  notModelled: [],
  unrecorded: [],
  map: (config) => ({
    ok: true,
    timeoutMs: null,
    rules: {
      trip: { kind: "consecutive", failures: numberIn(config, "threshold", 3) },
      openMs: numberIn(config, "resetTimeoutMs", 10_000),
    },
  }),
  retry: null,
};
