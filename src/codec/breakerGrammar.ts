/** Breakers, as the format has them. */
import { exactOptional } from "valibot";
import { LIMITS } from "../engine/limits";
import type { BreakerRules, Counts, Trip } from "../engine/scenario";
import { decimal, exactly, oneOf, type Shape, span, whole, yesNo } from "./scalarShapes";
import { byKind, closed } from "./shapes";

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

const consecutive: Shape<Trip> = closed({ kind: exactly("consecutive"), failures: results });

/** A window holds its results, so it is kept to what a run's requests can fill. */
const window = {
  failureRate: rate,
  minCalls: exactOptional(whole(1, LIMITS.arrivals)),
  slowMs: exactOptional(span()),
  slowRate: exactOptional(rate),
};
const countWindow: Shape<Trip> = closed({
  kind: exactly("count"),
  size: whole(1, LIMITS.arrivals),
  ...window,
});
const timeWindow: Shape<Trip> = closed({ kind: exactly("time"), windowMs: span(1), ...window });

export const trip = byKind<Trip>({ consecutive, count: countWindow, time: timeWindow });

export const breaker: Shape<BreakerRules> = closed({
  trip: exactOptional(trip),
  openMs: exactOptional(span()),
  openBackoff: exactOptional(
    closed({ factor: decimal(1, LIMITS.factor), maxMs: exactOptional(span()) }),
  ),
  halfOpen: exactOptional(
    closed({ permits: exactOptional(results), successesToClose: exactOptional(results) }),
  ),
  counts: exactOptional(counts),
  honourRetryAfter: exactOptional(yesNo),
  placement: exactOptional(oneOf(["attempt", "call"])),
  opens: exactOptional(oneOf(["lazy", "timer"])),
  countLateResults: exactOptional(yesNo),
});
