/** The libraries whose breakers are described, in the order in which they are offered. */
import type { BreakerProfile } from "./breakerProfile";
import { cockatiel3 } from "./cockatiel3";
import { cockatiel4 } from "./cockatiel4";
import { failsafeGo } from "./failsafeGo";
import { gobreaker } from "./gobreaker";
import { hystrix } from "./hystrix";
import { opossum } from "./opossum";
import { polly8 } from "./polly8";
import { resilience4j } from "./resilience4j";
import { textbook } from "./textbook";

export const BREAKER_PROFILES: readonly BreakerProfile[] = [
  textbook,
  opossum,
  cockatiel3,
  cockatiel4,
  resilience4j,
  gobreaker,
  failsafeGo,
  polly8,
  hystrix,
];

export function breakerProfile(id: string): BreakerProfile | null {
  return BREAKER_PROFILES.find((profile) => profile.id === id) ?? null;
}
