import type { CallHop, Hop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { medianUs, type Report } from "./figure";

const call = (id: string, more: Partial<CallHop>): CallHop => ({
  id,
  kind: "call",
  name: id,
  timeoutMs: 200,
  responses: [{ durationMs: 50 }],
  ...more,
});

/** Ten hops with one of each thing that costs: work, wire, a retry, a skip, a breaker, a cut. */
const hops: readonly Hop[] = [
  { id: "gateway", kind: "work", name: "gateway", durationMs: 20 },
  call("session", { networkMs: 2 }),
  call("catalogue", {}),
  call("stock", {
    responses: [{ durationMs: 30, result: "unavailable" }, { durationMs: 30 }],
    retry: { maxAttempts: 2, backoff: { kind: "exponential", baseMs: 10 } },
  }),
  { id: "pricing", kind: "work", name: "pricing", durationMs: 10 },
  call("loyalty", { whenItFails: "skip", responses: [{ durationMs: 20, result: "rejected" }] }),
  call("address", { networkMs: 1 }),
  call("payment", { breaker: "payment", effect: "write", idempotencyKey: true }),
  call("shipping", {}),
  call("mail", { timeoutMs: 40, whenItFails: "defer", responses: [{ durationMs: 90 }] }),
];
const tenHops: Scenario = {
  version: 1,
  title: "Ten hops",
  deadlineMs: 2000,
  reserveMs: 50,
  seed: 1,
  hops,
  breakers: { payment: {} },
  arrivals: [0],
};

const report: Report = async (timeMs) => {
  const median = await medianUs(timeMs, {
    events: () => simulate(tenHops),
    outcome: () => simulate(tenHops, { record: "outcome" }),
  });
  return [
    { what: "a run of ten hops, all events, median", value: median.events, unit: "µs", goal: 50 },
    { what: "the same, outcome only, median", value: median.outcome, unit: "µs", goal: 8 },
  ];
};
export default report;
