/** The guard that held, as a formula, for the result's `why`. */
import type { Cause } from "./event";

export function causeText(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `failures ${cause.failures} ≥ ${cause.threshold}`;
    case "failure_rate":
      return `failures ${share(cause)} ${cause.strict ? ">" : "≥"} ${cause.rate}`;
    case "slow_rate":
      return `slow ${share(cause)} ${cause.strict ? ">" : "≥"} ${cause.rate}`;
    case "rate_below":
      return `failures ${share(cause)} ${cause.strict ? "not above" : "below"} ${cause.rate}`;
    case "open_time_over":
      return `open time over after ${cause.waitedMs} ms`;
    case "half_open_time_over":
      return `half-open for ${cause.waitedMs} ms without a verdict`;
    case "probe_failed":
      return `probe failed: ${cause.status}`;
    case "probe_ignored":
      return `probe ignored: ${cause.status}`;
    case "successes":
      return `successes ${cause.successes} ≥ ${cause.needed}`;
    case "forced":
      return `forced ${cause.to}`;
    case "released":
      return "forced state over";
    case "restarted":
      return "restarted";
  }
}

function share({ counted, total, rounded }: Shared): string {
  return `${counted} of ${total}${rounded === undefined ? "" : ` ≈ ${rounded}`}`;
}

interface Shared {
  readonly counted: number;
  readonly total: number;
  readonly rounded?: number;
}
