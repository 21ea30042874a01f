import { keepAliveRace } from "../engine/keepAliveRace";
import { type Layer, limitMs, setLayer } from "../engine/ladder";
import { LIMITS } from "../engine/limits";
import type { Ms } from "../engine/scenario";
import type { FindingOf, Rule } from "./finding";

/** How much longer than its balancer a mended server keeps a connection. */
const LONGER_MS = 5000;
/** The wire that the sentence speaks of; the window is twice as wide. */
const ONE_WAY_MS = 1;

/** A server closes connections that the layer outside it would still use: now and then a request dies. */
export const ladderKeepAlive: Rule<"keep-alive-race"> = (scenario) => {
  const { ladder = [] } = scenario;
  return ladder.flatMap((inner, index) => {
    const outer = ladder[index - 1];
    return outer === undefined ? [] : raceOf(outer, inner, index);
  });
};

function raceOf(
  outer: Layer,
  inner: Layer,
  index: number,
): readonly FindingOf<"keep-alive-race">[] {
  const idleMs = limitMs(outer, "idleMs");
  const keepAliveMs = limitMs(inner, "keepAliveMs");
  if (idleMs === null || keepAliveMs === null || keepAliveMs > idleMs) return [];
  const window = keepAliveRace({
    serverKeepAliveMs: inner.keepAliveMs ?? null,
    balancerIdleMs: outer.idleMs ?? null,
    oneWayMs: ONE_WAY_MS,
  });
  // Neither ever closes a connection.
  if (window === null) return [];
  return [
    {
      rule: "keep-alive-race",
      severity: "warning",
      hop: null,
      operation: null,
      attempt: null,
      figures: {
        layer: index,
        outer: outer.name,
        inner: inner.name,
        idleMs: outer.idleMs ?? 0,
        keepAliveMs,
        oneWayMs: ONE_WAY_MS,
        fromMs: window.fromMs,
        toMs: window.toMs,
      },
      fix: (scenario) => setLayer(scenario, index, { keepAliveMs: longerThan(outer.idleMs) }),
    },
  ];
}

/** null, for ever, where nothing else is longer. */
function longerThan(idleMs: Ms | null | undefined): Ms | null {
  if (idleMs === null || idleMs === undefined || idleMs + LONGER_MS > LIMITS.spanMs) return null;
  return idleMs + LONGER_MS;
}
