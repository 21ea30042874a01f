/** What one attempt told its callee of its budget, in the words of what was sent (model, section 5). */
import type { CallPlan } from "./plan";
import type { Attempt } from "./result";
import type { Ms } from "./scenario";
import { toldDeadlineMs } from "./wire";

export type Told =
  | { readonly kind: "nothing" }
  /** A duration: what is left. */
  | { readonly kind: "left"; readonly leftMs: Ms }
  /** A moment; `readAtMs` is when the callee's own clock shows it. */
  | { readonly kind: "until"; readonly untilMs: Ms; readonly readAtMs: Ms }
  /** The whole deadline once more. */
  | { readonly kind: "again"; readonly wholeMs: Ms };

export interface HandedOver {
  readonly told: Told;
  /** Where the callee believed less than it was told: how much was asked for, and taken. */
  readonly clamped: { readonly askedMs: Ms; readonly takenMs: Ms } | null;
}

type Sent = Pick<Attempt, "startMs" | "allowedMs" | "calleeStartMs" | "calleeDeadlineMs">;

/** null when nothing ever reached the callee. `wholeMs` is the scenario's deadline. */
export function handedOver(
  hop: CallPlan,
  { startMs, allowedMs, calleeStartMs, calleeDeadlineMs }: Sent,
  wholeMs: Ms | null,
): HandedOver | null {
  if (calleeStartMs === null) return null;
  const connectingMs = calleeStartMs - hop.networkMs - startMs;
  const cutAtMs = allowedMs === null ? null : startMs + allowedMs;
  const leftMs = allowedMs === null ? null : allowedMs - connectingMs;
  const askedAtMs = toldDeadlineMs(hop, {
    cutAtMs,
    allowedMs: leftMs,
    arrivedAtMs: calleeStartMs,
    wholeMs,
  });
  const clamped =
    askedAtMs !== null && calleeDeadlineMs !== null && calleeDeadlineMs < askedAtMs
      ? { askedMs: askedAtMs - calleeStartMs, takenMs: calleeDeadlineMs - calleeStartMs }
      : null;
  return { told: toldOf(hop, askedAtMs, { cutAtMs, leftMs, wholeMs }), clamped };
}

function toldOf(
  { tells }: CallPlan,
  askedAtMs: Ms | null,
  sent: { readonly cutAtMs: Ms | null; readonly leftMs: Ms | null; readonly wholeMs: Ms | null },
): Told {
  const { cutAtMs, leftMs, wholeMs } = sent;
  if (askedAtMs === null) return { kind: "nothing" };
  if (tells === "remaining" && leftMs !== null) return { kind: "left", leftMs };
  if (tells === "absolute" && cutAtMs !== null) {
    return { kind: "until", untilMs: cutAtMs, readAtMs: askedAtMs };
  }
  if (tells === "reset" && wholeMs !== null) return { kind: "again", wholeMs };
  return { kind: "nothing" };
}
