/** Polly 8's retries: three more than the first attempt, 2 s apart, of all but what its caller cancelled. */
import { numberIn, textIn } from "./profileConfig";
import { EVERY_ERROR, type RetryProfile } from "./retryProfile";
import { DECORRELATED, OWN_PAUSE, UNBOUNDED_PAUSE } from "./retryUnmodelled";

const GROWING = ["Exponential"];

export const polly8Retry: RetryProfile = {
  id: "polly8",
  name: "Polly 8",
  version: "8",
  attempts: { option: "MaxRetryAttempts", counts: "retries", fallback: 3 },
  handles: { option: "ShouldHandle", fallback: EVERY_ERROR.filter((one) => one !== "cancelled") },
  options: [
    { name: "MaxRetryAttempts", unit: "retries", fallback: 3, least: 1 },
    { name: "BackoffType", unit: "choice", fallback: "Constant" },
    { name: "Delay", unit: "ms", fallback: 2000, least: 0 },
    { name: "MaxDelay", unit: "ms", fallback: null, least: 0, kinds: GROWING },
    { name: "UseJitter", unit: "switch", fallback: false, kinds: GROWING },
    { name: "ShouldHandle", unit: "choice", fallback: "all but OperationCanceledException" },
  ],
  forms: [
    { BackoffType: "Constant", Delay: 2000 },
    { BackoffType: "Exponential", Delay: 2000, UseJitter: false },
  ],
  notModelled: [
    { ...DECORRELATED, options: ["UseJitter"] },
    {
      what: "UseJitter of a constant or linear delay",
      why: "±25 % of the pause, capped after it: no jitter here draws to both sides",
      options: [],
    },
    { what: "a linear BackoffType", why: "pauses here stay as they are or multiply", options: [] },
    { ...OWN_PAUSE, what: "DelayGenerator" },
    UNBOUNDED_PAUSE,
  ],
  backoffOf: (config) => {
    const baseMs = numberIn(config, "Delay", 2000);
    const type = textIn(config, "BackoffType", "Constant");
    if (type === "Constant") return { kind: "fixed", baseMs };
    if (type !== "Exponential") return null;
    const { MaxDelay: maxMs } = config;
    return {
      kind: "exponential",
      baseMs,
      factor: 2,
      ...(typeof maxMs === "number" && { maxMs }),
      ...(config.UseJitter === true && { jitter: "decorrelated" }),
    };
  },
  optionsFor: ({ kind, baseMs, factor, maxMs, jitter }) => {
    const isDrawn = jitter === "decorrelated";
    if (!isDrawn && jitter !== "none") return null;
    if (!isDrawn && kind === "fixed") return { BackoffType: "Constant", Delay: baseMs };
    if (!isDrawn && factor !== 2) return null;
    return {
      BackoffType: "Exponential",
      Delay: baseMs,
      ...(maxMs !== null && { MaxDelay: maxMs }),
      UseJitter: isDrawn,
    };
  },
  capOf: ({ UseJitter }) => (UseJitter === true ? "after" : null),
};
