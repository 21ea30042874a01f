/**
 * cockatiel's retries, the same in both versions: attempts exclude the first, and no pause is made
 * unless a backoff is given.
 */
import type { Jitter } from "../engine/scenario";
import { numberIn, textIn } from "./profileConfig";
import { EVERY_ERROR, type RetryProfile } from "./retryProfile";
import { DECORRELATED, OWN_PAUSE, UNBOUNDED_PAUSE } from "./retryUnmodelled";

const JITTERS: { readonly [generator: string]: Jitter } = {
  decorrelatedJitterGenerator: "decorrelated",
  noJitterGenerator: "none",
  fullJitterGenerator: "full",
  halfJitterGenerator: "equal",
};
const GENERATORS = Object.keys(JITTERS);
const USUAL = "decorrelatedJitterGenerator";
const EXPONENTIAL = ["ExponentialBackoff"];

export const cockatielRetry: RetryProfile = {
  id: "cockatiel",
  name: "cockatiel",
  version: "3.2.1, 4.0.0",
  attempts: { option: "maxAttempts", counts: "retries", fallback: null },
  handles: { option: "handle", fallback: EVERY_ERROR },
  options: [
    { name: "maxAttempts", unit: "retries", fallback: null },
    { name: "backoff", unit: "choice", fallback: "ConstantBackoff" },
    { name: "interval", unit: "ms", fallback: 0, least: 0, kinds: ["ConstantBackoff"] },
    { name: "initialDelay", unit: "ms", fallback: 128, least: 0, kinds: EXPONENTIAL },
    { name: "maxDelay", unit: "ms", fallback: 30_000, least: 0, kinds: EXPONENTIAL },
    { name: "generator", unit: "choice", fallback: USUAL, choices: GENERATORS, kinds: EXPONENTIAL },
    { name: "exponent", unit: "times", fallback: 2, kinds: EXPONENTIAL },
    { name: "handle", unit: "choice", fallback: "handleAll" },
  ],
  forms: [
    { backoff: "ConstantBackoff", interval: 0 },
    { backoff: "ExponentialBackoff", initialDelay: 128, maxDelay: 30_000, generator: USUAL },
  ],
  notModelled: [
    {
      ...DECORRELATED,
      options: ["generator"],
      harmless: GENERATORS.filter((one) => one !== USUAL),
    },
    { what: "no maxAttempts", why: "a scenario ends at 100 attempts", options: [] },
    {
      what: "an abort during a pause",
      why: "it is seen only after it, and the function is called once more",
      options: [],
    },
    { ...OWN_PAUSE, what: "DelegateBackoff and IterableBackoff" },
    UNBOUNDED_PAUSE,
  ],
  backoffOf: (config) => {
    if (textIn(config, "backoff", "ConstantBackoff") === "ConstantBackoff") {
      return { kind: "fixed", baseMs: numberIn(config, "interval", 0) };
    }
    const jitter = JITTERS[textIn(config, "generator", USUAL)];
    if (jitter === undefined) return null;
    return {
      kind: "exponential",
      baseMs: numberIn(config, "initialDelay", 128),
      // The exponent is heard by the decorrelated formula alone; the others double.
      factor: 2,
      maxMs: numberIn(config, "maxDelay", 30_000),
      jitter,
    };
  },
  optionsFor: ({ kind, baseMs, maxMs, jitter }) => {
    if (kind === "fixed" && jitter === "none") {
      return { backoff: "ConstantBackoff", interval: baseMs };
    }
    const generator = GENERATORS.find((one) => JITTERS[one] === jitter);
    if (generator === undefined || maxMs === null) return null;
    return { backoff: "ExponentialBackoff", initialDelay: baseMs, maxDelay: maxMs, generator };
  },
  capOf: ({ backoff, generator }) => {
    if (backoff !== "ExponentialBackoff" || generator === "noJitterGenerator") return null;
    return generator === USUAL ? "after" : "before";
  },
};
