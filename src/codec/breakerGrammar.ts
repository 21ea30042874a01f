/** Breakers, as the format has them. */
import { exactOptional } from "valibot";
import { LIMITS } from "../engine/limits";
import type { BreakerRules, Buckets, Counts, HalfOpen, Trip, Verdict } from "../engine/scenario";
import { decimal, exactly, oneOf, type Shape, span, whole, yesNo } from "./scalarShapes";
import { byKind, closed, list } from "./shapes";

const counted = exactOptional(oneOf(["failure", "ignored", "success"]));

export const counts: Shape<Counts> = closed({
  timeout: counted,
  unavailable: counted,
  rejected: counted,
  rate_limited: counted,
  local: counted,
  deadline_exceeded: counted,
  cancelled: counted,
});

/** More results than a run has attempts are never reached. */
const results = whole(1, LIMITS.attempts);
const rate = decimal(0, 1);

/** When a trip is judged, and when what it knows is thrown away. */
const judging = {
  judgedOn: exactOptional(oneOf(["results", "failures"])),
  judgedEveryMs: exactOptional(span(1)),
  clearEveryMs: exactOptional(span(1)),
};

const buckets: Shape<Buckets> = closed({
  count: whole(1, LIMITS.buckets),
  from: oneOf(["epoch", "creation", "closing", "result"]),
  dropsOne: exactOptional(yesNo),
  creditedAt: exactOptional(oneOf(["end", "start"])),
});

const consecutive: Shape<Trip> = closed({
  kind: exactly("consecutive"),
  failures: results,
  windowMs: exactOptional(span(1)),
  buckets: exactOptional(buckets),
  ...judging,
});

const rateIn = exactOptional(oneOf(["share", "product", "percent", "hundredths", "whole-percent"]));

/** A window holds its results, so it is kept to what a run's requests can fill. */
const window = {
  failureRate: rate,
  minCalls: exactOptional(whole(0, LIMITS.arrivals)),
  slowMs: exactOptional(span()),
  slowRate: exactOptional(rate),
  strict: exactOptional(yesNo),
  rateIn,
  failures: exactOptional(results),
  counted: exactOptional(oneOf(["results", "admissions", "asks"])),
  ...judging,
};
const countWindow: Shape<Trip> = closed({
  kind: exactly("count"),
  size: whole(1, LIMITS.arrivals),
  ...window,
});
const timeWindow: Shape<Trip> = closed({
  kind: exactly("time"),
  windowMs: span(1),
  buckets: exactOptional(buckets),
  ...window,
});

export const trip = byKind<Trip>({ consecutive, count: countWindow, time: timeWindow });

const byRate: Shape<Verdict> = closed({
  kind: exactly("rate"),
  minCalls: results,
  failureRate: rate,
  slowRate: exactOptional(rate),
  rateIn,
  closesAbove: exactOptional(rate),
});
const bySampling: Shape<Verdict> = closed({
  kind: exactly("sampling"),
  calls: results,
  failureRate: rate,
});
const byCounts: Shape<Verdict> = closed({
  kind: exactly("counts"),
  successes: results,
  failures: results,
});

const halfOpen: Shape<HalfOpen> = closed({
  permits: exactOptional(results),
  successesToClose: exactOptional(results),
  admits: exactOptional(oneOf(["in-flight", "total", "per-period"])),
  excess: exactOptional(oneOf(["refused", "waits", "waits-for-probe"])),
  ignored: exactOptional(oneOf(["gives-back", "keeps", "success", "closes", "failure"])),
  verdict: exactOptional(byKind<Verdict>({ rate: byRate, sampling: bySampling, counts: byCounts })),
  maxMs: exactOptional(span(1)),
  becomes: exactOptional(oneOf(["open", "closed"])),
});

export const breaker: Shape<BreakerRules> = closed({
  trip: exactOptional(trip),
  openMs: exactOptional(span()),
  openBackoff: exactOptional(
    closed({ factor: decimal(1, LIMITS.factor), maxMs: exactOptional(span()) }),
  ),
  openStepsMs: exactOptional(list(span(), 1, LIMITS.openSteps)),
  halfOpen: exactOptional(halfOpen),
  counts: exactOptional(counts),
  honourRetryAfter: exactOptional(yesNo),
  placement: exactOptional(oneOf(["attempt", "call"])),
  opens: exactOptional(oneOf(["lazy", "timer"])),
  movesWhenTouched: exactOptional(yesNo),
  atOpenTime: exactOptional(oneOf(["through", "refused"])),
  countLateResults: exactOptional(yesNo),
  lateActsOn: exactOptional(oneOf(["present", "admitted"])),
  countLateProbes: exactOptional(yesNo),
  lateGivesPermit: exactOptional(yesNo),
  windowHears: exactOptional(oneOf(["closed", "all", "verdicts"])),
  closingEmpties: exactOptional(yesNo),
  capacity: exactOptional(results),
  warmUpMs: exactOptional(span()),
});
