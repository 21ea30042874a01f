/** A lane of calls for each instance that has a breaker of its own. */
import type { BreakerKind } from "../../engine/event";
import { breaker } from "./breaker";
import { formatMs, formatNumber } from "./format";

/** What became of a call at its breaker. */
const calls = {
  reached: "let through",
  refused: "refused",
  probe: "probe, no verdict",
  "probe-ok": "probe ok",
  "probe-failed": "probe failed",
};

export const breakerLanes = {
  title: "Calls by instance",
  hint: "Each instance knows only what its own calls met. Press a call to go to it.",
  instance: (instance: number) => `Instance ${formatNumber(instance)}`,
  /** Where there are too many for all to be shown. */
  some: (from: number, to: number, of: number) =>
    `Instances ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(of)}: those about the request at the cursor. The others are shown at their requests.`,
  calls,
  /** Heard with a lane: all of its calls. */
  summary: (instance: number, counts: readonly (readonly [keyof typeof calls, number])[]) =>
    counts.length === 0
      ? `Instance ${formatNumber(instance)}: no call.`
      : `Instance ${formatNumber(instance)}: ${counts.map(([kind, count]) => `${formatNumber(count)} ${calls[kind]}`).join(", ")}.`,
  lane: (instance: number) => `Calls of instance ${formatNumber(instance)}`,
  at: (
    call: number,
    of: number,
    request: number,
    atMs: number,
    kind: keyof typeof calls,
    state: BreakerKind,
  ) =>
    `Call ${formatNumber(call)} of ${formatNumber(of)}, request ${formatNumber(request)} at ${formatMs(atMs)}: ${calls[kind]}; the breaker is ${breaker.kinds[state]} now`,
  none: (of: number, state: BreakerKind) =>
    of === 0
      ? `No call comes; the breaker is ${breaker.kinds[state]}`
      : `Before the first of ${formatNumber(of)} calls; the breaker is ${breaker.kinds[state]} now`,
};
