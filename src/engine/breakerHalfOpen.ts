/** Half-open: who is let through, and what decides. */
import { type Cell, emptyTrip, isSlow, type Told } from "./breakerCell";
import { hundredths, rateCause, reaches, record, warmsUp } from "./breakerTrip";
import type { Cause } from "./event";
import type { Counted, Ms, Verdict } from "./scenario";

/** Takes a permit, if one is left. */
export function takePermit(cell: Cell, nowMs: Ms): boolean {
  const { admits, permits } = cell.rules;
  if (cell.probesInFlight >= permits) {
    if (admits !== "per-period" || nowMs < cell.permitsAtMs + cell.openForMs) return false;
    cell.probesInFlight = 0;
    cell.permitsAtMs = nowMs;
  }
  cell.probesInFlight++;
  return true;
}

/** A result hands its permit back, where results do. */
export function givePermitBack(cell: Cell, told: Told): void {
  const { ignoredProbe, admits } = cell.rules;
  const ignored = told.counted === "ignored" ? ignoredProbe : null;
  // An ignored result that comes to something is a result like any other.
  if (ignored === "gives-back" || (ignored !== "keeps" && admits === "in-flight")) {
    cell.probesInFlight--;
  }
}

/** What an ignored probe comes to: a result after all, a closing, or nothing. */
export function tellIgnoredProbe(cell: Cell, nowMs: Ms, told: Told): Cause | null {
  switch (cell.rules.ignoredProbe) {
    case "closes":
      return cell.kind === "half-open" ? { rule: "probe_ignored", status: told.status } : null;
    case "success":
      return tellProbe(cell, nowMs, told, "success");
    case "failure":
      return tellProbe(cell, nowMs, told, "failure");
    default:
      return null;
  }
}

/** A slow probe fails, unless a rate of slow calls decides. */
function isSlowProbe(cell: Cell, told: Told): boolean {
  return cell.kind === "half-open" && cell.rules.verdict === null && isSlow(cell, told);
}

/** What a result counts as when a slow probe is told from a quick one. */
export function countedAs(cell: Cell, told: Told): Counted {
  return told.counted === "success" && isSlowProbe(cell, told) ? "failure" : told.counted;
}

/** The result of a probe, or of what counts as one: the guard that it fulfils, if it does. */
export function tellProbe(
  cell: Cell,
  nowMs: Ms,
  told: Told,
  result: "success" | "failure",
): Cause | null {
  const counted = result === "success" && isSlowProbe(cell, told) ? "failure" : result;
  if (counted === "failure" && warmsUp(cell, nowMs)) return null;
  if (cell.kind !== "half-open") return tellStaleProbe(cell, nowMs, told, counted);
  if (counted === "success") cell.successes++;
  else cell.failuresHalfOpen++;
  if (isSlow(cell, told)) cell.slowHalfOpen++;
  const { verdict } = cell.rules;
  if (verdict !== null) return byVerdict(cell, verdict, told);
  if (counted === "failure") return { rule: "probe_failed", status: told.status };
  const needed = cell.rules.successesToClose;
  return cell.successes < needed ? null : { rule: "successes", successes: cell.successes, needed };
}

/** A probe of an earlier period, told as what it was: a failure opens, a success closes nothing. */
function tellStaleProbe(
  cell: Cell,
  nowMs: Ms,
  told: Told,
  counted: "success" | "failure",
): Cause | null {
  const heard = cell.rules.windowHears === "verdicts";
  if (counted === "success") {
    if (heard) hearClosing(cell, nowMs);
    return null;
  }
  if (cell.kind === "closed") return { rule: "probe_failed", status: told.status };
  if (heard) hearReopening(cell, nowMs);
  return null;
}

/** The window hears how half-open ended, as one result: its first after it was emptied. */
export function hearClosing(cell: Cell, nowMs: Ms): void {
  if (cell.rules.closingEmpties) emptyTrip(cell);
  record(cell, nowMs, { status: "ok", counted: "success", retryAfterMs: null, spentMs: 0 });
}

/** The window hears that half-open ended badly, as one result. */
export function hearReopening(cell: Cell, nowMs: Ms): void {
  record(cell, nowMs, {
    status: "unavailable",
    counted: "failure",
    retryAfterMs: null,
    spentMs: 0,
  });
}

function byVerdict(cell: Cell, verdict: Verdict, told: Told): Cause | null {
  const { successes, failuresHalfOpen: failures, slowHalfOpen: slow } = cell;
  const total = successes + failures;
  switch (verdict.kind) {
    case "counts":
      if (successes >= verdict.successes) {
        return { rule: "successes", successes, needed: verdict.successes };
      }
      if (failures < verdict.failures) return null;
      return { rule: "failures", failures, threshold: verdict.failures };
    case "sampling": {
      const rate = verdict.failureRate;
      if (failures > rate * verdict.calls) return { rule: "probe_failed", status: told.status };
      if (total < verdict.calls) return null;
      return { rule: "rate_below", counted: failures, total, rate, strict: true };
    }
    case "rate": {
      if (total < verdict.minCalls) return null;
      const { failureRate: rate, slowRate, closesAbove, rateIn = "share" } = verdict;
      const closing: Cause = { rule: "rate_below", counted: failures, total, rate };
      if (closesAbove !== undefined) {
        const good = successes / total;
        if ((rateIn === "hundredths" ? hundredths(good) : good) > closesAbove) return closing;
      }
      if (reaches(failures, total, rate, false, rateIn)) {
        return rateCause("failure_rate", failures, total, rate, false, rateIn);
      }
      if (slowRate !== undefined && reaches(slow, total, slowRate, false, rateIn)) {
        return rateCause("slow_rate", slow, total, slowRate, false, rateIn);
      }
      return closing;
    }
  }
}
