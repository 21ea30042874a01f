import { describe, expect, it } from "vitest";
import type { Allowance, BreakerState, RunEvent } from "../../src/engine/event";
import { MOMENTS } from "../../src/engine/scenario";
import { en } from "../../src/texts/en";

const names = new Map([
  ["payment", "Payment"],
  ["gateway", "Gateway"],
]);
const say = (event: RunEvent) => en.decision.sentence(event, names).replaceAll("\u202f", " ");

const at = { atMs: 390, operation: 1, hop: "payment", attempt: 1, n: 2 };
const ofOperation = { atMs: 390, operation: 5, hop: null, attempt: null };
const ofBreaker = { ...ofOperation, operation: null, breaker: "payment" };
const allowance: Allowance = {
  ownTimeoutMs: 400,
  remainingMs: 410,
  reserveMs: 80,
  marginMs: 0,
  usableMs: 330,
  allowedMs: 330,
  boundBy: "budget",
};
const start = {
  ...at,
  ...allowance,
  type: "start",
  parent: null,
  sent: true,
  breaker: null,
  probe: false,
} as const;
const refused = {
  ...at,
  ...allowance,
  type: "refused",
  parent: null,
  status: "circuit_open",
  reason: "open",
  breaker: "payment",
  reopensAtMs: 510,
} as const;
const end = {
  ...at,
  type: "end",
  status: "ok",
  spentMs: 200,
  remainingAfterMs: 210,
  cutBy: null,
  outcomeUnknown: false,
} as const;
const memory = { failures: 3, failedProbes: 0, namedAtMs: null, forced: null };
const open: BreakerState = { ...memory, kind: "open", openedAtMs: 390, reopensAtMs: 3390 };
const closed: BreakerState = { ...memory, kind: "closed" };
const halfOpen: BreakerState = { ...memory, kind: "half-open", probesInFlight: 1, successes: 1 };
const moved = { ...ofBreaker, type: "breaker", from: "closed", to: "open", after: open } as const;
const told = {
  ...at,
  type: "told",
  breaker: "payment",
  status: "unavailable",
  counted: "failure",
  late: false,
  probe: false,
  after: closed,
} as const;
const denied = {
  ...at,
  type: "denied",
  reason: "budget",
  pauseMs: 200,
  usableMs: 110,
  minUsefulMs: 0,
  why: "backoff",
} as const;
const finish = {
  ...ofOperation,
  type: "finish",
  status: "ok",
  failedHop: null,
  failedStatus: null,
  spentMs: 790,
  lateMs: 0,
} as const;

const rows: readonly (readonly [RunEvent, string])[] = [
  [
    { ...ofOperation, type: "arrival", atMs: 4000, deadlineAtMs: 4800 },
    "Request 5 arrives and must be answered by 4 000 + 800 = 4 800 ms.",
  ],
  [
    { ...ofOperation, type: "arrival", atMs: 4000, deadlineAtMs: null },
    "Request 5 arrives at 4 000 ms — it has no deadline.",
  ],
  [
    { ...at, type: "work", hop: "gateway", attempt: null, parent: null, durationMs: 100 },
    "Gateway works for 100 ms.",
  ],
  [
    {
      ...at,
      type: "worked",
      hop: "gateway",
      attempt: null,
      parent: null,
      status: "ok",
      spentMs: 100,
      ghostMs: 0,
    },
    "Gateway is done after 100 ms.",
  ],
  [
    {
      ...at,
      type: "worked",
      hop: "gateway",
      attempt: null,
      parent: null,
      status: "cancelled",
      spentMs: 40,
      ghostMs: 0,
    },
    "Gateway is stopped after 40 ms.",
  ],
  [
    { ...at, type: "asked", breaker: "payment", admitted: true, probe: false, after: closed },
    "Breaker payment lets Payment through: it is closed.",
  ],
  [
    { ...at, type: "asked", breaker: "payment", admitted: true, probe: true, after: halfOpen },
    "Breaker payment lets Payment through as a probe.",
  ],
  [
    { ...at, type: "asked", breaker: "payment", admitted: false, probe: false, after: open },
    "Breaker payment does not let Payment through: it is open.",
  ],
  [start, "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms — bound by the budget."],
  [
    { ...start, attempt: 2, marginMs: 30, usableMs: 300, allowedMs: 300, probe: true },
    "Payment, attempt 2, may wait min(400 own, 410 left − 80 reserve − 30 margin) = 300 ms — bound by the budget; it is a probe.",
  ],
  [
    { ...start, ownTimeoutMs: 300, allowedMs: 300, boundBy: "own" },
    "Payment may wait min(300 own, 410 left − 80 reserve) = 300 ms — bound by its own timeout.",
  ],
  [
    { ...start, ownTimeoutMs: null },
    "Payment may wait 410 left − 80 reserve = 330 ms — bound by the budget; it has no own timeout.",
  ],
  [
    { ...start, ownTimeoutMs: null, reserveMs: 0, usableMs: 410, allowedMs: 410 },
    "Payment may wait 410 ms — all that is left; it has no own timeout.",
  ],
  [
    { ...start, usableMs: null, allowedMs: 400, boundBy: "own" },
    "Payment may wait 400 ms — it looks only at its own timeout.",
  ],
  [
    { ...start, usableMs: null, remainingMs: null, allowedMs: 400, boundBy: "own" },
    "Payment may wait 400 ms — its own timeout; there is no deadline.",
  ],
  [
    {
      ...start,
      ownTimeoutMs: null,
      usableMs: null,
      remainingMs: null,
      allowedMs: null,
      boundBy: "nothing",
    },
    "Payment may wait for ever — no own timeout, no deadline.",
  ],
  [
    { ...start, ownTimeoutMs: null, usableMs: null, allowedMs: null, boundBy: "nothing" },
    "Payment may wait for ever — no own timeout, and it does not look at the deadline.",
  ],
  [
    { ...start, sent: false },
    "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms — bound by the budget; nothing is sent: the fault is the caller’s own.",
  ],
  [
    { ...refused, atMs: 7390, reopensAtMs: 7510 },
    "Payment is refused: breaker payment is open, until 7 510 − now 7 390 = 120 ms early — the dependency is not called.",
  ],
  [
    { ...refused, reason: "retry_after" },
    "Payment is refused: a Retry-After holds breaker payment back, until 510 − now 390 = 120 ms early — the dependency is not called.",
  ],
  [
    { ...refused, reason: "probe_limit", reopensAtMs: null },
    "Payment is refused: breaker payment is half-open — no permit is left.",
  ],
  [
    { ...refused, reason: "forced", reopensAtMs: null },
    "Payment is refused: breaker payment is forced open — the dependency is not called.",
  ],
  [
    {
      ...refused,
      status: "deadline_exceeded",
      reason: "nothing_left",
      breaker: null,
      remainingMs: 50,
      usableMs: 0,
      allowedMs: 0,
    },
    "Payment does not start: max(0, 50 left − 80 reserve) = 0 ms — nothing is left for it, and it spends nothing.",
  ],
  [
    {
      ...refused,
      status: "deadline_exceeded",
      reason: "nothing_left",
      breaker: null,
      remainingMs: 80,
      usableMs: 0,
      allowedMs: 0,
    },
    "Payment does not start: 80 left − 80 reserve = 0 ms — nothing is left for it, and it spends nothing.",
  ],
  [
    { ...at, type: "received", calleeDeadlineMs: null },
    "The request reaches Payment — it is told no deadline.",
  ],
  [
    { ...at, type: "received", calleeDeadlineMs: 720 },
    "The request reaches Payment — it believes its deadline is at 720 ms.",
  ],
  [
    { ...at, type: "answered", result: "ok", heard: true, ghostMs: 0 },
    "Payment sends its answer: ok.",
  ],
  [
    { ...at, type: "answered", result: "ok", heard: false, ghostMs: 120 },
    "Payment is done, and nobody listens any more: it worked on for 120 ms — ghost work.",
  ],
  [
    { ...at, type: "answered", result: "deadline_exceeded", heard: true, ghostMs: 0 },
    "Payment stops at its deadline.",
  ],
  [end, "Payment answers ok after 200 ms — 210 ms left."],
  [
    { ...end, status: "timeout", spentMs: 400, remainingAfterMs: 10, cutBy: "own" },
    "Payment is cut by its own timeout after 400 ms — 10 ms left.",
  ],
  [
    {
      ...end,
      status: "deadline_exceeded",
      spentMs: 330,
      remainingAfterMs: 80,
      cutBy: "budget",
      outcomeUnknown: true,
    },
    "Payment is cut by the budget after 330 ms — 80 ms left; whether the write happened is unknown.",
  ],
  [
    { ...end, status: "rejected", spentMs: 50, remainingAfterMs: null },
    "Payment answers no, a business refusal, after 50 ms.",
  ],
  [
    told,
    "Breaker payment hears “technical failure” from Payment: it counts as a failure, failures 3.",
  ],
  [
    { ...told, status: "rejected", counted: "ignored" },
    "Breaker payment hears “business refusal” from Payment — ignored: it neither counts nor resets.",
  ],
  [
    { ...told, late: true },
    "Breaker payment hears “technical failure” from Payment — its call was let through before the last change: too late.",
  ],
  [
    { ...moved, cause: { rule: "failures", failures: 3, threshold: 3 } },
    "Breaker payment opens: failures 3 ≥ 3 — it refuses every call until 3 390 ms.",
  ],
  [
    {
      ...moved,
      from: "open",
      to: "half-open",
      after: halfOpen,
      cause: { rule: "open_time_over", waitedMs: 3000 },
    },
    "Breaker payment is half-open: waited 3 000 ms — a probe decides.",
  ],
  [
    {
      ...moved,
      from: "half-open",
      cause: { rule: "probe_failed", status: "unavailable" },
    },
    "Breaker payment opens again: probe: technical failure — it refuses every call until 3 390 ms.",
  ],
  [
    {
      ...moved,
      from: "half-open",
      to: "closed",
      after: closed,
      cause: { rule: "successes", successes: 1, needed: 1 },
    },
    "Breaker payment closes: successes 1 ≥ 1 — calls go through again.",
  ],
  [
    { ...ofBreaker, type: "forced", to: "open", after: open },
    "Breaker payment is forced open — it refuses every call.",
  ],
  [
    { ...ofBreaker, type: "forced", to: null, after: closed },
    "Breaker payment is no longer forced — closed, count at 0.",
  ],
  [
    { ...ofBreaker, type: "restart", instance: null },
    "Every instance restarts — its breakers begin anew.",
  ],
  [
    { ...ofBreaker, type: "restart", instance: 2 },
    "Instance 2 restarts — its breakers begin anew.",
  ],
  [
    { ...at, type: "pause", pauseMs: 20, untilMs: 80, why: "backoff", usableMs: 100 },
    "Payment failed; before its retry, a pause of 20 ms — backoff, of 100 ms usable.",
  ],
  [
    { ...at, type: "pause", pauseMs: 20, untilMs: 80, why: "retry-after", usableMs: null },
    "Payment failed; before its retry, a pause of 20 ms — as Retry-After asks.",
  ],
  [{ ...at, type: "resume", cancelled: false }, "The pause of Payment is over."],
  [{ ...at, type: "resume", cancelled: true }, "The pause of Payment is cut short."],
  [
    denied,
    "Payment is not retried: it cannot fit, 200 pause ≥ 110 usable — it fails now instead of at the deadline.",
  ],
  [
    { ...denied, pauseMs: 60, minUsefulMs: 70, why: "retry-after" },
    "Payment is not retried: it cannot fit, 110 usable − 60 Retry-After = 50 ms < 70 needed — it fails now instead of at the deadline.",
  ],
  [
    { ...at, type: "call", status: "ok", attempts: 1, next: "go_on" },
    "The call of Payment is over after 1 attempt: ok.",
  ],
  [
    { ...at, type: "call", status: "timeout", attempts: 2, next: "skip" },
    "The call of Payment is over after 2 attempts: timeout — the request goes on without it.",
  ],
  [{ ...ofOperation, type: "cancel" }, "The visitor of request 5 leaves."],
  [{ ...ofOperation, type: "closing", durationMs: 80 }, "Closing work at the edge takes 80 ms."],
  [finish, "Request 5 is answered ok after 790 ms."],
  [{ ...finish, spentMs: 870, lateMs: 70 }, "Request 5 is answered ok after 870 ms — 70 ms late."],
  [
    {
      ...finish,
      status: "failed",
      failedHop: "payment",
      failedStatus: "circuit_open",
      spentMs: 470,
    },
    "Request 5 fails after 470 ms — Payment: circuit open.",
  ],
  [
    { ...ofOperation, type: "over", operation: null, atMs: 840 },
    "The run is over at 840 ms — nothing more happens.",
  ],
];

describe("the sentence of a decision", () => {
  it.each(rows)("%o", (event, sentence) => {
    expect(say(event)).toBe(sentence);
  });

  it("is tried for every type of event there is", () => {
    expect(new Set(rows.map(([event]) => event.type))).toEqual(new Set(MOMENTS));
  });

  it("marks the term that decided", () => {
    const marked = (event: RunEvent) =>
      en.decision
        .of(event, names)
        .formula?.filter(({ mark }) => mark === "bound")
        .map(({ text }) => text);
    expect(marked(start)).toEqual(["410 left − 80 reserve"]);
    expect(marked({ ...start, ownTimeoutMs: 300, allowedMs: 300, boundBy: "own" })).toEqual([
      "300 own",
    ]);
  });

  it("calls a hop that has no name by its id", () => {
    expect(say({ ...start, hop: "constructor" })).toMatch(/^constructor may wait/);
  });
});
