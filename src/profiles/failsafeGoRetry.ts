/** failsafe-go's retries: two more than the first attempt, at once unless a delay is given. */
import { numberIn, textIn } from "./profileConfig";
import { EVERY_ERROR, type RetryProfile } from "./retryProfile";
import { OWN_PAUSE } from "./retryUnmodelled";

const GROWING = ["WithBackoff"];

export const failsafeGoRetry: RetryProfile = {
  id: "failsafe-go",
  name: "failsafe-go",
  version: "0.9.7",
  attempts: { option: "WithMaxRetries", counts: "retries", fallback: 2 },
  handles: { option: "HandleIf", fallback: EVERY_ERROR },
  options: [
    { name: "WithMaxRetries", unit: "retries", fallback: 2 },
    // No option by this name: which of the builder's calls gives the delay.
    { name: "backoff", unit: "choice", fallback: "WithDelay" },
    { name: "WithDelay", unit: "ms", fallback: 0, least: 0, kinds: ["WithDelay"] },
    { name: "delay", unit: "ms", fallback: null, least: 0, kinds: GROWING },
    { name: "maxDelay", unit: "ms", fallback: null, least: 0, kinds: GROWING },
    { name: "delayFactor", unit: "times", fallback: 2, kinds: GROWING },
    { name: "HandleIf", unit: "choice", fallback: null },
  ],
  forms: [
    { backoff: "WithDelay", WithDelay: 0 },
    // Both must be given.
    { backoff: "WithBackoff", delay: 100, maxDelay: 10_000, delayFactor: 2 },
  ],
  notModelled: [
    {
      what: "WithJitter() and WithJitterFactor()",
      why: "added or taken off after the cap: no jitter here draws to both sides",
      options: [],
    },
    { what: "WithRandomDelay", why: "no pause here is drawn between two bounds", options: [] },
    {
      what: "WithMaxDuration",
      why: "no timeout: the last pause is cut to it, and one more attempt begins then",
      options: [],
    },
    { what: "WithMaxRetries of −1", why: "a scenario ends at 100 attempts", options: [] },
    { ...OWN_PAUSE, what: "WithDelayFunc" },
  ],
  backoffOf: (config) => {
    if (textIn(config, "backoff", "WithDelay") === "WithDelay") {
      return { kind: "fixed", baseMs: numberIn(config, "WithDelay", 0) };
    }
    const [baseMs, maxMs] = [numberIn(config, "delay", 0), numberIn(config, "maxDelay", 0)];
    // The first delay is not held to the cap.
    if (baseMs > maxMs) return null;
    return { kind: "exponential", baseMs, maxMs, factor: numberIn(config, "delayFactor", 2) };
  },
  optionsFor: ({ kind, baseMs, factor, maxMs, jitter }) => {
    if (jitter !== "none") return null;
    if (kind === "fixed") return { backoff: "WithDelay", WithDelay: baseMs };
    if (maxMs === null || baseMs > maxMs) return null;
    return { backoff: "WithBackoff", delay: baseMs, maxDelay: maxMs, delayFactor: factor };
  },
  capOf: () => null,
};
