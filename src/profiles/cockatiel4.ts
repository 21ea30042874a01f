/** cockatiel 4: several calls may be sampled in half-open, and probes of an old period are dropped. */
import type { BreakerProfile } from "./breakerProfile";
import {
  COCKATIEL_NOT_MODELLED,
  COCKATIEL_OPTIONS,
  COCKATIEL_UNRECORDED,
  cockatielRules,
} from "./cockatiel";
import { cockatielRetry } from "./cockatielRetry";
import { numberIn, partIn } from "./profileConfig";

export const cockatiel4: BreakerProfile = {
  id: "cockatiel4",
  name: "cockatiel 4",
  version: "4.0.0",
  evidence: "recordings",
  options: [
    ...COCKATIEL_OPTIONS,
    { name: "halfOpenSampling", unit: "calls", fallback: "1 call, threshold 0" },
  ],
  notModelled: COCKATIEL_NOT_MODELLED,
  unrecorded: COCKATIEL_UNRECORDED,
  map: (config) => {
    const sampling = partIn(config, "halfOpenSampling") ?? {};
    const calls = numberIn(sampling, "calls", 1);
    const failureRate = numberIn(sampling, "threshold", 0);
    return cockatielRules(config, {
      halfOpen: {
        permits: calls,
        admits: "total",
        excess: "waits",
        ignored: "success",
        verdict: { kind: "sampling", calls, failureRate },
      },
      countLateProbes: false,
    });
  },
  retry: cockatielRetry,
};
