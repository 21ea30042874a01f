import { admit, due, tell, transit } from "../../src/engine/breaker";
import { closedCell } from "../../src/engine/breakerCell";
import { breakerPlan } from "../../src/engine/plan";
import { type BreakerProfile, mapConfig } from "../../src/profiles/breakerProfile";
import { cockatiel3 } from "../../src/profiles/cockatiel3";
import { failsafeGo } from "../../src/profiles/failsafeGo";
import { gobreaker } from "../../src/profiles/gobreaker";
import { hystrix } from "../../src/profiles/hystrix";
import { opossum } from "../../src/profiles/opossum";
import { polly8 } from "../../src/profiles/polly8";
import type { ProfileConfig } from "../../src/profiles/profileConfig";
import { resilience4j } from "../../src/profiles/resilience4j";
import { textbook } from "../../src/profiles/textbook";
import { medianUs, type Report } from "./figure";

const CALLS = 2000;
const STEP_MS = 50;
/** A million decisions a second: one takes 1000 ns. */
const GOAL_NS = 1000;
const JUDGED_FOR_5_OF_50 = { slidingWindowSize: 50, minimumNumberOfCalls: 5 };

/** One of each way to trip. */
const KINDS: { readonly [name: string]: readonly [BreakerProfile, ProfileConfig] } = {
  "in a row": [textbook, { threshold: 3 }],
  "count window": [resilience4j, JUDGED_FOR_5_OF_50],
  "time window, whole seconds": [
    resilience4j,
    { ...JUDGED_FOR_5_OF_50, slidingWindowType: "TIME_BASED" },
  ],
  "buckets by a timer, all that asked": [opossum, { volumeThreshold: 5 }],
  "buckets at results": [
    cockatiel3,
    { breaker: "SamplingBreaker", threshold: 0.5, duration: 5000, halfOpenAfter: 1000 },
  ],
  "buckets at results, all dropped": [polly8, { MinimumThroughput: 5 }],
  "failures in a window": [failsafeGo, { WithFailureThresholdPeriod: [5, 5000] }],
  "rolling, in a row": [gobreaker, { Interval: 5000, BucketPeriod: 500 }],
  "a ratio, cleared now and then": [
    gobreaker,
    { Interval: 5000, ReadyToTrip: { type: "ratio", minRequests: 5, ratio: 0.6 } },
  ],
  "judged by a timer": [hystrix, {}],
};

/** Opens the circuit, fails a probe, recovers, again and again; how many calls got through. */
function calls([profile, config]: readonly [BreakerProfile, ProfileConfig]): number {
  const mapped = mapConfig(profile, config);
  if (!mapped.ok) throw new Error(mapped.why);
  const cell = closedCell(breakerPlan(profile.id, mapped.rules));
  let reached = 0;
  for (let i = 0; i < CALLS; i++) {
    const nowMs = i * STEP_MS;
    const moved = due(cell, nowMs);
    if (moved !== null) transit(cell, nowMs, moved);
    if (admit(cell, nowMs) !== null) continue;
    reached++;
    const permit = { generation: cell.generation, probe: cell.kind === "half-open" };
    const told =
      i % 200 < 40
        ? ({ status: "unavailable", counted: "failure", retryAfterMs: null, spentMs: 0 } as const)
        : ({ status: "ok", counted: "success", retryAfterMs: null, spentMs: 0 } as const);
    const cause = tell(cell, nowMs, permit, told);
    if (cause !== null) transit(cell, nowMs, cause);
  }
  return reached;
}

const report: Report = async (timeMs) => {
  const tasks = Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) => [name, () => calls(kind)]),
  );
  const median = await medianUs(timeMs, tasks);
  return Object.entries(median).map(([name, us]) => ({
    what: `one breaker decision: ${name}`,
    value: (us * 1000) / CALLS,
    unit: "ns",
    goal: GOAL_NS,
  }));
};
export default report;
