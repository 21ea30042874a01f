/** What no single value can tell: names that must lead somewhere, limits over the whole, order in time. */
import { LIMITS } from "../engine/limits";
import type { CallHop, Duration, Frame, Hop, Response, Scenario } from "../engine/scenario";
import { type Path, type Problem, problemAt, problemOf } from "./problem";
import { words } from "./problemWords";

type Report = (path: Path, expected: string, found: unknown) => void;

export function brokenRules(scenario: Scenario): readonly Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, expected, found) => {
    problems.push(problemAt(path, expected, found));
  };
  const placed = placedHops(scenario.hops, ["hops"], 1);
  if (placed.length > LIMITS.hops) {
    const found = words.received.hops(placed.length);
    return [problemOf(["hops"], words.hopsInAll(LIMITS.hops), found)];
  }
  checkHops(scenario, placed, report);
  checkBreakers(scenario, report);
  checkArrivals(scenario, placed, report);
  checkForced(scenario, report);
  checkOutages(scenario, placed, report);
  checkRestarts(scenario, report);
  checkFrame(scenario, placed, report);
  return problems;
}

interface Placed {
  readonly hop: Hop;
  readonly path: Path;
  readonly depth: number;
}

/** All hops, callers before their calls. */
function placedHops(hops: readonly Hop[], at: Path, depth: number): readonly Placed[] {
  return hops.flatMap((hop, index) => {
    const path = [...at, index];
    const calls = hop.kind === "call" ? (hop.calls ?? []) : [];
    return [{ hop, path, depth }, ...placedHops(calls, [...path, "calls"], depth + 1)];
  });
}

function checkHops(scenario: Scenario, placed: readonly Placed[], report: Report): void {
  const ids = new Set<string>();
  for (const { hop, path, depth } of placed) {
    if (ids.has(hop.id)) report([...path, "id"], words.uniqueId, hop.id);
    ids.add(hop.id);
    if (depth > LIMITS.depth) report(path, words.hopsDeep(LIMITS.depth), hop);
    if (hop.kind === "work") checkDuration(hop.durationMs, [...path, "durationMs"], report);
    else {
      checkBreakerKey(scenario, hop.breaker, [...path, "breaker"], report);
      checkResponses(hop.responses, [...path, "responses"], report);
    }
  }
}

function checkResponses(responses: readonly Response[], path: Path, report: Report): void {
  for (const [index, response] of responses.entries()) {
    if ("never" in response) continue;
    checkDuration(response.durationMs, [...path, index, "durationMs"], report);
    const { body } = response;
    if (body !== undefined && (body.chunks - 1) * body.gapMs > LIMITS.spanMs) {
      report([...path, index, "body", "gapMs"], words.bodyLength(LIMITS.spanMs), body.gapMs);
    }
  }
}

function checkDuration(duration: Duration, path: Path, report: Report): void {
  if (typeof duration === "number") return;
  if ("p50" in duration && duration.p99 < duration.p50) {
    report([...path, "p99"], words.atLeast(duration.p50, "p50"), duration.p99);
  }
  if ("uniform" in duration && duration.uniform[1] < duration.uniform[0]) {
    const [low, high] = duration.uniform;
    report([...path, "uniform", 1], words.atLeast(low, "uniform[0]"), high);
  }
}

function checkBreakers(scenario: Scenario, report: Report): void {
  for (const [key, { trip }] of Object.entries(scenario.breakers)) {
    if (trip?.kind === "count" && (trip.minCalls ?? 1) > trip.size) {
      const path = ["breakers", key, "trip", "minCalls"];
      report(path, words.atMost(trip.size, "size"), trip.minCalls);
    }
  }
}

function checkArrivals(scenario: Scenario, placed: readonly Placed[], report: Report): void {
  const { arrivals } = scenario;
  if ("everyMs" in arrivals) {
    if ((arrivals.count - 1) * arrivals.everyMs > LIMITS.momentMs) {
      report(["arrivals", "count"], words.lastMoment(LIMITS.momentMs), arrivals.count);
    }
    return;
  }
  if ("poissonPerSecond" in arrivals) {
    if ((arrivals.poissonPerSecond * arrivals.forMs) / 1000 > LIMITS.arrivals) {
      const path = ["arrivals", "poissonPerSecond"];
      report(path, words.arrivalsInAll(LIMITS.arrivals), arrivals.poissonPerSecond);
    }
    return;
  }
  const called = callIds(placed);
  for (const [index, arrival] of arrivals.entries()) {
    if (typeof arrival === "number") continue;
    const path = ["arrivals", index];
    const { atMs, answers, cancelAtMs } = arrival;
    if (cancelAtMs !== undefined && cancelAtMs < atMs) {
      report([...path, "cancelAtMs"], words.atLeast(atMs, "atMs"), cancelAtMs);
    }
    for (const [hop, responses] of Object.entries(answers ?? {})) {
      if (!called.has(hop)) report([...path, "answers", hop], words.aCallHop, hop);
      checkResponses(responses, [...path, "answers", hop], report);
    }
  }
}

function callIds(placed: readonly Placed[]): ReadonlySet<string> {
  return new Set(placed.filter(({ hop }) => hop.kind === "call").map(({ hop }) => hop.id));
}

interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A period of no length is none. */
function checkPeriod({ fromMs, toMs }: Period, path: Path, report: Report): void {
  if (toMs <= fromMs) report([...path, "toMs"], words.after(fromMs, "fromMs"), toMs);
}

/** A breaker cannot be forced twice at once; one period may begin where another ends. */
function checkForced(scenario: Scenario, report: Report): void {
  const periods = [...(scenario.forced ?? []).entries()];
  for (const [index, period] of periods) {
    const path = ["forced", index];
    checkBreakerKey(scenario, period.breaker, [...path, "breaker"], report);
    checkPeriod(period, path, report);
  }
  const inTime = periods.sort(([, a], [, b]) => a.fromMs - b.fromMs);
  const latest = new Map<string, (typeof periods)[number]>();
  for (const entry of inTime) {
    const [index, period] = entry;
    const before = latest.get(period.breaker);
    if (before !== undefined && period.fromMs < before[1].toMs) {
      report(["forced", index, "fromMs"], words.notOverlapping(before[0]), period.fromMs);
    }
    if (before === undefined || period.toMs > before[1].toMs) latest.set(period.breaker, entry);
  }
}

function checkOutages(scenario: Scenario, placed: readonly Placed[], report: Report): void {
  const called = callIds(placed);
  for (const [index, outage] of (scenario.outages ?? []).entries()) {
    const path = ["outages", index];
    if (!called.has(outage.hop)) report([...path, "hop"], words.aCallHop, outage.hop);
    checkPeriod(outage, path, report);
    checkDuration(outage.durationMs, [...path, "durationMs"], report);
  }
}

function checkRestarts(scenario: Scenario, report: Report): void {
  const count = scenario.instances?.count ?? 1;
  for (const [index, { instance = 1 }] of (scenario.restarts ?? []).entries()) {
    if (instance > count) {
      report(["restarts", index, "instance"], words.atMost(count, "instances.count"), instance);
    }
  }
}

function checkFrame(scenario: Scenario, placed: readonly Placed[], report: Report): void {
  const frame: Partial<Frame> = scenario.opensAt ?? {};
  if (frame.hop !== undefined && !placed.some(({ hop }) => hop.id === frame.hop)) {
    report(["opensAt", "hop"], words.aHop, frame.hop);
  }
  checkBreakerKey(scenario, frame.breaker, ["opensAt", "breaker"], report);
}

function checkBreakerKey(
  { breakers }: Scenario,
  key: CallHop["breaker"],
  path: Path,
  report: Report,
): void {
  if (key !== undefined && !Object.hasOwn(breakers, key)) report(path, words.aBreaker, key);
}
