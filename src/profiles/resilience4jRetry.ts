/** resilience4j's retries: attempts include the first, the same pause each time unless an interval function grows it. */
import { numberIn, textIn } from "./profileConfig";
import { EVERY_ERROR, type RetryProfile } from "./retryProfile";
import { OWN_PAUSE, UNBOUNDED_PAUSE } from "./retryUnmodelled";

const GROWING = ["ofExponentialBackoff"];

export const resilience4jRetry: RetryProfile = {
  id: "resilience4j",
  name: "resilience4j",
  version: "2.4.0",
  attempts: { option: "maxAttempts", counts: "attempts", fallback: 3 },
  handles: { option: "retryOnException", fallback: EVERY_ERROR },
  options: [
    { name: "maxAttempts", unit: "attempts", fallback: 3 },
    { name: "intervalFunction", unit: "choice", fallback: "waitDuration" },
    { name: "waitDuration", unit: "ms", fallback: 500, least: 0, kinds: ["waitDuration"] },
    { name: "initialInterval", unit: "ms", fallback: 500, kinds: GROWING },
    { name: "multiplier", unit: "times", fallback: 1.5, kinds: GROWING },
    { name: "maxInterval", unit: "ms", fallback: null, kinds: GROWING },
    { name: "retryOnException", unit: "choice", fallback: null },
  ],
  forms: [
    { intervalFunction: "waitDuration", waitDuration: 500 },
    { intervalFunction: "ofExponentialBackoff", initialInterval: 500, multiplier: 1.5 },
  ],
  notModelled: [
    {
      what: "ofRandomized and ofExponentialRandomBackoff",
      why: "±50 % of the pause, capped after it: no jitter here draws to both sides",
      options: [],
    },
    {
      what: "fractions of a millisecond",
      why: "it cuts them off at each step; here a pause is rounded",
      options: [],
    },
    { ...OWN_PAUSE, what: "intervalBiFunction" },
    UNBOUNDED_PAUSE,
  ],
  backoffOf: (config) => {
    if (textIn(config, "intervalFunction", "waitDuration") === "waitDuration") {
      return { kind: "fixed", baseMs: numberIn(config, "waitDuration", 500) };
    }
    const maxMs = numberIn(config, "maxInterval", 0);
    return {
      kind: "exponential",
      baseMs: numberIn(config, "initialInterval", 500),
      factor: numberIn(config, "multiplier", 1.5),
      ...(maxMs > 0 && { maxMs }),
    };
  },
  optionsFor: ({ kind, baseMs, factor, maxMs, jitter }) => {
    if (jitter !== "none") return null;
    if (kind === "fixed") return { intervalFunction: "waitDuration", waitDuration: baseMs };
    // It throws at an interval of less than 1 ms.
    if (baseMs < 1 || (maxMs !== null && maxMs < 1)) return null;
    return {
      intervalFunction: "ofExponentialBackoff",
      initialInterval: baseMs,
      multiplier: factor,
      ...(maxMs !== null && { maxInterval: maxMs }),
    };
  },
  capOf: () => null,
};
