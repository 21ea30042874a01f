/** How things end, in the field's words. */
import type { BreakerKind, OperationStatus } from "../../engine/event";
import type { AttemptStatus, Counted } from "../../engine/scenario";

export const status = {
  attempt: {
    ok: "ok",
    unavailable: "technical failure",
    rate_limited: "rate limited",
    rejected: "business refusal",
    local: "own fault",
    timeout: "timeout",
    deadline_exceeded: "deadline exceeded",
    circuit_open: "circuit open",
    cancelled: "cancelled",
  } satisfies Record<AttemptStatus, string>,
  operation: {
    ok: "ok",
    degraded: "degraded",
    deferred: "deferred",
    pending: "pending",
    failed: "failed",
    cancelled: "cancelled",
    late: "late",
  } satisfies Record<OperationStatus | "late", string>,
  breaker: {
    closed: "closed",
    open: "open",
    "half-open": "half-open",
  } satisfies Record<BreakerKind, string>,
  counted: {
    failure: "a failure",
    ignored: "ignored",
    success: "a success",
  } satisfies Record<Counted, string>,
};
