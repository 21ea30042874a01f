/** What a breaker answers, hears and becomes. */
import type { AskedEvent, BreakerEvent, ForcedEvent, ToldEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";
import { object } from "./subject";

export function asked(event: AskedEvent, names: Names): Decision {
  const who = object(event, names);
  const breaker = `Breaker ${event.breaker}`;
  if (event.waits === true) return inWords(`${breaker} lets ${who} wait for its verdict`);
  if (!event.admitted) {
    return inWords(`${breaker} does not let ${who} through: it is ${stateOf(event)}`);
  }
  if (!event.probe) return inWords(`${breaker} lets ${who} through: it is ${stateOf(event)}`);
  return inWords(`${breaker} lets ${who} through as a probe`);
}

const stateOf = ({ after }: AskedEvent) =>
  after.forced === null ? status.breaker[after.kind] : `forced ${after.forced}`;

const ignoredProbe: { readonly [how in DecisionContext["ignoredProbe"]]: string | null } = {
  "gives-back": null,
  keeps: "ignored, and as a probe it keeps its permit",
  success: "ignored, but as a probe it is a success",
  closes: "ignored, but as a probe it closes the breaker",
  failure: "ignored, but as a probe it is a failure",
};

export function told(event: ToldEvent, names: Names, context: DecisionContext): Decision {
  const lead = `Breaker ${event.breaker} hears “${status.attempt[event.status]}” from ${object(event, names)}`;
  if (event.after.forced !== null) return inWords(lead, "it is forced: results do not count");
  if (event.late && !context.countsLate)
    return inWords(lead, "its call was let through before the last change: too late");
  if (event.counted === "ignored")
    return inWords(
      lead,
      (event.probe ? ignoredProbe[context.ignoredProbe] : null) ??
        "ignored: it neither counts nor resets",
    );
  const { after } = event;
  return {
    lead: `${lead}: it counts as ${status.counted[event.counted]},`,
    formula:
      after.kind === "half-open"
        ? [term("successes "), answer(formatNumber(after.successes))]
        : [term("failures "), answer(formatNumber(after.failures))],
    coda: event.late
      ? "it is late, and counts all the same"
      : event.probe
        ? "it was a probe"
        : null,
  };
}

export function breakerMoved(event: BreakerEvent, context: DecisionContext): Decision {
  const lead = `Breaker ${event.breaker} ${movement(event)}:`;
  const coda = outlook(event, context);
  const { cause } = event;
  const counted = (name: string, count: number, needed: number): Decision => ({
    lead,
    formula: [answer(`${name} ${formatNumber(count)}`), plain(" ≥ "), term(formatNumber(needed))],
    coda,
  });
  switch (cause.rule) {
    case "failures":
      return counted("failures", cause.failures, cause.threshold);
    case "successes":
      return counted("successes", cause.successes, cause.needed);
    case "failure_rate":
    case "slow_rate": {
      const rounded =
        cause.rounded === undefined ? [] : [plain(" ≈ "), term(String(cause.rounded))];
      const name = cause.rule === "slow_rate" ? "slow" : "failures";
      const share = `${name} ${formatNumber(cause.counted)} of ${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [
          answer(share),
          ...rounded,
          plain(cause.strict ? " > " : " ≥ "),
          term(String(cause.rate)),
        ],
        coda,
      };
    }
    case "rate_below": {
      const share = `failures ${formatNumber(cause.counted)} of ${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [
          answer(share),
          plain(cause.strict ? " not above " : " below "),
          term(String(cause.rate)),
        ],
        coda,
      };
    }
    case "half_open_time_over":
      return inWords(`${lead} half-open for ${formatMs(cause.waitedMs)} without a verdict`, coda);
    case "probe_ignored":
      return { lead, formula: [plain("ignored: "), answer(status.attempt[cause.status])], coda };
    case "open_time_over":
      return { lead, formula: [plain("waited "), answer(formatMs(cause.waitedMs))], coda };
    case "probe_failed":
      return { lead, formula: [plain("probe: "), answer(status.attempt[cause.status])], coda };
    case "forced":
      return inWords(`${lead} forced ${cause.to}`, coda);
    case "released":
      return inWords(`${lead} no longer forced`, coda);
    case "restarted":
      return inWords(`${lead} its instance restarted`, coda);
  }
}

function movement({ from, to }: BreakerEvent): string {
  if (to === "half-open") return "is half-open";
  if (to === "closed") return "closes";
  return from === "half-open" ? "opens again" : "opens";
}

function outlook({ after, to }: BreakerEvent, { stillRefuses }: DecisionContext): string {
  if (after.kind === "open" && after.forced === null) {
    const until = formatMs(after.reopensAtMs);
    return stillRefuses
      ? `it refuses every call up to and including ${until}`
      : `it refuses every call until ${until}`;
  }
  if (to === "open") return "it refuses every call";
  return to === "half-open" ? "a probe decides" : "calls go through again";
}

export function forced({ breaker, to }: ForcedEvent): Decision {
  if (to === null) return inWords(`Breaker ${breaker} is no longer forced`, "closed, count at 0");
  return inWords(
    `Breaker ${breaker} is forced ${to}`,
    to === "open" ? "it refuses every call" : "every call goes through and nothing counts",
  );
}
