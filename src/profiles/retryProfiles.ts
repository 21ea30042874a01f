/** The libraries whose retries are described, in the order in which they are offered. */
import { cockatielRetry } from "./cockatielRetry";
import { failsafeGoRetry } from "./failsafeGoRetry";
import { polly8Retry } from "./polly8Retry";
import { resilience4jRetry } from "./resilience4jRetry";
import type { RetryProfile } from "./retryProfile";

export const RETRY_PROFILES: readonly RetryProfile[] = [
  cockatielRetry,
  resilience4jRetry,
  failsafeGoRetry,
  polly8Retry,
];
