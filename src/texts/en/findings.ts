/** Findings: what is wrong, with its numbers, and why it matters. */
import type { Figures } from "../findingFigures";
import { times } from "./counted";
import { findingsOfSettings } from "./findingsOfSettings";
import { findingsOfTrees } from "./findingsOfTrees";
import { formatMs, formatNumber, formatSpan } from "./format";

function requests(count: number): string {
  return count === 1 ? "1 request" : `${formatNumber(count)} requests`;
}
function pauseOf(why: "backoff" | "retry-after"): string {
  return why === "backoff" ? "backoff" : "Retry-After";
}

export const findings = {
  severity: { error: "error", warning: "warning", info: "note" },
  none: "No findings.",
  count: (errors: number, warnings: number, notes: number): string =>
    [
      errors === 1 ? "1 error" : `${formatNumber(errors)} errors`,
      warnings === 1 ? "1 warning" : `${formatNumber(warnings)} warnings`,
      notes === 1 ? "1 note" : `${formatNumber(notes)} notes`,
    ].join(", "),
  rules: {
    ...findingsOfTrees,
    ...findingsOfSettings,
    "caps-past-budget": {
      title: "Timeouts add up past the deadline, and nothing is shared",
      says: (f: Figures["caps-past-budget"]): string => {
        const terms = [
          f.workMs > 0 ? `${formatMs(f.workMs)} of work` : null,
          `${formatMs(f.capsMs)} of timeouts and pauses`,
          f.finishMs > 0 ? `${formatMs(f.finishMs)} of closing work` : null,
        ].filter((term) => term !== null);
        const total = terms.length === 1 ? "" : ` = ${formatMs(f.totalMs)}`;
        const sum = `${terms.join(" + ")}${total}: ${formatMs(f.overMs)} past the deadline of ${formatMs(f.deadlineMs)}.`;
        return f.lateOperations === 0
          ? sum
          : `${sum} In this run ${requests(f.lateOperations)} ended late, by up to ${formatMs(f.lateMs)}.`;
      },
      why: "Every call keeps its own promise and the answer is late all the same, because nobody looks at what is left.",
    },
    "call-without-limit": {
      title: "Nothing limits this call",
      says: (f: Figures["call-without-limit"]): string =>
        `${f.name} has no timeout of its own, and no deadline limits it either.`,
      why: "When the dependency hangs, the request and its worker hang with it.",
    },
    "retries-cannot-fit": {
      title: "The retries cannot fit in the budget",
      says: (f: Figures["retries-cannot-fit"]): string =>
        f.ownTimeoutMs === 0
          ? `${f.name} may try ${formatNumber(f.maxAttempts)} times, but has no timeout of its own: one attempt that hangs spends all of the ${formatMs(f.usableMs)} that can be left for it.`
          : `${f.name}: ${formatNumber(f.maxAttempts)} attempts of ${formatMs(f.ownTimeoutMs)}${f.pausesMs > 0 ? ` and ${formatMs(f.pausesMs)} of pauses` : ""} need ${formatMs(f.neededMs)}; at best ${formatMs(f.usableMs)} are left for them. When each runs into its timeout, ${formatNumber(f.fitting)} of ${formatNumber(f.maxAttempts)} can have it whole.`,
      why: "The configuration promises more tries than the deadline pays for; the last ones are cut short or never made.",
    },
    "retry-denied": {
      title: "A retry was denied because it could not fit",
      says: (f: Figures["retry-denied"]): string =>
        `${f.name}: a pause of ${formatMs(f.pauseMs)} (${pauseOf(f.why)}) ${
          f.pauseMs >= f.usableMs
            ? `does not end within the ${formatMs(f.usableMs)} that were usable`
            : `would leave ${formatMs(f.usableMs - f.pauseMs)} of the ${formatMs(f.usableMs)} that were usable, less than the ${formatMs(f.minUsefulMs)} that are worth a try`
        }. Denied ${times(f.times)} in this run.`,
      why: "The retry is in the configuration but not in the budget: the call fails after the tries it has had.",
    },
    "pause-past-deadline": {
      title: "A pause before a retry outlasts the deadline",
      says: (f: Figures["pause-past-deadline"]): string =>
        `${f.name} pauses for ${formatMs(f.pauseMs)} (${pauseOf(f.why)}) with ${formatMs(f.remainingMs)} left, ${times(f.times)} in this run.`,
      why: "A caller that looks at no deadline does not ask whether the pause fits, so the retry is made after its answer has lost its worth.",
    },
    "write-cut-off": {
      title: "A write was cut off: nobody knows whether it happened",
      says: (f: Figures["write-cut-off"]): string =>
        `${f.name} was sent and given up after ${formatMs(f.spentMs)} without an answer, ${times(f.times)} in this run. ${
          f.key === "yes"
            ? "It has an idempotency key, so it can be looked up or sent again."
            : "It has no idempotency key, so it cannot safely be sent again."
        }`,
      why: "The callee may have finished the write. Someone must reconcile it afterwards; an idempotency key is what makes that possible.",
    },
    "write-retried-without-key": {
      title: "A write is retried without an idempotency key",
      says: (f: Figures["write-retried-without-key"]): string =>
        `${f.name} is a write that may be sent ${formatNumber(f.maxAttempts)} times with nothing that tells the copies apart.${
          f.times === 0
            ? ""
            : ` In this run it was sent again ${times(f.times)} after an attempt that wrote, or may have.`
        }`,
      why: "Two attempts can both succeed: a second order, a second charge.",
    },
    "ghost-work": {
      title: "Work went on after its caller had given up",
      says: (f: Figures["ghost-work"]): string =>
        [
          `${f.name} worked for ${formatMs(f.ghostMs)} that nobody waited for, ${times(f.times)} in this run.`,
          f.givenUp === f.name ? "" : ` ${f.givenUp} had been given up by then.`,
          f.totalMs === f.ghostMs ? "" : ` All ghost work: ${formatMs(f.totalMs)}.`,
        ].join(""),
      why: "It costs a worker and its locks, just when there is least to spare. A callee that is told its deadline, or of the cancellation, can stop.",
    },
    "starved-call-counted": {
      title: "A starved call counts against a healthy dependency",
      says: (f: Figures["starved-call-counted"]): string => {
        if (f.times === 0)
          return `The breaker ${f.breaker} counts it as a failure when ${f.name} is cut by the budget.`;
        const given =
          f.ownTimeoutMs === 0
            ? formatMs(f.allowedMs)
            : `${formatMs(f.allowedMs)} of its usual ${formatMs(f.ownTimeoutMs)}`;
        const opened = f.opened === 0 ? "" : ` It opened the circuit ${times(f.opened)}.`;
        return `${f.name} was given ${given} and cut by the budget, and the breaker ${f.breaker} counted that as a failure, ${times(f.times)} in this run.${opened}`;
      },
      why: "A call that was given too little time says nothing about its dependency: a slow neighbour opens a healthy circuit.",
    },
    "ladder-order": {
      title: "An outer layer gives up before the one inside it",
      says: (f: Figures["ladder-order"]): string => {
        if (f.inner === "")
          return `${f.outer} waits ${formatSpan(f.outerMs)} for an answer, and the operation may take its deadline of ${formatSpan(f.innerMs)}.`;
        const inner = f.innerMs === 0 ? "without a limit" : formatSpan(f.innerMs);
        return `${f.outer} waits ${formatSpan(f.outerMs)} for an answer, ${f.inner} inside it waits ${inner}.`;
      },
      why: "The outer one answers with an error of its own while the work inside goes on; the answer, and the reason for its delay, reach nobody.",
    },
    "keep-alive-race": {
      title: "A server closes connections that are still used",
      says: (f: Figures["keep-alive-race"]): string => {
        const reuse =
          f.idleMs === 0 ? "however long it was unused" : `for up to ${formatSpan(f.idleMs)}`;
        return `${f.inner} closes an unused connection after ${formatSpan(f.keepAliveMs)}, and ${f.outer} would use it again ${reuse}. With ${formatSpan(f.oneWayMs)} on the wire, a request that comes ${formatSpan(f.fromMs)} to ${formatSpan(f.toMs)} after the one before is lost: a 502.`;
      },
      why: "It happens only when a request meets the closing on the wire, so it shows as a few errors that nobody can repeat. The server has to keep a connection longer than whoever uses it.",
    },
    "ladder-connect-long": {
      title: "Connecting alone may take the whole budget",
      says: (f: Figures["ladder-connect-long"]): string => {
        const whole = f.of === "deadline" ? "deadline" : "wait for an answer";
        const connect = f.connectMs === 0 ? "without a limit" : formatSpan(f.connectMs);
        return `${f.name} tries to connect ${f.connectMs === 0 ? connect : `for ${connect}`}; the ${whole} is ${formatSpan(f.wholeMs)}.`;
      },
      why: "A host that does not answer is known after one or two round trips. What is waited for longer is taken from another try, or another host.",
    },
    "ladder-cannot-bind": {
      title: "A timeout that can never be what ends the wait",
      says: (f: Figures["ladder-cannot-bind"]): string =>
        `The ${f.timeout} timeout of ${f.name} is ${formatSpan(f.ms)}; the deadline of ${formatSpan(f.deadlineMs)} always comes first.`,
      why: "It looks like protection and is none: whoever tunes it changes nothing.",
    },
  },
};
